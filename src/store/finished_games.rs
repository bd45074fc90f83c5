//! The finished games of a player, newest first: which of them fit a filter and are visible, and how
//! two people fared against each other.
//!
//! Who sees a game is decided in [`visibility`](crate::game::visibility); the condition here says the
//! same, so that pages can be counted.

use super::column::{self, from_id, from_optional_id};
use super::ladder::Stretch;
use super::results::{from_result, result};
use super::short_ids::short_id;
use super::sql;
use super::{Error, Reading};
use crate::game::{GameId, PlayerId, PlayerResult, Viewpoint};

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

/// The finished games of a player that fit a filter and are visible from a viewpoint.
#[derive(Clone, Copy, Debug)]
pub struct HistoryQuery {
    /// Which games.
    pub filter: HistoryFilter,
    /// From where they must be visible.
    pub viewpoint: Viewpoint,
    /// Only those in which this person took part, too, if the player hides the others.
    pub only_with: Option<PlayerId>,
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

/// SQL for whether the viewer `$5`, who looks from the server `$6`, sees a game.
macro_rules! visible {
    () => {
        concat!(
            "(own.player = ",
            short_id!("$5"),
            " OR (own.opponent IS NOT NULL AND own.opponent = ",
            short_id!("$5"),
            ") OR (own.server IS NOT NULL AND (own.server = ",
            short_id!("$6"),
            " OR own.server NOT IN (SELECT short_id FROM servers CROSS JOIN short_ids
                  ON short_ids.id = servers.server WHERE servers.closed)))
              OR (own.opponent IS NULL AND EXISTS
                (SELECT 1 FROM seats WHERE seats.game = own.game AND seats.player = $5)))"
        )
    };
}

pub(super) use visible;

/// SQL for whether a person took part in a game of more than two: somebody without whom it began did not.
macro_rules! took_part {
    ($person:literal) => {
        concat!(
            "(own.opponent = ",
            short_id!($person),
            " OR (own.opponent IS NULL AND EXISTS (SELECT 1 FROM finished_games AS other
                WHERE other.player = ",
            short_id!($person),
            " AND other.ended_at = own.ended_at AND other.game = own.game)))"
        )
    };
}

/// SQL for the visible games that fit a filter.
macro_rules! fitting {
    () => {
        concat!(
            " FROM finished_games AS own
              WHERE own.player = ",
            short_id!("$1"),
            " AND ($2 IS NULL OR ",
            took_part!("$2"),
            ") AND ($7 IS NULL OR ",
            took_part!("$7"),
            ") AND ($3 IS NULL OR own.ruleset = $3)
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
              LEFT JOIN finished_games AS other ON own.opponent IS NULL AND other.player = ",
            short_id!("$2"),
            " AND other.ended_at = own.ended_at AND other.game = own.game
              WHERE own.player = ",
            short_id!("$1"),
            " AND (own.opponent = ",
            short_id!("$2"),
            " OR other.game IS NOT NULL) AND ",
            visible!(),
            ") AS met WHERE result IS NOT NULL"
        )
    };
}

pub(super) const ANY: &str = concat!(
    "SELECT game FROM finished_games WHERE player = ",
    short_id!("$1"),
    " AND game NOT IN (SELECT game FROM lesson_games) LIMIT 1"
);

pub(super) const RULESETS: &str = concat!(
    "SELECT DISTINCT ruleset FROM finished_games WHERE player = ",
    short_id!("$1"),
    " AND game NOT IN (SELECT game FROM lesson_games)"
);

pub(super) const COUNT: &str = concat!("SELECT COUNT(*)", fitting!());

pub(super) const PAGE: &str = concat!(
    "SELECT own.game",
    fitting!(),
    " ORDER BY own.ended_at DESC, own.game DESC LIMIT $8 OFFSET $9"
);

pub(super) const MUTUAL: &str = concat!(
    "SELECT ruleset, result, COUNT(*)",
    mutual!(),
    " GROUP BY ruleset, result ORDER BY ruleset, result"
);

pub(super) const LAST_MUTUAL: &str = concat!(
    "SELECT result",
    mutual!(),
    " AND result IN (0, 1, 2) ORDER BY ended_at DESC, game DESC LIMIT $8"
);

/// The values of a query, in the order of their numbers in the SQL above.
macro_rules! bound {
    ($sql:expr, $query:expr) => {
        $sql.bind(from_id($query.filter.player.0)?)
            .bind(from_optional_id($query.filter.opponent.map(|it| it.0))?)
            .bind($query.filter.ruleset)
            .bind($query.filter.result.map(from_result))
            .bind(from_id($query.viewpoint.player.0)?)
            .bind(from_optional_id($query.viewpoint.server.map(|it| it.0))?)
            .bind(from_optional_id($query.only_with.map(|it| it.0))?)
    };
}

impl Reading {
    /// Whether a person has finished any game but those of lessons, which make nobody a player.
    pub async fn has_finished(&mut self, player: PlayerId) -> Result<bool, Error> {
        let found: Option<i64> = sql::query_scalar(ANY)
            .bind(from_id(player.0)?)
            .fetch_optional(self.connection())
            .await?;
        Ok(found.is_some())
    }

    /// The ids of the rulesets by which a person has finished a game, but for those of lessons.
    pub async fn rulesets_finished(&mut self, player: PlayerId) -> Result<Vec<String>, Error> {
        Ok(sql::query_scalar(RULESETS)
            .bind(from_id(player.0)?)
            .fetch_all(self.connection())
            .await?)
    }

    /// How many games there are.
    pub async fn count_finished(&mut self, query: HistoryQuery) -> Result<u32, Error> {
        let count = bound!(sql::query_scalar(COUNT), query)
            .fetch_one(self.connection())
            .await?;
        column::count(count)
    }

    /// A range of those games, the one that ended last first.
    pub async fn finished(
        &mut self,
        query: HistoryQuery,
        stretch: Stretch,
    ) -> Result<Vec<GameId>, Error> {
        let ids = bound!(sql::query_scalar(PAGE), query)
            .bind(stretch.most)
            .bind(stretch.after)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    /// How a player fared against the filter's opponent, in the games that are visible from a
    /// viewpoint. Nothing else of the query matters.
    pub async fn mutual_results(
        &mut self,
        query: HistoryQuery,
    ) -> Result<Vec<MutualResult>, Error> {
        let rows: Vec<(String, i64, i64)> = bound!(sql::query_as(MUTUAL), query)
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, |(ruleset, result, games)| {
            let result = super::results::result(result)?;
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
        query: HistoryQuery,
        most: u32,
    ) -> Result<Vec<PlayerResult>, Error> {
        let rows: Vec<i64> = bound!(sql::query_scalar(LAST_MUTUAL), query)
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
