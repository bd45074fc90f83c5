//! Maps Discord's users to the game's people: an id, and a name to call them by.

use serenity::all::{
    self as discord, CommandInteraction, ComponentInteraction, GuildId, Member,
    Message as DiscordMessage, MessageFlags, ModalInteraction, PartialMember, User,
};

use crate::game::{ChannelId, InteractionId, Person, Place, PlayerId, ServerId, Viewpoint};

/// The person who gave a command.
pub fn commander(interaction: &CommandInteraction) -> Person {
    member(
        &interaction.user,
        interaction.guild_id,
        interaction.member.as_deref(),
    )
}

/// The person who pressed a button.
pub fn presser(interaction: &ComponentInteraction) -> Person {
    member(
        &interaction.user,
        interaction.guild_id,
        interaction.member.as_ref(),
    )
}

/// The person who submitted a form.
pub fn sender(interaction: &ModalInteraction) -> Person {
    member(
        &interaction.user,
        interaction.guild_id,
        interaction.member.as_ref(),
    )
}

/// A person named in a command.
pub fn named(user: &User, server: Option<GuildId>, member: Option<&PartialMember>) -> Person {
    let person = person(user);
    match (server, member) {
        (Some(server), Some(member)) => {
            person.seen_on(ServerId(server.get()), member.nick.as_deref())
        }
        _ => person,
    }
}

/// A person by their display name on all servers, else by their account's name.
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

/// The id of an interaction.
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

/// The viewpoint of the person who gave a command.
pub fn viewpoint(interaction: &CommandInteraction) -> Viewpoint {
    looks(&interaction.user, interaction.guild_id)
}

/// The viewpoint of the person who pressed a button.
pub fn viewpoint_of_press(interaction: &ComponentInteraction) -> Viewpoint {
    looks(&interaction.user, interaction.guild_id)
}

/// The viewpoint of the person who submitted a form.
pub fn viewpoint_of_form(interaction: &ModalInteraction) -> Viewpoint {
    looks(&interaction.user, interaction.guild_id)
}

/// The viewpoint of the author of a message.
pub fn viewpoint_of_author(message: &DiscordMessage) -> Viewpoint {
    looks(&message.author, message.guild_id)
}

fn looks(user: &User, server: Option<GuildId>) -> Viewpoint {
    Viewpoint {
        player: PlayerId(user.id.get()),
        server: server.map(|server| ServerId(server.get())),
    }
}

/// Whether only the person who submitted a form sees the message that opened it.
pub fn is_alone_with_form(interaction: &ModalInteraction) -> bool {
    let flags = interaction
        .message
        .as_ref()
        .and_then(|message| message.flags);
    flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
}

/// Whether only the person who pressed sees the message.
pub fn is_alone(interaction: &ComponentInteraction) -> bool {
    let flags = interaction.message.flags.unwrap_or_default();
    flags.contains(MessageFlags::EPHEMERAL)
}
