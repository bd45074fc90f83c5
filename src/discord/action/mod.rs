//! What a button or menu means, and the id that carries the meaning through Discord.
//!
//! The id holds everything, so a button works as long as its message exists, also after a restart.
//! An id is a claim, not a proof: anybody can send any text. The game decides whether the action is
//! allowed.

mod delete;
mod draft;
mod field;
mod history_ref;
mod learn;
mod opening;
pub mod pad;
mod picker_task;
mod plan_request;
mod puzzle;
mod ruleset_option;
mod step;
mod tournament;
mod usual_handicaps;

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

pub use crate::discord::action::delete::DeleteAction;
pub use crate::discord::action::draft::{Draft, DraftPurpose, NOT_TO_CLAIM, TO_CLAIM, TermsField};
pub use crate::discord::action::field::Word;
pub use crate::discord::action::field::{
    BoardFormat, BoardRef, HelpPage, HillAction, OfferRef, PickerRef, PlayerGroup, RecordFormat,
    SettingField, SettingsPage, StoneKind,
};
pub use crate::discord::action::history_ref::HistoryRef;
pub use crate::discord::action::learn::LearnAction;
pub use crate::discord::action::opening::{OpeningAction, OpeningRef, scope_letter, scope_of};
use crate::discord::action::pad::Direction;
pub use crate::discord::action::picker_task::{PickedStones, PickerTask};
pub use crate::discord::action::plan_request::{OtherLines, PlanRequest};
pub use crate::discord::action::puzzle::{PuzzleAction, PuzzleRef};
pub use crate::discord::action::ruleset_option::RulesetOption;
pub use crate::discord::action::step::StepWay;
pub use crate::discord::action::tournament::{
    CrosstableForm, DecidedResult, PersonDeed, TournamentAction, TournamentLine,
};
pub use crate::discord::action::usual_handicaps::usual_handicaps;
use crate::game::{
    ChallengeId, Following, GameId, OfferKind, PlayerId, Revision, SeekId, TableId, TournamentId,
};
use crate::rules::{Choice, Point, catalogue};
use crate::service::OfferReply;

/// The version of the id format. It changes only if ids that were already sent could be misread.
const VERSION: &str = "t1";

/// What pressing a button, choosing from a menu or sending a form asks for.
///
/// ```
/// use tessera::discord::Action;
/// use tessera::game::ChallengeId;
///
/// let accept = Action::Accept(ChallengeId(412));
/// assert_eq!(accept.to_string(), "t1:accept:412");
/// assert_eq!("t1:accept:412".parse(), Ok(accept));
/// assert!("t1:accept:0412".parse::<Action>().is_err(), "nobody wrote that");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Accept an invitation.
    Accept(ChallengeId),
    /// Decline an invitation.
    Decline(ChallengeId),
    /// Withdraw one's own invitation.
    Withdraw(ChallengeId),
    /// Show the menus to answer an invitation with other terms.
    Change(ChallengeId),
    /// Change one field of the proposed terms to the value chosen in the menu.
    Draft(Draft, TermsField),
    /// Send the proposed terms.
    Counter(Draft),
    /// Show the menus with these terms.
    Redraft(Draft),
    /// Drop the draft.
    DropDraft(DraftPurpose),
    /// Sit down at a table, on this side if there are sides.
    Sit(TableId, Option<u8>),
    /// Stand up from a table.
    Stand(TableId),
    /// Start the game of a table before every chair is taken.
    StartTable(TableId),
    /// Give the free chairs of a table to the computer.
    FillTable(TableId),
    /// Close a table.
    CloseTable(TableId),
    /// Open the picker on the current board.
    Pick(GameId),
    /// Show the picker's pad at this place.
    Pad(PickerRef),
    /// Move the pad one step.
    Pan(PickerRef, Direction),
    /// Pick a point.
    Point(PickerRef, Point),
    /// Show the menus of files and ranks instead of the pad.
    Menus(PickerRef),
    /// Choose the file from the menu.
    File(PickerRef),
    /// Choose the rank from the menu, on the file of this point.
    Rank(PickerRef, Point),
    /// Play a stone on the point where it was previewed.
    Play(BoardRef, StoneKind, Point),
    /// Take the stone that was previewed, in a picker that is not opened to move.
    Stone(PickerRef, StoneKind, Point),
    /// Change one's last move, which stands on this board.
    ChangeMove(BoardRef),
    /// Seal a move in an adjourned game, or show the one that is sealed.
    Seal(GameId),
    /// Seal the answer to the question that an opening asks.
    SealChoice(BoardRef, Choice),
    /// Withdraw one's sealed move.
    Unseal(GameId),
    /// Answer the question that an opening asks.
    Choose(BoardRef, Choice),
    /// Type the point for a stone. The button opens the form; the form carries the same id.
    Type(BoardRef, StoneKind),
    /// Show what else the player can do in a game.
    More(GameId),
    /// Ask what a person wants to be told about somebody else's game.
    AskFollow(GameId),
    /// Follow somebody else's game.
    Follow(GameId, Following),
    /// No longer follow a game.
    Unfollow(GameId),
    /// Show the current board of a game.
    Board(GameId),
    /// Bring back the board of a game, as `/board` does.
    Bring(GameId, BoardFormat),
    /// Do what `/if-then` was asked to do.
    IfThen(GameId, PlanRequest),
    /// Show the rules of a game's ruleset.
    RulesOf(GameId),
    /// Show the rules of the ruleset chosen in the menu.
    Rules(PlayerGroup),
    /// Do something on the hill of the ruleset with this id.
    Hill(HillAction, &'static str),
    /// Do something in a tournament.
    Tournament(TournamentAction, TournamentId),
    /// Show a page of the crosstable of a tournament. Pages count from zero.
    Crosstable(TournamentId, CrosstableForm, u16),
    /// Decide the result of a board in the round that is played. The button opens the form for the reason; the
    /// form carries the same id.
    Decide(TournamentId, u16, DecidedResult),
    /// Do something about somebody who has entered a tournament.
    Entrant(TournamentId, PlayerId, PersonDeed),
    /// Put the start of a tournament off by so many hours.
    PutOff(TournamentId, u16),
    /// Put the second person in the place of the first in a tournament.
    Replace(TournamentId, PlayerId, PlayerId),
    /// Show a page of a person's running games. Pages count from zero.
    Games(PlayerId, u16),
    /// Propose a rematch after a finished game.
    Rematch(GameId),
    /// Show a finished game as an animation.
    Replay(GameId),
    /// Show the review of a finished game.
    Review(GameId),
    /// Agree that the review of a finished game is shown in its channel.
    ShareReview(GameId),
    /// Answer that the review is not to be shown there.
    DeclineShare(GameId),
    /// Show the turning point of its review that is the move with this index in the record.
    TurningPoint(GameId, u16),
    /// Show a turning point with so many moves of its better line on the board.
    BetterLine(GameId, u16, u8),
    /// Do something beside a position at the beginning of games.
    Opening(OpeningAction, OpeningRef),
    /// Step through a finished game, from the board after so many moves.
    Step(GameId, u16, StepWay),
    /// Step to the board chosen in the menu.
    StepTo(GameId),
    /// Show a page of a person's finished games.
    History(HistoryRef),
    /// Show the end of the finished game chosen in the menu.
    OpenFinished,
    /// Send the record of the game chosen in the menu as a file.
    Export(RecordFormat),
    /// Step through a record of one's own, by its number, from the board after so many moves.
    Record(u32, u16, StepWay),
    /// Show the question that confirms a resignation.
    AskResign(GameId),
    /// Resign a game, from that question.
    Resign(GameId),
    /// Play on, from that question.
    PlayOn(GameId),
    /// Offer something to the opponent. The revision names the board the button stood beside; ids
    /// from before it was part of them have none.
    Offer(GameId, Option<Revision>, OfferKind),
    /// Accept, decline or withdraw an offer.
    Reply(OfferRef, OfferReply),
    /// Give the other player of a game a day.
    GiveDay(GameId),
    /// Claim the win in a game in which the opponent's time is up.
    Claim(GameId),
    /// End a pause.
    GoOn(GameId),
    /// Change a setting to the value chosen in the menu.
    Set(SettingField),
    /// Switch a setting on or off.
    Switch(SettingField, bool),
    /// Turn to a page of the settings.
    Turn(SettingsPage),
    /// Turn to a page of the help.
    Help(HelpPage),
    /// Show the rules of Pente, with the menus of all rulesets.
    BaseRules,
    /// Show the rules of the ruleset with this id.
    RulesNamed(&'static str),
    /// Do something in the lessons.
    Learn(LearnAction),
    /// Do something in a puzzle.
    Puzzle(PuzzleAction),
    /// Show the menu of people to challenge.
    Friends,
    /// Challenge the person chosen in the menu.
    Challenge,
    /// Show the levels of the computer as an opponent.
    Opponents,
    /// Start a game against the computer at the level chosen in the menu.
    Against,
    /// Seek a game on the usual terms.
    Seek,
    /// Show the list of seeks.
    Seeks,
    /// Stop one's own seek.
    StopSeek(SeekId),
    /// Ask whether people on other servers may fit one's own seek.
    AskEverywhere(SeekId),
    /// Let people on other servers fit one's own seek.
    SeekEverywhere(SeekId),
    /// Play the seek chosen in the menu.
    TakeSeek,
    /// Report the opponent in a game. The button opens the form; the form carries the same id.
    Report(GameId),
    /// Block the opponent in a game.
    Block(GameId),
    /// Answer a question before everything about oneself is deleted.
    Delete(DeleteAction),
    /// Enter one's time zone. The button opens the form; the form carries the same id.
    Zone,
}

/// An id that no button of this version carries: stale, or forged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not the id of a button")]
pub struct UnknownAction;

impl Action {
    /// Whether its button stands in a public message, which then shows the result.
    pub const fn is_for_everybody(self) -> bool {
        matches!(
            self,
            Self::Accept(_) | Self::Decline(_) | Self::Withdraw(_) | Self::Reply(..)
        )
    }

    /// Whether it takes a few seconds as a rule, so that whoever pressed is shown that the bot works.
    pub const fn is_long(self) -> bool {
        matches!(self, Self::Review(_))
    }

    /// The invitation it concerns.
    pub const fn challenge(self) -> Option<ChallengeId> {
        match self {
            Self::Accept(id) | Self::Decline(id) | Self::Withdraw(id) | Self::Change(id) => {
                Some(id)
            }
            Self::Draft(draft, _) | Self::Counter(draft) | Self::Redraft(draft) => {
                draft.purpose.challenge()
            }
            Self::DropDraft(purpose) => purpose.challenge(),
            Self::Sit(..)
            | Self::Stand(_)
            | Self::StartTable(_)
            | Self::FillTable(_)
            | Self::CloseTable(_)
            | Self::Pick(_)
            | Self::Pad(_)
            | Self::Pan(..)
            | Self::Point(..)
            | Self::Menus(_)
            | Self::File(_)
            | Self::Rank(..)
            | Self::Play(..)
            | Self::Stone(..)
            | Self::ChangeMove(_)
            | Self::Seal(_)
            | Self::SealChoice(..)
            | Self::Unseal(_)
            | Self::Choose(..)
            | Self::Type(..)
            | Self::More(_)
            | Self::AskFollow(_)
            | Self::Follow(..)
            | Self::Unfollow(_)
            | Self::Board(_)
            | Self::Bring(..)
            | Self::IfThen(..)
            | Self::RulesOf(_)
            | Self::Rules(_)
            | Self::Hill(..)
            | Self::Tournament(..)
            | Self::Crosstable(..)
            | Self::Decide(..)
            | Self::Entrant(..)
            | Self::PutOff(..)
            | Self::Replace(..)
            | Self::Games(..)
            | Self::Rematch(_)
            | Self::Replay(_)
            | Self::Review(_)
            | Self::ShareReview(_)
            | Self::DeclineShare(_)
            | Self::TurningPoint(..)
            | Self::BetterLine(..)
            | Self::Opening(..)
            | Self::Step(..)
            | Self::StepTo(_)
            | Self::History(_)
            | Self::OpenFinished
            | Self::Export(_)
            | Self::Record(..)
            | Self::AskResign(_)
            | Self::Resign(_)
            | Self::PlayOn(_)
            | Self::Offer(..)
            | Self::Reply(..)
            | Self::GiveDay(_)
            | Self::Claim(_)
            | Self::GoOn(_)
            | Self::Set(_)
            | Self::Switch(..)
            | Self::Turn(_)
            | Self::Help(_)
            | Self::BaseRules
            | Self::RulesNamed(_)
            | Self::Learn(_)
            | Self::Puzzle(_)
            | Self::Friends
            | Self::Challenge
            | Self::Opponents
            | Self::Against
            | Self::Seek
            | Self::Seeks
            | Self::StopSeek(_)
            | Self::AskEverywhere(_)
            | Self::SeekEverywhere(_)
            | Self::TakeSeek
            | Self::Report(_)
            | Self::Block(_)
            | Self::Delete(_)
            | Self::Zone => None,
        }
    }

    /// The table it concerns.
    pub const fn table(self) -> Option<TableId> {
        match self {
            Self::Sit(id, _)
            | Self::Stand(id)
            | Self::StartTable(id)
            | Self::FillTable(id)
            | Self::CloseTable(id) => Some(id),
            _ => None,
        }
    }

    /// The game it concerns.
    pub const fn game(self) -> Option<GameId> {
        match self {
            Self::Pick(id)
            | Self::Seal(id)
            | Self::Unseal(id)
            | Self::More(id)
            | Self::AskFollow(id)
            | Self::Follow(id, _)
            | Self::Board(id)
            | Self::Bring(id, _)
            | Self::IfThen(id, _)
            | Self::RulesOf(id)
            | Self::Rematch(id)
            | Self::Replay(id)
            | Self::Review(id)
            | Self::ShareReview(id)
            | Self::DeclineShare(id)
            | Self::TurningPoint(id, _)
            | Self::BetterLine(id, ..)
            | Self::Step(id, ..)
            | Self::StepTo(id)
            | Self::AskResign(id)
            | Self::Resign(id)
            | Self::PlayOn(id)
            | Self::Offer(id, ..)
            | Self::GiveDay(id)
            | Self::Claim(id)
            | Self::GoOn(id)
            | Self::Report(id)
            | Self::Block(id) => Some(id),
            Self::Pad(picker)
            | Self::Pan(picker, _)
            | Self::Point(picker, _)
            | Self::Menus(picker)
            | Self::File(picker)
            | Self::Rank(picker, _)
            | Self::Stone(picker, ..) => Some(picker.shown.game),
            Self::Play(shown, ..)
            | Self::ChangeMove(shown)
            | Self::Choose(shown, _)
            | Self::SealChoice(shown, _)
            | Self::Type(shown, _) => Some(shown.game),
            Self::Reply(offered, _) => Some(offered.game),
            Self::Accept(_)
            | Self::Decline(_)
            | Self::Withdraw(_)
            | Self::Change(_)
            | Self::Draft(..)
            | Self::Counter(_)
            | Self::Redraft(_)
            | Self::DropDraft(_)
            | Self::Sit(..)
            | Self::Stand(_)
            | Self::StartTable(_)
            | Self::FillTable(_)
            | Self::CloseTable(_)
            // Whoever follows a game may end that from anywhere, and when they may not see it any more.
            | Self::Unfollow(_)
            | Self::Rules(_)
            | Self::Hill(..)
            | Self::Tournament(..)
            | Self::Crosstable(..)
            | Self::Decide(..)
            | Self::Entrant(..)
            | Self::PutOff(..)
            | Self::Replace(..)
            | Self::Games(..)
            | Self::History(_)
            | Self::OpenFinished
            | Self::Opening(..)
            | Self::Export(_)
            | Self::Record(..)
            | Self::Set(_)
            | Self::Switch(..)
            | Self::Turn(_)
            | Self::Help(_)
            | Self::BaseRules
            | Self::RulesNamed(_)
            | Self::Learn(_)
            | Self::Puzzle(_)
            | Self::Friends
            | Self::Challenge
            | Self::Opponents
            | Self::Against
            | Self::Seek
            | Self::Seeks
            | Self::StopSeek(_)
            | Self::AskEverywhere(_)
            | Self::SeekEverywhere(_)
            | Self::TakeSeek
            | Self::Delete(_)
            | Self::Zone => None,
        }
    }
}

/// The id: version, action and what it concerns, as in `t1:accept:412` or `t1:choose:412:4:swap`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}:")?;
        match *self {
            Self::Accept(id) => write!(f, "accept:{id}"),
            Self::Decline(id) => write!(f, "decline:{id}"),
            Self::Withdraw(id) => write!(f, "withdraw:{id}"),
            Self::Change(id) => write!(f, "change:{id}"),
            Self::Draft(draft, part) => write!(f, "draft:{draft}:{}", part.word()),
            Self::Counter(draft) => write!(f, "counter:{draft}"),
            Self::Redraft(draft) => write!(f, "redraft:{draft}"),
            Self::DropDraft(purpose) => write!(f, "drop-draft:{purpose}"),
            Self::Sit(id, None) => write!(f, "sit:{id}"),
            Self::Sit(id, Some(side)) => write!(f, "sit:{id}:{side}"),
            Self::Stand(id) => write!(f, "stand:{id}"),
            Self::StartTable(id) => write!(f, "start-table:{id}"),
            Self::FillTable(id) => write!(f, "fill-table:{id}"),
            Self::CloseTable(id) => write!(f, "close-table:{id}"),
            Self::Pick(id) => write!(f, "pick:{id}"),
            Self::Pad(picker) => write!(f, "pad:{picker}"),
            Self::Pan(picker, way) => write!(f, "pan:{picker}:{}", way.word()),
            Self::Point(picker, at) => write!(f, "point:{picker}:{at}"),
            Self::Menus(picker) => write!(f, "menus:{picker}"),
            Self::File(picker) => write!(f, "file:{picker}"),
            Self::Rank(picker, on) => write!(f, "rank:{picker}:{on}"),
            Self::Play(shown, kind, at) => write!(f, "play:{shown}:{}:{at}", kind.word()),
            Self::Stone(picker, kind, at) => write!(f, "stone:{picker}:{}:{at}", kind.word()),
            Self::ChangeMove(shown) => write!(f, "change-move:{shown}"),
            Self::Seal(id) => write!(f, "seal:{id}"),
            Self::SealChoice(shown, choice) => write!(f, "seal-choice:{shown}:{}", choice.word()),
            Self::Unseal(id) => write!(f, "unseal:{id}"),
            Self::Choose(shown, choice) => write!(f, "choose:{shown}:{}", choice.word()),
            Self::Type(shown, kind) => write!(f, "type:{shown}:{}", kind.word()),
            Self::More(id) => write!(f, "more:{id}"),
            Self::AskFollow(id) => write!(f, "ask-follow:{id}"),
            Self::Follow(id, wants) => write!(f, "follow:{id}:{}", wants.id()),
            Self::Unfollow(id) => write!(f, "unfollow:{id}"),
            Self::Board(id) => write!(f, "board:{id}"),
            Self::Bring(id, form) => write!(f, "bring:{id}:{}", form.word()),
            Self::IfThen(id, request) => write!(f, "if-then:{id}:{request}"),
            Self::RulesOf(id) => write!(f, "rules-of:{id}"),
            Self::Rules(group) => write!(f, "rules:{}", group.word()),
            Self::Tournament(action, id) => write!(f, "tournament:{}:{id}", action.word()),
            Self::Crosstable(id, form, page) => {
                write!(f, "crosstable:{id}:{}:{page}", form.word())
            }
            Self::Decide(id, board, result) => write!(f, "decide:{id}:{board}:{}", result.word()),
            Self::Entrant(id, player, deed) => write!(f, "entrant:{id}:{player}:{}", deed.word()),
            Self::PutOff(id, hours) => write!(f, "put-off:{id}:{hours}"),
            Self::Replace(id, out, put) => write!(f, "replace:{id}:{out}:{put}"),
            Self::Hill(action, ruleset) => write!(f, "hill:{}:{ruleset}", action.word()),
            Self::Games(whose, page) => write!(f, "games:{whose}:{page}"),
            Self::Rematch(id) => write!(f, "rematch:{id}"),
            Self::Replay(id) => write!(f, "replay:{id}"),
            Self::Review(id) => write!(f, "review:{id}"),
            Self::ShareReview(id) => write!(f, "share-review:{id}"),
            Self::DeclineShare(id) => write!(f, "decline-share:{id}"),
            Self::BetterLine(id, at, depth) => write!(f, "better-line:{id}:{at}:{depth}"),
            Self::Opening(action, at) => write!(f, "{}:{at}", action.word()),
            Self::TurningPoint(id, at) => write!(f, "turning-point:{id}:{at}"),
            Self::Step(id, shown, way) => write!(f, "step:{id}:{shown}:{}", way.word()),
            Self::StepTo(id) => write!(f, "step-to:{id}"),
            Self::History(list) => write!(f, "history:{list}"),
            Self::OpenFinished => write!(f, "open-finished"),
            Self::Export(format) => write!(f, "export:{}", format.word()),
            Self::Record(number, shown, way) => {
                write!(f, "record:{number}:{shown}:{}", way.word())
            }
            Self::AskResign(id) => write!(f, "ask-resign:{id}"),
            Self::Resign(id) => write!(f, "resign:{id}"),
            Self::PlayOn(id) => write!(f, "play-on:{id}"),
            Self::Offer(id, None, kind) => write!(f, "offer:{id}:{}", kind.word()),
            Self::Offer(id, Some(at), kind) => write!(f, "offer:{id}:{at}:{}", kind.word()),
            Self::Reply(offered, reply) => write!(f, "reply:{offered}:{}", reply.word()),
            Self::GiveDay(id) => write!(f, "give-day:{id}"),
            Self::Claim(id) => write!(f, "claim:{id}"),
            Self::GoOn(id) => write!(f, "go-on:{id}"),
            Self::Set(setting) => write!(f, "set:{}", setting.word()),
            Self::Switch(setting, true) => write!(f, "switch:{}:yes", setting.word()),
            Self::Switch(setting, false) => write!(f, "switch:{}:no", setting.word()),
            Self::Turn(page) => write!(f, "turn:{}", page.word()),
            Self::Help(page) => write!(f, "help:{}", page.word()),
            Self::BaseRules => write!(f, "base-rules"),
            Self::RulesNamed(ruleset) => write!(f, "rules-named:{ruleset}"),
            Self::Learn(action) => write!(f, "learn:{action}"),
            Self::Puzzle(action) => write!(f, "puzzle:{action}"),
            Self::Friends => write!(f, "friends"),
            Self::Challenge => write!(f, "challenge"),
            Self::Opponents => write!(f, "opponents"),
            Self::Against => write!(f, "against"),
            Self::Seek => write!(f, "seek"),
            Self::Seeks => write!(f, "seeks"),
            Self::StopSeek(id) => write!(f, "stop-seek:{id}"),
            Self::AskEverywhere(id) => write!(f, "ask-everywhere:{id}"),
            Self::SeekEverywhere(id) => write!(f, "seek-everywhere:{id}"),
            Self::TakeSeek => write!(f, "take-seek"),
            Self::Report(id) => write!(f, "report:{id}"),
            Self::Block(id) => write!(f, "block:{id}"),
            Self::Delete(action) => write!(f, "delete:{}", action.word()),
            Self::Zone => write!(f, "zone"),
        }
    }
}

/// Reads an id exactly as it was written: `+412`, `0412` and the like are errors.
impl FromStr for Action {
    type Err = UnknownAction;

    fn from_str(id: &str) -> Result<Self, UnknownAction> {
        let action = read(id).ok_or(UnknownAction)?;
        if action.to_string() == id {
            Ok(action)
        } else {
            Err(UnknownAction)
        }
    }
}

fn read(id: &str) -> Option<Action> {
    let parts: Vec<_> = id.split(':').collect();
    let (&VERSION, words) = parts.split_first()? else {
        return None;
    };
    let challenge = |number: &str| number.parse().ok().map(ChallengeId);
    let game = |number: &str| number.parse().ok().map(GameId);
    let (picker, board) = (PickerRef::read, BoardRef::read);
    Some(match *words {
        ["accept", id] => Action::Accept(challenge(id)?),
        ["decline", id] => Action::Decline(challenge(id)?),
        ["withdraw", id] => Action::Withdraw(challenge(id)?),
        ["change", id] => Action::Change(challenge(id)?),
        ["draft", id, ruleset, pace, rated, first, part] => Action::Draft(
            Draft::read(id, ruleset, pace, rated, first)?,
            TermsField::from_word(part)?,
        ),
        ["counter", id, ruleset, pace, rated, first] => {
            Action::Counter(Draft::read(id, ruleset, pace, rated, first)?)
        }
        ["redraft", id, ruleset, pace, rated, first] => {
            Action::Redraft(Draft::read(id, ruleset, pace, rated, first)?)
        }
        ["drop-draft", purpose] => Action::DropDraft(DraftPurpose::read(purpose)?),
        ["pick", id] => Action::Pick(game(id)?),
        ["pad", id, ply, corner] => Action::Pad(picker(id, ply, corner)?),
        ["pan", id, ply, corner, way] => {
            Action::Pan(picker(id, ply, corner)?, Direction::from_word(way)?)
        }
        ["point", id, ply, corner, at] => {
            Action::Point(picker(id, ply, corner)?, field::point(at)?)
        }
        ["menus", id, ply, corner] => Action::Menus(picker(id, ply, corner)?),
        ["file", id, ply, corner] => Action::File(picker(id, ply, corner)?),
        ["rank", id, ply, corner, on] => Action::Rank(picker(id, ply, corner)?, field::point(on)?),
        ["play", id, ply, kind, at] => {
            let kind = StoneKind::from_word(kind)?;
            Action::Play(BoardRef::read(id, ply)?, kind, field::point(at)?)
        }
        ["stone", id, ply, corner, kind, at] => Action::Stone(
            picker(id, ply, corner)?,
            StoneKind::from_word(kind)?,
            field::point(at)?,
        ),
        ["change-move", id, ply] => Action::ChangeMove(board(id, ply)?),
        ["seal", id] => Action::Seal(game(id)?),
        ["seal-choice", id, ply, word] => {
            Action::SealChoice(board(id, ply)?, Choice::from_word(word)?)
        }
        ["unseal", id] => Action::Unseal(game(id)?),
        ["choose", id, ply, word] => Action::Choose(board(id, ply)?, Choice::from_word(word)?),
        ["type", id, ply, word] => Action::Type(board(id, ply)?, StoneKind::from_word(word)?),
        ["more", id] => Action::More(game(id)?),
        ["ask-follow", id] => Action::AskFollow(game(id)?),
        ["follow", id, wants] => Action::Follow(game(id)?, Following::from_id(wants)?),
        ["unfollow", id] => Action::Unfollow(game(id)?),
        ["board", id] => Action::Board(game(id)?),
        ["bring", id, form] => Action::Bring(game(id)?, BoardFormat::from_word(form)?),
        ["if-then", id, others, line] => {
            Action::IfThen(game(id)?, PlanRequest::read(others, line)?)
        }
        ["rules-of", id] => Action::RulesOf(game(id)?),
        ["learn", ref words @ ..] => Action::Learn(LearnAction::read(words)?),
        ["puzzle", ref words @ ..] => Action::Puzzle(PuzzleAction::read(words)?),
        ["rules", word] => Action::Rules(PlayerGroup::from_word(word)?),
        ["hill", word, ruleset] => {
            Action::Hill(HillAction::from_word(word)?, catalogue::find(ruleset)?.id)
        }
        [
            "tournament" | "crosstable" | "decide" | "entrant" | "put-off" | "replace",
            ..,
        ] => read_tournament(words)?,
        ["games", whose, page] => Action::Games(PlayerId(whose.parse().ok()?), page.parse().ok()?),
        ["rematch", id] => Action::Rematch(game(id)?),
        ["replay", id] => Action::Replay(game(id)?),
        ["ask-resign", id] => Action::AskResign(game(id)?),
        ["resign", id] => Action::Resign(game(id)?),
        ["play-on", id] => Action::PlayOn(game(id)?),
        ["offer", id, word] => Action::Offer(game(id)?, None, OfferKind::from_word(word)?),
        ["offer", id, at, word] => {
            let at = Some(Revision::parse(at)?);
            Action::Offer(game(id)?, at, OfferKind::from_word(word)?)
        }
        ["reply", id, at, by, kind, word] => Action::Reply(
            OfferRef::read(id, at, by, kind)?,
            OfferReply::from_word(word)?,
        ),
        ["give-day", id] => Action::GiveDay(game(id)?),
        ["claim", id] => Action::Claim(game(id)?),
        ["go-on", id] => Action::GoOn(game(id)?),
        ["help", word] => Action::Help(HelpPage::from_word(word)?),
        _ => {
            return read_plain(words)
                .or_else(|| read_table(words))
                .or_else(|| read_setting(words))
                .or_else(|| read_seek(words))
                .or_else(|| read_past(words));
        }
    })
}

/// Reads what has a name and nothing else.
fn read_plain(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["base-rules"] => Action::BaseRules,
        ["rules-named", ruleset] => Action::RulesNamed(catalogue::find(ruleset)?.id),
        ["friends"] => Action::Friends,
        ["challenge"] => Action::Challenge,
        ["opponents"] => Action::Opponents,
        ["against"] => Action::Against,
        _ => return None,
    })
}

/// Reads what is about a person's settings.
fn read_setting(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["set", word] => Action::Set(SettingField::from_word(word)?),
        ["switch", word, "yes"] => Action::Switch(SettingField::from_word(word)?, true),
        ["switch", word, "no"] => Action::Switch(SettingField::from_word(word)?, false),
        ["turn", word] => Action::Turn(SettingsPage::from_word(word)?),
        ["zone"] => Action::Zone,
        ["delete", word] => Action::Delete(DeleteAction::from_word(word)?),
        _ => return None,
    })
}

/// Reads what is about a table.
fn read_table(words: &[&str]) -> Option<Action> {
    let table = |number: &str| number.parse().ok().map(TableId);
    Some(match *words {
        ["sit", id] => Action::Sit(table(id)?, None),
        ["sit", id, side] => Action::Sit(table(id)?, Some(side.parse().ok()?)),
        ["stand", id] => Action::Stand(table(id)?),
        ["start-table", id] => Action::StartTable(table(id)?),
        ["fill-table", id] => Action::FillTable(table(id)?),
        ["close-table", id] => Action::CloseTable(table(id)?),
        _ => return None,
    })
}

/// Reads what is about finding an opponent.
fn read_seek(words: &[&str]) -> Option<Action> {
    let seek = |number: &str| number.parse().ok().map(SeekId);
    let game = |number: &str| number.parse().ok().map(GameId);
    Some(match *words {
        ["seek"] => Action::Seek,
        ["seeks"] => Action::Seeks,
        ["stop-seek", id] => Action::StopSeek(seek(id)?),
        ["ask-everywhere", id] => Action::AskEverywhere(seek(id)?),
        ["seek-everywhere", id] => Action::SeekEverywhere(seek(id)?),
        ["take-seek"] => Action::TakeSeek,
        ["report", id] => Action::Report(game(id)?),
        ["block", id] => Action::Block(game(id)?),
        _ => return None,
    })
}

/// Reads what shows finished games and records.
fn read_past(words: &[&str]) -> Option<Action> {
    let game = |number: &str| number.parse().ok().map(GameId);
    Some(match *words {
        ["step", id, shown, way] => {
            Action::Step(game(id)?, shown.parse().ok()?, StepWay::from_word(way)?)
        }
        ["step-to", id] => Action::StepTo(game(id)?),
        ["review", id] => Action::Review(game(id)?),
        ["share-review", id] => Action::ShareReview(game(id)?),
        ["decline-share", id] => Action::DeclineShare(game(id)?),
        [word, scope, code, line] if OpeningAction::from_word(word).is_some() => Action::Opening(
            OpeningAction::from_word(word)?,
            OpeningRef::read(scope, code, line)?,
        ),
        ["better-line", id, at, depth] => {
            Action::BetterLine(game(id)?, at.parse().ok()?, depth.parse().ok()?)
        }
        ["turning-point", id, at] => Action::TurningPoint(game(id)?, at.parse().ok()?),
        ["history", ref fields @ ..] => Action::History(HistoryRef::read(fields)?),
        ["open-finished"] => Action::OpenFinished,
        ["export", format] => Action::Export(RecordFormat::from_word(format)?),
        ["record", number, shown, way] => Action::Record(
            number.parse().ok()?,
            shown.parse().ok()?,
            StepWay::from_word(way)?,
        ),
        _ => return None,
    })
}

/// Parses an id of a tournament's button or menu.
fn read_tournament(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["tournament", word, id] => {
            Action::Tournament(TournamentAction::from_word(word)?, tournament(id)?)
        }
        ["crosstable", id, form, page] => Action::Crosstable(
            tournament(id)?,
            CrosstableForm::from_word(form)?,
            page.parse().ok()?,
        ),
        ["decide", id, board, result] => Action::Decide(
            tournament(id)?,
            board.parse().ok()?,
            DecidedResult::from_word(result)?,
        ),
        ["entrant", id, player, deed] => Action::Entrant(
            tournament(id)?,
            PlayerId(player.parse().ok()?),
            PersonDeed::from_word(deed)?,
        ),
        ["put-off", id, hours] => Action::PutOff(tournament(id)?, hours.parse().ok()?),
        ["replace", id, out, put] => Action::Replace(
            tournament(id)?,
            PlayerId(out.parse().ok()?),
            PlayerId(put.parse().ok()?),
        ),
        _ => return None,
    })
}

fn tournament(id: &str) -> Option<TournamentId> {
    id.parse().ok().map(TournamentId)
}

#[cfg(test)]
mod tests;
