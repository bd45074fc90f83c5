//! Games: the record, who sits where, and what was posted of it.

use std::fmt::Display;

use sqlx::FromRow;

use super::column::{self, from_first, from_id, from_optional_id, from_time};
use super::{Error, Reading, Writing};
use crate::game::{ChannelId, Game, GameId, MessageId, Place, PlayerId, ServerId, Start, Terms};
use crate::rules::Record;

/// A game as it was kept.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// The game, replayed from its record.
    pub game: Game,
    /// The players' names as last seen, by seat.
    pub names: Vec<String>,
    /// The message that shows the last board that was posted.
    pub board: Option<MessageId>,
    /// The ply of that board.
    pub posted_ply: Option<u16>,
    /// Whether the end was posted.
    pub end_posted: bool,
}

impl Reading {
    /// A game by its number.
    pub async fn game(&mut self, id: GameId) -> Result<Option<SavedGame>, Error> {
        let row: Option<GameRow> = sqlx::query_as(
            "SELECT id, ruleset, rated, first, server, channel, started_at, moved_at, record,
                    posted_ply, board, end_posted
             FROM games WHERE id = $1",
        )
        .bind(id.0)
        .fetch_optional(self.connection())
        .await?;
        let Some(row) = row else { return Ok(None) };
        let seats: Vec<SeatRow> = sqlx::query_as(
            "SELECT seats.player, players.name
             FROM seats JOIN players ON players.id = seats.player
             WHERE seats.game = $1 ORDER BY seats.seat",
        )
        .bind(id.0)
        .fetch_all(self.connection())
        .await?;
        row.with_seats(seats).map(Some)
    }
}

impl Writing {
    /// The number of the next game; it is used up when this is committed.
    pub async fn next_game_id(&mut self) -> Result<GameId, Error> {
        self.next_number("game").await.map(GameId)
    }

    /// Keeps a new game. Its players must be known.
    pub async fn insert_game(&mut self, game: &Game) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO games (id, ruleset, rated, first, server, channel, started_at, moved_at,
                                ply, to_move, record, end_posted)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, FALSE)",
        )
        .bind(game.id.0)
        .bind(game.terms.ruleset.code())
        .bind(game.terms.rated)
        .bind(from_first(game.terms.first))
        .bind(from_optional_id(game.place.server.map(|server| server.0))?)
        .bind(from_id(game.place.channel.0)?)
        .bind(from_time(game.started_at))
        .bind(from_time(game.moved_at))
        .bind(i64::from(game.ply()))
        .bind(from_optional_id(game.to_move().map(|player| player.0))?)
        .bind(game.record().to_bytes())
        .execute(self.connection())
        .await?;
        for (seat, player) in (0_i64..).zip(&game.players) {
            sqlx::query("INSERT INTO seats (game, seat, player, running) VALUES ($1, $2, $3, $4)")
                .bind(game.id.0)
                .bind(seat)
                .bind(from_id(player.0)?)
                .bind(!game.is_over())
                .execute(self.connection())
                .await?;
        }
        Ok(())
    }

    /// Keeps what happened in a running game since it was at `from_ply`; false
    /// if somebody else has kept something since.
    pub async fn save_game(&mut self, game: &Game, from_ply: u16) -> Result<bool, Error> {
        let done = sqlx::query(
            "UPDATE games SET record = $3, ply = $4, to_move = $5, moved_at = $6
             WHERE id = $1 AND ply = $2 AND to_move IS NOT NULL",
        )
        .bind(game.id.0)
        .bind(i64::from(from_ply))
        .bind(game.record().to_bytes())
        .bind(i64::from(game.ply()))
        .bind(from_optional_id(game.to_move().map(|player| player.0))?)
        .bind(from_time(game.moved_at))
        .execute(self.connection())
        .await?;
        if game.is_over() {
            sqlx::query("UPDATE seats SET running = FALSE WHERE game = $1")
                .bind(game.id.0)
                .execute(self.connection())
                .await?;
        }
        Ok(done.rows_affected() == 1)
    }

    /// Takes the next number of a kind.
    pub(super) async fn next_number(&mut self, kind: &'static str) -> Result<i64, Error> {
        Ok(sqlx::query_scalar(
            "UPDATE next_numbers SET number = number + 1 WHERE kind = $1 RETURNING number - 1",
        )
        .bind(kind)
        .fetch_one(self.connection())
        .await?)
    }
}

#[derive(FromRow)]
struct SeatRow {
    player: i64,
    name: String,
}

#[derive(FromRow)]
struct GameRow {
    id: i64,
    ruleset: String,
    rated: bool,
    first: i64,
    server: Option<i64>,
    channel: i64,
    started_at: i64,
    moved_at: i64,
    record: Vec<u8>,
    posted_ply: Option<i64>,
    board: Option<i64>,
    end_posted: bool,
}

impl GameRow {
    fn with_seats(self, seats: Vec<SeatRow>) -> Result<SavedGame, Error> {
        let damaged =
            |reason: &dyn Display| Error::damaged(format!("game {}", self.id), reason.to_string());
        let ruleset = column::ruleset(&self.ruleset)?;
        let record = Record::from_bytes(ruleset, &self.record).map_err(|error| damaged(&error))?;
        let start = Start {
            id: GameId(self.id),
            players: seats
                .iter()
                .map(|seat| column::id(seat.player).map(PlayerId))
                .collect::<Result<_, _>>()?,
            terms: Terms {
                ruleset,
                rated: self.rated,
                first: column::first(self.first)?,
            },
            place: Place {
                server: self.server.map(column::id).transpose()?.map(ServerId),
                channel: ChannelId(column::id(self.channel)?),
            },
            at: column::time(self.started_at)?,
        };
        let game = Game::resume(start, &record.moves, column::time(self.moved_at)?)
            .map_err(|error| damaged(&error))?;
        Ok(SavedGame {
            game,
            names: seats.into_iter().map(|seat| seat.name).collect(),
            board: self.board.map(column::id).transpose()?.map(MessageId),
            posted_ply: self.posted_ply.map(column::count).transpose()?,
            end_posted: self.end_posted,
        })
    }
}
