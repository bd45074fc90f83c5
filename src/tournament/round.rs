//! What the pairing of a round is made from, and what comes out.

use std::collections::BTreeSet;

use thiserror::Error;

/// A player's place in the initial order, from 1 (FIDE C.04.2, article 4: tournament pairing number).
pub type PairingNumber = usize;

/// The most players of a tournament.
pub const MOST_PLAYERS: usize = 1000;

/// The most rounds of a tournament.
pub const MOST_ROUNDS: usize = 50;

/// The colour of the stones: white begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Colour {
    /// The one who begins.
    White,
    /// The one who answers.
    Black,
}

impl Colour {
    /// The other colour.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// How a game of an earlier round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// White won.
    WhiteWins,
    /// Black won.
    BlackWins,
    /// Nobody won.
    Draw,
    /// Black did not come: the game counts for the score only.
    WhiteWinsByForfeit,
    /// White did not come: the game counts for the score only.
    BlackWinsByForfeit,
    /// Neither came.
    BothForfeit,
}

impl GameResult {
    /// Whether the game was played. Only such a game counts as a meeting, and for colours.
    pub fn is_played(self) -> bool {
        matches!(self, Self::WhiteWins | Self::BlackWins | Self::Draw)
    }

    /// What somebody got for it, in half points.
    pub fn half_points(self, colour: Colour) -> u32 {
        match (self, colour) {
            (Self::Draw, _) => 1,
            (Self::WhiteWins | Self::WhiteWinsByForfeit, Colour::White)
            | (Self::BlackWins | Self::BlackWinsByForfeit, Colour::Black) => 2,
            _ => 0,
        }
    }
}

/// Why somebody had no opponent in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bye {
    /// The pairing left them over: a point.
    PairingAllocated,
    /// They asked for it: half a point.
    HalfPoint,
    /// They were absent: nothing.
    ZeroPoint,
}

impl Bye {
    /// What it brings, in half points.
    pub fn half_points(self) -> u32 {
        match self {
            Self::PairingAllocated => 2,
            Self::HalfPoint => 1,
            Self::ZeroPoint => 0,
        }
    }
}

/// A game of an earlier round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PastGame {
    /// Who had white.
    pub white: PairingNumber,
    /// Who had black.
    pub black: PairingNumber,
    /// How it ended.
    pub result: GameResult,
}

/// An earlier round. Who is not named was absent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PastRound {
    /// Its games.
    pub games: Vec<PastGame>,
    /// Who had no opponent.
    pub byes: Vec<(PairingNumber, Bye)>,
}

/// A round that is to be paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundToPair {
    /// How many take part in the tournament. Their pairing numbers are 1 to this.
    pub players: usize,
    /// How many rounds the tournament has.
    pub rounds_total: usize,
    /// The initial colour that was drawn by lot (C.04.3, article 5.1).
    pub first_colour: Colour,
    /// The rounds before, in their order.
    pub history: Vec<PastRound>,
    /// Who is not to be paired in this round.
    pub absent: BTreeSet<PairingNumber>,
}

/// The pairing of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundPairing {
    /// White and black of each game, the highest board first: the pair with the higher score of its
    /// better player, then that of the other, then the better initial place (C.04.2, article 4.4).
    pub pairs: Vec<(PairingNumber, PairingNumber)>,
    /// Who gets the pairing-allocated bye.
    pub bye: Option<PairingNumber>,
}

/// Why a round cannot be paired.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum PairingError {
    /// More players than [`MOST_PLAYERS`], or more rounds than [`MOST_ROUNDS`].
    #[error("a tournament has {MOST_PLAYERS} players and {MOST_ROUNDS} rounds at most")]
    TooLarge,
    /// A number that is nobody's.
    #[error("nobody has the pairing number {0}")]
    NoSuchPlayer(PairingNumber),
    /// Somebody who is in a round more than once.
    #[error("player {number} is named twice in round {round}")]
    NamedTwice {
        /// Who.
        number: PairingNumber,
        /// The round, from 1.
        round: usize,
    },
    /// All rounds were played.
    #[error("the tournament has no further round")]
    NoFurtherRound,
    /// No pairing keeps the absolute criteria (C1 to C4).
    #[error("no pairing of all players keeps the absolute criteria")]
    Impossible,
}

impl RoundToPair {
    /// Checks that the description has no contradiction.
    pub fn check(&self) -> Result<(), PairingError> {
        if self.players > MOST_PLAYERS || self.rounds_total > MOST_ROUNDS {
            return Err(PairingError::TooLarge);
        }
        if self.history.len() >= self.rounds_total {
            return Err(PairingError::NoFurtherRound);
        }
        for (index, round) in self.history.iter().enumerate() {
            let in_games = round.games.iter().flat_map(|it| [it.white, it.black]);
            let in_byes = round.byes.iter().map(|(number, _)| *number);
            let mut named = BTreeSet::new();
            for player in in_games.chain(in_byes) {
                self.check_number(player)?;
                if !named.insert(player) {
                    let round = index + 1;
                    return Err(PairingError::NamedTwice {
                        number: player,
                        round,
                    });
                }
            }
        }
        let mut absent = self.absent.iter();
        absent.try_for_each(|number| self.check_number(*number))
    }

    fn check_number(&self, number: PairingNumber) -> Result<(), PairingError> {
        let is_known = (1..=self.players).contains(&number);
        is_known
            .then_some(())
            .ok_or(PairingError::NoSuchPlayer(number))
    }
}
