//! Values for a command's options, and what the client thinks of them.

use serde_json::{Value, json};
use twilight_model::application::command::{
    CommandOption, CommandOptionChoiceValue, CommandOptionType, CommandOptionValue,
};

use super::{ActError, Person};
use crate::{
    ids::{ChannelId, RoleId, UserId},
    places::Channel,
    world::Attachment,
};

/// A value typed or picked for an option.
#[derive(Debug, Clone, PartialEq)]
pub enum OptionValue {
    /// Words.
    Text(String),
    /// A whole number.
    Integer(i64),
    /// Any number.
    Number(f64),
    /// Yes or no.
    Boolean(bool),
    /// Somebody.
    User(UserId),
    /// A channel.
    Channel(ChannelId),
    /// A role.
    Role(RoleId),
    /// A file that was uploaded by [`Person::uploads`].
    File(Attachment),
}

impl OptionValue {
    /// The value as Discord sends it.
    pub(super) fn json(&self) -> Value {
        match self {
            Self::Text(text) => json!(text),
            Self::Integer(number) => json!(number),
            Self::Number(number) => json!(number),
            Self::Boolean(truth) => json!(truth),
            Self::User(id) => json!(id),
            Self::Channel(id) => json!(id),
            Self::Role(id) => json!(id),
            Self::File(file) => json!(file.id),
        }
    }

    /// The kind of option this value is for.
    pub(super) fn kind(&self) -> CommandOptionType {
        match self {
            Self::Text(_) => CommandOptionType::String,
            Self::Integer(_) => CommandOptionType::Integer,
            Self::Number(_) => CommandOptionType::Number,
            Self::Boolean(_) => CommandOptionType::Boolean,
            Self::User(_) => CommandOptionType::User,
            Self::Channel(_) => CommandOptionType::Channel,
            Self::Role(_) => CommandOptionType::Role,
            Self::File(_) => CommandOptionType::Attachment,
        }
    }

    /// Holds a value against the registered option, as the client does before sending it.
    pub(super) fn check(&self, option: &CommandOption) -> Result<(), ActError> {
        let why = if self.kind() != option.kind {
            Some(format!("it is a {:?}", option.kind))
        } else if !self.is_a_choice(option) {
            Some("it is not one of the choices".to_owned())
        } else {
            self.out_of_bounds(option)
        };
        let option = option.name.clone();
        why.map_or(Ok(()), |why| Err(ActError::WrongValue { option, why }))
    }

    fn is_a_choice(&self, option: &CommandOption) -> bool {
        let choices = option.choices.as_deref().unwrap_or_default();
        choices.is_empty()
            || choices
                .iter()
                .any(|choice| *self == Self::from(&choice.value))
    }

    fn out_of_bounds(&self, option: &CommandOption) -> Option<String> {
        let bound = |bound: Option<CommandOptionValue>| match bound? {
            #[expect(clippy::cast_precision_loss, reason = "bounds are within 2^53")]
            CommandOptionValue::Integer(number) => Some(number as f64),
            CommandOptionValue::Number(number) => Some(number),
        };
        let (value, least, most) = match self {
            #[expect(
                clippy::cast_precision_loss,
                reason = "Discord takes numbers within 2^53"
            )]
            Self::Integer(number) => (
                *number as f64,
                bound(option.min_value),
                bound(option.max_value),
            ),
            Self::Number(number) => (*number, bound(option.min_value), bound(option.max_value)),
            Self::Text(text) => {
                let length = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
                let (least, most) = (option.min_length, option.max_length);
                (
                    f64::from(length),
                    least.map(f64::from),
                    most.or(Some(6_000)).map(f64::from),
                )
            }
            _ => return None,
        };
        if least.is_some_and(|least| value < least) {
            Some("it is too small or short".to_owned())
        } else if most.is_some_and(|most| value > most) {
            Some("it is too large or long".to_owned())
        } else {
            None
        }
    }
}

impl From<&CommandOptionChoiceValue> for OptionValue {
    fn from(value: &CommandOptionChoiceValue) -> Self {
        match value {
            CommandOptionChoiceValue::String(text) => Self::Text(text.clone()),
            CommandOptionChoiceValue::Integer(number) => Self::Integer(*number),
            CommandOptionChoiceValue::Number(number) => Self::Number(*number),
        }
    }
}

impl From<&str> for OptionValue {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for OptionValue {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<i64> for OptionValue {
    fn from(number: i64) -> Self {
        Self::Integer(number)
    }
}

impl From<i32> for OptionValue {
    fn from(number: i32) -> Self {
        Self::Integer(number.into())
    }
}

impl From<f64> for OptionValue {
    fn from(number: f64) -> Self {
        Self::Number(number)
    }
}

impl From<bool> for OptionValue {
    fn from(truth: bool) -> Self {
        Self::Boolean(truth)
    }
}

impl From<UserId> for OptionValue {
    fn from(id: UserId) -> Self {
        Self::User(id)
    }
}

impl From<&Person> for OptionValue {
    fn from(person: &Person) -> Self {
        Self::User(person.id())
    }
}

impl From<&Channel> for OptionValue {
    fn from(channel: &Channel) -> Self {
        Self::Channel(channel.id())
    }
}

impl From<RoleId> for OptionValue {
    fn from(id: RoleId) -> Self {
        Self::Role(id)
    }
}
