//! Applies changed settings to all games of the person who changed them, a few games at a time, so
//! that other players' moves go between.
//!
//! It runs when something was changed, at each start, and at each check of the deadlines if
//! anything is left. It posts nothing and pings nobody, and ends when no game is left; if the
//! database fails, the next check continues.

use std::sync::Arc;

use tracing::error;

use crate::discord::tasks::Tasks;
use crate::service::{Error, Service};

/// Applies changed settings, unless the bot is stopping: then the next start does it.
pub async fn apply(service: &Service, tasks: &Arc<Tasks>) -> Result<(), Error> {
    while let Some(_task) = tasks.start() {
        if !service.apply_preferences().await? {
            break;
        }
    }
    Ok(())
}

/// Applies changed settings in the background.
pub fn apply_soon(service: &Service, tasks: &Arc<Tasks>) {
    let (service, next) = (service.clone(), Arc::clone(tasks));
    tasks.spawn(async move {
        if let Err(error) = apply(&service, &next).await {
            let error = &error as &dyn std::error::Error;
            error!(error, "changed settings are kept later");
        }
    });
}
