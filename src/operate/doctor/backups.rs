//! The daily backups.

use std::path::Path;

use jiff::{SignedDuration, Timestamp};

use super::finding::Finding;
use crate::config::{Backups, Config};
use crate::service::backups::newest_backup;

/// When a daily backup is late.
const LATE: SignedDuration = SignedDuration::from_hours(36);

pub(super) fn look(database: &Path) -> Option<Finding> {
    let check = "backups";
    // A wrong setting was found already, with its cure.
    let Some(Backups { folder, .. }) = Config::backups_from_env().ok()? else {
        return database.exists().then(|| {
            Finding::warning(
                check,
                "the bot makes no backups",
                "Set BACKUP_DIR to a folder, on another disk if possible, and start the bot again.",
            )
        });
    };
    let name = folder.display();
    let now = Timestamp::now();
    Some(match newest_backup(&folder, now) {
        Ok(Some(at)) if now.duration_since(at) <= LATE => {
            Finding::ok(check, format!("the latest backup in {name} is of {at}"))
        }
        Ok(Some(at)) => Finding::fault(
            check,
            format!("the latest backup in {name} is of {at}"),
            "Start the bot if it does not run; otherwise its log says why it makes no backups.",
        ),
        Ok(None) => Finding::warning(
            check,
            format!("there is no backup in {name} yet"),
            "Start the bot, which makes one at once, or make one with `tessera backup`.",
        ),
        Err(error) => Finding::fault(
            check,
            format!("the folder for backups {name} cannot be read: {error}"),
            "Let BACKUP_DIR name a folder that the bot's user owns.",
        ),
    })
}
