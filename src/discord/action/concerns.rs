//! What an action concerns.

use crate::discord::action::{Action, LearnAction, OpeningAction, PuzzleAction};
use crate::game::{ChallengeId, GameId, TableId};

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

    /// Whether it is a form whose answer takes the place of the message from which it was opened: a point that is typed in
    /// a lesson or a puzzle, or where the openings are looked up.
    pub const fn is_typed_in_place(self) -> bool {
        matches!(
            self,
            Self::Learn(LearnAction::Type(_) | LearnAction::TypeInWords(_))
                | Self::Puzzle(PuzzleAction::Type(_))
                | Self::Opening(OpeningAction::Type, _)
        )
    }

    /// The invitation it concerns.
    pub const fn challenge(self) -> Option<ChallengeId> {
        match self.subject() {
            Subject::Challenge(id) => Some(id),
            _ => None,
        }
    }

    /// The table it concerns.
    pub const fn table(self) -> Option<TableId> {
        match self.subject() {
            Subject::Table(id) => Some(id),
            _ => None,
        }
    }

    /// The game it concerns.
    pub const fn game(self) -> Option<GameId> {
        match self.subject() {
            Subject::Game(id) => Some(id),
            _ => None,
        }
    }

    const fn subject(self) -> Subject {
        match self {
            Self::Accept(id) | Self::Decline(id) | Self::Withdraw(id) | Self::Change(id) => {
                Subject::Challenge(id)
            }
            Self::Draft(draft, _) | Self::Counter(draft) | Self::Redraft(draft) => {
                Subject::of_challenge(draft.purpose.challenge())
            }
            Self::DropDraft(purpose) => Subject::of_challenge(purpose.challenge()),
            Self::Sit(id, _)
            | Self::Stand(id)
            | Self::StartTable(id)
            | Self::FillTable(id)
            | Self::CloseTable(id) => Subject::Table(id),
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
            | Self::OtherMistake(id)
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
            | Self::Block(id) => Subject::Game(id),
            Self::Pad(picker)
            | Self::Pan(picker, _)
            | Self::Point(picker, _)
            | Self::Menus(picker)
            | Self::File(picker)
            | Self::Rank(picker, _)
            | Self::Stone(picker, ..) => Subject::Game(picker.shown.game),
            Self::Play(shown, ..)
            | Self::ChangeMove(shown)
            | Self::Choose(shown, _)
            | Self::SealChoice(shown, _)
            | Self::Type(shown, _) => Subject::Game(shown.game),
            Self::Reply(offered, _) => Subject::Game(offered.game),
            // Whoever follows a game may end that from anywhere, and when they may not see it any more.
            Self::Unfollow(_)
            | Self::Rules(_)
            | Self::Hill(..)
            | Self::Tournament(..)
            | Self::TournamentDraft(..)
            | Self::DraftForm(..)
            | Self::Tournaments(_)
            | Self::OpenTournament
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
            | Self::Zone => Subject::Other,
        }
    }
}

/// What an action concerns, as far as who may press depends on it.
enum Subject {
    Challenge(ChallengeId),
    Table(TableId),
    Game(GameId),
    Other,
}

impl Subject {
    const fn of_challenge(id: Option<ChallengeId>) -> Self {
        match id {
            Some(id) => Self::Challenge(id),
            None => Self::Other,
        }
    }
}
