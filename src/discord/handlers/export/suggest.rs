//! What is suggested while somebody types which game to export.

use serenity::all::CreateAutocompleteResponse;
use tracing::error;

use crate::discord::handlers::common::context::Context;
use crate::discord::handlers::common::suggest::choices;
use crate::discord::{people, views};

/// The games that ended, the last to begin first, and those that are running.
pub async fn games(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let viewpoint = people::viewpoint(ctx.interaction);
    let games = ctx.data().service.games_to_export(viewpoint, typed);
    let games = games.await.unwrap_or_else(|error| {
        // The list stays empty, and the number can still be typed.
        let error = &error as &dyn std::error::Error;
        error!(error, "cannot suggest games");
        Vec::new()
    });
    let named = games.iter().map(|view| {
        let choice = views::choice(view, viewpoint.player);
        (choice, view.game.id.to_string())
    });
    choices(ctx, named)
}
