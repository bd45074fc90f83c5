//! Which language a person or a server reads, and what a server is called. The service keeps it as text: it
//! speaks none.

use super::error::use_case;
use super::{Error, Service};
use crate::game::{PlayerId, ServerId};
use crate::store::Locale;

impl Service {
    /// What is known of the language of a person, as far as it is known: the tag they have chosen,
    /// then the locale of the client that they used last.
    pub async fn languages_of(&self, player: PlayerId) -> Result<Vec<String>, Error> {
        use_case("look up the language of a person".to_owned(), async {
            Ok(self.store.read().await?.languages_of(player).await?)
        })
        .await
    }

    /// What is known of the language of a server, as far as it is known: the tag that was chosen for
    /// it, then its community's locale.
    pub async fn languages_on(&self, server: ServerId) -> Result<Vec<String>, Error> {
        use_case(format!("look up the language of server {server}"), async {
            Ok(self.store.read().await?.languages_on(server).await?)
        })
        .await
    }

    /// Remembers the locale of the client that a person uses now. It writes only when the locale
    /// has changed, and only for people who have played or changed a setting.
    pub async fn locale_seen(&self, player: PlayerId, locale: &str) -> Result<(), Error> {
        use_case("remember the language of a person".to_owned(), async {
            let before = self.store.read().await?.locale_of(player).await?;
            let is_new = before.is_some_and(|Locale(before)| before.as_deref() != Some(locale));
            if is_new {
                let mut writing = self.store.write().await?;
                writing.save_locale(player, locale).await?;
                writing.commit().await?;
            }
            Ok(())
        })
        .await
    }

    /// Remembers the locale of a server's community; `None` if the server is none. It writes only
    /// when that has changed.
    pub async fn server_locale_seen(
        &self,
        server: ServerId,
        locale: Option<&str>,
    ) -> Result<(), Error> {
        use_case(format!("remember the language of server {server}"), async {
            let before = self.store.read().await?.server_locale(server).await?;
            if before.as_deref() != locale {
                let mut writing = self.store.write().await?;
                writing.save_server_locale(server, locale).await?;
                writing.commit().await?;
            }
            Ok(())
        })
        .await
    }

    /// Remembers what a server is called. It writes only when that has changed.
    pub async fn remember_server_name(&self, server: ServerId, name: &str) -> Result<(), Error> {
        use_case(format!("remember the name of server {server}"), async {
            let before = self.store.read().await?.server_name(server).await?;
            if before.as_deref() != Some(name) {
                let mut writing = self.store.write().await?;
                writing.save_server_name(server, name).await?;
                writing.commit().await?;
            }
            Ok(())
        })
        .await
    }
}
