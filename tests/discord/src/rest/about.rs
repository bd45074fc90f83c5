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
    let mut world = shared.world();
    let now = world.now();
    let starts = world.gateway.identifying.session_starts(now);
    Reply::ok(json!({
        "url": wire::application::gateway_url(&world),
        "shards": world.gateway.identifying.recommended_shards,
        "session_start_limit": {
            "total": starts.total,
            "remaining": starts.remaining,
            "reset_after": u64::try_from(starts.reset_after.as_millis()).unwrap_or(u64::MAX),
            "max_concurrency": starts.max_concurrency,
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
