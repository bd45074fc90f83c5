//! The rounds of a cycle: tables of three or four.
//!
//! A plan holds for all rounds as long as the same people take part. When somebody leaves, the rounds that
//! are left are planned anew.

use super::data::Course;
use super::pairing::{Outcome, Pairing};
use crate::tournament::cycle::{self, Cycle, Tables};
use crate::tournament::round::{Bye, PairingNumber};

/// The most rounds of a cycle whose organiser asks for no number.
const MOST_ROUNDS: usize = 15;

/// How many rounds a cycle has.
pub(super) fn rounds(course: &Course, asked: Option<u8>) -> usize {
    let wanted = || cycle::rounds(course.entrants.len(), course.seats).min(MOST_ROUNDS);
    asked.map_or_else(wanted, usize::from)
}

/// The next round; nothing if it is over.
pub(super) fn next_round(course: &Course, asked: Option<u8>) -> Vec<Pairing> {
    let (round, total) = (course.next_round(), rounds(course, asked));
    let playing = course.playing(round);
    if round > total || playing.len() < course.seats {
        return Vec::new();
    }
    // The first round since which the same people take part.
    let mut since = round;
    while since > 1 && course.playing(since - 1) == playing {
        since -= 1;
    }
    let past: Vec<Tables> = course.rounds[..since - 1]
        .iter()
        .map(|it| tables(it))
        .collect();
    let plan = Cycle {
        players: &playing,
        seats: course.seats,
        past: &past,
        rounds_left: total + 1 - since,
        seed: course.seed,
    };
    let Some(tables) = plan.plan().into_iter().nth(round - since) else {
        return Vec::new();
    };
    let sits = |it: &PairingNumber| tables.iter().any(|table| table.contains(it));
    let out: Vec<_> = playing.iter().copied().filter(|it| !sits(it)).collect();
    let out = out
        .into_iter()
        .map(|it| Pairing::bye(0, 0, it, Bye::HalfPoint));
    let tables = tables.into_iter().map(|table| Pairing::new(0, 0, table));
    tables.chain(out).collect()
}

fn tables(round: &[Pairing]) -> Tables {
    let tables = round.iter().filter(|it| it.players.len() > 1);
    tables.map(|it| it.players.clone()).collect()
}

/// The half points of each player so far, in the order of their numbers, and how often they were first.
pub(super) fn scores(course: &Course) -> Vec<Score> {
    let mut scores = vec![Score::default(); course.entrants.len()];
    for pairing in course.rounds.iter().flatten() {
        for (seat, player) in pairing.players.iter().enumerate() {
            let Some(score) = scores.get_mut(player - 1) else {
                continue;
            };
            match &pairing.result {
                Some(Outcome::Table(places)) if seat < places.len() => {
                    score.half_points += cycle::half_points(places, seat);
                    score.wins += usize::from(places[seat] == 1);
                }
                Some(Outcome::Bye(_)) => {
                    score.half_points += cycle::half_points_of_sitting_out(course.seats);
                }
                _ => {}
            }
        }
    }
    scores
}

/// What somebody has in a cycle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Score {
    pub(super) half_points: usize,
    pub(super) wins: usize,
}
