//! Whether the schema of a database is that of this program, be it in a file or on a server.

use super::finding::Finding;
use crate::store::Schema;

/// What makes a schema right that is not; where that does not depend on the database, it is not here.
pub(super) struct Cures {
    pub older: &'static str,
    pub foreign: &'static str,
    pub incomplete: &'static str,
}

pub(super) fn version(schema: &Schema, cures: &Cures) -> Finding {
    let check = "schema";
    match schema {
        Schema::Current { version } => Finding::ok(
            check,
            format!("the database has schema {version}, which is that of this program"),
        ),
        Schema::Older { found, known } => Finding::warning(
            check,
            format!("the database has schema {found}, this program has {known}"),
            cures.older,
        ),
        Schema::Newer { found, known } => Finding::fault(
            check,
            format!("the database has schema {found}, this program knows up to {known}"),
            "Use the newer version of this program that has upgraded it.",
        ),
        Schema::Foreign { reason } => Finding::fault(
            check,
            format!("the database was made by another program: {reason}"),
            cures.foreign,
        ),
        Schema::Incomplete { reason } => Finding::fault(
            check,
            format!("the database is incomplete: {reason}"),
            cures.incomplete,
        ),
    }
}
