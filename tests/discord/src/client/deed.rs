//! What a person does, as a client puts it: by the ids on their screen.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    ids::{AttachmentId, ChannelId, InteractionId, MessageId, UserId},
    people::{ActError, OptionValue},
    world::Attachment,
};

/// Discord's number for an option that is a file.
const FILE: u8 = 11;

/// Something a person does in the channel they look at.
#[derive(Debug, Clone, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub(crate) enum Deed {
    /// Says something.
    Say { text: String },
    /// Replies to a message; without `mention` it does not ring.
    Reply {
        to: MessageId,
        text: String,
        #[serde(default)]
        mention: bool,
    },
    /// Sends a command; a subcommand is named behind its command.
    Slash {
        command: String,
        #[serde(default)]
        options: Vec<Typed>,
    },
    /// Asks what could be typed for the option `focused`.
    Complete {
        command: String,
        #[serde(default)]
        options: Vec<Typed>,
        focused: String,
    },
    /// Picks a command from the menu on somebody's name.
    UserMenu { command: String, target: UserId },
    /// Presses a button.
    Press { message: MessageId, control: String },
    /// Chooses from a menu, of words or of people.
    Select {
        message: MessageId,
        menu: String,
        values: Vec<String>,
    },
    /// Sends a form that an earlier answer opened.
    Submit {
        form: InteractionId,
        #[serde(default)]
        fields: BTreeMap<String, String>,
    },
    /// Changes what they said.
    Edit { message: MessageId, text: String },
    /// Deletes a message, or puts one that only they see out of their sight.
    Delete { message: MessageId },
    /// Opens a thread, from a message if one is named.
    Thread {
        name: String,
        from: Option<MessageId>,
    },
}

/// A value typed or picked for an option, in Discord's form.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Typed {
    pub name: String,
    /// Discord's number for its type.
    #[serde(rename = "type")]
    pub kind: u8,
    pub value: Value,
}

impl Typed {
    /// The option with its value; refused when the value is of another type than it says.
    /// `file` finds a file that was uploaded before.
    pub fn value(
        &self,
        file: impl Fn(AttachmentId) -> Option<Attachment>,
    ) -> Result<(&str, OptionValue), ActError> {
        let wrong = || ActError::WrongValue {
            option: self.name.clone(),
            why: "it is of another type".to_owned(),
        };
        Ok((&self.name, self.read(file).ok_or_else(wrong)?))
    }

    /// Whether it is a file.
    pub const fn is_file(&self) -> bool {
        self.kind == FILE
    }

    fn read(&self, file: impl Fn(AttachmentId) -> Option<Attachment>) -> Option<OptionValue> {
        let text = || self.value.as_str();
        Some(match self.kind {
            3 => OptionValue::Text(text()?.to_owned()),
            4 => OptionValue::Integer(self.value.as_i64()?),
            5 => OptionValue::Boolean(self.value.as_bool()?),
            6 => OptionValue::User(text()?.parse::<u64>().ok().and_then(UserId::new_checked)?),
            7 => OptionValue::Channel(
                text()?
                    .parse::<u64>()
                    .ok()
                    .and_then(ChannelId::new_checked)?,
            ),
            10 => OptionValue::Number(self.value.as_f64()?),
            FILE => {
                let id = text()?.parse::<u64>().ok();
                OptionValue::File(file(id.and_then(AttachmentId::new_checked)?)?)
            }
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_value_is_read_by_its_type() {
        let read = |kind, value| {
            Typed {
                name: "it".into(),
                kind,
                value,
            }
            .read(|_| None)
        };
        assert_eq!(read(3, json!("K10")), Some("K10".into()));
        assert_eq!(read(4, json!(3)), Some(3.into()));
        assert_eq!(read(5, json!(true)), Some(true.into()));
        assert_eq!(read(6, json!("7")), Some(UserId::new(7).into()));
        assert_eq!(read(6, json!("0")), None);
        assert_eq!(read(4, json!("3")), None);
        assert_eq!(read(11, json!("1")), None);
    }
}
