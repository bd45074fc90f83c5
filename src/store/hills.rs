//! Stores hills: who stands on which step, what sets changed there, and which of them are running.

use std::collections::HashMap;

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_time};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{Climb, Climber, GameId, Hill, HillId, PlayerId, ServerId, Step};

/// A hill as saved; damaged places are left out.
#[derive(Clone, Debug, Default)]
pub struct SavedHill {
    /// The people on it.
    pub hill: Hill,
    /// Their names, as last seen on its server.
    pub names: HashMap<PlayerId, String>,
}

/// Which hill is meant: each ruleset has one on each server.
#[derive(Clone, Copy, Debug)]
pub struct HillKey<'a> {
    /// The server.
    pub server: ServerId,
    /// The id of the ruleset.
    pub ruleset: &'a str,
}

impl<'a> HillKey<'a> {
    /// The hill of the ruleset with this id on a server.
    pub const fn new(server: ServerId, ruleset: &'a str) -> Self {
        Self { server, ruleset }
    }
}

impl Reading {
    /// The hill of a ruleset on a server; empty if nobody ever joined it.
    pub async fn hill(&mut self, key: HillKey<'_>) -> Result<SavedHill, Error> {
        let rows: Vec<ClimberRow> = sql::query_as(CLIMBERS)
            .bind(from_id(key.server.0)?)
            .bind(key.ruleset)
            .fetch_all(self.connection())
            .await?;
        let rows = self.readable(rows, ClimberRow::read)?;
        let hill = Hill::new(rows.iter().map(|&(player, climber, _)| (player, climber)));
        let names = rows.into_iter().map(|(player, _, name)| (player, name));
        Ok(SavedHill {
            hill,
            names: names.collect(),
        })
    }

    /// The server and the ruleset of a hill; `None` if there is none of this number.
    pub async fn hill_by_number(
        &mut self,
        hill: HillId,
    ) -> Result<Option<(ServerId, String)>, Error> {
        let row: Option<(i64, String)> =
            sql::query_as("SELECT server, ruleset FROM hills WHERE number = $1")
                .bind(hill.0)
                .fetch_optional(self.connection())
                .await?;
        let read = row.map(|(server, ruleset)| Ok((ServerId(column::id(server)?), ruleset)));
        Ok(self.set_aside(read.transpose())?.flatten())
    }

    /// The ids of the rulesets on whose hill somebody stands, on one server.
    pub async fn hills_on(&mut self, server: ServerId) -> Result<Vec<String>, Error> {
        Ok(sql::query_scalar(HILLS_ON)
            .bind(from_id(server.0)?)
            .fetch_all(self.connection())
            .await?)
    }

    /// The ids of the rulesets on whose hill a person stands, on one server.
    pub async fn hills_of(
        &mut self,
        server: ServerId,
        player: PlayerId,
    ) -> Result<Vec<String>, Error> {
        Ok(sql::query_scalar(HILLS_OF)
            .bind(from_id(player.0)?)
            .bind(from_id(server.0)?)
            .fetch_all(self.connection())
            .await?)
    }

    /// The first game of a set for a hill that a person is playing, with this opponent if one is given. A
    /// set whose games are over, adjourned or damaged is not being played.
    pub async fn running_hill_set(
        &mut self,
        key: HillKey<'_>,
        player: PlayerId,
        opponent: Option<PlayerId>,
    ) -> Result<Option<GameId>, Error> {
        let game: Option<i64> = sql::query_scalar(RUNNING_HILL_SET)
            .bind(from_id(key.server.0)?)
            .bind(key.ruleset)
            .bind(from_id(player.0)?)
            .bind(column::from_optional_id(opponent.map(|it| it.0))?)
            .fetch_optional(self.connection())
            .await?;
        Ok(game.map(GameId))
    }

    /// The places to look at by now, at most so many; damaged ones are left out.
    pub async fn climbers_due(
        &mut self,
        now: Timestamp,
        most: u32,
    ) -> Result<Vec<(HillId, PlayerId)>, Error> {
        let rows: Vec<(i64, i64)> = sql::query_as(CLIMBERS_DUE)
            .bind(from_time(now))
            .bind(most)
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, |(hill, player)| {
            Ok((HillId(hill), PlayerId(column::id(player)?)))
        })
    }

    /// Whether somebody was told that their place on a hill ends.
    pub async fn is_climber_told(&mut self, hill: HillId, player: PlayerId) -> Result<bool, Error> {
        let told = sql::query_scalar("SELECT told FROM climbers WHERE hill = $1 AND player = $2")
            .bind(hill.0)
            .bind(from_id(player.0)?)
            .fetch_optional(self.connection())
            .await?;
        Ok(told.unwrap_or(false))
    }

    /// What the set that ended with this game changed on its hill; damaged rows are left out.
    pub async fn climbs(&mut self, game: GameId) -> Result<Vec<Climb>, Error> {
        let rows: Vec<(i64, i64, i64, bool)> = sql::query_as(CLIMBS)
            .bind(game.0)
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, |(player, before, after, is_king)| {
            Ok(Climb {
                player: PlayerId(column::id(player)?),
                before: step(before)?,
                after: step(after)?,
                is_king,
            })
        })
    }
}

impl Writing {
    /// Saves what has become of a hill, and returns its number. New people on it must be saved already.
    pub async fn save_hill(
        &mut self,
        key: HillKey<'_>,
        before: &Hill,
        after: &Hill,
    ) -> Result<HillId, Error> {
        let hill: i64 = sql::query_scalar(
            "INSERT INTO hills (server, ruleset) VALUES ($1, $2)
             ON CONFLICT (server, ruleset) DO UPDATE SET server = excluded.server
             RETURNING number",
        )
        .bind(from_id(key.server.0)?)
        .bind(key.ruleset)
        .fetch_one(self.connection())
        .await?;
        for (player, climber) in after.climbers() {
            if before.climber(player) == Some(climber) {
                continue;
            }
            // Who has played since knows nothing yet of when their place ends.
            sql::query(
                "INSERT INTO climbers (hill, player, step, since, due) VALUES ($1, $2, $3, $4, $5)
                 ON CONFLICT (hill, player) DO UPDATE SET step = excluded.step,
                     due = CASE climbers.since WHEN excluded.since THEN climbers.due ELSE excluded.due END,
                     told = CASE climbers.since WHEN excluded.since THEN climbers.told ELSE FALSE END,
                     since = excluded.since",
            )
            .bind(hill)
            .bind(from_id(player.0)?)
            .bind(i64::from(climber.step.0))
            .bind(from_time(climber.since))
            .bind(from_time(climber.told_at()))
            .execute(self.connection())
            .await?;
        }
        for (player, _) in before.climbers() {
            if after.climber(player).is_none() {
                sql::query("DELETE FROM climbers WHERE hill = $1 AND player = $2")
                    .bind(hill)
                    .bind(from_id(player.0)?)
                    .execute(self.connection())
                    .await?;
            }
        }
        Ok(HillId(hill))
    }

    /// Saves when to look at a place next, and whether its owner knows that it ends.
    pub async fn save_climber_due(
        &mut self,
        hill: HillId,
        player: PlayerId,
        (due, is_told): (Timestamp, bool),
    ) -> Result<(), Error> {
        sql::query(
            "UPDATE climbers SET due = $3, told = told OR $4 WHERE hill = $1 AND player = $2",
        )
        .bind(hill.0)
        .bind(from_id(player.0)?)
        .bind(from_time(due))
        .bind(is_told)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Saves that somebody was told when their place on a hill ends. It is looked at again then.
    pub async fn save_climber_told(
        &mut self,
        hill: HillId,
        player: PlayerId,
        climber: &Climber,
    ) -> Result<(), Error> {
        sql::query(
            "UPDATE climbers SET since = $3, due = $4, told = TRUE WHERE hill = $1 AND player = $2",
        )
        .bind(hill.0)
        .bind(from_id(player.0)?)
        .bind(from_time(climber.since))
        .bind(from_time(climber.ends_at()))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Lets every place on the hills of a server last as long as if it had just been taken: nobody could
    /// climb there for a time.
    pub async fn restart_hills(&mut self, server: ServerId, now: Timestamp) -> Result<(), Error> {
        let fresh = Climber {
            step: Step::BOTTOM,
            since: now,
        };
        sql::query(
            "UPDATE climbers SET since = $2, due = $3, told = FALSE
             WHERE hill IN (SELECT number FROM hills WHERE server = $1)",
        )
        .bind(from_id(server.0)?)
        .bind(from_time(now))
        .bind(from_time(fresh.told_at()))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Saves what the set that ended with this game changed on its hill.
    pub async fn insert_climbs(&mut self, game: GameId, climbs: &[Climb]) -> Result<(), Error> {
        for climb in climbs {
            sql::query(
                "INSERT INTO climbs (game, player, before, after, king) VALUES ($1, $2, $3, $4, $5)",
            )
            .bind(game.0)
            .bind(from_id(climb.player.0)?)
            .bind(i64::from(climb.before.0))
            .bind(i64::from(climb.after.0))
            .bind(climb.is_king)
            .execute(self.connection())
            .await?;
        }
        Ok(())
    }
}

pub(super) const CLIMBERS: &str = "
    SELECT climbers.player, climbers.step, climbers.since,
           COALESCE(nicknames.name, players.name) AS name
    FROM climbers
    JOIN players ON players.id = climbers.player
    LEFT JOIN nicknames ON nicknames.player = climbers.player AND nicknames.server = $1
    WHERE climbers.hill = (SELECT number FROM hills WHERE server = $1 AND ruleset = $2)";

pub(super) const HILLS_ON: &str = "
    SELECT ruleset FROM hills
    WHERE server = $1 AND EXISTS (SELECT 1 FROM climbers WHERE hill = hills.number)
    ORDER BY ruleset";

pub(super) const HILLS_OF: &str = "
    SELECT hills.ruleset FROM climbers CROSS JOIN hills ON hills.number = climbers.hill
    WHERE climbers.player = $1 AND hills.server = $2";

pub(super) const RUNNING_HILL_SET: &str = "
    SELECT sets.first_game FROM sets CROSS JOIN games ON games.id IN (sets.first_game, sets.second_game)
    WHERE sets.server = $1 AND sets.ruleset = $2 AND sets.ended_by IS NULL
        AND $3 IN (sets.one, sets.other) AND ($4 IS NULL OR $4 IN (sets.one, sets.other))
        AND games.on_hill AND games.to_move IS NOT NULL AND games.set_aside_at IS NULL
        AND (games.rest IS NULL OR games.rest <> 'adjourned')
    LIMIT 1";

pub(super) const CLIMBERS_DUE: &str =
    "SELECT hill, player FROM climbers WHERE due <= $1 ORDER BY due LIMIT $2";

pub(super) const NEXT_CLIMBER: &str = "SELECT MIN(due) FROM climbers";

pub(super) const CLIMBS: &str = "SELECT player, before, after, king FROM climbs WHERE game = $1";

#[derive(FromRow)]
struct ClimberRow {
    player: i64,
    step: i64,
    since: i64,
    name: String,
}

impl ClimberRow {
    fn read(self) -> Result<(PlayerId, Climber, String), Error> {
        let climber = Climber {
            step: step(self.step)?,
            since: column::time(self.since)?,
        };
        Ok((PlayerId(column::id(self.player)?), climber, self.name))
    }
}

fn step(column: i64) -> Result<Step, Error> {
    let step = Step(column::count(column)?);
    if step < Step::BOTTOM {
        return Err(Error::damaged("a step of a hill", column));
    }
    Ok(step)
}
