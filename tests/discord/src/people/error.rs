//! Why an act came to nothing.

use crate::refusal::Refusal;

/// Why an act came to nothing.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ActError {
    /// Nothing came within three seconds; the client shows "The application did not respond".
    #[error("the application did not respond")]
    DidNotRespond,
    /// No such command is registered here.
    #[error("there is no command `{0}` here")]
    NoSuchCommand(String),
    /// The command does not have this option.
    #[error("the command has no option `{0}`")]
    NoSuchOption(String),
    /// A required option was left out.
    #[error("the option `{0}` is required")]
    MissingOption(String),
    /// The client does not accept this value for the option.
    #[error("the option `{option}` does not take this: {why}")]
    WrongValue {
        /// The option.
        option: String,
        /// What is wrong with the value.
        why: String,
    },
    /// The person cannot see the message, or it is gone.
    #[error("there is no such message to see")]
    NoSuchMessage,
    /// The message has no such button, menu or field.
    #[error("there is nothing called `{0}` there")]
    NoSuchControl(String),
    /// The button or menu is greyed out.
    #[error("`{0}` is greyed out")]
    Disabled(String),
    /// The private message was turned away, or the channel is not there.
    #[error("this cannot be sent: {0}")]
    NotSent(String),
    /// The person does not have the right to do this.
    #[error("this person may not do this")]
    NotAllowed,
    /// The answer was of another kind than the act asks for.
    #[error("an answer of another kind came: {0}")]
    UnexpectedAnswer(String),
}

impl From<Refusal> for ActError {
    fn from(refusal: Refusal) -> Self {
        Self::NotSent(refusal.message)
    }
}
