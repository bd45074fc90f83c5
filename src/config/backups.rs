//! Where the bot keeps daily backups.

use std::path::PathBuf;

use super::error::ConfigError;
use super::variables::Variables;

/// How many backups are kept by default: those of a week.
const KEEP: u32 = 7;

/// Where the bot keeps daily backups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backups {
    /// The folder.
    pub folder: PathBuf,
    /// How many are kept, at least 1; older ones are removed.
    pub keep: u32,
}

impl Backups {
    pub(super) fn read(variables: &Variables) -> Result<Option<Self>, ConfigError> {
        let folder = variables.get("BACKUP_DIR").map(PathBuf::from);
        let keep = match variables.get("BACKUP_KEEP") {
            None => KEEP,
            Some(_) if folder.is_none() => return Err(ConfigError::NoBackups),
            Some(text) => match text.trim().parse() {
                Ok(keep) if keep >= 1 => keep,
                Ok(_) | Err(_) => return Err(ConfigError::BackupKeep),
            },
        };
        Ok(folder.map(|folder| Self { folder, keep }))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Config;
    use super::*;

    const TOKEN: (&str, &str) = ("DISCORD_TOKEN", "MTk4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs");

    #[test]
    fn backups_are_made_where_a_folder_is_named() {
        let of = |pairs: &[(&str, &str)]| {
            let pairs = [TOKEN].into_iter().chain(pairs.iter().copied());
            Config::from_pairs(pairs).map(|config| config.backups)
        };
        assert_eq!(of(&[]).ok(), Some(None));
        let folder = ("BACKUP_DIR", "backups");
        let backups = |keep| {
            let folder = PathBuf::from("backups");
            Some(Some(Backups { folder, keep }))
        };
        assert_eq!(of(&[folder]).ok(), backups(7));
        assert_eq!(of(&[folder, ("BACKUP_KEEP", "30")]).ok(), backups(30));
        for keep in ["0", "-1", "many"] {
            let refused = of(&[folder, ("BACKUP_KEEP", keep)]);
            assert!(matches!(refused, Err(ConfigError::BackupKeep)), "{keep}");
        }
        let refused = of(&[("BACKUP_KEEP", "3")]);
        assert!(matches!(refused, Err(ConfigError::NoBackups)));
    }
}
