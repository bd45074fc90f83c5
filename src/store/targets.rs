//! Whether everything of one database may be copied into another one, asked before anything is changed.

use std::path::PathBuf;
use std::str::FromStr as _;

use sqlx::postgres::PgConnectOptions;

use super::open::database_file;
use super::open_as_is::schema_of;
use super::open_error::OpenError;
use super::places::{self, is_on_server};
use super::schema::Schema;
use super::server::schema_on_server;

/// Whether two URLs name one database, as far as the URLs tell: a server may have several names.
pub fn are_same(one: &str, other: &str) -> bool {
    match (is_on_server(one), is_on_server(other)) {
        (true, true) => same(server(one).as_ref(), server(other).as_ref()),
        (false, false) => same(file(one).as_ref(), file(other).as_ref()),
        _ => false,
    }
}

fn same<T: PartialEq>(one: Option<&T>, other: Option<&T>) -> bool {
    one.is_some() && one == other
}

/// The name of a database, its host, and the port.
fn server(url: &str) -> Option<(String, u16)> {
    let options = PgConnectOptions::from_str(url).ok()?;
    Some((places::name(&options), options.get_port()))
}

fn file(url: &str) -> Option<PathBuf> {
    let file = database_file(url).ok()?;
    Some(file.canonicalize().unwrap_or(file))
}

/// Refuses a database that has tables already, unless they are those of this version of the program.
pub async fn check_target(url: &str) -> Result<(), OpenError> {
    let (schema, place) = if is_on_server(url) {
        let place = PathBuf::from(places::called(url));
        (schema_on_server(url).await?, place)
    } else {
        let file = database_file(url)?;
        if !file.exists() {
            return Ok(());
        }
        (schema_of(&file).await?, file)
    };
    match schema {
        Schema::Older { found: 0, .. } => Ok(()),
        other => other.check(&place),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_urls_may_name_one_database() {
        for (one, other, are_one) in [
            ("sqlite:a.sqlite", "sqlite://a.sqlite", true),
            ("sqlite:a.sqlite", "sqlite:b.sqlite", false),
            (
                "postgres://ann@localhost/games",
                "postgresql://ben@localhost:5432/games",
                true,
            ),
            (
                "postgres://ann@localhost/games",
                "postgres://ann@localhost:5433/games",
                false,
            ),
            (
                "postgres://ann@localhost/games",
                "postgres://ann@localhost/others",
                false,
            ),
            ("postgres://ann@localhost/games", "sqlite:games", false),
            ("mysql:games", "mysql:games", false),
        ] {
            assert_eq!(are_same(one, other), are_one, "{one} {other}");
        }
    }
}
