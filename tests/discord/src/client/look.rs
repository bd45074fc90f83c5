//! What a client asks to see.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Query, State},
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Desk, seat::Seat, view};
use crate::{ids::MessageId, wire, world::Violation};

/// How many messages a client is given at once.
const PAGE: usize = 50;
/// How many refused requests a report names, the newest.
const REFUSED: usize = 50;

/// `?before=`
#[derive(Deserialize)]
pub(super) struct Before {
    before: Option<MessageId>,
}

/// `GET accounts`
pub(super) async fn accounts(State(desk): State<Arc<Desk>>) -> Json<Value> {
    let world = desk.shared.world();
    let people = world.users.values().filter(|user| !user.is_bot);
    Json(people.map(view::account).collect())
}

/// `GET as/{user}/channels/{channel}/messages`
pub(super) async fn messages(
    State(desk): State<Arc<Desk>>,
    Seat(person): Seat,
    Query(Before { before }): Query<Before>,
) -> Json<Value> {
    let seen = person.sees(person.channel());
    let wanted = seen
        .iter()
        .rev()
        .filter(|message| before.is_none_or(|before| message.id < before));
    let world = desk.shared.world();
    let newest = wanted
        .take(PAGE)
        .map(|it| view::message(&world, it, person.id()));
    let mut page: Vec<_> = newest.collect();
    page.reverse();
    Json(Value::Array(page))
}

/// `GET as/{user}/channels/{channel}/commands`
pub(super) async fn commands(State(desk): State<Arc<Desk>>, Seat(person): Seat) -> Json<Value> {
    let world = desk.shared.world();
    let guild = world.channel(person.channel()).and_then(|it| it.guild);
    let may = guild
        .and_then(|id| world.guild(id))
        .map_or(twilight_model::guild::Permissions::all(), |guild| {
            guild.permissions(person.id())
        });
    let offered = world.commands.offered(guild, may);
    Json(offered.map(wire::command::command).collect())
}

/// `GET report`
pub(super) async fn report(State(desk): State<Arc<Desk>>) -> Json<Value> {
    let world = desk.shared.world();
    let violations: Vec<_> = world.violations().iter().map(words).collect();
    let refused = world.refused_requests();
    let newest = &refused[refused.len().saturating_sub(REFUSED)..];
    let newest: Vec<_> = newest
        .iter()
        .map(|it| {
            json!({
                "request": format!("{} {}", it.method, it.path),
                "status": it.status,
                "code": it.code,
                "message": it.message,
            })
        })
        .collect();
    Json(json!({"violations": violations, "refused": refused.len(), "newest": newest}))
}

fn words(violation: &Violation) -> String {
    match violation {
        Violation::OpenMentions { content, .. } => {
            format!("a message names somebody without allowed_mentions: {content}")
        }
        Violation::PlainText { words, text } => {
            format!("not in the pseudo-language: {words:?} in {text:?}")
        }
        Violation::UnknownRoute { method, path } => format!("no such address: {method} {path}"),
    }
}
