//! What could not be posted, and when it is tried again.

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_time};
use super::news::UnsentNews;
use super::notices::{self, UnsentDigest, UnsentReminder};
use super::sql;
use super::tournament_events::TournamentEventId;
use super::{Error, Reading, Writing};
use crate::game::{
    ChallengeId, ChannelId, DailyPuzzleId, GameId, PlayerId, SeasonId, TableId, TournamentId,
};

/// SQL for what is currently to be posted for the row `tried`, comparable with its `revision`; NULL
/// if there is nothing.
macro_rules! revision {
    () => {
        "CASE tried.kind
            WHEN 'offer' THEN (SELECT number FROM offers
                WHERE offers.game = tried.id AND offers.player = tried.player)
            WHEN 'invitation' THEN (SELECT 0 FROM challenges
                WHERE challenges.id = tried.id AND game IS NULL AND refused IS NULL)
            WHEN 'outcome' THEN (SELECT 0 FROM challenges
                WHERE challenges.id = tried.id AND NOT shown)
            WHEN 'reminder' THEN (SELECT 4 * ply + reminder FROM reminders
                WHERE reminders.game = tried.id AND reminders.player = tried.player)
            WHEN 'table' THEN (SELECT revision FROM tables
                WHERE tables.id = tried.id AND (shown < revision
                    OR (message IS NULL AND game IS NULL AND ended IS NULL)))
            WHEN 'table-invitation' THEN (SELECT 0 FROM table_invitations AS invited
                JOIN tables ON tables.id = invited.table_number
                WHERE invited.table_number = tried.id AND invited.player = tried.player
                    AND invited.message IS NULL AND game IS NULL AND ended IS NULL)
            WHEN 'season' THEN (SELECT 0 FROM seasons
                WHERE seasons.id = tried.id AND closed AND NOT told)
            WHEN 'daily-puzzle' THEN (SELECT 0 FROM daily_puzzles
                WHERE daily_puzzles.id = tried.id AND NOT told)
            WHEN 'tournament' THEN (SELECT revision FROM tournaments
                WHERE tournaments.id = tried.id AND ((state = 'open' AND message IS NULL)
                    OR (message IS NOT NULL AND shown < revision)))
            WHEN 'tournament-event' THEN (SELECT 0 FROM tournament_events
                WHERE tournament_events.number = tried.id AND NOT told)
            WHEN 'news' THEN (SELECT 0 FROM news WHERE number = tried.id)
            WHEN 'digest' THEN (SELECT due_at FROM digests
                WHERE digests.player = tried.player)
            ELSE (SELECT CASE WHEN to_move IS NULL THEN 2 * ply + 1 ELSE 2 * ply END
                FROM games WHERE games.id = tried.id)
        END"
    };
}

/// Something saved that still has to be posted, or played by the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unposted {
    /// The board of a game, or its end.
    Board(GameId),
    /// The engine's move in a game.
    EngineMove(GameId),
    /// A player's offer in a game.
    Offer(GameId, PlayerId),
    /// An open challenge.
    Invitation(ChallengeId),
    /// The outcome of a challenge.
    Outcome(ChallengeId),
    /// A table, or its last change.
    Table(TableId),
    /// An invitation of a person to a table.
    TableInvitation(TableId, PlayerId),
    /// The podiums of a season.
    Season(SeasonId),
    /// The day's puzzle of a server.
    DailyPuzzle(DailyPuzzleId),
    /// The announcement of a tournament, or its last change.
    Tournament(TournamentId),
    /// What happened in a tournament.
    TournamentEvent(TournamentEventId),
    /// A reminder to a player about a game.
    Reminder(UnsentReminder),
    /// A person's daily list of the games waiting for them.
    Digest(UnsentDigest),
    /// News for a person.
    News(UnsentNews),
}

/// Failed attempts to post something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempts {
    /// How many, at least one.
    pub tries: u32,
    /// When the last one was.
    pub last_at: Timestamp,
    /// When it is tried again; `None` if it was given up.
    pub next_at: Option<Timestamp>,
    /// Whether nothing else was known to get through at that time.
    pub is_outage: bool,
    /// Whether the bot may not post there at all.
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
            Self::Table(table) => ("table", table.0, 0),
            Self::TableInvitation(table, to) => ("table-invitation", table.0, from_id(to.0)?),
            Self::Season(season) => ("season", season.0, 0),
            Self::DailyPuzzle(daily) => ("daily-puzzle", daily.0, 0),
            Self::Tournament(tournament) => ("tournament", tournament.0, 0),
            Self::TournamentEvent(event) => ("tournament-event", event.0, 0),
            Self::Reminder(it) => ("reminder", it.game.0, from_id(it.player.0)?),
            Self::Digest(it) => ("digest", 0, from_id(it.player.0)?),
            Self::News(it) => ("news", it.number, from_id(it.player.0)?),
        })
    }
}

impl Reading {
    /// All failed attempts whose content still has to be posted; damaged rows are left out.
    pub async fn attempts(&mut self) -> Result<Vec<(Unposted, Attempts)>, Error> {
        let rows: Vec<Row> = sql::query_as(ATTEMPTS).fetch_all(self.connection()).await?;
        self.readable(rows, Row::try_into)
    }

    /// The failed attempts to post this, if it still has to be posted and the row is not damaged.
    pub async fn attempts_at(&mut self, unposted: Unposted) -> Result<Option<Attempts>, Error> {
        let (kind, id, player) = unposted.key()?;
        let row: Option<Row> = sql::query_as(ATTEMPTS_AT)
            .bind(kind)
            .bind(id)
            .bind(player)
            .fetch_optional(self.connection())
            .await?;
        let Some(row) = row else { return Ok(None) };
        let read: Option<(Unposted, Attempts)> = self.set_aside(row.try_into())?;
        Ok(read.map(|(_, attempts)| attempts))
    }

    /// The channels in which something was given up because the bot may not post there and still
    /// has to be posted: in a running game, for an open challenge, for a table, or for a tournament.
    pub async fn forbidden_channels(&mut self) -> Result<Vec<ChannelId>, Error> {
        let ids: Vec<i64> = sql::query_scalar(FORBIDDEN_CHANNELS)
            .fetch_all(self.connection())
            .await?;
        self.readable(ids, |id| column::id(id).map(ChannelId))
    }
}

impl Writing {
    /// Saves attempts at what has to be posted now, replacing earlier ones.
    pub async fn save_attempts(
        &mut self,
        unposted: Unposted,
        attempts: &Attempts,
    ) -> Result<(), Error> {
        let (kind, id, player) = unposted.key()?;
        sql::query(SAVE)
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

    /// Deletes the failed attempts, because the post succeeded or starts over.
    pub async fn forget_attempts(&mut self, unposted: Unposted) -> Result<(), Error> {
        let (kind, id, player) = unposted.key()?;
        sql::query("DELETE FROM post_attempts WHERE kind = $1 AND id = $2 AND player = $3")
            .bind(kind)
            .bind(id)
            .bind(player)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Deletes the failed attempts and the reminders of a game that is over: none of them are to be
    /// posted any more.
    pub(super) async fn forget_untold_in(&mut self, game: GameId) -> Result<(), Error> {
        sql::query(
            "DELETE FROM post_attempts
             WHERE kind IN ('board', 'engine', 'offer', 'reminder') AND id = $1",
        )
        .bind(game.0)
        .execute(self.connection())
        .await?;
        sql::query("DELETE FROM reminders WHERE game = $1")
            .bind(game.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Deletes what was given up because the bot could not post in a channel. Returns how many rows
    /// that were.
    pub async fn forget_forbidden(&mut self, channel: ChannelId) -> Result<u64, Error> {
        let done = sql::query(
            "DELETE FROM post_attempts WHERE forbidden AND (
                 (kind IN ('board', 'offer') AND EXISTS (
                     SELECT 1 FROM games WHERE games.id = post_attempts.id AND channel = $1))
                 OR (kind IN ('invitation', 'outcome') AND EXISTS (
                     SELECT 1 FROM challenges
                     WHERE challenges.id = post_attempts.id AND channel = $1))
                 OR (kind IN ('table', 'table-invitation') AND EXISTS (
                     SELECT 1 FROM tables
                     WHERE tables.id = post_attempts.id AND channel = $1))
                 OR (kind = 'tournament' AND EXISTS (
                     SELECT 1 FROM tournaments
                     WHERE tournaments.id = post_attempts.id AND channel = $1)))",
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
            "table" => Unposted::Table(TableId(row.id)),
            "table-invitation" => {
                Unposted::TableInvitation(TableId(row.id), PlayerId(column::id(row.player)?))
            }
            "season" => Unposted::Season(SeasonId(row.id)),
            "daily-puzzle" => Unposted::DailyPuzzle(DailyPuzzleId(row.id)),
            "tournament" => Unposted::Tournament(TournamentId(row.id)),
            "tournament-event" => Unposted::TournamentEvent(TournamentEventId(row.id)),
            "reminder" => {
                let (at, reminder) = notices::from_reminder_key(row.revision)?;
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
            "news" => Unposted::News(UnsentNews {
                number: row.id,
                player: PlayerId(column::id(row.player)?),
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
         UNION
         SELECT tried.kind, tried.id, tried.player, tried.revision, tables.channel
         FROM post_attempts AS tried JOIN tables ON tables.id = tried.id
         WHERE forbidden AND kind IN ('table', 'table-invitation')
         UNION
         SELECT tried.kind, tried.id, tried.player, tried.revision, tournaments.channel
         FROM post_attempts AS tried JOIN tournaments ON tournaments.id = tried.id
         WHERE forbidden AND kind = 'tournament'
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
