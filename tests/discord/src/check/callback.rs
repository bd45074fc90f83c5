//! What the first answer to an interaction may be.

use std::collections::HashSet;

use serde::Deserialize;
use serde_json::Value;
use twilight_model::{
    application::command::CommandOptionChoice,
    channel::message::{Component, MessageFlags},
    http::interaction::InteractionResponseType,
};
use twilight_validate::{command, component};

use super::message::{MessageForm, at, distinct_ids, typed};
use crate::{refusal::Refusal, world::InteractionKind};

/// Discord's limit for suggestions while typing.
const CHOICES: usize = 25;
/// Discord's limit for rows of a modal.
const MODAL_ROWS: usize = 5;
/// Discord's limits for a modal's title and `custom_id`.
const TITLE_CHARACTERS: usize = 45;
const CUSTOM_ID_CHARACTERS: usize = 100;

/// A first answer, checked.
#[derive(Debug)]
pub(crate) enum Callback {
    /// A message of its own.
    Message(Box<MessageForm>),
    /// A message later.
    Defer(MessageFlags),
    /// Something later, or nothing.
    DeferUpdate,
    /// An edit of the message whose control was used.
    Update(Box<MessageForm>),
    /// Suggestions while typing.
    Choices(Vec<CommandOptionChoice>),
    /// A form to fill in, as sent.
    Modal(Value),
}

#[derive(Debug, Deserialize)]
struct Form {
    #[serde(rename = "type")]
    kind: InteractionResponseType,
    #[serde(default)]
    data: Value,
}

impl Callback {
    /// Reads an answer and holds it against every limit, and against what it answers.
    pub fn check(form: &Value, to: InteractionKind, has_message: bool) -> Result<Self, Refusal> {
        use InteractionResponseType as Kind;
        let form = Form::deserialize(form)
            .map_err(|error| Refusal::invalid_form("", error.to_string()))?;
        if !fits(form.kind, to, has_message) {
            let message = format!("{:?} does not answer this interaction", form.kind);
            return Err(Refusal::invalid_form("type", message));
        }
        Ok(match form.kind {
            Kind::ChannelMessageWithSource => {
                Self::Message(Box::new(MessageForm::check(&form.data)?))
            }
            Kind::UpdateMessage => Self::Update(Box::new(MessageForm::check(&form.data)?)),
            Kind::DeferredChannelMessageWithSource => {
                let flags = form.data["flags"].as_u64().unwrap_or(0);
                Self::Defer(MessageFlags::from_bits_truncate(flags))
            }
            Kind::DeferredUpdateMessage => Self::DeferUpdate,
            Kind::ApplicationCommandAutocompleteResult => Self::Choices(choices(&form.data)?),
            Kind::Modal => {
                check_modal(&form.data)?;
                Self::Modal(form.data)
            }
            _ => {
                return Err(Refusal::invalid_form(
                    "type",
                    "not a type that is supported",
                ));
            }
        })
    }
}

/// Whether this kind of answer can be given to that kind of interaction.
fn fits(answer: InteractionResponseType, to: InteractionKind, has_message: bool) -> bool {
    use InteractionKind as To;
    use InteractionResponseType as Kind;
    match answer {
        Kind::ChannelMessageWithSource | Kind::DeferredChannelMessageWithSource => {
            to != To::Autocomplete
        }
        Kind::UpdateMessage | Kind::DeferredUpdateMessage => {
            to == To::Component || (to == To::Modal && has_message)
        }
        Kind::ApplicationCommandAutocompleteResult => to == To::Autocomplete,
        Kind::Modal => matches!(to, To::Command | To::Component),
        _ => false,
    }
}

fn choices(data: &Value) -> Result<Vec<CommandOptionChoice>, Refusal> {
    let listed = data["choices"].as_array().map(Vec::as_slice);
    let choices: Vec<CommandOptionChoice> = typed("data.choices", listed)?;
    if choices.len() > CHOICES {
        return Err(Refusal::invalid_form(
            "data.choices",
            "must be 25 or fewer in length",
        ));
    }
    for choice in &choices {
        command::choice(choice).map_err(at("data.choices"))?;
    }
    Ok(choices)
}

fn check_modal(data: &Value) -> Result<(), Refusal> {
    let text = |key: &str, most: usize| match data[key].as_str() {
        Some(text) if !text.is_empty() && text.chars().count() <= most => Ok(()),
        _ => Err(Refusal::invalid_form(
            &format!("data.{key}"),
            format!("1 to {most} in length"),
        )),
    };
    text("custom_id", CUSTOM_ID_CHARACTERS)?;
    text("title", TITLE_CHARACTERS)?;
    let rows = data["components"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    if !(1..=MODAL_ROWS).contains(&rows.len()) {
        return Err(Refusal::invalid_form(
            "data.components",
            "must be between 1 and 5 in length",
        ));
    }
    for row in typed::<Component>("data.components", Some(rows))? {
        check_modal_row(&row)?;
    }
    distinct_ids(rows, &mut HashSet::new())
}

fn check_modal_row(row: &Component) -> Result<(), Refusal> {
    match row {
        Component::ActionRow(row) => match row.components.as_slice() {
            [Component::TextInput(input)] => {
                component::text_input(input, true).map_err(at("data.components"))
            }
            _ => Err(Refusal::invalid_form(
                "data.components",
                "a row takes one text input",
            )),
        },
        Component::Label(_) | Component::TextDisplay(_) => Ok(()),
        _ => Err(Refusal::invalid_form(
            "data.components",
            "not allowed in a modal",
        )),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{
        InteractionKind::{Autocomplete, Command, Component, Modal},
        *,
    };

    #[test]
    fn an_answer_must_fit_what_it_answers() {
        let modal = |inputs: usize, title: &str| {
            let row = |n| {
                let input = json!({"type": 4, "custom_id": format!("f{n}"), "label": "Point",
                    "style": 1});
                json!({"type": 1, "components": [input]})
            };
            let rows: Vec<_> = (0..inputs).map(row).collect();
            json!({"type": 9, "data": {"custom_id": "m", "title": title, "components": rows}})
        };
        let choices = |count: usize| {
            let choice = json!({"name": "K10", "value": "K10"});
            json!({"type": 8, "data": {"choices": vec![choice; count]}})
        };
        let cases = [
            (json!({"type": 4, "data": {"content": "hi"}}), Command, true),
            (
                json!({"type": 4, "data": {"content": "hi"}}),
                Autocomplete,
                false,
            ),
            (
                json!({"type": 7, "data": {"content": "hi"}}),
                Command,
                false,
            ),
            (
                json!({"type": 7, "data": {"content": "hi"}}),
                Component,
                true,
            ),
            (json!({"type": 6}), Component, true),
            (json!({"type": 6}), Modal, false),
            (json!({"type": 99}), Command, false),
            (modal(1, "Move"), Component, true),
            (modal(1, "Move"), Modal, false),
            (modal(0, "Move"), Component, false),
            (modal(6, "Move"), Component, false),
            (modal(1, &"x".repeat(46)), Component, false),
            (choices(25), Autocomplete, true),
            (choices(26), Autocomplete, false),
            (choices(1), Command, false),
        ];
        for (form, to, is_fine) in cases {
            let checked = Callback::check(&form, to, false);
            assert_eq!(checked.is_ok(), is_fine, "{form} to {to:?}: {checked:?}");
        }
    }
}
