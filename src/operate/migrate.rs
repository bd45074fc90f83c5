//! Moves everything from one database into another one: from a file to a server, or back.

use std::error::Error;
use std::io::Write;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::runtime::Runtime;

use crate::store::{self, CopyProgress, Store};

/// The time between two lines about how far it is.
const PERIOD: Duration = Duration::from_secs(1);

/// Copies the database that one URL names into the one that another names, which must be empty; no bot may run on either.
/// Nothing of it is kept unless every row is there, and every game is the same when it is replayed on both sides. Writes what
/// was copied to `output`, and how far it is to `told`.
pub fn run(
    from: &str,
    to: &str,
    output: impl Write,
    told: impl Write + Send,
) -> Result<(), Box<dyn Error>> {
    Runtime::new()?.block_on(migrate(from, to, output, told))
}

async fn migrate(
    from: &str,
    to: &str,
    mut output: impl Write,
    told: impl Write + Send,
) -> Result<(), Box<dyn Error>> {
    if store::are_same(from, to) {
        return Err("--from and --to name the same database; name an empty one with --to".into());
    }
    let source = Store::open_at_rest(from).await?;
    store::check_target(to).await?;
    let target = Store::open_for_migration(to).await?;
    let told = Mutex::new((told, None::<Instant>));
    let tell = |progress: CopyProgress<'_>| {
        let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
        let (output, last) = &mut *told;
        let is_last = matches!(progress, CopyProgress::Replayed { games, of } if games == of);
        if is_last || last.is_none_or(|last| last.elapsed() >= PERIOD) {
            *last = Some(Instant::now());
            // What cannot be written is left out: it is only for people.
            let _ = writeln!(output, "{}", line(progress));
        }
    };
    let copied = source.copy_into(&target, &tell).await;
    source.close().await;
    target.close().await;
    let copied = copied?;
    writeln!(
        output,
        "rows copied: {}; tables with rows: {}; games that are the same on both sides: {}",
        copied.rows, copied.tables, copied.games
    )?;
    if copied.damaged > 0 {
        let damaged = copied.damaged;
        writeln!(
            output,
            "games that are damaged, on both sides in the same way: {damaged}"
        )?;
    }
    if let Some(reason) = copied.not_counted {
        writeln!(
            output,
            "the server could not count the rows ({reason}): run ANALYZE there, or it answers slowly at first"
        )?;
    }
    writeln!(
        output,
        "let DATABASE_URL name the new database, and start the bot"
    )?;
    Ok(output.flush()?)
}

fn line(progress: CopyProgress<'_>) -> String {
    match progress {
        CopyProgress::Copied { table, rows } => format!("copied {rows} rows of `{table}`"),
        CopyProgress::Compared { table, rows } => format!("compared {rows} rows of `{table}`"),
        CopyProgress::Replayed { games, of } => format!("replayed {games} of {of} games"),
    }
}
