//! Who may begin nothing on a server. Their running games go on, and nothing changes elsewhere.

use jiff::Timestamp;

use super::error::{ServiceRefusal, use_case};
use super::{Error, Service};
use crate::game::limits::BARRED;
use crate::game::{Person, PlayerId, ServerId};

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

    /// Bars a person on a server, and lets another one begin things there again, if they are named. Returns who is barred
    /// then.
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
                writing.save_player(&bar).await?;
                writing.bar(server, bar.id, now).await?;
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
