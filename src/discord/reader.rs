//! The language of whoever reads: a person's own for what only they see, their server's for what
//! everybody sees.

use tracing::error;

use crate::game::{PlayerId, ServerId, Settings};
use crate::language::Language;
use crate::service::Service;

/// The language of a person: the one they have chosen, else that of their client as it is now or was
/// last, else English.
pub async fn language_of(service: &Service, player: PlayerId, locale: Option<&str>) -> Language {
    let known = match locale {
        None => service.languages_of(player).await,
        Some(locale) => service.settings(player).await.map(|settings| {
            let chosen = settings.language.into_iter();
            chosen.chain([locale.to_owned()]).collect()
        }),
    };
    let known = known.unwrap_or_else(|failure| {
        // It is better read in another language than not at all.
        let error = &failure as &dyn std::error::Error;
        error!(error, "the language is not known");
        locale.map(str::to_owned).into_iter().collect()
    });
    first_spoken(known.iter().map(String::as_str))
}

/// The language of a person who is asking, whose settings and client are at hand.
pub fn language_from(settings: &Settings, locale: &str) -> Language {
    first_spoken(settings.language.as_deref().into_iter().chain([locale]))
}

/// The language of a server: the one that was chosen for it, else its community's, else English; English
/// where there is no server.
pub async fn language_on(service: &Service, server: Option<ServerId>) -> Language {
    let Some(server) = server else {
        return Language::default();
    };
    let known = service.languages_on(server).await;
    let known = known.unwrap_or_else(|failure| {
        let error = &failure as &dyn std::error::Error;
        error!(%server, error, "the language is not known");
        Vec::new()
    });
    first_spoken(known.iter().map(String::as_str))
}

/// The first of these tags or locales that the bot speaks, else English.
fn first_spoken<'a>(known: impl IntoIterator<Item = &'a str>) -> Language {
    let spoken = known.into_iter().find_map(Language::of_locale);
    spoken.unwrap_or_default()
}
