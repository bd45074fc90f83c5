//! What is to be read on the screen, in place of ids.

use crate::{
    ids::{ChannelId, UserId},
    world::{Message, World},
};

/// How much of a message names it.
const LENGTH: usize = 60;

/// How a place is called.
pub(crate) fn place(world: &World, id: ChannelId) -> Option<String> {
    let channel = world.channel(id)?;
    Some(if channel.is_dm() {
        format!("@{}", world.bot().name)
    } else {
        format!("#{}", channel.name)
    })
}

/// The place of this name, for somebody.
pub(super) fn find_place(world: &mut World, name: &str, user: UserId) -> Option<ChannelId> {
    let Some(name) = name.strip_prefix('#') else {
        return Some(world.dm(user));
    };
    let named = world
        .channels
        .values()
        .filter(|channel| channel.guild.is_some() && channel.name == name);
    named.map(|channel| channel.id).max()
}

/// The account with this name, with or without `@`.
pub(super) fn find_user(world: &World, name: &str) -> Option<UserId> {
    let name = name.strip_prefix('@').unwrap_or(name);
    let mut users = world.users.values();
    users.find(|user| user.name == name).map(|user| user.id)
}

/// A text in which people are named, not numbered.
pub(super) fn named(world: &World, text: &str) -> String {
    let users = world.users.values();
    users.fold(text.to_owned(), |text, user| {
        text.replace(&user.mention(), &format!("@{}", user.name))
    })
}

/// The same the other way round; the longest names first, for one may begin like another.
pub(super) fn numbered(world: &World, text: &str) -> String {
    let mut users: Vec<_> = world.users.values().collect();
    users.sort_by_key(|user| std::cmp::Reverse(user.name.len()));
    users.into_iter().fold(text.to_owned(), |text, user| {
        text.replace(&format!("@{}", user.name), &user.mention())
    })
}

/// How a message begins: as far as no time is named, which would be another one next time.
pub(super) fn beginning(world: &World, message: &Message) -> String {
    let text = named(world, &message.content);
    let timeless = text.split("<t:").next().unwrap_or_default();
    timeless.chars().take(LENGTH).collect()
}
