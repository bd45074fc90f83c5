//! The help page for a new player.

use crate::discord::message::Message;
use crate::discord::views::computer;
use crate::language::{Text, say};

/// What the game is and which commands play it.
pub fn help() -> Message {
    let parts = [say!(help::game), say!(help::commands), say!(help::clock)];
    Message::text(Text::joined(parts, "\n\n")).with_buttons(vec![computer::invite()])
}
