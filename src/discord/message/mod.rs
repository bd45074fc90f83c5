//! Messages as data, before they become Discord's.

mod picture;

pub use crate::discord::message::picture::Picture;

use crate::discord::action::Action;
use crate::game::PlayerId;

/// A message as data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// The text, in Discord's markdown, at most [`LONGEST`] characters.
    pub text: String,
    /// The one person it pings. Other people in the text are named without a ping.
    pub ping: Option<PlayerId>,
    /// Whether it is sent without a notification, even where every message causes one.
    pub is_quiet: bool,
    /// Rows of buttons and menus, at most five.
    pub rows: Vec<ComponentRow>,
}

/// A row of buttons, or a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ComponentRow {
    /// Buttons side by side, at most five.
    Buttons(Vec<Button>),
    /// A menu to choose one item from.
    Menu(Menu),
}

/// The most characters that a text may have.
pub const LONGEST: usize = 2_000;

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// Its label.
    pub label: String,
    /// Its style.
    pub look: ButtonStyle,
    /// The action of a press.
    pub action: Action,
    /// Whether it is disabled.
    pub is_off: bool,
}

/// A menu to choose one item from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// The action of a choice, without the value of the chosen item.
    pub action: Action,
    /// The text before anything is chosen.
    pub prompt: String,
    /// The items, at most 25.
    pub items: Vec<Item>,
}

/// An item of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The label, at most 100 characters.
    pub label: String,
    /// The description, at most 100 characters; may be empty.
    pub about: String,
    /// The value that is sent if it is chosen.
    pub value: String,
    /// Whether it is chosen now.
    pub is_chosen: bool,
}

impl Item {
    /// An item without a description that is not chosen.
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
pub struct Modal {
    /// The title of the form, at most 45 characters.
    pub title: String,
    /// The label of the line, at most 45 characters.
    pub label: String,
    /// The text in the empty line.
    pub example: String,
    /// The action of submitting it.
    pub action: Action,
}

impl Modal {
    /// The custom id of the line in a submitted form.
    pub const LINE: &str = "line";
    /// The most characters that the line accepts.
    pub const LONGEST: u16 = 40;
}

/// The style of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonStyle {
    /// For the most likely choice.
    Inviting,
    /// For one of several choices.
    Plain,
    /// For what cannot be undone.
    Grave,
}

impl Message {
    /// A text that pings nobody and has no buttons.
    pub fn text(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            ..Self::default()
        }
    }

    /// Adds a row of buttons, if there are any.
    pub fn with_buttons(mut self, buttons: Vec<Button>) -> Self {
        if !buttons.is_empty() {
            self.rows.push(ComponentRow::Buttons(buttons));
        }
        self
    }

    /// Adds a menu.
    pub fn with_menu(mut self, menu: Menu) -> Self {
        self.rows.push(ComponentRow::Menu(menu));
        self
    }
}

impl Button {
    /// An enabled button.
    pub fn new(label: impl Into<String>, look: ButtonStyle, action: Action) -> Self {
        Self {
            label: label.into(),
            look,
            action,
            is_off: false,
        }
    }

    /// Disables the button unless `is_on`.
    pub fn only_if(self, is_on: bool) -> Self {
        Self {
            is_off: !is_on,
            ..self
        }
    }
}
