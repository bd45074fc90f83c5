//! Private notices: reminders and daily lists. Each is stored until it is sent or given up, so
//! neither a Discord limit nor a restart loses it. A newer notice of the same kind replaces one
//! that is not sent yet, even while that one is being sent.

use jiff::Timestamp;

use super::error::use_case;
use super::{Error, GameView, Service};
use crate::game::{MessageId, PlayerId};
use crate::store::{
    Error as StoreError, Unposted, UnsentDigest, UnsentNews, UnsentReminder, Writing,
};

/// The most people whose daily lists are queued in one transaction.
const MOST_AT_ONCE: usize = 50;

/// The message by which somebody was told something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SentMessage {
    /// Its id.
    pub id: MessageId,
    /// When it was sent, or found to be there.
    pub at: Timestamp,
}

impl Service {
    /// Queues the daily list of everyone whose list is due by now. Everyone gets one a day: the
    /// next is due tomorrow. A few people are processed per transaction so that others can write in
    /// between. If this is interrupted, the next call continues.
    pub async fn take_digests(&self, now: Timestamp) -> Result<(), Error> {
        use_case("look for daily lists".to_owned(), async {
            let due = self.store.read().await?.digests_due(now).await?;
            for some in due.chunks(MOST_AT_ONCE) {
                let mut writing = self.store.write().await?;
                for &player in some {
                    let next = writing.time_preferences(player).await?.next_digest(now);
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

    /// The game that a reminder is about, as it stands now, and when the reminder was saved. `None`
    /// if the reminder is no longer to be sent: the game has moved on, another reminder has
    /// replaced it, or the player has turned off this kind.
    pub async fn unsent_reminder(
        &self,
        unsent: UnsentReminder,
    ) -> Result<Option<(GameView, Timestamp)>, Error> {
        let UnsentReminder { game, player, .. } = unsent;
        let wanted = use_case(format!("look up a reminder in game {game}"), async {
            let mut reading = self.store.read().await?;
            let time_preferences = reading.time_preferences(player).await?;
            let kept_at = reading.reminder_kept_at(&unsent).await?;
            Ok(kept_at.filter(|_| time_preferences.reminders.has(unsent.reminder)))
        });
        let Some(kept_at) = wanted.await? else {
            return Ok(None);
        };
        let view = self.game(game).await?;
        let is_due = view.game.revision() == unsent.at && view.game.waits_for(player);
        Ok(is_due.then_some((view, kept_at)))
    }

    /// Whether a daily list still has to be sent.
    pub async fn is_digest_unsent(&self, unsent: UnsentDigest) -> Result<bool, Error> {
        use_case("look up the daily list of a person".to_owned(), async {
            Ok(self.store.read().await?.is_digest_kept(&unsent).await?)
        })
        .await
    }

    /// The messages by which a person was told something lately.
    pub async fn sent_notices(&self, player: PlayerId) -> Result<Vec<MessageId>, Error> {
        use_case("look up what a person was told".to_owned(), async {
            Ok(self.store.read().await?.sent_notices(player).await?)
        })
        .await
    }

    /// Records that a reminder was sent or is obsolete: it is not tried again.
    pub async fn reminder_sent(
        &self,
        sent: UnsentReminder,
        by: Option<SentMessage>,
    ) -> Result<(), Error> {
        let notice = Unposted::Reminder(sent);
        self.forget_notice(notice, sent.player, by).await
    }

    /// Records that a daily list was sent or is not needed: it is not tried again.
    pub async fn digest_sent(
        &self,
        sent: UnsentDigest,
        by: Option<SentMessage>,
    ) -> Result<(), Error> {
        let notice = Unposted::Digest(sent);
        self.forget_notice(notice, sent.player, by).await
    }

    /// Records that news was sent or is obsolete: it is not tried again.
    pub async fn news_sent(&self, sent: UnsentNews, by: Option<SentMessage>) -> Result<(), Error> {
        self.forget_notice(Unposted::News(sent), sent.player, by)
            .await
    }

    /// Records that news was told together with other news.
    pub async fn news_told_with(&self, told: &[UnsentNews]) -> Result<(), Error> {
        use_case("note what was sent".to_owned(), async {
            let mut writing = self.store.write().await?;
            for &told in told {
                forget(&mut writing, Unposted::News(told)).await?;
            }
            Ok(writing.commit().await?)
        })
        .await
    }

    async fn forget_notice(
        &self,
        notice: Unposted,
        player: PlayerId,
        by: Option<SentMessage>,
    ) -> Result<(), Error> {
        use_case("note what was sent".to_owned(), async {
            let mut writing = self.store.write().await?;
            forget(&mut writing, notice).await?;
            if let Some(SentMessage { id, at }) = by {
                writing.save_sent_notice(player, id, at).await?;
            }
            Ok(writing.commit().await?)
        })
        .await
    }
}

/// Whether a notice was sent, given up or replaced meanwhile. Always false for anything that is not
/// a notice.
pub(super) async fn is_past(writing: &mut Writing, unposted: Unposted) -> Result<bool, StoreError> {
    Ok(match unposted {
        Unposted::Reminder(unsent) => writing.reminder_kept_at(&unsent).await?.is_none(),
        Unposted::Digest(unsent) => !writing.is_digest_kept(&unsent).await?,
        Unposted::News(unsent) => writing.news(unsent).await?.is_none(),
        _ => false,
    })
}

/// Deletes a notice and its attempts. Does nothing for anything that is not a notice, or if another
/// notice has replaced it.
pub(super) async fn forget(writing: &mut Writing, unposted: Unposted) -> Result<(), StoreError> {
    let is_forgotten = match unposted {
        Unposted::Reminder(unsent) => writing.forget_reminder(&unsent).await?,
        Unposted::Digest(unsent) => writing.forget_digest(&unsent).await?,
        Unposted::News(unsent) => {
            writing.forget_news(unsent).await?;
            true
        }
        Unposted::DailyPuzzle(daily) => {
            writing.save_daily_puzzle_told(daily).await?;
            true
        }
        Unposted::TournamentEvent(event) => {
            writing.save_tournament_event_told(event, None).await?;
            true
        }
        Unposted::Season(season) => {
            writing.save_season_told(season).await?;
            true
        }
        _ => false,
    };
    if is_forgotten {
        writing.forget_attempts(unposted).await?;
    }
    Ok(())
}
