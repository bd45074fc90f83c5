//! Forms to fill in.

use serde_json::{Value, json};

use super::{ActError, Answer, Person, act::Act};
use crate::{
    ids::{ChannelId, InteractionId, MessageId},
    world::InteractionKind,
};

/// Discord's number for a text input.
const TEXT_INPUT: u64 = 4;
/// Discord's number for a text input of several lines.
const PARAGRAPH: u64 = 2;

/// A form the bot asks a person to fill in.
#[derive(Debug, Clone)]
pub struct Modal {
    /// What it sends to the bot.
    pub custom_id: String,
    /// What stands over it.
    pub title: String,
    /// What can be filled in, from top to bottom.
    pub fields: Vec<ModalField>,
    channel: ChannelId,
    from_message: Option<MessageId>,
    opened_by: InteractionId,
}

/// A text to fill in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ModalField {
    /// The field's own id.
    pub custom_id: String,
    /// What stands over it.
    pub label: String,
    /// Whether it must be filled in.
    pub is_required: bool,
    /// What it is filled with to begin with.
    pub value: String,
    /// What stands in it while it is empty.
    pub placeholder: String,
    /// Whether it has several lines.
    pub is_long: bool,
    /// How long the text may be: fewest and most characters.
    pub length: (usize, usize),
}

impl Modal {
    pub(crate) fn read(
        data: &Value,
        opened_by: InteractionId,
        channel: ChannelId,
        from_message: Option<MessageId>,
    ) -> Self {
        let text = |key: &str| data[key].as_str().unwrap_or_default().to_owned();
        let rows = data["components"].as_array().into_iter().flatten();
        Self {
            custom_id: text("custom_id"),
            title: text("title"),
            fields: rows.filter_map(field).collect(),
            channel,
            from_message,
            opened_by,
        }
    }

    fn field(&self, name: &str) -> Option<&ModalField> {
        self.fields
            .iter()
            .find(|field| field.custom_id == name || field.label == name)
    }
}

impl Person {
    /// Fills in a form and sends it; fields by their label or `custom_id`. What is left out keeps
    /// what it was filled with; the client's checks of length and of required fields apply.
    pub async fn submit_modal(
        &self,
        modal: &Modal,
        texts: &[(&str, &str)],
    ) -> Result<Answer, ActError> {
        if let Some((name, _)) = texts.iter().find(|(name, _)| modal.field(name).is_none()) {
            return Err(ActError::NoSuchControl((*name).to_owned()));
        }
        let mut filled = Vec::with_capacity(modal.fields.len());
        for field in &modal.fields {
            let given =
                |(name, _): &&(&str, &str)| *name == field.custom_id || *name == field.label;
            let text = texts
                .iter()
                .find(given)
                .map_or(field.value.as_str(), |(_, text)| text);
            check(field, text)?;
            filled.push((field.custom_id.as_str(), text));
        }
        self.forged_modal(modal, &modal.custom_id, &filled).await
    }

    /// Sends a form no client would send: another `custom_id`, any fields, any text.
    pub async fn forged_modal(
        &self,
        modal: &Modal,
        custom_id: &str,
        texts: &[(&str, &str)],
    ) -> Result<Answer, ActError> {
        let row = |(id, text): &(&str, &str)| {
            let input = json!({"type": TEXT_INPUT, "custom_id": id, "value": text});
            json!({"type": 1, "components": [input]})
        };
        let rows: Vec<_> = texts.iter().map(row).collect();
        let act = Act {
            kind: InteractionKind::Modal,
            command: String::new(),
            from_message: modal.from_message,
            opened_by: Some(modal.opened_by),
            data: json!({"custom_id": custom_id, "components": rows}),
        };
        Self {
            channel: modal.channel,
            ..self.clone()
        }
        .act(act)
        .await
    }
}

/// A field, standing in a row or under a label.
fn field(row: &Value) -> Option<ModalField> {
    let input = row["components"].get(0).or_else(|| row.get("component"))?;
    if input["type"].as_u64() != Some(TEXT_INPUT) {
        return None;
    }
    let text = |from: &Value, key: &str| from[key].as_str().unwrap_or_default().to_owned();
    let number = |key: &str| {
        input[key]
            .as_u64()
            .and_then(|number| usize::try_from(number).ok())
    };
    let label = if row["label"].is_string() { row } else { input };
    Some(ModalField {
        custom_id: text(input, "custom_id"),
        label: text(label, "label"),
        is_required: input["required"].as_bool().unwrap_or(true),
        value: text(input, "value"),
        placeholder: text(input, "placeholder"),
        is_long: input["style"].as_u64() == Some(PARAGRAPH),
        length: (
            number("min_length").unwrap_or(0),
            number("max_length").unwrap_or(4_000),
        ),
    })
}

fn check(field: &ModalField, text: &str) -> Result<(), ActError> {
    let name = || field.label.clone();
    if text.is_empty() {
        return if field.is_required {
            Err(ActError::MissingOption(name()))
        } else {
            Ok(())
        };
    }
    let (least, most) = field.length;
    if (least..=most).contains(&text.chars().count()) {
        return Ok(());
    }
    let why = format!("{least} to {most} characters");
    Err(ActError::WrongValue {
        option: name(),
        why,
    })
}
