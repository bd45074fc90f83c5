//! The people's side over HTTP and WebSocket: what a chat client in a browser talks to.
//!
//! A client says for whom it speaks by naming the account in the path; there are no passwords, for
//! all of this is on loopback and only pages of this very server are let in. Below `/client`:
//!
//! | request | gives |
//! |---|---|
//! | `GET accounts` | everybody a client can speak for |
//! | `GET as/{user}/live` | a WebSocket: the state, then every change of what this person sees |
//! | `GET as/{user}/channels/{channel}/messages` | the newest messages, oldest first; `?before=` |
//! | `GET as/{user}/channels/{channel}/commands` | the commands offered to them there |
//! | `POST as/{user}/channels/{channel}` | a [`deed::Deed`]; its answer |
//! | `POST clock`, `gateway`, `trouble` | time passing, and what goes wrong |
//! | `GET report` | what the bot did that it should not have, and what was refused |
//!
//! It knows nothing of the bot. What people may do is decided by [`crate::people`].

mod act;
mod deed;
mod desk;
mod files;
mod guard;
mod live;
mod look;
mod result;
mod seat;
mod trouble;
mod view;

use std::sync::Arc;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware,
    routing::{get, post},
};

pub(crate) use self::{
    deed::{Deed, Typed},
    desk::Desk,
};

/// The routes of the people's side, and whatever is to be served beside them, for pages of this
/// server only.
pub(crate) fn router(desk: Arc<Desk>, beside: Router) -> Router {
    let files = post(files::upload).layer(DefaultBodyLimit::max(files::LARGEST));
    let seat = Router::new()
        .route("/channels/{channel}/files", files)
        .route("/live", get(live::connect))
        .route("/channels/{channel}", post(act::act))
        .route("/channels/{channel}/messages", get(look::messages))
        .route("/channels/{channel}/commands", get(look::commands));
    let client = Router::new()
        .route("/accounts", get(look::accounts))
        .route("/report", get(look::report))
        .route("/clock", post(trouble::clock))
        .route("/gateway", post(trouble::gateway))
        .route("/trouble", post(trouble::trouble))
        .nest("/as/{user}", seat)
        .with_state(desk);
    Router::new()
        .nest("/client", client)
        .merge(beside)
        .layer(middleware::from_fn(guard::at_home))
}
