//! Who meets whom in a round, and how that ended.

use crate::tournament::round::{Bye, GameResult, PairingNumber};

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

impl Pairing {
    /// A pairing of a stage, which is to be played.
    pub(super) fn new(stage: usize, section: usize, players: Vec<PairingNumber>) -> Self {
        Self {
            players,
            stage,
            section,
            is_further: false,
            is_unwanted: false,
            result: None,
        }
    }

    /// Somebody who meets nobody.
    pub(super) fn bye(stage: usize, section: usize, player: PairingNumber, bye: Bye) -> Self {
        Self {
            result: Some(Outcome::Bye(bye)),
            ..Self::new(stage, section, vec![player])
        }
    }

    /// The same pairing, decided at once where one of two does not play any more.
    #[must_use]
    pub(super) fn decided_by_departures(self, has_left: impl Fn(PairingNumber) -> bool) -> Self {
        let &[white, black] = self.players.as_slice() else {
            return self;
        };
        let result = match (has_left(white), has_left(black)) {
            (false, false) => return self,
            (true, true) => GameResult::BothForfeit,
            (true, false) => GameResult::BlackWinsByForfeit,
            (false, true) => GameResult::WhiteWinsByForfeit,
        };
        Self {
            result: Some(Outcome::Pair(result)),
            ..self
        }
    }
}

/// The half points that a result brings to one of two.
pub(super) fn points_of(result: Option<&Outcome>, is_white: bool) -> usize {
    let Some(Outcome::Pair(result)) = result else {
        return 0;
    };
    match (result, is_white) {
        (GameResult::Draw, _) => 1,
        (GameResult::WhiteWins | GameResult::WhiteWinsByForfeit, true)
        | (GameResult::BlackWins | GameResult::BlackWinsByForfeit, false) => 2,
        _ => 0,
    }
}
