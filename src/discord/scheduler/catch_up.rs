//! What is left to do when the bot was away: games keep what they were given back, and standing
//! boards and open invitations say so.
//!
//! Nothing waits for it. The boards are changed one after the other, those first in which something
//! is due first, and then the invitations; each at most [`MOST_REFRESHES`] times, and never more often
//! than every [`PERIOD`]. What waits for a limit of Discord's counts as no try.
//! A board that cannot be changed stays as it is until its game goes on, and an invitation until it is
//! answered or runs out; the log says so. What is left undone by a crash is known to the database.

use std::sync::Arc;
use std::time::Duration;

use tracing::{debug, error, info, warn};

use crate::discord::bot::Bot;
use crate::discord::outbox::{Attempt, Post, PostError};
use crate::discord::supervision::Pulse;
use crate::service::{Error, MOST_REFRESHES};

/// How often it is looked whether something is left to do, if nobody says so.
const PERIOD: Duration = Duration::from_mins(1);
/// How many games are kept at once: others that write wait as long as that takes.
const BATCH: usize = 50;

/// Looks at once, and then for as long as it runs.
pub async fn run(bot: Arc<Bot>, pulse: Pulse) -> String {
    loop {
        pulse.beat();
        // What fails in one of them is no reason against the others.
        let done = [
            keep(&bot, &pulse).await,
            refresh_boards(&bot, &pulse).await,
            refresh_invitations(&bot, &pulse).await,
        ];
        for error in done.into_iter().filter_map(Result::err) {
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
async fn refresh_boards(bot: &Arc<Bot>, pulse: &Pulse) -> Result<(), Error> {
    for (game, tried) in bot.service.boards_to_refresh().await? {
        pulse.beat();
        match refresh(bot, Post::Refresh(game), tried).await {
            Refreshed::Done => {}
            Refreshed::NotNow => break,
            Refreshed::Failed { tries } => bot.service.board_not_refreshed(game, tries).await?,
        }
    }
    Ok(())
}

/// Changes the invitations that stand for longer than they say, as long as Discord can be reached.
async fn refresh_invitations(bot: &Arc<Bot>, pulse: &Pulse) -> Result<(), Error> {
    for (id, tried) in bot.service.invitations_to_refresh().await? {
        pulse.beat();
        match refresh(bot, Post::Prolonged(id), tried).await {
            Refreshed::Done => {}
            Refreshed::NotNow => break,
            Refreshed::Failed { tries } => bot.service.invitation_not_refreshed(id, tries).await?,
        }
    }
    Ok(())
}

/// What came of changing a message.
enum Refreshed {
    /// It says what is true, or waits for a limit of Discord's, which is no try.
    Done,
    /// Nothing is changed now: the bot stops, or Discord cannot be reached.
    NotNow,
    /// It was tried so often in vain.
    Failed { tries: u32 },
}

/// Changes a message that was tried so often before.
async fn refresh(bot: &Arc<Bot>, post: Post, before: u32) -> Refreshed {
    let Some(_task) = bot.hand.begin() else {
        return Refreshed::NotNow;
    };
    if !bot.health.is_reachable(&bot.http).await {
        return Refreshed::NotNow;
    }
    match bot.poster.say(post, Attempt::Another).await {
        Ok(()) => Refreshed::Done,
        // It is not over yet, and ends with the limit.
        Err(error) if error.is_held_back() => {
            debug!(?post, "a message is changed later: {error}");
            Refreshed::Done
        }
        Err(error) => {
            let tries = if error.is_final() {
                MOST_REFRESHES
            } else {
                before + 1
            };
            tell(post, tries, &error);
            Refreshed::Failed { tries }
        }
    }
}

fn tell(post: Post, tries: u32, error: &PostError) {
    if tries >= MOST_REFRESHES {
        warn!(?post, "a message keeps showing the old time: {error}");
    } else {
        info!(?post, tries, "a message still shows the old time: {error}");
    }
}
