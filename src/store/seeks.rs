//! Stores seeks, the games that began by them, and who agreed to be seen everywhere.

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_optional_id, from_time};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{
    Band, ChannelId, Expiry, First, GameId, Place, PlayerId, Seek, SeekId, ServerId, Terms,
};

/// Whose seeks are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeekScope {
    /// Those that were made on a server.
    Server(ServerId),
    /// Those for people on any server.
    Everywhere,
}

impl SeekScope {
    /// The server; `None` for any.
    pub const fn server(self) -> Option<ServerId> {
        match self {
            Self::Server(server) => Some(server),
            Self::Everywhere => None,
        }
    }
}

impl Reading {
    /// A seek by its number; `None` if it has ended, or is damaged.
    pub async fn seek(&mut self, id: SeekId) -> Result<Option<Seek>, Error> {
        let row: Option<SeekRow> = sql::query_as(ONE)
            .bind(id.0)
            .fetch_optional(self.connection())
            .await?;
        let seek = row.map(Seek::try_from).transpose();
        Ok(self.set_aside(seek)?.flatten())
    }

    /// A person's seeks made after this time, oldest first; damaged ones are left out.
    pub async fn seeks_of(
        &mut self,
        player: PlayerId,
        since: Timestamp,
    ) -> Result<Vec<Seek>, Error> {
        let rows: Vec<SeekRow> = sql::query_as(SEEKS_OF)
            .bind(from_id(player.0)?)
            .bind(from_time(since))
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, Seek::try_from)
    }

    /// The seeks of others made after this time, oldest first; damaged ones are left out.
    pub async fn seeks_in(
        &mut self,
        scope: SeekScope,
        since: Timestamp,
        most: u32,
    ) -> Result<Vec<Seek>, Error> {
        let rows: Vec<SeekRow> = match scope {
            SeekScope::Server(server) => {
                sql::query_as(SEEKS_ON)
                    .bind(from_time(since))
                    .bind(most)
                    .bind(from_id(server.0)?)
                    .fetch_all(self.connection())
                    .await?
            }
            SeekScope::Everywhere => {
                sql::query_as(SEEKS_EVERYWHERE)
                    .bind(from_time(since))
                    .bind(most)
                    .fetch_all(self.connection())
                    .await?
            }
        };
        self.readable(rows, Seek::try_from)
    }

    /// The seeks for a game on these terms made after this time, oldest first; damaged ones are left out.
    pub async fn seeks_like(
        &mut self,
        scope: SeekScope,
        terms: &Terms,
        since: Timestamp,
        most: u32,
    ) -> Result<Vec<Seek>, Error> {
        let server = match scope {
            SeekScope::Server(server) => Some(from_id(server.0)?),
            SeekScope::Everywhere => None,
        };
        let query = sql::query_as(match server {
            Some(_) => LIKE_ON,
            None => LIKE_EVERYWHERE,
        });
        let query = query
            .bind(terms.ruleset.code())
            .bind(terms.pace.id())
            .bind(terms.rated)
            .bind(from_time(since))
            .bind(most);
        let query = match server {
            Some(server) => query.bind(server),
            None => query,
        };
        let rows: Vec<SeekRow> = query.fetch_all(self.connection()).await?;
        self.readable(rows, Seek::try_from)
    }

    /// Seeks with a higher number than this one made after this time, in the order of their numbers; damaged
    /// ones are left out. With the number of the last one, even if it is damaged, if there may be more.
    pub async fn seeks_after(
        &mut self,
        after: SeekId,
        since: Timestamp,
        most: u32,
    ) -> Result<(Vec<Seek>, Option<SeekId>), Error> {
        let rows: Vec<SeekRow> = sql::query_as(SEEKS_AFTER)
            .bind(after.0)
            .bind(from_time(since))
            .bind(most)
            .fetch_all(self.connection())
            .await?;
        let is_all = rows.len() < most as usize;
        let last = rows.last().map(|row| SeekId(row.id)).filter(|_| !is_all);
        Ok((self.readable(rows, Seek::try_from)?, last))
    }

    /// Whether a seek that has waited long enough has not been noted as ended.
    pub async fn has_seek_to_end(&mut self, expiry: Expiry) -> Result<bool, Error> {
        let found: bool = sql::query_scalar(TO_END)
            .bind(from_time(expiry.usual))
            .bind(from_time(expiry.live))
            .fetch_one(self.connection())
            .await?;
        Ok(found)
    }

    /// How many games a person has running.
    pub async fn count_running(&mut self, player: PlayerId) -> Result<u32, Error> {
        let count: i64 = sql::query_scalar(COUNT_RUNNING)
            .bind(from_id(player.0)?)
            .fetch_one(self.connection())
            .await?;
        column::count(count)
    }

    /// Whether two people have a game of this ruleset running.
    pub async fn are_playing(
        &mut self,
        one: PlayerId,
        other: PlayerId,
        terms: &Terms,
    ) -> Result<bool, Error> {
        let game: Option<i64> = sql::query_scalar(BETWEEN)
            .bind(from_id(one.0)?)
            .bind(from_id(other.0)?)
            .bind(terms.ruleset.code())
            .fetch_optional(self.connection())
            .await?;
        Ok(game.is_some())
    }

    /// Who waited for a game that began by a seek; `None` for any other game.
    pub async fn who_sought(&mut self, game: GameId) -> Result<Option<PlayerId>, Error> {
        let waited: Option<i64> =
            sql::query_scalar("SELECT waited FROM sought_games WHERE game = $1")
                .bind(game.0)
                .fetch_optional(self.connection())
                .await?;
        let waited = waited.map(column::id).transpose();
        Ok(self.set_aside(waited)?.flatten().map(PlayerId))
    }

    /// Whether a person has agreed to be seen on other servers.
    pub async fn has_agreed_everywhere(&mut self, player: PlayerId) -> Result<bool, Error> {
        let count: i64 =
            sql::query_scalar("SELECT COUNT(*) FROM everywhere_consents WHERE player = $1")
                .bind(from_id(player.0)?)
                .fetch_one(self.connection())
                .await?;
        Ok(count > 0)
    }
}

impl Writing {
    /// Saves a new seek, whose number is given to it here. Its player must be saved already.
    pub async fn insert_seek(&mut self, seek: &mut Seek) -> Result<(), Error> {
        let id: i64 = sql::query_scalar(
            "INSERT INTO seeks (player, ruleset, pace, rated, band, server, channel, everywhere, made_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id",
        )
        .bind(from_id(seek.player.0)?)
        .bind(seek.terms.ruleset.code())
        .bind(seek.terms.pace.id())
        .bind(seek.terms.rated)
        .bind(seek.band.to_string())
        .bind(from_optional_id(seek.place.server.map(|it| it.0))?)
        .bind(from_id(seek.place.channel.0)?)
        .bind(seek.is_everywhere)
        .bind(from_time(seek.made_at))
        .fetch_one(self.connection())
        .await?;
        seek.id = SeekId(id);
        Ok(())
    }

    /// Ends a seek; false if it has ended already.
    pub async fn delete_seek(&mut self, id: SeekId) -> Result<bool, Error> {
        let done = sql::query("DELETE FROM seeks WHERE id = $1")
            .bind(id.0)
            .execute(self.connection())
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Notes that the seeks that have waited long enough have ended, at most so many, and returns them with whoever sought
    /// where somebody could find them. This works even if they cannot be read.
    pub async fn end_seeks_made_by(
        &mut self,
        expiry: Expiry,
        most: u32,
    ) -> Result<Vec<(SeekId, PlayerId)>, Error> {
        let rows: Vec<(i64, i64, bool)> = sql::query_as(END)
            .bind(from_time(expiry.usual))
            .bind(from_time(expiry.live))
            .bind(most)
            .fetch_all(self.connection())
            .await?;
        let found: Vec<_> = rows
            .into_iter()
            .filter(|&(.., was_listed)| was_listed)
            .collect();
        self.readable(found, |(id, player, _)| {
            Ok((SeekId(id), PlayerId(column::id(player)?)))
        })
    }

    /// Ends the seeks of a person who has left a server, there; those for people on any server go on elsewhere.
    pub async fn delete_seeks_on(
        &mut self,
        server: ServerId,
        player: PlayerId,
    ) -> Result<(), Error> {
        for sql in [
            "UPDATE seeks SET server = NULL WHERE player = $1 AND server = $2 AND everywhere",
            "DELETE FROM seeks WHERE player = $1 AND server = $2",
        ] {
            sql::query(sql)
                .bind(from_id(player.0)?)
                .bind(from_id(server.0)?)
                .execute(self.connection())
                .await?;
        }
        Ok(())
    }

    /// Ends the seeks on a server that is gone; those for people on any server go on elsewhere.
    pub async fn delete_all_seeks_on(&mut self, server: ServerId) -> Result<(), Error> {
        for sql in [
            "UPDATE seeks SET server = NULL WHERE server = $1 AND everywhere",
            "DELETE FROM seeks WHERE server = $1",
        ] {
            sql::query(sql)
                .bind(from_id(server.0)?)
                .execute(self.connection())
                .await?;
        }
        Ok(())
    }

    /// Deletes all seeks made up to this time. This works even if they cannot be read.
    pub async fn delete_seeks_made_by(&mut self, at: Timestamp) -> Result<(), Error> {
        sql::query(ENDED)
            .bind(from_time(at))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Lets people on other servers fit a seek.
    pub async fn open_seek(&mut self, id: SeekId) -> Result<(), Error> {
        sql::query("UPDATE seeks SET everywhere = TRUE WHERE id = $1")
            .bind(id.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Saves that a game began by a seek, and who had waited for it.
    pub async fn save_sought_game(&mut self, game: GameId, waited: PlayerId) -> Result<(), Error> {
        sql::query("INSERT INTO sought_games (game, waited) VALUES ($1, $2)")
            .bind(game.0)
            .bind(from_id(waited.0)?)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Saves that a person agrees to be seen on other servers. They must be saved already.
    pub async fn agree_everywhere(
        &mut self,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<(), Error> {
        sql::query(
            "INSERT INTO everywhere_consents (player, agreed_at) VALUES ($1, $2)
             ON CONFLICT (player) DO NOTHING",
        )
        .bind(from_id(player.0)?)
        .bind(from_time(now))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Lets nobody on other servers fit a person's seeks any more; those made nowhere else end.
    pub async fn close_seeks_of(&mut self, player: PlayerId) -> Result<(), Error> {
        for sql in [
            "DELETE FROM seeks WHERE player = $1 AND everywhere AND server IS NULL",
            "UPDATE seeks SET everywhere = FALSE WHERE player = $1 AND everywhere",
        ] {
            sql::query(sql)
                .bind(from_id(player.0)?)
                .execute(self.connection())
                .await?;
        }
        Ok(())
    }
}

/// SQL for all that is read of a seek.
macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT id, player, ruleset, pace, rated, band, server, channel, everywhere, made_at
             FROM seeks ",
            $rest
        )
    };
}

const ONE: &str = select!("WHERE id = $1");

pub(super) const SEEKS_OF: &str = select!("WHERE player = $1 AND made_at > $2 ORDER BY id");

pub(super) const SEEKS_ON: &str =
    select!("WHERE server = $3 AND made_at > $1 ORDER BY id LIMIT $2");

pub(super) const SEEKS_EVERYWHERE: &str =
    select!("WHERE everywhere AND made_at > $1 ORDER BY id LIMIT $2");

pub(super) const SEEKS_AFTER: &str = select!("WHERE id > $1 AND made_at > $2 ORDER BY id LIMIT $3");

pub(super) const TO_END: &str = "
    SELECT EXISTS (SELECT 1 FROM seeks WHERE made_at <= $1 AND NOT ended)
        OR EXISTS (SELECT 1 FROM seeks WHERE made_at <= $2 AND NOT ended AND substr(pace, 1, 5) = 'live-')";

const END: &str = "
    UPDATE seeks SET ended = TRUE
    WHERE id IN (SELECT id FROM seeks WHERE made_at <= $1 AND NOT ended ORDER BY made_at LIMIT $3)
        OR id IN (SELECT id FROM seeks WHERE made_at <= $2 AND NOT ended AND substr(pace, 1, 5) = 'live-'
            ORDER BY made_at LIMIT $3)
    RETURNING id, player, server IS NOT NULL OR everywhere";

pub(super) const LIKE_ON: &str = select!(
    "WHERE server = $6 AND ruleset = $1 AND pace = $2 AND rated = $3 AND made_at > $4
     ORDER BY id LIMIT $5"
);

pub(super) const LIKE_EVERYWHERE: &str = select!(
    "WHERE everywhere AND ruleset = $1 AND pace = $2 AND rated = $3 AND made_at > $4
     ORDER BY id LIMIT $5"
);

pub(super) const ENDED: &str = "DELETE FROM seeks WHERE made_at <= $1";

pub(super) const COUNT_RUNNING: &str = "SELECT COUNT(*) FROM seats WHERE player = $1 AND running";

pub(super) const BETWEEN: &str = "
    SELECT own.game FROM seats AS own
    JOIN seats AS others ON others.game = own.game AND others.player = $2
    JOIN games ON games.id = own.game
    WHERE own.player = $1 AND own.running AND games.ruleset = $3 LIMIT 1";

#[derive(FromRow)]
struct SeekRow {
    id: i64,
    player: i64,
    ruleset: String,
    pace: String,
    rated: bool,
    band: String,
    server: Option<i64>,
    channel: i64,
    everywhere: bool,
    made_at: i64,
}

impl TryFrom<SeekRow> for Seek {
    type Error = Error;

    fn try_from(row: SeekRow) -> Result<Self, Error> {
        let band = Band::from_id(&row.band);
        Ok(Self {
            id: SeekId(row.id),
            player: PlayerId(column::id(row.player)?),
            terms: Terms {
                ruleset: column::ruleset(&row.ruleset)?,
                pace: column::pace(&row.pace)?,
                rated: row.rated,
                first: First::Chance,
                calls: false,
                set: false,
                claim: false,
                hill: false,
            },
            band: band.ok_or_else(|| Error::damaged("a band of ratings", &row.band))?,
            place: Place {
                server: row.server.map(column::id).transpose()?.map(ServerId),
                channel: ChannelId(column::id(row.channel)?),
            },
            is_everywhere: row.everywhere,
            made_at: column::time(row.made_at)?,
        })
    }
}
