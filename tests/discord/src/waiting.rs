//! Waiting until the world is as somebody wants it: told of changes, never looking on a timer.

use std::{future::Future, sync::Arc, time::Duration};

use tokio::sync::broadcast::error::RecvError;

use crate::{
    ids::ChannelId,
    shared::Shared,
    world::{Change, Message, World},
};

/// Real time after which what is waited for is taken not to come.
const PATIENCE: Duration = Duration::from_secs(20);

/// What was waited for did not come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("what was waited for did not come within {} seconds", PATIENCE.as_secs())]
pub struct TimedOut;

/// Waits until `wanted` finds something in the world.
pub(crate) async fn for_world<T>(
    shared: &Shared,
    mut wanted: impl FnMut(&World) -> Option<T>,
) -> Result<T, TimedOut> {
    let mut changes = shared.world().changes();
    in_time(async {
        loop {
            if let Some(found) = wanted(&shared.world()) {
                return Ok(found);
            }
            match changes.recv().await {
                // Having missed some changes only means to look again.
                Ok(_) | Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return Err(TimedOut),
            }
        }
    })
    .await
}

/// Waits for a message in a channel: one that is there, the newest first, or one that comes.
pub(crate) async fn for_message(
    shared: &Shared,
    channel: ChannelId,
    mut wanted: impl FnMut(&Message) -> bool,
) -> Result<Arc<Message>, TimedOut> {
    let mut changes = shared.world().changes();
    let look_everywhere = |world: &World, wanted: &mut dyn FnMut(&Message) -> bool| {
        world
            .messages(channel)
            .iter()
            .rev()
            .find(|message| wanted(message))
            .cloned()
    };
    in_time(async {
        if let Some(found) = look_everywhere(&shared.world(), &mut wanted) {
            return Ok(found);
        }
        loop {
            let found = match changes.recv().await {
                Ok(Change::Message(at, id)) if at == channel => shared
                    .world()
                    .message(at, id)
                    .filter(|message| wanted(message))
                    .cloned(),
                Ok(_) => None,
                Err(RecvError::Lagged(_)) => look_everywhere(&shared.world(), &mut wanted),
                Err(RecvError::Closed) => return Err(TimedOut),
            };
            if let Some(found) = found {
                return Ok(found);
            }
        }
    })
    .await
}

async fn in_time<T>(waiting: impl Future<Output = Result<T, TimedOut>>) -> Result<T, TimedOut> {
    tokio::time::timeout(PATIENCE, waiting)
        .await
        .unwrap_or(Err(TimedOut))
}
