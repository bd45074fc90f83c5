//! The points of a match as a picture needs them. Draws nothing.

/// The score of a match.
#[derive(Clone, Copy, Debug)]
pub struct MatchScore<'a> {
    /// The points of each player, by seat.
    pub players: &'a [MatchPoints],
    /// How many points win.
    pub target: u16,
}

/// The points of a player of a match.
#[derive(Clone, Debug, Default)]
pub struct MatchPoints {
    /// The points at the start.
    pub handicap: u16,
    /// The points made in each game that is over, oldest first.
    pub games: Vec<u16>,
}

impl MatchPoints {
    /// The points so far.
    pub fn total(&self) -> u16 {
        let games = self.games.iter();
        games.fold(self.handicap, |sum, &made| sum.saturating_add(made))
    }
}
