//! The settings, read from the environment and from a file `.env` in the working directory.
//!
//! Only this module reads the environment. It opens no files except `.env`, the token file and a
//! test certificate. It knows nothing of what the settings are used for, except that a Discord
//! other than the real one must be on this host.

use std::ffi::OsString;
use std::fs::File;
use std::io::Read as _;
use std::net::SocketAddr;
use std::path::Path;
use std::{fmt, io};

use error::DATABASE;
use tracing_subscriber::EnvFilter;
use variables::Variables;

mod account;
mod api;
mod backups;
mod error;
mod links;
mod loopback;
mod secrecy;
mod shards;
mod variables;
mod warning;
mod watching;

pub use api::Api;
pub use backups::Backups;
pub use error::ConfigError;
pub use links::Links;
pub use loopback::{LoopbackUrl, NotLoopback};
pub use shards::{MOST_SHARDS, Shards};
pub use warning::Warning;
pub use watching::{LogFormat, ServiceManager};

/// What is logged by default.
/// How many bytes of a token file are read at most.
const LONGEST_TOKEN_FILE: u64 = 4096;

const LOG: &str = "info,serenity=warn,poise=error";

/// All settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// How to reach Discord.
    pub discord: Discord,
    /// The database, as a URL that begins with `sqlite:` or `postgres:`.
    pub database: String,
    /// Where the bot keeps daily backups; `None` if it makes none.
    pub backups: Option<Backups>,
    /// What is logged, as a list of directives like `info,tessera=debug`.
    pub log: String,
    /// How a line of the log is written.
    pub log_format: LogFormat,
    /// Where metrics and health can be asked for; `None` if nowhere.
    pub metrics: Option<SocketAddr>,
    /// The service manager that wants to know how the bot is.
    pub service_manager: Option<ServiceManager>,
    /// What to tell the operator once there is a log.
    pub warnings: Vec<Warning>,
}

/// How to reach Discord.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Discord {
    /// The bot's token.
    pub token: Token,
    /// A substitute for Discord on this host; `None` for the real Discord.
    pub api: Option<Api>,
    /// Where `/about` and `/privacy` lead.
    pub links: Links,
    /// Which shards this process connects.
    pub shards: Shards,
}

/// The bot's token. It is a secret: debug output shows only that there is one.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Config {
    /// The settings of this process: its environment and, for variables not set there, `.env`.
    pub fn from_env() -> Result<Self, ConfigError> {
        let file = read_file()?;
        let holds_token = file.iter().any(|(name, _)| name == "DISCORD_TOKEN");
        let environment = std::env::vars_os();
        let mut config = Self::from_pairs(file.into_iter().chain(environment))?;
        if holds_token {
            config.warnings.extend(secrecy::warning(Path::new(".env")));
        }
        Ok(config)
    }

    /// The database alone, for programs that do not connect to Discord.
    pub fn database_from_env() -> Result<String, ConfigError> {
        let environment = std::env::vars_os();
        let variables = Variables::gather(read_file()?.into_iter().chain(environment))?;
        database(&variables)
    }

    /// The bot's own account, for programs that do not connect to Discord; `None` if there is no token that tells it.
    pub fn account_from_env() -> Option<u64> {
        let pairs = read_file().ok()?.into_iter().chain(std::env::vars_os());
        token(&Variables::gather(pairs).ok()?).ok()?.account()
    }

    /// Where the bot keeps daily backups, for programs that do not connect to Discord.
    pub fn backups_from_env() -> Result<Option<Backups>, ConfigError> {
        let environment = std::env::vars_os();
        Backups::read(&Variables::gather(
            read_file()?.into_iter().chain(environment),
        )?)
    }

    /// The address of the metrics alone, for programs that ask there.
    pub fn metrics_from_env() -> Result<Option<SocketAddr>, ConfigError> {
        let environment = std::env::vars_os();
        let variables = Variables::gather(read_file()?.into_iter().chain(environment))?;
        watching::metrics(&variables)
    }

    /// The settings from these pairs of name and value. The last value of a name counts, and an
    /// empty value counts as not set.
    pub fn from_pairs<N, V>(pairs: impl IntoIterator<Item = (N, V)>) -> Result<Self, ConfigError>
    where
        N: Into<OsString>,
        V: Into<OsString>,
    {
        let variables = Variables::gather(pairs)?;
        let token_file = variables.get("DISCORD_TOKEN_FILE").map(Path::new);
        let metrics = watching::metrics(&variables)?;
        let service_manager = watching::service_manager(&variables)?;
        let warnings = [
            token_file.and_then(secrecy::warning),
            metrics.and_then(watching::warning_of_address),
            service_manager
                .as_ref()
                .and_then(watching::warning_of_watchdog),
        ];
        let (database, backups) = (database(&variables)?, Backups::read(&variables)?);
        if backups.is_some() && is_on_server(&database) {
            return Err(ConfigError::BackupsOnServer);
        }
        let shards = Shards::read(&variables)?;
        if shards != Shards::All && !is_on_server(&database) {
            return Err(ConfigError::ShardsOfFile);
        }
        Ok(Self {
            discord: Discord {
                token: token(&variables)?,
                api: Api::read(&variables)?,
                links: Links::read(&variables)?,
                shards,
            },
            database,
            backups,
            log: log(&variables)?,
            log_format: watching::log_format(&variables)?,
            metrics,
            service_manager,
            warnings: warnings.into_iter().flatten().collect(),
        })
    }
}

impl Token {
    /// The token as it is sent.
    pub fn expose(&self) -> &str {
        &self.0
    }

    fn parse(text: &str, variable: &'static str) -> Result<Self, ConfigError> {
        let token = text.trim();
        let fits = |letter: char| letter.is_ascii_alphanumeric() || "._-".contains(letter);
        if token.is_empty() || !token.chars().all(fits) {
            return Err(ConfigError::NotAToken { variable });
        }
        Ok(Self(token.to_owned()))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

fn token(variables: &Variables) -> Result<Token, ConfigError> {
    match (
        variables.get("DISCORD_TOKEN"),
        variables.get("DISCORD_TOKEN_FILE"),
    ) {
        (None, None) => Err(ConfigError::NoToken),
        (Some(_), Some(_)) => Err(ConfigError::TwoTokens),
        (Some(token), None) => Token::parse(token, "DISCORD_TOKEN"),
        (None, Some(path)) => {
            let text = start_of(path).map_err(|source| ConfigError::TokenFile {
                path: path.into(),
                source,
            })?;
            Token::parse(&text, "DISCORD_TOKEN_FILE")
        }
    }
}

/// What a token file begins with, which is all of it unless it holds something else.
fn start_of(file: &str) -> io::Result<String> {
    let mut text = String::new();
    File::open(file)?
        .take(LONGEST_TOKEN_FILE)
        .read_to_string(&mut text)?;
    Ok(text)
}

/// Whether a URL names a database on a PostgreSQL server.
fn is_on_server(url: &str) -> bool {
    let beginnings = ["postgres://", "postgresql://"];
    beginnings.iter().any(|it| url.starts_with(it))
}

fn database(variables: &Variables) -> Result<String, ConfigError> {
    let url = variables.get("DATABASE_URL").unwrap_or(DATABASE);
    if !url.starts_with("sqlite:") && !is_on_server(url) {
        return Err(ConfigError::Database);
    }
    Ok(url.to_owned())
}

fn log(variables: &Variables) -> Result<String, ConfigError> {
    let directives = variables.get("RUST_LOG").unwrap_or(LOG);
    EnvFilter::builder()
        .parse(directives)
        .map_err(|_| ConfigError::Log)?;
    Ok(directives.to_owned())
}

/// The pairs in `.env` in the working directory; empty if there is no such file.
fn read_file() -> Result<Vec<(OsString, OsString)>, ConfigError> {
    let pairs = match dotenvy::from_path_iter(".env") {
        Ok(pairs) => pairs,
        Err(error) if error.not_found() => return Ok(Vec::new()),
        Err(error) => return Err(ConfigError::File(error)),
    };
    pairs
        .map(|pair| pair.map(|(name, value)| (name.into(), value.into())))
        .collect::<Result<_, _>>()
        .map_err(ConfigError::File)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    const TOKEN: (&str, &str) = ("DISCORD_TOKEN", "MTk4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs");

    fn refused(pairs: &[(&str, &str)]) -> String {
        Config::from_pairs(pairs.iter().copied())
            .expect_err("these settings are wrong")
            .to_string()
    }

    #[test]
    fn a_token_is_enough() {
        let config = Config::from_pairs([TOKEN]).expect("a token is enough");
        assert_eq!(config.discord.token.expose(), TOKEN.1);
        assert_eq!(config.discord.api, None);
        assert_eq!(config.database, "sqlite:tessera.sqlite");
        assert_eq!(config.log, LOG);
    }

    #[test]
    fn a_database_can_be_on_a_server() {
        for url in ["postgres://here", "postgresql://here"] {
            let config = Config::from_pairs([TOKEN, ("DATABASE_URL", url)]);
            assert_eq!(config.expect("it is right").database, url);
        }
    }

    #[test]
    fn several_processes_share_the_shards_over_a_server() {
        let part = ("SHARDS", "0-3/16");
        let config = Config::from_pairs([TOKEN, ("DATABASE_URL", "postgres://here"), part]);
        let (first, last, total) = (0, 3, 16);
        let expected = Shards::Range { first, last, total };
        assert_eq!(config.expect("it is right").discord.shards, expected);
        assert!(refused(&[TOKEN, part]).contains("SHARDS"));
        assert!(refused(&[TOKEN, ("SHARDS", "3-0/16")]).contains("`3-0/16`"));
    }

    #[test]
    fn the_last_of_equal_names_counts_and_an_empty_value_is_none() {
        let pairs = [
            ("DISCORD_TOKEN", "old"),
            TOKEN,
            ("DATABASE_URL", " "),
            ("DISCORD_API", ""),
        ];
        let config = Config::from_pairs(pairs).expect("the last token counts");
        assert_eq!(config.discord.token.expose(), TOKEN.1);
        assert_eq!(config.database, DATABASE);
    }

    #[test]
    fn a_token_may_come_from_a_file() {
        let file = tempfile::NamedTempFile::new().expect("a file can be made");
        fs::write(file.path(), format!("{}\n", TOKEN.1)).expect("a file can be written");
        let pairs = [("DISCORD_TOKEN_FILE", file.path())];
        let config = Config::from_pairs(pairs).expect("the file holds a token");
        assert_eq!(config.discord.token.expose(), TOKEN.1);
    }

    #[cfg(unix)]
    #[test]
    fn of_a_file_without_end_only_the_start_is_read() {
        let error = Config::from_pairs([("DISCORD_TOKEN_FILE", "/dev/zero")]);
        let error = error.expect_err("it holds no token").to_string();
        assert!(
            error.starts_with("DISCORD_TOKEN_FILE does not hold"),
            "{error}"
        );
    }

    #[test]
    fn a_token_is_never_shown() {
        let config = Config::from_pairs([TOKEN]).expect("a token is enough");
        assert!(!format!("{config:?}").contains(TOKEN.1));
    }

    #[test]
    fn each_bad_value_has_its_line() {
        for (pairs, line) in [
            (&[][..], "DISCORD_TOKEN is not set"),
            (
                &[("DISCORD_TOKEN", "two words")],
                "DISCORD_TOKEN does not hold",
            ),
            (
                &[("DISCORD_TOKEN_FILE", "/nowhere/token")],
                "cannot read DISCORD_TOKEN_FILE",
            ),
            (&[TOKEN, ("DISCORD_TOKEN_FILE", "token")], "not both"),
            (
                &[TOKEN, ("DISCORD_API", "https://discord.com")],
                "DISCORD_API is for tests",
            ),
            (
                &[TOKEN, ("DISCORD_API", "https://127.0.0.1:8443")],
                "it needs DISCORD_API_CERTIFICATE",
            ),
            (
                &[
                    TOKEN,
                    ("DISCORD_API", "https://127.0.0.1:8443"),
                    ("DISCORD_API_CERTIFICATE", "/nowhere/pem"),
                ],
                "cannot read DISCORD_API_CERTIFICATE",
            ),
            (
                &[TOKEN, ("DATABASE_URL", "mysql://here")],
                "must begin with `sqlite:`",
            ),
            (
                &[
                    TOKEN,
                    ("DATABASE_URL", "postgres://here"),
                    ("BACKUP_DIR", "backups"),
                ],
                "is backed up with pg_dump",
            ),
            (&[TOKEN, ("SHARDS", "0-1/2")], "SHARDS is for several"),
            (
                &[
                    TOKEN,
                    ("DATABASE_URL", "postgres://here"),
                    ("SHARDS", "0-2/2"),
                ],
                "SHARDS is `0-2/2`",
            ),
            (&[TOKEN, ("RUST_LOG", "tessera=loud")], "RUST_LOG is not"),
            (
                &[TOKEN, ("PRIVACY_URL", "http://example.org")],
                "PRIVACY_URL is not an address that begins with https://",
            ),
            (&[TOKEN, ("LOG_FORMAT", "xml")], "LOG_FORMAT is `xml`"),
            (
                &[TOKEN, ("METRICS_ADDR", "localhost:9464")],
                "METRICS_ADDR is `localhost:9464`, not an address",
            ),
            (
                &[
                    TOKEN,
                    ("NOTIFY_SOCKET", "/run/notify"),
                    ("WATCHDOG_USEC", "soon"),
                ],
                "WATCHDOG_USEC is not",
            ),
        ] {
            let said = refused(pairs);
            assert!(said.contains(line), "{said}");
            assert!(!said.contains('\n'), "{said}");
        }
    }
}
