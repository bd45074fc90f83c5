//! Deleting everything about a person. Their games stay, with an anonymous player in their place.
//!
//! What a person asked for is saved before they are told so, and goes on after a restart. First everything that runs with
//! them is ended by its own rules: invitations are withdrawn or declined, tables left, games resigned, so that nobody
//! waits for them and rated games count. Then it waits for [`DELETION_RESTS`], in which Discord may still deliver what the
//! person did before, and until everybody was told, or for [`DELETION_WAITS`] at most. Then the rows are cleared, a few in
//! each transaction. At last the file is rewritten, at most once in [`BETWEEN_REWRITES`]: everybody who writes waits for
//! that, and so a large database is rewritten only in the hour from [`BACKUP_HOUR`] on. A step that fails is made again by
//! the next call. As long as it goes on, nothing saves the person again: the database itself refuses that. Whoever comes
//! back afterwards is a new person, but bans, servers' bars and bars from tournaments that still run stay in force.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use tracing::warn;

use super::backups::BACKUP_HOUR;
use super::error::{Abort, use_case};
use super::{Error, Service};
use crate::game::PlayerId;
use crate::game::limits::{BETWEEN_REWRITES, DELETION_RESTS, DELETION_WAITS, REWRITTEN_AT_ONCE};
use crate::store::Deletion;

/// How many rows are cleared in one transaction, for which other writers have to wait.
const CLEARED_AT_ONCE: u32 = 200;

/// How far the deletions are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeletionStep {
    /// There is nothing to do now.
    Nothing,
    /// Something was done that others are to be told of.
    Ended,
    /// Something was done.
    Cleared,
    /// Nothing of this person is left.
    Finished(PlayerId),
}

impl Service {
    /// Notes that a person wants everything about them deleted. Asking again changes nothing.
    pub async fn delete_person(&self, player: PlayerId, now: Timestamp) -> Result<(), Error> {
        use_case("note that a person is to be deleted".to_owned(), async {
            let mut writing = self.store.write().await?;
            writing.insert_deletion(player, now).await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// The people who are being deleted.
    pub async fn people_being_deleted(&self) -> Result<Vec<PlayerId>, Error> {
        let deletions = self.deletions().await?.into_iter();
        Ok(deletions.map(|it| it.player).collect())
    }

    async fn deletions(&self) -> Result<Vec<Deletion>, Error> {
        use_case("list who is to be deleted".to_owned(), async {
            Ok(self.store.read().await?.deletions().await?)
        })
        .await
    }

    /// Makes one step of the deletions. To be called until there is nothing to do, and again later. One that fails keeps
    /// no other one waiting.
    pub async fn go_on_with_deletions(&self, now: Timestamp) -> Result<DeletionStep, Error> {
        let mut failed = None;
        for deletion in self.deletions().await? {
            match Box::pin(self.go_on_with(&deletion, now)).await {
                Ok(DeletionStep::Nothing) => {}
                Ok(step) => return Ok(step),
                Err(error) => failed = Some(error),
            }
        }
        failed.map_or(Ok(()), Err)?;
        use_case("forget bars that have ended".to_owned(), async {
            if !self.store.read().await?.has_ended_bars(now).await? {
                return Ok(DeletionStep::Nothing);
            }
            let mut writing = self.store.write().await?;
            writing.delete_ended_bars(now).await?;
            writing.commit().await?;
            Ok(DeletionStep::Cleared)
        })
        .await
    }

    async fn go_on_with(&self, deletion: &Deletion, now: Timestamp) -> Result<DeletionStep, Error> {
        let Deletion {
            player, asked_at, ..
        } = *deletion;
        if self.end_all_of(player, now).await? {
            return Ok(DeletionStep::Ended);
        }
        let waited = now.duration_since(asked_at);
        if waited < DELETION_RESTS {
            return Ok(DeletionStep::Nothing);
        }
        use_case("delete a person".to_owned(), async {
            let mut reading = self.store.read().await?;
            if waited < DELETION_WAITS && reading.is_end_untold(player, asked_at).await? {
                return Ok(DeletionStep::Nothing);
            }
            let leftover = reading.leftover(player).await?;
            drop(reading);
            let mut writing = self.store.write().await?;
            if let Some(leftover) = leftover {
                writing.clear(&leftover, deletion, CLEARED_AT_ONCE).await?;
                writing.commit().await?;
                return Ok(DeletionStep::Cleared);
            }
            writing.finish_deletion(deletion, now).await?;
            writing.commit().await?;
            // It knows who played the games.
            self.openings.forget().await;
            Ok(DeletionStep::Finished(player))
        })
        .await
    }

    /// Whether somebody was cleared and the file is to be rewritten now, so that no byte of theirs is left in it.
    pub async fn is_rewrite_due(&self, now: Timestamp) -> Result<bool, Error> {
        use_case(
            "look whether the database is to be rewritten".to_owned(),
            async {
                let before = now.saturating_sub(BETWEEN_REWRITES);
                let before = before.unwrap_or(Timestamp::MIN);
                let mut reading = self.store.read().await?;
                if !reading.is_rewrite_due(before).await? {
                    return Ok(false);
                }
                let hour = now.to_zoned(TimeZone::UTC).hour();
                Ok(hour == BACKUP_HOUR || reading.database_size().await? < REWRITTEN_AT_ONCE)
            },
        )
        .await
    }

    /// Rewrites the file; everybody who writes waits for that. Returns false if something old is still in it because
    /// somebody reads a state from before, such as a backup: then it is still due.
    pub async fn rewrite(&self, now: Timestamp) -> Result<bool, Error> {
        use_case("write the database anew".to_owned(), async {
            Ok(self.store.rewrite(now).await?)
        })
        .await
    }

    /// Ends everything that runs with a person. Returns whether there was anything. What is damaged is left as it is.
    async fn end_all_of(&self, player: PlayerId, now: Timestamp) -> Result<bool, Error> {
        let mut was_any = false;
        for end in [
            Box::pin(self.end_invitations_of(player, now)) as Ending<'_>,
            Box::pin(self.end_tables_of(player)),
            Box::pin(self.end_tournaments_of(player, now)),
            Box::pin(self.end_hills_of(player, now)),
            Box::pin(self.end_games_of(player, now)),
        ] {
            match use_case("end what runs with a person".to_owned(), end).await {
                Ok(ended) => was_any |= ended,
                Err(failure) if failure.affects_one_record() => {
                    let error = &failure as &dyn std::error::Error;
                    warn!(
                        error,
                        "something of a person who is being deleted stays as it is"
                    );
                }
                Err(failure) => return Err(failure),
            }
        }
        Ok(was_any)
    }
}

/// Something that is ended.
type Ending<'a> = std::pin::Pin<Box<dyn Future<Output = Result<bool, Abort>> + Send + 'a>>;
