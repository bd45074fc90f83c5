//! A server: its roles and who is in it.

use std::collections::BTreeMap;

use jiff::Timestamp;
use twilight_model::guild::Permissions;

use crate::ids::{ChannelId, GuildId, RoleId, UserId};

/// What everybody may do in a server nobody has changed.
pub(crate) const EVERYONE: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY)
    .union(Permissions::ADD_REACTIONS)
    .union(Permissions::USE_SLASH_COMMANDS);

/// A server.
#[derive(Debug, Clone)]
pub struct GuildState {
    /// The server's id, which is also the id of the role everybody has.
    pub id: GuildId,
    /// The server's name.
    pub name: String,
    /// The language of its community, as in `en-US`; none of a server that is no community.
    pub community_locale: Option<String>,
    /// Who owns it, and so may do everything.
    pub owner: UserId,
    /// Every role, `@everyone` first.
    pub roles: Vec<Role>,
    /// Everybody in it, the bot included.
    pub members: BTreeMap<UserId, Member>,
    /// Its channels and threads, oldest first.
    pub channels: Vec<ChannelId>,
    /// Whether it is out of order, which for the bot looks much as if it had been thrown out.
    pub is_down: bool,
}

/// A bundle of permissions members can have.
#[derive(Debug, Clone)]
pub struct Role {
    /// The role's id.
    pub id: RoleId,
    /// The role's name.
    pub name: String,
    /// What it allows throughout the server.
    pub permissions: Permissions,
    /// Whether it is the bot's own, made when the bot was invited.
    pub is_managed: bool,
}

/// Somebody's place in a server.
#[derive(Debug, Clone)]
pub struct Member {
    /// Roles beyond `@everyone`.
    pub roles: Vec<RoleId>,
    /// When this account joined.
    pub joined_at: Timestamp,
    /// What they are called here, where it is not their account's name.
    pub nick: Option<String>,
}

impl GuildState {
    /// What `user` may do in the server at large; nothing for strangers.
    pub fn permissions(&self, user: UserId) -> Permissions {
        let Some(member) = self.members.get(&user) else {
            return Permissions::empty();
        };
        if user == self.owner {
            return Permissions::all();
        }
        let own = |role: &&Role| role.id == self.everyone() || member.roles.contains(&role.id);
        let together = self
            .roles
            .iter()
            .filter(own)
            .fold(Permissions::empty(), |sum, role| sum | role.permissions);
        if together.contains(Permissions::ADMINISTRATOR) {
            Permissions::all()
        } else {
            together
        }
    }

    /// The role that everybody has.
    pub fn everyone(&self) -> RoleId {
        self.id.cast()
    }
}
