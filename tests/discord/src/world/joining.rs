//! How servers, channels and people come to be, and what the bot hears of it.

use serde_json::json;
use twilight_model::{channel::ChannelType, guild::Permissions};

use super::{
    Change, ChannelState, ENGLISH, GuildState, Member, Role, User, World, guild::EVERYONE,
};
use crate::{
    gateway::Audience,
    ids::{ChannelId, GuildId, RoleId, UserId},
    wire,
};

impl World {
    /// A new account.
    pub(crate) fn add_user(&mut self, name: &str) -> UserId {
        let id = self.mint();
        self.users
            .insert(id, User::new(id, name, false, &self.locale));
        id
    }

    /// A new account of a program that is not the bot.
    pub(crate) fn add_bot(&mut self, name: &str) -> UserId {
        let id = self.mint();
        self.users
            .insert(id, User::new(id, name, true, &self.locale));
        id
    }

    /// A new server, owned by `owner`, with the bot in it.
    pub(crate) fn add_guild(&mut self, name: &str, owner: UserId, bot_may: Permissions) -> GuildId {
        let id = self.mint();
        self.add_guild_with_id(id, name, owner, bot_may)
    }

    /// A new server like that, with an id of its own.
    pub(crate) fn add_guild_with_id(
        &mut self,
        id: GuildId,
        name: &str,
        owner: UserId,
        bot_may: Permissions,
    ) -> GuildId {
        let everyone = role(id.cast(), "@everyone", EVERYONE, false);
        let bot_role = role(self.mint(), &self.bot().name, bot_may, true);
        let joined_at = self.now();
        let bot = Member {
            roles: vec![bot_role.id],
            joined_at,
            nick: None,
        };
        let members = [
            (
                owner,
                Member {
                    roles: Vec::new(),
                    joined_at,
                    nick: None,
                },
            ),
            (self.bot, bot),
        ];
        let guild = GuildState {
            id,
            name: name.to_owned(),
            community_locale: (self.locale != ENGLISH).then(|| self.locale.clone()),
            owner,
            roles: vec![everyone, bot_role],
            members: members.into(),
            channels: Vec::new(),
            is_down: false,
        };
        self.guilds.insert(id, guild);
        self.tell_guild(id);
        id
    }

    /// A new text channel.
    pub(crate) fn add_channel(&mut self, guild: GuildId, name: &str) -> ChannelId {
        let id = self.mint();
        self.insert_channel(ChannelState {
            guild: Some(guild),
            name: name.to_owned(),
            ..empty_channel(id, ChannelType::GuildText)
        });
        self.tell_channel("CHANNEL_CREATE", id);
        id
    }

    /// The private conversation between the bot and `user`, opened when there was none.
    pub(crate) fn dm(&mut self, user: UserId) -> ChannelId {
        if let Some(known) = self.users.get(&user).and_then(|user| user.dm) {
            return known;
        }
        let id = self.mint();
        let dm = empty_channel(id, ChannelType::Private);
        self.insert_channel(ChannelState {
            recipient: Some(user),
            ..dm
        });
        if let Some(user) = self.users.get_mut(&user) {
            user.dm = Some(id);
        }
        id
    }

    /// Lets `user` into a server; nothing happens when they are in it.
    pub(crate) fn join(&mut self, guild: GuildId, user: UserId) {
        let member = Member {
            roles: Vec::new(),
            joined_at: self.now(),
            nick: None,
        };
        let Some(guild) = self.guilds.get_mut(&guild) else {
            return;
        };
        guild.members.entry(user).or_insert(member);
        self.changed(Change::Other);
    }

    /// Lets `user` leave a server.
    pub(crate) fn leave(&mut self, guild: GuildId, user: UserId) {
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.members.remove(&user);
        }
        self.changed(Change::Other);
    }

    /// Gives `user` further permissions throughout a server, by a role of their own.
    pub(crate) fn grant(&mut self, id: GuildId, user: UserId, permissions: Permissions) {
        let new_role = role(self.mint(), "granted", permissions, false);
        let Some(guild) = self.guilds.get_mut(&id) else {
            return;
        };
        let Some(member) = guild.members.get_mut(&user) else {
            return;
        };
        member.roles.push(new_role.id);
        let told = wire::guild::role(&new_role, guild.roles.len());
        guild.roles.push(new_role);
        self.dispatch("GUILD_ROLE_CREATE", Audience::Guild(id), |_| {
            Some(json!({"guild_id": id, "role": told}))
        });
        self.changed(Change::Other);
    }

    /// Makes a role that allows nothing.
    pub(crate) fn add_role(&mut self, id: GuildId, name: &str) -> RoleId {
        let new_role = role(self.mint(), name, Permissions::empty(), false);
        let made = new_role.id;
        if let Some(guild) = self.guilds.get_mut(&id) {
            let told = wire::guild::role(&new_role, guild.roles.len());
            guild.roles.push(new_role);
            self.dispatch("GUILD_ROLE_CREATE", Audience::Guild(id), |_| {
                Some(json!({"guild_id": id, "role": told}))
            });
        }
        self.changed(Change::Other);
        made
    }

    /// Gives `user` a role of a server.
    pub(crate) fn give_role(&mut self, guild: GuildId, user: UserId, role: RoleId) {
        let guild = self.guilds.get_mut(&guild);
        if let Some(member) = guild.and_then(|guild| guild.members.get_mut(&user)) {
            member.roles.push(role);
        }
        self.changed(Change::Other);
    }

    /// Takes a role of a server from `user`.
    pub(crate) fn take_role(&mut self, guild: GuildId, user: UserId, role: RoleId) {
        let guild = self.guilds.get_mut(&guild);
        if let Some(member) = guild.and_then(|guild| guild.members.get_mut(&user)) {
            member.roles.retain(|own| *own != role);
        }
        self.changed(Change::Other);
    }

    /// Gives `user` another name on a server, or none.
    pub(crate) fn rename_member(&mut self, guild: GuildId, user: UserId, nick: Option<&str>) {
        let guild = self.guilds.get_mut(&guild);
        if let Some(member) = guild.and_then(|guild| guild.members.get_mut(&user)) {
            member.nick = nick.map(str::to_owned);
        }
        self.changed(Change::Other);
    }

    /// Sets the language of somebody's client.
    pub(crate) fn set_locale(&mut self, user: UserId, locale: &str) {
        if let Some(user) = self.users.get_mut(&user) {
            locale.clone_into(&mut user.locale);
        }
    }

    /// Makes a server a community with this language, and tells the bot so.
    pub(crate) fn make_community(&mut self, id: GuildId, locale: &str) {
        if let Some(guild) = self.guilds.get_mut(&id) {
            guild.community_locale = Some(locale.to_owned());
        }
        self.dispatch("GUILD_UPDATE", Audience::Guild(id), |world| {
            world.guild(id).map(wire::guild::guild)
        });
        self.changed(Change::Other);
    }

    /// Gives a channel of a server another name.
    pub(crate) fn rename_channel(&mut self, id: ChannelId, name: &str) {
        if let Some(channel) = self.channels.get_mut(&id) {
            name.clone_into(&mut channel.name);
        }
        self.tell_channel("CHANNEL_UPDATE", id);
    }

    /// Sets what the bot may not do in a channel whatever its roles say.
    pub(crate) fn deny_bot(&mut self, channel: ChannelId, denied: Permissions) {
        if let Some(channel) = self.channels.get_mut(&channel) {
            channel.bot_denied = denied;
        }
        let is_thread = self
            .channels
            .get(&channel)
            .is_some_and(ChannelState::is_thread);
        let event = if is_thread {
            "THREAD_UPDATE"
        } else {
            "CHANNEL_UPDATE"
        };
        self.tell_channel(event, channel);
    }

    /// Tells the bot of a server in full.
    pub(super) fn tell_guild(&mut self, id: GuildId) {
        let audience = Audience::Guild(id);
        self.dispatch("GUILD_CREATE", audience, |world| {
            world
                .guild(id)
                .map(|guild| wire::guild::created(world, guild))
        });
        self.changed(Change::Other);
    }

    /// Tells the bot of a channel, or of a thread if it sees it.
    pub(crate) fn tell_channel(&mut self, event: &'static str, id: ChannelId) {
        let Some(guild) = self.channels.get(&id).and_then(|channel| channel.guild) else {
            return;
        };
        self.changed(Change::Other);
        if event.starts_with("THREAD") && !self.bot_sees(id) {
            return;
        }
        self.dispatch(event, Audience::Guild(guild), |world| {
            world
                .channel(id)
                .map(|channel| wire::channel::channel(world, channel))
        });
    }

    /// Adds a channel of any kind.
    pub(super) fn insert_channel(&mut self, channel: ChannelState) {
        if let Some(guild) = channel.guild.and_then(|id| self.guilds.get_mut(&id)) {
            guild.channels.push(channel.id);
        }
        self.channels.insert(channel.id, channel);
        self.changed(Change::Other);
    }
}

/// A new role.
pub(super) fn role(id: RoleId, name: &str, permissions: Permissions, is_managed: bool) -> Role {
    Role {
        id,
        name: name.to_owned(),
        permissions,
        is_managed,
    }
}

/// A channel with nothing in it, of no server.
pub(super) fn empty_channel(id: ChannelId, kind: ChannelType) -> ChannelState {
    ChannelState {
        id,
        kind,
        guild: None,
        name: String::new(),
        parent: None,
        recipient: None,
        bot_denied: Permissions::empty(),
        thread: None,
        messages: Vec::new(),
    }
}
