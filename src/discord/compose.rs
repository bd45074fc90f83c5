//! From what is said to what Discord is sent. Whom a message may ping is stated in every one.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateInputText, CreateInteractionResponseFollowup, CreateInteractionResponseMessage,
    CreateMessage, CreateModal, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
    EditInteractionResponse, EditMessage, InputTextStyle, MessageFlags, MessageReference, Nonce,
    UserId,
};

use crate::discord::message::{Button, Form, Look, Menu, Picture, Row, Said};

/// An ordinary message. The nonce makes posting it twice harmless.
pub fn message(said: &Said, pictures: Vec<Picture>, nonce: String) -> CreateMessage {
    let flags = if said.is_quiet {
        MessageFlags::SUPPRESS_NOTIFICATIONS
    } else {
        MessageFlags::empty()
    };
    CreateMessage::new()
        .flags(flags)
        .content(&said.text)
        .allowed_mentions(mentions(said))
        .components(rows(said))
        .add_files(pictures.into_iter().map(file))
        .nonce(Nonce::String(nonce))
        .enforce_nonce(true)
}

/// The same as a reply, that does not ping whom it replies to.
pub fn reply(said: &Said, to: MessageReference, nonce: String) -> CreateMessage {
    message(said, Vec::new(), nonce)
        .reference_message(to.fail_if_not_exists(false))
        .allowed_mentions(mentions(said).replied_user(false))
}

/// The first answer to a command or a press.
pub fn response(said: &Said, pictures: Vec<Picture>) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new()
        .content(&said.text)
        .allowed_mentions(mentions(said))
        .components(rows(said))
        .add_files(pictures.into_iter().map(file))
}

/// The same where the first answer was already given, to be filled in later.
pub fn edit(said: &Said, pictures: Vec<Picture>) -> EditInteractionResponse {
    let edit = EditInteractionResponse::new()
        .content(&said.text)
        .allowed_mentions(mentions(said))
        .components(rows(said));
    // Whatever was attached before goes.
    let edit = edit.clear_attachments();
    let files = pictures.into_iter().map(file);
    files.fold(edit, EditInteractionResponse::new_attachment)
}

/// What an ordinary message says from now on.
pub fn edit_message(said: &Said) -> EditMessage {
    EditMessage::new()
        .content(&said.text)
        .allowed_mentions(mentions(said))
        .components(rows(said))
}

/// A further private message after the answer.
pub fn followup(said: &Said, pictures: Vec<Picture>) -> CreateInteractionResponseFollowup {
    CreateInteractionResponseFollowup::new()
        .content(&said.text)
        .allowed_mentions(mentions(said))
        .components(rows(said))
        .add_files(pictures.into_iter().map(file))
        .ephemeral(true)
}

/// A form with one line to fill in.
pub fn form(form: &Form) -> CreateModal {
    let line = CreateInputText::new(InputTextStyle::Short, &form.label, Form::LINE)
        .placeholder(&form.example)
        .max_length(Form::LONGEST);
    CreateModal::new(form.press.to_string(), &form.title)
        .components(vec![CreateActionRow::InputText(line)])
}

/// Nobody but the one who is to be pinged.
fn mentions(said: &Said) -> CreateAllowedMentions {
    let users = said.ping.map(|player| UserId::new(player.0));
    CreateAllowedMentions::new().users(users)
}

fn rows(said: &Said) -> Vec<CreateActionRow> {
    let rows = said.rows.iter();
    rows.map(|row| match row {
        Row::Buttons(buttons) => CreateActionRow::Buttons(buttons.iter().map(button).collect()),
        Row::Menu(menu) => CreateActionRow::SelectMenu(choice(menu)),
    })
    .collect()
}

fn button(button: &Button) -> CreateButton {
    CreateButton::new(button.press.to_string())
        .label(&button.label)
        .disabled(button.is_off)
        .style(match button.look {
            Look::Inviting => ButtonStyle::Success,
            Look::Plain => ButtonStyle::Secondary,
            Look::Grave => ButtonStyle::Danger,
        })
}

fn choice(menu: &Menu) -> CreateSelectMenu {
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
        menu.press.to_string(),
        CreateSelectMenuKind::String { options },
    )
    .placeholder(&menu.prompt)
}

fn file(picture: Picture) -> CreateAttachment {
    CreateAttachment::bytes(picture.bytes, picture.name).description(picture.description)
}
