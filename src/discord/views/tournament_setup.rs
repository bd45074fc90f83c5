//! The menus that lead through the making of a tournament: a preview that only its organiser sees.

use jiff::SignedDuration;

use crate::discord::action::{Action, TournamentAction};
use crate::discord::message::{ButtonStyle, Item, Menu, Message};
use crate::discord::views::{time, tournament};
use crate::game::{Pace, Terms};
use crate::language::{Text, Word, say};
use crate::service::TournamentView;
use crate::tournament::elimination::Kind;
use crate::tournament::format::{Format, TopCut};
use crate::tournament::league::{Divisions, LARGEST_DIVISION, MOST_MOVERS, SMALLEST_DIVISION};
use crate::tournament::round_robin::Seeding;

/// After how many hours a tournament can start, as the menus offer it.
const STARTS: [i64; 10] = [1, 3, 6, 12, 24, 48, 72, 168, 336, 672];

/// How many players can be asked for: the fewest and the most, and whether it starts when it is full.
const SIZES: [(u16, u16, bool); 10] = [
    (4, 4, true),
    (8, 8, true),
    (16, 16, true),
    (3, 8, false),
    (4, 16, false),
    (8, 16, false),
    (4, 32, false),
    (8, 64, false),
    (8, 128, false),
    (8, 256, false),
];

/// The same for a league.
const LEAGUE_SIZES: [(u16, u16, bool); 10] = [
    (3, 11, false),
    (5, 11, false),
    (5, 22, false),
    (5, 33, false),
    (5, 60, false),
    (10, 22, false),
    (10, 33, false),
    (10, 60, false),
    (15, 60, false),
    (20, 60, false),
];

/// The preview of a draft, with menus for what can be chosen.
pub fn tournament_draft(view: &TournamentView) -> Message {
    let setup = &view.tournament.setup;
    let id = view.tournament.id;
    let menu = |action, prompt, items| Menu {
        action: Action::Tournament(action, id),
        prompt,
        items,
    };
    let shown = tournament::tournament(view).text;
    let text = Text::joined([shown, say!(tournament::draft)], "\n\n");
    let is_league = setup.format.divisions().is_some();
    let formats = if is_league {
        divisions()
    } else {
        formats(usize::from(setup.terms.ruleset.seats))
    };
    let formats = formats.into_iter().map(|it| {
        let chosen = it == setup.format;
        item(format_choice(it), it.id(), chosen)
    });
    let sizes = if is_league { LEAGUE_SIZES } else { SIZES };
    let sizes = sizes
        .into_iter()
        .filter(|(_, most, _)| usize::from(*most) <= setup.format.most_entrants());
    let sizes = sizes.map(|(fewest, most, is_full)| {
        let chosen = (fewest, most, is_full) == (setup.fewest, setup.most, setup.starts_when_full);
        let label = if is_full {
            say!(tournament::choice_full, count = most)
        } else {
            say!(tournament::choice_size, fewest = fewest, most = most)
        };
        item(
            label,
            format!("{fewest}-{most}-{}", u8::from(is_full)),
            chosen,
        )
    });
    let starts = STARTS.into_iter().map(|hours| {
        let span = time::span(SignedDuration::from_hours(hours));
        item(
            say!(tournament::choice_start, span = span),
            hours.to_string(),
            false,
        )
    });
    let announce = tournament::button(
        say!(tournament::announce),
        ButtonStyle::Inviting,
        TournamentAction::Announce,
        id,
    );
    let discard = tournament::button(
        say!(tournament::discard),
        ButtonStyle::Plain,
        TournamentAction::Discard,
        id,
    );
    Message::text(text)
        .with_menu(menu(
            TournamentAction::Format,
            if is_league {
                say!(league::menu_divisions)
            } else {
                say!(tournament::menu_format)
            },
            formats.collect(),
        ))
        .with_menu(menu(
            TournamentAction::Games,
            say!(tournament::menu_games),
            games(&setup.terms),
        ))
        .with_menu(menu(
            TournamentAction::Size,
            say!(tournament::menu_size),
            sizes.collect(),
        ))
        .with_menu(menu(
            TournamentAction::Start,
            say!(tournament::menu_start),
            starts.collect(),
        ))
        .with_buttons(vec![announce, discard])
}

fn item(label: Text, value: String, is_chosen: bool) -> Item {
    Item {
        is_chosen,
        ..Item::new(label, value)
    }
}

/// The formats that are offered for games with so many seats.
fn formats(seats: usize) -> Vec<Format> {
    let swiss = |top| Format::Swiss {
        rounds: None,
        first_round: crate::tournament::swiss::FirstRound::Halves,
        top: Some(top),
    };
    let groups = |section_size| Format::RoundRobin {
        section_size,
        seeding: Seeding::Snake,
    };
    let all = vec![
        Format::USUAL_SWISS,
        swiss(TopCut::Four),
        swiss(TopCut::Eight),
        groups(4),
        groups(5),
        Format::USUAL_ROUND_ROBIN,
        Format::Elimination(Kind::Single),
        Format::Elimination(Kind::Double),
        Format::Cycle { rounds: None },
    ];
    all.into_iter().filter(|it| it.fits_seats(seats)).collect()
}

/// How a league can be divided.
fn divisions() -> Vec<Format> {
    let sizes = SMALLEST_DIVISION..=LARGEST_DIVISION;
    let all = sizes.flat_map(|size| {
        let movers = 1..=MOST_MOVERS;
        movers.map(move |movers| Format::League(Divisions { size, movers }))
    });
    all.filter(|it| it.is_sound()).collect()
}

fn format_choice(format: Format) -> Text {
    match format {
        Format::Swiss { top: None, .. } => say!(tournament::choice_swiss),
        Format::Swiss { top: Some(top), .. } => {
            say!(tournament::choice_swiss_top, count = top.players())
        }
        Format::RoundRobin { section_size, .. } => {
            say!(tournament::choice_round_robin, count = section_size)
        }
        Format::Elimination(Kind::Single) => say!(tournament::choice_single),
        Format::Elimination(Kind::Double) => say!(tournament::choice_double),
        Format::Cycle { .. } => say!(tournament::choice_cycle),
        Format::League(rules) => {
            say!(
                league::choice,
                size = rules.size.to_string(),
                movers = rules.movers.to_string()
            )
        }
    }
}

/// Sets or single games, rated or not, as far as the terms allow: the value is `set` or `single`, and `rated` or
/// `casual`.
fn games(terms: &Terms) -> Vec<Item> {
    let can_be_set = terms.ruleset.seats == 2 && !matches!(terms.pace, Pace::Live(_));
    let can_be_rated = Terms::can_be_rated(&terms.ruleset, terms.pace);
    let all = [
        ("set-rated", true, true),
        ("set-casual", true, false),
        ("single-rated", false, true),
        ("single-casual", false, false),
    ];
    let all = all
        .into_iter()
        .filter(|(_, is_set, is_rated)| (can_be_set || !is_set) && (can_be_rated || !is_rated));
    let items = all.map(|(word, is_set, is_rated)| {
        let chosen = (is_set, is_rated) == (terms.set, terms.rated);
        item(
            say!(tournament::choice_games, kind = Word(word)),
            word.to_owned(),
            chosen,
        )
    });
    items.collect()
}
