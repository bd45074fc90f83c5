//! What the bot did that Discord would let pass, or never see, and a test should not.

use crate::ids::{ChannelId, MessageId};

/// Something a well-behaved bot does not do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Violation {
    /// A message that names somebody or replies was sent without `allowed_mentions`.
    OpenMentions {
        /// Where it was sent.
        channel: ChannelId,
        /// The message.
        message: MessageId,
        /// Its text.
        content: String,
    },
    /// A text was not in the pseudo-language that everybody's client speaks.
    PlainText {
        /// The words that were not.
        words: Vec<String>,
        /// The whole text.
        text: String,
    },
    /// A request went to an address this stand-in does not know.
    UnknownRoute {
        /// The request's method.
        method: String,
        /// The path asked for.
        path: String,
    },
}

/// A request that was refused, as the bot was told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefusedRequest {
    /// The request's method.
    pub method: String,
    /// The path asked for, query included.
    pub path: String,
    /// The HTTP status.
    pub status: u16,
    /// Discord's error code.
    pub code: u64,
    /// Discord's words.
    pub message: String,
}
