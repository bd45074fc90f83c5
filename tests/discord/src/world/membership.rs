//! The bot thrown out of servers and invited again, and what it may know of those it is not in.

use serde_json::json;
use twilight_model::guild::Permissions;

use super::{Change, GuildState, Member, World, joining::role};
use crate::{
    gateway::Audience,
    ids::{GuildId, UserId},
    refusal::Refusal,
};

impl World {
    /// Whether the bot is in a server.
    pub fn is_bot_in(&self, guild: GuildId) -> bool {
        let guild = self.guilds.get(&guild);
        guild.is_some_and(|guild| guild.members.contains_key(&self.bot))
    }

    /// Whether the bot hears of a server: it is in it, and the server is in order.
    pub(crate) fn bot_hears_of(&self, guild: GuildId) -> bool {
        let is_down = self.guild(guild).is_some_and(|guild| guild.is_down);
        !is_down && self.is_bot_in(guild)
    }

    /// Whether the bot is in a server with somebody, without which it cannot write to them.
    pub(crate) fn bot_shares_a_server_with(&self, user: UserId) -> bool {
        self.guilds.values().any(|guild| {
            let is_in = |user| guild.members.contains_key(&user);
            is_in(user) && is_in(self.bot)
        })
    }

    /// Puts a server out of order or in order again.
    pub(crate) fn set_down(&mut self, id: GuildId, is_down: bool) {
        let Some(guild) = self.guild(id).filter(|guild| guild.is_down != is_down) else {
            return;
        };
        let id = guild.id;
        if is_down {
            self.dispatch("GUILD_DELETE", Audience::Guild(id), |_| {
                Some(json!({"id": id, "unavailable": true}))
            });
        }
        if let Some(guild) = self.guilds.get_mut(&id) {
            guild.is_down = is_down;
        }
        if is_down {
            self.changed(Change::Other);
        } else {
            self.tell_guild(id);
        }
    }

    /// The server, if the bot is in it.
    pub(crate) fn guild_for_bot(&self, id: GuildId) -> Result<&GuildState, Refusal> {
        let guild = self.guild(id).filter(|guild| self.is_bot_in(guild.id));
        guild.ok_or_else(Refusal::unknown_guild)
    }

    /// Throws the bot out of a server, and its role with it.
    pub(crate) fn kick_bot(&mut self, id: GuildId) {
        self.dispatch("GUILD_DELETE", Audience::Guild(id), |_| {
            Some(json!({"id": id}))
        });
        let bot = self.bot;
        if let Some(guild) = self.guilds.get_mut(&id) {
            guild.members.remove(&bot);
            guild.roles.retain(|role| !role.is_managed);
        }
        self.changed(Change::Other);
    }

    /// Lets the bot into a server it is not in, with a role that allows `bot_may`.
    pub(crate) fn invite_bot(&mut self, id: GuildId, bot_may: Permissions) {
        if self.is_bot_in(id) {
            return;
        }
        let bot = self.bot;
        let own = role(self.mint(), &self.bot().name, bot_may, true);
        let member = Member {
            roles: vec![own.id],
            joined_at: self.now(),
            nick: None,
        };
        if let Some(guild) = self.guilds.get_mut(&id) {
            guild.roles.push(own);
            guild.members.insert(bot, member);
        }
        self.tell_guild(id);
    }
}
