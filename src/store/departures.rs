//! Servers from which the bot was removed, and what is theirs alone: settings, ladders, seasons, hills, tournaments.

use jiff::Timestamp;

use super::column::{self, from_id, from_time};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{GameId, ServerId};

/// What is deleted of a server, in this order: rows before those to which they refer. `$1` is the server. The tournaments of a
/// series refer to each other, and go in one statement. That the bot was removed is forgotten only when nothing else is left.
pub(super) const OWN: [(&str, &str); 29] = [
    (
        "climbers",
        "hill IN (SELECT number FROM hills WHERE server = $1)",
    ),
    ("hills", "server = $1"),
    (
        "podiums",
        "season IN (SELECT id FROM seasons WHERE server = $1)",
    ),
    (
        "ratings",
        "server IN (SELECT -id FROM seasons WHERE server = $1)",
    ),
    (
        "ladders",
        "server IN (SELECT -id FROM seasons WHERE server = $1)",
    ),
    (
        "ladder_steps",
        "server IN (SELECT -id FROM seasons WHERE server = $1)",
    ),
    ("seasons", "server = $1"),
    ("ratings", "server = $1"),
    ("ladders", "server = $1"),
    ("ladder_steps", "server = $1"),
    (
        "daily_solvers",
        "daily IN (SELECT id FROM daily_puzzles WHERE server = $1)",
    ),
    ("daily_puzzles", "server = $1"),
    (
        "tournament_events",
        "tournament IN (SELECT id FROM tournaments WHERE server = $1)",
    ),
    (
        "tournament_byes",
        "tournament IN (SELECT id FROM tournaments WHERE server = $1)",
    ),
    (
        "tournament_pairings",
        "tournament IN (SELECT id FROM tournaments WHERE server = $1)",
    ),
    (
        "tournament_rounds",
        "tournament IN (SELECT id FROM tournaments WHERE server = $1)",
    ),
    (
        "tournament_entries",
        "tournament IN (SELECT id FROM tournaments WHERE server = $1)",
    ),
    (
        "tournament_drafts",
        "tournament IN (SELECT id FROM tournaments WHERE server = $1)",
    ),
    (
        "league_places",
        "tournament IN (SELECT id FROM tournaments WHERE server = $1)",
    ),
    (
        "league_seasons",
        "tournament IN (SELECT id FROM tournaments WHERE server = $1)",
    ),
    (
        "news",
        "kind LIKE 'tournament-%' AND id IN (SELECT id FROM tournaments WHERE server = $1)",
    ),
    ("tournaments", "server = $1"),
    ("tournament_bars", "server = $1"),
    ("server_bars", "server = $1"),
    ("seeks", "server = $1 AND NOT everywhere"),
    ("nicknames", "server = $1"),
    ("server_locales", "server = $1"),
    ("server_names", "server = $1"),
    ("servers", "server = $1"),
];

impl Reading {
    /// The servers from which the bot was removed up to this time.
    pub async fn departed_servers(&mut self, until: Timestamp) -> Result<Vec<ServerId>, Error> {
        let ids: Vec<i64> = sql::query_scalar(
            "SELECT server FROM departed_servers WHERE left_at <= $1 ORDER BY left_at",
        )
        .bind(from_time(until))
        .fetch_all(self.connection())
        .await?;
        self.readable(ids, |id| column::id(id).map(ServerId))
    }

    /// Whether the bot was removed from a server.
    pub async fn is_departed(&mut self, server: ServerId) -> Result<bool, Error> {
        let found: Option<i32> =
            sql::query_scalar("SELECT 1 FROM departed_servers WHERE server = $1")
                .bind(from_id(server.0)?)
                .fetch_optional(self.connection())
                .await?;
        Ok(found.is_some())
    }

    /// The servers of which anything is known, and from which the bot was not removed.
    pub async fn known_servers(&mut self) -> Result<Vec<ServerId>, Error> {
        let ids: Vec<i64> = sql::query_scalar(
            "SELECT server FROM server_names UNION SELECT server FROM servers UNION SELECT server FROM tournaments
             EXCEPT SELECT server FROM departed_servers",
        )
        .fetch_all(self.connection())
        .await?;
        self.readable(ids, |id| column::id(id).map(ServerId))
    }

    /// Games of a server, at most so many.
    pub async fn games_on_server(
        &mut self,
        server: ServerId,
        most: u32,
    ) -> Result<Vec<GameId>, Error> {
        let ids = sql::query_scalar("SELECT id FROM games WHERE server = $1 LIMIT $2")
            .bind(from_id(server.0)?)
            .bind(most)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }
}

impl Writing {
    /// Notes that the bot was removed from a server; the first time stays.
    pub async fn insert_departure(
        &mut self,
        server: ServerId,
        now: Timestamp,
    ) -> Result<(), Error> {
        sql::query(
            "INSERT INTO departed_servers (server, left_at) VALUES ($1, $2)
             ON CONFLICT (server) DO NOTHING",
        )
        .bind(from_id(server.0)?)
        .bind(from_time(now))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Notes that the bot is back.
    pub async fn delete_departure(&mut self, server: ServerId) -> Result<(), Error> {
        sql::query("DELETE FROM departed_servers WHERE server = $1")
            .bind(from_id(server.0)?)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Takes a game off its server: only its players see it from then on. The board of a running one is to be shown to
    /// them again.
    pub async fn make_game_private(&mut self, game: GameId) -> Result<(), Error> {
        for sql in [
            "UPDATE finished_games SET server = NULL WHERE game = $1 AND player IN
                 (SELECT short_id FROM short_ids JOIN seats ON seats.player = short_ids.id WHERE seats.game = $1)",
            "UPDATE sets SET server = NULL WHERE first_game = $1",
            "UPDATE games SET board = NULL, board_channel = NULL, posted_ply = NULL WHERE id = $1 AND to_move IS NOT NULL",
            "UPDATE games SET server = NULL, parent = NULL WHERE id = $1",
        ] {
            sql::query(sql)
                .bind(game.0)
                .execute(self.connection())
                .await?;
        }
        Ok(())
    }

    /// Deletes rows that are a server's alone, about so many. Returns whether there were any; if not, nothing is left.
    pub async fn delete_rows_of_server(
        &mut self,
        server: ServerId,
        most: u64,
    ) -> Result<bool, Error> {
        let mut deleted = 0;
        for (table, rows) in OWN {
            let sql = format!("DELETE FROM {table} WHERE {rows}");
            let done = sql::query(sqlx::AssertSqlSafe(sql))
                .bind(from_id(server.0)?)
                .execute(self.connection())
                .await?;
            deleted += done.rows_affected();
            if deleted >= most {
                return Ok(true);
            }
        }
        Ok(deleted > 0)
    }
}
