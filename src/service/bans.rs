//! Bans by the operator: whoever is banned is refused every use, and nobody can invite them. Their running
//! games stay as they are: their clocks go on, and end the games in which they do not move.

use jiff::Timestamp;

use super::error::{Abort, ServiceRefusal, use_case};
use super::{Error, Service};
use crate::game::{PlayerId, ServerId};
use crate::store::{Ban, Reading};

/// The most characters of a reason that is told to the person.
pub const LONGEST_BAN_REASON: usize = 200;

impl Service {
    /// The ban of a person, if one is in force. It is looked up each time, because another process bans.
    pub async fn ban_of(&self, player: PlayerId, now: Timestamp) -> Result<Option<Ban>, Error> {
        use_case("look up whether a person is banned".to_owned(), async {
            Ok(self.store.read().await?.ban_of(player, now).await?)
        })
        .await
    }

    /// The bans in force, oldest first.
    pub async fn bans(&self, now: Timestamp) -> Result<Vec<Ban>, Error> {
        use_case("list the bans".to_owned(), async {
            Ok(self.store.read().await?.bans(now).await?)
        })
        .await
    }

    /// Whether an account is known to be the bot's own: it has played against somebody.
    pub async fn is_computer(&self, player: PlayerId) -> Result<bool, Error> {
        use_case("look up whose account it is".to_owned(), async {
            Ok(self.store.read().await?.is_computer(player).await?)
        })
        .await
    }

    /// Bans a person, instead of an earlier ban, and ends what they seek. A long reason is cut.
    pub async fn ban(&self, ban: &Ban) -> Result<(), Error> {
        use_case("ban a person".to_owned(), async {
            let reason = ban.reason.trim().chars().take(LONGEST_BAN_REASON);
            let reason = reason.collect();
            let ban = Ban {
                reason,
                ..ban.clone()
            };
            let mut writing = self.store.write().await?;
            writing.ban(&ban).await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// Ends the ban of a person; false if they are not banned.
    pub async fn unban(&self, player: PlayerId, now: Timestamp) -> Result<bool, Error> {
        use_case("end the ban of a person".to_owned(), async {
            let mut writing = self.store.write().await?;
            let was_banned = writing.ban_of(player, now).await?.is_some();
            writing.unban(player, now).await?;
            writing.commit().await?;
            Ok(was_banned)
        })
        .await
    }
}

/// Refuses what needs a person who is banned, or whom the server has barred on which it begins.
pub(super) async fn check_may_begin(
    reading: &mut Reading,
    player: PlayerId,
    server: Option<ServerId>,
    now: Timestamp,
) -> Result<(), Abort> {
    if reading.ban_of(player, now).await?.is_some() {
        return Err(ServiceRefusal::OtherIsBanned.into());
    }
    match server {
        Some(server) if reading.is_barred(server, player).await? => {
            Err(ServiceRefusal::OtherIsBarred.into())
        }
        _ => Ok(()),
    }
}
