//! The FIDE (Dutch) system for single games (FIDE Handbook C.04.3, in force from February 2026).
//!
//! Players are paired score group by score group from the top. Whoever finds no opponent in their
//! bracket floats down to the next one. Within what the absolute criteria allow, each bracket is
//! paired as well as possible by the criteria in their order, exactly; among pairings that are
//! equally good the first one in the order of article 4 is taken.

mod allocation;
mod bracket;
mod colour;
mod completion;
mod criteria;
mod player;

use std::collections::BTreeSet;

use bracket::Bracket;
use criteria::Reach;
use player::Player;

use super::matching::Graph;
use super::round::{Colour, PairingError, PairingNumber, RoundPairing, RoundToPair};
use super::wide::Wide;

/// Pairs a round. Who is in it and what happened before decides everything: there is no chance in it.
pub fn pair(round: &RoundToPair) -> Result<RoundPairing, PairingError> {
    pair_avoiding(round, &BTreeSet::new())
}

/// The same, but these pairs, the lower number first, meet as little as pairs who have met.
pub fn pair_avoiding(
    round: &RoundToPair,
    unwanted: &BTreeSet<(PairingNumber, PairingNumber)>,
) -> Result<RoundPairing, PairingError> {
    round.check()?;
    let mut players = player::ranked(round);
    for player in &mut players {
        player.avoid(unwanted);
    }
    let everybody: Vec<&Player> = players.iter().collect();
    let bye_score = bye_score(&everybody)?;
    let (pairs, bye) = pair_brackets(everybody, bye_score, Reach::Bracket);
    let pairs = pairs.into_iter();
    let pairs = pairs.map(|(better, other)| {
        match allocation::allocate(better, other, round.first_colour) {
            Colour::White => (better.number, other.number),
            Colour::Black => (other.number, better.number),
        }
    });
    Ok(RoundPairing {
        pairs: pairs.collect(),
        bye: bye.map(|it| it.number),
    })
}

type Pair<'a> = (&'a Player, &'a Player);

/// Pairs one bracket after the other. Returns the pairs, the better player first, in the order of
/// their boards, and who is left over. Each bracket is first paired within `reach`.
fn pair_brackets(
    mut unpaired: Vec<&Player>,
    bye_score: Option<u32>,
    reach: Reach,
) -> (Vec<Pair<'_>>, Option<&Player>) {
    let mut pairs = Vec::new();
    let mut moved_down = 0;
    while unpaired.len() > 1 && moved_down < unpaired.len() {
        let end = group_end(&unpaired, moved_down);
        let bracket = Bracket {
            players: &unpaired,
            moved_down,
            end,
            next_end: group_end(&unpaired, end),
            bye_score,
        };
        let paired = bracket.pairs(reach);
        let mut is_paired = vec![false; unpaired.len()];
        for (better, other) in paired {
            (is_paired[better], is_paired[other]) = (true, true);
            pairs.push((unpaired[better], unpaired[other]));
        }
        moved_down = is_paired[..end].iter().filter(|it| !**it).count();
        let mut is_paired = is_paired.into_iter();
        unpaired.retain(|_| is_paired.next() == Some(false));
    }
    pairs.sort_by_key(|(better, other)| {
        (
            std::cmp::Reverse((better.score, other.score)),
            better.number,
        )
    });
    (pairs, unpaired.first().copied())
}

/// Where the score group ends that begins there.
fn group_end(players: &[&Player], start: usize) -> usize {
    let Some(first) = players.get(start) else {
        return start;
    };
    let same = players[start..]
        .iter()
        .take_while(|it| it.score == first.score);
    start + same.count()
}

/// The lowest score of which somebody can get the bye such that all others are paired (C5); `None` if
/// nobody is left over. Fails if there is no pairing (C4).
fn bye_score(players: &[&Player]) -> Result<Option<u32>, PairingError> {
    let bye = players.len() % 2 == 1;
    let graph = Graph::<2>::new(players.len(), |higher, lower| {
        let mut weight = Wide::ZERO;
        let pair = [players[higher], players[lower]];
        if pair[0].may_meet(pair[1]) {
            let needed = pair.iter().filter(|it| !(bye && it.may_get_bye)).count();
            weight.push(2, 1 + needed as u64);
            // Who has more points than others is not the one who is left over.
            weight.push(20, pair.iter().map(|it| u64::from(it.score)).sum());
        }
        weight
    });
    let matching = graph.matching();
    let mut left = players
        .iter()
        .zip(&matching)
        .filter(|(_, opponent)| opponent.is_none());
    match (bye, left.next(), left.next()) {
        (false, None, _) => Ok(None),
        (true, Some((player, _)), None) if player.may_get_bye => Ok(Some(player.score)),
        _ => Err(PairingError::Impossible),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::round::{Bye, GameResult, PastGame, PastRound};

    /// Numbers that look like chance, the same at every run.
    fn below(state: &mut u64, limit: usize) -> usize {
        *state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(*state >> 33).unwrap() % limit
    }

    fn numbers(paired: (Vec<Pair<'_>>, Option<&Player>)) -> (Vec<(usize, usize)>, Option<usize>) {
        let (pairs, bye) = paired;
        let pairs = pairs.iter().map(|(one, other)| (one.number, other.number));
        (pairs.collect(), bye.map(|it| it.number))
    }

    #[test]
    fn a_bracket_is_paired_alike_with_and_without_those_below() {
        let mut state = 2026;
        for players in (7..40).chain([60, 61]) {
            let mut round = RoundToPair {
                players,
                rounds_total: 9,
                first_colour: Colour::White,
                history: Vec::new(),
                absent: BTreeSet::new(),
            };
            for _ in 0..6 {
                round.absent = [1 + below(&mut state, players)].into();
                let ranked = player::ranked(&round);
                let everybody: Vec<&Player> = ranked.iter().collect();
                let Ok(bye_score) = bye_score(&everybody) else {
                    break;
                };
                let found = pair_brackets(everybody.clone(), bye_score, Reach::Bracket);
                let slow = pair_brackets(everybody, bye_score, Reach::Everybody);
                let found = numbers(found);
                assert_eq!(found, numbers(slow), "{round:?}");
                let games = found.0.iter().map(|(white, black)| PastGame {
                    white: *white,
                    black: *black,
                    result: [
                        GameResult::WhiteWins,
                        GameResult::BlackWins,
                        GameResult::Draw,
                    ][below(&mut state, 3)],
                });
                let byes = found.1.map(|it| (it, Bye::PairingAllocated));
                round.history.push(PastRound {
                    games: games.collect(),
                    byes: byes.into_iter().collect(),
                });
            }
        }
    }
}
