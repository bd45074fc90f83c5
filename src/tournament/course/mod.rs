//! The course of a tournament: from its format, its entrants and the rounds so far follows the next one,
//! or that it is over.
//!
//! The same course always gives the same round: nothing here draws lots but from the seed.

use std::collections::BTreeSet;

use super::format::Format;
use super::round::{Bye, GameResult, PairingNumber};
use super::swiss;

/// A tournament, as far as it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// How it is played.
    pub format: Format,
    /// How many seats a game has.
    pub seats: usize,
    /// Whether each pair plays a set of two games. In a Swiss, single games are paired by FIDE's Dutch system.
    pub by_sets: bool,
    /// Decides what is left to lots.
    pub seed: u64,
    /// Who takes part; the first has the pairing number 1.
    pub entrants: Vec<Entrant>,
    /// The rounds so far.
    pub rounds: Vec<Vec<Pairing>>,
    /// Pairs who should not meet if that can be avoided, the lower number first.
    pub unwanted: BTreeSet<(PairingNumber, PairingNumber)>,
    /// Who asked for half a point instead of an opponent in the next round.
    pub byes: BTreeSet<PairingNumber>,
}

/// Who takes part, and for how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The first round in which they play, from 1.
    pub from_round: usize,
    /// The last round in which they play, if they left.
    pub left_after: Option<usize>,
}

/// Those who meet in a round, or somebody without an opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// In the order of their seats: whoever begins is first. One alone has a bye.
    pub players: Vec<PairingNumber>,
    /// Which part of the tournament it belongs to, from 0: sections come before a final, a Swiss before an
    /// elimination.
    pub stage: usize,
    /// The section of that stage, from 0.
    pub section: usize,
    /// Whether it decides a match that was drawn: it is played faster.
    pub is_further: bool,
    /// Whether the two should not have met, but nothing else was possible.
    pub is_unwanted: bool,
    /// How it ended; `None` while it is played.
    pub result: Option<Outcome>,
}

/// How a pairing ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A game of two, or a set. The first of them is white.
    Pair(GameResult),
    /// A game of more: the place of each seat, 1 for the winner.
    Table(Vec<usize>),
    /// Nobody was met.
    Bye(Bye),
}

/// What comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Something of the last round is still played.
    Waiting,
    /// A round. What has a result already is not played.
    Round(Vec<Pairing>),
    /// Nothing: all is decided.
    Over,
}

impl Course {
    /// How many rounds the Swiss has, if this is one, without an elimination that follows. It is settled
    /// by those who take part from the first round on.
    pub fn rounds_of_swiss(&self) -> Option<usize> {
        let Format::Swiss { rounds, .. } = self.format else {
            return None;
        };
        let entrants = self.entrants.iter().filter(|it| it.from_round == 1);
        Some(rounds.map_or_else(|| swiss::rounds(entrants.count()), usize::from))
    }
}

impl Outcome {
    /// The id it is stored under: `1-0`, `+-`, `bye`, or the places: `1 2 2`.
    pub fn id(&self) -> String {
        match self {
            Self::Pair(result) => game_result_id(*result).to_owned(),
            Self::Table(places) => {
                let places: Vec<String> = places.iter().map(ToString::to_string).collect();
                places.join(" ")
            }
            Self::Bye(Bye::PairingAllocated) => "bye".to_owned(),
            Self::Bye(Bye::HalfPoint) => "half".to_owned(),
            Self::Bye(Bye::ZeroPoint) => "zero".to_owned(),
        }
    }

    /// The result with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        let bye = match id {
            "bye" => Some(Bye::PairingAllocated),
            "half" => Some(Bye::HalfPoint),
            "zero" => Some(Bye::ZeroPoint),
            _ => None,
        };
        if let Some(bye) = bye {
            return Some(Self::Bye(bye));
        }
        let pair = GAME_RESULTS
            .into_iter()
            .find(|it| game_result_id(*it) == id);
        if let Some(result) = pair {
            return Some(Self::Pair(result));
        }
        let places: Option<Vec<usize>> = id.split(' ').map(|it| it.parse().ok()).collect();
        places.filter(|it| it.len() > 2).map(Self::Table)
    }
}

const GAME_RESULTS: [GameResult; 6] = [
    GameResult::WhiteWins,
    GameResult::BlackWins,
    GameResult::Draw,
    GameResult::WhiteWinsByForfeit,
    GameResult::BlackWinsByForfeit,
    GameResult::BothForfeit,
];

const fn game_result_id(result: GameResult) -> &'static str {
    match result {
        GameResult::WhiteWins => "1-0",
        GameResult::BlackWins => "0-1",
        GameResult::Draw => "draw",
        GameResult::WhiteWinsByForfeit => "+-",
        GameResult::BlackWinsByForfeit => "-+",
        GameResult::BothForfeit => "--",
    }
}
