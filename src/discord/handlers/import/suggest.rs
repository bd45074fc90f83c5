//! The records that are suggested while somebody types which one to open.

use serenity::all::CreateAutocompleteResponse;
use tracing::error;

use crate::discord::handlers::common::context::Context;
use crate::discord::handlers::common::suggest::choices;
use crate::discord::{people, views};

/// The person's own records by number, ruleset and names, the last one first.
pub async fn records(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let player = people::commander(ctx.interaction).id;
    let titles = ctx.data().service.library_matching(player, typed).await;
    let titles = titles.unwrap_or_else(|error| {
        // The list stays empty, and the number can still be typed.
        let error = &error as &dyn std::error::Error;
        error!(error, "cannot suggest records");
        Vec::new()
    });
    let named = titles
        .iter()
        .map(|title| (views::record_choice(title), title.number.to_string()));
    choices(ctx, named)
}
