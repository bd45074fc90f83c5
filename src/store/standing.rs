//! Which positions stand in running games: the keys of their boards are kept in the transaction that saves the move.
//! Games from before keys were kept get theirs when somebody asks.

use std::collections::BTreeSet;

use super::column::from_id;
use super::sql::{self, Text};
use super::{Error, Reading, Store, Writing};
use crate::game::{Game, GameId, PlayerId, StandsFor};
use crate::rules::{BoardKey, Position};

/// How many games are filled in in one transaction, for which other writers have to wait.
const AT_ONCE: i64 = 50;

impl Reading {
    /// Those of the keys whose position stands in a running game, as far as that is to be kept from somebody: in
    /// their own games, and in those that stand at least so far for others.
    pub async fn standing_among(
        &mut self,
        keys: &[BoardKey],
        player: PlayerId,
        least: StandsFor,
    ) -> Result<BTreeSet<BoardKey>, Error> {
        let found: Vec<i64> = sql::query_scalar(Text::Each {
            sqlite: STANDING,
            postgres: STANDING_ON_SERVER,
        })
        .bind(list(keys))
        .bind(from_stands_for(least))
        .bind(from_id(player.0)?)
        .fetch_all(self.connection())
        .await?;
        Ok(found.into_iter().map(BoardKey).collect())
    }

    /// Whether a position with one of the keys stands in a running game that belongs to no lesson, as far as that is
    /// to be kept from somebody.
    pub async fn stands_outside_lessons(
        &mut self,
        keys: &[BoardKey],
        player: PlayerId,
        least: StandsFor,
    ) -> Result<bool, Error> {
        Ok(sql::query_scalar(Text::Each {
            sqlite: OUTSIDE_LESSONS,
            postgres: OUTSIDE_LESSONS_ON_SERVER,
        })
        .bind(list(keys))
        .bind(from_stands_for(least))
        .bind(from_id(player.0)?)
        .fetch_one(self.connection())
        .await?)
    }

    /// The keys of all positions that stand in a person's own running games.
    pub async fn standing_for(&mut self, player: PlayerId) -> Result<BTreeSet<BoardKey>, Error> {
        let found: Vec<i64> = sql::query_scalar(STANDING_FOR)
            .bind(from_id(player.0)?)
            .fetch_all(self.connection())
            .await?;
        Ok(found.into_iter().map(BoardKey).collect())
    }
}

impl Store {
    /// Keeps the keys of some running games from before keys were kept, those with greater numbers than `after`.
    /// Returns the last one it looked at, if there may be more. A game that cannot be read is looked at again the
    /// next time, when it may have been repaired.
    pub async fn fill_in_standing(&self, after: GameId) -> Result<Option<GameId>, Error> {
        let mut reading = self.read().await?;
        let games: Vec<i64> = sql::query_scalar(UNKNOWN)
            .bind(AT_ONCE)
            .bind(after.0)
            .fetch_all(reading.connection())
            .await?;
        let mut readable = Vec::new();
        for &id in &games {
            let saved = reading.game(GameId(id)).await;
            readable.extend(reading.set_aside(saved)?.flatten().map(|_| GameId(id)));
        }
        drop(reading);
        // Nobody has to wait for the writer only to learn that there is nothing to do.
        if !readable.is_empty() {
            let mut writing = self.write().await?;
            for id in readable {
                // It may have gone on, or ended, meanwhile.
                if let Some(saved) = writing.game(id).await? {
                    writing.keep_standing(&saved.game).await?;
                }
            }
            writing.commit().await?;
        }
        Ok(games.last().copied().map(GameId))
    }
}

impl Writing {
    /// Keeps the keys of what stands in a game now, in place of what stood there before: nothing once it is over.
    pub(super) async fn keep_standing(&mut self, game: &Game) -> Result<(), Error> {
        sql::query(FORGET)
            .bind(game.id.0)
            .execute(self.connection())
            .await?;
        let positions = game.standing_positions();
        let keys: BTreeSet<_> = positions.iter().map(Position::board_key).collect();
        if !keys.is_empty() {
            let keys: Vec<_> = keys.into_iter().collect();
            sql::query(KEEP)
                .bind(list(&keys))
                .bind(game.id.0)
                .bind(from_stands_for(game.stands_for()))
                .execute(self.connection())
                .await?;
        }
        sql::query("UPDATE games SET boards_kept = 1 WHERE id = $1 AND boards_kept IS NULL")
            .bind(game.id.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

/// The keys as a list for the database.
fn list(keys: &[BoardKey]) -> String {
    let keys: Vec<_> = keys.iter().map(|key| key.0.to_string()).collect();
    format!("[{}]", keys.join(","))
}

const fn from_stands_for(it: StandsFor) -> i64 {
    match it {
        StandsFor::Players => 0,
        StandsFor::OtherGames => 1,
        StandsFor::Everybody => 2,
    }
}

/// SQL for the keys of a list in the first parameter, as rows with a `value`, for PostgreSQL.
macro_rules! listed {
    () => {
        "(SELECT CAST(value AS BIGINT) AS value FROM json_array_elements_text(CAST($1 AS JSON)) AS value)"
    };
}

/// SQL that keeps keys.
macro_rules! keep {
    ($listed:expr) => {
        concat!(
            "INSERT INTO standing_boards (board, game, stands_for)
             SELECT value, $2, $3 FROM ",
            $listed,
            " AS kept"
        )
    };
}

const KEEP: Text = Text::Each {
    sqlite: keep!("json_each($1)"),
    postgres: keep!(listed!()),
};

pub(super) const FORGET: &str = "DELETE FROM standing_boards WHERE game = $1";

/// SQL for those of the keys that stand in games.
macro_rules! standing {
    ($listed:expr) => {
        concat!(
            "SELECT standing_boards.board FROM ",
            $listed,
            " AS asked
             CROSS JOIN standing_boards ON standing_boards.board = asked.value
             WHERE standing_boards.stands_for >= $2 OR EXISTS (
                 SELECT 1 FROM seats
                 WHERE seats.game = standing_boards.game AND seats.player = $3 AND seats.running)"
        )
    };
}

pub(super) const STANDING: &str = standing!("json_each($1)");
const STANDING_ON_SERVER: &str = standing!(listed!());

/// SQL for whether one of the keys stands in a game that belongs to no lesson.
macro_rules! outside_lessons {
    ($listed:expr) => {
        concat!(
            "SELECT EXISTS (
                 SELECT 1 FROM ",
            $listed,
            " AS asked
                 CROSS JOIN standing_boards ON standing_boards.board = asked.value
                 WHERE standing_boards.game NOT IN (SELECT game FROM lesson_games)
                     AND (standing_boards.stands_for >= $2 OR EXISTS (
                         SELECT 1 FROM seats
                         WHERE seats.game = standing_boards.game AND seats.player = $3 AND seats.running)))"
        )
    };
}

pub(super) const OUTSIDE_LESSONS: &str = outside_lessons!("json_each($1)");
const OUTSIDE_LESSONS_ON_SERVER: &str = outside_lessons!(listed!());

pub(super) const STANDING_FOR: &str = "
    SELECT standing_boards.board FROM seats
    CROSS JOIN standing_boards ON standing_boards.game = seats.game
    WHERE seats.player = $1 AND seats.running";

// The condition is copied from the index `games_boards_unknown`, word for word.
pub(super) const UNKNOWN: &str = "
    SELECT id FROM games WHERE boards_kept IS NULL AND to_move IS NOT NULL AND id > $2
    ORDER BY id LIMIT $1";
