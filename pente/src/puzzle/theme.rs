//! What a puzzle is about, so that people can choose.

use super::goal::Goal;
use super::line::Line;

/// A theme of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// The known win ends with captures.
    WinByCaptures,
    /// The solver captures on the way.
    Capture,
    /// Every stone of the known win threatens to win with the next one.
    Fours,
    /// The first stone of the known win threatens nothing at once.
    QuietStone,
    /// The opponent threatens to win with the next stone.
    UnderThreat,
    /// The opponent has a forced win that must be stopped.
    Defence,
    /// The known win takes five of the solver's turns or more.
    Long,
}

/// From how many turns on a win is long.
const LONG: u32 = 5;

impl Theme {
    /// All themes.
    pub const ALL: [Self; 7] = [
        Self::WinByCaptures,
        Self::Capture,
        Self::Fours,
        Self::QuietStone,
        Self::UnderThreat,
        Self::Defence,
        Self::Long,
    ];

    /// The word for the theme in texts and lines of JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::WinByCaptures => "win-by-captures",
            Self::Capture => "capture",
            Self::Fours => "fours",
            Self::QuietStone => "quiet-stone",
            Self::UnderThreat => "under-threat",
            Self::Defence => "defence",
            Self::Long => "long",
        }
    }

    /// The theme with this word.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.id() == id)
    }

    /// The themes of a win with this known line.
    pub(super) fn of_win(goal: Goal, line: &Line, is_under_threat: bool) -> Vec<Self> {
        let themes = [
            (goal == Goal::Captures, Self::WinByCaptures),
            (line.captures, Self::Capture),
            (line.only_threats, Self::Fours),
            (line.is_quiet, Self::QuietStone),
            (is_under_threat, Self::UnderThreat),
            (line.turns >= LONG, Self::Long),
        ];
        let has = themes.into_iter().filter(|(has, _)| *has);
        has.map(|(_, theme)| theme).collect()
    }
}
