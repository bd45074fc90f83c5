//! What a puzzle asks for.

/// What the solver is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Win by force; the known win ends with a row.
    Row,
    /// Win by force; the known win ends with captures.
    Captures,
    /// Place a stone after which the opponent has no forced win.
    Defence,
}

impl Goal {
    /// All goals.
    pub const ALL: [Self; 3] = [Self::Row, Self::Captures, Self::Defence];

    /// The word for the goal in texts and lines of JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Row => "row",
            Self::Captures => "captures",
            Self::Defence => "defence",
        }
    }

    /// The goal with this word.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|goal| goal.id() == id)
    }

    /// Whether the solver is to win.
    pub const fn is_win(self) -> bool {
        !matches!(self, Self::Defence)
    }
}
