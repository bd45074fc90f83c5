//! What a button or menu means, and the id that carries the meaning through Discord.
//!
//! The id holds everything, so a button works as long as its message exists, also after a restart.
//! An id is a claim, not a proof: anybody can send any text. The game decides whether the action is
//! allowed.

mod concerns;
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
mod read;
mod ruleset_option;
mod step;
mod tournament;
mod usual_handicaps;
mod write;

use jiff::Timestamp;
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
    CrosstableForm, DecidedResult, PersonDeed, RoundBoard, ShownLines, TournamentAction,
    TournamentLine,
};
pub use crate::discord::action::usual_handicaps::usual_handicaps;
use crate::game::{
    ChallengeId, Following, GameId, OfferKind, PlayerId, Revision, SeekId, TableId, TournamentId,
};
use crate::rules::{Choice, Point};
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
    /// Do something with the draft of a tournament as it was shown, with so many changes: it is not done if the draft has
    /// changed since. A form carries the same id as the button that opened it.
    TournamentDraft(TournamentAction, TournamentId, u32),
    /// Take a form of the draft of a tournament, which showed it with so many changes, and these lines.
    DraftForm(TournamentAction, TournamentId, u32, ShownLines),
    /// Show a page of a server's tournaments. Pages count from zero.
    Tournaments(u16),
    /// Show the tournament chosen in the menu.
    OpenTournament,
    /// Show a page of the crosstable of a tournament. Pages count from zero.
    Crosstable(TournamentId, CrosstableForm, u16),
    /// Decide the result of a board. The button opens the form for the reason; the form carries the same id.
    Decide(TournamentId, RoundBoard, DecidedResult),
    /// Do something about somebody who has entered a tournament.
    Entrant(TournamentId, PlayerId, PersonDeed),
    /// Put the start of a tournament off by so many hours from this one, which was shown. Older buttons don't say which.
    PutOff(TournamentId, u16, Option<Timestamp>),
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
    /// Show the mistake that is chosen in a menu in the same way.
    OtherMistake(GameId),
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

#[cfg(test)]
mod tests;
