//! What is left to do when the bot was away: games keep what they were given back, and standing
//! boards say so.
//!
//! Nothing waits for it. The boards are changed one after the other, those first in which something
//! is due first, each at most [`MOST_REFRESHES`] times, and never more often than every [`PERIOD`].
//! What waits for a limit of Discord's counts as no try.
//! A board that cannot be changed stays as it is until its game goes on, and the log says so. What is
//! left undone by a crash is known to the database.

use std::sync::Arc;
use std::time::Duration;

use tracing::{debug, error, info, warn};

use super::bot::Bot;
use super::post::{Attempt, Post, PostError};
use super::supervision::Pulse;
use crate::game::GameId;
use crate::service::{Error, MOST_REFRESHES};

/// How often it is looked whether something is left to do, if nobody says so.
const PERIOD: Duration = Duration::from_mins(1);
/// How many games are kept at once: others that write wait as long as that takes.
const BATCH: usize = 50;

/// Looks at once, and then for as long as it runs.
pub async fn run(bot: Arc<Bot>, pulse: Pulse) -> String {
    loop {
        pulse.beat();
        let done = async {
            keep(&bot, &pulse).await?;
            refresh(&bot, &pulse).await
        };
        if let Err(error) = done.await {
            let error = &error as &dyn std::error::Error;
            error!(error, "what was given back cannot be told yet");
        }
        tokio::select! {
            () = bot.attendance.given_back.notified() => {}
            () = bot.time.wait(PERIOD, None) => {}
        }
    }
}

/// Keeps for every game what it was given back.
async fn keep(bot: &Bot, pulse: &Pulse) -> Result<(), Error> {
    let behind = bot.service.games_behind().await?;
    for games in behind.chunks(BATCH) {
        pulse.beat();
        let Some(_task) = bot.hand.begin() else {
            break;
        };
        bot.service.catch_up(games).await?;
    }
    Ok(())
}

/// Changes the boards whose deadline has moved, as long as Discord can be reached.
async fn refresh(bot: &Arc<Bot>, pulse: &Pulse) -> Result<(), Error> {
    for (game, tried) in bot.service.boards_to_refresh().await? {
        pulse.beat();
        let Some(_task) = bot.hand.begin() else {
            break;
        };
        if !bot.health.is_reachable(&bot.http).await {
            break;
        }
        let said = bot.poster.say(Post::Refresh(game), Attempt::Another);
        if let Err(error) = said.await {
            // It is not over yet, and ends with the limit.
            if error.is_held_back() {
                debug!(%game, "its board is changed later: {error}");
                continue;
            }
            let tries = if error.is_final() {
                MOST_REFRESHES
            } else {
                tried + 1
            };
            bot.service.board_not_refreshed(game, tries).await?;
            tell(game, tries, &error);
        }
    }
    Ok(())
}

fn tell(game: GameId, tries: u32, error: &PostError) {
    if tries >= MOST_REFRESHES {
        warn!(%game, "its board keeps the old deadline until the game goes on: {error}");
    } else {
        info!(%game, tries, "its board still shows the old deadline: {error}");
    }
}
