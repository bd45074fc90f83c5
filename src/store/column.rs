//! Conversions between values and columns. This is the only place that does them.

use jiff::{SignedDuration, Timestamp};

use super::Error;
use crate::game::{First, Pace, Revision};
use crate::rules::{Ruleset, catalogue};

/// Discord's ids leave the highest bit unused; any larger number is not an id.
pub(super) fn from_id(id: u64) -> Result<i64, Error> {
    i64::try_from(id).map_err(|_| Error::IdTooLarge(id))
}

/// The same for a column that may be empty.
pub(super) fn from_optional_id(id: Option<u64>) -> Result<Option<i64>, Error> {
    id.map(from_id).transpose()
}

pub(super) fn id(column: i64) -> Result<u64, Error> {
    u64::try_from(column).map_err(|_| Error::damaged("an id", column))
}

pub(super) fn from_time(time: Timestamp) -> i64 {
    time.as_millisecond()
}

pub(super) fn time(column: i64) -> Result<Timestamp, Error> {
    Timestamp::from_millisecond(column).map_err(|error| Error::damaged("a time", error))
}

pub(super) fn from_span(span: SignedDuration) -> i64 {
    i64::try_from(span.as_millis()).unwrap_or(i64::MAX)
}

pub(super) fn span(column: i64) -> SignedDuration {
    SignedDuration::from_millis(column)
}

pub(super) fn from_revision(revision: Revision) -> i64 {
    i64::from(revision.number())
}

pub(super) fn revision(column: i64) -> Result<Revision, Error> {
    count(column).map(Revision::from_number)
}

pub(super) fn pace(column: &str) -> Result<Pace, Error> {
    Pace::from_id(column).ok_or_else(|| Error::damaged("a pace", column))
}

/// A count or a board dimension, never negative and never large.
pub(super) fn count<T: TryFrom<i64>>(column: i64) -> Result<T, Error> {
    T::try_from(column).map_err(|_| Error::damaged("a number", column))
}

pub(super) fn from_first(first: First) -> i64 {
    match first {
        First::Chance => 0,
        First::Challenger => 1,
        First::Opponent => 2,
    }
}

pub(super) fn first(column: i64) -> Result<First, Error> {
    match column {
        0 => Ok(First::Chance),
        1 => Ok(First::Challenger),
        2 => Ok(First::Opponent),
        other => Err(Error::damaged("who moves first", other)),
    }
}

pub(super) fn ruleset(column: &str) -> Result<Ruleset, Error> {
    catalogue::decode(column).map_err(|error| Error::damaged("a ruleset", error))
}
