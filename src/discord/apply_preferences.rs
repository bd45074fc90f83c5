//! Keeping settings that were changed in all games of whoever changed them: a few games at a time, so
//! that everybody else's moves go between.
//!
//! It is done when something was changed, at each start, and at each beat if anything is left. It
//! posts nothing and pings nobody, and ends when no game is left; where the database fails, the next
//! beat goes on with it.

use std::sync::Arc;

use tracing::error;

use crate::discord::tasks::InHand;
use crate::service::{Error, Service};

/// Applies them, unless the bot is about to stop: then the next start does it.
pub async fn apply(service: &Service, hand: &Arc<InHand>) -> Result<(), Error> {
    while let Some(_task) = hand.begin() {
        if !service.keep_habits().await? {
            break;
        }
    }
    Ok(())
}

/// The same in the background.
pub fn apply_soon(service: &Service, hand: &Arc<InHand>) {
    let (service, next) = (service.clone(), Arc::clone(hand));
    hand.spawn(async move {
        if let Err(error) = apply(&service, &next).await {
            let error = &error as &dyn std::error::Error;
            error!(error, "changed settings are kept later");
        }
    });
}
