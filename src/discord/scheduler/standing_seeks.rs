//! Looks after seeks that wait: ends those that ran out, and matches two that have come to fit.
//!
//! The job for deadlines asks at each of its rounds. At most once a minute, 20 seeks are looked at, each in its
//! turn; so of 100 seeks each is looked at every five minutes. What cannot be matched, because somebody cannot be
//! reached, is tried again when its turn comes, until the seek ends after a week. Who has left the server is not
//! matched: their seeks there end.

use jiff::{SignedDuration, Timestamp};
use tracing::debug;

use crate::discord::bot::Bot;
use crate::discord::outbox::Post;
use crate::game::{ChannelId, PlayerId, SeekId};
use crate::service::{Error, FittingSeeks};

/// How often some seeks are looked at.
const PERIOD: SignedDuration = SignedDuration::from_mins(1);

/// Where the job has got to.
#[derive(Debug)]
pub struct StandingSeeks {
    next_at: Option<Timestamp>,
    after: SeekId,
}

impl Default for StandingSeeks {
    fn default() -> Self {
        Self {
            next_at: None,
            after: SeekId(0),
        }
    }
}

impl StandingSeeks {
    /// Ends what ran out; once a minute, also looks at the next seeks.
    pub async fn look_after(&mut self, bot: &Bot, now: Timestamp) -> Result<(), Error> {
        bot.service.expire_seeks(now).await?;
        if self.next_at.is_some_and(|next| now < next) {
            return Ok(());
        }
        self.next_at = Some(now.saturating_add(PERIOD).unwrap_or(Timestamp::MAX));
        let round = bot.service.fitting_seeks(self.after, now).await?;
        self.after = round.last.unwrap_or(SeekId(0));
        for fitting in round.fitting {
            let Some(_task) = bot.tasks.start() else {
                return Ok(());
            };
            if let Err(error) = start(bot, fitting, now).await {
                let error = &error as &dyn std::error::Error;
                // Somebody may have found one of them meanwhile.
                debug!(error, "seeks that fit are not matched");
            }
        }
        Ok(())
    }
}

/// Matches two seeks, if both people are there.
async fn start(bot: &Bot, fitting: FittingSeeks, now: Timestamp) -> Result<(), Error> {
    let mut conversation = None;
    for (player, seek) in fitting.players.into_iter().zip(fitting.seeks) {
        if let Some(server) = fitting.server {
            if bot.outbox.end_seeks_if_left(player, server).await? {
                return Ok(());
            }
            continue;
        }
        match reach(bot, player, seek).await {
            Some(channel) => conversation = Some(channel),
            None => return Ok(()),
        }
    }
    let begun = bot
        .service
        .match_seeks(fitting, (conversation, bot.toss()), now);
    let view = Box::pin(begun).await?;
    bot.outbox.post_soon(Post::Game(view.game.id));
    Ok(())
}

/// The private conversation with somebody; `None` if nothing reaches them now.
async fn reach(bot: &Bot, player: PlayerId, seek: SeekId) -> Option<ChannelId> {
    let nonce = format!("w{}.{}", seek.0, player.0 % 10_000);
    match bot.outbox.reach_seeker(player, nonce).await {
        Ok(channel) => channel,
        Err(error) => {
            let error = &error as &dyn std::error::Error;
            debug!(%player, error, "cannot write to somebody who seeks");
            None
        }
    }
}
