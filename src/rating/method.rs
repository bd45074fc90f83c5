//! The methods by which games are rated.

/// How the games of a ladder are rated. A ladder never changes its method: it has the games of one
/// ruleset, and so always as many players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// Glicko-2: games between two.
    Glicko2,
    /// Weng-Lin: games among three and more.
    WengLin,
}

impl Method {
    /// The method for games of this many players.
    pub const fn among(players: u8) -> Self {
        if players > 2 {
            Self::WengLin
        } else {
            Self::Glicko2
        }
    }

    /// A rating with at least this deviation is provisional.
    ///
    /// Under Glicko-2 a newcomer needs about a dozen games. A game among more tells less about each
    /// single player: Weng-Lin learns more slowly, and most slowly of partners. By its threshold a
    /// newcomer needs about nine games of three, four of six, and 28 with a partner.
    pub const fn provisional_deviation(self) -> f64 {
        match self {
            Self::Glicko2 => 110.0,
            Self::WengLin => 220.0,
        }
    }
}
