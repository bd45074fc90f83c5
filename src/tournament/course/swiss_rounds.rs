//! The rounds of a Swiss, and of the elimination among the first that may follow it.
//!
//! Where the rules allow no pairing any more, because few are left, they are relaxed: single games are then
//! paired like sets, which allows rematches; if everybody who could be left over had a bye as well, the Swiss
//! ends.

use std::collections::BTreeSet;

use super::data::{Course, past_round};
use super::knockout;
use super::pairing::Pairing;
use crate::tournament::dutch;
use crate::tournament::elimination::Kind;
use crate::tournament::format::Format;
use crate::tournament::round::{
    Bye, MOST_PLAYERS, PairingError, PairingNumber, PastRound, RoundPairing, RoundToPair,
};
use crate::tournament::standings::{Results, Standing, Unplayed, standings};
use crate::tournament::swiss::{self, FirstRound};

impl Course {
    /// How many rounds the Swiss has, if this is one, without an elimination that follows. It is settled
    /// by those who take part from the first round on.
    pub fn rounds_of_swiss(&self) -> Option<usize> {
        let Format::Swiss { rounds, .. } = self.format else {
            return None;
        };
        let entrants = self.entered_by(1);
        Some(rounds.map_or_else(|| swiss::rounds(entrants), usize::from))
    }
}

/// The next round; nothing if it is over.
pub(super) fn next_round(course: &Course) -> Result<Vec<Pairing>, PairingError> {
    let Format::Swiss {
        first_round, top, ..
    } = course.format
    else {
        return Ok(Vec::new());
    };
    if course.last_stage() == 0 {
        let paired = swiss_round(course, first_round)?;
        if !paired.is_empty() {
            return Ok(paired);
        }
    }
    Ok(match top {
        Some(top) if !course.rounds.is_empty() => {
            let seeds = cut(course, top.players());
            knockout::next_round(course, Kind::Single, &seeds, 1)
        }
        _ => Vec::new(),
    })
}

fn swiss_round(course: &Course, first_round: FirstRound) -> Result<Vec<Pairing>, PairingError> {
    let rounds_total = course.rounds_of_swiss().unwrap_or(0);
    let round = course.next_round();
    let players = course.entered_by(round);
    let playing = course.playing(round);
    if round > rounds_total || playing.len() < 2 {
        return Ok(Vec::new());
    }
    let asked: Vec<_> = playing
        .iter()
        .filter(|it| course.byes.contains(it))
        .collect();
    let is_absent = |it: &PairingNumber| !playing.contains(it) || course.byes.contains(it);
    let to_pair = RoundToPair {
        players,
        rounds_total,
        first_colour: course.first_colour(),
        history: history(course, players),
        absent: (1..=players).filter(is_absent).collect(),
    };
    to_pair.check()?;
    let Some(found) = paired(course, &to_pair, first_round)? else {
        return Ok(Vec::new());
    };
    let pairs = found.pairs.into_iter();
    let pairs = pairs.map(|(white, black)| Pairing::new(0, 0, vec![white, black]).marked(course));
    let bye = found.bye.into_iter();
    let bye = bye.map(|it| Pairing::bye(0, 0, it, Bye::PairingAllocated));
    let asked = asked
        .into_iter()
        .map(|it| Pairing::bye(0, 0, *it, Bye::HalfPoint));
    Ok(pairs.chain(bye).chain(asked).collect())
}

/// The pairing by the strictest rules that allow one.
fn paired(
    course: &Course,
    round: &RoundToPair,
    first_round: FirstRound,
) -> Result<Option<RoundPairing>, PairingError> {
    let nobody = BTreeSet::new();
    let attempts = [
        (!course.by_sets, &course.unwanted),
        (!course.by_sets, &nobody),
        (false, &course.unwanted),
    ];
    for (is_dutch, unwanted) in attempts {
        let found = if is_dutch {
            dutch::pair_avoiding(round, unwanted)
        } else {
            swiss::pair_avoiding(round, first_round, unwanted)
        };
        match found {
            Err(PairingError::Impossible) => {}
            found => return found.map(Some),
        }
    }
    Ok(None)
}

/// The rounds of the Swiss. Whoever enters late gets half a point for the round before their first.
pub(super) fn history(course: &Course, players: usize) -> Vec<PastRound> {
    let rounds = course.rounds_of(0).into_iter().map(|(number, pairings)| {
        let mut past = past_round(&pairings, |it| (it <= players).then_some(it));
        let late = (1..=players.min(MOST_PLAYERS))
            .filter(|it| course.entrants[it - 1].from_round == number + 1);
        past.byes.extend(late.map(|it| (it, Bye::HalfPoint)));
        past
    });
    rounds.collect()
}

/// The standings of the Swiss, without the elimination.
pub(super) fn table(course: &Course) -> Vec<Standing> {
    let players = course.entrants.len();
    let rounds = history(course, players);
    let results = Results {
        players,
        rounds: &rounds,
        unplayed: Unplayed::Swiss,
    };
    standings(&results, course.format.tie_breaks())
}

/// Those who go on to the elimination, the first one first: the best who were there to the end of the Swiss.
pub(super) fn cut(course: &Course, players: usize) -> Vec<PairingNumber> {
    let last = course.rounds_of(0).last().map_or(0, |(number, _)| *number);
    let table = table(course).into_iter().map(|it| it.player);
    let stayed = table.filter(|it| !course.has_left_before(*it, last + 1));
    stayed.take(players).collect()
}
