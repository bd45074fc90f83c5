//! From what is said to what Discord is sent. Whom a message may ping is stated in every one.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateInputText, CreateInteractionResponseFollowup, CreateInteractionResponseMessage,
    CreateMessage, CreateModal, EditInteractionResponse, InputTextStyle, Nonce, UserId,
};

use super::easel::Picture;
use super::messages::{Button, Form, Look, Said};

/// An ordinary message. The nonce makes posting it twice harmless.
pub fn message(said: &Said, picture: Option<Picture>, nonce: String) -> CreateMessage {
    CreateMessage::new()
        .content(&said.text)
        .allowed_mentions(mentions(said))
        .components(rows(said))
        .add_files(picture.map(file))
        .nonce(Nonce::String(nonce))
        .enforce_nonce(true)
}

/// The first answer to a command or a press.
pub fn response(said: &Said, picture: Option<Picture>) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new()
        .content(&said.text)
        .allowed_mentions(mentions(said))
        .components(rows(said))
        .add_files(picture.map(file))
}

/// The same where the first answer was already given, to be filled in later.
pub fn edit(said: &Said, picture: Option<Picture>) -> EditInteractionResponse {
    let edit = EditInteractionResponse::new()
        .content(&said.text)
        .allowed_mentions(mentions(said))
        .components(rows(said));
    match picture {
        Some(picture) => edit.new_attachment(file(picture)),
        None => edit,
    }
}

/// A further private message after the answer.
pub fn followup(said: &Said, picture: Option<Picture>) -> CreateInteractionResponseFollowup {
    CreateInteractionResponseFollowup::new()
        .content(&said.text)
        .allowed_mentions(mentions(said))
        .components(rows(said))
        .add_files(picture.map(file))
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
    if said.buttons.is_empty() {
        return Vec::new();
    }
    let buttons = said.buttons.iter().map(button).collect();
    vec![CreateActionRow::Buttons(buttons)]
}

fn button(button: &Button) -> CreateButton {
    CreateButton::new(button.press.to_string())
        .label(&button.label)
        .style(match button.look {
            Look::Inviting => ButtonStyle::Success,
            Look::Plain => ButtonStyle::Secondary,
            Look::Grave => ButtonStyle::Danger,
        })
}

fn file(picture: Picture) -> CreateAttachment {
    CreateAttachment::bytes(picture.png, "board.png").description(picture.description)
}
