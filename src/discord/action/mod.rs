//! What a control means, and the id that carries the meaning through Discord.
//!
//! Everything is in the id, so that a control works as long as its message exists, whatever was
//! restarted since. An id is a claim, not a proof: anybody may send any text. Whether the press is
//! granted is decided by the game.

mod draft;
mod field;
pub mod pad;

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

pub use crate::discord::action::draft::{Draft, Part};
use crate::discord::action::field::Word;
pub use crate::discord::action::field::{Crowd, Kind, Offered, Page, Picker, Setting, Shown};
use crate::discord::action::pad::Direction;
use crate::game::{ChallengeId, GameId, Mark, OfferKind};
use crate::rules::{Choice, Point};
use crate::service::Reply;

/// The form of the ids. It changes when ids that were already sent could be misread.
const VERSION: &str = "t1";

/// What using a control, or sending a form, asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Press {
    /// Accept an invitation.
    Accept(ChallengeId),
    /// Decline an invitation.
    Decline(ChallengeId),
    /// Take back one's own invitation.
    Withdraw(ChallengeId),
    /// Answer an invitation with other terms: show the menus.
    Change(ChallengeId),
    /// Change a part of the terms to what the menu sends.
    Draft(Draft, Part),
    /// Send the terms.
    Counter(Draft),
    /// Open the picker, at the board as it stands now.
    Pick(GameId),
    /// Lay the picker's pad there.
    Pad(Picker),
    /// Move the pad a step.
    Pan(Picker, Direction),
    /// Pick a point.
    Point(Picker, Point),
    /// Show the menus of files and ranks in place of the pad.
    Menus(Picker),
    /// Choose the file that the menu sends.
    File(Picker),
    /// Choose the rank that the menu sends, on the file of this point.
    Rank(Picker, Point),
    /// Play a stone on a point, having seen it there.
    Play(Shown, Kind, Point),
    /// Answer the question that an opening asks.
    Choose(Shown, Choice),
    /// Type where a stone goes: the button opens the form, and the form carries the same id.
    Type(Shown, Kind),
    /// Show what else can be done in a game.
    More(GameId),
    /// Show the board of a game as it stands now.
    Board(GameId),
    /// Read about the ruleset of a game.
    RulesOf(GameId),
    /// Read about the ruleset that was chosen from a menu.
    Rules(Crowd),
    /// Wish for another game after a finished one.
    Rematch(GameId),
    /// Ask whether a game is really to be resigned.
    AskResign(GameId),
    /// Resign a game, having been asked.
    Resign(GameId),
    /// Play on, having been asked.
    PlayOn(GameId),
    /// Offer something to the other player, having seen this board; from a message that was sent
    /// before ids told the board, whichever it was.
    Offer(GameId, Option<Mark>, OfferKind),
    /// Answer an offer, or take it back.
    Reply(Offered, Reply),
    /// End a pause.
    GoOn(GameId),
    /// Change the setting to what the menu sends.
    Set(Setting),
    /// Change the setting to yes or no.
    Switch(Setting, bool),
    /// Turn to a page of the settings.
    Turn(Page),
    /// Ask for an opponent that is always there.
    Opponents,
    /// Play against the engine, at the level that the menu sends.
    Against,
    /// Name one's time zone: the button opens the form, and the form carries the same id.
    Zone,
}

/// An id that no button of this version carries: stale, or forged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not the id of a button")]
pub struct UnknownPress;

impl Press {
    /// Whether its button stands in a message for everybody, which tells what comes of it.
    pub const fn is_for_everybody(self) -> bool {
        matches!(
            self,
            Self::Accept(_) | Self::Decline(_) | Self::Withdraw(_) | Self::Reply(..)
        )
    }

    /// The invitation that it is about.
    pub const fn challenge(self) -> Option<ChallengeId> {
        match self {
            Self::Accept(id) | Self::Decline(id) | Self::Withdraw(id) | Self::Change(id) => {
                Some(id)
            }
            Self::Draft(draft, _) | Self::Counter(draft) => Some(draft.challenge),
            Self::Pick(_)
            | Self::Pad(_)
            | Self::Pan(..)
            | Self::Point(..)
            | Self::Menus(_)
            | Self::File(_)
            | Self::Rank(..)
            | Self::Play(..)
            | Self::Choose(..)
            | Self::Type(..)
            | Self::More(_)
            | Self::Board(_)
            | Self::RulesOf(_)
            | Self::Rules(_)
            | Self::Rematch(_)
            | Self::AskResign(_)
            | Self::Resign(_)
            | Self::PlayOn(_)
            | Self::Offer(..)
            | Self::Reply(..)
            | Self::GoOn(_)
            | Self::Set(_)
            | Self::Switch(..)
            | Self::Turn(_)
            | Self::Opponents
            | Self::Against
            | Self::Zone => None,
        }
    }

    /// The game that it is about.
    pub const fn game(self) -> Option<GameId> {
        match self {
            Self::Pick(id)
            | Self::More(id)
            | Self::Board(id)
            | Self::RulesOf(id)
            | Self::Rematch(id)
            | Self::AskResign(id)
            | Self::Resign(id)
            | Self::PlayOn(id)
            | Self::Offer(id, ..)
            | Self::GoOn(id) => Some(id),
            Self::Pad(picker)
            | Self::Pan(picker, _)
            | Self::Point(picker, _)
            | Self::Menus(picker)
            | Self::File(picker)
            | Self::Rank(picker, _) => Some(picker.shown.game),
            Self::Play(shown, ..) | Self::Choose(shown, _) | Self::Type(shown, _) => {
                Some(shown.game)
            }
            Self::Reply(offered, _) => Some(offered.game),
            Self::Accept(_)
            | Self::Decline(_)
            | Self::Withdraw(_)
            | Self::Change(_)
            | Self::Draft(..)
            | Self::Counter(_)
            | Self::Rules(_)
            | Self::Set(_)
            | Self::Switch(..)
            | Self::Turn(_)
            | Self::Opponents
            | Self::Against
            | Self::Zone => None,
        }
    }
}

/// The id: version, wish and what it is about, as in `t1:accept:412` or `t1:choose:412:4:swap`.
impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}:")?;
        match *self {
            Self::Accept(id) => write!(f, "accept:{id}"),
            Self::Decline(id) => write!(f, "decline:{id}"),
            Self::Withdraw(id) => write!(f, "withdraw:{id}"),
            Self::Change(id) => write!(f, "change:{id}"),
            Self::Draft(draft, part) => write!(f, "draft:{draft}:{}", part.word()),
            Self::Counter(draft) => write!(f, "counter:{draft}"),
            Self::Pick(id) => write!(f, "pick:{id}"),
            Self::Pad(picker) => write!(f, "pad:{picker}"),
            Self::Pan(picker, way) => write!(f, "pan:{picker}:{}", way.word()),
            Self::Point(picker, at) => write!(f, "point:{picker}:{at}"),
            Self::Menus(picker) => write!(f, "menus:{picker}"),
            Self::File(picker) => write!(f, "file:{picker}"),
            Self::Rank(picker, on) => write!(f, "rank:{picker}:{on}"),
            Self::Play(shown, kind, at) => write!(f, "play:{shown}:{}:{at}", kind.word()),
            Self::Choose(shown, choice) => write!(f, "choose:{shown}:{}", choice.word()),
            Self::Type(shown, kind) => write!(f, "type:{shown}:{}", kind.word()),
            Self::More(id) => write!(f, "more:{id}"),
            Self::Board(id) => write!(f, "board:{id}"),
            Self::RulesOf(id) => write!(f, "rules-of:{id}"),
            Self::Rules(crowd) => write!(f, "rules:{}", crowd.word()),
            Self::Rematch(id) => write!(f, "rematch:{id}"),
            Self::AskResign(id) => write!(f, "ask-resign:{id}"),
            Self::Resign(id) => write!(f, "resign:{id}"),
            Self::PlayOn(id) => write!(f, "play-on:{id}"),
            Self::Offer(id, None, kind) => write!(f, "offer:{id}:{}", kind.word()),
            Self::Offer(id, Some(at), kind) => write!(f, "offer:{id}:{at}:{}", kind.word()),
            Self::Reply(offered, reply) => write!(f, "reply:{offered}:{}", reply.word()),
            Self::GoOn(id) => write!(f, "go-on:{id}"),
            Self::Set(setting) => write!(f, "set:{}", setting.word()),
            Self::Switch(setting, on) => {
                let on = if on { "yes" } else { "no" };
                write!(f, "switch:{}:{on}", setting.word())
            }
            Self::Turn(page) => write!(f, "turn:{}", page.word()),
            Self::Opponents => write!(f, "opponents"),
            Self::Against => write!(f, "against"),
            Self::Zone => write!(f, "zone"),
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
    let picker = Picker::read;
    Some(match *wish {
        ["accept", id] => Press::Accept(challenge(id)?),
        ["decline", id] => Press::Decline(challenge(id)?),
        ["withdraw", id] => Press::Withdraw(challenge(id)?),
        ["change", id] => Press::Change(challenge(id)?),
        ["draft", id, ruleset, pace, rated, first, part] => Press::Draft(
            Draft::read(id, ruleset, pace, rated, first)?,
            Part::from_word(part)?,
        ),
        ["counter", id, ruleset, pace, rated, first] => {
            Press::Counter(Draft::read(id, ruleset, pace, rated, first)?)
        }
        ["pick", id] => Press::Pick(game(id)?),
        ["pad", id, ply, corner] => Press::Pad(picker(id, ply, corner)?),
        ["pan", id, ply, corner, way] => {
            Press::Pan(picker(id, ply, corner)?, Direction::from_word(way)?)
        }
        ["point", id, ply, corner, at] => Press::Point(picker(id, ply, corner)?, field::point(at)?),
        ["menus", id, ply, corner] => Press::Menus(picker(id, ply, corner)?),
        ["file", id, ply, corner] => Press::File(picker(id, ply, corner)?),
        ["rank", id, ply, corner, on] => Press::Rank(picker(id, ply, corner)?, field::point(on)?),
        ["play", id, ply, kind, at] => {
            let kind = Kind::from_word(kind)?;
            Press::Play(Shown::read(id, ply)?, kind, field::point(at)?)
        }
        ["choose", id, ply, word] => Press::Choose(Shown::read(id, ply)?, Choice::from_word(word)?),
        ["type", id, ply, word] => Press::Type(Shown::read(id, ply)?, Kind::from_word(word)?),
        ["more", id] => Press::More(game(id)?),
        ["board", id] => Press::Board(game(id)?),
        ["rules-of", id] => Press::RulesOf(game(id)?),
        ["rules", word] => Press::Rules(Crowd::from_word(word)?),
        ["rematch", id] => Press::Rematch(game(id)?),
        ["ask-resign", id] => Press::AskResign(game(id)?),
        ["resign", id] => Press::Resign(game(id)?),
        ["play-on", id] => Press::PlayOn(game(id)?),
        ["offer", id, word] => Press::Offer(game(id)?, None, OfferKind::from_word(word)?),
        ["offer", id, at, word] => {
            let at = Some(Mark::parse(at)?);
            Press::Offer(game(id)?, at, OfferKind::from_word(word)?)
        }
        ["reply", id, at, by, kind, word] => {
            Press::Reply(Offered::read(id, at, by, kind)?, Reply::from_word(word)?)
        }
        ["go-on", id] => Press::GoOn(game(id)?),
        ["set", word] => Press::Set(Setting::from_word(word)?),
        ["switch", word, "yes"] => Press::Switch(Setting::from_word(word)?, true),
        ["switch", word, "no"] => Press::Switch(Setting::from_word(word)?, false),
        ["turn", word] => Press::Turn(Page::from_word(word)?),
        ["opponents"] => Press::Opponents,
        ["against"] => Press::Against,
        ["zone"] => Press::Zone,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::{First, Pace, PlayerId};
    use crate::rules::catalogue;

    /// The most characters that Discord allows in an id.
    const LONGEST: usize = 100;

    fn any_press() -> impl Strategy<Value = Press> {
        let point = || (0..19_u8, 0..19_u8).prop_map(|(file, rank)| Point::new(file, rank));
        let shown = (any::<i64>(), any::<u32>()).prop_map(|(game, at)| Shown {
            game: GameId(game),
            at: Mark::from_number(at),
        });
        let of_picker = (shown, point(), point(), any::<usize>()).prop_flat_map(
            |(shown, corner, at, which)| {
                let picker = Picker { shown, corner };
                let way = Direction::ALL[which % 4];
                let kind = Kind::ALL[which % 2];
                prop::sample::select(vec![
                    Press::Pad(picker),
                    Press::Pan(picker, way),
                    Press::Point(picker, at),
                    Press::Menus(picker),
                    Press::File(picker),
                    Press::Rank(picker, at),
                    Press::Play(shown, kind, at),
                    Press::Choose(shown, Choice::ALL[which % 3]),
                    Press::Type(shown, kind),
                ])
            },
        );
        let of_number = any::<i64>().prop_flat_map(|number| {
            let game = GameId(number);
            prop::sample::select(vec![
                Press::Accept(ChallengeId(number)),
                Press::Decline(ChallengeId(number)),
                Press::Withdraw(ChallengeId(number)),
                Press::Pick(game),
                Press::More(game),
                Press::Board(game),
                Press::RulesOf(game),
                Press::Rematch(game),
                Press::AskResign(game),
                Press::Resign(game),
                Press::PlayOn(game),
                Press::GoOn(game),
            ])
        });
        let offered = (any::<i64>(), any::<u32>(), any::<u64>(), any::<usize>()).prop_map(
            |(game, at, by, which)| {
                let kind = OfferKind::ALL[which % 5];
                let offered = Offered {
                    game: GameId(game),
                    at: Mark::from_number(at),
                    by: PlayerId(by),
                    kind,
                };
                match which % 3 {
                    0 => Press::Offer(GameId(game), None, kind),
                    1 => Press::Offer(GameId(game), Some(Mark::from_number(at)), kind),
                    _ => Press::Reply(offered, <Reply as Word>::ALL[which % 3]),
                }
            },
        );
        let draft = (any::<i64>(), any::<usize>(), 1..=14_u8).prop_map(|(number, which, days)| {
            let rulesets = catalogue::all();
            let draft = Draft {
                challenge: ChallengeId(number),
                ruleset: (which % 3 > 0).then(|| rulesets[which % rulesets.len()].id),
                pace: Pace::Days(days),
                rated: which % 2 == 0,
                first: <First as Word>::ALL[which % 3],
            };
            match which % 3 {
                0 => Press::Change(ChallengeId(number)),
                1 => Press::Counter(draft),
                _ => Press::Draft(draft, Part::ALL[which % 4]),
            }
        });
        let crowd = prop::sample::select(Crowd::ALL).prop_map(Press::Rules);
        let setting =
            (prop::sample::select(Setting::ALL), any::<usize>()).prop_map(|(setting, which)| {
                match which % 7 {
                    5 => Press::Opponents,
                    6 => Press::Against,
                    0 => Press::Set(setting),
                    1 => Press::Switch(setting, true),
                    2 => Press::Switch(setting, false),
                    3 => Press::Turn(Page::ALL[which % 2]),
                    _ => Press::Zone,
                }
            });
        prop_oneof![of_picker, of_number, offered, draft, crowd, setting]
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
            id in "(t[0-9]:)?(accept|resign|board|choose|type|pan|point|play|[a-z-]{0,9}):[+-]?[0-9]{0,21}(:[+0-9]{0,3}:([A-Ta-t][0-9]{1,2}|swap|pass|power|stone|[a-z]{0,5}))?(:([A-T][0-9]{1,2}|left|[a-z]{0,5}))?.?"
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
            at: Mark::from(4),
        };
        let picker = Picker {
            shown,
            corner: Point::new(7, 8),
        };
        let centre = Point::new(9, 9);
        for (id, press) in [
            ("t1:accept:412", Press::Accept(ChallengeId(412))),
            ("t1:resign:7", Press::Resign(GameId(7))),
            ("t1:choose:412:4:swap", Press::Choose(shown, Choice::Swap)),
            ("t1:type:412:4:power", Press::Type(shown, Kind::Power)),
            ("t1:rules:two", Press::Rules(Crowd::Two)),
            ("t1:pick:412", Press::Pick(GameId(412))),
            ("t1:pan:412:4:H9:left", Press::Pan(picker, Direction::Left)),
            ("t1:point:412:4:H9:K10", Press::Point(picker, centre)),
            (
                "t1:play:412:4:stone:K10",
                Press::Play(shown, Kind::Ordinary, centre),
            ),
            ("t1:set:theme", Press::Set(Setting::Theme)),
            (
                "t1:offer:412:draw",
                Press::Offer(GameId(412), None, OfferKind::Draw),
            ),
            (
                "t1:offer:412:4:takeback",
                Press::Offer(GameId(412), Some(Mark::from(4)), OfferKind::Takeback),
            ),
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
            "t1:pan:4:4:H9",
            "t1:pan:4:4:h9:left",
            "t1:pan:4:4:I9:left",
            "t1:point:4:4:H9:U1",
            "t1:point:4:4:H9:K20",
            "t1:play:4:4:K10:stone",
        ] {
            assert_eq!(id.parse::<Press>(), Err(UnknownPress), "{id}");
        }
    }
}
