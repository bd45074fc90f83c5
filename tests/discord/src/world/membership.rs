//! The bot thrown out of servers and invited again, and what it may know of those it is not in.

use serde_json::json;
use twilight_model::guild::Permissions;

use super::{Change, GuildState, Member, World, joining::role};
use crate::{gateway::Audience, ids::GuildId, refusal::Refusal};

impl World {
    /// Whether the bot is in a server.
    pub fn is_bot_in(&self, guild: GuildId) -> bool {
        let guild = self.guilds.get(&guild);
        guild.is_some_and(|guild| guild.members.contains_key(&self.bot))
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
        };
        if let Some(guild) = self.guilds.get_mut(&id) {
            guild.roles.push(own);
            guild.members.insert(bot, member);
        }
        self.tell_guild(id);
    }
}
