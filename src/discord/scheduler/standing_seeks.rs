//! The job that matches two seeks that wait and have come to fit. Those that ran out are ended by the job for
//! deadlines.
//!
//! Once a minute, 20 seeks are looked at, each in its turn; so of 100 seeks each is looked at every five
//! minutes. Nobody presses anything for such a match: so both people must be there for certain, and on a server
//! the bot may speak. Two who cannot be matched now are passed over for an hour, and others may fit them
//! meanwhile; whatever fails is tried again until the seek ends after a week. Who has left the server is not
//! matched: their seeks there end. When Discord does not answer, the round ends.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use tracing::{debug, error};

use crate::discord::bot::Bot;
use crate::discord::outbox::{Post, PostError};
use crate::discord::scheduler::presence;
use crate::discord::supervision::Pulse;
use crate::game::{ChannelId, PlayerId, SeekId};
use crate::service::{Error, FittingSeeks};

/// How often some seeks are looked at.
const PERIOD: Duration = Duration::from_mins(1);
/// The pause while the bot is absent, or the database fails.
const RETRY: Duration = Duration::from_secs(5);
/// How long two who cannot be matched are passed over.
const PASSED_OVER: SignedDuration = SignedDuration::from_hours(1);

/// Where the job has got to.
#[derive(Debug)]
struct Progress {
    /// The seek that was looked at last.
    after: SeekId,
    /// The seeks that could not be matched, and until when they are passed over.
    passed_over: HashMap<[SeekId; 2], Timestamp>,
}

/// Runs the job; the first look is at once. It may be aborted when no task is running.
pub async fn run(bot: Arc<Bot>, pulse: Pulse) -> String {
    let mut progress = Progress {
        after: SeekId(0),
        passed_over: HashMap::new(),
    };
    loop {
        pulse.beat();
        let pause = match presence::check(&bot, None).await {
            Some(now) => match Box::pin(progress.look(&bot, &pulse, now)).await {
                Ok(()) => PERIOD,
                Err(error) => {
                    let error = &error as &dyn std::error::Error;
                    error!(error, "the seeks that wait cannot be looked at");
                    PERIOD
                }
            },
            None => RETRY,
        };
        bot.time.wait(pause, None).await;
    }
}

impl Progress {
    /// Looks at the next seeks, and matches those that fit.
    async fn look(&mut self, bot: &Bot, pulse: &Pulse, now: Timestamp) -> Result<(), Error> {
        self.passed_over.retain(|_, until| now < *until);
        let passed_over = self.passed_over.keys().copied().collect();
        let round = bot.service.fitting_seeks(self.after, &passed_over, now);
        let round = round.await?;
        self.after = round.last.unwrap_or(SeekId(0));
        for fitting in round.fitting {
            let Some(_task) = bot.tasks.start() else {
                return Ok(());
            };
            let Err(failed) = start(bot, pulse, fitting, now).await else {
                continue;
            };
            let error = &failed as &dyn std::error::Error;
            debug!(error, "seeks that fit are not matched");
            let until = now.saturating_add(PASSED_OVER).unwrap_or(Timestamp::MAX);
            self.passed_over.insert(fitting.pair(), until);
            if failed.is_outage() || failed.is_held_back() {
                return Ok(());
            }
        }
        Ok(())
    }
}

/// Matches two seeks, if both people are there.
async fn start(
    bot: &Bot,
    pulse: &Pulse,
    fitting: FittingSeeks,
    now: Timestamp,
) -> Result<(), PostError> {
    for seek in fitting.seeks {
        // Somebody may have found one of them meanwhile.
        bot.service.seek_by_id(seek, now).await?;
    }
    let conversation = if let Some(server) = fitting.server {
        bot.outbox.channels.check(fitting.channel)?;
        for player in fitting.players {
            pulse.beat();
            if !bot.outbox.is_seeker_there(player, server).await? {
                return Ok(());
            }
        }
        None
    } else {
        let Some(channel) = reach(bot, pulse, &fitting).await? else {
            return Ok(());
        };
        Some(channel)
    };
    let begun = bot
        .service
        .match_seeks(fitting, conversation, bot.toss(), now);
    let view = Box::pin(begun).await?;
    bot.outbox.post_soon(Post::Game(view.game.id));
    Ok(())
}

/// Writes to both, once a conversation with each is open; the channel of one of them. `None` if one of them does
/// not want that any more.
async fn reach(
    bot: &Bot,
    pulse: &Pulse,
    fitting: &FittingSeeks,
) -> Result<Option<ChannelId>, PostError> {
    for player in fitting.players {
        pulse.beat();
        if !bot.outbox.can_reach_seeker(player).await? {
            return Ok(None);
        }
    }
    let mut conversation = None;
    for (player, seek) in fitting.players.into_iter().zip(fitting.seeks) {
        pulse.beat();
        conversation = bot.outbox.reach_seeker(player, nonce(player, seek)).await?;
        if conversation.is_none() {
            return Ok(None);
        }
    }
    Ok(conversation)
}

/// What makes sure that somebody is written to once for a seek. Discord takes 25 characters.
fn nonce(player: PlayerId, seek: SeekId) -> String {
    format!("w{}.{}", seek.0, player.0 % 10_000)
}
