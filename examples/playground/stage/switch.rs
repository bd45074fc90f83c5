//! The switches with which the page starts, stops and kills the bot. The stand-in cannot do this:
//! to it the bot is only a client that connects.

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
    /// End it at once, whatever it is doing.
    Kill,
}

/// `GET /bot` says whether the bot runs, `POST /bot` switches it.
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
