//! The option `season` of `/leaderboard`.

use serenity::all::CreateAutocompleteResponse;
use tracing::error;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::Context;
use crate::discord::handlers::common::suggest::choices;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::{people, views};
use crate::game::{Season, ServerId};

/// The seasons of the server, the latest first.
pub async fn seasons(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let found = match people::place(ctx.interaction).server {
        Some(server) => ctx.data().service.seasons(server).await,
        None => Ok(Vec::new()),
    };
    let found = found.unwrap_or_else(|error| {
        // The list stays empty, and the number can still be typed.
        let error = &error as &dyn std::error::Error;
        error!(error, "cannot suggest seasons");
        Vec::new()
    });
    let fits =
        |season: &&Season| views::meant_season(typed, std::slice::from_ref(*season)).is_some();
    let fitting = found
        .iter()
        .filter(|it| typed.trim().is_empty() || fits(it));
    choices(ctx, fitting.map(views::season_choice))
}

/// The season of a server that somebody means.
pub async fn meant(bot: &Bot, server: ServerId, typed: &str) -> Result<Season, RequestError> {
    let seasons = bot.service.seasons(server).await?;
    let found = views::meant_season(typed, &seasons).copied();
    found.ok_or_else(|| {
        let typed = typed.to_owned();
        let refusal = if seasons.is_empty() {
            Refusal::NoSeasons
        } else {
            Refusal::Season { typed }
        };
        refusal.into()
    })
}
