//! What a button means, and the id that carries the meaning through Discord.
//!
//! Everything is in the id, so that a button works as long as its message exists, whatever was
//! restarted since. An id is a claim, not a proof: anybody may send any text. Whether the press is
//! granted is decided by the game.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::game::{ChallengeId, GameId};

/// The form of the ids. It changes when ids that were already sent could be misread.
const VERSION: &str = "t1";

/// What pressing a button asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Press {
    /// Accept an invitation.
    Accept(ChallengeId),
    /// Decline an invitation.
    Decline(ChallengeId),
    /// Take back one's own invitation.
    Withdraw(ChallengeId),
    /// Show the board of a game as it stands now.
    Board(GameId),
    /// Ask whether a game is really to be resigned.
    AskResign(GameId),
    /// Resign a game, having been asked.
    Resign(GameId),
    /// Play on, having been asked.
    PlayOn(GameId),
}

/// An id that no button of this version carries: stale, or forged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not the id of a button")]
pub struct UnknownPress;

impl Press {
    /// The word that names the wish, and the number of what it is about.
    const fn parts(self) -> (&'static str, i64) {
        match self {
            Self::Accept(ChallengeId(id)) => ("accept", id),
            Self::Decline(ChallengeId(id)) => ("decline", id),
            Self::Withdraw(ChallengeId(id)) => ("withdraw", id),
            Self::Board(GameId(id)) => ("board", id),
            Self::AskResign(GameId(id)) => ("ask-resign", id),
            Self::Resign(GameId(id)) => ("resign", id),
            Self::PlayOn(GameId(id)) => ("play-on", id),
        }
    }
}

/// The id: version, wish and number, as in `t1:accept:412`.
impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (wish, number) = self.parts();
        write!(f, "{VERSION}:{wish}:{number}")
    }
}

/// Reads an id. Only what was written is read back: `+412`, `0412` and the like are refused.
impl FromStr for Press {
    type Err = UnknownPress;

    fn from_str(id: &str) -> Result<Self, UnknownPress> {
        let mut parts = id.split(':');
        let (Some(VERSION), Some(wish), Some(number), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(UnknownPress);
        };
        let number = number.parse().map_err(|_| UnknownPress)?;
        let press = match wish {
            "accept" => Self::Accept(ChallengeId(number)),
            "decline" => Self::Decline(ChallengeId(number)),
            "withdraw" => Self::Withdraw(ChallengeId(number)),
            "board" => Self::Board(GameId(number)),
            "ask-resign" => Self::AskResign(GameId(number)),
            "resign" => Self::Resign(GameId(number)),
            "play-on" => Self::PlayOn(GameId(number)),
            _ => return Err(UnknownPress),
        };
        if press.to_string() == id {
            Ok(press)
        } else {
            Err(UnknownPress)
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The most characters that Discord allows in an id.
    const LONGEST: usize = 100;

    fn any_press() -> impl Strategy<Value = Press> {
        (0_u8..7, any::<i64>()).prop_map(|(kind, number)| match kind {
            0 => Press::Accept(ChallengeId(number)),
            1 => Press::Decline(ChallengeId(number)),
            2 => Press::Withdraw(ChallengeId(number)),
            3 => Press::Board(GameId(number)),
            4 => Press::AskResign(GameId(number)),
            5 => Press::Resign(GameId(number)),
            _ => Press::PlayOn(GameId(number)),
        })
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_back(press in any_press()) {
            let id = press.to_string();
            prop_assert!(id.chars().count() <= LONGEST, "{id}");
            prop_assert_eq!(id.parse(), Ok(press));
        }

        #[test]
        fn what_is_read_was_written(id in "(t[0-9]:)?(accept|resign|board|[a-z-]{0,9}):[+-]?[0-9]{0,21}.?") {
            if let Ok(press) = id.parse::<Press>() {
                prop_assert_eq!(press.to_string(), id);
            }
        }

        #[test]
        fn any_text_is_read_or_refused(id in "\\PC{0,120}") {
            if let Ok(press) = id.parse::<Press>() {
                prop_assert_eq!(press.to_string(), id);
            }
        }
    }

    #[test]
    fn an_id_that_was_sent_keeps_its_meaning() {
        assert_eq!("t1:accept:412".parse(), Ok(Press::Accept(ChallengeId(412))));
        assert_eq!("t1:resign:7".parse(), Ok(Press::Resign(GameId(7))));
    }

    #[test]
    fn other_forms_are_refused() {
        for id in [
            "",
            "t1",
            "t1:accept",
            "t1:accept:",
            "t1:accept:+4",
            "t1:accept:04",
            "t1:accept:-0",
            "t1:accept:4:",
            "t1:accept:4 ",
            "t1:accept:9223372036854775808",
            "t0:accept:4",
            "t1:ACCEPT:4",
            "t1:explode:4",
        ] {
            assert_eq!(id.parse::<Press>(), Err(UnknownPress), "{id}");
        }
    }
}
