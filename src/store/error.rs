//! What can go wrong with an open database.

use std::fmt::Display;
use std::path::PathBuf;

use sqlx::error::DatabaseError;
use thiserror::Error;

/// Why the database could not do what it was asked.
#[derive(Debug, Error)]
pub enum Error {
    /// Two players of a challenge are the same person.
    #[error("a challenge needs two people")]
    NotBetweenTwo,
    /// The person has asked that everything about them is deleted.
    #[error("the person is being deleted")]
    BeingDeleted,
    /// An id is larger than any Discord id.
    #[error("no id is {0}")]
    IdTooLarge(u64),
    /// Stored data is damaged.
    #[error("{what} cannot be read: {reason}")]
    Damaged {
        /// What is damaged, such as "the record of game 412".
        what: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A database file was deleted or replaced while it was open.
    #[error(
        "{} was deleted or replaced while the bot was running; put it back and start the bot again",
        file.display()
    )]
    Displaced {
        /// The file.
        file: PathBuf,
    },
    /// Another process of the bot has taken the place of this one while the connection to the server was lost.
    #[error(
        "another process has taken the place of this one while the database could not be reached; start this one again, \
         or leave it out"
    )]
    Replaced,
    /// Somebody else has kept from this what it needed for as long as it waits.
    #[error("the database was busy with something else all the time; try again")]
    Busy,
    /// The database failed.
    #[error(transparent)]
    Sql(sqlx::Error),
}

impl Error {
    /// Whether the error concerns a single record, so that others may well be readable.
    pub const fn affects_one_record(&self) -> bool {
        matches!(self, Self::Damaged { .. })
    }

    /// Whether another process of the bot has taken the place of this one.
    pub const fn is_replaced(&self) -> bool {
        matches!(self, Self::Replaced)
    }

    /// Whether the database could not be asked, so that the same may succeed later.
    pub fn is_of_connection(&self) -> bool {
        match self {
            Self::Sql(
                sqlx::Error::Io(_)
                | sqlx::Error::Tls(_)
                | sqlx::Error::PoolTimedOut
                | sqlx::Error::WorkerCrashed,
            ) => true,
            Self::Sql(sqlx::Error::Database(told)) => told.code().is_some_and(|code| {
                // PostgreSQL's manual, appendix A: connections, and a server that is going down or coming up.
                code.len() == 5 && (code.starts_with("08") || code.starts_with("57P"))
            }),
            _ => false,
        }
    }

    /// Whether nothing can be saved any more until the database is opened again.
    pub const fn is_fatal(&self) -> bool {
        matches!(self, Self::Displaced { .. } | Self::Replaced)
    }

    /// The same error with the place of the damaged data added.
    pub(super) fn within(self, place: impl Display) -> Self {
        match self {
            Self::Damaged { what, reason } => Self::damaged(format!("{what} in {place}"), reason),
            error => error,
        }
    }

    /// An error for damaged stored data.
    pub(super) fn damaged(what: impl Into<String>, reason: impl Display) -> Self {
        Self::Damaged {
            what: what.into(),
            reason: reason.to_string(),
        }
    }
}

/// The one place where the schema's named constraints are translated.
impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        match constraint(&error) {
            Some("challenge_between_two") => Self::NotBetweenTwo,
            Some("person_being_deleted") => Self::BeingDeleted,
            _ if is_lock_timeout(&error) => Self::Busy,
            _ => Self::Sql(error),
        }
    }
}

/// Whether a server says that somebody else has a lock, and has not given it up within the `lock_timeout`.
pub(super) fn is_lock_timeout(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(DatabaseError::code);
    code.as_deref() == Some("55P03")
}

/// The name of the violated constraint, which may be found only in the message.
fn constraint(error: &sqlx::Error) -> Option<&str> {
    let error = error.as_database_error()?;
    let message = error.message();
    error
        .constraint()
        .or_else(|| message.strip_prefix("CHECK constraint failed: "))
        // A trigger says nothing but the name.
        .or_else(|| message.starts_with("person_").then_some(message))
}
