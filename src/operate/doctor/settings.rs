//! The settings: whether they can be used, and whether others can read the token.

use super::finding::Finding;
use crate::config::{Config, ConfigError};

pub(super) fn right(config: &Config) -> Vec<Finding> {
    let mut findings = vec![Finding::ok("settings", "all settings can be used")];
    for warning in &config.warnings {
        let (says, cure) = warning.split_once("; ").unwrap_or((warning, ""));
        findings.push(Finding::warning("token file", says, sentence(cure)));
    }
    findings
}

pub(super) fn wrong(error: &ConfigError) -> Finding {
    let cure = match error {
        ConfigError::NoToken | ConfigError::NotAToken { .. } => {
            "Copy the token from the bot's page in Discord's developer portal into DISCORD_TOKEN."
        }
        ConfigError::TwoTokens => "Remove one of DISCORD_TOKEN and DISCORD_TOKEN_FILE.",
        ConfigError::TokenFile { .. } => {
            "Let DISCORD_TOKEN_FILE name a file that the bot's user can read."
        }
        ConfigError::Log => "Set RUST_LOG to something like info,tessera=debug, or leave it out.",
        ConfigError::Database => "Set DATABASE_URL to something like sqlite:tessera.sqlite.",
        ConfigError::NoBackups | ConfigError::BackupKeep => {
            "Set BACKUP_DIR to a folder and BACKUP_KEEP to a number, or leave both out."
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
