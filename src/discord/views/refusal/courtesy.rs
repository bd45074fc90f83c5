//! Refused courtesies between the players of a game as sentences, and what a live game does not allow.

use crate::discord::views::time::relative;
use crate::game::{CourtesyRefusal, LiveRefusal};
use crate::language::{Text, say};

/// A refusal to give time, to claim a win, or to change the rating.
pub fn of_courtesy(refusal: CourtesyRefusal) -> Text {
    match refusal {
        CourtesyRefusal::NoClock { game } => say!(courtesies::no_clock, game = game.0),
        CourtesyRefusal::TimeForComputer => say!(courtesies::time_for_computer),
        CourtesyRefusal::TimeAmongSeveral => say!(courtesies::time_among_several),
        CourtesyRefusal::TooManyGifts { game, most } => {
            say!(courtesies::too_many_gifts, game = game.0, most = most)
        }
        CourtesyRefusal::GivenJustNow { game, until } => {
            let when = relative(until);
            say!(courtesies::given_just_now, game = game.0, when = when)
        }
        CourtesyRefusal::NothingToClaim {
            game,
            due: Some(due),
        } => say!(
            courtesies::nothing_to_claim_yet,
            game = game.0,
            when = relative(due)
        ),
        CourtesyRefusal::NothingToClaim { game, due: None } => {
            say!(courtesies::nothing_to_claim, game = game.0)
        }
        CourtesyRefusal::OwnTimeIsUp { game } => say!(courtesies::own_time_is_up, game = game.0),
        CourtesyRefusal::ClaimWithoutClock => say!(courtesies::claim_without_clock),
        CourtesyRefusal::ClaimForTwo => say!(courtesies::claim_for_two),
        CourtesyRefusal::TooLateToRate { game, most } => {
            say!(courtesies::too_late_to_rate, game = game.0, most = most)
        }
        CourtesyRefusal::TooLateInSet { other } => {
            say!(courtesies::too_late_in_set, other = other.0)
        }
        CourtesyRefusal::SetIsSuspended { other } => {
            say!(courtesies::set_is_suspended, other = other.0)
        }
        CourtesyRefusal::RatingAtTable => say!(courtesies::rating_at_table),
        CourtesyRefusal::RatingOfMatch => say!(courtesies::rating_of_match),
        CourtesyRefusal::RatingWithComputer => say!(courtesies::rating_with_computer),
        CourtesyRefusal::AlreadyRated { game } => say!(courtesies::already_rated, game = game.0),
        CourtesyRefusal::AlreadyUnrated { game } => {
            say!(courtesies::already_unrated, game = game.0)
        }
    }
}

/// A refusal in a live game, or on live terms.
pub fn of_live(refusal: LiveRefusal) -> Text {
    match refusal {
        LiveRefusal::TimeIsUp { game } => say!(live::time_is_up, game = game.0),
        LiveRefusal::Gift { game } => say!(live::no_gift, game = game.0),
        LiveRefusal::Claim => say!(live::no_claim),
        LiveRefusal::Set => say!(live::no_set),
    }
}
