//! Swiss by sets: each pair plays two games with the colours swapped, so colours are even by themselves.
//!
//! One matching of everybody pairs a round, by these criteria in their order:
//!
//! 1. all are paired but one, if they are odd in number, who never had a bye or a point without play;
//! 2. as few rematches as possible: none while that can be avoided;
//! 3. the bye goes to the lowest score;
//! 4. the sum of the squares of score differences is as small as possible: whoever cannot meet somebody
//!    with the same score meets the next, and nobody meets somebody far off if two near ones would do;
//! 5. nobody floats in the same direction as in the last round, then as in the one before;
//! 6. within a score group, the better half meets the other half in order.

mod player;

use std::collections::BTreeSet;

use player::Player;

use super::matching::Graph;
use super::round::{Colour, PairingError, PairingNumber, RoundPairing, RoundToPair};
use super::wide::{Wide, bits_for};

/// Who meets whom in the first round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FirstRound {
    /// The better half meets the other half in order, as in later rounds within a score.
    #[default]
    Halves,
    /// Players of like rating meet: the first meets the second, the third the fourth.
    LikeStrength,
}

/// How many rounds a Swiss has: 4 below 16 entrants, 5 up to 31, 6 up to 63, 7 above. Few entrants
/// play fewer, so that nobody has to meet anybody again.
pub fn rounds(entrants: usize) -> usize {
    let by_size = match entrants {
        ..16 => 4,
        16..=31 => 5,
        32..=63 => 6,
        64.. => 7,
    };
    let opponents = entrants.saturating_sub(1);
    // With an odd number everybody sits out once as well.
    by_size.min(opponents + entrants % 2)
}

/// Pairs a round. White is who begins the first game of the set.
///
/// A rematch is better than none: this fails only if everybody who could be left over had a bye.
pub fn pair(round: &RoundToPair, first_round: FirstRound) -> Result<RoundPairing, PairingError> {
    pair_avoiding(round, first_round, &BTreeSet::new())
}

/// The same, but these pairs, the lower number first, meet as little as pairs who have met.
pub fn pair_avoiding(
    round: &RoundToPair,
    first_round: FirstRound,
    unwanted: &BTreeSet<(PairingNumber, PairingNumber)>,
) -> Result<RoundPairing, PairingError> {
    round.check()?;
    let mut players = player::ranked(round);
    for player in &mut players {
        player.avoid(unwanted);
    }
    let like_strength = round.history.is_empty() && first_round == FirstRound::LikeStrength;
    let criteria = Criteria::new(&players, like_strength);
    let size = players.len();
    let graph = Graph::new(size, |higher, lower| criteria.weight(higher, lower));
    let matching = graph.matching();
    let mut left = (0..size).filter(|it| matching[*it].is_none());
    let bye = left.next();
    if left.next().is_some() || bye.is_some_and(|it| !players[it].may_get_bye) {
        return Err(PairingError::Impossible);
    }
    let pairs = matching.iter().enumerate();
    let pairs = pairs.filter_map(|(player, opponent)| {
        let opponent = opponent.filter(|it| player < *it)?;
        Some((&players[player], &players[opponent]))
    });
    let mut pairs: Vec<_> = pairs.collect();
    pairs.sort_by_key(|(better, other)| {
        let scores = std::cmp::Reverse((better.score, other.score));
        (scores, better.number)
    });
    let pairs = pairs.into_iter();
    Ok(RoundPairing {
        pairs: pairs
            .map(|(better, other)| with_colours(better, other, round.first_colour))
            .collect(),
        bye: bye.map(|it| players[it].number),
    })
}

/// White and black of two: whoever had white less often gets it. If that is nobody, the better one gets
/// the initial colour if their number is odd.
fn with_colours(
    better: &Player,
    other: &Player,
    first_colour: Colour,
) -> (PairingNumber, PairingNumber) {
    let colour = match better.more_whites.cmp(&other.more_whites) {
        std::cmp::Ordering::Less => Colour::White,
        std::cmp::Ordering::Greater => Colour::Black,
        std::cmp::Ordering::Equal if better.number % 2 == 1 => first_colour,
        std::cmp::Ordering::Equal => first_colour.other(),
    };
    match colour {
        Colour::White => (better.number, other.number),
        Colour::Black => (other.number, better.number),
    }
}

/// What a pair is worth.
struct Criteria<'a> {
    players: &'a [Player],
    like_strength: bool,
    is_odd: bool,
    /// The largest difference of scores.
    spread: u64,
    total_score: u64,
}

impl<'a> Criteria<'a> {
    fn new(players: &'a [Player], like_strength: bool) -> Self {
        let scores = || players.iter().map(|it| u64::from(it.score));
        Self {
            players,
            like_strength,
            is_odd: players.len() % 2 == 1,
            spread: scores().max().unwrap_or(0) - scores().min().unwrap_or(0),
            total_score: scores().sum(),
        }
    }

    /// Each criterion is a field of bits that is wide enough for the sum over all pairs.
    fn weight(&self, higher: usize, lower: usize) -> Wide<2> {
        let (one, other) = (&self.players[higher], &self.players[lower]);
        let mut weight = Wide::ZERO;
        let pairs = self.players.len() / 2;
        let mut bits = 2;
        let mut field = |most: u64, value: u64| {
            let most = usize::try_from(most).unwrap_or(usize::MAX);
            let width = bits_for(most);
            bits += width;
            weight.push(width, value);
        };
        let count = pairs as u64;
        let is_needed = |it: &Player| u64::from(!(self.is_odd && it.may_get_bye));
        // The first field may overflow upwards: nothing is above it.
        field(3, 1 + is_needed(one) + is_needed(other));
        field(count, (!one.has_met(other)).into());
        field(self.total_score, u64::from(one.score + other.score));
        let difference = u64::from(one.score - other.score);
        let worst = self.spread * self.spread;
        field(count * worst, worst - difference * difference);
        for ago in 0..2 {
            field(2 * count, 2 - repeated_floats(one, other, ago));
        }
        let size = self.players.len() as u64;
        let misplaced = self.misplaced(higher, lower) as u64;
        field(
            count * size * size,
            size * size - (misplaced * misplaced).min(size * size),
        );
        debug_assert!(bits <= Wide::<2>::USABLE_BITS, "{bits} bits");
        weight
    }

    /// How far a pair is from where the order of its score group would have it.
    fn misplaced(&self, higher: usize, lower: usize) -> usize {
        let score = |index: usize| self.players[index].score;
        let start = |index: usize| self.players.partition_point(|it| it.score > score(index));
        let end = |index: usize| self.players.partition_point(|it| it.score >= score(index));
        if score(higher) == score(lower) {
            let half = (end(higher) - start(higher)) / 2;
            let wanted = if self.like_strength { 1 } else { half.max(1) };
            (lower - higher).abs_diff(wanted)
        } else {
            // The last of the higher score meets the first of the lower one.
            (end(higher) - 1 - higher) + (lower - start(lower))
        }
    }
}

/// How many of the two float in the direction in which they floated in the last round (0) or in the
/// one before (1).
fn repeated_floats(one: &Player, other: &Player, rounds_ago: usize) -> u64 {
    if one.score == other.score {
        return 0;
    }
    let down = one.floats[rounds_ago] == std::cmp::Ordering::Greater;
    let up = other.floats[rounds_ago] == std::cmp::Ordering::Less;
    u64::from(down) + u64::from(up)
}

#[cfg(test)]
mod tests;
