//! Tables: opening one, sitting down and standing up, inviting by name, starting and expiring.

use jiff::Timestamp;

use super::error::{Abort, ServiceRefusal, use_case};
use super::time_preferences::time_preferences;
use super::{Error, Service, computer};
use crate::engine;
use crate::game::computer::LEVELS;
use crate::game::limits::{
    DOUBLE_PRESS, INVITATIONS_WITHIN, OPEN_TABLES, TABLE_INVITATIONS, TABLES,
};
use crate::game::table::{EXPIRES_AFTER, Lots};
use crate::game::{
    Chair, ChannelId, Computer, First, Game, GameRefusal, MessageId, Person, Place, PlayerId,
    SeatOrder, Start, Table, TableId, TableRefusal, TableStatus, Terms,
};
use crate::store::{self, Reading, SavedTable, TableInvitation, Writing};

/// The most tables that expire in one transaction.
const MOST_AT_ONCE: usize = 50;

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

/// Somebody whom the host of a table names.
#[derive(Clone, Debug)]
pub struct Guest {
    /// The person.
    pub person: Person,
    /// The points with which the person starts the match, if that is settled.
    pub handicap: Option<u16>,
}

/// What the start of a game at a table needs: the account under which the computer plays, and lots
/// for the order of play.
#[derive(Clone, Debug)]
pub struct StartContext {
    /// The bot's own account.
    pub computer: Person,
    /// The lots.
    pub lots: Lots,
}

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
    /// Opens a table, and invites this guest to it if there is one; where the computer takes all other
    /// chairs, its game starts at once. If the same person asked for the same a moment ago, that was done
    /// twice, and the existing table is returned; another guest is invited to that one.
    pub async fn open_table(
        &self,
        host: Person,
        (request, guest): (TableRequest, Option<Guest>),
        place: Place,
        needs: StartContext,
        now: Timestamp,
    ) -> Result<TableView, Error> {
        use_case(format!("open a table of {}", host.id), async {
            let mut writing = self.store.write().await?;
            self.check_first(&mut writing, now).await?;
            let id = writing.next_table_id().await?;
            let mut table = Table::open(id, host.id, request.terms, place, now)?;
            table.order_by(request.order).map_err(GameRefusal::from)?;
            table.level = request.level;
            table
                .seat_computers(request.computers)
                .map_err(GameRefusal::from)?;
            let known = engine::plays(&table.terms.ruleset) && LEVELS.contains(&request.level);
            if request.computers > 0 && !known {
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
            opened(writing, table, needs, now).await
        })
        .await
    }

    /// A person sits down, on this side if one is named. The game starts once every chair is taken.
    pub async fn sit_down(
        &self,
        table: TableId,
        by: Person,
        side: Option<u8>,
        needs: StartContext,
        now: Timestamp,
    ) -> Result<TableView, Error> {
        use_case(format!("sit down at table {table}"), async {
            let mut writing = self.store.write().await?;
            let saved = load(&mut writing, table).await?;
            sit(writing, saved, (by, side), needs, now).await
        })
        .await
    }

    /// A person stands up again.
    pub async fn stand_up(&self, table: TableId, by: PlayerId) -> Result<TableView, Error> {
        use_case(format!("stand up from table {table}"), async {
            let mut writing = self.store.write().await?;
            let mut saved = load(&mut writing, table).await?;
            let is_seated = saved.table.is_seated(by);
            saved.table.stand(by)?;
            if !is_seated {
                writing.forget_kept_chair(table, by).await?;
            }
            save(writing, saved).await
        })
        .await
    }

    /// The host starts the game with those who sit there.
    pub async fn start_table(
        &self,
        table: TableId,
        by: PlayerId,
        needs: StartContext,
        now: Timestamp,
    ) -> Result<TableView, Error> {
        use_case(format!("start the game of table {table}"), async {
            let mut writing = self.store.write().await?;
            let mut saved = load(&mut writing, table).await?;
            saved.table.check_host(by)?;
            start_game(&mut writing, &mut saved.table, needs, now).await?;
            save(writing, saved).await
        })
        .await
    }

    /// The host closes the table.
    pub async fn close_table(&self, table: TableId, by: PlayerId) -> Result<TableView, Error> {
        use_case(format!("close table {table}"), async {
            let mut writing = self.store.write().await?;
            let mut saved = load(&mut writing, table).await?;
            saved.table.close(by)?;
            save(writing, saved).await
        })
        .await
    }

    /// The host invites a person by name: each is pinged once. Over the
    /// limit on pings from one person to another, the invitation is posted without a ping. A handicap
    /// is also given to somebody who sits at the table or was invited before. Returns whether somebody was
    /// invited.
    pub async fn invite_to_table(
        &self,
        table: TableId,
        by: PlayerId,
        guest: Guest,
        now: Timestamp,
    ) -> Result<(TableView, bool), Error> {
        use_case(format!("invite to table {table}"), async {
            let mut writing = self.store.write().await?;
            let saved = load(&mut writing, table).await?;
            name_guest(writing, saved, by, guest, now).await
        })
        .await
    }

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
            let before = now.saturating_sub(EXPIRES_AFTER).unwrap_or(Timestamp::MIN);
            let due = self.store.read().await?.tables_opened_until(before).await?;
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

    /// Records the message that shows a table as of this change. `None` if its message cannot be
    /// updated any more.
    pub async fn table_shown(
        &self,
        table: TableId,
        message: Option<MessageId>,
        revision: i64,
    ) -> Result<(), Error> {
        use_case(format!("note what table {table} shows"), async {
            let mut writing = self.store.write().await?;
            writing.save_table_shown(table, message, revision).await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// The people whose invitation to this table is still to be posted.
    pub async fn unposted_guests(&self, table: TableId) -> Result<Vec<PlayerId>, Error> {
        use_case(format!("list who is invited to table {table}"), async {
            let mut reading = self.store.read().await?;
            let unposted = reading.unposted_table_invitations().await?.into_iter();
            let here = unposted.filter(|(id, _)| *id == table);
            Ok(here.map(|(_, guest)| guest).collect())
        })
        .await
    }

    /// The invitation of a person to a table; `None` if none is to be posted.
    pub async fn table_invitation(
        &self,
        table: TableId,
        guest: PlayerId,
    ) -> Result<Option<TableInvitation>, Error> {
        use_case(format!("look up an invitation to table {table}"), async {
            Ok(self
                .store
                .read()
                .await?
                .table_invitation(table, guest)
                .await?)
        })
        .await
    }

    /// Records the message that invites a person to a table.
    pub async fn table_invitation_posted(
        &self,
        table: TableId,
        guest: PlayerId,
        message: MessageId,
    ) -> Result<(), Error> {
        use_case(format!("note an invitation to table {table}"), async {
            let mut writing = self.store.write().await?;
            writing.save_table_invitation(table, guest, message).await?;
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

/// Lets a person sit down, on this side if one is named, and starts the game once every chair is taken.
pub(super) async fn sit(
    mut writing: Writing,
    mut saved: SavedTable,
    (by, side): (Person, Option<u8>),
    needs: StartContext,
    now: Timestamp,
) -> Result<TableView, Abort> {
    let table = &mut saved.table;
    take_chair(&mut writing, table, by.id, side).await?;
    if table.has_computer() {
        computer::check_room(&mut writing, by.id, now).await?;
    }
    writing.save_player(&by).await?;
    if table.is_full() {
        start_game(&mut writing, table, needs, now).await?;
    }
    save(writing, saved).await
}

/// Gives a person a chair at an open table, unless none is for them.
pub(super) async fn take_chair(
    reading: &mut Reading,
    table: &mut Table,
    by: PlayerId,
    side: Option<u8>,
) -> Result<(), Abort> {
    table.sit(by, side)?;
    if reading.is_removed(table.id, by).await? {
        return Err(refused(TableRefusal::Removed));
    }
    if !table.is_for(by) && !reading.is_invited(table.id, by).await? {
        return Err(refused(TableRefusal::Kept));
    }
    let others: Vec<_> = table.people().filter(|&it| it != by).collect();
    for other in others.into_iter().chain([table.host]) {
        if reading.is_blocked(by, other).await? {
            return Err(GameRefusal::Blocked.into());
        }
    }
    Ok(())
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

/// Starts the game of a new table if every chair is taken already, and commits.
pub(super) async fn opened(
    mut writing: Writing,
    mut table: Table,
    needs: StartContext,
    now: Timestamp,
) -> Result<TableView, Abort> {
    if table.is_full() {
        start_game(&mut writing, &mut table, needs, now).await?;
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
        return Err(refused(TableRefusal::TooManyLately { most: TABLES }));
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

/// Starts the game of a table with those who sit there.
pub(super) async fn start_game(
    writing: &mut Writing,
    table: &mut Table,
    needs: StartContext,
    now: Timestamp,
) -> Result<(), Abort> {
    let seating = table.seating(needs.lots).map_err(GameRefusal::from)?;
    let own = needs.computer.id;
    let players: Vec<PlayerId> = seating
        .sitters
        .iter()
        .map(|chair| match chair {
            Chair::Person(player) => *player,
            Chair::Free | Chair::Computer => own,
        })
        .collect();
    let computer = players.contains(&own).then_some(Computer {
        player: own,
        level: table.level,
    });
    if computer.is_some() {
        writing.save_player(&needs.computer).await?;
    }
    let game = Game::start(Start {
        id: writing.next_game_id().await?,
        time_preferences: time_preferences(writing, &players).await?,
        players,
        terms: Terms {
            ruleset: seating.ruleset,
            first: First::Chance,
            ..table.terms.clone()
        },
        place: table.place,
        computer,
        at: now,
    });
    writing.insert_game(&game).await?;
    table.became(game.id);
    Ok(())
}

/// Invites a guest to an open table, or notes their handicap, or both. Returns whether the guest was
/// invited.
async fn name_guest(
    mut writing: Writing,
    mut saved: SavedTable,
    by: PlayerId,
    guest: Guest,
    now: Timestamp,
) -> Result<(TableView, bool), Abort> {
    let table = &mut saved.table;
    table.check_host(by)?;
    give_handicap(&mut writing, table, by, &guest).await?;
    let has_changed = guest.handicap.is_some();
    let is_invited = !has_changed || !is_known(&mut writing, table, guest.person.id).await?;
    if is_invited {
        invite(&mut writing, table, by, guest.person, now).await?;
    }
    if has_changed {
        return Ok((save(writing, saved).await?, is_invited));
    }
    let view = view(&mut writing, saved).await?;
    writing.commit().await?;
    Ok((view, is_invited))
}

/// Whether a person hosts a table, sits there or was invited by name.
async fn is_known(reading: &mut Reading, table: &Table, player: PlayerId) -> Result<bool, Abort> {
    let is_there = table.host == player || table.is_seated(player);
    Ok(is_there || reading.is_invited(table.id, player).await?)
}

/// Whether a table knows a guest and the handicap that they are to have.
async fn is_noted(reading: &mut Reading, table: &Table, guest: &Guest) -> Result<bool, Abort> {
    let handicap = table.handicap_of(guest.person.id);
    let has_handicap = guest.handicap.is_none_or(|points| points == handicap);
    Ok(has_handicap && is_known(reading, table, guest.person.id).await?)
}

/// Notes the points with which a person starts the match, if that is settled.
async fn give_handicap(
    writing: &mut Writing,
    table: &mut Table,
    by: PlayerId,
    guest: &Guest,
) -> Result<(), Abort> {
    if let Some(points) = guest.handicap {
        table.give_handicap(by, guest.person.id, points)?;
        writing.save_player(&guest.person).await?;
    }
    Ok(())
}

/// Keeps the invitation of a person to an open table.
async fn invite(
    writing: &mut Writing,
    table: &Table,
    by: PlayerId,
    guest: Person,
    now: Timestamp,
) -> Result<(), Abort> {
    if guest.id == by {
        return Err(GameRefusal::SelfChallenge.into());
    }
    if table.is_seated(guest.id) {
        return Err(refused(TableRefusal::GuestSeated));
    }
    for other in table.people().chain([by]) {
        if writing.is_blocked(other, guest.id).await? {
            return Err(GameRefusal::Blocked.into());
        }
    }
    let invited = writing.invited_to_table(table.id).await?;
    if invited.len() >= TABLE_INVITATIONS as usize {
        let most = TABLE_INVITATIONS;
        return Err(refused(TableRefusal::TooManyInvited { most }));
    }
    writing.save_player(&guest).await?;
    writing.forget_removal(table.id, guest.id).await?;
    let is_silent = !writing.take_ping(by, guest.id, None, now).await?;
    let is_new = writing
        .insert_table_invitation(table.id, guest.id, is_silent)
        .await?;
    is_new
        .then_some(())
        .ok_or_else(|| refused(TableRefusal::AlreadyInvited))
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
