//! Seasons whose games end one by one, with results that look like chance, while people leave.

use std::collections::BTreeSet;

use super::*;
use crate::tournament::course::{Entrant, Next, Outcome};
use crate::tournament::lot;
use crate::tournament::round::GameResult;

const RULES: Divisions = Divisions { size: 7, movers: 2 };

/// A season of so many people, whose games have begun.
fn season(entrants: usize, seed: u64) -> Course {
    let entrant = Entrant {
        from_round: 1,
        left_after: None,
    };
    let mut course = Course {
        format: Format::League(RULES),
        seats: 2,
        by_sets: false,
        seed,
        entrants: vec![entrant; entrants],
        rounds: Vec::new(),
        unwanted: BTreeSet::new(),
        byes: BTreeSet::new(),
    };
    let Ok(Next::Round(round)) = course.next() else {
        panic!("a season has a round");
    };
    course.rounds.push(round);
    course
}

fn draw(course: &Course, what: usize, limit: usize) -> usize {
    usize::try_from(lot::draw(course.seed, what as u64) % limit as u64).unwrap()
}

/// Ends a game that is still played, with what chance gives; whoever has left loses.
fn end_a_game(course: &mut Course, what: usize) -> bool {
    let open = course.rounds[0].iter().enumerate();
    let open: Vec<usize> = open
        .filter(|(_, it)| it.result.is_none())
        .map(|(index, _)| index)
        .collect();
    if open.is_empty() {
        return false;
    }
    let index = open[draw(course, what, open.len())];
    let &[white, black] = &course.rounds[0][index].players[..] else {
        panic!("two play");
    };
    let left = |it| course.has_left_before(it, 2);
    let is_short = draw(course, what + 1, 2) == 0;
    let result = match (left(white), left(black), draw(course, what + 2, 5)) {
        (true, _, _) if is_short => GameResult::BlackWinsByForfeit,
        (true, _, _) => GameResult::BlackWins,
        (_, true, _) if is_short => GameResult::WhiteWinsByForfeit,
        (_, true, _) | (_, _, 0 | 1) => GameResult::WhiteWins,
        (_, _, 2 | 3) => GameResult::BlackWins,
        _ => GameResult::Draw,
    };
    course.rounds[0][index].result = Some(Outcome::Pair(result));
    true
}

#[test]
fn everybody_meets_everybody_of_their_division_once_and_begins_as_often_as_not() {
    for entrants in 3..=40 {
        let course = season(entrants, 1);
        let mut met = BTreeSet::new();
        let mut began = vec![0; entrants];
        for pairing in &course.rounds[0] {
            let &[white, black] = &pairing.players[..] else {
                panic!("two play");
            };
            assert!(met.insert((white.min(black), white.max(black))));
            began[white - 1] += 1;
        }
        let divisions = course.divisions();
        let games = divisions.iter().map(|it| it.len() * (it.len() - 1) / 2);
        assert_eq!(met.len(), games.sum::<usize>());
        for division in &divisions {
            for place in division {
                let games = division.len() - 1;
                let fair = games / 2..=games.div_ceil(2);
                assert!(fair.contains(&began[place.player - 1]), "{entrants}");
            }
            let together = |one: usize, other: usize| met.contains(&(one, other));
            for one in division {
                let mut lower = division.iter().filter(|it| it.player < one.player);
                assert!(lower.all(|it| together(it.player, one.player)));
            }
        }
    }
}

#[test]
fn what_is_still_possible_never_widens_and_holds_whoever_leaves() {
    for seed in 0..20 {
        let mut course = season(19, seed);
        let mut before = course.bounds(0);
        for step in 0..1_000 {
            if draw(&course, 7 * step + 3, 12) == 0 {
                let who = draw(&course, 7 * step + 4, 19);
                course.entrants[who].left_after = Some(1);
            } else if !end_a_game(&mut course, 7 * step) {
                break;
            }
            let after = course.bounds(0);
            for (before, after) in before.iter().zip(&after) {
                let is_within = before.start() <= after.start() && after.end() <= before.end();
                assert!(is_within, "{before:?} {after:?} of {seed} at {step}");
            }
            before = after;
        }
        assert_eq!(course.next(), Ok(Next::Over));
        let ranking = course.ranking();
        let ranked: BTreeSet<usize> = ranking.iter().map(|it| it.player).collect();
        assert_eq!(ranked.len(), 19);
        for it in ranking {
            let bounds = &before[it.player - 1];
            assert!(bounds.contains(&it.rank), "{it:?} {bounds:?} of {seed}");
        }
    }
}

#[test]
fn who_leaves_early_is_last_and_brings_nobody_anything() {
    let mut course = season(7, 3);
    course.entrants[0].left_after = Some(1);
    let mut beaten = Vec::new();
    for pairing in &mut course.rounds[0] {
        let is_first = pairing.players.contains(&1);
        let win = beaten.len() < 2;
        pairing.result = Some(Outcome::Pair(match (is_first, win) {
            (true, true) => {
                beaten.push(pairing.players[0]);
                GameResult::WhiteWins
            }
            (true, false) => GameResult::BothForfeit,
            (false, _) if pairing.players[0] == 7 => GameResult::BlackWins,
            (false, _) if pairing.players[1] == 7 => GameResult::WhiteWins,
            (false, _) => GameResult::Draw,
        }));
    }
    let divisions = course.divisions();
    let last = divisions[0].last().unwrap();
    assert_eq!((last.player, last.has_left), (1, true));
    let table = &course.tables()[0].standings;
    for it in table {
        let expected = match it.player {
            1 | 7 => 0,
            _ => 4 + 2,
        };
        assert_eq!(it.half_points, expected, "{table:?}");
    }
}

#[test]
fn the_only_one_who_stays_is_first() {
    let mut course = season(7, 4);
    for entrant in &mut course.entrants[..6] {
        entrant.left_after = Some(1);
    }
    for pairing in &mut course.rounds[0] {
        pairing.result = Some(Outcome::Pair(GameResult::BothForfeit));
    }
    let first = course.divisions()[0][0];
    assert_eq!((first.player, first.has_left), (7, false));
}
