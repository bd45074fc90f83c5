//! What people choose for themselves, and servers for everybody on them.

use super::error::verb;
use super::{Error, Service};
use crate::game::{Person, PlayerId, ServerId, Settings, Wishes};

impl Service {
    /// A person's settings; the defaults for who has chosen nothing.
    pub async fn settings(&self, player: PlayerId) -> Result<Settings, Error> {
        verb(format!("look up the settings of {player}"), async {
            let mut reading = self.store.read().await?;
            Ok(reading.settings(player).await?)
        })
        .await
    }

    /// Changes some of a person's settings, and says how they are now.
    pub async fn change_settings(
        &self,
        person: &Person,
        wishes: Wishes,
    ) -> Result<Settings, Error> {
        verb(format!("change the settings of {}", person.id), async {
            let mut writing = self.store.write().await?;
            let settings = writing.settings(person.id).await?.with(wishes);
            writing.save_player(person).await?;
            writing.save_settings(person.id, &settings).await?;
            writing.commit().await?;
            Ok(settings)
        })
        .await
    }

    /// Changes how everybody's boards look on a server: the id of a theme.
    pub async fn change_server_theme(&self, server: ServerId, theme: &str) -> Result<(), Error> {
        verb(format!("change the theme of server {server}"), async {
            let mut writing = self.store.write().await?;
            writing.save_server_theme(server, theme).await?;
            writing.commit().await?;
            Ok(())
        })
        .await
    }
}
