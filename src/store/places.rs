//! Where a URL says that a database is.

use std::str::FromStr as _;

use sqlx::postgres::PgConnectOptions;

/// How the URL of a database on a server begins.
const BEGINNINGS: [&str; 2] = ["postgres://", "postgresql://"];

/// Whether a URL names a database on a PostgreSQL server.
pub fn is_on_server(url: &str) -> bool {
    BEGINNINGS
        .iter()
        .any(|beginning| url.starts_with(beginning))
}

/// What a URL names on a server. `None` if it is no such URL, or if there is an `@` after the host: that is a password with a `/`,
/// `?` or `#` in it, the rest of which would be taken for names, and shown.
pub(super) fn options(url: &str) -> Option<PgConnectOptions> {
    let (_, rest) = url.split_once("://")?;
    let (_, after_host) = rest.split_at(rest.find(['/', '?', '#']).unwrap_or(rest.len()));
    if after_host.contains('@') {
        return None;
    }
    PgConnectOptions::from_str(url).ok()
}

/// The port of a server, unless something else is said.
const USUAL_PORT: u16 = 5432;

/// What a database on a server is called in messages: its name and its host, with a port that is not the usual one, and without
/// the password.
pub(super) fn called(url: &str) -> String {
    options(url).map_or_else(|| "PostgreSQL".to_owned(), |it| name(&it))
}

pub(super) fn name(options: &PgConnectOptions) -> String {
    let database = options.get_database().unwrap_or(options.get_username());
    let host = match options.get_socket() {
        Some(socket) => socket.display().to_string(),
        None => options.get_host().to_owned(),
    };
    match options.get_port() {
        USUAL_PORT => format!("{database} at {host}"),
        port => format!("{database} at {host}, port {port}"),
    }
}

/// A URL as a message may show it: without a user and a password, which may hold anything, so that the last `@` counts. Of one
/// that names a password in another way, nothing but its scheme is shown.
pub(super) fn without_secrets(url: &str) -> String {
    let scheme = url.split_once(':').map(|(scheme, _)| scheme);
    let scheme = scheme.filter(|scheme| is_scheme(scheme));
    let slashes = if url.contains("://") { "//" } else { "" };
    let beginning = scheme.map_or_else(String::new, |scheme| format!("{scheme}:{slashes}"));
    if url.to_ascii_lowercase().contains("password=") {
        return format!("{beginning}…");
    }
    match url.rsplit_once('@') {
        Some((_, host)) if slashes.is_empty() => format!("…{host}"),
        Some((_, host)) => format!("{beginning}{host}"),
        None => url.to_owned(),
    }
}

/// Whether a URL may begin with this, before a colon.
fn is_scheme(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_alphabetic())
        && text
            .bytes()
            .all(|it| it.is_ascii_alphanumeric() || b"+-.".contains(&it))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_on_a_server_is_called_by_its_name_and_host() {
        let url = "postgres://tessera:secret@db.example.org/games";
        assert!(is_on_server(url) && is_on_server("postgresql://localhost/games"));
        assert!(!is_on_server("sqlite:postgres"));
        assert_eq!(called(url), "games at db.example.org");
        for (url, name) in [
            (
                "postgres://tessera@127.0.0.1:5433/games",
                "games at 127.0.0.1, port 5433",
            ),
            (
                "postgres://tessera@localhost:5432/games",
                "games at localhost",
            ),
            (
                "postgres://tessera@localhost:5434/games?host=%2Frun",
                "games at /run, port 5434",
            ),
        ] {
            assert_eq!(called(url), name);
        }
        assert_eq!(
            called("postgres://tessera@localhost"),
            "tessera at localhost"
        );
        let shown = without_secrets("POSTGRES://ann:se@c/ret@db.example.org/games");
        assert_eq!(shown, "POSTGRES://db.example.org/games");
        assert_eq!(without_secrets("mysql://here/games"), "mysql://here/games");
        assert_eq!(without_secrets("games.sqlite"), "games.sqlite");
        for wrong in [
            "postgres://tessera:secret@db.example.org:port/games",
            "postgres://tessera:/Secret@db.example.org/games",
            "postgres://tessera:77/Secret@db.example.org/games",
            "postgres://tessera:77?Secret@db.example.org/games",
            "postgres://tessera:77#Secret@db.example.org/games",
        ] {
            assert_eq!(called(wrong), "PostgreSQL", "{wrong}");
        }
    }

    #[test]
    fn a_url_is_shown_without_a_password_wherever_it_stands() {
        for (url, shown) in [
            ("mysql://here/games?user=ann&password=secret", "mysql://…"),
            ("mysql://here/games?PASSWORD=se@cret&a=secret", "mysql://…"),
            ("mysql://ann:password=secret@here/games", "mysql://…"),
            ("mysql://here/games?sslpassword=secret", "mysql://…"),
            ("mysql:games?password=secret", "mysql:…"),
            ("host=here password=secret:secret", "…"),
            ("ann:secret@here/games", "…here/games"),
            ("mysql:ann:secret@here/games", "…here/games"),
            ("se cret://ann:secret@here/games", "here/games"),
        ] {
            assert_eq!(without_secrets(url), shown, "{url}");
        }
    }
}
