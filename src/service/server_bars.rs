//! Who may begin nothing on a server. What they began there and what nobody plays yet ends with that: their seeks,
//! invitations and tables. Their running games go on, and nothing changes elsewhere.

use jiff::Timestamp;

use super::deletion_endings::leave_table;
use super::error::{Abort, ServiceRefusal, use_case};
use super::{Error, Service};
use crate::game::limits::BARRED;
use crate::game::{Person, PlayerId, ServerId};
use crate::store::Writing;

impl Service {
    /// Whether a person may begin nothing on this server.
    pub async fn is_barred(&self, server: ServerId, player: PlayerId) -> Result<bool, Error> {
        use_case(format!("look up who is barred on server {server}"), async {
            Ok(self.store.read().await?.is_barred(server, player).await?)
        })
        .await
    }

    /// Who may begin nothing on this server.
    pub async fn barred_on(&self, server: ServerId) -> Result<Vec<PlayerId>, Error> {
        use_case(format!("list who is barred on server {server}"), async {
            Ok(self.store.read().await?.barred_on(server).await?)
        })
        .await
    }

    /// Bars a person on a server, and lets another one begin things there again, if they are named. What the barred one
    /// began there ends, as far as nobody plays yet. Returns who is barred then.
    pub async fn change_bars(
        &self,
        server: ServerId,
        bar: Option<Person>,
        unbar: Option<PlayerId>,
        now: Timestamp,
    ) -> Result<Vec<PlayerId>, Error> {
        use_case(format!("change who is barred on server {server}"), async {
            let mut writing = self.store.write().await?;
            if let Some(unbar) = unbar {
                writing.unbar(server, unbar).await?;
            }
            if let Some(bar) = bar {
                writing.bar(server, bar.id, now).await?;
                end_invitations_on(&mut writing, server, bar.id).await?;
            }
            let barred = writing.barred_on(server).await?;
            if barred.len() > BARRED as usize {
                return Err(ServiceRefusal::TooManyBarred { most: BARRED }.into());
            }
            writing.commit().await?;
            Ok(barred)
        })
        .await
    }
}

/// Ends a person's seeks, invitations and tables on a server, and has them stand up from the tables of others there.
async fn end_invitations_on(
    writing: &mut Writing,
    server: ServerId,
    player: PlayerId,
) -> Result<(), Abort> {
    writing.delete_seeks_on(server, player).await?;
    for challenge in writing.open_challenges_on(server, player).await? {
        writing.refuse_challenge(challenge, true).await?;
    }
    for table in writing.open_tables_around(player).await? {
        leave_table(writing, table, player, Some(server)).await?;
    }
    Ok(())
}
