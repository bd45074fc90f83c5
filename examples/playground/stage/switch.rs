//! The switches by which the page starts, stops and kills the bot: what the stand-in cannot do,
//! because to it the bot is somebody who connects.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};

use super::Life;

/// What to do with the bot.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Switch {
    /// Start it.
    Start,
    /// Let it finish and leave.
    Stop,
    /// End it in the middle of whatever it does.
    Kill,
}

/// `GET /bot` says whether it runs, `POST /bot` switches.
pub fn routes(bot: Arc<Life>) -> Router {
    Router::new()
        .route("/bot", get(show).post(turn))
        .with_state(bot)
}

async fn show(State(bot): State<Arc<Life>>) -> Json<Value> {
    Json(json!({"is_running": bot.is_running().await}))
}

async fn turn(
    State(bot): State<Arc<Life>>,
    Json(switch): Json<Switch>,
) -> Result<Json<Value>, (StatusCode, Json<Value>)> {
    match switch {
        Switch::Start => bot.start().await.map_err(|error| {
            let error = json!({"error": error.to_string()});
            (StatusCode::INTERNAL_SERVER_ERROR, Json(error))
        })?,
        Switch::Stop => bot.stop().await,
        Switch::Kill => bot.kill().await,
    }
    Ok(show(State(bot)).await)
}
