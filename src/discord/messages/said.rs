//! What a message says and carries, before it becomes Discord's.

use crate::discord::controls::Press;
use crate::game::PlayerId;

/// A message as data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    /// The text, in Discord's markdown, at most [`LONGEST`] characters.
    pub text: String,
    /// The one person it pings. Everybody else who is named in the text is only named.
    pub ping: Option<PlayerId>,
    /// The buttons, in one row.
    pub buttons: Vec<Button>,
}

/// The most characters that a text may have.
pub const LONGEST: usize = 2_000;

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What is written on it.
    pub label: String,
    /// How it looks.
    pub look: Look,
    /// What pressing it asks for.
    pub press: Press,
}

/// A form that asks for one line of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// What stands over it, at most 45 characters.
    pub title: String,
    /// What stands over the line, at most 45 characters.
    pub label: String,
    /// What the empty line shows.
    pub example: String,
    /// What sending it asks for.
    pub press: Press,
}

impl Form {
    /// The name of the line among what a form sends.
    pub const LINE: &str = "line";
    /// The most characters that the line takes.
    pub const LONGEST: u16 = 40;
}

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// The one that most people will press.
    Inviting,
    /// Beside others.
    Plain,
    /// What cannot be taken back.
    Grave,
}

impl Said {
    /// A text that pings nobody and has no buttons.
    pub fn text(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            ..Self::default()
        }
    }
}

impl Button {
    /// A button.
    pub fn new(label: impl Into<String>, look: Look, press: Press) -> Self {
        Self {
            label: label.into(),
            look,
            press,
        }
    }
}
