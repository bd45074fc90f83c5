//! Private notices: reminders and daily lists. Each is kept until it is sent or given up, so that
//! neither a limit of Discord's nor a restart loses it. A newer one of the same kind takes the place of
//! one that is not sent yet, also while that is being sent.

use jiff::Timestamp;

use super::error::verb;
use super::{Error, GameView, Service};
use crate::store::{Error as StoreError, Unposted, UnsentDigest, UnsentReminder, Writing};

/// The most people whose daily lists are noted in one transaction.
const MOST_AT_ONCE: usize = 50;

impl Service {
    /// Notes for those whose daily list is due by now that it is to be sent. Each has one
    /// a day: the next is due tomorrow from here on. It is done for a few people at a time, so that
    /// others write in between; what is broken off goes on the next time.
    pub async fn take_digests(&self, now: Timestamp) -> Result<(), Error> {
        verb("look for daily lists".to_owned(), async {
            let due = self.store.read().await?.digests_due(now).await?;
            for some in due.chunks(MOST_AT_ONCE) {
                let mut writing = self.store.write().await?;
                for &player in some {
                    let next = writing.habits(player).await?.next_digest(now);
                    if writing.pass_digest(player, now, next).await? {
                        let due_at = now;
                        let unsent = UnsentDigest { player, due_at };
                        writing.save_digest(&unsent).await?;
                    }
                }
                writing.commit().await?;
            }
            Ok(())
        })
        .await
    }

    /// The game of which a player is to be reminded, as it stands now, and since when that is kept;
    /// `None` where the reminder is not to be sent any more: the game has gone on, another reminder has
    /// taken its place, or the player wants none like it.
    pub async fn unsent_reminder(
        &self,
        unsent: UnsentReminder,
    ) -> Result<Option<(GameView, Timestamp)>, Error> {
        let UnsentReminder { game, player, .. } = unsent;
        let wanted = verb(format!("look up a reminder in game {game}"), async {
            let mut reading = self.store.read().await?;
            let habits = reading.habits(player).await?;
            let kept_at = reading.reminder_kept_at(&unsent).await?;
            Ok(kept_at.filter(|_| habits.reminders.has(unsent.reminder)))
        });
        let Some(kept_at) = wanted.await? else {
            return Ok(None);
        };
        let view = self.game(game).await?;
        let is_due = view.game.mark() == unsent.at && view.game.waits_for(player);
        Ok(is_due.then_some((view, kept_at)))
    }

    /// Whether a daily list is still to be sent.
    pub async fn is_digest_unsent(&self, unsent: UnsentDigest) -> Result<bool, Error> {
        let player = unsent.player;
        verb(format!("look up the daily list of {player}"), async {
            Ok(self.store.read().await?.is_digest_kept(&unsent).await?)
        })
        .await
    }

    /// Notes that a reminder was sent, or means nothing any more: it is not tried again.
    pub async fn reminder_sent(&self, sent: UnsentReminder) -> Result<(), Error> {
        self.forget_notice(Unposted::Reminder(sent)).await
    }

    /// Notes that a daily list was sent, or is not needed: it is not tried again.
    pub async fn digest_sent(&self, sent: UnsentDigest) -> Result<(), Error> {
        self.forget_notice(Unposted::Digest(sent)).await
    }

    async fn forget_notice(&self, notice: Unposted) -> Result<(), Error> {
        verb("note what was sent".to_owned(), async {
            let mut writing = self.store.write().await?;
            forget(&mut writing, notice).await?;
            Ok(writing.commit().await?)
        })
        .await
    }
}

/// Whether a notice was sent or given up meanwhile, or another has taken its place; never so where it
/// is something else that is posted.
pub(super) async fn is_past(writing: &mut Writing, unposted: Unposted) -> Result<bool, StoreError> {
    Ok(match unposted {
        Unposted::Reminder(unsent) => writing.reminder_kept_at(&unsent).await?.is_none(),
        Unposted::Digest(unsent) => !writing.is_digest_kept(&unsent).await?,
        _ => false,
    })
}

/// Forgets a notice and how often it was tried; nothing where it is something else that is posted, or
/// another notice has taken its place.
pub(super) async fn forget(writing: &mut Writing, unposted: Unposted) -> Result<(), StoreError> {
    let is_forgotten = match unposted {
        Unposted::Reminder(unsent) => writing.forget_reminder(&unsent).await?,
        Unposted::Digest(unsent) => writing.forget_digest(&unsent).await?,
        _ => false,
    };
    if is_forgotten {
        writing.forget_attempts(unposted).await?;
    }
    Ok(())
}
