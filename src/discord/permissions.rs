//! The permissions that the bot needs to play games in a channel, and that a person needs to change
//! a server's settings.

use serenity::all::{
    ChannelType, CommandInteraction, ComponentInteraction, Member, ModalInteraction,
    PartialChannel, Permissions,
};

use crate::game::{ChannelId, RoleId, ServerId};
use crate::language::{Text, say};

/// The permissions that the bot lacks in a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingPermissions {
    /// The permissions by their names in Discord's settings, never empty.
    pub names: Vec<Text>,
}

/// A permission with its name in Discord's settings.
type Named = (Permissions, fn() -> Text);

/// The permissions for a game in a channel.
const NEEDED: [Named; 4] = [
    (Permissions::VIEW_CHANNEL, || {
        say!(permissions::view_channel)
    }),
    (Permissions::SEND_MESSAGES, || {
        say!(permissions::send_messages)
    }),
    (Permissions::EMBED_LINKS, || say!(permissions::embed_links)),
    (Permissions::ATTACH_FILES, || {
        say!(permissions::attach_files)
    }),
];

/// Threads have a separate permission for sending.
const SENDING_IN_THREADS: Named = (Permissions::SEND_MESSAGES_IN_THREADS, || {
    say!(permissions::send_messages_in_threads)
});

/// What is missing in the channel where a command was given; `None` if a game can be played there.
///
/// Discord sends the bot's permissions in the channel with each interaction.
pub fn missing(interaction: &CommandInteraction) -> Option<MissingPermissions> {
    let has = interaction.app_permissions.unwrap_or_default();
    lacking(has, is_thread(interaction.channel.as_ref()))
}

/// What is missing in the channel where a button was pressed.
pub fn missing_at_press(interaction: &ComponentInteraction) -> Option<MissingPermissions> {
    let has = interaction.app_permissions.unwrap_or_default();
    lacking(has, is_thread(interaction.channel.as_ref()))
}

/// Whether the bot may open a thread in a channel and write there, or beside one, if that is a public
/// thread. A thread has no threads.
pub fn allow_threads(has: Option<Permissions>, channel: Option<&PartialChannel>) -> bool {
    let needed = Permissions::CREATE_PUBLIC_THREADS | Permissions::SEND_MESSAGES_IN_THREADS;
    let has = has.unwrap_or_default();
    let is_possible = !is_thread(channel) || parent(channel).is_some();
    is_possible && (has.administrator() || has.contains(needed))
}

/// The channel of a public thread.
pub fn parent(channel: Option<&PartialChannel>) -> Option<ChannelId> {
    let channel = channel.filter(|channel| channel.kind == ChannelType::PublicThread)?;
    channel.parent_id.map(|parent| ChannelId(parent.get()))
}

fn is_thread(channel: Option<&PartialChannel>) -> bool {
    channel.is_some_and(|channel| {
        matches!(
            channel.kind,
            ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread
        )
    })
}

/// Whether the person who gave a command manages the server. Discord shows the command to nobody
/// else by default, but every server can change that, so it is checked here as well.
pub fn manages_server(interaction: &CommandInteraction) -> bool {
    is_manager(interaction.member.as_deref())
}

/// Whether the person who pressed a button manages the server.
pub fn presser_manages_server(interaction: &ComponentInteraction) -> bool {
    is_manager(interaction.member.as_ref())
}

/// Whether the person who submitted a form manages the server.
pub fn sender_manages_server(interaction: &ModalInteraction) -> bool {
    is_manager(interaction.member.as_ref())
}

/// Whether a member of a server has a role, which may be the one that everybody has.
pub fn has_role(member: Option<&Member>, role: RoleId, server: ServerId) -> bool {
    let is_everybody = role.0 == server.0;
    member.is_some_and(|it| is_everybody || it.roles.iter().any(|own| own.get() == role.0))
}

fn is_manager(member: Option<&Member>) -> bool {
    let has = member.and_then(|member| member.permissions);
    has.is_some_and(|has| has.administrator() || has.manage_guild())
}

fn lacking(has: Permissions, in_thread: bool) -> Option<MissingPermissions> {
    if has.administrator() {
        return None;
    }
    let names: Vec<_> = NEEDED
        .into_iter()
        .map(|needed| match needed.0 {
            Permissions::SEND_MESSAGES if in_thread => SENDING_IN_THREADS,
            _ => needed,
        })
        .filter(|&(permission, _)| !has.contains(permission))
        .map(|(_, name)| name())
        .collect();
    (!names.is_empty()).then_some(MissingPermissions { names })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thread_needs_its_own_right_to_send() {
        let all = Permissions::VIEW_CHANNEL
            | Permissions::SEND_MESSAGES
            | Permissions::EMBED_LINKS
            | Permissions::ATTACH_FILES;
        assert_eq!(lacking(all, false), None);
        let missing = lacking(all, true).expect("the right to send in threads is missing");
        assert_eq!(missing.names, [say!(permissions::send_messages_in_threads)]);
        assert_eq!(lacking(Permissions::ADMINISTRATOR, true), None);
    }

    #[test]
    fn everything_that_is_missing_is_named() {
        let missing = lacking(Permissions::SEND_MESSAGES, false).expect("much is missing");
        assert_eq!(
            missing.names,
            [
                say!(permissions::view_channel),
                say!(permissions::embed_links),
                say!(permissions::attach_files)
            ]
        );
    }
}
