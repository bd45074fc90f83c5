//! The rounds of an elimination, alone or after a Swiss.

use super::data::{Course, past_round};
use super::pairing::Pairing;
use crate::tournament::elimination::{BracketMatch, BracketSide, Kind, Meeting, Standing};
use crate::tournament::round::{PairingNumber, PastRound};

/// The next round among these players, the first of whom is the best seed; nothing if it is over.
pub(super) fn next_round(
    course: &Course,
    kind: Kind,
    seeds: &[PairingNumber],
    stage: usize,
) -> Vec<Pairing> {
    let round = course.next_round();
    let is_alive = |it: &PairingNumber| !course.has_left_before(*it, round);
    if !seeds.iter().any(is_alive) {
        return Vec::new();
    }
    let meetings = standing(course, kind, seeds, stage).meetings().into_iter();
    let pairings = meetings.map(|meeting| {
        let players = seats(course, meeting, seeds, stage);
        let pairing = Pairing {
            is_further: meeting.is_further_set,
            ..Pairing::new(stage, 0, players).marked(course)
        };
        pairing.decided_by_departures(|it| course.has_left_before(it, round))
    });
    pairings.collect()
}

/// How the matches of an elimination stand.
pub(super) fn standing(
    course: &Course,
    kind: Kind,
    seeds: &[PairingNumber],
    stage: usize,
) -> Standing {
    let seed_of =
        |player: PairingNumber| seeds.iter().position(|it| *it == player).map(|it| it + 1);
    let rounds = course.rounds_of(stage).into_iter();
    let history: Vec<PastRound> = rounds
        .map(|(_, pairings)| past_round(&pairings, seed_of))
        .collect();
    Standing::new(kind, seeds.len(), &history)
}

/// All matches, with the players by their pairing numbers.
pub(super) fn bracket(
    course: &Course,
    kind: Kind,
    seeds: &[PairingNumber],
    stage: usize,
) -> Vec<BracketMatch> {
    let player = |seed: PairingNumber| seeds.get(seed - 1).copied();
    let all = standing(course, kind, seeds, stage).bracket().into_iter();
    let all = all.map(|one| BracketMatch {
        sides: one.sides.map(|side| BracketSide {
            player: side.player.and_then(player),
            ..side
        }),
        winner: one.winner.and_then(player),
        ..one
    });
    all.collect()
}

/// Who begins: by lot, and the other one if the match is played again.
fn seats(
    course: &Course,
    meeting: Meeting,
    seeds: &[PairingNumber],
    stage: usize,
) -> Vec<PairingNumber> {
    let (one, other) = (seeds[meeting.better - 1], seeds[meeting.other - 1]);
    let rounds = course.rounds_of(stage).into_iter().rev();
    let mut before = rounds.flat_map(|(_, pairings)| pairings);
    let last = before.find(|it| it.players.contains(&one) && it.players.contains(&other));
    let begins = match last {
        Some(last) => last.players[0] == other,
        None => course
            .lot(course.next_round() * 1000 + one)
            .is_multiple_of(2),
    };
    if begins {
        vec![one, other]
    } else {
        vec![other, one]
    }
}
