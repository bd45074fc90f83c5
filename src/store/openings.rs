//! The beginnings of finished games between two, as they are counted by position.

use sqlx_macros::FromRow;

use super::column::{self, from_id};
use super::packed_changes::{self, SeatChange};
use super::ratings::from_rating;
use super::results::from_result;
use super::short_ids::short_id;
use super::sql;
use super::{Error, Reading};
use crate::game::{GameId, PlayerId, PlayerResult, ServerId};
use crate::rules::Record;

/// A finished game between two.
#[derive(Clone, Debug, PartialEq)]
pub struct FinishedRecord {
    /// The game.
    pub id: GameId,
    /// Its moves.
    pub record: Record,
    /// The server on which it was played; `None` for a private one.
    pub server: Option<ServerId>,
    /// Who played, by seat.
    pub players: [PlayerId; 2],
    /// Their ratings everywhere before the game, by seat; `None` if it was not rated.
    pub ratings: [Option<u16>; 2],
}

/// Finished games in the order of their numbers.
#[derive(Clone, Debug, Default)]
pub struct FinishedRecords {
    /// Those that can be read, for two, and long enough to count.
    pub games: Vec<FinishedRecord>,
    /// The number of the last one that was looked at; `None` if there are no more.
    pub last: Option<GameId>,
}

impl Reading {
    /// At most so many finished games with greater numbers than `after`. What is damaged is left out.
    pub async fn finished_records(
        &mut self,
        after: GameId,
        most: u32,
    ) -> Result<FinishedRecords, Error> {
        let rows: Vec<RecordRow> = sql::query_as(AFTER)
            .bind(after.0)
            .bind(most)
            .bind(from_result(PlayerResult::Aborted))
            .fetch_all(self.connection())
            .await?;
        let last = rows.last().map(|row| GameId(row.id));
        let games = self
            .readable(rows, |row| finished(&row))?
            .into_iter()
            .flatten();
        Ok(FinishedRecords {
            games: games.collect(),
            last,
        })
    }

    /// A game, if it is over, for two, and long enough to count.
    pub async fn finished_record(&mut self, game: GameId) -> Result<Option<FinishedRecord>, Error> {
        let found = self.finished_records(GameId(game.0 - 1), 1).await?;
        Ok(found.games.into_iter().find(|found| found.id == game))
    }

    /// Whether a game has not ended yet.
    pub async fn is_running(&mut self, game: GameId) -> Result<bool, Error> {
        let found =
            sql::query_scalar("SELECT EXISTS (SELECT 1 FROM seats WHERE game = $1 AND running)");
        Ok(found.bind(game.0).fetch_one(self.connection()).await?)
    }

    /// The id of the ruleset by which a person has finished most games.
    pub async fn usual_ruleset(&mut self, player: PlayerId) -> Result<Option<String>, Error> {
        Ok(sql::query_scalar(USUAL)
            .bind(from_id(player.0)?)
            .fetch_optional(self.connection())
            .await?)
    }

    /// The servers whose games are seen by their members only.
    pub async fn closed_servers(&mut self) -> Result<Vec<ServerId>, Error> {
        let servers: Vec<i64> = sql::query_scalar("SELECT server FROM servers WHERE closed")
            .fetch_all(self.connection())
            .await?;
        self.readable(servers, |server| Ok(ServerId(column::id(server)?)))
    }
}

// A game that was too short to count is left out by the result of the first seat.
pub(super) const AFTER: &str = concat!(
    "SELECT games.id, games.ruleset, games.record, games.server,
        one.player AS first, other.player AS second, rating_changes.changes
    FROM games
    CROSS JOIN seats AS one ON one.game = games.id AND one.seat = 0
    CROSS JOIN seats AS other ON other.game = games.id AND other.seat = 1
    LEFT JOIN rating_changes ON rating_changes.game = games.id
    LEFT JOIN finished_games AS ended ON ended.player = ",
    short_id!("one.player"),
    " AND ended.ended_at = games.moved_at AND ended.game = games.id
    WHERE games.id > $1 AND games.to_move IS NULL AND ended.result IS DISTINCT FROM $3
    ORDER BY games.id LIMIT $2"
);

pub(super) const USUAL: &str = concat!(
    "SELECT ruleset FROM finished_games WHERE player = ",
    short_id!("$1"),
    " GROUP BY ruleset ORDER BY COUNT(*) DESC, ruleset LIMIT 1"
);

#[derive(FromRow)]
struct RecordRow {
    id: i64,
    ruleset: String,
    record: Vec<u8>,
    server: Option<i64>,
    first: i64,
    second: i64,
    changes: Option<Vec<u8>>,
}

/// The game of a row; `None` if it is not for two.
fn finished(row: &RecordRow) -> Result<Option<FinishedRecord>, Error> {
    let ruleset = column::ruleset(&row.ruleset)?;
    if ruleset.seats != 2 || ruleset.colours != 2 {
        return Ok(None);
    }
    let record = Record::from_bytes(ruleset, &row.record);
    let record = record.map_err(|error| {
        Error::damaged("a record", error).within(format_args!("game {}", row.id))
    })?;
    let player = |id| Ok::<_, Error>(PlayerId(column::id(id)?));
    // A game without ratings is still a game.
    let changes = row.changes.as_deref().unwrap_or_default();
    let changes = packed_changes::of_game(GameId(row.id), changes).unwrap_or_default();
    let server = row.server.map(column::id).transpose()?;
    Ok(Some(FinishedRecord {
        id: GameId(row.id),
        record,
        server: server.map(ServerId),
        players: [player(row.first)?, player(row.second)?],
        ratings: [0, 1].map(|seat| rating_before(&changes, seat)),
    }))
}

/// The rating of a seat before the game, rounded.
fn rating_before(changes: &[SeatChange], seat: usize) -> Option<u16> {
    let change = changes.iter().find(|it| it.seat == seat)?;
    let [thousandths, ..] = from_rating(change.everywhere.before);
    u16::try_from((thousandths + 500) / 1000).ok()
}
