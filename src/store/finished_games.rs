//! The finished games of a player, newest first: which of them fit a filter and are visible, and how
//! two people fared against each other.
//!
//! Who sees a game is decided in [`visibility`](crate::game::visibility); the condition here says the
//! same, so that pages can be counted.

use super::column::{self, from_id, from_optional_id, from_time};
use super::ladder::Stretch;
use super::{Error, Reading, Store, Writing};
use crate::game::{Game, GameId, PlayerId, PlayerResult, Viewpoint};

/// Which finished games are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HistoryFilter {
    /// Whose.
    pub player: PlayerId,
    /// Those in which this person sat, too.
    pub opponent: Option<PlayerId>,
    /// Those by the ruleset with this id.
    pub ruleset: Option<&'static str>,
    /// Those with this result of the player.
    pub result: Option<PlayerResult>,
}

/// How often one person's games with another had one result, in one ruleset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MutualResult {
    /// The id of the ruleset.
    pub ruleset: String,
    /// The result between the two; `None` if neither beat the other and they did not draw: the game was
    /// too short to count, both lost to somebody else, or both won as partners.
    pub result: Option<PlayerResult>,
    /// How many games.
    pub games: u32,
}

/// How many results are filled in in one transaction, for which other writers have to wait.
const AT_ONCE: i64 = 50;

/// SQL for whether the viewer `$5`, who looks from the server `$6`, sees a game.
macro_rules! visible {
    () => {
        "($5 = own.player OR (own.opponent IS NOT NULL AND own.opponent = $5)
            OR (own.server IS NOT NULL AND (own.server = $6 OR NOT EXISTS
                (SELECT 1 FROM servers WHERE servers.server = own.server AND servers.closed)))
            OR (own.opponent IS NULL AND EXISTS
                (SELECT 1 FROM seats WHERE seats.game = own.game AND seats.player = $5)))"
    };
}

pub(super) use visible;

/// SQL for the visible games that fit a filter.
macro_rules! fitting {
    () => {
        concat!(
            " FROM finished_games AS own
              WHERE own.player = $1
                AND ($2 IS NULL OR own.opponent = $2 OR (own.opponent IS NULL AND EXISTS
                    (SELECT 1 FROM seats WHERE seats.game = own.game AND seats.player = $2)))
                AND ($3 IS NULL OR own.ruleset = $3)
                AND ($4 IS NULL OR own.result = $4)
                AND ",
            visible!()
        )
    };
}

/// SQL for the visible games of two people, each with the result between the two. Where more than two
/// played, whoever won has beaten the others.
macro_rules! mutual {
    () => {
        concat!(
            " FROM (SELECT own.ended_at, own.game, own.ruleset, CASE
                WHEN own.opponent IS NOT NULL THEN own.result
                WHEN own.result = 2 AND other.result <> 2 THEN 2
                WHEN own.result <> 2 AND other.result = 2 THEN 0
                WHEN own.result = 1 AND other.result = 1 THEN 1
                ELSE 3 END AS result
              FROM finished_games AS own
              LEFT JOIN finished_games AS other ON own.opponent IS NULL AND other.player = $2
                AND other.ended_at = own.ended_at AND other.game = own.game
              WHERE own.player = $1 AND (own.opponent = $2 OR other.game IS NOT NULL) AND ",
            visible!(),
            ") WHERE result IS NOT NULL"
        )
    };
}

pub(super) const COUNT: &str = concat!("SELECT COUNT(*)", fitting!());

pub(super) const PAGE: &str = concat!(
    "SELECT own.game",
    fitting!(),
    " ORDER BY own.ended_at DESC, own.game DESC LIMIT $7 OFFSET $8"
);

pub(super) const MUTUAL: &str = concat!(
    "SELECT ruleset, result, COUNT(*)",
    mutual!(),
    " GROUP BY ruleset, result ORDER BY ruleset, result"
);

pub(super) const LAST_MUTUAL: &str = concat!(
    "SELECT result",
    mutual!(),
    " AND result IN (0, 1, 2) ORDER BY ended_at DESC, game DESC LIMIT $7"
);

/// The values of a filter and a viewpoint, in the order of their numbers in the SQL above.
macro_rules! bound {
    ($query:expr, $filter:expr, $viewpoint:expr) => {
        $query
            .bind(from_id($filter.player.0)?)
            .bind(from_optional_id($filter.opponent.map(|it| it.0))?)
            .bind($filter.ruleset)
            .bind($filter.result.map(from_result))
            .bind(from_id($viewpoint.player.0)?)
            .bind(from_optional_id($viewpoint.server.map(|it| it.0))?)
    };
}

impl Reading {
    /// How many finished games fit a filter and are visible from a viewpoint.
    pub async fn count_finished(
        &mut self,
        filter: &HistoryFilter,
        viewpoint: Viewpoint,
    ) -> Result<u32, Error> {
        let count = bound!(sqlx::query_scalar(COUNT), filter, viewpoint)
            .fetch_one(self.connection())
            .await?;
        column::count(count)
    }

    /// A range of those games, the one that ended last first.
    pub async fn finished(
        &mut self,
        filter: &HistoryFilter,
        viewpoint: Viewpoint,
        stretch: Stretch,
    ) -> Result<Vec<GameId>, Error> {
        let ids = bound!(sqlx::query_scalar(PAGE), filter, viewpoint)
            .bind(stretch.most)
            .bind(stretch.after)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    /// How a player fared against the filter's opponent, in the games that are visible from a
    /// viewpoint. The filter's ruleset and result do not matter.
    pub async fn mutual_results(
        &mut self,
        filter: &HistoryFilter,
        viewpoint: Viewpoint,
    ) -> Result<Vec<MutualResult>, Error> {
        let rows: Vec<(String, i64, i64)> = bound!(sqlx::query_as(MUTUAL), filter, viewpoint)
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, |(ruleset, result, games)| {
            let result = self::result(result)?;
            Ok(MutualResult {
                ruleset,
                result: Some(result).filter(|&result| result != PlayerResult::Aborted),
                games: column::count(games)?,
            })
        })
    }

    /// The latest results between the two, the newest first. Games in which neither beat the other are
    /// left out.
    pub async fn last_mutual_results(
        &mut self,
        filter: &HistoryFilter,
        viewpoint: Viewpoint,
        most: u32,
    ) -> Result<Vec<PlayerResult>, Error> {
        let rows: Vec<i64> = bound!(sqlx::query_scalar(LAST_MUTUAL), filter, viewpoint)
            .bind(most)
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, result)
    }
}

impl HistoryFilter {
    /// All finished games of a player.
    pub const fn of(player: PlayerId) -> Self {
        Self {
            player,
            opponent: None,
            ruleset: None,
            result: None,
        }
    }
}

impl Writing {
    /// Adds a game that is over to the finished games of each of its players, apart from those without
    /// whom it began.
    pub(super) async fn save_finished(&mut self, game: &Game) -> Result<(), Error> {
        for seat in game.position().seats() {
            let player = game.player(seat);
            if game.began_without(seat) {
                self.forget_finished(game, player).await?;
                continue;
            }
            let opponent = match game.players.as_slice() {
                [one, other] => Some(if seat.index() == 0 { other.0 } else { one.0 }),
                _ => None,
            };
            sqlx::query(
                "INSERT OR REPLACE INTO finished_games
                     (player, ended_at, game, ruleset, server, opponent, result, moves)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            )
            .bind(from_id(player.0)?)
            .bind(from_time(game.moved_at))
            .bind(game.id.0)
            .bind(game.terms.ruleset.id)
            .bind(from_optional_id(game.place.server.map(|it| it.0))?)
            .bind(from_optional_id(opponent)?)
            .bind(game.result_of(player).map(from_result))
            .bind(game.position().ply())
            .execute(self.connection())
            .await?;
        }
        Ok(())
    }

    /// Removes a game from the finished games of a player.
    async fn forget_finished(&mut self, game: &Game, player: PlayerId) -> Result<(), Error> {
        sqlx::query("DELETE FROM finished_games WHERE player = $1 AND ended_at = $2 AND game = $3")
            .bind(from_id(player.0)?)
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
    /// damaged stays without a result.
    pub async fn fill_in_results(&self, after: Option<GameId>) -> Result<Option<GameId>, Error> {
        // Nobody has to wait for the writer only to learn that there is nothing to do.
        let games: Vec<i64> = sqlx::query_scalar(UNREAD)
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
                writing.save_finished(&saved.game).await?;
            }
        }
        writing.commit().await?;
        Ok(Some(GameId(last)))
    }
}

// The condition is copied from the index `finished_games_unread`, word for word.
pub(super) const UNREAD: &str = "
    SELECT DISTINCT game FROM finished_games WHERE result IS NULL AND game > $1
    ORDER BY game LIMIT $2";

const fn from_result(result: PlayerResult) -> i64 {
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
