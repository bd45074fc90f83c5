//! The options of `/puzzle`.

use crate::discord::handlers::common::options::words;
use crate::language::{Text, say};
use crate::puzzle::Theme;
use crate::service::{PuzzleDifficulty, PuzzleSource};

/// The option `theme`.
#[derive(Clone, Copy)]
pub struct ThemeOption(pub Theme);

impl ThemeOption {
    fn words() -> [(&'static str, Text); 7] {
        Theme::ALL.map(|theme| {
            let label = match theme {
                Theme::WinByCaptures => say!(options::theme_win_by_captures),
                Theme::Capture => say!(options::theme_capture),
                Theme::Fours => say!(options::theme_fours),
                Theme::QuietStone => say!(options::theme_quiet_stone),
                Theme::UnderThreat => say!(options::theme_under_threat),
                Theme::Defence => say!(options::theme_defence),
                Theme::Long => say!(options::theme_long),
            };
            (theme.id(), label)
        })
    }

    fn from_word(word: &str) -> Option<Self> {
        Theme::from_id(word).map(Self)
    }
}

words!(ThemeOption);

/// The option `difficulty`.
#[derive(Clone, Copy)]
pub struct DifficultyOption(pub PuzzleDifficulty);

impl DifficultyOption {
    fn words() -> [(&'static str, Text); 3] {
        PuzzleDifficulty::ALL.map(|difficulty| {
            let label = match difficulty {
                PuzzleDifficulty::Easier => say!(options::difficulty_easier),
                PuzzleDifficulty::Suiting => say!(options::difficulty_suiting),
                PuzzleDifficulty::Harder => say!(options::difficulty_harder),
            };
            (difficulty.id(), label)
        })
    }

    fn from_word(word: &str) -> Option<Self> {
        PuzzleDifficulty::from_id(word).map(Self)
    }
}

words!(DifficultyOption);

/// The option `source`.
#[derive(Clone, Copy)]
pub struct SourceOption(pub PuzzleSource);

impl SourceOption {
    fn words() -> [(&'static str, Text); 4] {
        PuzzleSource::ALL.map(|source| {
            let label = match source {
                PuzzleSource::Any => say!(options::source_any),
                PuzzleSource::BuiltIn => say!(options::source_built_in),
                PuzzleSource::Server => say!(options::source_server),
                PuzzleSource::Mine => say!(options::source_mine),
            };
            (source.id(), label)
        })
    }

    fn from_word(word: &str) -> Option<Self> {
        PuzzleSource::from_id(word).map(Self)
    }
}

words!(SourceOption);
