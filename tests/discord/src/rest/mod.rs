//! Discord's REST API, version 10: one table of routes, one file for each family.
//!
//! A route reads its request, asks the world, and answers; limits are checked in [`crate::check`].

mod about;
mod asked;
mod callback;
mod channels;
mod commands;
mod content;
mod cut;
mod exchange;
mod files;
mod guilds;
mod messages;
mod payload;
mod reply;
mod threads;
mod webhooks;

use std::sync::Arc;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware,
    routing::{any, get, post},
};

pub(crate) use self::{
    payload::Payload,
    reply::{Outcome, Reply},
};
use crate::{gateway::socket, refusal::Refusal, shared::Shared};

/// The server in full: the API, the gateway, and files.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    let layer = middleware::from_fn_with_state(Arc::clone(&shared), exchange::exchange);
    let api = api().layer(DefaultBodyLimit::disable()).layer(layer);
    Router::new()
        .nest("/api/v10", api)
        .route("/gateway", any(socket::connect))
        .route("/gateway/", any(socket::connect))
        .route(
            "/attachments/{channel}/{attachment}/{filename}",
            get(files::file),
        )
        .with_state(shared)
}

fn api() -> Router<Arc<Shared>> {
    Router::new()
        .route("/gateway", get(about::gateway))
        .route("/gateway/bot", get(about::gateway_for_bots))
        .route("/users/@me", get(about::own_user))
        .route("/users/@me/channels", post(channels::open_dm))
        .route("/users/{user}", get(about::user))
        .route("/applications/@me", get(about::application))
        .route("/oauth2/applications/@me", get(about::application))
        .merge(command_routes())
        .merge(interaction_routes())
        .merge(channel_routes())
        .fallback(unknown)
        .method_not_allowed_fallback(unknown)
}

fn command_routes() -> Router<Arc<Shared>> {
    Router::new()
        .route(
            "/applications/{application}/commands",
            get(commands::list)
                .put(commands::replace)
                .post(commands::create),
        )
        .route(
            "/applications/{application}/commands/{command}",
            get(commands::show)
                .patch(commands::change)
                .delete(commands::remove),
        )
        .route(
            "/applications/{application}/guilds/{guild}/commands",
            get(commands::list)
                .put(commands::replace)
                .post(commands::create),
        )
        .route(
            "/applications/{application}/guilds/{guild}/commands/{command}",
            get(commands::show)
                .patch(commands::change)
                .delete(commands::remove),
        )
}

fn interaction_routes() -> Router<Arc<Shared>> {
    Router::new()
        .route(
            "/interactions/{interaction}/{token}/callback",
            post(callback::answer),
        )
        .route("/webhooks/{application}/{token}", post(webhooks::follow_up))
        .route(
            "/webhooks/{application}/{token}/messages/{message}",
            get(webhooks::show)
                .patch(webhooks::edit)
                .delete(webhooks::delete),
        )
}

fn channel_routes() -> Router<Arc<Shared>> {
    Router::new()
        .route(
            "/channels/{channel}",
            get(channels::show).patch(threads::change),
        )
        .route(
            "/channels/{channel}/messages",
            get(messages::list).post(messages::create),
        )
        .route(
            "/channels/{channel}/messages/{message}",
            get(messages::show)
                .patch(messages::edit)
                .delete(messages::delete),
        )
        .route(
            "/channels/{channel}/messages/{message}/threads",
            post(threads::open_from),
        )
        .route("/channels/{channel}/threads", post(threads::open))
        .route("/channels/{channel}/typing", post(channels::typing))
        .route("/guilds/{guild}", get(guilds::show))
        .route("/guilds/{guild}/channels", get(guilds::channels))
        .route("/guilds/{guild}/members/{user}", get(guilds::member))
        .route("/guilds/{guild}/roles", get(guilds::roles))
}

async fn unknown() -> Refusal {
    Refusal::unknown_route()
}
