//! The results of finished games, of each player and of the match that ended with a game: saved in the
//! transaction that ends the game, or read later from the records of older games.

use super::column::{from_id, from_time};
use super::process_locks::GAME_ENDED;
use super::short_ids::ShortId;
use super::sql;
use super::{Error, Store, Writing};
use crate::game::match_course::AfterGame;
use crate::game::{Game, GameId, MatchCourse, PlayerResult};

/// How many results are filled in in one transaction, for which other writers have to wait.
const AT_ONCE: i64 = 50;

impl Writing {
    /// Adds a game that is over to the finished games of each of its players, apart from those without
    /// whom it began.
    pub(super) async fn save_finished(&mut self, game: &Game) -> Result<(), Error> {
        let course = self.match_course(game).await?;
        self.ended.note(game.id);
        self.signal(&format!("{GAME_ENDED} {}", game.id)).await?;
        self.queue_puzzle_search(game.id).await?;
        self.save_results(game, course.as_ref()).await
    }

    /// The same of a game that ended long ago. Without a next game, its match ended with it: so did old ones
    /// when somebody left.
    async fn save_finished_late(&mut self, game: &Game) -> Result<(), Error> {
        let mut course = self.match_course(game).await?;
        if let Some(course) = &mut course
            && self.game_after(game.id).await?.is_none()
        {
            course.next = AfterGame::End;
        }
        self.save_results(game, course.as_ref()).await
    }

    async fn save_results(
        &mut self,
        game: &Game,
        course: Option<&MatchCourse>,
    ) -> Result<(), Error> {
        let mut short_ids = Vec::with_capacity(game.players.len());
        for player in &game.players {
            short_ids.push(self.short_id(from_id(player.0)?).await?);
        }
        let server = match game.place.server {
            Some(server) => Some(self.short_id(from_id(server.0)?).await?),
            None => None,
        };
        for seat in game.position().seats() {
            let player = game.player(seat);
            let own = short_ids[seat.index()];
            if game.began_without(seat) {
                self.forget_finished(game, own).await?;
                continue;
            }
            let opponent = match short_ids.as_slice() {
                &[one, other] => Some(if seat.index() == 0 { other } else { one }),
                _ => None,
            };
            let match_result = course.and_then(|course| course.result_of(game, seat));
            sql::query(
                "INSERT INTO finished_games
                     (player, ended_at, game, ruleset, server, opponent, result, moves, match_result,
                      median_time)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
                 ON CONFLICT (player, ended_at, game) DO UPDATE SET ruleset = excluded.ruleset,
                     server = excluded.server, opponent = excluded.opponent, result = excluded.result,
                     moves = excluded.moves, match_result = excluded.match_result,
                     median_time = excluded.median_time",
            )
            .bind(own)
            .bind(from_time(game.moved_at))
            .bind(game.id.0)
            .bind(game.terms.ruleset.id)
            .bind(server)
            .bind(opponent)
            .bind(game.result_of(player).map(from_result))
            .bind(game.position().ply())
            .bind(match_result.map(from_result))
            .bind(Some(game.median_time(seat).0).filter(|&byte| byte > 0))
            .execute(self.connection())
            .await?;
        }
        Ok(())
    }

    /// Removes a game from the finished games of a player.
    async fn forget_finished(&mut self, game: &Game, player: ShortId) -> Result<(), Error> {
        sql::query("DELETE FROM finished_games WHERE player = $1 AND ended_at = $2 AND game = $3")
            .bind(player)
            .bind(from_time(game.moved_at))
            .bind(game.id.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

impl Store {
    /// Reads from their records the results of some games that ended before results were stored: the
    /// first ones after the game `after`. Returns the last of them; `None` if there are no more. What is
    /// damaged stays without a result, and is not read again.
    pub async fn fill_in_results(&self, after: Option<GameId>) -> Result<Option<GameId>, Error> {
        // Nobody has to wait for the writer only to learn that there is nothing to do.
        let games: Vec<i64> = sql::query_scalar(UNREAD)
            .bind(after.map_or(i64::MIN, |it| it.0))
            .bind(AT_ONCE)
            .fetch_all(self.read().await?.connection())
            .await?;
        let Some(&last) = games.last() else {
            return Ok(None);
        };
        let mut writing = self.write().await?;
        for id in games {
            let saved = writing.game(GameId(id)).await;
            if let Some(Some(saved)) = writing.set_aside(saved)?
                && saved.game.is_over()
            {
                writing.save_finished_late(&saved.game).await?;
            }
            sql::query("UPDATE finished_games SET moves = 0 WHERE game = $1 AND moves IS NULL")
                .bind(id)
                .execute(writing.connection())
                .await?;
        }
        writing.commit().await?;
        Ok(Some(GameId(last)))
    }
}

// The condition is copied from the index `finished_games_unread`, word for word.
pub(super) const UNREAD: &str = "
    SELECT DISTINCT game FROM finished_games WHERE moves IS NULL AND game > $1
    ORDER BY game LIMIT $2";

/// The number of a player's result.
pub(super) const fn from_result(result: PlayerResult) -> i64 {
    match result {
        PlayerResult::Lost => 0,
        PlayerResult::Drawn => 1,
        PlayerResult::Won => 2,
        PlayerResult::Aborted => 3,
    }
}

/// A player's result by its number.
pub(super) fn result(column: i64) -> Result<PlayerResult, Error> {
    let mut all = PlayerResult::ALL.into_iter();
    let found = all.find(|&result| from_result(result) == column);
    found.ok_or_else(|| Error::damaged("a result", column))
}
