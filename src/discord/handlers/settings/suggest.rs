//! Autocompletion for time zones.

use serenity::all::CreateAutocompleteResponse;

use crate::discord::handlers::common::suggest::choices;

/// The time zones whose name contains what was typed.
pub fn zones(typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.trim().to_lowercase().replace(' ', "_");
    let names = jiff::tz::db().available().map(|zone| zone.to_string());
    let fitting = names.filter(|name| name.to_lowercase().contains(&typed));
    choices(fitting.map(|name| (name.clone(), name)))
}
