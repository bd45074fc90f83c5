//! Stores sets: which two games belong together, and how that ended.

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_optional_id, from_time};
use super::hills::HillKey;
use super::results;
use super::short_ids::short_id;
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{ChannelId, Game, GameId, PlayerId, PlayerResult, Set, SetResult};

/// A set as one of its games finds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SavedSet {
    /// The set.
    pub set: Set,
    /// The game that ended last, and how the set ended with it; `None` until then.
    pub end: Option<(GameId, SetResult)>,
    /// Who is to move in the other game; `None` if it is over, paused or adjourned.
    pub other_waits_for: Option<PlayerId>,
    /// How the first of the two people fared in the other game, if it is over.
    pub other_result: Option<PlayerResult>,
    /// Whether who leaves a game too early has lost it as a part of the set, as its players were told.
    pub leaver_loses: bool,
}

impl Reading {
    /// The set that a game belongs to; `None` if it belongs to none, or what is stored of it is damaged.
    pub async fn set_of(&mut self, game: GameId) -> Result<Option<SavedSet>, Error> {
        let row: Option<SetRow> = sql::query_as(SET_OF)
            .bind(game.0)
            .fetch_optional(self.connection())
            .await?;
        let set = row.map(SetRow::read).transpose();
        let set = set.map_err(|error| error.within(format_args!("the set of game {game}")));
        Ok(self.set_aside(set)?.flatten())
    }
}

impl Reading {
    /// The channel in which a person last finished a set of the ruleset of a hill on its server, not its thread.
    pub async fn channel_of_last_set(
        &mut self,
        of: HillKey<'_>,
        player: PlayerId,
    ) -> Result<Option<ChannelId>, Error> {
        let channel: Option<i64> = sql::query_scalar(CHANNEL_OF_LAST_SET)
            .bind(from_id(of.server.0)?)
            .bind(of.ruleset)
            .bind(from_id(player.0)?)
            .fetch_optional(self.connection())
            .await?;
        let channel = channel.map(column::id).transpose();
        Ok(self.set_aside(channel)?.flatten().map(ChannelId))
    }
}

impl Writing {
    /// Saves a new set. Its games must be saved already.
    pub async fn insert_set(&mut self, set: &Set, first: &Game) -> Result<(), Error> {
        let ([first_game, second_game], [one, other]) = (set.games, set.players);
        sql::query(
            "INSERT INTO sets (first_game, second_game, one, other, ruleset, server, leaver_loses)
             VALUES ($1, $2, $3, $4, $5, $6, TRUE)",
        )
        .bind(first_game.0)
        .bind(second_game.0)
        .bind(from_id(one.0)?)
        .bind(from_id(other.0)?)
        .bind(first.terms.ruleset.id)
        .bind(from_optional_id(first.place.server.map(|it| it.0))?)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Saves how a set ended, and with which of its games.
    pub async fn save_set_end(
        &mut self,
        set: &Set,
        (by, at): (GameId, Timestamp),
        result: SetResult,
    ) -> Result<(), Error> {
        sql::query(
            "UPDATE sets SET ended_by = $2, ended_at = $3, half_points = $4
             WHERE first_game = $1 AND ended_by IS NULL",
        )
        .bind(set.games[0].0)
        .bind(by.0)
        .bind(from_time(at))
        .bind(result.half_points(set.players[0]).map(i64::from))
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

pub(super) const CHANNEL_OF_LAST_SET: &str = "
    SELECT COALESCE(games.parent, games.channel) FROM (
        SELECT first_game, ended_at FROM sets
        WHERE one = $3 AND half_points IS NOT NULL AND server = $1 AND ruleset = $2
        UNION ALL
        SELECT first_game, ended_at FROM sets
        WHERE other = $3 AND half_points IS NOT NULL AND server = $1 AND ruleset = $2
    ) AS played
    CROSS JOIN games ON games.id = played.first_game
    ORDER BY played.ended_at DESC LIMIT 1";

pub(super) const SET_OF: &str = concat!(
    "SELECT sets.first_game, sets.second_game, sets.one, sets.other, sets.ended_by, sets.half_points,
           sets.leaver_loses,
           CASE WHEN beside.rest IS NULL THEN beside.to_move END AS waits_for,
           finished.result AS other_result
    FROM sets
    LEFT JOIN games AS beside ON beside.id =
        CASE sets.first_game WHEN $1 THEN sets.second_game ELSE sets.first_game END
    LEFT JOIN finished_games AS finished ON finished.player = ",
    short_id!("sets.one"),
    " AND finished.ended_at = beside.moved_at AND finished.game = beside.id
    WHERE sets.first_game = $1 OR sets.second_game = $1"
);

#[derive(FromRow)]
struct SetRow {
    first_game: i64,
    second_game: i64,
    one: i64,
    other: i64,
    ended_by: Option<i64>,
    half_points: Option<i64>,
    leaver_loses: bool,
    waits_for: Option<i64>,
    other_result: Option<i64>,
}

impl SetRow {
    fn read(self) -> Result<SavedSet, Error> {
        let set = Set {
            games: [GameId(self.first_game), GameId(self.second_game)],
            players: [
                PlayerId(column::id(self.one)?),
                PlayerId(column::id(self.other)?),
            ],
        };
        let result = match self.half_points.map(column::count::<u8>).transpose()? {
            None => SetResult::Aborted,
            Some(points) => SetResult::from_half_points(set.players, points)
                .ok_or_else(|| Error::damaged("the points of a set", points))?,
        };
        // What is damaged of the other game is reported where that game is read.
        let waits_for = self.waits_for.and_then(|player| column::id(player).ok());
        let other_result = self.other_result;
        Ok(SavedSet {
            set,
            end: self.ended_by.map(|game| (GameId(game), result)),
            other_waits_for: waits_for.map(PlayerId),
            other_result: other_result.and_then(|it| results::result(it).ok()),
            leaver_loses: self.leaver_loses,
        })
    }
}
