//! What a button means, and the id that carries the meaning through Discord.
//!
//! Everything is in the id, so that a button works as long as its message exists, whatever was
//! restarted since. An id is a claim, not a proof: anybody may send any text. Whether the press is
//! granted is decided by the game.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::game::{ChallengeId, GameId};
use crate::rules::Choice;

/// The form of the ids. It changes when ids that were already sent could be misread.
const VERSION: &str = "t1";

/// What pressing a button, or sending a form, asks for.
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
    /// Answer the question that an opening asks.
    Choose(Shown, Choice),
    /// Type where a stone goes: the button opens the form, and the form carries the same id.
    Type(Shown, Kind),
    /// Read about the ruleset that was chosen from a menu.
    Rules(Crowd),
    /// Ask whether a game is really to be resigned.
    AskResign(GameId),
    /// Resign a game, having been asked.
    Resign(GameId),
    /// Play on, having been asked.
    PlayOn(GameId),
}

/// The board that a wish came from. A wish from a board that the game has left behind is stale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shown {
    /// The game.
    pub game: GameId,
    /// How many plies it had, as the game counts them.
    pub ply: u16,
}

/// Which of a player's stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// One of the colour whose turn it is.
    Ordinary,
    /// A power stone.
    Power,
}

/// How many people a ruleset is for: each crowd has a menu of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Crowd {
    /// Two.
    Two,
    /// Three and more.
    More,
}

/// An id that no button of this version carries: stale, or forged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not the id of a button")]
pub struct UnknownPress;

/// The id: version, wish and what it is about, as in `t1:accept:412` or `t1:choose:412:4:swap`.
impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}:")?;
        match *self {
            Self::Accept(id) => write!(f, "accept:{id}"),
            Self::Decline(id) => write!(f, "decline:{id}"),
            Self::Withdraw(id) => write!(f, "withdraw:{id}"),
            Self::Board(id) => write!(f, "board:{id}"),
            Self::Choose(shown, choice) => write!(f, "choose:{shown}:{}", choice.word()),
            Self::Type(shown, kind) => write!(f, "type:{shown}:{}", kind.word()),
            Self::Rules(crowd) => write!(f, "rules:{}", crowd.word()),
            Self::AskResign(id) => write!(f, "ask-resign:{id}"),
            Self::Resign(id) => write!(f, "resign:{id}"),
            Self::PlayOn(id) => write!(f, "play-on:{id}"),
        }
    }
}

/// Reads an id. Only what was written is read back: `+412`, `0412` and the like are refused.
impl FromStr for Press {
    type Err = UnknownPress;

    fn from_str(id: &str) -> Result<Self, UnknownPress> {
        let press = read(id).ok_or(UnknownPress)?;
        if press.to_string() == id {
            Ok(press)
        } else {
            Err(UnknownPress)
        }
    }
}

fn read(id: &str) -> Option<Press> {
    let parts: Vec<_> = id.split(':').collect();
    let (&VERSION, wish) = parts.split_first()? else {
        return None;
    };
    let challenge = |number: &str| number.parse().ok().map(ChallengeId);
    let game = |number: &str| number.parse().ok().map(GameId);
    match *wish {
        ["accept", id] => challenge(id).map(Press::Accept),
        ["decline", id] => challenge(id).map(Press::Decline),
        ["withdraw", id] => challenge(id).map(Press::Withdraw),
        ["board", id] => game(id).map(Press::Board),
        ["choose", id, ply, word] => {
            let choice = Choice::ALL.into_iter().find(|it| it.word() == word)?;
            Some(Press::Choose(Shown::read(id, ply)?, choice))
        }
        ["type", id, ply, word] => {
            let kind = Kind::ALL.into_iter().find(|it| it.word() == word)?;
            Some(Press::Type(Shown::read(id, ply)?, kind))
        }
        ["rules", word] => {
            let crowd = Crowd::ALL.into_iter().find(|it| it.word() == word)?;
            Some(Press::Rules(crowd))
        }
        ["ask-resign", id] => game(id).map(Press::AskResign),
        ["resign", id] => game(id).map(Press::Resign),
        ["play-on", id] => game(id).map(Press::PlayOn),
        _ => None,
    }
}

impl Shown {
    fn read(game: &str, ply: &str) -> Option<Self> {
        Some(Self {
            game: GameId(game.parse().ok()?),
            ply: ply.parse().ok()?,
        })
    }
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.game, self.ply)
    }
}

impl Kind {
    const ALL: [Self; 2] = [Self::Ordinary, Self::Power];

    const fn word(self) -> &'static str {
        match self {
            Self::Ordinary => "stone",
            Self::Power => "power",
        }
    }
}

impl Crowd {
    const ALL: [Self; 2] = [Self::Two, Self::More];

    const fn word(self) -> &'static str {
        match self {
            Self::Two => "two",
            Self::More => "more",
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
        let shown = (any::<i64>(), any::<u16>()).prop_map(|(game, ply)| Shown {
            game: GameId(game),
            ply,
        });
        (0_u8..10, any::<i64>(), shown, 0_usize..6).prop_map(|(wish, number, shown, which)| {
            match wish {
                0 => Press::Accept(ChallengeId(number)),
                1 => Press::Decline(ChallengeId(number)),
                2 => Press::Withdraw(ChallengeId(number)),
                3 => Press::Board(GameId(number)),
                4 => Press::AskResign(GameId(number)),
                5 => Press::Resign(GameId(number)),
                6 => Press::Choose(shown, Choice::ALL[which % 3]),
                7 => Press::Type(shown, Kind::ALL[which % 2]),
                8 => Press::Rules(Crowd::ALL[which % 2]),
                _ => Press::PlayOn(GameId(number)),
            }
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
        fn what_is_read_was_written(
            id in "(t[0-9]:)?(accept|resign|board|choose|type|[a-z-]{0,9}):[+-]?[0-9]{0,21}(:[+0-9]{0,3}:(swap|pass|power|stone|[a-z]{0,5}))?.?"
        ) {
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
        let shown = Shown {
            game: GameId(412),
            ply: 4,
        };
        for (id, press) in [
            ("t1:accept:412", Press::Accept(ChallengeId(412))),
            ("t1:resign:7", Press::Resign(GameId(7))),
            ("t1:choose:412:4:swap", Press::Choose(shown, Choice::Swap)),
            ("t1:type:412:4:power", Press::Type(shown, Kind::Power)),
            ("t1:rules:two", Press::Rules(Crowd::Two)),
        ] {
            assert_eq!(id.parse(), Ok(press));
        }
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
            "t1:choose:4:4",
            "t1:choose:4:4:swap:",
            "t1:choose:4:65536:swap",
            "t1:choose:4:04:swap",
            "t1:choose:4:4:take",
            "t1:type:4:4:swap",
            "t1:rules:",
            "t1:rules:three",
        ] {
            assert_eq!(id.parse::<Press>(), Err(UnknownPress), "{id}");
        }
    }
}
