//! For whom a client speaks, and where they are.

use std::sync::Arc;

use axum::{
    extract::{FromRequestParts, Path},
    http::{StatusCode, request::Parts},
};
use serde::Deserialize;

use super::Desk;
use crate::{
    ids::{ChannelId, UserId},
    people::Person,
    world::World,
};

/// Somebody who looks at a channel they may see.
pub(super) struct Seat(pub Person);

/// The parts of the path.
#[derive(Deserialize)]
struct Place {
    user: UserId,
    channel: ChannelId,
}

impl FromRequestParts<Arc<Desk>> for Seat {
    type Rejection = StatusCode;

    async fn from_request_parts(
        parts: &mut Parts,
        desk: &Arc<Desk>,
    ) -> Result<Self, Self::Rejection> {
        let place = Path::<Place>::from_request_parts(parts, desk).await;
        let Path(Place { user, channel }) = place.map_err(|_| StatusCode::NOT_FOUND)?;
        let world = desk.shared.world();
        let account = world.user(user).filter(|account| !account.is_bot);
        let account = account.ok_or(StatusCode::NOT_FOUND)?;
        if !sees(&world, user, channel) {
            return Err(StatusCode::NOT_FOUND);
        }
        Ok(Self(Person {
            shared: Arc::clone(&desk.shared),
            id: user,
            name: account.name.clone(),
            channel,
        }))
    }
}

/// Whether somebody sees a channel: they are in its server, or it is theirs.
pub(super) fn sees(world: &World, user: UserId, channel: ChannelId) -> bool {
    let Some(channel) = world.channel(channel) else {
        return false;
    };
    match channel.guild.map(|id| world.guild(id)) {
        Some(guild) => guild.is_some_and(|guild| guild.members.contains_key(&user)),
        None => channel.recipient == Some(user),
    }
}
