//! Discord's people as the game knows them: an id, and a name to call them by.

use serenity::all::{
    self as discord, CommandInteraction, ComponentInteraction, GuildId, Member, Message,
    MessageFlags, ModalInteraction, PartialMember, User,
};

use crate::game::{ChannelId, InteractionId, Person, Place, PlayerId, ServerId, Viewpoint};

/// The one who gave a command.
pub fn commander(interaction: &CommandInteraction) -> Person {
    member(
        &interaction.user,
        interaction.guild_id,
        interaction.member.as_deref(),
    )
}

/// The one who pressed a button.
pub fn presser(interaction: &ComponentInteraction) -> Person {
    member(
        &interaction.user,
        interaction.guild_id,
        interaction.member.as_ref(),
    )
}

/// The one who sent a form.
pub fn sender(interaction: &ModalInteraction) -> Person {
    member(
        &interaction.user,
        interaction.guild_id,
        interaction.member.as_ref(),
    )
}

/// Somebody whom a command names.
pub fn named(user: &User, server: Option<GuildId>, member: Option<&PartialMember>) -> Person {
    let person = person(user);
    match (server, member) {
        (Some(server), Some(member)) => {
            person.seen_on(ServerId(server.get()), member.nick.as_deref())
        }
        _ => person,
    }
}

/// A person by the name that they have everywhere, else by their account's.
pub fn person(user: &User) -> Person {
    let name = user.global_name.as_deref().unwrap_or(&user.name);
    Person::new(PlayerId(user.id.get()), name)
}

fn member(user: &User, server: Option<GuildId>, member: Option<&Member>) -> Person {
    let person = person(user);
    match (server, member) {
        (Some(server), Some(member)) => {
            person.seen_on(ServerId(server.get()), member.nick.as_deref())
        }
        _ => person,
    }
}

/// The number of a command or a press.
pub fn id_of(interaction: discord::InteractionId) -> InteractionId {
    InteractionId(interaction.get())
}

/// Where a command was given.
pub fn place(interaction: &CommandInteraction) -> Place {
    Place {
        server: interaction.guild_id.map(|id| ServerId(id.get())),
        channel: ChannelId(interaction.channel_id.get()),
    }
}

/// Where a button was pressed.
pub fn place_of_press(interaction: &ComponentInteraction) -> Place {
    Place {
        server: interaction.guild_id.map(|id| ServerId(id.get())),
        channel: ChannelId(interaction.channel_id.get()),
    }
}

/// From where the one who gave a command looks at games.
pub fn viewpoint(interaction: &CommandInteraction) -> Viewpoint {
    looks(&interaction.user, interaction.guild_id)
}

/// From where the one who pressed a button does.
pub fn viewpoint_of_press(interaction: &ComponentInteraction) -> Viewpoint {
    looks(&interaction.user, interaction.guild_id)
}

/// From where the one who sent a form does.
pub fn viewpoint_of_form(interaction: &ModalInteraction) -> Viewpoint {
    looks(&interaction.user, interaction.guild_id)
}

/// From where the one who wrote a message does.
pub fn viewpoint_of_author(message: &Message) -> Viewpoint {
    looks(&message.author, message.guild_id)
}

fn looks(user: &User, server: Option<GuildId>) -> Viewpoint {
    Viewpoint {
        player: PlayerId(user.id.get()),
        server: server.map(|server| ServerId(server.get())),
    }
}

/// Whether only the one who sent a form sees the message that opened it.
pub fn is_alone_with_form(interaction: &ModalInteraction) -> bool {
    let flags = interaction
        .message
        .as_ref()
        .and_then(|message| message.flags);
    flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
}

/// Whether only the one who pressed sees the message.
pub fn is_alone(interaction: &ComponentInteraction) -> bool {
    let flags = interaction.message.flags.unwrap_or_default();
    flags.contains(MessageFlags::EPHEMERAL)
}
