//! What could not be posted, and when it is tried again.

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_time};
use super::notices::{self, UnsentDigest, UnsentReminder};
use super::{Error, Reading, Writing};
use crate::game::{ChallengeId, ChannelId, GameId, PlayerId};

/// What is to be told of the row `tried`, as `revision` has it; empty where there is nothing.
macro_rules! revision {
    () => {
        "CASE tried.kind
            WHEN 'offer' THEN (SELECT ply FROM offers
                WHERE offers.game = tried.id AND offers.player = tried.player)
            WHEN 'invitation' THEN (SELECT 0 FROM challenges
                WHERE challenges.id = tried.id AND game IS NULL AND refused IS NULL)
            WHEN 'outcome' THEN (SELECT 0 FROM challenges
                WHERE challenges.id = tried.id AND NOT shown)
            WHEN 'reminder' THEN (SELECT 4 * ply + reminder FROM reminders
                WHERE reminders.game = tried.id AND reminders.player = tried.player)
            WHEN 'digest' THEN (SELECT due_at FROM digests
                WHERE digests.player = tried.player)
            ELSE (SELECT CASE WHEN to_move IS NULL THEN 2 * ply + 1 ELSE 2 * ply END
                FROM games WHERE games.id = tried.id)
        END"
    };
}

/// Something that is saved and is to be told, or played by the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unposted {
    /// The board of a game, or its end.
    Board(GameId),
    /// The engine's move in a game.
    EngineMove(GameId),
    /// What a player offers in a game.
    Offer(GameId, PlayerId),
    /// An open challenge.
    Invitation(ChallengeId),
    /// What became of a challenge.
    Outcome(ChallengeId),
    /// That somebody is reminded of a game.
    Reminder(UnsentReminder),
    /// Somebody's daily list of the games that wait for them.
    Digest(UnsentDigest),
}

/// How often something was tried in vain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempts {
    /// How often, at least once.
    pub tries: u32,
    /// When last.
    pub last_at: Timestamp,
    /// When it is tried again; `None` where it was given up.
    pub next_at: Option<Timestamp>,
    /// Whether nothing else was known to get through then.
    pub is_outage: bool,
    /// Whether nothing at all may be said in its place.
    pub is_forbidden: bool,
}

impl Unposted {
    fn key(self) -> Result<(&'static str, i64, i64), Error> {
        Ok(match self {
            Self::Board(game) => ("board", game.0, 0),
            Self::EngineMove(game) => ("engine", game.0, 0),
            Self::Offer(game, by) => ("offer", game.0, from_id(by.0)?),
            Self::Invitation(challenge) => ("invitation", challenge.0, 0),
            Self::Outcome(challenge) => ("outcome", challenge.0, 0),
            Self::Reminder(it) => ("reminder", it.game.0, from_id(it.player.0)?),
            Self::Digest(it) => ("digest", 0, from_id(it.player.0)?),
        })
    }
}

impl Reading {
    /// Everything that was tried in vain, as far as there is still the same to be told, but for
    /// what is damaged.
    pub async fn attempts(&mut self) -> Result<Vec<(Unposted, Attempts)>, Error> {
        let rows: Vec<Row> = sqlx::query_as(ATTEMPTS)
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, Row::try_into)
    }

    /// How often something was tried in vain, if there is still the same to be told and it is not
    /// damaged.
    pub async fn attempts_at(&mut self, unposted: Unposted) -> Result<Option<Attempts>, Error> {
        let (kind, id, player) = unposted.key()?;
        let row: Option<Row> = sqlx::query_as(ATTEMPTS_AT)
            .bind(kind)
            .bind(id)
            .bind(player)
            .fetch_optional(self.connection())
            .await?;
        let Some(row) = row else { return Ok(None) };
        let read: Option<(Unposted, Attempts)> = self.set_aside(row.try_into())?;
        Ok(read.map(|(_, attempts)| attempts))
    }

    /// The channels in which nothing may be said, of what was given up for that and is still to be
    /// told: in a game that runs, or of an invitation that is open.
    pub async fn forbidden_channels(&mut self) -> Result<Vec<ChannelId>, Error> {
        let ids: Vec<i64> = sqlx::query_scalar(FORBIDDEN_CHANNELS)
            .fetch_all(self.connection())
            .await?;
        self.readable(ids, |id| column::id(id).map(ChannelId))
    }
}

impl Writing {
    /// Notes attempts at what is to be told now, in place of earlier ones.
    pub async fn save_attempts(
        &mut self,
        unposted: Unposted,
        attempts: &Attempts,
    ) -> Result<(), Error> {
        let (kind, id, player) = unposted.key()?;
        sqlx::query(SAVE)
            .bind(kind)
            .bind(id)
            .bind(player)
            .bind(i64::from(attempts.tries))
            .bind(from_time(attempts.last_at))
            .bind(attempts.next_at.map(from_time))
            .bind(attempts.is_outage)
            .bind(attempts.is_forbidden)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Forgets what was tried in vain, for it is told now or starts over.
    pub async fn forget_attempts(&mut self, unposted: Unposted) -> Result<(), Error> {
        let (kind, id, player) = unposted.key()?;
        sqlx::query("DELETE FROM post_attempts WHERE kind = $1 AND id = $2 AND player = $3")
            .bind(kind)
            .bind(id)
            .bind(player)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Forgets what was tried in vain in a game that is over, and reminders of it: none of that is to
    /// be told any more.
    pub(super) async fn forget_untold_in(&mut self, game: GameId) -> Result<(), Error> {
        sqlx::query(
            "DELETE FROM post_attempts
             WHERE kind IN ('board', 'engine', 'offer', 'reminder') AND id = $1",
        )
        .bind(game.0)
        .execute(self.connection())
        .await?;
        sqlx::query("DELETE FROM reminders WHERE game = $1")
            .bind(game.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Forgets what was given up because nothing could be said in a channel: how much that was.
    pub async fn forget_forbidden(&mut self, channel: ChannelId) -> Result<u64, Error> {
        let done = sqlx::query(
            "DELETE FROM post_attempts WHERE forbidden AND (
                 (kind IN ('board', 'offer') AND EXISTS (
                     SELECT 1 FROM games WHERE games.id = post_attempts.id AND channel = $1))
                 OR (kind IN ('invitation', 'outcome') AND EXISTS (
                     SELECT 1 FROM challenges
                     WHERE challenges.id = post_attempts.id AND channel = $1)))",
        )
        .bind(from_id(channel.0)?)
        .execute(self.connection())
        .await?;
        Ok(done.rows_affected())
    }
}

#[derive(FromRow)]
struct Row {
    kind: String,
    id: i64,
    player: i64,
    revision: i64,
    tries: i64,
    last_at: i64,
    next_at: Option<i64>,
    outage: bool,
    forbidden: bool,
}

impl TryFrom<Row> for (Unposted, Attempts) {
    type Error = Error;

    fn try_from(row: Row) -> Result<Self, Error> {
        let unposted = match row.kind.as_str() {
            "board" => Unposted::Board(GameId(row.id)),
            "engine" => Unposted::EngineMove(GameId(row.id)),
            "offer" => Unposted::Offer(GameId(row.id), PlayerId(column::id(row.player)?)),
            "invitation" => Unposted::Invitation(ChallengeId(row.id)),
            "outcome" => Unposted::Outcome(ChallengeId(row.id)),
            "reminder" => {
                let (at, reminder) = notices::from_revision(row.revision)?;
                Unposted::Reminder(UnsentReminder {
                    game: GameId(row.id),
                    player: PlayerId(column::id(row.player)?),
                    at,
                    reminder,
                })
            }
            "digest" => Unposted::Digest(UnsentDigest {
                player: PlayerId(column::id(row.player)?),
                due_at: column::time(row.revision)?,
            }),
            other => return Err(Error::damaged("an attempt", other)),
        };
        let attempts = Attempts {
            tries: column::count(row.tries)?,
            last_at: column::time(row.last_at)?,
            next_at: row.next_at.map(column::time).transpose()?,
            is_outage: row.outage,
            is_forbidden: row.forbidden,
        };
        Ok((unposted, attempts))
    }
}

pub(super) const ATTEMPTS: &str = concat!(
    "SELECT kind, id, player, revision, tries, last_at, next_at, outage, forbidden
     FROM post_attempts AS tried WHERE revision = ",
    revision!()
);

pub(super) const ATTEMPTS_AT: &str = concat!(
    "SELECT kind, id, player, revision, tries, last_at, next_at, outage, forbidden
     FROM post_attempts AS tried
     WHERE kind = $1 AND id = $2 AND player = $3 AND revision = ",
    revision!()
);

const FORBIDDEN_CHANNELS: &str = concat!(
    "SELECT channel FROM (
         SELECT tried.kind, tried.id, tried.player, tried.revision, games.channel
         FROM post_attempts AS tried JOIN games ON games.id = tried.id
         WHERE forbidden AND kind IN ('board', 'offer') AND to_move IS NOT NULL
         UNION
         SELECT tried.kind, tried.id, tried.player, tried.revision, challenges.channel
         FROM post_attempts AS tried JOIN challenges ON challenges.id = tried.id
         WHERE forbidden AND kind = 'invitation'
     ) AS tried WHERE revision = ",
    revision!(),
    " GROUP BY channel"
);

const SAVE: &str = concat!(
    "INSERT INTO post_attempts
         (kind, id, player, revision, tries, last_at, next_at, outage, forbidden)
     SELECT kind, id, player, COALESCE(",
    revision!(),
    ", 0), $4, $5, $6, $7, $8
     FROM (SELECT $1 AS kind, $2 AS id, $3 AS player) AS tried
     WHERE TRUE
     ON CONFLICT (kind, id, player) DO UPDATE SET revision = excluded.revision,
         tries = excluded.tries, last_at = excluded.last_at, next_at = excluded.next_at,
         outage = excluded.outage, forbidden = excluded.forbidden"
);
