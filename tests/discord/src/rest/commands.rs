//! Registering commands, for everywhere or for one server.
//!
//! Both kinds of address share these routes; the server is the part only one of them has.

use std::sync::Arc;

use axum::{
    Extension,
    extract::{Path, State},
};
use serde::Deserialize;
use serde_json::{Value, json};
use twilight_model::application::command::Command;

use super::{Outcome, Payload, Reply};
use crate::{
    check,
    ids::{ApplicationId, CommandId, GuildId},
    refusal::Refusal,
    shared::Shared,
    wire,
    world::{Change, RegisteredCommand, World},
};

/// The parts of the path.
#[derive(Debug, Deserialize)]
pub(super) struct Place {
    application: ApplicationId,
    guild: Option<GuildId>,
    command: Option<CommandId>,
}

impl Place {
    fn check(&self, world: &World) -> Result<(), Refusal> {
        if self.application != world.application() {
            return Err(Refusal::missing_access());
        }
        match self.guild {
            Some(guild) if !world.is_bot_in(guild) => Err(Refusal::missing_access()),
            _ => Ok(()),
        }
    }

    fn command<'a>(&self, world: &'a World) -> Result<&'a RegisteredCommand, Refusal> {
        self.check(world)?;
        let known = self
            .command
            .and_then(|id| world.commands.get(self.guild, id));
        known.ok_or_else(Refusal::unknown_command)
    }
}

/// `GET ../commands`
pub(super) async fn list(State(shared): State<Arc<Shared>>, Path(place): Path<Place>) -> Outcome {
    let world = shared.world();
    place.check(&world)?;
    Ok(Reply::ok(all(&world, place.guild)))
}

/// `PUT ../commands`
pub(super) async fn replace(
    State(shared): State<Arc<Shared>>,
    Path(place): Path<Place>,
    Extension(payload): Extension<Payload>,
) -> Outcome {
    let forms: Vec<Value> = payload.form()?;
    let commands = check::command::set(forms)?;
    let mut world = shared.world();
    place.check(&world)?;
    let before: Vec<_> = world.commands.of(place.guild).cloned().collect();
    world.commands.clear(place.guild);
    for command in commands {
        let known = before.iter().find(|old| is_same(&old.command, &command));
        let id = known.map(RegisteredCommand::id);
        register(&mut world, place.guild, command, id);
    }
    world.changed(Change::Other);
    Ok(Reply::ok(all(&world, place.guild)))
}

/// `POST ../commands`
pub(super) async fn create(
    State(shared): State<Arc<Shared>>,
    Path(place): Path<Place>,
    Extension(payload): Extension<Payload>,
) -> Outcome {
    let command = check::command::one(payload.form()?)?;
    let mut world = shared.world();
    place.check(&world)?;
    let known = world
        .commands
        .of(place.guild)
        .find(|known| is_same(&known.command, &command));
    let known = known.map(RegisteredCommand::id);
    let id = register(&mut world, place.guild, command, known);
    world.changed(Change::Other);
    let registered = world
        .commands
        .get(place.guild, id)
        .ok_or_else(Refusal::unknown_command)?;
    let json = wire::command::command(registered);
    Ok(if known.is_some() {
        Reply::ok(json)
    } else {
        Reply::created(json)
    })
}

/// `GET ../commands/{command}`
pub(super) async fn show(State(shared): State<Arc<Shared>>, Path(place): Path<Place>) -> Outcome {
    let world = shared.world();
    Ok(Reply::ok(wire::command::command(place.command(&world)?)))
}

/// `PATCH ../commands/{command}`
pub(super) async fn change(
    State(shared): State<Arc<Shared>>,
    Path(place): Path<Place>,
    Extension(payload): Extension<Payload>,
) -> Outcome {
    let changes: serde_json::Map<String, Value> = payload.form()?;
    let mut world = shared.world();
    let registered = place.command(&world)?;
    let id = registered.id();
    let mut form = json!(registered.command);
    for (key, value) in changes {
        form[key] = value;
    }
    let command = check::command::one(form)?;
    world.commands.remove(place.guild, id);
    register(&mut world, place.guild, command, Some(id));
    world.changed(Change::Other);
    Ok(Reply::ok(wire::command::command(place.command(&world)?)))
}

/// `DELETE ../commands/{command}`
pub(super) async fn remove(State(shared): State<Arc<Shared>>, Path(place): Path<Place>) -> Outcome {
    let mut world = shared.world();
    let id = place.command(&world)?.id();
    world.commands.remove(place.guild, id);
    world.changed(Change::Other);
    Ok(Reply::no_content())
}

fn all(world: &World, guild: Option<GuildId>) -> Value {
    world
        .commands
        .of(guild)
        .map(wire::command::command)
        .collect()
}

fn is_same(old: &Command, new: &Command) -> bool {
    old.name == new.name && old.kind == new.kind
}

/// Puts a command down under the id it had, or a new one.
fn register(
    world: &mut World,
    guild: Option<GuildId>,
    command: Command,
    id: Option<CommandId>,
) -> CommandId {
    let id = id.unwrap_or_else(|| world.mint());
    let command = Command {
        id: Some(id),
        application_id: Some(world.application()),
        version: world.mint(),
        ..command
    };
    world.commands.put(RegisteredCommand { guild, command });
    id
}
