//! What a host may do about the chairs of an open table, and what a block does to those who sit there.

use jiff::Timestamp;

use super::error::{Abort, ServiceRefusal};
use super::table_seats::{StartContext, start_game};
use super::tables::{TableView, refused};
use super::{Error, Service, computer};
use crate::engine;
use crate::game::{PlayerId, Table, TableId, TableRefusal};
use crate::store::{Topic, Writing};

impl Service {
    /// The host has a person stand up, who is told in private, and sits down again only if they are
    /// invited. Hosts who name themselves just stand up.
    pub async fn remove_from_table(
        &self,
        table: TableId,
        by: PlayerId,
        whom: PlayerId,
        now: Timestamp,
    ) -> Result<TableView, Error> {
        let doing = format!("have {whom} stand up from table {table}");
        let removed = self.change_table(doing, table, async |writing, table| {
            table.remove(by, whom)?;
            if by != whom {
                writing.forget_kept_chair(table.id, whom).await?;
                writing.save_removal(table.id, whom).await?;
                let removed = Topic::Removed(table.id);
                writing.save_news(whom, removed, now).await?;
            }
            Ok(())
        });
        Ok(removed.await?.1)
    }

    /// The host gives every free chair to the computer, and the game starts. Refused if that would be
    /// one game too many against it for somebody who sits there.
    pub async fn fill_table(
        &self,
        table: TableId,
        by: PlayerId,
        context: StartContext,
        now: Timestamp,
    ) -> Result<TableView, Error> {
        let doing = format!("fill table {table}");
        let filled = self.change_table(doing, table, async |writing, table| {
            let has_computer = table.has_computer();
            table.fill_with_computers(by)?;
            if !engine::plays(&table.terms.ruleset) {
                return Err(ServiceRefusal::NoSuchOpponent.into());
            }
            if !has_computer {
                check_room(writing, table, by, now).await?;
            }
            start_game(writing, table, context, now).await
        });
        Ok(filled.await?.1)
    }
}

/// Refused if somebody at a table has no room for another game against the computer.
async fn check_room(
    writing: &mut Writing,
    table: &Table,
    by: PlayerId,
    now: Timestamp,
) -> Result<(), Abort> {
    for player in table.people() {
        match computer::check_room(writing, player, now).await {
            Err(Abort::Refused(_)) if player != by => {
                return Err(refused(TableRefusal::NoRoomForComputer { player }));
            }
            room => room?,
        }
    }
    Ok(())
}

/// After a person has blocked another, the two sit at no open table together any more: who blocks
/// stands up, but at their own table it is the other. Returns the tables that have changed.
pub(super) async fn separate(
    writing: &mut Writing,
    by: PlayerId,
    whom: PlayerId,
) -> Result<Vec<TableId>, Abort> {
    let mut ids = writing.tables_with(by).await?;
    ids.extend(writing.tables_with(whom).await?);
    ids.sort_unstable();
    ids.dedup();
    let mut changed = Vec::new();
    for id in ids {
        let saved = writing.table(id).await;
        let Some(mut saved) = writing.set_aside(saved)?.flatten() else {
            continue;
        };
        let table = &mut saved.table;
        let [is_seated, is_other_there] =
            [by, whom].map(|it| table.host == it || table.is_seated(it));
        if !is_seated || !is_other_there {
            continue;
        }
        let leaver = if table.host == by { whom } else { by };
        table.stand(leaver)?;
        writing.save_table(table).await?;
        changed.push(id);
    }
    Ok(changed)
}
