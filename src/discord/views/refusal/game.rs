//! Refusals by the game as sentences: what is wrong, and what would be right.

use crate::discord::views::phrases::mention;
use crate::discord::views::refusal::rules::of_rules;
use crate::discord::views::time::relative;
use crate::game::{self, LastMove};

/// A refusal by the game, the invitation or the offer.
#[expect(
    clippy::too_many_lines,
    reason = "one sentence for each refusal, and nothing else"
)]
pub fn of_game(refusal: &game::GameRefusal) -> String {
    match refusal {
        game::GameRefusal::SelfChallenge => {
            "You cannot play against yourself. Invite somebody else.".to_owned()
        }
        game::GameRefusal::NotForTwo { ruleset } => {
            format!("{ruleset} is not a game for two. Choose another ruleset from the list.")
        }
        game::GameRefusal::NotRatable { ruleset } => format!(
            "{ruleset} with these options cannot be rated. Leave the options out, or set `rated` to \
             false."
        ),
        game::GameRefusal::NotForYou { opponent } => {
            format!(
                "This invitation is for {}. Only they can answer it.",
                mention(*opponent)
            )
        }
        game::GameRefusal::YourOwnChallenge => {
            "This is your own invitation: the other one answers it. You can withdraw it.".to_owned()
        }
        game::GameRefusal::NotYourChallenge { challenger } => format!(
            "This invitation was made by {}. Only they can withdraw it.",
            mention(*challenger)
        ),
        game::GameRefusal::AlreadyAccepted { game } => format!(
            "This invitation was accepted already and became game {game}. `/board` shows it."
        ),
        game::GameRefusal::AlreadyDeclined => {
            "This invitation was declined already. `/challenge` makes a new one.".to_owned()
        }
        game::GameRefusal::AlreadyWithdrawn => {
            "This invitation was withdrawn already. `/challenge` makes a new one.".to_owned()
        }
        game::GameRefusal::Expired => {
            "This invitation has run out: nobody answered it for a week. `/challenge` makes a new \
             one."
                .to_owned()
        }
        game::GameRefusal::AlreadyCountered => {
            "This invitation was answered with other terms: those are what counts now.".to_owned()
        }
        game::GameRefusal::SameTerms => {
            "These are the same terms. Change one of them, or accept the invitation as it is."
                .to_owned()
        }
        game::GameRefusal::ForAnybody => {
            "This invitation is for anybody: who does not want it leaves it alone.".to_owned()
        }
        game::GameRefusal::TooManyOpen { most } => format!(
            "{most} of your invitations stand already. Withdraw one of them, or wait for an answer."
        ),
        game::GameRefusal::TooManyLately { most } => format!(
            "You have sent {most} invitations within a minute, which is as many as I post for one \
             person. Nothing was sent; please try again in a minute."
        ),
        game::GameRefusal::CalendarStays { until } => format!(
            "You have changed your weekend or time zone within the last week, and your clocks run by \
             them. They can be changed again {}. Nothing was changed.",
            relative(*until)
        ),
        game::GameRefusal::Blocked => {
            "There are no invitations between you two: one of you has switched them off.".to_owned()
        }
        game::GameRefusal::NotAPlayer { game } => format!(
            "Game {game} is played by others. `/games` lists yours, `/challenge` begins one."
        ),
        game::GameRefusal::Over { game, .. } => {
            format!("Game {game} is over. `/board` shows its end, `/challenge` begins another.")
        }
        game::GameRefusal::StillRunning { game } => {
            format!("Game {game} goes on. A rematch can be offered when it is over.")
        }
        game::GameRefusal::NotYourTurn { whose, last } => {
            format!("It is {}'s turn{}.", mention(*whose), after(*last))
        }
        game::GameRefusal::Stale { whose, last, .. } => format!(
            "The game has gone on since that board: it is {}'s turn{}. `/board` shows it.",
            mention(*whose),
            after(*last)
        ),
        game::GameRefusal::Adjourned { game } => format!(
            "Game {game} is adjourned. Propose to take it up again: the button is under its board, \
             and `/offer` does it, too."
        ),
        game::GameRefusal::AlreadyAdjourned { game } => format!(
            "Game {game} is adjourned already: nobody loses, and the button under its board takes it \
             up again."
        ),
        game::GameRefusal::NotAdjourned { game } => {
            format!("Game {game} goes on already: it is not adjourned. `/board` shows it.")
        }
        game::GameRefusal::AlreadyPaused { game } => {
            format!(
                "Game {game} is paused already. Whoever plays or presses *Go on* ends the pause."
            )
        }
        game::GameRefusal::NotPaused { game } => {
            format!("Game {game} goes on already: it is not paused. `/board` shows it.")
        }
        game::GameRefusal::AlreadyTakenBack { game } => format!(
            "Your last move in game {game} is taken back already. To take back one more, ask again in \
             {} seconds.",
            game::limits::DOUBLE_PRESS.as_secs()
        ),
        game::GameRefusal::NothingToTakeBack { game } => {
            format!("You have made no move in game {game} that could be taken back.")
        }
        game::GameRefusal::OfferIsMoot { game } => format!(
            "That proposal in game {game} does not stand any more: it was answered, or the game has \
             gone on. `/offer` makes a new one."
        ),
        game::GameRefusal::YourOwnOffer => {
            "This is your own proposal: the other one answers it. You can withdraw it.".to_owned()
        }
        game::GameRefusal::NotYourOffer { by } => format!(
            "This proposal was made by {}. Only they can withdraw it.",
            mention(*by)
        ),
        game::GameRefusal::RatedWithoutClock => {
            "A rated game is played against time. Choose another `pace`, or set `rated` to false."
                .to_owned()
        }
        game::GameRefusal::OffersBlocked => {
            "There are no proposals between you two: one of you has switched them off. The game \
             itself goes on."
                .to_owned()
        }
        game::GameRefusal::TooManyComputerGames { most } => format!(
            "You have {most} games against me already, which is as many as I play with one person at \
             once. Finish or resign one of them; `/games` lists them."
        ),
        game::GameRefusal::ComputerPlaysOn => {
            "I play on to the end. You can resign, or take a move back.".to_owned()
        }
        game::GameRefusal::PlanOnOwnTurn { game } => format!(
            "It is your turn in game {game}: play. Answers are left while the other one is to move."
        ),
        game::GameRefusal::PlanIsFull { most } => {
            format!("You have left {most} lines already. `/if-then clear:True` gives them up.")
        }
        game::GameRefusal::LineTooLong { most } => {
            format!("A line has {most} moves at most. Leave out the last ones.")
        }
        game::GameRefusal::LineWithoutAnswer => {
            "A line begins with a move of theirs and ends with one of yours, like `M9 N8`."
                .to_owned()
        }
        game::GameRefusal::NotATurn => "That is not a move. Name a point, like `K10`.".to_owned(),
        game::GameRefusal::Rules(refusal) => of_rules(refusal),
    }
}

/// ", after K10 by Ann": the move that the turn replies to.
fn after(last: Option<LastMove>) -> String {
    last.and_then(|last| Some((last.mv.point()?, last.by)))
        .map_or_else(String::new, |(point, by)| {
            format!(", after {point} by {}", mention(by))
        })
}
