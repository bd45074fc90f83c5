//! Which positions stand in running games: the key of its board is kept with the game, in the transaction that
//! saves the move. Games from before keys were kept get theirs when somebody asks.

use super::{Error, Reading, Store, Writing};
use crate::game::{Game, GameId};
use crate::rules::BoardKey;

/// How many keys are filled in in one transaction, for which other writers have to wait.
const AT_ONCE: i64 = 50;

/// What is stored of a position that stands in too many games to tell them apart.
const COMMON: i64 = 0;

/// What is stored of the position of a game: nothing once it is over.
pub(super) fn from_standing(game: &Game) -> Option<i64> {
    let position = game.position();
    let key = || from_key(position.board_key());
    let stored = || {
        if position.is_distinct() {
            key()
        } else {
            COMMON
        }
    };
    (!game.is_over()).then(stored)
}

/// A key is never stored as [`COMMON`].
pub(super) const fn from_key(BoardKey(key): BoardKey) -> i64 {
    if key == COMMON { 1 } else { key }
}

impl Reading {
    /// Those of the keys whose position stands in somebody's running game.
    pub async fn standing_among(&mut self, keys: &[BoardKey]) -> Result<Vec<BoardKey>, Error> {
        let list: Vec<_> = keys.iter().map(|&key| from_key(key).to_string()).collect();
        let found: Vec<i64> = sqlx::query_scalar(STANDING)
            .bind(format!("[{}]", list.join(",")))
            .fetch_all(self.connection())
            .await?;
        let stands = |key: &&BoardKey| found.contains(&from_key(**key));
        Ok(keys.iter().filter(stands).copied().collect())
    }
}

impl Store {
    /// Keeps the keys of some running games from before keys were kept, those with greater numbers than `after`.
    /// Returns the last one it looked at, if there may be more. A game that cannot be read is looked at again the
    /// next time, when it may have been repaired.
    pub async fn fill_in_standing(&self, after: GameId) -> Result<Option<GameId>, Error> {
        let mut reading = self.read().await?;
        let games: Vec<i64> = sqlx::query_scalar(UNKNOWN)
            .bind(AT_ONCE)
            .bind(after.0)
            .fetch_all(reading.connection())
            .await?;
        let mut known = Vec::new();
        for &id in &games {
            let saved = reading.game(GameId(id)).await;
            let saved = reading.set_aside(saved)?.flatten();
            let standing = saved.and_then(|saved| from_standing(&saved.game));
            known.extend(standing.map(|standing| (id, standing)));
        }
        drop(reading);
        // Nobody has to wait for the writer only to learn that there is nothing to do.
        if !known.is_empty() {
            let mut writing = self.write().await?;
            for (id, standing) in known {
                writing.note_standing(id, standing).await?;
            }
            writing.commit().await?;
        }
        Ok(games.last().copied().map(GameId))
    }
}

impl Writing {
    /// Notes the key of a game, unless it has gone on or ended meanwhile.
    async fn note_standing(&mut self, game: i64, standing: i64) -> Result<(), Error> {
        sqlx::query(NOTE)
            .bind(game)
            .bind(standing)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

const NOTE: &str = "
    UPDATE games SET standing = $2 WHERE id = $1 AND standing IS NULL AND to_move IS NOT NULL";

pub(super) const STANDING: &str = "
    SELECT DISTINCT standing FROM games
    WHERE standing IN (SELECT value FROM json_each($1)) AND standing IS NOT NULL";

// The condition is copied from the index `games_standing_unknown`, word for word.
pub(super) const UNKNOWN: &str = "
    SELECT id FROM games WHERE standing IS NULL AND to_move IS NOT NULL AND id > $2
    ORDER BY id LIMIT $1";
