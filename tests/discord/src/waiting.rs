//! Waiting until the world is as somebody wants it: told of changes, never looking on a timer.

use std::{future::Future, sync::Arc, time::Duration};

use tokio::sync::broadcast::error::RecvError;

use crate::{
    ids::{ChannelId, MessageId},
    shared::Shared,
    world::{Change, Message, World},
};

/// Real time after which what is waited for is taken not to come.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

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

/// Waits for a message in a channel, or for one newer than `after`: one that is there, the newest
/// first, or one that comes.
pub(crate) async fn for_message(
    shared: &Shared,
    channel: ChannelId,
    after: Option<MessageId>,
    mut wanted: impl FnMut(&Message) -> bool,
) -> Result<Arc<Message>, TimedOut> {
    let is_newer = |id: MessageId| after.is_none_or(|after| id > after);
    let mut changes = shared.world().changes();
    in_time(async {
        let mut look_back = true;
        loop {
            if look_back {
                let world = shared.world();
                let newest_first = world.messages(channel).iter().rev();
                let mut newer = newest_first.take_while(|message| is_newer(message.id));
                if let Some(found) = newer.find(|message| wanted(message)) {
                    return Ok(Arc::clone(found));
                }
            }
            let change = changes.recv().await;
            // Having missed some changes only means to look back again.
            look_back = matches!(change, Err(RecvError::Lagged(_)));
            match change {
                Ok(Change::Message(at, id)) if at == channel && is_newer(id) => {
                    let world = shared.world();
                    if let Some(found) = world.message(at, id).filter(|message| wanted(message)) {
                        return Ok(Arc::clone(found));
                    }
                }
                Ok(_) | Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return Err(TimedOut),
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
