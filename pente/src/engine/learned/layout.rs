//! The indices of the weights of all terms that are no lines.

use crate::engine::point::Kind;

/// Where each sort of terms begins.
pub(super) const KINDS: usize = 0;
pub(super) const CAPTURED: usize = KINDS + 4 * KIND_TERMS;
pub(super) const TAKES: usize = CAPTURED + MOST_CAPTURED * MOST_CAPTURED;
pub(super) const TURN: usize = TAKES + 2 * TAKE_TERMS;
/// How many terms there are.
pub(super) const OTHERS: usize = TURN + 1;

/// For the side to move and the one that waits, with captures against it or not: each kind once and
/// more than once.
pub(super) const KIND_TERMS: usize = 2 * Kind::COUNT;
/// So many captured stones and more are counted together, less one.
pub(super) const MOST_CAPTURED: usize = 16;
/// For each number of captured stones: how many the next stone can capture at most, and whether it
/// can in more than one way.
pub(super) const TAKE_TERMS: usize = MOST_CAPTURED * MOST_NEXT * 2;
pub(super) const MOST_NEXT: usize = 8;
