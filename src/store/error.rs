//! What can go wrong with an open database.

use std::fmt::Display;
use std::path::PathBuf;

use thiserror::Error;

/// The database did not do what it was asked.
#[derive(Debug, Error)]
pub enum Error {
    /// Two players of a challenge are the same person.
    #[error("a challenge needs two people")]
    NotBetweenTwo,
    /// An id is larger than any that Discord gives out.
    #[error("no id is {0}")]
    IdTooLarge(u64),
    /// Something that was saved cannot be understood.
    #[error("{what} cannot be read: {reason}")]
    Damaged {
        /// What it is, as "the record of game 412".
        what: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A file of the database was deleted or replaced while it was open.
    #[error(
        "{} was deleted or replaced while the bot was running; put it back and start the bot again",
        file.display()
    )]
    Displaced {
        /// The file.
        file: PathBuf,
    },
    /// The database failed.
    #[error(transparent)]
    Sql(sqlx::Error),
}

impl Error {
    /// Whether it is about one thing that was saved, and others may well be read.
    pub const fn is_of_one(&self) -> bool {
        matches!(self, Self::Damaged { .. })
    }

    /// Whether nothing will be kept any more until the database is opened again.
    pub const fn is_for_good(&self) -> bool {
        matches!(self, Self::Displaced { .. })
    }

    /// The same damage, as of this place.
    pub(super) fn within(self, place: impl Display) -> Self {
        match self {
            Self::Damaged { what, reason } => Self::damaged(format!("{what} in {place}"), reason),
            error => error,
        }
    }

    /// Something that was saved cannot be understood.
    pub(super) fn damaged(what: impl Into<String>, reason: impl Display) -> Self {
        Self::Damaged {
            what: what.into(),
            reason: reason.to_string(),
        }
    }
}

/// The one place where the named constraints of the schema get their meaning.
impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        match constraint(&error) {
            Some("challenge_between_two") => Self::NotBetweenTwo,
            _ => Self::Sql(error),
        }
    }
}

/// The name of the broken constraint, which the message alone may tell.
fn constraint(error: &sqlx::Error) -> Option<&str> {
    let error = error.as_database_error()?;
    error
        .constraint()
        .or_else(|| error.message().strip_prefix("CHECK constraint failed: "))
}
