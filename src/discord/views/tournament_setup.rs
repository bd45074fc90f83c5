//! The making of a tournament: a preview in two pages that only its organiser sees, with menus for what can be chosen
//! and a form for what is written.

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

use crate::discord::action::{Action, TournamentAction};
use crate::discord::message::{Button, ButtonStyle, Item, LONGEST, Menu, Message};
use crate::discord::views::{time, tournament, tournament_format, tournament_starts};
use crate::game::{Pace, Terms, UsualRecurrence};
use crate::language::{Text, Word, say};
use crate::rules::catalogue;
use crate::service::{TournamentSetup, TournamentView};

/// How many hours before the start entries can end.
const ENTRY_ENDS: [i64; 6] = [1, 3, 6, 12, 24, 48];

/// How many minutes before the start the check-in can open.
const CHECK_INS: [i64; 6] = [15, 30, 60, 180, 720, 1440];

/// Stands in the value of an item before how many changes the draft had.
const SEEN: char = '@';

/// What stands for nothing in a menu.
pub const NONE: &str = "none";

/// How many players can be asked for: the fewest and the most, and whether it starts when it is full.
const SIZES: [(u16, u16, bool); 11] = [
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
    (8, 500, false),
];

/// The same for a league.
const LEAGUE_SIZES: [(u16, u16, bool); 11] = [
    (3, 11, false),
    (5, 11, false),
    (5, 22, false),
    (5, 33, false),
    (5, 44, false),
    (5, 60, false),
    (10, 22, false),
    (10, 33, false),
    (10, 60, false),
    (15, 60, false),
    (20, 60, false),
];

/// A page of the preview.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DraftPage {
    /// What is played.
    Game,
    /// When, and for whom.
    Dates,
}

impl DraftPage {
    /// The page on which a menu or button stands.
    pub const fn of(action: TournamentAction) -> Self {
        match action {
            TournamentAction::Dates
            | TournamentAction::WriteDates
            | TournamentAction::Start
            | TournamentAction::EntryEnd
            | TournamentAction::CheckInTime
            | TournamentAction::Repeat => Self::Dates,
            _ => Self::Game,
        }
    }
}

/// What is not right yet in a draft, each as a sentence.
#[derive(Clone, Debug, Default)]
pub struct DraftFaults {
    /// Why nothing was done that was asked for just now.
    pub told: Option<Text>,
    /// That its start has passed.
    pub start: Option<Text>,
    /// What was written into the form of the page that is shown.
    pub here: Vec<Text>,
    /// What was written into the form of the other page.
    pub elsewhere: Vec<Text>,
}

/// The preview of a draft: how it will be announced, and what is not right yet. Times are chosen from this time on, on the
/// clocks of the zone.
pub fn tournament_draft(
    view: &TournamentView,
    page: DraftPage,
    faults: &DraftFaults,
    clock: (Timestamp, &TimeZone),
) -> Message {
    let id = view.tournament.id;
    let setup = &view.tournament.setup;
    let shown = tournament::tournament(view).text;
    let about = [say!(tournament::draft)].into_iter();
    let about = Text::sentences(about.chain(why_unrated(&setup.terms)));
    let mut wrong = wrong(page, faults);
    let first = (!wrong.is_empty()).then(|| wrong.remove(0));
    let told = faults.told.clone().into_iter();
    let head = told.chain([shown, about]).chain(faults.start.clone());
    let head = Text::joined(head.chain(first), "\n\n");
    let more = |count| say!(games::more, count = count);
    let text = Text::fitting(head, wrong, LONGEST, more);
    let menus = match page {
        DraftPage::Game => [
            (
                TournamentAction::Format,
                if setup.format.divisions().is_some() {
                    say!(league::menu_divisions)
                } else {
                    say!(tournament::menu_format)
                },
                formats(setup),
            ),
            (
                TournamentAction::Games,
                say!(tournament::menu_games),
                games(&setup.terms),
            ),
            (
                TournamentAction::Size,
                say!(tournament::menu_size),
                sizes(setup),
            ),
            (
                TournamentAction::Pace,
                say!(tournament_setup::menu_pace),
                paces(&setup.terms),
            ),
        ],
        DraftPage::Dates => [
            (
                TournamentAction::Start,
                say!(tournament::menu_start),
                tournament_starts::starts(setup.starts_at, clock),
            ),
            (
                TournamentAction::EntryEnd,
                say!(tournament_setup::menu_entry_end),
                entry_ends(setup),
            ),
            (
                TournamentAction::CheckInTime,
                say!(tournament_setup::menu_check_in),
                check_ins(setup),
            ),
            (
                TournamentAction::Repeat,
                say!(tournament_setup::menu_repeat),
                repeats(view),
            ),
        ],
    };
    // A league repeats by itself.
    let menus = menus.into_iter().filter(|(action, ..)| {
        *action != TournamentAction::Repeat || setup.format.divisions().is_none()
    });
    let changes = changes(view);
    let message = menus.fold(Message::text(text), |message, (action, prompt, items)| {
        let items = items.into_iter().map(|it| Item {
            value: format!("{}{SEEN}{changes}", it.value),
            ..it
        });
        message.with_menu(Menu {
            action: Action::Tournament(action, id),
            prompt,
            items: items.collect(),
        })
    });
    message.with_buttons(buttons(view, page))
}

/// A heading with what is wrong under it, first what was written on this page; nothing if nothing is. Where something of
/// both pages is, what is of the other one begins with its name.
fn wrong(page: DraftPage, faults: &DraftFaults) -> Vec<Text> {
    let other = match page {
        DraftPage::Game => say!(tournament_setup::dates),
        DraftPage::Dates => say!(tournament_setup::game),
    };
    let (here, elsewhere) = (&faults.here, &faults.elsewhere);
    let heading = match (here.is_empty(), elsewhere.is_empty()) {
        (true, true) => return Vec::new(),
        (true, false) => say!(tournament_setup::wrong_elsewhere, page = other.clone()),
        (false, _) => say!(tournament_setup::wrong),
    };
    let dash = || Text::verbatim("- ");
    let own = here.iter().map(|it| Text::joined([dash(), it.clone()], ""));
    let others = elsewhere.iter().map(|it| {
        if here.is_empty() {
            return Text::joined([dash(), it.clone()], "");
        }
        let of_page = [other.clone(), it.clone()];
        Text::joined([dash(), Text::joined(of_page, " · ")], "")
    });
    [heading].into_iter().chain(own).chain(others).collect()
}

/// How many changes a draft has: whoever sees it decides about that state of it.
fn changes(view: &TournamentView) -> u32 {
    u32::try_from(view.tournament.revision).unwrap_or(u32::MAX)
}

/// What was chosen from a menu of a draft, and how many changes the draft had when it was shown; `None` in older menus.
/// A number that cannot be read is that of no draft.
pub fn seen_with(value: &str) -> (&str, Option<i64>) {
    match value.rsplit_once(SEEN) {
        Some((value, changes)) => (value, Some(changes.parse().unwrap_or(-1))),
        None => (value, None),
    }
}

/// Why the terms cannot be rated, if they cannot.
fn why_unrated(terms: &Terms) -> Option<Text> {
    if Terms::can_be_rated(&terms.ruleset, terms.pace) {
        return None;
    }
    let usual = catalogue::find(terms.ruleset.id);
    let is_usual_rated = usual.is_some_and(|it| Terms::can_be_rated(&it, terms.pace));
    let ruleset = terms.ruleset.name;
    Some(if is_usual_rated {
        say!(tournament_setup::unrated_options, ruleset = ruleset)
    } else {
        say!(tournament_setup::unrated_ruleset, ruleset = ruleset)
    })
}

fn buttons(view: &TournamentView, page: DraftPage) -> Vec<Button> {
    let id = view.tournament.id;
    let button = |label, look, action| {
        Button::new(
            label,
            look,
            Action::TournamentDraft(action, id, changes(view)),
        )
    };
    let plain = |label, action| button(label, ButtonStyle::Plain, action);
    let announce = button(
        say!(tournament::announce),
        ButtonStyle::Inviting,
        TournamentAction::Announce,
    );
    let (turn, write) = match page {
        DraftPage::Game => (
            plain(say!(tournament_setup::dates), TournamentAction::Dates),
            TournamentAction::WriteGame,
        ),
        DraftPage::Dates => (
            plain(say!(tournament_setup::game), TournamentAction::Game),
            TournamentAction::WriteDates,
        ),
    };
    let write = plain(say!(tournament_setup::write), write);
    let discard = plain(say!(tournament::discard), TournamentAction::Discard);
    vec![announce, turn, write, discard]
}

fn item(label: Text, value: impl Into<String>, is_chosen: bool) -> Item {
    Item {
        is_chosen,
        ..Item::new(label, value)
    }
}

fn formats(setup: &TournamentSetup) -> Vec<Item> {
    let all = if setup.format.divisions().is_some() {
        tournament_format::leagues()
    } else {
        tournament_format::offered(usize::from(setup.terms.ruleset.seats))
    };
    let items = all.into_iter().map(|it| {
        let chosen = it.with_rounds(setup.format.rounds()) == setup.format;
        item(tournament_format::choice(it), it.id(), chosen)
    });
    items.collect()
}

fn sizes(setup: &TournamentSetup) -> Vec<Item> {
    let is_league = setup.format.divisions().is_some();
    let sizes = if is_league { LEAGUE_SIZES } else { SIZES };
    let sizes = sizes
        .into_iter()
        .filter(|(_, most, _)| usize::from(*most) <= setup.format.most_entrants());
    let items = sizes.map(|(fewest, most, is_full)| {
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
    items.collect()
}

/// The paces with a clock.
fn paces(terms: &Terms) -> Vec<Item> {
    let untimed = Pace::Untimed.id();
    let timed = time::paces()
        .into_iter()
        .filter(|(word, _)| *word != untimed);
    let items = timed.map(|(word, label)| {
        let chosen = word == terms.pace.id();
        item(label, word, chosen)
    });
    items.collect()
}

fn entry_ends(setup: &TournamentSetup) -> Vec<Item> {
    let chosen = setup
        .entry_until
        .map(|end| setup.starts_at.duration_since(end));
    let until_start = item(
        say!(tournament_setup::entry_until_start),
        NONE,
        chosen.is_none(),
    );
    let before = ENTRY_ENDS.into_iter().map(|hours| {
        let span = SignedDuration::from_hours(hours);
        let label = say!(tournament_setup::entry_before, span = time::span(span));
        item(label, hours.to_string(), chosen == Some(span))
    });
    [until_start].into_iter().chain(before).collect()
}

fn check_ins(setup: &TournamentSetup) -> Vec<Item> {
    let without = item(
        say!(tournament_setup::check_in_none),
        NONE,
        setup.check_in.is_none(),
    );
    let with = CHECK_INS.into_iter().map(|minutes| {
        let span = SignedDuration::from_mins(minutes);
        let label = say!(tournament_setup::check_in_span, span = time::span(span));
        item(label, minutes.to_string(), setup.check_in == Some(span))
    });
    [without].into_iter().chain(with).collect()
}

fn repeats(view: &TournamentView) -> Vec<Item> {
    let series = view.series();
    let chosen = series.as_ref().and_then(|it| it.usual);
    let once = item(
        say!(tournament_setup::repeat_none),
        NONE,
        view.tournament.setup.repeats.is_none(),
    );
    let usual = UsualRecurrence::ALL.into_iter().map(|it| {
        let label = say!(tournament_setup::repeat_choice, kind = Word(it.id()));
        item(label, it.id(), chosen == Some(it))
    });
    [once].into_iter().chain(usual).collect()
}

/// Sets or single games, rated or not, as far as the terms allow: the value is `set` or `single`, and `rated` or
/// `casual`.
fn games(terms: &Terms) -> Vec<Item> {
    let can_be_set = Terms::can_be_set(&terms.ruleset) && !terms.pace.is_live();
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
            word,
            chosen,
        )
    });
    items.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_says_for_which_state_of_the_draft_it_was_made() {
        assert_eq!(seen_with("swiss@12"), ("swiss", Some(12)));
        assert_eq!(seen_with("swiss"), ("swiss", None), "an older menu");
        for wrong in ["swiss@99999999999999999999", "swiss@", "swiss@x"] {
            assert_eq!(seen_with(wrong), ("swiss", Some(-1)), "that of no draft");
        }
    }
}
