//! Tables: how they stand, what their messages show, and when they expire.

use jiff::Timestamp;

use super::error::{Abort, ServiceRefusal, use_case};
use super::{Error, Service};
use crate::game::{Chair, ChannelId, Expiry, GameRefusal, MessageId, Table, TableId, TableRefusal};
use crate::store::{self, Reading, SavedTable, Writing};

/// The most tables that expire in one transaction.
const MOST_AT_ONCE: usize = 50;

/// A table with everything needed to show it.
#[derive(Clone, Debug, PartialEq)]
pub struct TableView {
    /// The table.
    pub table: Table,
    /// The display name of its host.
    pub host: String,
    /// The display names of the people at it, and of those for whom free chairs are kept, by chair; empty
    /// for others.
    pub names: Vec<String>,
    /// Which of its changes this is.
    pub revision: i64,
    /// Which of its changes its message shows.
    pub shown: i64,
}

impl Service {
    /// A table by its number.
    pub async fn table(&self, id: TableId) -> Result<TableView, Error> {
        use_case(format!("look up table {id}"), async {
            let mut reading = self.store.read().await?;
            let saved = load(&mut reading, id).await?;
            Ok(view(&mut reading, saved).await?)
        })
        .await
    }

    /// The open tables in a channel, oldest first. Damaged ones are left out.
    pub async fn tables_in(&self, channel: ChannelId) -> Result<Vec<TableView>, Error> {
        use_case(format!("list the tables in channel {channel}"), async {
            let mut reading = self.store.read().await?;
            let mut tables = Vec::new();
            for id in reading.open_tables_in(channel).await? {
                let saved = reading.table(id).await;
                if let Some(saved) = reading.set_aside(saved)?.flatten() {
                    tables.push(view(&mut reading, saved).await?);
                }
            }
            Ok(tables)
        })
        .await
    }

    /// Clears the tables that were not full in time. Returns how many.
    pub async fn expire_tables(&self, now: Timestamp) -> Result<usize, Error> {
        use_case("let tables expire".to_owned(), async {
            let ends = Expiry::at(now);
            let due = self.store.read().await?.tables_opened_until(ends).await?;
            for some in due.chunks(MOST_AT_ONCE) {
                let mut writing = self.store.write().await?;
                for &id in some {
                    writing.expire_table(id).await?;
                }
                writing.commit().await?;
            }
            Ok(due.len())
        })
        .await
    }

    /// Changes an open table and saves it: what all use cases at a table have in common. `doing` completes
    /// "could not ..." if the database fails.
    pub(super) fn change_table<T>(
        &self,
        doing: String,
        table: TableId,
        change: impl AsyncFnOnce(&mut Writing, &mut Table) -> Result<T, Abort>,
    ) -> impl Future<Output = Result<(T, TableView), Error>> {
        use_case(doing, async move {
            let mut writing = self.store.write().await?;
            let mut saved = load(&mut writing, table).await?;
            let changed = change(&mut writing, &mut saved.table).await?;
            Ok((changed, save(writing, saved).await?))
        })
    }

    /// Records the message that shows a table as of this change, or that can show no later one.
    pub async fn table_shown(
        &self,
        table: TableId,
        message: MessageId,
        revision: i64,
    ) -> Result<(), Error> {
        use_case(format!("note what table {table} shows"), async {
            let mut writing = self.store.write().await?;
            writing.save_table_shown(table, message, revision).await?;
            Ok(writing.commit().await?)
        })
        .await
    }
}

pub(super) fn refused(refusal: TableRefusal) -> Abort {
    GameRefusal::from(refusal).into()
}

pub(super) async fn load(reading: &mut Reading, id: TableId) -> Result<SavedTable, Abort> {
    let found = reading.table(id).await?;
    Ok(found.ok_or(ServiceRefusal::NoSuchTable(id))?)
}

/// Saves what has changed, unless the table has ended meanwhile.
pub(super) async fn save(mut writing: Writing, saved: SavedTable) -> Result<TableView, Abort> {
    let id = saved.table.id;
    if !writing.save_table(&saved.table).await? {
        let now = load(&mut writing, id).await?;
        now.table.check_open().map_err(GameRefusal::from)?;
        return Err(ServiceRefusal::NoSuchTable(id).into());
    }
    let saved = load(&mut writing, id).await?;
    let view = view(&mut writing, saved).await?;
    writing.commit().await?;
    Ok(view)
}

/// Looks up everything else needed to show a table.
pub(super) async fn view(
    reading: &mut Reading,
    saved: SavedTable,
) -> Result<TableView, store::Error> {
    let server = saved.table.place.server;
    let host = reading.name_on(server, saved.table.host).await?;
    let mut names = Vec::with_capacity(saved.table.chairs.len());
    for (index, chair) in saved.table.chairs.iter().enumerate() {
        let sitter = match chair {
            Chair::Person(player) => Some(*player),
            Chair::Free => saved.table.kept_for(index),
            Chair::Computer => None,
        };
        let name = match sitter {
            Some(player) => reading.name_on(server, player).await?,
            None => None,
        };
        names.push(name.unwrap_or_default());
    }
    Ok(TableView {
        table: saved.table,
        host: host.unwrap_or_default(),
        names,
        revision: saved.revision,
        shown: saved.shown,
    })
}
