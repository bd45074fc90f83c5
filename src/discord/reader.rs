//! The language of whoever reads: a person's own for what only they see, their server's for what
//! everybody sees.

use tracing::error;

use crate::game::{PlayerId, ServerId, Settings};
use crate::language::Language;
use crate::service::Service;

/// The language of a person: the one they have chosen, else that of their client as it is now or was
/// last, else English.
pub async fn language_of(service: &Service, player: PlayerId, locale: Option<&str>) -> Language {
    let chosen = service
        .settings(player)
        .await
        .map(|settings| settings.language);
    let chosen = match (chosen, locale) {
        (Ok(None), None) => service.language_of(player).await,
        (chosen, _) => chosen,
    };
    let known = chosen.unwrap_or_else(|failure| {
        // It is better read in another language than not at all.
        let error = &failure as &dyn std::error::Error;
        error!(%player, error, "the language is not known");
        None
    });
    let named = [known.as_deref(), locale];
    named
        .into_iter()
        .flatten()
        .find_map(Language::of_locale)
        .unwrap_or_default()
}

/// The language of a person who is asking, whose settings and client are at hand.
pub fn chosen(settings: &Settings, locale: &str) -> Language {
    let named = [settings.language.as_deref(), Some(locale)];
    let spoken = named.into_iter().flatten().find_map(Language::of_locale);
    spoken.unwrap_or_default()
}

/// The language of a server: the one that was chosen for it, else its community's, else English; English
/// where there is no server.
pub async fn language_on(service: &Service, server: Option<ServerId>) -> Language {
    let Some(server) = server else {
        return Language::default();
    };
    let known = service.language_on(server).await.unwrap_or_else(|failure| {
        let error = &failure as &dyn std::error::Error;
        error!(%server, error, "the language is not known");
        None
    });
    known
        .as_deref()
        .and_then(Language::of_locale)
        .unwrap_or_default()
}
