//! Keeping settings that were changed in all games of whoever changed them: a few games at a time, so
//! that everybody else's moves go between.
//!
//! It is done when something was changed, at each start, and at each beat if anything is left. It
//! posts nothing and pings nobody, and ends when no game is left; where the database fails, the next
//! beat goes on with it.

use std::sync::Arc;

use tracing::error;

use super::bot::Bot;
use super::in_hand::InHand;
use crate::service::{Error, Service};

/// Keeps them, unless the bot is about to stop: then the next start does it.
pub async fn keep(bot: &Bot) -> Result<(), Error> {
    keep_all(&bot.service, &bot.hand).await
}

/// The same in the background.
pub fn keep_soon(bot: &Bot) {
    let (service, hand) = (bot.service.clone(), Arc::clone(&bot.hand));
    bot.hand.spawn(async move {
        if let Err(error) = keep_all(&service, &hand).await {
            let error = &error as &dyn std::error::Error;
            error!(error, "changed settings are kept later");
        }
    });
}

async fn keep_all(service: &Service, hand: &Arc<InHand>) -> Result<(), Error> {
    while let Some(_task) = hand.begin() {
        if !service.keep_habits().await? {
            break;
        }
    }
    Ok(())
}
