//! The lessons: `/learn`, and the buttons, the menu and the form of its one private message.

mod answer;
pub mod buttons;
pub mod command;
mod game;
mod page;

pub use page::Way;
