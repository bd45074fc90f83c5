//! The environment variables that the bot uses.

use std::collections::BTreeMap;
use std::ffi::OsString;

use super::error::ConfigError;

/// The known variables, with their values.
pub(super) struct Variables(BTreeMap<&'static str, String>);

impl Variables {
    const NAMES: [&str; 18] = [
        "DISCORD_TOKEN",
        "DISCORD_TOKEN_FILE",
        "DISCORD_API",
        "DISCORD_API_CERTIFICATE",
        "DATABASE_URL",
        "SHARDS",
        "BACKUP_DIR",
        "BACKUP_KEEP",
        "RUST_LOG",
        "PRIVACY_URL",
        "TERMS_URL",
        "SUPPORT_URL",
        "SOURCE_URL",
        "LOG_FORMAT",
        "METRICS_ADDR",
        "NOTIFY_SOCKET",
        "WATCHDOG_USEC",
        "WATCHDOG_PID",
    ];

    /// Keeps the pairs with known names. The last value of a name counts, and an empty value counts
    /// as not set.
    pub(super) fn gather<N, V>(pairs: impl IntoIterator<Item = (N, V)>) -> Result<Self, ConfigError>
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

    /// The value of a variable.
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What only a service manager sets.
    const OF_SERVICE_MANAGER: [&str; 3] = ["NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"];

    #[test]
    fn every_variable_is_in_the_example_and_in_the_readme() {
        let example = include_str!("../../.env.example");
        let readme = include_str!("../../README.md");
        for name in Variables::NAMES {
            if OF_SERVICE_MANAGER.contains(&name) {
                continue;
            }
            let sets = format!("{name}=");
            let mut lines = example.lines().map(|line| line.trim_start_matches('#'));
            assert!(lines.any(|line| line.starts_with(&sets)), "{name}");
            assert!(readme.contains(&format!("`{name}`")), "{name}");
        }
    }
}
