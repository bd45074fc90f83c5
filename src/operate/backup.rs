//! Backs the database up for the operator, while the bot runs or not.

use std::error::Error;
use std::io::Write;
use std::path::PathBuf;

use jiff::Timestamp;
use tokio::runtime::Runtime;

use super::plain::plain;
use super::progress::{Progress, size};
use crate::config::Config;
use crate::service::backups::{BackupTarget, Verified, back_up};
use crate::store;

/// Makes a backup of the database of the settings: in this file, which must not exist, or in this
/// folder under a name that says when it was made. Writes the name of the backup to `output`, and how
/// far it is to `told`.
pub fn run(
    target: PathBuf,
    mut output: impl Write,
    mut told: impl Write + Send,
) -> Result<(), Box<dyn Error>> {
    let database = store::database_file(&Config::database_from_env()?)?;
    let progress = Progress::new(&mut told);
    let target = BackupTarget::of(target);
    let tell = |step| progress.tell(step);
    let making = back_up(&database, &target, Timestamp::now(), &tell);
    let backup = Runtime::new()?.block_on(making)?;
    tell_damage(&backup.verified, &mut told)?;
    writeln!(
        told,
        "{} games are in the backup, which has {}",
        backup.verified.games,
        size(backup.bytes)
    )?;
    writeln!(output, "{}", backup.file.display())?;
    Ok(output.flush()?)
}

/// Names what is damaged in a database, which is in its backup as it is.
pub(super) fn tell_damage(verified: &Verified, told: &mut impl Write) -> std::io::Result<()> {
    for game in &verified.damaged {
        writeln!(
            told,
            "game {game} is damaged in the database itself; the bot sets it aside"
        )?;
    }
    for row in &verified.broken_rows {
        let row = plain(row, |_| false);
        writeln!(
            told,
            "{row}: so it is in the database itself; the bot sets the row aside"
        )?;
    }
    for orphans in &verified.orphans {
        writeln!(told, "{orphans}: so it is in the database itself")?;
    }
    Ok(())
}
