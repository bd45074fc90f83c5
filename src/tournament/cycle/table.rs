//! Who sits together in a round.

use crate::tournament::round::PairingNumber;

/// Those who sit at one table, the first seat first.
pub type Table = Vec<PairingNumber>;

/// The tables of a round. Whoever is at none of them sits out.
pub type Tables = Vec<Table>;
