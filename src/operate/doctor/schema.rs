//! Whether the schema of a database is that of this program, be it in a file or on a server.

use super::finding::Finding;
use crate::store::Schema;

/// What makes a schema right that is not; where that does not depend on the database, it is not here.
pub(super) struct Cures {
    pub empty: &'static str,
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
        Schema::Older { found: 0, .. } => {
            Finding::warning(check, "the database is empty", cures.empty)
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    const CURES: Cures = Cures {
        empty: "fill it",
        older: "upgrade it",
        foreign: "name another one",
        incomplete: "restore it",
    };

    #[test]
    fn an_empty_database_is_not_called_an_older_one() {
        for (found, says, cure) in [
            (0, "the database is empty", CURES.empty),
            (
                80,
                "the database has schema 80, this program has 115",
                CURES.older,
            ),
        ] {
            let schema = Schema::Older { found, known: 115 };
            assert_eq!(
                version(&schema, &CURES),
                Finding::warning("schema", says, cure)
            );
        }
    }
}
