//! A round in a line, as another program describes it.

use serde::Deserialize;
use serde_json::Value;

use crate::tournament::round::{
    Bye, Colour, GameResult, PairingNumber, PastGame, PastRound, RoundToPair,
};

/// A round as described by another program.
#[derive(Deserialize)]
pub(super) struct Round {
    pub(super) id: Option<Value>,
    pub(super) players: Vec<Player>,
    rounds_total: usize,
    first_color: FirstColour,
    #[serde(default)]
    history: Vec<Past>,
    #[serde(default)]
    absent: Vec<PairingNumber>,
}

/// Somebody who takes part.
#[derive(Deserialize)]
pub(super) struct Player {
    pub(super) n: PairingNumber,
    pub(super) rating: Option<Value>,
}

#[derive(Clone, Copy, Deserialize)]
enum FirstColour {
    #[serde(rename = "w")]
    White,
    #[serde(rename = "b")]
    Black,
}

#[derive(Deserialize)]
struct Past {
    round: Option<usize>,
    #[serde(default)]
    pairs: Vec<(PairingNumber, PairingNumber, PastResult)>,
    #[serde(default)]
    byes: Vec<(PairingNumber, PastBye)>,
}

#[derive(Clone, Copy, Deserialize)]
enum PastResult {
    #[serde(rename = "1-0")]
    White,
    #[serde(rename = "0-1")]
    Black,
    #[serde(rename = "1/2")]
    Draw,
    #[serde(rename = "+--")]
    WhiteByForfeit,
    #[serde(rename = "--+")]
    BlackByForfeit,
    #[serde(rename = "---")]
    BothForfeit,
}

#[derive(Clone, Copy, Deserialize)]
enum PastBye {
    #[serde(rename = "U")]
    PairingAllocated,
    #[serde(rename = "H")]
    HalfPoint,
    #[serde(rename = "Z")]
    ZeroPoint,
}

impl Round {
    /// The round, if it has no contradiction.
    pub(super) fn to_pair(&self) -> Result<RoundToPair, String> {
        let players = self.players.len();
        let mut numbers: Vec<_> = self.players.iter().map(|it| it.n).collect();
        numbers.sort_unstable();
        if !numbers.into_iter().eq(1..=players) {
            return Err("the players are numbered 1, 2, 3 and so on".to_owned());
        }
        let named = self.history.iter().map(|it| it.round).zip(1..);
        if let Some((_, next)) = named
            .into_iter()
            .find(|(round, next)| round.is_some_and(|it| it != *next))
        {
            return Err(format!(
                "round {next} is missing from the history, or not in its place"
            ));
        }
        Ok(RoundToPair {
            players,
            rounds_total: self.rounds_total,
            first_colour: match self.first_color {
                FirstColour::White => Colour::White,
                FirstColour::Black => Colour::Black,
            },
            history: self.history.iter().map(past).collect(),
            absent: self.absent.iter().copied().collect(),
        })
    }
}

fn past(round: &Past) -> PastRound {
    let games = round.pairs.iter().map(|(white, black, result)| PastGame {
        white: *white,
        black: *black,
        result: match result {
            PastResult::White => GameResult::WhiteWins,
            PastResult::Black => GameResult::BlackWins,
            PastResult::Draw => GameResult::Draw,
            PastResult::WhiteByForfeit => GameResult::WhiteWinsByForfeit,
            PastResult::BlackByForfeit => GameResult::BlackWinsByForfeit,
            PastResult::BothForfeit => GameResult::BothForfeit,
        },
    });
    let byes = round.byes.iter().map(|(player, bye)| {
        let bye = match bye {
            PastBye::PairingAllocated => Bye::PairingAllocated,
            PastBye::HalfPoint => Bye::HalfPoint,
            PastBye::ZeroPoint => Bye::ZeroPoint,
        };
        (*player, bye)
    });
    PastRound {
        games: games.collect(),
        byes: byes.collect(),
    }
}
