//! Commands: typed, completed while typing, and picked from the menu on a name.

use serde_json::{Value, json};
use twilight_model::application::command::{
    Command, CommandOption, CommandOptionType, CommandType,
};

use super::{ActError, Answer, AnswerKind, Choice, OptionValue, Person, act::Act};
use crate::{
    ids::{ChannelId, GuildId, UserId},
    wire,
    world::{InteractionKind, World},
};

/// Options by name, in the order typed.
type Typed = Vec<(String, OptionValue)>;

impl Person {
    /// Sends a command; a subcommand is named behind its command: `"offer draw"`.
    ///
    /// What the client would not send is refused: unknown commands and options, required options
    /// left out, values of the wrong kind, out of bounds, or not among the choices.
    pub async fn slash<'a>(
        &self,
        name: &str,
        options: impl IntoIterator<Item = (&'a str, OptionValue)>,
    ) -> Result<Answer, ActError> {
        let typed = own(options);
        let act = {
            let world = self.shared.world();
            let found = Found::look_up(&world, self.channel, name)?;
            check(found.options, &typed)?;
            let options = typed
                .iter()
                .map(|(name, value)| option(name, value))
                .collect();
            found.act(&world, InteractionKind::Command, options, &typed)
        };
        self.act(act).await
    }

    /// Sends a command with options no client would send; the command must be registered.
    pub async fn forged_slash<'a>(
        &self,
        name: &str,
        options: impl IntoIterator<Item = (&'a str, OptionValue)>,
    ) -> Result<Answer, ActError> {
        let typed = own(options);
        let act = {
            let world = self.shared.world();
            let found = Found::look_up(&world, self.channel, name)?;
            let options = typed
                .iter()
                .map(|(name, value)| option(name, value))
                .collect();
            found.act(&world, InteractionKind::Command, options, &typed)
        };
        self.act(act).await
    }

    /// What is suggested while typing the option `focused`, given what was typed so far.
    pub async fn autocomplete<'a>(
        &self,
        name: &str,
        options: impl IntoIterator<Item = (&'a str, OptionValue)>,
        focused: &str,
    ) -> Result<Vec<Choice>, ActError> {
        let typed = own(options);
        let act = {
            let world = self.shared.world();
            let found = Found::look_up(&world, self.channel, name)?;
            found.check_completes(focused)?;
            let options = typed.iter().map(|(name, value)| {
                let mut json = option(name, value);
                if name == focused {
                    json["focused"] = json!(true);
                }
                json
            });
            found.act(
                &world,
                InteractionKind::Autocomplete,
                options.collect(),
                &typed,
            )
        };
        let answer = self.act(act).await?;
        match answer.kind {
            AnswerKind::Autocomplete => Ok(answer.choices),
            other => Err(ActError::UnexpectedAnswer(format!("{other:?}"))),
        }
    }

    /// Picks a command from the menu on somebody's name.
    pub async fn user_menu(&self, name: &str, target: &Self) -> Result<Answer, ActError> {
        let act = {
            let world = self.shared.world();
            let guild = guild_of(&world, self.channel);
            let registered = world
                .commands
                .find(guild, CommandType::User, name)
                .ok_or_else(|| ActError::NoSuchCommand(name.to_owned()))?;
            let data = json!({
                "id": registered.id(),
                "name": name,
                "type": CommandType::User,
                "target_id": target.id,
                "resolved": wire::interaction::resolved_users(&world, guild, &[target.id]),
            });
            let command = name.to_owned();
            Act {
                kind: InteractionKind::Command,
                command,
                from_message: None,
                data,
            }
        };
        self.act(act).await
    }
}

/// A registered command, and the subcommand that was named.
struct Found<'a> {
    command: &'a Command,
    guild: Option<GuildId>,
    /// The words after the command's name.
    path: Vec<String>,
    /// The options of what was named.
    options: &'a [CommandOption],
}

impl<'a> Found<'a> {
    fn look_up(world: &'a World, channel: ChannelId, name: &str) -> Result<Self, ActError> {
        let missing = || ActError::NoSuchCommand(name.to_owned());
        let guild = guild_of(world, channel);
        let mut words = name.split_whitespace();
        let first = words.next().ok_or_else(missing)?;
        let registered = world
            .commands
            .find(guild, CommandType::ChatInput, first)
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
            guild: registered.guild,
            path,
            options,
        })
    }

    fn check_completes(&self, focused: &str) -> Result<(), ActError> {
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

    /// The act of sending it.
    fn act(&self, world: &World, kind: InteractionKind, options: Vec<Value>, typed: &Typed) -> Act {
        let nested = self
            .path
            .iter()
            .enumerate()
            .rev()
            .fold(options, |inner, (depth, word)| {
                let is_innermost = depth + 1 == self.path.len();
                let kind = if is_innermost {
                    CommandOptionType::SubCommand
                } else {
                    CommandOptionType::SubCommandGroup
                };
                vec![json!({"name": word, "type": kind, "options": inner})]
            });
        let mut data = json!({
            "id": self.command.id,
            "name": self.command.name,
            "type": self.command.kind,
            "options": nested,
        });
        if let Some(guild) = self.guild {
            data["guild_id"] = json!(guild);
        }
        if let Some(resolved) = resolved(world, self.guild, typed) {
            data["resolved"] = resolved;
        }
        Act {
            kind,
            command: self.command.name.clone(),
            from_message: None,
            data,
        }
    }
}

/// Holds what was typed against the registered options, as the client does.
fn check(options: &[CommandOption], typed: &Typed) -> Result<(), ActError> {
    for (name, value) in typed {
        let option = options.iter().find(|option| option.name == *name);
        value.check(option.ok_or_else(|| ActError::NoSuchOption(name.clone()))?)?;
    }
    let missing = options.iter().find(|option| {
        option.required == Some(true) && !typed.iter().any(|(name, _)| *name == option.name)
    });
    missing.map_or(Ok(()), |option| {
        Err(ActError::MissingOption(option.name.clone()))
    })
}

fn own<'a>(options: impl IntoIterator<Item = (&'a str, OptionValue)>) -> Typed {
    options
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}

fn option(name: &str, value: &OptionValue) -> Value {
    json!({"name": name, "type": value.kind(), "value": value.json()})
}

fn is_group(option: &CommandOption) -> bool {
    matches!(
        option.kind,
        CommandOptionType::SubCommand | CommandOptionType::SubCommandGroup
    )
}

fn guild_of(world: &World, channel: ChannelId) -> Option<GuildId> {
    world.channel(channel).and_then(|channel| channel.guild)
}

/// The people and channels that were picked, in full.
fn resolved(world: &World, guild: Option<GuildId>, typed: &Typed) -> Option<Value> {
    let mut users: Vec<UserId> = Vec::new();
    let mut channels: Vec<ChannelId> = Vec::new();
    for (_, value) in typed {
        match value {
            OptionValue::User(id) => users.push(*id),
            OptionValue::Channel(id) => channels.push(*id),
            _ => {}
        }
    }
    if users.is_empty() && channels.is_empty() {
        return None;
    }
    let mut resolved = wire::interaction::resolved_users(world, guild, &users);
    for channel in channels.into_iter().filter_map(|id| world.channel(id)) {
        let may = twilight_model::guild::Permissions::all();
        resolved["channels"][channel.id.to_string()] =
            wire::channel::in_interaction(world, channel, may);
    }
    Some(resolved)
}
