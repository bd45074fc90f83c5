//! A database on a PostgreSQL server: whether it can be reached, its schema, and what is not posted. What concerns files is the
//! server's business.

use super::finding::Finding;
use super::posts;
use crate::store::{self, Access, Schema, Store};

pub(super) async fn look(url: &str) -> Vec<Finding> {
    let schema = match store::schema_on_server(url).await {
        Ok(schema) => schema,
        Err(error) => {
            let cure =
                "Let DATABASE_URL name a database that this user may use, and start its server.";
            return vec![Finding::fault("database", error.to_string(), cure)];
        }
    };
    let mut findings = vec![version(&schema)];
    if let Schema::Current { .. } = schema {
        let opened = Store::open_named_as_is(url, Access::Read).await;
        findings.extend(posts::look(opened, None).await);
    }
    let told = "the database is on a PostgreSQL server: disks, damage and backups are for its own tools to look at";
    findings.push(Finding::ok("backups", told));
    findings
}

fn version(schema: &Schema) -> Finding {
    let check = "schema";
    match schema {
        Schema::Current { version } => Finding::ok(
            check,
            format!("the database has schema {version}, which is that of this program"),
        ),
        Schema::Older { found, known } => Finding::warning(
            check,
            format!("the database has schema {found}, this program has {known}"),
            "Back it up with pg_dump, and start the bot of this version, which upgrades it.",
        ),
        Schema::Newer { found, known } => Finding::fault(
            check,
            format!("the database has schema {found}, this program knows up to {known}"),
            "Use the newer version of this program that has upgraded it.",
        ),
        Schema::Foreign { reason } => Finding::fault(
            check,
            format!("the database was made by another program: {reason}"),
            "Let DATABASE_URL name a database of this program, or an empty one.",
        ),
        Schema::Incomplete { reason } => Finding::fault(
            check,
            format!("the database is incomplete: {reason}"),
            "Restore it from a dump with pg_restore.",
        ),
    }
}
