//! The commands the bot has registered, for everywhere and for single servers.

use twilight_model::application::command::{Command, CommandType};

use crate::ids::{CommandId, GuildId};

/// A registered command and where it was registered.
#[derive(Debug, Clone)]
pub struct RegisteredCommand {
    /// The server it is for; none for everywhere.
    pub guild: Option<GuildId>,
    /// The command as registered, with its id.
    pub command: Command,
}

impl RegisteredCommand {
    /// The id Discord gave it.
    ///
    /// # Panics
    /// Never: every registered command was given one.
    pub fn id(&self) -> CommandId {
        self.command.id.expect("a registered command has an id")
    }
}

/// Every registered command.
#[derive(Debug, Default)]
pub(crate) struct Commands {
    all: Vec<RegisteredCommand>,
}

impl Commands {
    /// Whether nothing is registered anywhere.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Those registered for exactly this place.
    pub fn of(&self, guild: Option<GuildId>) -> impl Iterator<Item = &RegisteredCommand> {
        self.all
            .iter()
            .filter(move |registered| registered.guild == guild)
    }

    /// The one with this id in exactly this place.
    pub fn get(&self, guild: Option<GuildId>, id: CommandId) -> Option<&RegisteredCommand> {
        self.of(guild).find(|registered| registered.id() == id)
    }

    /// What a person in `guild` finds under this name; the server's own come first.
    pub fn find(
        &self,
        guild: Option<GuildId>,
        kind: CommandType,
        name: &str,
    ) -> Option<&RegisteredCommand> {
        let own = guild.into_iter().flat_map(|guild| self.of(Some(guild)));
        own.chain(self.of(None))
            .find(|registered| registered.command.kind == kind && registered.command.name == name)
    }

    /// Adds a command, taking the place of one with the same name and type.
    pub fn put(&mut self, registered: RegisteredCommand) {
        self.all.retain(|other| {
            other.guild != registered.guild
                || other.command.name != registered.command.name
                || other.command.kind != registered.command.kind
        });
        self.all.push(registered);
    }

    /// Takes away all commands of exactly this place.
    pub fn clear(&mut self, guild: Option<GuildId>) {
        self.all.retain(|registered| registered.guild != guild);
    }

    /// Takes one command away; whether it was there.
    pub fn remove(&mut self, guild: Option<GuildId>, id: CommandId) -> bool {
        let before = self.all.len();
        self.all
            .retain(|registered| registered.guild != guild || registered.id() != id);
        self.all.len() < before
    }
}
