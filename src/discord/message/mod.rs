//! Messages as data, before they become Discord's.
//!
//! A message says what is to be read as [`Text`]. [`Message::in_language`] makes words of it, and only
//! words can be sent.

mod picture;

pub use crate::discord::message::picture::Picture;

use crate::discord::action::Action;
use crate::game::PlayerId;
use crate::language::{Language, Text};

/// A message as data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message<T = Text> {
    /// The text, in Discord's markdown, at most [`LONGEST`] characters.
    pub text: T,
    /// The people it pings. Other people in the text are named without a ping.
    pub pings: Vec<PlayerId>,
    /// Whether it is sent without a notification, even where every message causes one.
    pub is_quiet: bool,
    /// Rows of buttons and menus, at most five.
    pub rows: Vec<ComponentRow<T>>,
}

/// A row of buttons, or a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ComponentRow<T = Text> {
    /// Buttons side by side, at most five.
    Buttons(Vec<Button<T>>),
    /// A menu to choose one item from.
    Menu(Menu<T>),
    /// A menu to choose one person from.
    PersonMenu(PersonMenu<T>),
}

/// The most characters that a text may have.
pub const LONGEST: usize = 2_000;

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button<T = Text> {
    /// Its label.
    pub label: T,
    /// Its style.
    pub look: ButtonStyle,
    /// The action of a press.
    pub action: Action,
    /// Whether it is disabled.
    pub is_off: bool,
}

/// A menu to choose one item from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu<T = Text> {
    /// The action of a choice, without the value of the chosen item.
    pub action: Action,
    /// The text before anything is chosen.
    pub prompt: T,
    /// The items, at most 25.
    pub items: Vec<Item<T>>,
}

/// A menu of all people in a place, in which one can search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonMenu<T = Text> {
    /// The action of a choice, without the person who was chosen.
    pub action: Action,
    /// The text before anybody is chosen.
    pub prompt: T,
}

/// An item of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item<T = Text> {
    /// The label, at most 100 characters.
    pub label: T,
    /// The description, at most 100 characters; may be empty.
    pub about: T,
    /// The value that is sent if it is chosen.
    pub value: String,
    /// Whether it is chosen now.
    pub is_chosen: bool,
}

impl Item {
    /// An item without a description that is not chosen.
    pub fn new(label: impl Into<Text>, value: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            about: Text::default(),
            value: value.into(),
            is_chosen: false,
        }
    }
}

/// A form that asks for one line of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Modal<T = Text> {
    /// The title of the form, at most 45 characters.
    pub title: T,
    /// The label of the line, at most 45 characters.
    pub label: T,
    /// The text in the empty line.
    pub example: T,
    /// The action of submitting it.
    pub action: Action,
    /// The most characters that the line accepts. More than [`Modal::LONGEST`] make it a field of several
    /// lines.
    pub most: u16,
}

/// A form that asks for several lines of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form<T = Text> {
    /// The title, at most 45 characters.
    pub title: T,
    /// The action of submitting it.
    pub action: Action,
    /// The lines, from 1 to 5.
    pub lines: Vec<FormLine<T>>,
}

/// A line of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormLine<T = Text> {
    /// The custom id of the line in a submitted form.
    pub id: &'static str,
    /// The label, at most 45 characters.
    pub label: T,
    /// The text in the empty line, at most 100 characters.
    pub example: T,
    /// What it is filled with to begin with.
    pub written: String,
    /// The most characters that it accepts.
    pub most: u16,
    /// Whether it is a field of one line.
    pub is_short: bool,
    /// Whether it has to be filled in.
    pub is_required: bool,
}

impl<T> From<Modal<T>> for Form<T> {
    fn from(modal: Modal<T>) -> Self {
        Self {
            title: modal.title,
            action: modal.action,
            lines: vec![FormLine {
                id: Modal::LINE,
                label: modal.label,
                example: modal.example,
                written: String::new(),
                most: modal.most,
                is_short: modal.most <= Modal::LONGEST,
                is_required: true,
            }],
        }
    }
}

impl Form {
    /// Its words in a language.
    pub fn in_language(&self, language: Language) -> Form<String> {
        let lines = self.lines.iter().map(|it| FormLine {
            id: it.id,
            label: it.label.in_language(language),
            example: it.example.in_language(language),
            written: it.written.clone(),
            most: it.most,
            is_short: it.is_short,
            is_required: it.is_required,
        });
        Form {
            title: self.title.in_language(language),
            action: self.action,
            lines: lines.collect(),
        }
    }
}

impl Modal {
    /// The custom id of the line in a submitted form.
    pub const LINE: &str = "line";
    /// The most characters of a short line.
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
    pub fn text(text: impl Into<Text>) -> Self {
        Self {
            text: text.into(),
            ..Self::default()
        }
    }

    /// Its words in a language.
    pub fn in_language(&self, language: Language) -> Message<String> {
        Message {
            text: self.text.in_language(language),
            pings: self.pings.clone(),
            is_quiet: self.is_quiet,
            rows: self
                .rows
                .iter()
                .map(|row| row.in_language(language))
                .collect(),
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

    /// Adds a menu of people.
    pub fn with_person_menu(mut self, menu: PersonMenu) -> Self {
        self.rows.push(ComponentRow::PersonMenu(menu));
        self
    }
}

impl ComponentRow {
    fn in_language(&self, language: Language) -> ComponentRow<String> {
        match self {
            Self::Buttons(buttons) => {
                let buttons = buttons.iter().map(|button| Button {
                    label: button.label.in_language(language),
                    look: button.look,
                    action: button.action,
                    is_off: button.is_off,
                });
                ComponentRow::Buttons(buttons.collect())
            }
            Self::Menu(menu) => ComponentRow::Menu(Menu {
                action: menu.action,
                prompt: menu.prompt.in_language(language),
                items: menu
                    .items
                    .iter()
                    .map(|item| item.in_language(language))
                    .collect(),
            }),
            Self::PersonMenu(menu) => ComponentRow::PersonMenu(PersonMenu {
                action: menu.action,
                prompt: menu.prompt.in_language(language),
            }),
        }
    }
}

impl Item {
    fn in_language(&self, language: Language) -> Item<String> {
        Item {
            label: self.label.in_language(language),
            about: self.about.in_language(language),
            value: self.value.clone(),
            is_chosen: self.is_chosen,
        }
    }
}

impl Button {
    /// An enabled button.
    pub fn new(label: impl Into<Text>, look: ButtonStyle, action: Action) -> Self {
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
