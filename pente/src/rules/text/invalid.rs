//! What is wrong with a record that could be read.

use thiserror::Error;

use crate::rules::{IllegalMove, Record, ReplayError};

/// The most characters of a result that are shown.
const MOST_SHOWN: usize = 20;

/// Why a record is not that of a game which was played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum InvalidRecord {
    /// A move is against the rules.
    #[error("move {number}, {word}: {refusal}")]
    Move {
        /// The number of the move, from 1.
        number: usize,
        /// The move in a word.
        word: String,
        /// Why it is illegal.
        refusal: IllegalMove,
    },
    /// The result contradicts the moves, or another place that tells it.
    #[error("the result {told:?} contradicts {known:?}")]
    Result {
        /// The beginning of the result that is told.
        told: String,
        /// What the moves, or the other place, say.
        known: String,
    },
}

impl InvalidRecord {
    /// An illegal move of this record.
    pub(super) fn of_move(record: &Record, ReplayError { index, refusal }: ReplayError) -> Self {
        Self::Move {
            number: index + 1,
            word: record.moves[index].text(record.ruleset.size),
            refusal,
        }
    }

    /// A result that contradicts another.
    pub(super) fn of_result(told: &str, known: &str) -> Self {
        Self::Result {
            told: told.chars().take(MOST_SHOWN).collect(),
            known: known.to_owned(),
        }
    }
}
