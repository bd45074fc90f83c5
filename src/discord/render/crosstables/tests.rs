//! Tournaments of all formats, played on; each player and each match is on one page.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;

use super::pages::pages;
use super::*;
use crate::game::PlayerId;
use crate::game::{ChannelId, First, Pace, ServerId, Terms, TournamentId};
use crate::language::Language;
use crate::picture::Theme;
use crate::picture::{CrosstableBody, CrosstablePart};
use crate::rules::catalogue;
use crate::service::{
    RatingBand, SavedEntry, SavedPairing, SavedRound, SavedTournament, TournamentSetup,
    TournamentState,
};
use crate::tournament::course::{Next, Outcome, Pairing};
use crate::tournament::elimination::Kind;
use crate::tournament::format::{Format, TopCut};
use crate::tournament::round::GameResult;
use crate::tournament::swiss::FirstRound;

mod longest;
mod told;

const AT: Timestamp = Timestamp::UNIX_EPOCH;

/// A tournament that has just begun.
fn begun(format: Format, ruleset: &str, players: usize) -> TournamentView {
    let terms = Terms {
        ruleset: catalogue::decode(ruleset).expect("a ruleset"),
        pace: Pace::default(),
        rated: false,
        first: First::Chance,
        calls: false,
        set: false,
        claim: false,
        hill: false,
    };
    let setup = TournamentSetup {
        name: "Autumn cup".to_owned(),
        terms,
        format,
        fewest: 2,
        most: 200,
        band: RatingBand::default(),
        starts_at: AT,
        starts_when_full: false,
        entry_until: None,
        check_in: None,
        repeats: None,
    };
    let tournament = SavedTournament {
        id: TournamentId(1),
        server: ServerId(1),
        channel: ChannelId(1),
        organiser: PlayerId(1),
        setup,
        state: TournamentState::Running,
        paused_at: None,
        is_bot_absent: false,
        is_extended: false,
        seed: 5,
        made_at: AT,
        announced_at: Some(AT),
        started_at: Some(AT),
        ended_at: None,
        follows: None,
        planned_at: None,
        series_start: None,
        message: None,
        revision: 0,
        shown: 0,
        set_aside_at: None,
    };
    let entries = (1..=players).map(|number| SavedEntry {
        player: PlayerId(number as u64),
        name: format!("Player {number}"),
        entered_at: AT,
        rating: 1500,
        is_checked_in: true,
        number: Some(number),
        from_round: 1,
        departure: None,
    });
    TournamentView {
        tournament,
        entries: entries.collect(),
        rounds: Vec::new(),
        season: None,
    }
}

/// Adds the next round, and decides all but its first board; false if there is none.
fn go_on(view: &mut TournamentView) -> bool {
    for pairing in view.rounds.iter_mut().flat_map(|it| &mut it.pairings) {
        decide(&mut pairing.pairing);
    }
    let Ok(Next::Round(pairings)) = view.course().next() else {
        return false;
    };
    let number = view.rounds.len() + 1;
    let pairings = pairings.into_iter().zip(1..);
    let pairings = pairings.map(|(mut pairing, board)| {
        if board > 1 {
            decide(&mut pairing);
        }
        let is_forfeit = pairing.result == Some(Outcome::Pair(GameResult::BlackWinsByForfeit));
        SavedPairing {
            board,
            pairing,
            game: None,
            second_game: None,
            running: Vec::new(),
            settled_at: None,
            reason: None,
            stones: if is_forfeit { 1 } else { 30 },
        }
    });
    view.rounds.push(SavedRound {
        number,
        begun_at: AT,
        ended_at: None,
        pairings: pairings.collect(),
    });
    true
}

fn decide(pairing: &mut Pairing) {
    let players = pairing.players.len();
    let sum: usize = pairing.players.iter().sum();
    if pairing.result.is_none() {
        pairing.result = Some(if players > 2 {
            Outcome::Table(
                (0..players)
                    .map(|seat| if seat == 0 { 1 } else { 2 })
                    .collect(),
            )
        } else {
            Outcome::Pair(match sum % 5 {
                0 => GameResult::Draw,
                1 | 2 => GameResult::WhiteWins,
                3 => GameResult::BlackWins,
                _ => GameResult::BlackWinsByForfeit,
            })
        });
    }
}

const READER: CrosstableReader = CrosstableReader {
    viewer: Some(PlayerId(3)),
    language: Language::English,
    theme: Theme::Wood,
};

/// How many lines of a page are players, and how often each player has a row.
fn check_page(page: &[CrosstablePart], rows: &mut BTreeMap<usize, usize>, matches: &mut usize) {
    let mut lines = 0;
    for part in page {
        match &part.body {
            CrosstableBody::Table(table) => {
                lines += table.rows.len();
                for row in &table.rows {
                    assert_eq!(row.cells.len(), table.columns.len());
                    assert_eq!(row.name, format!("Player {}", row.number));
                    assert_eq!(row.is_viewer, row.number == 3);
                    *rows.entry(row.number).or_insert(0) += 1;
                }
                assert!(table.columns.len() <= 8, "{:?}", table.columns);
            }
            CrosstableBody::Bracket(rounds) => {
                assert!(rounds.len() <= 5);
                lines += 2 * rounds[0].matches.len();
                for (round, before) in rounds.iter().skip(1).zip(rounds) {
                    for one in &round.matches {
                        for from in one.from.iter().flatten() {
                            assert!(*from < before.matches.len());
                        }
                    }
                }
                *matches += rounds.iter().map(|it| it.matches.len()).sum::<usize>();
            }
        }
    }
    assert!(lines <= 32, "{lines} lines");
}

fn swiss(rounds: u8, top: Option<TopCut>) -> Format {
    Format::Swiss {
        rounds: Some(rounds),
        first_round: FirstRound::Halves,
        top,
    }
}

#[test]
fn everybody_stands_on_one_page_of_a_swiss_for_each_eight_rounds() {
    for (players, rounds, pages_wanted) in [(6, 3, 1), (32, 8, 1), (70, 9, 5)] {
        let mut view = begun(swiss(rounds, None), "pente", players);
        while go_on(&mut view) {}
        let all = pages(&view, READER);
        assert_eq!(all.len(), pages_wanted, "{players} players");
        let (mut rows, mut matches) = (BTreeMap::new(), 0);
        for page in &all {
            check_page(page, &mut rows, &mut matches);
        }
        let times = usize::from(rounds).div_ceil(8);
        assert_eq!(rows.len(), players);
        assert!(rows.values().all(|it| *it == times), "{rows:?}");
    }
}

#[test]
fn a_cell_says_who_was_met_with_which_colour_and_how_it_ended() {
    let mut view = begun(swiss(3, None), "pente", 6);
    go_on(&mut view);
    let all = pages(&view, READER);
    let CrosstableBody::Table(table) = &all[0][0].body else {
        panic!("a table");
    };
    let cell = |number: usize| {
        let row = table.rows.iter().find(|it| it.number == number);
        row.expect("a row").cells[0].clone()
    };
    for one in &view.rounds[0].pairings {
        let &[white, black] = one.pairing.players.as_slice() else {
            panic!("nobody is left over");
        };
        let (signs, is_played) = match one.pairing.result {
            None => (['*', '*'], true),
            Some(Outcome::Pair(GameResult::WhiteWins)) => (['+', '−'], true),
            Some(Outcome::Pair(GameResult::BlackWins)) => (['−', '+'], true),
            Some(Outcome::Pair(GameResult::BlackWinsByForfeit)) => (['−', '+'], false),
            _ => (['=', '='], true),
        };
        assert_eq!(cell(white).text, format!("{black}{}", signs[0]));
        assert_eq!(cell(black).text, format!("{white}{}", signs[1]));
        let colours = [cell(white).stones, cell(black).stones];
        let colours = colours.map(|it| it.map(crate::rules::StoneColour::name));
        let wanted = [Some("white"), Some("black")].map(|it| it.filter(|_| is_played));
        assert_eq!(colours, wanted);
        assert_eq!(cell(white).is_pale, !is_played);
    }
}

#[test]
fn each_match_of_an_elimination_stands_on_one_page() {
    for (kind, players, wanted) in [
        (Kind::Single, 2, 1),
        (Kind::Single, 5, 7),
        (Kind::Single, 70, 127),
        (Kind::Double, 8, 14),
        (Kind::Double, 40, 126),
    ] {
        let mut view = begun(Format::Elimination(kind), "pente", players);
        assert!(pages(&view, READER).is_empty(), "nothing is paired yet");
        while go_on(&mut view) {
            let (mut rows, mut matches) = (BTreeMap::new(), 0);
            for page in pages(&view, READER) {
                check_page(&page, &mut rows, &mut matches);
            }
            // The final of a double elimination may be played twice.
            assert!(
                (wanted..=wanted + 1).contains(&matches),
                "{matches} of {players}"
            );
        }
    }
}

#[test]
fn groups_are_squares_below_their_final() {
    let format = Format::USUAL_ROUND_ROBIN;
    for (players, groups) in [(5, 1), (16, 3), (60, 9)] {
        let mut view = begun(format, "pente", players);
        while go_on(&mut view) {}
        let all = pages(&view, READER);
        let (mut rows, mut matches) = (BTreeMap::new(), 0);
        let mut headings = BTreeSet::new();
        for page in &all {
            check_page(page, &mut rows, &mut matches);
            headings.extend(page.iter().map(|it| it.heading.clone()));
        }
        assert_eq!(rows.len(), players);
        assert!(rows.values().all(|it| (1..=3).contains(it)), "{rows:?}");
        let has_final = headings.contains(&Some("Final".to_owned()));
        assert_eq!(has_final, groups > 1, "{headings:?}");
        let CrosstableBody::Table(first) = &all[0][0].body else {
            panic!("a table");
        };
        for (place, row) in first.rows.iter().enumerate() {
            assert!(row.cells[place].is_own);
            let others = row.cells.iter().filter(|it| !it.is_own);
            assert!(others.clone().all(|it| !it.text.is_empty()), "{row:?}");
            assert_eq!(others.count(), first.rows.len() - 1);
        }
    }
}

#[test]
fn a_cycle_tells_the_place_and_who_sat_there_and_a_swiss_its_knock_out_first() {
    let mut view = begun(Format::Cycle { rounds: Some(6) }, "pente-4", 9);
    go_on(&mut view);
    go_on(&mut view);
    let all = pages(&view, READER);
    let CrosstableBody::Table(table) = &all[0][0].body else {
        panic!("a table");
    };
    let cells = || table.rows.iter().flat_map(|it| &it.cells);
    assert!(cells().any(|it| it.text == "1" && it.below.split(' ').count() == 3));
    assert!(cells().any(|it| it.text == "½"), "somebody sits out");
    let mut view = begun(swiss(3, Some(TopCut::Four)), "pente", 8);
    while go_on(&mut view) {}
    let all = pages(&view, READER);
    assert_eq!(all.len(), 1);
    assert!(matches!(all[0][0].body, CrosstableBody::Bracket(_)));
    let CrosstableBody::Table(table) = &all[0][1].body else {
        panic!("a table");
    };
    assert_eq!(table.columns, ["1", "2", "3"]);
    assert_eq!(all[0][1].heading.as_deref(), Some("Swiss system"));
}
