//! The settings: from the environment, and from a file `.env` beside it.
//!
//! The only reader of the environment. It opens nothing but the files of the token and of a test's
//! certificate, and knows nothing of what the settings are used for, except that a Discord other than
//! the real one must be on this very machine.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::{fmt, fs, io};

use thiserror::Error;
use tracing_subscriber::EnvFilter;

mod api;
mod loopback;
mod secrecy;

pub use api::Api;
pub use loopback::{LoopbackUrl, NotLoopback};

/// The database that is used when none is named: a file in the working directory.
const DATABASE: &str = "sqlite:tessera.sqlite";
/// What is logged when nothing else is asked for.
const LOG: &str = "info,serenity=warn,poise=error";

/// Everything that can be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// How to reach Discord.
    pub discord: Discord,
    /// Where the games are kept, as a URL that begins with `sqlite:`.
    pub database: String,
    /// What is logged, as a list of directives like `info,tessera=debug`.
    pub log: String,
    /// What the operator should be told once there is a log: each is one line.
    pub warnings: Vec<String>,
}

/// How to reach Discord.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Discord {
    /// The bot's token.
    pub token: Token,
    /// Another Discord to talk to, on this machine; `None` is the real one.
    pub api: Option<Api>,
}

/// The bot's token. It is a secret: showing it for debugging shows only that it is there.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

/// Why the settings cannot be used; each is one line for the operator.
#[derive(Debug, Error)]
pub enum ConfigError {
    /// There is no token.
    #[error("DISCORD_TOKEN is not set; put the bot's token there or into a file `.env`")]
    NoToken,
    /// There are two tokens, and nothing says which one is meant.
    #[error("set DISCORD_TOKEN or DISCORD_TOKEN_FILE, not both")]
    TwoTokens,
    /// What should be a token cannot be one.
    #[error("{variable} does not hold a bot's token: it is one word of letters, digits, . - and _")]
    NotAToken {
        /// The variable that named it.
        variable: &'static str,
    },
    /// The token's file cannot be read.
    #[error("cannot read DISCORD_TOKEN_FILE {}: {source}", path.display())]
    TokenFile {
        /// The file.
        path: PathBuf,
        /// What went wrong.
        source: io::Error,
    },
    /// Another Discord was named that is not on this machine.
    #[error("DISCORD_API is for tests: {0}")]
    Api(#[from] NotLoopback),
    /// A Discord over TLS has a certificate that nobody vouches for.
    #[error(
        "DISCORD_API is for tests: over https:// it needs DISCORD_API_CERTIFICATE, a file with the \
         certificate to trust"
    )]
    NoCertificate,
    /// A certificate was named, and nothing is reached over TLS with it.
    #[error("DISCORD_API_CERTIFICATE is for tests: it needs DISCORD_API=https://127.0.0.1:PORT")]
    NoApi,
    /// The certificate's file cannot be read.
    #[error("cannot read DISCORD_API_CERTIFICATE {}: {source}", path.display())]
    CertificateFile {
        /// The file.
        path: PathBuf,
        /// What went wrong.
        source: io::Error,
    },
    /// The database is of a kind that is not supported.
    #[error("DATABASE_URL must begin with `sqlite:`, like {DATABASE}")]
    Database,
    /// What to log is not understood.
    #[error("RUST_LOG is not a list of log levels like `info,tessera=debug`")]
    Log,
    /// A value is not text.
    #[error("{variable} is not valid text")]
    NotText {
        /// The variable.
        variable: String,
    },
    /// The file `.env` cannot be read.
    #[error("cannot read .env: {0}")]
    File(#[source] dotenvy::Error),
}

impl Config {
    /// The settings of this process: its environment and, for what is not set there, `.env`.
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

    /// The settings that these pairs of name and value make; of equal names the last counts, and
    /// an empty value is none.
    pub fn from_pairs<N, V>(pairs: impl IntoIterator<Item = (N, V)>) -> Result<Self, ConfigError>
    where
        N: Into<OsString>,
        V: Into<OsString>,
    {
        let settings = Settings::gather(pairs)?;
        Ok(Self {
            discord: Discord {
                token: token(&settings)?,
                api: Api::read(&settings)?,
            },
            database: database(&settings)?,
            log: log(&settings)?,
            warnings: settings
                .get("DISCORD_TOKEN_FILE")
                .and_then(|file| secrecy::warning(Path::new(file)))
                .into_iter()
                .collect(),
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

/// The variables that are known here, with their values.
struct Settings(BTreeMap<&'static str, String>);

impl Settings {
    const NAMES: [&str; 6] = [
        "DISCORD_TOKEN",
        "DISCORD_TOKEN_FILE",
        "DISCORD_API",
        "DISCORD_API_CERTIFICATE",
        "DATABASE_URL",
        "RUST_LOG",
    ];

    fn gather<N, V>(pairs: impl IntoIterator<Item = (N, V)>) -> Result<Self, ConfigError>
    where
        N: Into<OsString>,
        V: Into<OsString>,
    {
        let mut values = BTreeMap::new();
        for (name, value) in pairs {
            let (name, value) = (name.into(), value.into());
            let Some(known) = Self::NAMES.into_iter().find(|known| name == *known) else {
                continue;
            };
            let value = value.into_string().map_err(|_| ConfigError::NotText {
                variable: known.to_owned(),
            })?;
            values.insert(known, value);
        }
        values.retain(|_, value| !value.trim().is_empty());
        Ok(Self(values))
    }

    fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }
}

fn token(settings: &Settings) -> Result<Token, ConfigError> {
    match (
        settings.get("DISCORD_TOKEN"),
        settings.get("DISCORD_TOKEN_FILE"),
    ) {
        (None, None) => Err(ConfigError::NoToken),
        (Some(_), Some(_)) => Err(ConfigError::TwoTokens),
        (Some(token), None) => Token::parse(token, "DISCORD_TOKEN"),
        (None, Some(path)) => {
            let text = fs::read_to_string(path).map_err(|source| ConfigError::TokenFile {
                path: path.into(),
                source,
            })?;
            Token::parse(&text, "DISCORD_TOKEN_FILE")
        }
    }
}

fn database(settings: &Settings) -> Result<String, ConfigError> {
    let url = settings.get("DATABASE_URL").unwrap_or(DATABASE);
    if !url.starts_with("sqlite:") {
        return Err(ConfigError::Database);
    }
    Ok(url.to_owned())
}

fn log(settings: &Settings) -> Result<String, ConfigError> {
    let directives = settings.get("RUST_LOG").unwrap_or(LOG);
    EnvFilter::builder()
        .parse(directives)
        .map_err(|_| ConfigError::Log)?;
    Ok(directives.to_owned())
}

/// What `.env` in the working directory says; nothing if there is none.
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
                &[TOKEN, ("DATABASE_URL", "postgres://here")],
                "must begin with `sqlite:`",
            ),
            (&[TOKEN, ("RUST_LOG", "tessera=loud")], "RUST_LOG is not"),
        ] {
            let said = refused(pairs);
            assert!(said.contains(line), "{said}");
            assert!(!said.contains('\n'), "{said}");
        }
    }
}
