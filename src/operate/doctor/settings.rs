//! The settings: whether they can be used, and what of them should be changed.

use std::io;

use super::finding::Finding;
use crate::config::{Config, ConfigError, Warning};

pub(super) fn right(config: &Config) -> Vec<Finding> {
    let mut findings = vec![Finding::ok("settings", "all settings can be used")];
    for Warning { about, says, cure } in &config.warnings {
        findings.push(Finding::warning(about, says, sentence(cure)));
    }
    findings
}

pub(super) fn wrong(error: &ConfigError) -> Finding {
    let cure = match error {
        ConfigError::NoToken | ConfigError::NotAToken { .. } => {
            "Copy the token from the bot's page in Discord's developer portal into DISCORD_TOKEN."
        }
        ConfigError::TwoTokens => "Remove one of DISCORD_TOKEN and DISCORD_TOKEN_FILE.",
        ConfigError::TokenFile { source, .. } if source.kind() == io::ErrorKind::InvalidData => {
            "Write the token into the file that DISCORD_TOKEN_FILE names, as plain text and alone."
        }
        ConfigError::TokenFile { .. } => {
            "Let DISCORD_TOKEN_FILE name a file that the bot's user can read."
        }
        ConfigError::Log => "Set RUST_LOG to something like info,tessera=debug, or leave it out.",
        ConfigError::Database => "Set DATABASE_URL to something like sqlite:tessera.sqlite.",
        ConfigError::NoBackups | ConfigError::BackupKeep => {
            "Set BACKUP_DIR to a folder and BACKUP_KEEP to a number, or leave both out."
        }
        ConfigError::BackupsOnServer => {
            "Leave BACKUP_DIR out, and let pg_dump back the database up."
        }
        ConfigError::Shards { .. } | ConfigError::ShardsOfFile => {
            "Leave SHARDS out, or set it to something like 0-3/16 with a database on a PostgreSQL server."
        }
        ConfigError::LogFormat { .. } => "Set LOG_FORMAT to text or json, or leave it out.",
        ConfigError::Metrics { .. } => {
            "Set METRICS_ADDR to an address and a port like 127.0.0.1:9464, or leave it out."
        }
        ConfigError::Watchdog { .. } => "Leave the variable out: only a service manager sets it.",
        ConfigError::NotALink { .. } => {
            "Set the variable to an address that begins with https://, or leave it out."
        }
        ConfigError::File(_) => "Write NAME=value on each line of .env, and let the bot read it.",
        ConfigError::Api(_)
        | ConfigError::NoCertificate
        | ConfigError::NoApi
        | ConfigError::CertificateFile { .. } => {
            "Leave DISCORD_API and DISCORD_API_CERTIFICATE out: they are for tests."
        }
        ConfigError::NotText { .. } => "Write the value of the variable again, as plain text.",
    };
    Finding::fault("settings", error.to_string(), cure)
}

/// Words as a sentence of their own.
pub(super) fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(char::to_uppercase);
    let first: String = first.into_iter().flatten().collect();
    format!("{first}{}.", letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_warning_says_what_it_is_about_and_what_makes_it_right() {
        let settings = [
            ("DISCORD_TOKEN", "a.b.c"),
            ("METRICS_ADDR", "0.0.0.0:9464"),
            ("NOTIFY_SOCKET", "/run/systemd/notify"),
            ("WATCHDOG_USEC", "10000000"),
        ];
        let config = Config::from_pairs(settings).expect("these settings are right");
        let findings = right(&config);
        let [_, metrics, watchdog] = &findings[..] else {
            panic!("{findings:?}");
        };
        assert_eq!((metrics.check, watchdog.check), ("metrics", "watchdog"));
        let cures = [metrics, watchdog].map(|it| it.cure.as_deref());
        let expected = [
            "Set METRICS_ADDR to 127.0.0.1:9464 if only this machine is to read them.",
            "Set WatchdogSec to 30 or more.",
        ];
        assert_eq!(cures, expected.map(Some));
    }
}
