//! What is sent to people by themselves: reminders, and daily lists of the games that wait. It is kept
//! until it was sent, so that neither a limit of Discord's nor a restart loses it.

use jiff::Timestamp;

use super::error::verb;
use super::{Error, GameView, Service};
use crate::game::{GameId, PlayerId, Reminder};
use crate::store::{Error as StoreError, Unposted, Writing};

/// The most people whose daily lists are noted in one transaction.
const MOST_AT_ONCE: usize = 50;

impl Service {
    /// Notes for those whose daily list is due by now that it is to be sent: to how many. Each has one
    /// a day: the next is due tomorrow from here on. It is done for a few people at a time, so that
    /// others write in between; what is broken off goes on the next time.
    pub async fn take_digests(&self, now: Timestamp) -> Result<usize, Error> {
        verb("look for daily lists".to_owned(), async {
            let due = self.store.read().await?.digests_due(now).await?;
            for some in due.chunks(MOST_AT_ONCE) {
                let mut writing = self.store.write().await?;
                for &player in some {
                    let next = writing.habits(player).await?.next_digest(now);
                    if writing.pass_digest(player, now, next).await? {
                        writing.save_digest(player, now).await?;
                    }
                }
                writing.commit().await?;
            }
            Ok(due.len())
        })
        .await
    }

    /// Of what a player is to be reminded in a game, as it stands now; `None` where that means nothing
    /// any more, for the game has gone on.
    pub async fn unsent_reminder(
        &self,
        game: GameId,
        player: PlayerId,
    ) -> Result<Option<(GameView, Reminder)>, Error> {
        let what = verb(format!("look up a reminder in game {game}"), async {
            let mut reading = self.store.read().await?;
            Ok(reading.unsent_reminder(game, player).await?)
        });
        let Some((at, reminder)) = what.await? else {
            return Ok(None);
        };
        let view = self.game(game).await?;
        let is_due = view.game.mark() == at && view.game.waits_for(player);
        Ok(is_due.then_some((view, reminder)))
    }

    /// Since when a daily list is to be sent to a person; `None` if none is.
    pub async fn unsent_digest(&self, player: PlayerId) -> Result<Option<Timestamp>, Error> {
        verb(format!("look up the daily list of {player}"), async {
            Ok(self.store.read().await?.unsent_digest(player).await?)
        })
        .await
    }

    /// Notes that a reminder was sent, or means nothing any more: it is not tried again.
    pub async fn reminder_sent(&self, game: GameId, player: PlayerId) -> Result<(), Error> {
        self.forget_notice(Unposted::Reminder(game, player)).await
    }

    /// Notes that a daily list was sent, or is not needed: it is not tried again.
    pub async fn digest_sent(&self, player: PlayerId) -> Result<(), Error> {
        self.forget_notice(Unposted::Digest(player)).await
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

/// Forgets a notice and how often it was tried; nothing where it is something else that is posted.
pub(super) async fn forget(writing: &mut Writing, unposted: Unposted) -> Result<(), StoreError> {
    match unposted {
        Unposted::Reminder(game, player) => writing.forget_reminder(game, player).await?,
        Unposted::Digest(player) => writing.forget_digest(player).await?,
        _ => return Ok(()),
    }
    writing.forget_attempts(unposted).await
}
