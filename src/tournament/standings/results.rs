//! What standings are made of.

use crate::tournament::round::PastRound;

/// How games count that were not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unplayed {
    /// As in a Swiss (article 16). For the player: as if they had met somebody with their own score.
    /// For their opponents: with the points they brought, but rounds that somebody left out of their own
    /// accord, and after which they did not come back, count as draws.
    Swiss,
    /// As in a round robin (article 15): as games against the opponent of the schedule.
    RoundRobin,
}

/// The results of a tournament.
#[derive(Clone, Copy, Debug)]
pub struct Results<'a> {
    /// How many take part, with the numbers 1 to this.
    pub players: usize,
    /// The rounds so far.
    pub rounds: &'a [PastRound],
    /// How unplayed games count.
    pub unplayed: Unplayed,
}
