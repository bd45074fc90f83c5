//! Discord's people as the game knows them: an id, and a name to call them by.

use serenity::all::{
    CommandInteraction, ComponentInteraction, MessageFlags, ModalInteraction, User,
};

use crate::game::{ChannelId, Person, Place, PlayerId, ServerId};

/// The one who gave a command.
pub fn commander(interaction: &CommandInteraction) -> Person {
    let member = interaction.member.as_ref();
    person(
        &interaction.user,
        member.and_then(|member| member.nick.as_deref()),
    )
}

/// The one who pressed a button.
pub fn presser(interaction: &ComponentInteraction) -> Person {
    let member = interaction.member.as_ref();
    person(
        &interaction.user,
        member.and_then(|member| member.nick.as_deref()),
    )
}

/// The one who sent a form.
pub fn sender(interaction: &ModalInteraction) -> Person {
    let member = interaction.member.as_ref();
    person(
        &interaction.user,
        member.and_then(|member| member.nick.as_deref()),
    )
}

/// A person: the name they have on this server, else everywhere, else their account's.
pub fn person(user: &User, nick: Option<&str>) -> Person {
    let name = nick.or(user.global_name.as_deref()).unwrap_or(&user.name);
    Person::new(PlayerId(user.id.get()), name)
}

/// Where a command was given.
pub fn place(interaction: &CommandInteraction) -> Place {
    Place {
        server: interaction.guild_id.map(|id| ServerId(id.get())),
        channel: ChannelId(interaction.channel_id.get()),
    }
}

/// Whether only the one who pressed sees the message.
pub fn is_alone(interaction: &ComponentInteraction) -> bool {
    let flags = interaction.message.flags.unwrap_or_default();
    flags.contains(MessageFlags::EPHEMERAL)
}
