//! Time passing, and what is to go wrong, at the wish of whoever looks on.

use std::{sync::Arc, time::Duration};

use axum::{Json, extract::State, http::StatusCode};
use serde::Deserialize;

use super::Desk;
use crate::{
    trouble::{Dice, Trouble},
    world::Change,
};

/// The most the clock is put forward at once: a year.
const MOST_SECONDS: u64 = 366 * 24 * 60 * 60;

/// How far to put the clock.
#[derive(Deserialize)]
pub(super) struct Forward {
    seconds: u64,
}

/// What happens to the bot's connection.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Gateway {
    /// It is cut without a word, and can be resumed.
    Cut,
    /// It is cut, and what is missed meanwhile is lost.
    Lose,
    /// The bot is asked to come back.
    Reconnect,
}

/// `POST clock`
pub(super) async fn clock(
    State(desk): State<Arc<Desk>>,
    Json(Forward { seconds }): Json<Forward>,
) -> StatusCode {
    if seconds > MOST_SECONDS {
        return StatusCode::UNPROCESSABLE_ENTITY;
    }
    desk.shared.advance(Duration::from_secs(seconds));
    StatusCode::NO_CONTENT
}

/// `POST gateway`
pub(super) async fn gateway(
    State(desk): State<Arc<Desk>>,
    Json(gateway): Json<Gateway>,
) -> StatusCode {
    let mut world = desk.shared.world();
    match gateway {
        Gateway::Cut => world.gateway.cut(),
        Gateway::Lose => {
            world.gateway.cut();
            world.gateway.forget_sessions();
        }
        Gateway::Reconnect => world.gateway.ask_to_reconnect(),
    }
    world.changed(Change::Other);
    StatusCode::NO_CONTENT
}

/// `POST trouble`
pub(super) async fn trouble(
    State(desk): State<Arc<Desk>>,
    Json(trouble): Json<Option<Trouble>>,
) -> StatusCode {
    if trouble.as_ref().is_some_and(|trouble| !trouble.is_sound()) {
        return StatusCode::UNPROCESSABLE_ENTITY;
    }
    desk.shared.faults.roll_for_each(trouble.map(Dice::new));
    desk.shared.world().changed(Change::Other);
    StatusCode::NO_CONTENT
}
