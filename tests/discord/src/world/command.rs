//! The commands the bot has registered, for everywhere and for single servers.

use twilight_model::{
    application::{
        command::{Command, CommandType},
        interaction::InteractionContextType,
    },
    guild::Permissions,
};

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

    /// What somebody with these permissions finds under this name in `guild`, or in private
    /// without one; the server's own commands come first.
    pub fn find(
        &self,
        guild: Option<GuildId>,
        may: Permissions,
        kind: CommandType,
        name: &str,
    ) -> Option<&RegisteredCommand> {
        self.offered(guild, may)
            .find(|registered| registered.command.kind == kind && registered.command.name == name)
    }

    /// Everything somebody with these permissions is offered in `guild`, or in private without one;
    /// the server's own commands come first.
    pub fn offered(
        &self,
        guild: Option<GuildId>,
        may: Permissions,
    ) -> impl Iterator<Item = &RegisteredCommand> {
        let own = guild.into_iter().flat_map(|guild| self.of(Some(guild)));
        own.chain(self.of(None)).filter(move |registered| {
            is_offered(&registered.command, guild.is_some()) && is_allowed(&registered.command, may)
        })
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

/// Whether a command is there in servers, or in private conversations with the bot.
fn is_offered(command: &Command, in_guild: bool) -> bool {
    let context = if in_guild {
        InteractionContextType::Guild
    } else {
        InteractionContextType::BotDm
    };
    #[expect(
        deprecated,
        reason = "libraries still send what contexts have replaced"
    )]
    let in_dm = command.dm_permission.unwrap_or(true);
    let contexts = command.contexts.as_ref();
    contexts.map_or(in_guild || in_dm, |contexts| contexts.contains(&context))
}

/// Whether it is shown to somebody with these permissions; one that names none needs an
/// administrator.
fn is_allowed(command: &Command, may: Permissions) -> bool {
    command.default_member_permissions.is_none_or(|needed| {
        let needed = if needed.is_empty() {
            Permissions::ADMINISTRATOR
        } else {
            needed
        };
        may.contains(needed)
    })
}
