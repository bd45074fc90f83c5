//! Registered commands.

use serde_json::{Value, json};

use crate::world::RegisteredCommand;

/// A command as Discord hands it back.
pub(crate) fn command(registered: &RegisteredCommand) -> Value {
    let mut json = json!(registered.command);
    if let Some(guild) = registered.guild {
        json["guild_id"] = json!(guild);
    }
    json
}
