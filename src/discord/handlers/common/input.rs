//! Reads what was typed into a form, or chosen from a menu.

use serenity::all::{
    ActionRowComponent, ComponentInteraction, ComponentInteractionDataKind, ModalInteraction,
};

use crate::discord::message::Modal;
use crate::discord::refusal::RequestError;

/// What became of a form: a refusal repeats what was typed into it.
pub fn with_typed<T>(done: Result<T, RequestError>, typed: Vec<String>) -> Result<T, RequestError> {
    done.map_err(|error| match error {
        RequestError::Refused(refusal) => RequestError::NotTaken { refusal, typed },
        other => other,
    })
}

/// The text that was typed into a form.
pub fn typed(interaction: &ModalInteraction) -> Option<&str> {
    typed_line(interaction, Modal::LINE)
}

/// The text that was typed into the line of a form with this id; `None` if the form has no such line.
pub fn typed_line<'a>(interaction: &'a ModalInteraction, id: &str) -> Option<&'a str> {
    let rows = interaction.data.components.iter();
    rows.flat_map(|row| &row.components)
        .find_map(|component| match component {
            ActionRowComponent::InputText(line) if line.custom_id == id => {
                Some(line.value.as_deref().unwrap_or_default())
            }
            _ => None,
        })
}

/// The value that was chosen from a menu, or the number of the person; `None` for a button.
pub fn chosen_or_person(interaction: &ComponentInteraction) -> Option<String> {
    match &interaction.data.kind {
        ComponentInteractionDataKind::UserSelect { values } => {
            values.first().map(|it| it.get().to_string())
        }
        _ => chosen(interaction).map(str::to_owned),
    }
}

/// The value that was chosen from a menu; `None` for a button.
pub fn chosen(interaction: &ComponentInteraction) -> Option<&str> {
    match &interaction.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().map(String::as_str),
        _ => None,
    }
}
