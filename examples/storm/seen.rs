//! What a message of the bot is about, judged by what people can read.

use local_discord::Message;
use tessera::game::Revision;

/// What a message is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seen {
    /// An open invitation.
    Invitation,
    /// An open offer.
    Offer,
    /// A table at which people may sit down.
    Table {
        /// Its number.
        table: i64,
    },
    /// A board that asks for the next move of a game.
    Board {
        /// The game.
        game: i64,
        /// The number of the move: `12`, or `12b` after a takeback. People read the number; the
        /// letter comes from the name of the picture.
        number: String,
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
        if let Some(table) = table(text) {
            return Some(Self::Table { table });
        }
        board(message)
            .or_else(|| thinking(text))
            .or_else(|| end(text))
    }

    /// The game that it is about, if that is one that began.
    pub fn game(&self) -> Option<i64> {
        match self {
            Self::Board { game, .. } | Self::Thinking { game } | Self::End { game } => Some(*game),
            Self::Invitation | Self::Offer | Self::Table { .. } => None,
        }
    }
}

/// The number of a move, without the letter that counts its resets.
pub fn number_of(number: &str) -> Option<u16> {
    let digits = number.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
    digits.parse().ok()
}

/// "**Table 7** · ..."
fn table(text: &str) -> Option<i64> {
    let (number, _) = text.strip_prefix("**Table ")?.split_once("**")?;
    number.parse().ok()
}

/// The table in "..., there is a chair for you at table 7, which ...".
pub fn invited_to(text: &str) -> Option<i64> {
    let (_, rest) = text.split_once(", there is a chair for you at table ")?;
    rest.split_once(',')?.0.parse().ok()
}

/// "... · game 412, move 12. ..."
fn board(message: &Message) -> Option<Seen> {
    let (_, rest) = message.content.split_once("· game ")?;
    let (game, rest) = rest.split_once(", move ")?;
    let (shown, _) = rest.split_once('.')?;
    let revision = message.attachments.iter().find_map(|file| {
        let named = file.filename.strip_prefix("game-")?.strip_suffix(".png")?;
        Revision::parse(named.split_once('-')?.1)
    });
    Some(Seen::Board {
        game: game.parse().ok()?,
        number: revision.map_or_else(|| shown.to_owned(), |it| it.next().to_string()),
    })
}

/// "**Game 412**, move 12: I'm thinking. ..."
fn thinking(text: &str) -> Option<Seen> {
    let (_, rest) = text.split_once("**Game ")?;
    let (game, rest) = rest.split_once("**, move ")?;
    let game = game.parse().ok()?;
    rest.contains(": I'm thinking.")
        .then_some(Seen::Thinking { game })
}

/// "Ann wins game 412 in ...", "Ann and Cy win game 412 in ...", "Game 412 is a draw ...", "Game 412 ended without a winner ...",
/// "Game 412 ended early ...", which is lost in its set.
fn end(text: &str) -> Option<Seen> {
    let after = |words: &str, then: &str| {
        let (_, rest) = text.split_once(words)?;
        let (game, _) = rest.split_once(then)?;
        game.parse().ok()
    };
    let game = after("wins game ", " in ")
        .or_else(|| after("win game ", " in "))
        .or_else(|| after("Game ", " is a draw"))
        .or_else(|| after("Game ", " ended without"))
        .or_else(|| after("Game ", " ended early"))?;
    Some(Seen::End { game })
}
