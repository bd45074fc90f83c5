//! What kind of puzzle somebody asks for, and how that is saved.

use super::puzzle_view::AskedFor;
use crate::puzzle::{Puzzle, Theme};
use crate::rating::Rating;
use crate::rules::catalogue;

/// How hard a puzzle is to be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PuzzleDifficulty {
    /// Easier than what suits the person's rating.
    Easier,
    /// What suits it.
    #[default]
    Suiting,
    /// Harder.
    Harder,
}

/// Where a puzzle is to be from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PuzzleSource {
    /// From any of the others.
    #[default]
    Any,
    /// Built in.
    BuiltIn,
    /// From finished games of the server.
    Server,
    /// From finished games of one's own.
    Mine,
}

/// What kind of puzzle somebody asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzleRequest {
    /// The theme; any if there is none.
    pub theme: Option<Theme>,
    /// The id of the ruleset; any if there is none.
    pub ruleset: Option<&'static str>,
    /// How hard it is to be.
    pub difficulty: PuzzleDifficulty,
    /// Where it is to be from.
    pub source: PuzzleSource,
}

/// How far easier or harder puzzles lie from the others.
const STEP: f64 = 300.0;

impl PuzzleDifficulty {
    /// All of them, from easy to hard.
    pub const ALL: [Self; 3] = [Self::Easier, Self::Suiting, Self::Harder];

    /// The word for it in options and in the database.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Easier => "easier",
            Self::Suiting => "suiting",
            Self::Harder => "harder",
        }
    }

    /// The one with this word.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.id() == id)
    }

    /// The rating of the puzzles that are right for a person of this rating. Whoever is little known is asked
    /// easier ones first.
    pub(super) fn target(self, solver: Rating) -> f64 {
        let suiting = solver.rating - solver.deviation / 2.0;
        match self {
            Self::Easier => suiting - STEP,
            Self::Suiting => suiting,
            Self::Harder => suiting + STEP,
        }
    }
}

impl PuzzleSource {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Any, Self::BuiltIn, Self::Server, Self::Mine];

    /// The word for it in options and in the database.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Any => "any",
            Self::BuiltIn => "built-in",
            Self::Server => "server",
            Self::Mine => "mine",
        }
    }

    /// The one with this word.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.id() == id)
    }
}

impl PuzzleRequest {
    /// The request as it is saved, as in `fours;pente;harder;any`.
    pub(super) fn to_text(self) -> String {
        let theme = self.theme.map_or("", Theme::id);
        let ruleset = self.ruleset.unwrap_or_default();
        format!(
            "{theme};{ruleset};{};{}",
            self.difficulty.id(),
            self.source.id()
        )
    }

    /// Reads it; what is not known, or damaged, is not asked for.
    pub(super) fn from_text(text: &str) -> Self {
        let mut words = text.split(';');
        let mut next = || words.next().unwrap_or_default();
        Self {
            theme: Theme::from_id(next()),
            ruleset: catalogue::find(next()).map(|ruleset| ruleset.id),
            difficulty: PuzzleDifficulty::from_id(next()).unwrap_or_default(),
            source: PuzzleSource::from_id(next()).unwrap_or_default(),
        }
    }

    /// What it asks for, beside how hard a puzzle is to be.
    pub(super) fn asked_for(self) -> AskedFor {
        let difficulty = PuzzleDifficulty::default();
        let kind = Self { difficulty, ..self };
        if kind == Self::default() {
            AskedFor::Any
        } else {
            AskedFor::Kind
        }
    }

    /// Whether a puzzle has its theme and its ruleset.
    pub(super) fn fits(self, puzzle: &Puzzle) -> bool {
        self.theme
            .is_none_or(|theme| puzzle.themes.contains(&theme))
            && self.ruleset.is_none_or(|id| puzzle.game.ruleset.id == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_asked_for_last_is_read_again() {
        for theme in [None, Some(Theme::Fours)] {
            for ruleset in [None, Some("pente")] {
                for difficulty in PuzzleDifficulty::ALL {
                    for source in PuzzleSource::ALL {
                        let request = PuzzleRequest {
                            theme,
                            ruleset,
                            difficulty,
                            source,
                        };
                        assert_eq!(PuzzleRequest::from_text(&request.to_text()), request);
                    }
                }
            }
        }
        assert_eq!(PuzzleRequest::from_text("x;y"), PuzzleRequest::default());
    }
}
