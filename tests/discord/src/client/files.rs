//! Files that people attach to commands.

use std::sync::Arc;

use axum::{
    Json,
    body::Bytes,
    extract::{Query, State},
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Desk, seat::Seat};

/// The largest file that Discord takes from anybody, in bytes.
pub(super) const LARGEST: usize = 10 << 20;

/// What is asked for behind the path.
#[derive(Deserialize)]
pub(super) struct Named {
    name: String,
}

/// `POST as/{user}/channels/{channel}/files?name=`: takes a file in, to be named in a command by its id.
pub(super) async fn upload(
    State(desk): State<Arc<Desk>>,
    Seat(person): Seat,
    Query(Named { name }): Query<Named>,
    bytes: Bytes,
) -> Json<Value> {
    let file = person.uploads(&name, &bytes);
    let told = json!({"id": file.id, "name": file.filename, "size": file.size});
    desk.keep(person.id, file);
    Json(told)
}
