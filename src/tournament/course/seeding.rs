//! The initial order of a tournament, from which the pairing numbers follow.

use std::cmp::Reverse;

use crate::tournament::lot;

/// Who is to get a place in the initial order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seeded {
    /// Tells them apart from all others.
    pub key: u64,
    /// How strong they are.
    pub rating: i32,
}

/// The keys in the initial order: the strongest first, lots decide between equals. In which order they
/// are given makes no difference.
pub fn initial_order(entrants: &[Seeded], seed: u64) -> Vec<u64> {
    let mut order = entrants.to_vec();
    order.sort_by_key(|it| (Reverse(it.rating), lot::draw(seed, it.key), it.key));
    order.into_iter().map(|it| it.key).collect()
}
