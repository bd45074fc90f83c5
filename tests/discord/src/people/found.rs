//! The command somebody means, and the act of sending it.

use serde_json::{Value, json};
use twilight_model::{
    application::command::{Command, CommandOption, CommandOptionType, CommandType},
    guild::Permissions,
};

use super::{ActError, OptionValue, Person, act::Act};
use crate::{
    ids::{ChannelId, GuildId, RoleId, UserId},
    wire,
    world::{InteractionKind, World},
};

/// Options by name, in the order typed.
pub(super) type Typed = Vec<(String, OptionValue)>;

/// A registered command, and the subcommand that was named.
pub(super) struct Found<'a> {
    command: &'a Command,
    /// Where it is registered; none for everywhere.
    registered_for: Option<GuildId>,
    /// Where it is used; none for a private conversation.
    guild: Option<GuildId>,
    /// The words after the command's name.
    path: Vec<String>,
    /// The options of what was named.
    options: &'a [CommandOption],
}

impl<'a> Found<'a> {
    /// The command of this name, as far as `person` has it where they are.
    pub fn look_up(world: &'a World, person: &Person, name: &str) -> Result<Self, ActError> {
        let missing = || ActError::NoSuchCommand(name.to_owned());
        let (guild, may) = standing(world, person);
        let mut words = name.split_whitespace();
        let first = words.next().ok_or_else(missing)?;
        let registered = world
            .commands
            .find(guild, may, CommandType::ChatInput, first)
            .ok_or_else(missing)?;
        let mut options = registered.command.options.as_slice();
        let path: Vec<String> = words.map(str::to_owned).collect();
        for word in &path {
            let inner = options
                .iter()
                .find(|option| option.name == *word && is_group(option));
            options = inner
                .ok_or_else(missing)?
                .options
                .as_deref()
                .unwrap_or_default();
        }
        if options.iter().any(is_group) {
            return Err(missing());
        }
        Ok(Self {
            command: &registered.command,
            registered_for: registered.guild,
            guild,
            path,
            options,
        })
    }

    /// Holds what was typed against the registered options, as the client does.
    pub fn check(&self, typed: &Typed) -> Result<(), ActError> {
        for (name, value) in typed {
            let option = self.options.iter().find(|option| option.name == *name);
            value.check(option.ok_or_else(|| ActError::NoSuchOption(name.clone()))?)?;
        }
        let missing = self.options.iter().find(|option| {
            option.required == Some(true) && !typed.iter().any(|(name, _)| *name == option.name)
        });
        missing.map_or(Ok(()), |option| {
            Err(ActError::MissingOption(option.name.clone()))
        })
    }

    /// Whether suggestions come while typing this option.
    pub fn check_completes(&self, focused: &str) -> Result<(), ActError> {
        let option = self.options.iter().find(|option| option.name == focused);
        let option = option.ok_or_else(|| ActError::NoSuchOption(focused.to_owned()))?;
        if option.autocomplete == Some(true) {
            return Ok(());
        }
        let why = "nothing is suggested for it".to_owned();
        Err(ActError::WrongValue {
            option: focused.to_owned(),
            why,
        })
    }

    /// The act of sending it, or of asking for suggestions for the option that is `focused`.
    pub fn act(&self, world: &World, typed: &Typed, focused: Option<&str>) -> Act {
        let options: Vec<_> = typed
            .iter()
            .map(|(name, value)| option(name, value, focused == Some(name)))
            .collect();
        let mut data = json!({
            "id": self.command.id,
            "name": self.command.name,
            "type": self.command.kind,
            "options": self.nested(options),
        });
        if let Some(guild) = self.registered_for {
            data["guild_id"] = json!(guild);
        }
        if let Some(resolved) = resolved(world, self.guild, typed) {
            data["resolved"] = resolved;
        }
        let kind = match focused {
            Some(_) => InteractionKind::Autocomplete,
            None => InteractionKind::Command,
        };
        Act {
            kind,
            command: self.command.name.clone(),
            from_message: None,
            opened_by: None,
            data,
        }
    }

    /// The options inside the subcommand and group that were named, if any were.
    fn nested(&self, options: Vec<Value>) -> Vec<Value> {
        let outwards = self.path.iter().rev().enumerate();
        outwards.fold(options, |inner, (height, word)| {
            let kind = if height == 0 {
                CommandOptionType::SubCommand
            } else {
                CommandOptionType::SubCommandGroup
            };
            vec![json!({"name": word, "type": kind, "options": inner})]
        })
    }
}

/// The act of picking a command from the menu on somebody's name.
pub(super) fn user_menu(
    world: &World,
    person: &Person,
    name: &str,
    target: &Person,
) -> Result<Act, ActError> {
    let (guild, may) = standing(world, person);
    let registered = world.commands.find(guild, may, CommandType::User, name);
    let registered = registered.ok_or_else(|| ActError::NoSuchCommand(name.to_owned()))?;
    let data = json!({
        "id": registered.id(),
        "name": name,
        "type": CommandType::User,
        "target_id": target.id,
        "resolved": wire::interaction::resolved_users(world, guild, &[target.id]),
    });
    let kind = InteractionKind::Command;
    Ok(Act {
        kind,
        command: name.to_owned(),
        from_message: None,
        opened_by: None,
        data,
    })
}

/// The act of sending a command that nobody has registered.
pub(super) fn forged(kind: InteractionKind, name: &str, command: u8, options: &Value) -> Act {
    Act {
        kind,
        command: name.to_owned(),
        from_message: None,
        opened_by: None,
        data: json!({"id": "1", "name": name, "type": command, "options": options}),
    }
}

/// An option as Discord sends it.
fn option(name: &str, value: &OptionValue, is_focused: bool) -> Value {
    let mut json = json!({"name": name, "type": value.kind(), "value": value.json()});
    if is_focused {
        json["focused"] = json!(true);
    }
    json
}

fn is_group(option: &CommandOption) -> bool {
    matches!(
        option.kind,
        CommandOptionType::SubCommand | CommandOptionType::SubCommandGroup
    )
}

/// The server somebody is in, if it is one, and what they may do there.
fn standing(world: &World, person: &Person) -> (Option<GuildId>, Permissions) {
    let guild = world
        .channel(person.channel)
        .and_then(|channel| channel.guild);
    let state = guild.and_then(|id| world.guild(id));
    (
        guild,
        state.map_or(Permissions::all(), |guild| guild.permissions(person.id)),
    )
}

/// The people and channels that were picked, in full.
fn resolved(world: &World, guild: Option<GuildId>, typed: &Typed) -> Option<Value> {
    let mut users: Vec<UserId> = Vec::new();
    let mut channels: Vec<ChannelId> = Vec::new();
    let mut roles: Vec<RoleId> = Vec::new();
    for (_, value) in typed {
        match value {
            OptionValue::User(id) => users.push(*id),
            OptionValue::Channel(id) => channels.push(*id),
            OptionValue::Role(id) => roles.push(*id),
            _ => {}
        }
    }
    let files: Vec<_> = typed
        .iter()
        .filter_map(|(_, value)| match value {
            OptionValue::File(file) => Some(file),
            _ => None,
        })
        .collect();
    if users.is_empty() && channels.is_empty() && roles.is_empty() && files.is_empty() {
        return None;
    }
    let mut resolved = wire::interaction::resolved_users(world, guild, &users);
    for channel in channels.into_iter().filter_map(|id| world.channel(id)) {
        let may = Permissions::all();
        resolved["channels"][channel.id.to_string()] =
            wire::channel::in_interaction(world, channel, may);
    }
    let known = guild.and_then(|id| world.guild(id));
    let known = known
        .iter()
        .flat_map(|guild| guild.roles.iter().enumerate());
    for (place, role) in known.filter(|(_, role)| roles.contains(&role.id)) {
        resolved["roles"][role.id.to_string()] = wire::guild::role(role, place);
    }
    for file in files {
        resolved["attachments"][file.id.to_string()] = wire::message::attachment(file, true);
    }
    Some(resolved)
}
