//! The longest texts of tournaments fit into a message, in every language.

use super::*;
use crate::discord::action::TournamentAction;
use crate::discord::message::LONGEST;
use crate::discord::views::{crosstable, which_tournament};
use crate::tournament::league::Divisions;

/// A name as long as one may be, of letters that are all escaped.
fn with_long_name(mut view: TournamentView) -> TournamentView {
    view.tournament.setup.name = "*".repeat(60);
    view
}

/// How often each player has a row in all pages as text; each of them fits.
fn rows_of(view: &TournamentView, language: Language) -> BTreeMap<usize, usize> {
    let mut rows = BTreeMap::new();
    let mut page = 0;
    loop {
        let message = crosstable(view, page, true, language);
        let text = message.text.in_language(language);
        let length = text.encode_utf16().count();
        assert!(length <= LONGEST, "{length} in {language:?}: {text}");
        let names = text.lines().filter_map(|it| it.split_once(" Player "));
        for number in names.map(|(before, _)| before.split_whitespace().last()) {
            let number = number.and_then(|it| it.parse().ok());
            *rows.entry(number.expect("a pairing number")).or_insert(0) += 1;
        }
        page += 1;
        let last = crosstable(view, page, true, language);
        if last.text.in_language(language) == text {
            return rows;
        }
    }
}

#[test]
fn a_crosstable_as_text_fits_whatever_stands_around_it() {
    let league = Format::League(Divisions {
        size: 32,
        movers: 1,
    });
    for (format, players) in [(swiss(9, None), 32), (swiss(7, None), 24), (league, 12)] {
        let mut view = with_long_name(begun(format, "pente", players));
        while go_on(&mut view) {}
        for language in Language::ALL {
            let rows = rows_of(&view, language);
            assert_eq!(rows.len(), players, "{language:?}");
            assert!(rows.values().all(|it| *it == 1), "{rows:?}");
        }
    }
}

#[test]
fn a_question_about_many_tournaments_fits() {
    let all: Vec<TournamentView> = (0..25)
        .map(|_| with_long_name(begun(swiss(3, None), "pente", 2)))
        .collect();
    let message = which_tournament(&all, TournamentAction::Enter);
    assert!(message.text.longest() <= LONGEST);
}
