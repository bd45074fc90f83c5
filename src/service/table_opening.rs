//! Opening tables: what is asked for, how many a person may open, and what is done twice by mistake.

use jiff::Timestamp;

use super::error::{Abort, ServiceRefusal, use_case};
use super::table_guests::{Guest, give_handicap, invite, is_noted, name_guest};
use super::table_seats::{StartContext, start_game};
use super::tables::{TableView, load, refused, view};
use super::{Error, Service, computer};
use crate::engine;
use crate::game::computer::LEVELS;
use crate::game::limits::{DOUBLE_PRESS, INVITATIONS_WITHIN, OPEN_TABLES, TABLES};
use crate::game::{
    Chair, GameRefusal, Person, Place, PlayerId, SeatOrder, Table, TableRefusal, TableStatus, Terms,
};
use crate::store::{SavedTable, Writing};

/// What somebody wants of a new table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRequest {
    /// The terms; who moves first is up to `order` instead.
    pub terms: Terms,
    /// How the order of play is settled.
    pub order: SeatOrder,
    /// How many chairs the computer takes.
    pub computers: u8,
    /// The level at which it plays.
    pub level: u8,
}

impl Service {
    /// Opens a table, and invites this guest to it if there is one; where the computer takes all other
    /// chairs, its game starts at once. If the same person asked for the same a moment ago, that was done
    /// twice, and the existing table is returned; another guest is invited to that one.
    pub async fn open_table(
        &self,
        host: Person,
        (request, guest): (TableRequest, Option<Guest>),
        place: Place,
        context: StartContext,
        now: Timestamp,
    ) -> Result<TableView, Error> {
        use_case("open a table of a person".to_owned(), async {
            let mut writing = self.store.write().await?;
            self.check_first(&mut writing, now).await?;
            let id = writing.next_table_id().await?;
            let mut table = Table::open(id, host.id, request.terms, place, now)?;
            table.order_by(request.order).map_err(GameRefusal::from)?;
            table.level = request.level;
            table
                .seat_computers(request.computers)
                .map_err(GameRefusal::from)?;
            let is_known_opponent =
                engine::plays(&table.terms.ruleset) && LEVELS.contains(&request.level);
            if request.computers > 0 && !is_known_opponent {
                return Err(ServiceRefusal::NoSuchOpponent.into());
            }
            if let Some(standing) = opened_just_now(&mut writing, &table).await? {
                return match guest {
                    Some(guest) if !is_noted(&mut writing, &standing.table, &guest).await? => {
                        let named = name_guest(writing, standing, host.id, guest, now);
                        Ok(named.await?.0)
                    }
                    _ => Ok(view(&mut writing, standing).await?),
                };
            }
            check_limits(&mut writing, &table, now).await?;
            writing.save_player(&host).await?;
            if let Some(guest) = &guest {
                give_handicap(&mut writing, &mut table, host.id, guest).await?;
            }
            writing.insert_table(&table).await?;
            // The host may have a handicap, too.
            let invited = guest.filter(|it| it.person.id != host.id || it.handicap.is_none());
            if let Some(guest) = invited {
                invite(&mut writing, &table, host.id, guest.person, now).await?;
            }
            opened(writing, table, context, now).await
        })
        .await
    }
}

/// Starts the game of a new table if every chair is taken already, and commits.
pub(super) async fn opened(
    mut writing: Writing,
    mut table: Table,
    context: StartContext,
    now: Timestamp,
) -> Result<TableView, Abort> {
    if table.is_full() {
        start_game(&mut writing, &mut table, context, now).await?;
        writing.save_table(&table).await?;
    }
    let saved = load(&mut writing, table.id).await?;
    let view = view(&mut writing, saved).await?;
    writing.commit().await?;
    Ok(view)
}

/// An equal table that the same person opened a moment ago and did not close.
async fn opened_just_now(
    writing: &mut Writing,
    table: &Table,
) -> Result<Option<SavedTable>, Abort> {
    let since = table.opened_at.saturating_sub(DOUBLE_PRESS);
    let since = since.unwrap_or(Timestamp::MIN);
    for id in writing.tables_of_since(table.host, since).await? {
        let other = writing.table(id).await;
        let Some(other) = writing.set_aside(other)?.flatten() else {
            continue;
        };
        let before = &other.table;
        let is_same = before.terms == table.terms
            && (before.order, before.level) == (table.order, table.level)
            && before.place == table.place
            && computers(before) == computers(table);
        let is_there = matches!(before.status, TableStatus::Open | TableStatus::Started(_));
        if is_same && is_there {
            return Ok(Some(other));
        }
    }
    Ok(None)
}

fn computers(table: &Table) -> usize {
    let chairs = table.chairs.iter();
    chairs.filter(|chair| **chair == Chair::Computer).count()
}

/// Refused if the host has too many open tables or opened too many recently, or too many games
/// against the computer if it takes a chair.
pub(super) async fn check_limits(
    writing: &mut Writing,
    table: &Table,
    now: Timestamp,
) -> Result<(), Abort> {
    let host = table.host;
    if open_tables(writing, host).await? >= OPEN_TABLES {
        return Err(refused(TableRefusal::TooManyOpen { most: OPEN_TABLES }));
    }
    let since = now.saturating_sub(INVITATIONS_WITHIN);
    let since = since.unwrap_or(Timestamp::MIN);
    let lately = writing.tables_of_since(host, since).await?.len();
    if lately >= TABLES as usize {
        let first = writing.nth_latest_table(host, TABLES).await?;
        let at = first.unwrap_or(now) + INVITATIONS_WITHIN;
        return Err(refused(TableRefusal::TooManyLately { most: TABLES, at }));
    }
    if computers(table) > 0 {
        computer::check_room(writing, host, now).await?;
    }
    Ok(())
}

/// How many open tables a person has. One that is damaged takes nobody's place.
async fn open_tables(writing: &mut Writing, host: PlayerId) -> Result<u32, Abort> {
    let mut count = 0;
    for id in writing.open_tables_of(host).await? {
        let table = writing.table(id).await;
        count += u32::from(writing.set_aside(table)?.flatten().is_some());
    }
    Ok(count)
}
