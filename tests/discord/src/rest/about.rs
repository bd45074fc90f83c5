//! Where the gateway is, and who the bot is.

use std::sync::Arc;

use axum::extract::{Path, State};
use serde_json::json;

use super::{Outcome, Reply};
use crate::{ids::UserId, refusal::Refusal, shared::Shared, wire};

/// `GET /gateway`
pub(super) async fn gateway(State(shared): State<Arc<Shared>>) -> Reply {
    Reply::ok(json!({"url": wire::application::gateway_url(&shared.world())}))
}

/// `GET /gateway/bot`
pub(super) async fn gateway_for_bots(State(shared): State<Arc<Shared>>) -> Reply {
    let world = shared.world();
    Reply::ok(json!({
        "url": wire::application::gateway_url(&world),
        "shards": 1,
        "session_start_limit": {
            "total": 1000,
            "remaining": world.connects_left,
            "reset_after": 3_600_000,
            "max_concurrency": 1,
        },
    }))
}

/// `GET /users/@me`
pub(super) async fn own_user(State(shared): State<Arc<Shared>>) -> Reply {
    Reply::ok(wire::user::own_user(shared.world().bot()))
}

/// `GET /users/{user}`
pub(super) async fn user(State(shared): State<Arc<Shared>>, Path(id): Path<UserId>) -> Outcome {
    let world = shared.world();
    let user = world.user(id).ok_or_else(Refusal::unknown_user)?;
    Ok(Reply::ok(wire::user::user(user)))
}

/// `GET /applications/@me`
pub(super) async fn application(State(shared): State<Arc<Shared>>) -> Reply {
    Reply::ok(wire::application::application(&shared.world()))
}
