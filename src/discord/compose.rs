//! Builds Discord's requests from messages. Each one states explicitly whom it may ping.

use serenity::all::{
    ButtonStyle as DiscordButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment,
    CreateButton, CreateInputText, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, EditAttachments, EditInteractionResponse,
    EditMessage, InputTextStyle, MessageFlags, MessageReference, Nonce, UserId,
};

use crate::discord::message::{
    Button, ButtonStyle, ComponentRow, Form, FormLine, Menu, Message, PersonMenu, Picture,
};

/// An ordinary message. The nonce makes posting it twice harmless.
pub fn create(message: &Message<String>, pictures: Vec<Picture>, nonce: String) -> CreateMessage {
    let flags = if message.is_quiet {
        MessageFlags::SUPPRESS_NOTIFICATIONS
    } else {
        MessageFlags::empty()
    };
    CreateMessage::new()
        .flags(flags)
        .content(&message.text)
        .allowed_mentions(mentions(message))
        .components(rows(message))
        .add_files(pictures.into_iter().map(file))
        .nonce(Nonce::String(nonce))
        .enforce_nonce(true)
}

/// A reply, which does not ping the person it replies to.
pub fn reply(message: &Message<String>, to: MessageReference, nonce: String) -> CreateMessage {
    create(message, Vec::new(), nonce)
        .reference_message(to.fail_if_not_exists(false))
        .allowed_mentions(mentions(message).replied_user(false))
}

/// The first response to an interaction.
pub fn response(
    message: &Message<String>,
    pictures: Vec<Picture>,
) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new()
        .content(&message.text)
        .allowed_mentions(mentions(message))
        .components(rows(message))
        .add_files(pictures.into_iter().map(file))
}

/// An edit of the first response, which was sent to be filled in later.
pub fn edit(message: &Message<String>, pictures: Vec<Picture>) -> EditInteractionResponse {
    let edit = EditInteractionResponse::new()
        .content(&message.text)
        .allowed_mentions(mentions(message))
        .components(rows(message));
    // Earlier attachments are removed.
    let edit = edit.clear_attachments();
    let files = pictures.into_iter().map(file);
    files.fold(edit, EditInteractionResponse::new_attachment)
}

/// An edit of an ordinary message.
pub fn edit_message(message: &Message<String>) -> EditMessage {
    EditMessage::new()
        .content(&message.text)
        .allowed_mentions(mentions(message))
        .components(rows(message))
}

/// An edit of an ordinary message that replaces its pictures as well.
pub fn replace_message(message: &Message<String>, pictures: Vec<Picture>) -> EditMessage {
    let files = pictures.into_iter().map(file);
    edit_message(message).attachments(files.fold(EditAttachments::new(), EditAttachments::add))
}

/// A further private message after the response.
pub fn followup(
    message: &Message<String>,
    pictures: Vec<Picture>,
) -> CreateInteractionResponseFollowup {
    CreateInteractionResponseFollowup::new()
        .content(&message.text)
        .allowed_mentions(mentions(message))
        .components(rows(message))
        .add_files(pictures.into_iter().map(file))
        .ephemeral(true)
}

/// A further message after the response, which everybody in the channel sees.
pub fn public_followup(
    message: &Message<String>,
    pictures: Vec<Picture>,
) -> CreateInteractionResponseFollowup {
    followup(message, pictures).ephemeral(false)
}

/// A form to fill in.
pub fn form(form: &Form<String>) -> CreateModal {
    let lines = form.lines.iter().map(line);
    CreateModal::new(form.action.to_string(), &form.title).components(lines.collect())
}

fn line(line: &FormLine<String>) -> CreateActionRow {
    let style = if line.is_short {
        InputTextStyle::Short
    } else {
        InputTextStyle::Paragraph
    };
    let input = CreateInputText::new(style, &line.label, line.id)
        .placeholder(&line.example)
        .max_length(line.most)
        .required(line.is_required);
    CreateActionRow::InputText(if line.written.is_empty() {
        input
    } else {
        input.value(&line.written)
    })
}

/// Allows a mention of nobody but the people to ping.
fn mentions(message: &Message<String>) -> CreateAllowedMentions {
    let users = message.pings.iter().map(|player| UserId::new(player.0));
    CreateAllowedMentions::new().users(users)
}

fn rows(message: &Message<String>) -> Vec<CreateActionRow> {
    let rows = message.rows.iter();
    rows.map(|row| match row {
        ComponentRow::Buttons(buttons) => {
            CreateActionRow::Buttons(buttons.iter().map(button).collect())
        }
        ComponentRow::Menu(menu) => CreateActionRow::SelectMenu(choice(menu)),
        ComponentRow::PersonMenu(menu) => CreateActionRow::SelectMenu(person_choice(menu)),
    })
    .collect()
}

fn button(button: &Button<String>) -> CreateButton {
    CreateButton::new(button.action.to_string())
        .label(&button.label)
        .disabled(button.is_off)
        .style(match button.look {
            ButtonStyle::Inviting => DiscordButtonStyle::Success,
            ButtonStyle::Plain => DiscordButtonStyle::Secondary,
            ButtonStyle::Grave => DiscordButtonStyle::Danger,
        })
}

fn choice(menu: &Menu<String>) -> CreateSelectMenu {
    let items = menu.items.iter().map(|item| {
        let option =
            CreateSelectMenuOption::new(&item.label, &item.value).default_selection(item.is_chosen);
        if item.about.is_empty() {
            option
        } else {
            option.description(&item.about)
        }
    });
    let options = items.collect();
    CreateSelectMenu::new(
        menu.action.to_string(),
        CreateSelectMenuKind::String { options },
    )
    .placeholder(&menu.prompt)
}

fn person_choice(menu: &PersonMenu<String>) -> CreateSelectMenu {
    let kind = CreateSelectMenuKind::User {
        default_users: None,
    };
    CreateSelectMenu::new(menu.action.to_string(), kind).placeholder(&menu.prompt)
}

fn file(picture: Picture) -> CreateAttachment {
    let file = CreateAttachment::bytes(picture.bytes, picture.name);
    if picture.description.is_empty() {
        return file;
    }
    file.description(picture.description)
}
