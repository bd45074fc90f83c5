//! Makes the reviews that people ask for, one after the other.
//!
//! Each position of a review takes a seat of the engine by itself, in fair turn with the engine's games: a
//! move of the engine waits for one position at most, and nobody's press waits at all. A review that fails is
//! logged and dropped, and whoever waits for it may ask again. When the bot stops, all are dropped.

use std::sync::Arc;
use std::time::Duration;

use tracing::{error, info};

use crate::discord::bot::Bot;
use crate::discord::reviews::ReviewOrder;
use crate::discord::scheduler::engine_reply::EngineReplies;
use crate::discord::supervision::Pulse;
use crate::review::Judging;

/// How often the job shows that it lives when nobody asks.
const PERIOD: Duration = Duration::from_secs(30);

/// Runs the job. It may be aborted at any time.
pub async fn run(bot: Arc<Bot>, engine: Arc<EngineReplies>, pulse: Pulse) -> String {
    loop {
        pulse.beat();
        let Ok(order) = tokio::time::timeout(PERIOD, bot.reviews.next()).await else {
            continue;
        };
        let is_made = make(&bot, &engine, &pulse, &order).await;
        bot.reviews.finish(is_made);
    }
}

/// Makes and keeps a review; false if it could not be made.
async fn make(bot: &Bot, engine: &EngineReplies, pulse: &Pulse, order: &ReviewOrder) -> bool {
    let mut judging = match Judging::new(&order.record) {
        Ok(judging) => judging,
        Err(refusal) => {
            error!(game = %order.game, "a game cannot be reviewed: {refusal}");
            return false;
        }
    };
    while judging.left() > 0 {
        pulse.beat();
        bot.reviews.note(judging.left());
        match engine.seats().review(order.by, judging).await {
            Ok(Some(next)) => judging = next,
            Ok(None) => return false,
            Err(panic) => {
                error!(game = %order.game, "the review of a game failed: {panic}");
                return false;
            }
        }
    }
    match bot.service.keep_review(order.game, &judging.review()).await {
        Ok(()) => {
            info!(game = %order.game, "a game was reviewed");
            true
        }
        Err(failure) => {
            let error = &failure as &dyn std::error::Error;
            error!(game = %order.game, error, "a review was not kept");
            false
        }
    }
}
