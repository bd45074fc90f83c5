//! Copies everything from one database into another one, which is empty: between a file and a server, in either direction.
//!
//! It is one transaction, so that the other database has everything or nothing. It is committed once every row was read
//! again, and every game was replayed on both sides.

use std::collections::BTreeMap;

use thiserror::Error as ThisError;

use super::copied_rows::{Rows, in_order_of, same_values};
use super::personal_rows::LiveTable;
use super::sql::Pool;
use super::{Error, Reading, Store, Writing};
use crate::game::GameId;

/// Why a database was not copied. Nothing was changed, except where it says that this is not known.
#[derive(Debug, ThisError)]
pub enum CopyError {
    /// There is something in the other database already.
    #[error(
        "there is something in the other database already, in its table `{table}`; name an empty one"
    )]
    NotEmpty {
        /// A table that has rows.
        table: String,
    },
    /// A row cannot be copied.
    #[error("a row of the table `{table}` cannot be copied: {reason}")]
    Row {
        /// The table.
        table: String,
        /// What is wrong with it.
        reason: Error,
    },
    /// A bot may have been started meanwhile.
    #[error(
        "the connection that kept bots from the database {database} was lost, so that one may have been started on it \
         meanwhile; nothing was moved: end any bot on it, and move it again"
    )]
    NotAlone {
        /// The database on a server.
        database: String,
    },
    /// The copy is not the same.
    #[error("the copy is not the same: {0}")]
    Differs(String),
    /// The server did not say whether it has committed.
    #[error(
        "the connection was lost during the last step, so that it is not known whether the copy was kept: {0}; run the same \
         command again: if it is refused because something is in the other database, everything is there"
    )]
    Unknown(Error),
    /// One of the databases failed.
    #[error(transparent)]
    Store(#[from] Error),
}

/// How far copying is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyProgress<'a> {
    /// So many rows of a table are copied.
    Copied {
        /// The table.
        table: &'a str,
        /// How many rows.
        rows: u64,
    },
    /// So many rows of a table are the same on both sides.
    Compared {
        /// The table.
        table: &'a str,
        /// How many rows.
        rows: u64,
    },
    /// So many games are the same on both sides.
    Replayed {
        /// How many games.
        games: usize,
        /// How many there are.
        of: usize,
    },
}

/// What was copied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copied {
    /// How many tables had rows.
    pub tables: usize,
    /// How many rows there were in all tables.
    pub rows: u64,
    /// How many games were replayed on both sides.
    pub games: usize,
    /// How many of them are damaged, on both sides in the same way.
    pub damaged: usize,
    /// Why the server does not know yet how many rows there are, so that its answers take longer at first.
    pub not_counted: Option<String>,
}

/// Tells how far copying is.
pub type Tell<'a> = &'a (dyn Fn(CopyProgress<'_>) + Send + Sync);

/// Each database has its own.
const MIGRATIONS: &str = "_sqlx_migrations";

/// A new database has some rows there.
const NEXT_NUMBERS: &str = "next_numbers";

/// What is copied last: other tables may not be filled once somebody is being deleted, and ladders count by themselves what is
/// rated, until what was counted takes the place of that.
const LAST: [&str; 3] = ["deletions", "ladder_steps", "ladders"];

impl Store {
    /// Copies everything that is in this database into another one with the same schema, which must be empty. No bot may run
    /// on either.
    pub async fn copy_into(&self, other: &Self, tell: Tell<'_>) -> Result<Copied, CopyError> {
        // A `ban` that opened the file before could still write, and the copy would be without it. On a server a lock of its own
        // keeps it away.
        let _without_writers = match &self.writer {
            Pool::Sqlite(_) => Some(self.writer.begin_writing().await.map_err(Error::from)?),
            Pool::Postgres(_) => None,
        };
        let mut from = self.read().await?;
        let mut to = other.write().await?;
        let (own, tables) = (tables(&mut from).await?, tables(&mut to).await?);
        if let Some(table) = to.first_with_rows(&tables).await? {
            return Err(CopyError::NotEmpty { table });
        }
        let pairs = paired(&own, &tables)?;
        to.check_references_later().await?;
        let mut copied = Copied {
            tables: 0,
            rows: 0,
            games: 0,
            damaged: 0,
            not_counted: None,
        };
        for (from_table, to_table) in &pairs {
            let rows = copy(&mut from, from_table, &mut to, to_table, tell).await?;
            copied.tables += usize::from(rows > 0);
            copied.rows += rows;
        }
        to.go_on_numbering(&mut from, &tables).await?;
        for (from_table, to_table) in &pairs {
            compare(&mut from, from_table, &mut to, to_table, tell).await?;
        }
        (copied.games, copied.damaged) = replay(&mut from, &mut to, tell).await?;
        self.check_alone().await?;
        other.check_alone().await?;
        to.commit_all().await.map_err(|error| match error {
            Error::Sql(sqlx::Error::Io(_)) => CopyError::Unknown(error),
            error => error.into(),
        })?;
        if let Pool::Postgres(pool) = &other.writer {
            // Until it knows what is in the tables, PostgreSQL reads whole ones.
            let counted = sqlx::query("ANALYZE").execute(pool).await;
            copied.not_counted = counted.err().map(|error| error.to_string());
        }
        Ok(copied)
    }

    /// Fails if a bot may have been started on this database since it was opened while no bot ran.
    async fn check_alone(&self) -> Result<(), CopyError> {
        match &self.participant {
            Some(participant) if !participant.has_held_on().await => Err(CopyError::NotAlone {
                database: participant.database(),
            }),
            _ => Ok(()),
        }
    }
}

/// The tables to copy, in this order.
async fn tables(reading: &mut Reading) -> Result<Vec<LiveTable>, Error> {
    let mut tables = reading.live_tables().await?;
    tables.retain(|table| table.name != MIGRATIONS);
    tables.sort_by_key(|table| LAST.iter().position(|last| *last == table.name));
    Ok(tables)
}

/// Each table with its like in the other database.
fn paired<'a>(
    from: &'a [LiveTable],
    to: &'a [LiveTable],
) -> Result<Vec<(&'a LiveTable, &'a LiveTable)>, CopyError> {
    let by_name: BTreeMap<_, _> = to.iter().map(|table| (&table.name, table)).collect();
    let pairs = from.iter().map(|table| {
        let other = by_name.get(&table.name).copied();
        let other = other.filter(|other| names(other) == names(table));
        let unlike = || format!("the table `{}` has other columns there", table.name);
        Ok((table, other.ok_or_else(|| CopyError::Differs(unlike()))?))
    });
    pairs.collect()
}

/// The names of its columns, in an order that both databases have.
fn names(table: &LiveTable) -> Vec<&str> {
    let mut names: Vec<_> = table
        .columns
        .iter()
        .map(|(name, _)| name.as_str())
        .collect();
    names.sort_unstable();
    names
}

async fn copy(
    from: &mut Reading,
    from_table: &LiveTable,
    to: &mut Writing,
    to_table: &LiveTable,
    tell: Tell<'_>,
) -> Result<u64, CopyError> {
    let table = from_table.name.as_str();
    let failed = |reason| CopyError::Row {
        table: table.to_owned(),
        reason,
    };
    to.clear_table(table).await?;
    let mut rows = Rows::of(from_table);
    loop {
        let page = rows.next_page(from).await.map_err(failed)?;
        if page.is_empty() {
            return Ok(rows.count());
        }
        to.insert_rows(from_table, to_table, page)
            .await
            .map_err(failed)?;
        let rows = rows.count();
        tell(CopyProgress::Copied { table, rows });
    }
}

/// Whether every row is there as it was.
async fn compare(
    from: &mut Reading,
    from_table: &LiveTable,
    to: &mut Writing,
    to_table: &LiveTable,
    tell: Tell<'_>,
) -> Result<(), CopyError> {
    let table = from_table.name.as_str();
    let ordered = LiveTable {
        columns: in_order_of(from_table, to_table),
        ..to_table.clone()
    };
    let (mut own, mut others) = (Rows::of(from_table), Rows::of(&ordered));
    loop {
        let page = own.next_page(from).await?;
        let other = others.next_page(to).await?;
        let same = page.iter().zip(&other);
        if page.len() != other.len() || !same.clone().all(|(own, other)| same_values(own, other)) {
            let told = format!("the rows of the table `{table}` are not those that were copied");
            return Err(CopyError::Differs(told));
        }
        if page.is_empty() {
            return Ok(());
        }
        let rows = own.count();
        tell(CopyProgress::Compared { table, rows });
    }
}

/// Replays every game on both sides. What is damaged must be so on both.
async fn replay(
    from: &mut Reading,
    to: &mut Writing,
    tell: Tell<'_>,
) -> Result<(usize, usize), CopyError> {
    let games = from.all_games().await?;
    if games != to.all_games().await? {
        return Err(CopyError::Differs("there are other games".to_owned()));
    }
    let mut damaged = 0;
    for (number, &id) in games.iter().enumerate() {
        let (own, other) = (replayed(from, id).await?, replayed(to, id).await?);
        if own != other {
            let told = format!("game {id} is another one when it is replayed there");
            return Err(CopyError::Differs(told));
        }
        damaged += usize::from(own.is_err());
        let (games, of) = (number + 1, games.len());
        tell(CopyProgress::Replayed { games, of });
    }
    Ok((games.len(), damaged))
}

/// All that is known of a game, in words; the error says what is damaged.
async fn replayed(reading: &mut Reading, id: GameId) -> Result<Result<String, String>, Error> {
    match reading.game(id).await {
        Ok(game) => Ok(Ok(format!("{game:?}"))),
        Err(error) if error.affects_one_record() => Ok(Err(error.to_string())),
        Err(error) => Err(error),
    }
}

impl Writing {
    /// The first table that has rows which a new database does not have.
    async fn first_with_rows(&mut self, tables: &[LiveTable]) -> Result<Option<String>, Error> {
        for table in tables.iter().filter(|table| table.name != NEXT_NUMBERS) {
            if !Rows::of(table).next_page(self).await?.is_empty() {
                return Ok(Some(table.name.clone()));
            }
        }
        Ok(None)
    }
}
