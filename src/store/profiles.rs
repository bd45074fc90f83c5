//! What a profile says of the games that a person has finished. Games of the person alone against the
//! computer are counted apart.

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_optional_id};
use super::finished_games::visible;
use super::packed_changes;
use super::ratings::{StandingRow, from_scope};
use super::short_ids::short_id;
use super::sql;
use super::{Error, Reading, SavedStanding, Scope};
use crate::game::{GameId, MoveTime, PlayerId, Viewpoint};
use crate::rating::{Rating, Tally};

/// Whose profile is read, by whom.
#[derive(Clone, Copy, Debug)]
pub struct ProfileQuery {
    /// The person.
    pub player: PlayerId,
    /// The computer as a player.
    pub computer: PlayerId,
    /// Who looks: only games that are visible from there count.
    pub viewpoint: Viewpoint,
}

/// SQL for whether somebody else than the person and the computer sat in a game.
macro_rules! among_people {
    () => {
        concat!(
            "CASE WHEN own.opponent IS NOT NULL THEN own.opponent IS DISTINCT FROM ",
            short_id!("$2"),
            " ELSE EXISTS (SELECT 1 FROM seats WHERE seats.game = own.game AND seats.player NOT IN ($1, $2)) END"
        )
    };
}

/// SQL for the games that a profile counts. They count if they had a result.
macro_rules! counted {
    () => {
        concat!(
            " FROM finished_games AS own
              WHERE own.player = ",
            short_id!("$1"),
            " AND own.result IN (0, 1, 2) AND ",
            among_people!(),
            " AND ",
            visible!()
        )
    };
}

pub(super) use {among_people, counted};

// Only the latest hundred games are looked at: older ones may say nothing of how somebody plays today.
pub(super) const MOVE_TIMES: &str = concat!(
    "SELECT median FROM (SELECT own.median_time AS median",
    counted!(),
    " ORDER BY own.ended_at DESC, own.game DESC LIMIT 100) AS latest WHERE median BETWEEN 1 AND 255"
);

pub(super) const STANDINGS: &str = concat!(
    "SELECT ratings.ruleset, rating, deviation, volatility, wins, losses, draws, rated_at
    FROM (SELECT DISTINCT ruleset FROM finished_games WHERE player = ",
    short_id!("$2"),
    ") AS played
    JOIN ratings ON ratings.server = $1 AND ratings.ruleset = played.ruleset
        AND ratings.player = $2
    ORDER BY wins + losses + draws DESC, ratings.ruleset"
);

// Only the latest thousand visible games are looked at, so that somebody with many more does not wait.
pub(super) const RATINGS: &str = concat!(
    "SELECT latest.ended_at, latest.game, seats.seat, rating_changes.changes
    FROM (SELECT own.ended_at AS ended_at, own.game AS game FROM finished_games AS own
          WHERE own.player = ",
    short_id!("$1"),
    " AND own.ruleset = $7 AND ",
    visible!(),
    " ORDER BY own.ended_at DESC, own.game DESC LIMIT 1000) AS latest
    JOIN seats ON seats.game = latest.game AND seats.player = $1
    JOIN rating_changes ON rating_changes.game = latest.game
    ORDER BY latest.ended_at, latest.game"
);

/// SQL for the sums of a column of results: won, lost, drawn.
macro_rules! tally {
    ($column:literal) => {
        concat!(
            "SELECT COUNT(*) FILTER (WHERE ",
            $column,
            " = 2), COUNT(*) FILTER (WHERE ",
            $column,
            " = 0), COUNT(*) FILTER (WHERE ",
            $column,
            " = 1)"
        )
    };
}

// Where more than two sat, all others were the computer.
pub(super) const AGAINST_COMPUTER: &str = concat!(
    tally!("own.result"),
    " FROM finished_games AS own WHERE own.player = ",
    short_id!("$1"),
    " AND NOT ",
    among_people!(),
    " AND ",
    visible!()
);

pub(super) const MATCHES: &str = concat!(
    tally!("own.match_result"),
    " FROM finished_games AS own
      WHERE own.player = ",
    short_id!("$1"),
    " AND own.match_result IS NOT NULL AND ",
    among_people!(),
    " AND ",
    visible!()
);

// A set is a game like any other for who may see it: the one that ended it.
pub(super) const SETS: &str = concat!(
    "SELECT COUNT(*) FILTER (WHERE half_points > 2), COUNT(*) FILTER (WHERE half_points < 2),
            COUNT(*) FILTER (WHERE half_points = 2)
     FROM (SELECT half_points, ended_at, ended_by FROM sets WHERE one = $1 AND half_points IS NOT NULL
           UNION ALL SELECT 4 - half_points, ended_at, ended_by FROM sets
           WHERE other = $1 AND half_points IS NOT NULL) AS played
     JOIN finished_games AS own ON own.player = ",
    short_id!("$1"),
    " AND own.ended_at = played.ended_at
         AND own.game = played.ended_by
     WHERE ",
    visible!()
);

pub(super) const ACCURACY: &str = concat!(
    "SELECT COUNT(*), CAST(COALESCE(SUM(accuracies.accuracy), 0) AS BIGINT) FROM accuracies
     CROSS JOIN finished_games AS own ON own.player = ",
    short_id!("$1"),
    " AND own.ended_at = accuracies.ended_at
         AND own.game = accuracies.game
     WHERE accuracies.player = $1 AND ",
    visible!()
);

/// The values of a query, in the order of their numbers in the SQL above; two numbers have no use.
macro_rules! bound {
    ($sql:expr, $query:expr) => {
        $sql.bind(from_id($query.player.0)?)
            .bind(from_id($query.computer.0)?)
            .bind(None::<i64>)
            .bind(None::<i64>)
            .bind(from_id($query.viewpoint.player.0)?)
            .bind(from_optional_id($query.viewpoint.server.map(|it| it.0))?)
    };
}

pub(super) use bound;

/// How well somebody played in their reviewed games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Accuracy {
    /// How many these are.
    pub games: u32,
    /// The mean of the accuracies, rounded: 0 to 100.
    pub percent: u32,
}

impl Reading {
    /// The time that the person's moves took in each of the latest games, as far as it is known: the middle
    /// one of each game.
    pub async fn move_times_of(&mut self, query: ProfileQuery) -> Result<Vec<MoveTime>, Error> {
        let rows: Vec<i64> = bound!(sql::query_scalar(MOVE_TIMES), query)
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, |byte| column::count(byte).map(MoveTime))
    }

    /// The person's standings on the ladders of a scope by the ids of their rulesets, the one with most
    /// games first.
    pub async fn standings_of(
        &mut self,
        player: PlayerId,
        scope: Scope,
    ) -> Result<Vec<(String, SavedStanding)>, Error> {
        let rows: Vec<OfRuleset> = sql::query_as(STANDINGS)
            .bind(from_scope(scope)?)
            .bind(from_id(player.0)?)
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, |row| Ok((row.ruleset, row.standing.try_into()?)))
    }

    /// How the person fared alone against the computer.
    pub async fn tally_against_computer(&mut self, query: ProfileQuery) -> Result<Tally, Error> {
        self.tally(AGAINST_COMPUTER, query).await
    }

    /// How the person fared in matches for points with other people.
    pub async fn tally_of_matches(&mut self, query: ProfileQuery) -> Result<Tally, Error> {
        self.tally(MATCHES, query).await
    }

    /// How the person fared in sets.
    pub async fn tally_of_sets(&mut self, query: ProfileQuery) -> Result<Tally, Error> {
        self.tally(SETS, query).await
    }

    /// How well the person played in the games that were reviewed; `None` if none was.
    pub async fn accuracy_of(&mut self, query: ProfileQuery) -> Result<Option<Accuracy>, Error> {
        let (games, tenths): (i64, i64) = bound!(sql::query_as(ACCURACY), query)
            .fetch_one(self.connection())
            .await?;
        let mean = (games > 0).then(|| {
            Ok(Accuracy {
                games: column::count(games)?,
                percent: column::count((tenths / games + 5) / 10)?,
            })
        });
        Ok(self.set_aside(mean.transpose())?.flatten())
    }

    async fn tally(&mut self, sql: &'static str, query: ProfileQuery) -> Result<Tally, Error> {
        let (wins, losses, draws): (i64, i64, i64) = bound!(sql::query_as(sql), query)
            .fetch_one(self.connection())
            .await?;
        Ok(Tally {
            wins: column::count(wins)?,
            losses: column::count(losses)?,
            draws: column::count(draws)?,
        })
    }

    /// The person's ratings among all games by a ruleset, each as of the end of a visible game, the
    /// oldest first.
    pub async fn rating_history(
        &mut self,
        query: ProfileQuery,
        ruleset: &str,
    ) -> Result<Vec<(Timestamp, Rating)>, Error> {
        let rows: Vec<(i64, i64, i64, Vec<u8>)> = bound!(sql::query_as(RATINGS), query)
            .bind(ruleset)
            .fetch_all(self.connection())
            .await?;
        let ratings = self.readable(rows, |(at, game, seat, changes)| {
            let changes = packed_changes::of_game(GameId(game), &changes)?;
            let seat: usize = column::count(seat)?;
            let own = changes.iter().find(|it| it.seat == seat);
            let at = column::time(at)?;
            Ok(own.map(|own| (at, own.everywhere.after)))
        })?;
        Ok(ratings.into_iter().flatten().collect())
    }
}

#[derive(FromRow)]
struct OfRuleset {
    ruleset: String,
    #[sqlx(flatten)]
    standing: StandingRow,
}
