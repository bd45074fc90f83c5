//! What the game refuses, as sentences: what is wrong, and what would be right.

use crate::discord::views::phrases::mention;
use crate::discord::views::refusal::rules::of_rules;
use crate::discord::views::time::relative;
use crate::game::{self, LastMove};

/// A refusal by the game, the invitation or the offer.
#[expect(
    clippy::too_many_lines,
    reason = "one sentence for each refusal, and nothing else"
)]
pub fn of_game(refusal: &game::Refusal) -> String {
    match refusal {
        game::Refusal::SelfChallenge => {
            "You cannot play against yourself. Invite somebody else.".to_owned()
        }
        game::Refusal::NotForTwo { ruleset } => {
            format!("{ruleset} is not a game for two. Choose another ruleset from the list.")
        }
        game::Refusal::NotRatable { ruleset } => format!(
            "{ruleset} with these options cannot be rated. Leave the options out, or set `rated` to \
             false."
        ),
        game::Refusal::NotForYou { opponent } => {
            format!(
                "This invitation is for {}. Only they can answer it.",
                mention(*opponent)
            )
        }
        game::Refusal::YourOwnChallenge => {
            "This is your own invitation: the other one answers it. You can withdraw it.".to_owned()
        }
        game::Refusal::NotYourChallenge { challenger } => format!(
            "This invitation was made by {}. Only they can withdraw it.",
            mention(*challenger)
        ),
        game::Refusal::AlreadyAccepted { game } => format!(
            "This invitation was accepted already and became game {game}. `/board` shows it."
        ),
        game::Refusal::AlreadyDeclined => {
            "This invitation was declined already. `/challenge` makes a new one.".to_owned()
        }
        game::Refusal::AlreadyWithdrawn => {
            "This invitation was withdrawn already. `/challenge` makes a new one.".to_owned()
        }
        game::Refusal::Expired => {
            "This invitation has run out: nobody answered it for a week. `/challenge` makes a new \
             one."
                .to_owned()
        }
        game::Refusal::AlreadyCountered => {
            "This invitation was answered with other terms: those are what counts now.".to_owned()
        }
        game::Refusal::SameTerms => {
            "These are the same terms. Change one of them, or accept the invitation as it is."
                .to_owned()
        }
        game::Refusal::ForAnybody => {
            "This invitation is for anybody: who does not want it leaves it alone.".to_owned()
        }
        game::Refusal::TooManyOpen { most } => format!(
            "{most} of your invitations stand already. Withdraw one of them, or wait for an answer."
        ),
        game::Refusal::TooManyLately { most } => format!(
            "You have sent {most} invitations within a minute, which is as many as I post for one \
             person. Nothing was sent; please try again in a minute."
        ),
        game::Refusal::CalendarStays { until } => format!(
            "You have changed your weekend or time zone within the last week, and your clocks run by \
             them. They can be changed again {}. Nothing was changed.",
            relative(*until)
        ),
        game::Refusal::Blocked => {
            "There are no invitations between you two: one of you has switched them off.".to_owned()
        }
        game::Refusal::NotAPlayer { game } => format!(
            "Game {game} is played by others. `/games` lists yours, `/challenge` begins one."
        ),
        game::Refusal::Over { game, .. } => {
            format!("Game {game} is over. `/board` shows its end, `/challenge` begins another.")
        }
        game::Refusal::StillRunning { game } => {
            format!("Game {game} goes on. A rematch can be offered when it is over.")
        }
        game::Refusal::NotYourTurn { whose, last } => {
            format!("It is {}'s turn{}.", mention(*whose), after(*last))
        }
        game::Refusal::Stale { whose, last, .. } => format!(
            "The game has gone on since that board: it is {}'s turn{}. `/board` shows it.",
            mention(*whose),
            after(*last)
        ),
        game::Refusal::Adjourned { game } => format!(
            "Game {game} is adjourned. Propose to take it up again: the button is under its board, \
             and `/offer` does it, too."
        ),
        game::Refusal::NotAdjourned { game } => {
            format!("Game {game} is not adjourned: it goes on. `/board` shows it.")
        }
        game::Refusal::AlreadyPaused { game } => {
            format!(
                "Game {game} is paused already. Whoever plays or presses *Go on* ends the pause."
            )
        }
        game::Refusal::NotPaused { game } => {
            format!("Game {game} is not paused: its clocks run. `/board` shows it.")
        }
        game::Refusal::NothingToTakeBack { game } => {
            format!("You have made no move in game {game} that could be taken back.")
        }
        game::Refusal::OfferIsMoot { game } => format!(
            "That proposal in game {game} does not stand any more: it was answered, or the game has \
             gone on. `/offer` makes a new one."
        ),
        game::Refusal::YourOwnOffer => {
            "This is your own proposal: the other one answers it. You can withdraw it.".to_owned()
        }
        game::Refusal::NotYourOffer { by } => format!(
            "This proposal was made by {}. Only they can withdraw it.",
            mention(*by)
        ),
        game::Refusal::RatedWithoutClock => {
            "A rated game is played against time. Choose another `pace`, or set `rated` to false."
                .to_owned()
        }
        game::Refusal::OffersBlocked => {
            "There are no proposals between you two: one of you has switched them off. The game \
             itself goes on."
                .to_owned()
        }
        game::Refusal::TooManyEngineGames { most } => format!(
            "You have {most} games against me already, which is as many as I play with one person at \
             once. Finish or resign one of them; `/games` lists them."
        ),
        game::Refusal::MachinePlaysOn => {
            "I play on to the end. You can resign, or take a move back.".to_owned()
        }
        game::Refusal::PlanOnOwnTurn { game } => format!(
            "It is your turn in game {game}: play. Answers are left while the other one is to move."
        ),
        game::Refusal::PlanIsFull { most } => {
            format!("You have left {most} lines already. `/if-then clear:True` gives them up.")
        }
        game::Refusal::LineTooLong { most } => {
            format!("A line has {most} moves at most. Leave out the last ones.")
        }
        game::Refusal::LineWithoutAnswer => {
            "A line begins with a move of theirs and ends with one of yours, like `M9 N8`."
                .to_owned()
        }
        game::Refusal::NotATurn => "That is not a move. Name a point, like `K10`.".to_owned(),
        game::Refusal::Rules(refusal) => of_rules(refusal),
    }
}

/// ", after K10 by Ann": what the turn answers.
fn after(last: Option<LastMove>) -> String {
    last.and_then(|last| Some((last.mv.point()?, last.by)))
        .map_or_else(String::new, |(point, by)| {
            format!(", after {point} by {}", mention(by))
        })
}
