//! What a message of the bot is about, judged by what people can read.

use local_discord::Message;

/// What a message is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seen {
    /// An open invitation.
    Invitation,
    /// An open offer.
    Offer,
    /// A board that asks for the next ply of a game.
    Board {
        /// The game.
        game: i64,
        /// The ply as it is shown: `12`, or `12b` after a takeback.
        ply: String,
    },
    /// A board on which the engine is thinking.
    Thinking {
        /// The game.
        game: i64,
    },
    /// The end of a game.
    End {
        /// The game.
        game: i64,
    },
}

impl Seen {
    /// What a public message is about; `None` if it is none of these.
    pub fn of(message: &Message) -> Option<Self> {
        if message.is_ephemeral() {
            return None;
        }
        if message.button("Accept").is_some() {
            return Some(Self::Invitation);
        }
        if message.button("Agree").is_some() {
            return Some(Self::Offer);
        }
        let text = message.content.as_str();
        board(text).or_else(|| thinking(text)).or_else(|| end(text))
    }
}

/// The number of a ply, without the letter that counts its resets.
pub fn number_of(ply: &str) -> Option<u16> {
    let digits = ply.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
    digits.parse().ok()
}

/// "... · game 412, ply 12. ..."
fn board(text: &str) -> Option<Seen> {
    let (_, rest) = text.split_once("· game ")?;
    let (game, rest) = rest.split_once(", ply ")?;
    let (ply, _) = rest.split_once('.')?;
    Some(Seen::Board {
        game: game.parse().ok()?,
        ply: ply.to_owned(),
    })
}

/// "**Game 412**, ply 12: Tessera, level 3 thinks. ..."
fn thinking(text: &str) -> Option<Seen> {
    let (game, rest) = text.strip_prefix("**Game ")?.split_once("**, ply ")?;
    let game = game.parse().ok()?;
    rest.contains(" thinks.").then_some(Seen::Thinking { game })
}

/// "Ann wins game 412 in ...", "Game 412 is a draw ...", "Game 412 ends ...".
fn end(text: &str) -> Option<Seen> {
    let after = |words: &str, then: &str| {
        let (_, rest) = text.split_once(words)?;
        let (game, _) = rest.split_once(then)?;
        game.parse().ok()
    };
    let game = after("wins game ", " in ")
        .or_else(|| after("Game ", " is a draw"))
        .or_else(|| after("Game ", " ends after"))?;
    Some(Seen::End { game })
}
