//! Where a URL says that a database is.

use std::str::FromStr as _;

use sqlx::postgres::{PgConnectOptions, PgSslMode};
use thiserror::Error;

/// How the URL of a database on a server begins.
const BEGINNINGS: [&str; 2] = ["postgres://", "postgresql://"];

/// Whether a URL names a database on a PostgreSQL server.
pub fn is_on_server(url: &str) -> bool {
    BEGINNINGS
        .iter()
        .any(|beginning| url.starts_with(beginning))
}

/// Why a URL names no database on a server. Nothing is shown of it that may be part of a password.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum ServerUrlError {
    /// It cannot be read.
    #[error(
        "the URL does not name a PostgreSQL database; expected something like postgres://tessera@localhost/tessera, with /, ? \
         and # in a password written as %2F, %3F and %23, and each @ but the one before the host as %40"
    )]
    Unreadable,
    /// It sets something that there is not: to leave out a misspelt `sslmode` would be to connect less safely than was meant.
    #[error(
        "the URL of the database sets {} after its ?, which is not known: leave it out; what can be set there is {}",
        name.as_ref().map_or_else(
            || "something (in a password, & is written as %26)".to_owned(),
            |name| format!("`{name}`"),
        ),
        list(&PARAMETERS)
    )]
    UnknownParameter {
        /// What it sets. Left out where it may be part of a password.
        name: Option<String>,
    },
    /// It says in no known way how safe the connection must be.
    #[error("the URL of the database sets sslmode to `{given}`; it can be {}", list(&SSL_MODES))]
    SslMode {
        /// What is said.
        given: String,
    },
    /// It names a certificate, and does not say that the server's is to be checked against it.
    #[error(
        "the URL of the database sets sslrootcert, which counts with sslmode=verify-ca or sslmode=verify-full only: set one of them"
    )]
    CertificateForNothing,
}

/// What can be set in a URL. There are other spellings of some.
const PARAMETERS: [&str; 12] = [
    "sslmode",
    "sslrootcert",
    "sslcert",
    "sslkey",
    "host",
    "hostaddr",
    "port",
    "dbname",
    "user",
    "password",
    "application_name",
    "options",
];

/// What [`PgConnectOptions`] knows besides.
const OTHER_PARAMETERS: [&str; 6] = [
    "ssl-mode",
    "ssl-root-cert",
    "ssl-ca",
    "ssl-cert",
    "ssl-key",
    "statement-cache-capacity",
];

/// What sets the certificate of an authority.
const CERTIFICATES: [&str; 3] = ["sslrootcert=", "ssl-root-cert=", "ssl-ca="];

/// From the least safe one to the safest one.
const SSL_MODES: [&str; 6] = [
    "disable",
    "allow",
    "prefer",
    "require",
    "verify-ca",
    "verify-full",
];

fn list(names: &[&str]) -> String {
    match names.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
}

/// What a URL names on a server. An `@` after the host is refused: that is a password with a `/`, `?` or `#` in it, the rest of
/// which would be taken for names, and shown. So is a `#`, behind which everything would be left out.
pub(super) fn options(url: &str) -> Result<PgConnectOptions, ServerUrlError> {
    let unreadable = ServerUrlError::Unreadable;
    let (_, rest) = url.split_once("://").ok_or(unreadable.clone())?;
    let (_, after_host) = rest.split_at(rest.find(['/', '?', '#']).unwrap_or(rest.len()));
    if after_host.contains(['@', '#']) {
        return Err(unreadable);
    }
    let parameters = after_host.split_once('?').map(|(_, parameters)| parameters);
    let has_certificate =
        parameters.is_some_and(|it| CERTIFICATES.iter().any(|name| it.contains(name)));
    if let Some(parameters) = parameters {
        check_parameters(parameters)?;
    }
    let options = PgConnectOptions::from_str(url).map_err(|_| unreadable)?;
    // The mode may be set in the environment as well.
    if has_certificate
        && !matches!(
            options.get_ssl_mode(),
            PgSslMode::VerifyCa | PgSslMode::VerifyFull
        )
    {
        return Err(ServerUrlError::CertificateForNothing);
    }
    Ok(options)
}

/// Refuses what the library would leave out with a warning, or without saying what would be right.
fn check_parameters(parameters: &str) -> Result<(), ServerUrlError> {
    // What stands behind a `&` may be of the password.
    let has_password = parameters.contains("password=");
    for parameter in parameters.split('&').filter(|it| !it.is_empty()) {
        let (name, value) = parameter.split_once('=').unwrap_or((parameter, ""));
        let decoded = name.replace("%5B", "[").replace("%5D", "]");
        let is_known = PARAMETERS.contains(&name)
            || OTHER_PARAMETERS.contains(&name)
            || (decoded.starts_with("options[") && decoded.ends_with(']'));
        if !is_known {
            let name = (!has_password).then(|| name.to_owned());
            return Err(ServerUrlError::UnknownParameter { name });
        }
        let is_mode = matches!(name, "sslmode" | "ssl-mode");
        // What is written in another way is left to the library, and so is what may hide something else.
        let is_plain = value
            .bytes()
            .all(|it| it.is_ascii_alphabetic() || it == b'-');
        if is_mode && is_plain && PgSslMode::from_str(value).is_err() {
            let given = value.to_owned();
            return Err(ServerUrlError::SslMode { given });
        }
    }
    Ok(())
}

/// The port of a server, unless something else is said.
const USUAL_PORT: u16 = 5432;

/// What a database on a server is called in messages: its name and its host, with a port that is not the usual one, and without
/// the password.
pub(super) fn called(url: &str) -> String {
    options(url).map_or_else(|_| "PostgreSQL".to_owned(), |it| name(&it))
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
    fn what_a_url_sets_must_be_known() {
        let url = |parameters: &str| format!("postgres://ann@here/games?{parameters}");
        for known in [
            "",
            "sslmode=verify-full&sslrootcert=/ca.pem",
            "host=%2Frun&port=5433&options[search_path]=games",
            "options%5Bsearch_path%5D=games&sslmode=verify%2Dfull&sslrootcert=/ca.pem",
            "sslmode=REQUIRE",
        ] {
            assert!(options(&url(known)).is_ok(), "{known}");
        }
        for (wrong, says) in [
            (
                "sslmod=verify-full",
                "the URL of the database sets `sslmod` after its ?, which is not known: leave it out; what can be set there is \
                 sslmode, \
                 sslrootcert, sslcert, sslkey, host, hostaddr, port, dbname, user, password, application_name or options",
            ),
            (
                "port=5433&sslmode=full",
                "the URL of the database sets sslmode to `full`; it can be disable, allow, prefer, require, verify-ca or \
                 verify-full",
            ),
        ] {
            let refused = options(&url(wrong)).unwrap_err();
            assert_eq!(refused.to_string(), says);
        }
        for hidden in ["options[search_path=games", "sslmode=full;password=secret"] {
            let refused = options(&url(hidden)).unwrap_err().to_string();
            assert!(!refused.contains("secret"), "{refused}");
        }
        let refused = options(&url("password=se&cret")).unwrap_err().to_string();
        assert!(
            refused.contains("%26") && !refused.contains("cret"),
            "{refused}"
        );
        let not_left_out = options(&url("port=5433#sslmode=verify-full"));
        assert_eq!(not_left_out.err(), Some(ServerUrlError::Unreadable));
        for mode in ["sslmode=require&", ""] {
            let unchecked = options(&url(&format!("{mode}sslrootcert=/ca.pem")));
            assert_eq!(unchecked.err(), Some(ServerUrlError::CertificateForNothing));
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
