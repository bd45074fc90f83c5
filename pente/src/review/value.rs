//! What a position is worth.

use super::chance::Chance;
use crate::engine::Score;
use crate::rules::{Colour, Outcome};

/// What a position is worth to the colour that moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Value {
    /// The score for the first colour.
    pub(super) score: Score,
    /// Whether it is proved: the game is over, or a win by force was found.
    pub(super) is_certain: bool,
}

impl Value {
    /// A score for one of the colours.
    pub(super) fn of(score: Score, colour: Colour, is_certain: bool) -> Self {
        Self {
            score: seen_by(score, colour),
            is_certain,
        }
    }

    /// A game that is over.
    pub(super) fn of_outcome(outcome: Outcome) -> Self {
        let winner = outcome.winning_colour;
        let score = winner.map_or(Score(0), |colour| seen_by(Score::WIN, colour));
        Self {
            score,
            is_certain: true,
        }
    }

    /// The score for a colour.
    pub(super) fn score_of(self, colour: Colour) -> Score {
        seen_by(self.score, colour)
    }

    /// The chance of a colour: 100 or 0 only where that is proved.
    pub(super) fn chance_of(self, colour: Colour) -> Chance {
        let score = self.score_of(colour);
        match (self.is_certain, score.wins_in(), score.loses_in()) {
            (true, Some(_), _) => Chance::WON,
            (true, _, Some(_)) => Chance::LOST,
            (true, None, None) => Chance::EVEN,
            (false, ..) => Chance::of(score),
        }
    }

    /// Whether a colour is known to win.
    pub(super) fn is_won_by(self, colour: Colour) -> bool {
        self.is_certain && self.score_of(colour).wins_in().is_some()
    }

    /// The same one stone earlier or later: a win is a stone farther away or nearer.
    pub(super) fn moved(self, earlier: i32) -> Self {
        let step = match self.score {
            score if score.wins_in().is_some() => -earlier,
            score if score.loses_in().is_some() => earlier,
            _ => 0,
        };
        let most = Score::WIN.0;
        Self {
            score: Score((self.score.0 + step).clamp(-most, most)),
            ..self
        }
    }
}

/// A score of the first colour for another one, or the other way round.
fn seen_by(score: Score, colour: Colour) -> Score {
    if colour == Colour::FIRST {
        score
    } else {
        Score(-score.0)
    }
}
