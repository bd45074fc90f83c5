//! Whole eliminations, played out.

use super::*;
use crate::tournament::lot;
use crate::tournament::round::{GameResult, PastGame};

fn pairs(standing: &Standing) -> Vec<(usize, usize)> {
    let meetings = standing.meetings().into_iter();
    meetings.map(|it| (it.better, it.other)).collect()
}

fn round(standing: &Standing, result: impl Fn(Meeting) -> GameResult) -> PastRound {
    let games = standing.meetings().into_iter().map(|it| PastGame {
        white: it.better,
        black: it.other,
        result: result(it),
    });
    PastRound {
        games: games.collect(),
        byes: Vec::new(),
    }
}

fn worst(standing: &Standing) -> Vec<usize> {
    standing.outlooks().iter().map(|it| it.worst).collect()
}

#[test]
fn the_better_seeds_get_byes_and_meet_late() {
    let mut history = Vec::new();
    let start = Standing::new(Kind::Single, 6, &history);
    assert_eq!(pairs(&start), [(4, 5), (3, 6)]);
    history.push(round(&start, |_| GameResult::WhiteWins));
    let second = Standing::new(Kind::Single, 6, &history);
    assert_eq!(pairs(&second), [(1, 4), (2, 3)]);
    history.push(round(&second, |_| GameResult::WhiteWins));
    let last = Standing::new(Kind::Single, 6, &history);
    assert_eq!(pairs(&last), [(1, 2)]);
    history.push(round(&last, |_| GameResult::BlackWins));
    let end = Standing::new(Kind::Single, 6, &history);
    assert!(end.meetings().is_empty());
    assert_eq!(worst(&end), [3, 4, 2, 2, 1, 1]);
}

#[test]
fn a_drawn_match_goes_to_a_further_set_and_then_to_the_better_seed() {
    let start = Standing::new(Kind::Single, 4, &[]);
    let first = round(&start, |it| match it.better {
        1 => GameResult::Draw,
        _ => GameResult::BlackWins,
    });
    let history = [first];
    let standing = Standing::new(Kind::Single, 4, &history);
    let again = Meeting {
        better: 1,
        other: 4,
        is_further_set: true,
    };
    assert_eq!(standing.meetings(), [again]);
    let further = round(&standing, |_| GameResult::Draw);
    let [first] = history;
    let standing = Standing::new(Kind::Single, 4, &[first, further]);
    assert_eq!(pairs(&standing), [(1, 3)]);
}

#[test]
fn who_loses_once_in_a_double_elimination_can_still_win() {
    let mut history = Vec::new();
    let mut rounds = Vec::new();
    loop {
        let standing = Standing::new(Kind::Double, 4, &history);
        if standing.meetings().is_empty() {
            assert_eq!(worst(&standing), [4, 3, 1, 2]);
            break;
        }
        rounds.push(pairs(&standing));
        // The first seed loses the first match and no other.
        let is_first = history.is_empty();
        history.push(round(&standing, |it| match (is_first, it.better) {
            (true, 1) => GameResult::BlackWins,
            _ => GameResult::WhiteWins,
        }));
    }
    let expected: [&[(usize, usize)]; 5] = [
        &[(1, 4), (2, 3)],
        &[(1, 3), (2, 4)],
        &[(1, 4)],
        &[(1, 2)],
        &[(1, 2)],
    ];
    assert_eq!(rounds, expected);
}

#[test]
fn everybody_but_the_winner_loses_as_often_as_they_may() {
    for (entrants, seed) in (2..=20).flat_map(|it| (0..8).map(move |seed| (it, seed))) {
        for (kind, lives) in [(Kind::Single, 1), (Kind::Double, 2)] {
            let mut losses = vec![0; entrants + 1];
            let mut history: Vec<PastRound> = Vec::new();
            loop {
                let standing = Standing::new(kind, entrants, &history);
                let number = history.len() as u64;
                let past = round(&standing, |it| {
                    if lot::draw(seed + 100 * number, it.better as u64).is_multiple_of(2) {
                        GameResult::WhiteWins
                    } else {
                        GameResult::BlackWinsByForfeit
                    }
                });
                if past.games.is_empty() {
                    break;
                }
                for game in &past.games {
                    let is_white = game.result == GameResult::WhiteWins;
                    losses[if is_white { game.black } else { game.white }] += 1;
                }
                history.push(past);
                assert!(history.len() < 40, "{entrants} entrants never end");
            }
            let out = losses[1..].iter().filter(|it| **it == lives).count();
            assert_eq!(out, entrants - 1, "{kind:?}, {entrants}: {losses:?}");
        }
    }
}

#[test]
fn a_bracket_shows_who_came_from_which_match() {
    for (kind, entrants) in [
        (Kind::Single, 6),
        (Kind::Double, 6),
        (Kind::Single, 16),
        (Kind::Double, 16),
    ] {
        let mut history = Vec::new();
        let mut rounds = 0;
        loop {
            let standing = Standing::new(kind, entrants, &history);
            let bracket = standing.bracket();
            for (index, one) in bracket.iter().enumerate() {
                for side in one.sides {
                    let Some(before) = side.winner_of else {
                        continue;
                    };
                    assert!(before < index);
                    assert_eq!(side.player, bracket[before].winner, "{kind:?}");
                    let is_next = bracket[before].round + 1 == one.round;
                    let is_final = one.half == Half::Final;
                    assert!(is_next && bracket[before].half == one.half || is_final);
                }
                let got: u32 = one.sides.iter().filter_map(|it| it.half_points).sum();
                assert!(got == 0 || got == 2, "a match is one game here");
                let is_played = one.sides.iter().all(|it| it.half_points.is_some());
                assert!(!is_played || one.winner.is_some());
            }
            if standing.meetings().is_empty() {
                let last = bracket.iter().rfind(|it| it.winner.is_some()).unwrap();
                assert_eq!(last.winner, Some(1), "the better one always wins");
                assert_eq!(last.is_needless, kind == Kind::Double);
                break;
            }
            history.push(round(&standing, |_| GameResult::WhiteWins));
            rounds += 1;
        }
        assert!(rounds > 2);
    }
}
