//! Autocompletion for time zones.

use serenity::all::CreateAutocompleteResponse;

use crate::discord::handlers::common::context::Context;
use crate::discord::handlers::common::suggest::choices;
use crate::discord::handlers::common::typed::{half_width, unaccented};
use crate::language::Text;

/// The time zones whose name contains what was typed.
pub fn zones(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let typed = unaccented(&half_width(typed)).trim().replace(' ', "_");
    let names = jiff::tz::db().available().map(|zone| zone.to_string());
    let fitting = names.filter(|name| name.to_lowercase().contains(&typed));
    choices(ctx, fitting.map(|name| (Text::verbatim(&name), name)))
}
