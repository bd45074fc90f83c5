//! The live connection: the state, and then every change of what one person sees.
//!
//! Events are lines of JSON with a `type`: `state`, whenever anything around the messages changes;
//! `message`, for one that appeared or changed; `gone`, for one that is no more; `stale`, when so
//! much happened at once that the client should ask for its messages again.

use std::sync::Arc;

use axum::{
    extract::{
        Path, State, WebSocketUpgrade,
        ws::{Message, WebSocket},
    },
    http::StatusCode,
    response::Response,
};
use serde_json::{Value, json};
use tokio::sync::broadcast::{Receiver, error::RecvError};

use super::{Desk, seat, view};
use crate::{
    ids::{ChannelId, MessageId, UserId},
    world::{Change, World},
};

/// `GET as/{user}/live`
pub(super) async fn connect(
    State(desk): State<Arc<Desk>>,
    Path(user): Path<UserId>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, StatusCode> {
    let mut world = desk.shared.world();
    if world.user(user).is_none_or(|account| account.is_bot) {
        return Err(StatusCode::NOT_FOUND);
    }
    // A client always has its conversation with the bot at hand.
    world.dm(user);
    let changes = world.changes();
    drop(world);
    let view = View {
        desk,
        user,
        state: Value::Null,
    };
    Ok(upgrade.on_upgrade(|socket| view.run(socket, changes)))
}

/// One person's view, as far as their client knows it.
struct View {
    desk: Arc<Desk>,
    user: UserId,
    /// The state the client was told of last.
    state: Value,
}

impl View {
    async fn run(self, socket: WebSocket, changes: Receiver<Change>) {
        let shared = Arc::clone(&self.desk.shared);
        let count = |by: isize| {
            let mut world = shared.world();
            world.screens = world.screens.saturating_add_signed(by);
            world.changed(Change::Other);
        };
        count(1);
        self.show(socket, changes).await;
        count(-1);
    }

    async fn show(mut self, mut socket: WebSocket, mut changes: Receiver<Change>) {
        let mut told = self.state();
        loop {
            if let Some(event) = told.take()
                && socket.send(text(&event)).await.is_err()
            {
                return;
            }
            tokio::select! {
                change = changes.recv() => match change {
                    Ok(Change::Message(channel, id)) => told = self.message(channel, id),
                    Ok(Change::Other) => told = self.state(),
                    Err(RecvError::Lagged(_)) => told = Some(json!({"type": "stale"})),
                    Err(RecvError::Closed) => return,
                },
                incoming = socket.recv() => match incoming {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    // A client has nothing to say here.
                    Some(Ok(_)) => {}
                },
            }
        }
    }

    /// The state, if it is another than the client knows.
    fn state(&mut self) -> Option<Value> {
        let trouble = self.desk.shared.faults.trouble();
        let state = view::state(&self.desk.shared.world(), self.user, trouble.as_ref());
        if state == self.state {
            return None;
        }
        self.state.clone_from(&state);
        Some(state)
    }

    fn message(&self, channel: ChannelId, id: MessageId) -> Option<Value> {
        let world = self.desk.shared.world();
        seen(&world, self.user, channel, id)
    }
}

/// A message that changed, as far as this person sees it.
fn seen(world: &World, user: UserId, channel: ChannelId, id: MessageId) -> Option<Value> {
    if !seat::sees(world, user, channel) {
        return None;
    }
    let Some(message) = world.message(channel, id) else {
        return Some(json!({"type": "gone", "channel": channel, "id": id}));
    };
    view::is_for(message, user)
        .then(|| json!({"type": "message", "message": view::message(world, message, user)}))
}

fn text(event: &Value) -> Message {
    Message::Text(event.to_string().into())
}
