//! Where on Discord a challenge was made and its game is shown.

use super::id::{ChannelId, ServerId};

/// A channel, and the server it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The server, on whose ladder the game counts; `None` in a private conversation.
    pub server: Option<ServerId>,
    /// The channel.
    pub channel: ChannelId,
}
