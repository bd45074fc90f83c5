//! The job that catches up after an absence of the bot: it saves the time that each game was given back,
//! and shows it on current boards and open invitations. It also shows on a board that vacation now
//! extends its game.
//!
//! Nothing waits for it. It edits the boards one after the other, those with the nearest deadline
//! first, and then the invitations; each at most [`MOST_REFRESHES`] times, and never more often
//! than every [`PERIOD`]. Waiting for a rate limit does not count as an attempt. If a board cannot
//! be edited it stays as it is until its game goes on, and an invitation until it is answered or
//! expires; the log says so. The database knows what a crash left undone.

use std::sync::Arc;
use std::time::Duration;

use tracing::{debug, error, info, warn};

use crate::discord::bot::Bot;
use crate::discord::outbox::{Attempt, Post, PostError};
use crate::discord::supervision::Pulse;
use crate::service::{Error, MOST_REFRESHES};

/// How often it checks for work without being woken.
const PERIOD: Duration = Duration::from_mins(1);
/// How many games are saved in one transaction, for which other writers have to wait.
const BATCH: usize = 50;

/// Runs the job; the first round begins at once.
pub async fn run(bot: Arc<Bot>, pulse: Pulse) -> String {
    loop {
        pulse.beat();
        // If one of these fails, the others are still worth trying.
        let done = [
            save_clocks(&bot, &pulse).await,
            Box::pin(refresh_boards(&bot, &pulse)).await,
            Box::pin(refresh_invitations(&bot, &pulse)).await,
        ];
        for error in done.into_iter().filter_map(Result::err) {
            let error = &error as &dyn std::error::Error;
            error!(error, "what was given back cannot be told yet");
        }
        tokio::select! {
            () = bot.presence.time_given_back.notified() => {}
            () = bot.time.wait(PERIOD, None) => {}
        }
    }
}

/// Saves the clocks of all games, with the time that each was given back.
async fn save_clocks(bot: &Bot, pulse: &Pulse) -> Result<(), Error> {
    let behind = bot.service.games_behind().await?;
    for games in behind.chunks(BATCH) {
        pulse.beat();
        let Some(_task) = bot.tasks.start() else {
            break;
        };
        bot.service.catch_up(games, bot.now()).await?;
    }
    Ok(())
}

/// Edits the boards whose deadline has moved, while Discord can be reached.
async fn refresh_boards(bot: &Arc<Bot>, pulse: &Pulse) -> Result<(), Error> {
    for (game, tried) in bot.service.boards_to_refresh().await? {
        pulse.beat();
        match refresh(bot, Post::RefreshBoard(game), tried).await {
            Refreshed::Done => {}
            Refreshed::NotNow => break,
            Refreshed::Failed { tries } => bot.service.board_not_refreshed(game, tries).await?,
        }
    }
    Ok(())
}

/// Edits the invitations that stand for longer than they say, while Discord can be reached.
async fn refresh_invitations(bot: &Arc<Bot>, pulse: &Pulse) -> Result<(), Error> {
    for (id, tried) in bot.service.invitations_to_refresh().await? {
        pulse.beat();
        match refresh(bot, Post::RefreshInvitation(id), tried).await {
            Refreshed::Done => {}
            Refreshed::NotNow => break,
            Refreshed::Failed { tries } => bot.service.invitation_not_refreshed(id, tries).await?,
        }
    }
    Ok(())
}

/// The result of editing a message.
enum Refreshed {
    /// The message is up to date, or waits for a rate limit, which does not count as an attempt.
    Done,
    /// Nothing is edited now: the bot is stopping, or Discord cannot be reached.
    NotNow,
    /// The edit failed; with earlier attempts that makes this many.
    Failed { tries: u32 },
}

/// Edits a message after this many failed attempts.
async fn refresh(bot: &Arc<Bot>, post: Post, before: u32) -> Refreshed {
    let Some(_task) = bot.tasks.start() else {
        return Refreshed::NotNow;
    };
    if !bot.health.is_reachable(&bot.http).await {
        return Refreshed::NotNow;
    }
    match bot.outbox.try_post(post, Attempt::Another).await {
        Ok(()) => Refreshed::Done,
        // The message stays due, and is edited once the limit ends.
        Err(error) if error.is_held_back() => {
            debug!(%post, "a message is changed later: {error}");
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
        warn!(%post, "a message keeps showing the old time: {error}");
    } else {
        info!(%post, tries, "a message still shows the old time: {error}");
    }
}
