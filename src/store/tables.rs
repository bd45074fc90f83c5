//! Stores tables: their chairs, and who was invited by name.

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_optional_id, from_time};
use super::sql;
use super::{Error, Reading, Unposted, Writing};
use crate::game::{
    Chair, ChannelId, Expiry, First, GameId, KeptChair, MessageId, Place, PlayerId, SeatOrder,
    ServerId, Table, TableId, TableRematch, TableStatus, Terms,
};

/// A table as stored.
#[derive(Clone, Debug)]
pub struct SavedTable {
    /// The table.
    pub table: Table,
    /// How often it has changed.
    pub revision: i64,
    /// The change that its message shows.
    pub shown: i64,
}

/// The invitation of a person to a table by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableInvitation {
    /// Its number. One that is made again has another.
    pub number: i64,
    /// Whether it pings nobody.
    pub is_silent: bool,
}

impl Reading {
    /// The table that became a game.
    pub async fn table_of(&mut self, game: GameId) -> Result<Option<TableId>, Error> {
        let table: Option<i64> = sql::query_scalar("SELECT id FROM tables WHERE game = $1")
            .bind(game.0)
            .fetch_optional(self.connection())
            .await?;
        Ok(table.map(TableId))
    }

    /// A table by its number.
    pub async fn table(&mut self, id: TableId) -> Result<Option<SavedTable>, Error> {
        let row: Option<TableRow> = sql::query_as(
            "SELECT id, host, ruleset, pace, rated, by_chance, level, server, channel, opened_at, game,
                    ended, message, revision, shown, calls, after_game
             FROM tables WHERE id = $1",
        )
        .bind(id.0)
        .fetch_optional(self.connection())
        .await?;
        let Some(row) = row else { return Ok(None) };
        let chairs: Vec<(i64, Option<i64>)> =
            sql::query_as("SELECT chair, player FROM chairs WHERE table_number = $1")
                .bind(id.0)
                .fetch_all(self.connection())
                .await?;
        let kept = match row.after_game {
            Some(_) => self.kept_chairs(id).await?,
            None => Vec::new(),
        };
        let table = row.with_chairs(chairs, kept);
        let mut saved = table.map_err(|error| error.within(format_args!("table {id}")))?;
        let target = saved.table.terms.ruleset.target();
        saved.table.handicaps = self.handicaps_at(id, target).await?;
        Ok(Some(saved))
    }

    /// The open tables in a channel, oldest first.
    pub async fn open_tables_in(&mut self, channel: ChannelId) -> Result<Vec<TableId>, Error> {
        self.tables(OPEN_IN, from_id(channel.0)?).await
    }

    /// The open tables that a person hosts.
    pub async fn open_tables_of(&mut self, host: PlayerId) -> Result<Vec<TableId>, Error> {
        self.tables(OPEN_BY_HOST, from_id(host.0)?).await
    }

    /// The tables that a person opened after this time, whatever became of them.
    pub async fn tables_of_since(
        &mut self,
        host: PlayerId,
        at: Timestamp,
    ) -> Result<Vec<TableId>, Error> {
        let ids = sql::query_scalar(BY_HOST_SINCE)
            .bind(from_id(host.0)?)
            .bind(from_time(at))
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(TableId).collect())
    }

    /// The open tables that have waited long enough.
    pub async fn tables_opened_until(&mut self, expiry: Expiry) -> Result<Vec<TableId>, Error> {
        let mut found = self.tables(OPENED_BY, from_time(expiry.usual)).await?;
        let live = self.tables(LIVE_OPENED_BY, from_time(expiry.live)).await?;
        found.extend(live);
        found.sort_unstable();
        found.dedup();
        Ok(found)
    }

    /// The open tables that are not posted, and those whose message does not show their last change.
    pub async fn unposted_tables(&mut self) -> Result<Vec<TableId>, Error> {
        let mut ids: Vec<i64> = Vec::new();
        for sql in [UNPOSTED_TABLES, UNSHOWN_TABLES] {
            let found: Vec<i64> = sql::query_scalar(sql).fetch_all(self.connection()).await?;
            ids.extend(found);
        }
        Ok(ids.into_iter().map(TableId).collect())
    }

    /// The invitations to open tables that are not posted.
    pub async fn unposted_table_invitations(&mut self) -> Result<Vec<(TableId, PlayerId)>, Error> {
        let rows: Vec<(i64, i64)> = sql::query_as(UNPOSTED_TABLE_INVITATIONS)
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, |(table, player)| {
            Ok((TableId(table), PlayerId(column::id(player)?)))
        })
    }

    /// The invitation of a person to a table; `None` if none is to be posted.
    pub async fn table_invitation(
        &mut self,
        table: TableId,
        player: PlayerId,
    ) -> Result<Option<TableInvitation>, Error> {
        let row: Option<(i64, bool)> = sql::query_as(
            "SELECT number, silent FROM table_invitations
             WHERE table_number = $1 AND player = $2 AND message IS NULL",
        )
        .bind(table.0)
        .bind(from_id(player.0)?)
        .fetch_optional(self.connection())
        .await?;
        Ok(row.map(|(number, is_silent)| TableInvitation { number, is_silent }))
    }

    /// The people who were invited to a table by name.
    pub async fn invited_to_table(&mut self, table: TableId) -> Result<Vec<PlayerId>, Error> {
        let ids: Vec<i64> =
            sql::query_scalar("SELECT player FROM table_invitations WHERE table_number = $1")
                .bind(table.0)
                .fetch_all(self.connection())
                .await?;
        self.readable(ids, |id| column::id(id).map(PlayerId))
    }

    async fn tables(&mut self, sql: &'static str, value: i64) -> Result<Vec<TableId>, Error> {
        let ids = sql::query_scalar(sql)
            .bind(value)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(TableId).collect())
    }
}

impl Writing {
    /// Allocates the number of the next table; it is used up once this transaction is committed.
    pub async fn next_table_id(&mut self) -> Result<TableId, Error> {
        self.next_number("table").await.map(TableId)
    }

    /// Saves a new table. The people who sit at it must be saved already.
    pub async fn insert_table(&mut self, table: &Table) -> Result<(), Error> {
        sql::query(
            "INSERT INTO tables (id, host, ruleset, pace, rated, by_chance, level, server, channel,
                                 opened_at, calls, after_game)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        )
        .bind(table.id.0)
        .bind(from_id(table.host.0)?)
        .bind(table.terms.ruleset.code())
        .bind(table.terms.pace.id())
        .bind(table.terms.rated)
        .bind(table.order == SeatOrder::Chance)
        .bind(i64::from(table.level))
        .bind(from_optional_id(table.place.server.map(|server| server.0))?)
        .bind(from_id(table.place.channel.0)?)
        .bind(from_time(table.opened_at))
        .bind(table.terms.calls)
        .bind(table.rematch.as_ref().map(|rematch| rematch.game.0))
        .execute(self.connection())
        .await?;
        self.save_handicaps(table).await?;
        if let Some(rematch) = &table.rematch {
            self.save_kept_chairs(table.id, &rematch.kept).await?;
        }
        self.save_chairs(table).await
    }

    /// Saves what has changed at an open table: who sits there, or how it ended. False if it had
    /// ended before. Its message then still has to be updated.
    pub async fn save_table(&mut self, table: &Table) -> Result<bool, Error> {
        let (game, ended) = match table.status {
            TableStatus::Open => (None, None),
            TableStatus::Started(game) => (Some(game.0), None),
            TableStatus::Closed => (None, Some("closed")),
            TableStatus::Expired => (None, Some("expired")),
        };
        let done = sql::query(
            "UPDATE tables SET game = $2, ended = $3, revision = revision + 1
             WHERE id = $1 AND game IS NULL AND ended IS NULL",
        )
        .bind(table.id.0)
        .bind(game)
        .bind(ended)
        .execute(self.connection())
        .await?;
        if done.rows_affected() == 0 {
            return Ok(false);
        }
        self.save_handicaps(table).await?;
        self.save_chairs(table).await?;
        self.forget_attempts(Unposted::Table(table.id)).await?;
        Ok(true)
    }

    /// Ends a table that was not full in time; false if it had ended before. This works even if the
    /// table cannot be read.
    pub async fn expire_table(&mut self, table: TableId) -> Result<bool, Error> {
        let done = sql::query(
            "UPDATE tables SET ended = 'expired', revision = revision + 1
             WHERE id = $1 AND game IS NULL AND ended IS NULL",
        )
        .bind(table.0)
        .execute(self.connection())
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Records the message that shows a table as of this change, or that can show no later one.
    pub async fn save_table_shown(
        &mut self,
        table: TableId,
        message: MessageId,
        revision: i64,
    ) -> Result<(), Error> {
        sql::query(
            "UPDATE tables SET message = $2, shown = CASE WHEN shown < $3 THEN $3 ELSE shown END
             WHERE id = $1",
        )
        .bind(table.0)
        .bind(from_id(message.0)?)
        .bind(revision)
        .execute(self.connection())
        .await?;
        self.forget_attempts(Unposted::Table(table)).await
    }

    /// Saves that a person was invited by name; false if they had been. The person must be saved
    /// already.
    pub async fn insert_table_invitation(
        &mut self,
        table: TableId,
        player: PlayerId,
        is_silent: bool,
    ) -> Result<bool, Error> {
        let number = self.next_number("table-invitation").await?;
        let done = sql::query(
            "INSERT INTO table_invitations (table_number, player, silent, number)
             VALUES ($1, $2, $3, $4) ON CONFLICT (table_number, player) DO NOTHING",
        )
        .bind(table.0)
        .bind(from_id(player.0)?)
        .bind(is_silent)
        .bind(number)
        .execute(self.connection())
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Records the message of an invitation to a table.
    pub async fn save_table_invitation(
        &mut self,
        table: TableId,
        player: PlayerId,
        message: MessageId,
    ) -> Result<(), Error> {
        sql::query(
            "UPDATE table_invitations SET message = $3 WHERE table_number = $1 AND player = $2",
        )
        .bind(table.0)
        .bind(from_id(player.0)?)
        .bind(from_id(message.0)?)
        .execute(self.connection())
        .await?;
        self.forget_attempts(Unposted::TableInvitation(table, player))
            .await
    }

    async fn save_chairs(&mut self, table: &Table) -> Result<(), Error> {
        sql::query("DELETE FROM chairs WHERE table_number = $1")
            .bind(table.id.0)
            .execute(self.connection())
            .await?;
        for (index, chair) in (0_i64..).zip(&table.chairs) {
            let player = match chair {
                Chair::Free => continue,
                Chair::Person(player) => Some(from_id(player.0)?),
                Chair::Computer => None,
            };
            sql::query("INSERT INTO chairs (table_number, chair, player) VALUES ($1, $2, $3)")
                .bind(table.id.0)
                .bind(index)
                .bind(player)
                .execute(self.connection())
                .await?;
        }
        Ok(())
    }
}

#[derive(FromRow)]
struct TableRow {
    id: i64,
    host: i64,
    ruleset: String,
    pace: String,
    rated: bool,
    calls: bool,
    by_chance: bool,
    level: i64,
    server: Option<i64>,
    channel: i64,
    opened_at: i64,
    game: Option<i64>,
    ended: Option<String>,
    message: Option<i64>,
    revision: i64,
    shown: i64,
    after_game: Option<i64>,
}

impl TableRow {
    fn with_chairs(
        self,
        taken: Vec<(i64, Option<i64>)>,
        kept: Vec<KeptChair>,
    ) -> Result<SavedTable, Error> {
        let ruleset = column::ruleset(&self.ruleset)?;
        let mut chairs = vec![Chair::Free; usize::from(ruleset.seats)];
        for (index, player) in taken {
            let place = usize::try_from(index)
                .ok()
                .and_then(|at| chairs.get_mut(at));
            let place = place.ok_or_else(|| Error::damaged("a chair", index))?;
            *place = match player {
                Some(player) => Chair::Person(PlayerId(column::id(player)?)),
                None => Chair::Computer,
            };
        }
        let table = Table {
            id: TableId(self.id),
            host: PlayerId(column::id(self.host)?),
            terms: Terms {
                ruleset,
                pace: column::pace(&self.pace)?,
                rated: self.rated,
                first: First::Chance,
                calls: self.calls,
                set: false,
                claim: false,
                hill: false,
            },
            order: if self.by_chance {
                SeatOrder::Chance
            } else {
                SeatOrder::AsSeated
            },
            level: column::count(self.level)?,
            chairs,
            handicaps: Vec::new(),
            rematch: self.after_game.map(|game| TableRematch {
                game: GameId(game),
                kept,
            }),
            place: Place {
                server: self.server.map(column::id).transpose()?.map(ServerId),
                channel: ChannelId(column::id(self.channel)?),
            },
            opened_at: column::time(self.opened_at)?,
            status: match (self.game, self.ended.as_deref()) {
                (None, None) => TableStatus::Open,
                (Some(game), None) => TableStatus::Started(GameId(game)),
                (None, Some("closed")) => TableStatus::Closed,
                (None, Some("expired")) => TableStatus::Expired,
                (_, other) => {
                    return Err(Error::damaged(
                        "the end of a table",
                        other.unwrap_or_default(),
                    ));
                }
            },
            message: self.message.map(column::id).transpose()?.map(MessageId),
        };
        Ok(SavedTable {
            table,
            revision: self.revision,
            shown: self.shown,
        })
    }
}

// The conditions are copied from the indexes of migration 34, word for word.
pub(super) const UNPOSTED_TABLES: &str = "
    SELECT id FROM tables WHERE game IS NULL AND ended IS NULL AND message IS NULL ORDER BY id";

pub(super) const UNSHOWN_TABLES: &str = "
    SELECT id FROM tables WHERE message IS NOT NULL AND shown < revision ORDER BY id";

pub(super) const OPEN_IN: &str = "
    SELECT id FROM tables WHERE channel = $1 AND game IS NULL AND ended IS NULL ORDER BY id";

pub(super) const OPEN_BY_HOST: &str = "
    SELECT id FROM tables WHERE host = $1 AND game IS NULL AND ended IS NULL";

pub(super) const BY_HOST_SINCE: &str = "
    SELECT id FROM tables WHERE host = $1 AND opened_at > $2";

pub(super) const OPENED_BY: &str = "
    SELECT id FROM tables
    WHERE opened_at <= $1 AND game IS NULL AND ended IS NULL ORDER BY opened_at";

pub(super) const LIVE_OPENED_BY: &str = "
    SELECT id FROM tables
    WHERE opened_at <= $1 AND game IS NULL AND ended IS NULL AND substr(pace, 1, 5) = 'live-'
    ORDER BY opened_at";

pub(super) const OLDEST_LIVE_TABLE: &str = "
    SELECT MIN(opened_at) FROM tables
    WHERE game IS NULL AND ended IS NULL AND substr(pace, 1, 5) = 'live-'";

pub(super) const OLDEST_TABLE: &str =
    "SELECT MIN(opened_at) FROM tables WHERE game IS NULL AND ended IS NULL";

pub(super) const UNPOSTED_TABLE_INVITATIONS: &str = "
    SELECT invited.table_number, invited.player
    FROM table_invitations AS invited JOIN tables ON tables.id = invited.table_number
    WHERE invited.message IS NULL AND tables.game IS NULL AND tables.ended IS NULL
    ORDER BY invited.table_number, invited.player";
