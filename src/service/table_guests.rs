//! Guests of open tables: whom a host names, to invite them or to give them a handicap.

use jiff::Timestamp;

use super::error::{Abort, use_case};
use super::tables::{TableView, load, refused, save, view};
use super::{Error, Service, bans};
use crate::game::limits::TABLE_INVITATIONS;
use crate::game::{GameRefusal, MessageId, Person, PlayerId, Table, TableId, TableRefusal};
use crate::store::{Reading, SavedTable, TableInvitation, Writing};

/// Somebody whom the host of a table names.
#[derive(Clone, Debug)]
pub struct Guest {
    /// The person.
    pub person: Person,
    /// The points with which the person starts the match, if that is settled.
    pub handicap: Option<u16>,
}

impl Service {
    /// The host invites a person by name: each is pinged once. Over the limit on pings from one person to
    /// another, the invitation is posted without a ping. A handicap is also given to somebody who sits at the
    /// table or was invited before. Returns whether somebody was invited.
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

/// Invites a guest to an open table, or notes their handicap, or both. Returns whether the guest was
/// invited.
pub(super) async fn name_guest(
    mut writing: Writing,
    mut saved: SavedTable,
    by: PlayerId,
    guest: Guest,
    now: Timestamp,
) -> Result<(TableView, bool), Abort> {
    let table = &mut saved.table;
    table.check_host(by)?;
    give_handicap(&mut writing, table, by, &guest).await?;
    let has_handicap = guest.handicap.is_some();
    let is_invited = !has_handicap || !is_known(&mut writing, table, guest.person.id).await?;
    if is_invited {
        invite(&mut writing, table, by, guest.person, now).await?;
    }
    if has_handicap {
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
pub(super) async fn is_noted(
    reading: &mut Reading,
    table: &Table,
    guest: &Guest,
) -> Result<bool, Abort> {
    let handicap = table.handicap_of(guest.person.id);
    let has_handicap = guest.handicap.is_none_or(|points| points == handicap);
    Ok(has_handicap && is_known(reading, table, guest.person.id).await?)
}

/// Notes the points with which a person starts the match, if that is settled.
pub(super) async fn give_handicap(
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
pub(super) async fn invite(
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
    bans::check_may_begin(writing, guest.id, table.place.server, now).await?;
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
