//! Maximum-weight matching of players, exact for weights of any size.
//!
//! The algorithm is the blossom algorithm of `integer-blossom`; this module knows neither rounds nor
//! colours.

use super::wide::Wide;

/// Who may meet whom, and how much it is worth. Players are numbered from 0.
#[derive(Clone)]
pub(super) struct Graph<const N: usize> {
    size: usize,
    /// Row by row; only the half above the diagonal is used. Zero for a pair that may not meet.
    weights: Vec<Wide<N>>,
    /// Those who were joined, and are not looked at any more.
    joined: Matching,
}

/// Each player's opponent.
pub(super) type Matching = Vec<Option<usize>>;

impl<const N: usize> Graph<N> {
    /// A graph in which `weight` values each pair, the lower number first.
    pub(super) fn new(size: usize, mut weight: impl FnMut(usize, usize) -> Wide<N>) -> Self {
        let mut weights = vec![Wide::ZERO; size * size];
        for first in 0..size {
            for second in first + 1..size {
                weights[first * size + second] = weight(first, second);
            }
        }
        Self {
            size,
            weights,
            joined: vec![None; size],
        }
    }

    /// What it is worth that two meet.
    pub(super) fn weight(&self, one: usize, other: usize) -> Wide<N> {
        self.weights[one.min(other) * self.size + one.max(other)]
    }

    /// Forbids the pairs of `player` with everybody whom `is_opponent` does not name.
    pub(super) fn restrict(&mut self, player: usize, is_opponent: impl Fn(usize) -> bool) {
        for other in (0..self.size).filter(|it| *it != player && !is_opponent(*it)) {
            self.weights[player.min(other) * self.size + player.max(other)] = Wide::ZERO;
        }
    }

    /// Decides that two meet.
    pub(super) fn join(&mut self, one: usize, other: usize) {
        self.joined[one] = Some(other);
        self.joined[other] = Some(one);
    }

    /// The same graph with a further criterion of `width` bits, less important than all before.
    pub(super) fn refined(
        &self,
        width: usize,
        mut worth: impl FnMut(usize, usize) -> Wide<N>,
    ) -> Self {
        let is_free = |player: usize| self.joined[player].is_none();
        let refined = Self::new(self.size, |first, second| {
            let weight = self.weight(first, second);
            if weight.is_zero() || !is_free(first) || !is_free(second) {
                return Wide::ZERO;
            }
            weight.shifted(width) + worth(first, second)
        });
        Self {
            joined: self.joined.clone(),
            ..refined
        }
    }

    /// The matching with the largest sum of weights.
    pub(super) fn matching(&self) -> Matching {
        let free: Vec<usize> = (0..self.size)
            .filter(|it| self.joined[*it].is_none())
            .collect();
        let pairs = free
            .iter()
            .flat_map(|one| free.iter().map(move |other| (*one, *other)));
        let weights: Vec<Wide<N>> = pairs.map(|(one, other)| self.weight(one, other)).collect();
        let found = integer_blossom::max_weight_matching(&weights, free.len());
        let mut matching = self.joined.clone();
        for (player, opponent) in free.iter().zip(found) {
            matching[*player] = opponent.map(|it| free[it]);
        }
        matching
    }

    /// The sum of weights of a matching, of those who are not joined. It may be a little larger than
    /// a weight may be, so it is only good for comparing.
    pub(super) fn sum(&self, matching: &[Option<usize>]) -> Wide<N> {
        let pairs = pairs(matching);
        pairs.fold(Wide::ZERO, |sum, (one, other)| {
            sum + self.weight(one, other)
        })
    }

    /// Whether all pairs of the matching may meet.
    pub(super) fn allows(&self, matching: &[Option<usize>]) -> bool {
        pairs(matching).all(|(one, other)| !self.weight(one, other).is_zero())
    }
}

/// Each pair once.
fn pairs(matching: &[Option<usize>]) -> impl Iterator<Item = (usize, usize)> {
    let opponents = matching.iter().enumerate();
    opponents.filter_map(|(one, other)| other.filter(|it| one < *it).map(|it| (one, it)))
}
