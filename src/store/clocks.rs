//! The clocks of a game in their columns.

use sqlx_macros::FromRow;

use super::Error;
use super::column::{self, from_span, from_time};
use crate::game::clock::PlayerClock;
use crate::game::{Clock, Pace, Reminders, Running};
use crate::rules::Seat;

/// A game's clocks as stored in its columns.
#[derive(Clone, Debug, Default, FromRow)]
pub(super) struct ClockColumns {
    pub clocks: Option<String>,
    pub turn_since: Option<i64>,
    pub deadline: Option<i64>,
    pub on_vacation: bool,
    pub vacation_until: Option<i64>,
    pub claim_until: Option<i64>,
    pub reminded: i64,
}

impl ClockColumns {
    /// The columns for these clocks; all empty for an untimed game.
    pub fn of(clock: Option<&Clock>) -> Self {
        let Some(clock) = clock else {
            return Self::default();
        };
        let written: Vec<_> = clock
            .player_clocks()
            .iter()
            .map(from_player_clock)
            .collect();
        let running = clock.running();
        Self {
            clocks: Some(written.join(" ")),
            turn_since: running.map(|running| from_time(running.since)),
            deadline: running.map(|running| from_time(running.deadline)),
            on_vacation: running.is_some_and(Running::is_on_vacation),
            vacation_until: running.and_then(|running| running.vacation).map(from_time),
            claim_until: running.and_then(|it| it.claim_until).map(from_time),
            reminded: running.map_or(0, |running| i64::from(running.reminded.bits())),
        }
    }

    /// Reads the clocks from the columns; `acts` is the seat to act.
    pub fn read(&self, pace: Pace, acts: Option<Seat>) -> Result<Option<Clock>, Error> {
        let Some(clocks) = &self.clocks else {
            return Ok(None);
        };
        let damaged = || Error::damaged("clocks", clocks);
        let player_clocks: Option<Vec<_>> = clocks.split(' ').map(player_clock).collect();
        let player_clocks = player_clocks.ok_or_else(damaged)?;
        let running = match (self.turn_since, self.deadline) {
            (Some(since), Some(deadline)) => Some(Running {
                seat: acts.ok_or_else(damaged)?,
                since: column::time(since)?,
                deadline: column::time(deadline)?,
                vacation: self.vacation_until.map(column::time).transpose()?,
                claim_until: self.claim_until.map(column::time).transpose()?,
                reminded: column::count(self.reminded)
                    .ok()
                    .and_then(Reminders::from_bits)
                    .ok_or_else(damaged)?,
            }),
            _ => None,
        };
        let clock = Clock::resume(pace, player_clocks, running);
        clock.ok_or_else(damaged).map(Some)
    }
}

fn from_player_clock(clock: &PlayerClock) -> String {
    format!("{}+{}", from_span(clock.left), from_span(clock.earned))
}

fn player_clock(text: &str) -> Option<PlayerClock> {
    let (left, earned) = text.split_once('+')?;
    Some(PlayerClock {
        left: column::span(left.parse().ok()?),
        earned: column::span(earned.parse().ok()?),
    })
}
