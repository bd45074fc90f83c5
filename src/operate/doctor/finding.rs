//! What the doctor found.

use serde::Serialize;

/// How bad something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// It is as it should be.
    Ok,
    /// The bot runs, but it may not do so for long, or not well.
    Warning,
    /// The bot does not run, or people do not get what they should.
    Fault,
}

/// One thing that was looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// What was looked at, such as "disk space".
    pub check: &'static str,
    /// How it is.
    pub level: Level,
    /// What was seen, as a sentence without a full stop.
    pub says: String,
    /// What makes it right; nothing where it is right.
    pub cure: Option<String>,
}

impl Finding {
    /// It is as it should be.
    pub fn ok(check: &'static str, says: impl Into<String>) -> Self {
        Self {
            check,
            level: Level::Ok,
            says: says.into(),
            cure: None,
        }
    }

    /// It should be looked at.
    pub fn warning(check: &'static str, says: impl Into<String>, cure: impl Into<String>) -> Self {
        Self {
            level: Level::Warning,
            cure: Some(cure.into()),
            ..Self::ok(check, says)
        }
    }

    /// It is wrong.
    pub fn fault(check: &'static str, says: impl Into<String>, cure: impl Into<String>) -> Self {
        Self {
            level: Level::Fault,
            cure: Some(cure.into()),
            ..Self::ok(check, says)
        }
    }
}

impl Level {
    /// The level in one word.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Ok => "ok",
            Self::Warning => "warning",
            Self::Fault => "fault",
        }
    }
}
