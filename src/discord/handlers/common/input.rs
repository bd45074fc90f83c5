//! What was typed into a form, or chosen from a menu.

use serenity::all::{
    ActionRowComponent, ComponentInteraction, ComponentInteractionDataKind, ModalInteraction,
};

use crate::discord::message::Form;

/// What was typed into a form's line.
pub fn typed(interaction: &ModalInteraction) -> Option<&str> {
    let rows = interaction.data.components.iter();
    rows.flat_map(|row| &row.components)
        .find_map(|component| match component {
            ActionRowComponent::InputText(line) if line.custom_id == Form::LINE => {
                line.value.as_deref()
            }
            _ => None,
        })
}

/// What was chosen from a menu; nothing where a button was pressed.
pub fn chosen(interaction: &ComponentInteraction) -> Option<&str> {
    match &interaction.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().map(String::as_str),
        _ => None,
    }
}
