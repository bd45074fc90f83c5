//! What a message says and carries, before it becomes Discord's.

mod picture;

pub use crate::discord::message::picture::Picture;

use crate::discord::action::Press;
use crate::game::PlayerId;

/// A message as data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    /// The text, in Discord's markdown, at most [`LONGEST`] characters.
    pub text: String,
    /// The one person it pings. Everybody else who is named in the text is only named.
    pub ping: Option<PlayerId>,
    /// Whether nobody's device rings for it, not even where every message does.
    pub is_quiet: bool,
    /// What can be pressed or chosen under it, row by row; at most five rows.
    pub rows: Vec<Row>,
}

/// A row of controls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// Buttons side by side, at most five.
    Buttons(Vec<Button>),
    /// A menu to choose one thing from.
    Menu(Menu),
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
    /// Whether it cannot be pressed.
    pub is_off: bool,
}

/// A menu to choose one thing from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// What choosing asks for, the value of the choice besides.
    pub press: Press,
    /// What stands there before anything is chosen.
    pub prompt: String,
    /// What can be chosen, at most 25.
    pub items: Vec<Item>,
}

/// Something to choose from a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// What it is called, at most 100 characters.
    pub label: String,
    /// What is said of it, at most 100 characters; may be empty.
    pub about: String,
    /// What choosing it sends.
    pub value: String,
    /// Whether it is what is chosen now.
    pub is_chosen: bool,
}

impl Item {
    /// Something to choose, of which nothing more is said.
    pub fn new(label: impl Into<String>, value: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            about: String::new(),
            value: value.into(),
            is_chosen: false,
        }
    }
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

    /// With a row of buttons, if there are any.
    pub fn with_buttons(mut self, buttons: Vec<Button>) -> Self {
        if !buttons.is_empty() {
            self.rows.push(Row::Buttons(buttons));
        }
        self
    }

    /// With a menu.
    pub fn with_menu(mut self, menu: Menu) -> Self {
        self.rows.push(Row::Menu(menu));
        self
    }
}

impl Button {
    /// A button.
    pub fn new(label: impl Into<String>, look: Look, press: Press) -> Self {
        Self {
            label: label.into(),
            look,
            press,
            is_off: false,
        }
    }

    /// The same, but only pressable if so.
    pub fn only_if(self, is_on: bool) -> Self {
        Self {
            is_off: !is_on,
            ..self
        }
    }
}
