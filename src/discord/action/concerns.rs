//! What an action concerns.

use crate::discord::action::Action;
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
