//! Which board a message of ours showed, read from its own words when somebody replies to it.

use crate::discord::action::Shown;
use crate::game::{GameId, Mark};

/// The board; `None` for a message that shows none to move on.
///
/// It begins with a mention or in bold, which no name does: in names both are escaped.
pub fn shown_by(text: &str) -> Option<Shown> {
    let (game, rest) = if let Some(rest) = text.strip_prefix("**Game ") {
        rest.split_once("**, ply ")?
    } else {
        let (mention, rest) = text.strip_prefix("<@")?.split_once("> your ")?;
        let is_id = mention.chars().all(|digit| digit.is_ascii_digit());
        let (_, rest) = rest.split_once(" · game ").filter(|_| is_id)?;
        rest.split_once(", ply ")?
    };
    let length = rest.chars().take_while(char::is_ascii_alphanumeric).count();
    Some(Shown {
        game: GameId(game.parse().ok()?),
        // The message names the ply that it asks for.
        at: Mark::parse(rest.get(..length)?)?.before()?,
    })
}
