//! Finds which board a message of the bot shows, from its text, when somebody replies to it.

use crate::discord::action::BoardRef;
use crate::game::{GameId, Revision};

/// The board that a message shows; `None` for a message without a board to move on.
///
/// Such a message begins with a mention or in bold. No name can imitate that, because both are
/// escaped in names.
pub fn shown_by(text: &str) -> Option<BoardRef> {
    let (game, rest) = if let Some(rest) = text.strip_prefix("**Game ") {
        rest.split_once("**, ply ")?
    } else {
        let (mention, rest) = text.strip_prefix("<@")?.split_once("> your ")?;
        let is_id = mention.chars().all(|digit| digit.is_ascii_digit());
        let (_, rest) = rest.split_once(" · game ").filter(|_| is_id)?;
        rest.split_once(", ply ")?
    };
    let length = rest.chars().take_while(char::is_ascii_alphanumeric).count();
    Some(BoardRef {
        game: GameId(game.parse().ok()?),
        // The message names the ply that it asks for.
        at: Revision::parse(rest.get(..length)?)?.before()?,
    })
}
