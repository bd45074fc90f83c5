//! Refusals by the game as sentences: what is wrong, and what would be right.

use jiff::Timestamp;

use crate::discord::views::hill;
use crate::discord::views::phrases::mention;
use crate::discord::views::refusal::courtesy::{of_courtesy, of_live};
use crate::discord::views::refusal::options::of_options;
use crate::discord::views::refusal::rules::of_rules;
use crate::discord::views::refusal::seek::of_seek;
use crate::discord::views::refusal::table::of_table;
use crate::discord::views::time::relative;
use crate::discord::views::{changing, seal_news};
use crate::game::{self, LastMove, PlayerId};
use crate::language::{Text, Word, say};
use crate::rules::Point;

/// A refusal by the game, the invitation or the offer.
pub fn of_game(refusal: &game::GameRefusal) -> Text {
    match refusal {
        game::GameRefusal::SelfChallenge => say!(refusal_game::self_challenge),
        game::GameRefusal::SelfBlock => say!(refusal_game::self_block),
        game::GameRefusal::NotForTwo { ruleset } => {
            say!(refusal_game::not_for_two, ruleset = *ruleset)
        }
        game::GameRefusal::NotRatable { ruleset } => {
            say!(refusal_game::not_ratable, ruleset = *ruleset)
        }
        game::GameRefusal::SetOfMatches { ruleset } => {
            say!(set::of_matches, ruleset = *ruleset)
        }
        game::GameRefusal::NotForYou { opponent } => {
            say!(refusal_game::not_for_you, opponent = mention(*opponent))
        }
        game::GameRefusal::YourOwnChallenge => say!(refusal_game::your_own_challenge),
        game::GameRefusal::NotYourChallenge { challenger } => say!(
            refusal_game::not_your_challenge,
            challenger = mention(*challenger)
        ),
        game::GameRefusal::AlreadyAccepted { game } => {
            say!(refusal_game::already_accepted, game = game.to_string())
        }
        game::GameRefusal::AlreadyDeclined => say!(refusal_game::already_declined),
        game::GameRefusal::AlreadyWithdrawn => say!(refusal_game::already_withdrawn),
        game::GameRefusal::Expired => say!(refusal_game::expired),
        game::GameRefusal::AlreadyCountered => say!(refusal_game::already_countered),
        game::GameRefusal::SameTerms => say!(refusal_game::same_terms),
        game::GameRefusal::ForAnybody => say!(refusal_game::for_anybody),
        game::GameRefusal::TooManyOpen { most } => say!(refusal_game::too_many_open, most = *most),
        game::GameRefusal::TooManyLately { most, at } => too_many_lately(*most, *at),
        game::GameRefusal::CalendarStays { until } => {
            say!(refusal_game::calendar_stays, when = relative(*until))
        }
        game::GameRefusal::Blocked => say!(refusal_game::blocked),
        game::GameRefusal::NotAPlayer { game } => {
            say!(refusal_game::not_a_player, game = game.to_string())
        }
        game::GameRefusal::Over { game, .. } => say!(refusal_game::over, game = game.to_string()),
        game::GameRefusal::StillRunning { game } => {
            say!(refusal_game::still_running, game = game.to_string())
        }
        game::GameRefusal::NotYourTurn { .. } | game::GameRefusal::Stale { .. } => of_turn(refusal),
        game::GameRefusal::Adjourned { .. }
        | game::GameRefusal::AlreadyAdjourned { .. }
        | game::GameRefusal::NotAdjourned { .. }
        | game::GameRefusal::AlreadyPaused { .. }
        | game::GameRefusal::NotPaused { .. } => of_suspension(refusal),
        game::GameRefusal::AlreadyTakenBack { game } => say!(
            refusal_game::already_taken_back,
            game = game.to_string(),
            seconds = game::limits::DOUBLE_PRESS.as_secs()
        ),
        game::GameRefusal::NothingToTakeBack { game } => {
            say!(refusal_game::nothing_to_take_back, game = game.to_string())
        }
        game::GameRefusal::DeclinedJustNow { game, .. } => say!(
            refusal_game::declined_just_now,
            game = game.to_string(),
            minutes = game::limits::AFTER_DECLINE.as_mins()
        ),
        game::GameRefusal::RatedWithoutClock => say!(refusal_game::rated_without_clock),
        game::GameRefusal::RatedWithHandicap => say!(refusal_game::rated_with_handicap),
        game::GameRefusal::Options(refusal) => of_options(*refusal),
        game::GameRefusal::ComputersTurn
        | game::GameRefusal::ComputerPlaysOn
        | game::GameRefusal::TooManyComputerGames { .. }
        | game::GameRefusal::TooManyComputerGamesBegun { .. } => of_computer(refusal),
        game::GameRefusal::PlanOnOwnTurn { .. }
        | game::GameRefusal::PlanIsFull { .. }
        | game::GameRefusal::LineContradicts { .. }
        | game::GameRefusal::LineTooLong { .. }
        | game::GameRefusal::LineWithoutAnswer => of_plan(refusal),
        game::GameRefusal::Change(refusal) => changing::refused(*refusal),
        game::GameRefusal::Seal(refusal) => seal_news::refused(*refusal),
        game::GameRefusal::ChangedUnseen { game, points } => Text::sentences([
            changing::changed_unseen(*game, points),
            say!(changing::board_shows),
        ]),
        game::GameRefusal::HasLeft { game } => {
            say!(refusal_game::has_left, game = game.to_string())
        }
        game::GameRefusal::OfferIsMoot { .. }
        | game::GameRefusal::YourOwnOffer { .. }
        | game::GameRefusal::NotYourOffer { .. }
        | game::GameRefusal::OffersBlocked
        | game::GameRefusal::NotAsked { .. }
        | game::GameRefusal::AlreadyAgreed => of_offer(refusal),
        game::GameRefusal::Table(refusal) => of_table(*refusal),
        game::GameRefusal::Courtesy(refusal) => of_courtesy(*refusal),
        game::GameRefusal::Live(refusal) => of_live(*refusal),
        game::GameRefusal::Hill(refusal) => hill::refusal(*refusal),
        game::GameRefusal::Follow(refusal) => of_following(*refusal),
        game::GameRefusal::Review(refusal) => of_review(*refusal),
        game::GameRefusal::Seek(refusal) => of_seek(*refusal),
        game::GameRefusal::NotATurn => say!(refusal_game::not_a_turn),
        game::GameRefusal::Rules(refusal) => of_rules(refusal),
    }
}

/// A refusal about playing the computer; empty for any other.
fn of_computer(refusal: &game::GameRefusal) -> Text {
    match refusal {
        game::GameRefusal::ComputersTurn => say!(refusal_game::computers_turn),
        game::GameRefusal::ComputerPlaysOn => say!(refusal_game::computer_plays_on),
        game::GameRefusal::TooManyComputerGames { most } => {
            say!(refusal_game::too_many_computer_games, most = *most)
        }
        game::GameRefusal::TooManyComputerGamesBegun { most, at } => too_many_begun(*most, *at),
        _ => Text::default(),
    }
}

/// A refusal because a game rests, or does not; empty for any other.
fn of_suspension(refusal: &game::GameRefusal) -> Text {
    match refusal {
        game::GameRefusal::Adjourned { game } => {
            say!(refusal_game::adjourned, game = game.to_string())
        }
        game::GameRefusal::AlreadyAdjourned { game } => {
            say!(refusal_game::already_adjourned, game = game.to_string())
        }
        game::GameRefusal::NotAdjourned { game } => {
            say!(refusal_game::not_adjourned, game = game.to_string())
        }
        game::GameRefusal::AlreadyPaused { game } => {
            say!(refusal_game::already_paused, game = game.to_string())
        }
        game::GameRefusal::NotPaused { game } => {
            say!(refusal_game::not_paused, game = game.to_string())
        }
        _ => Text::default(),
    }
}

/// A refusal to let somebody follow a game.
fn of_following(refusal: game::FollowRefusal) -> Text {
    match refusal {
        game::FollowRefusal::OwnGame => say!(refusal_game::own_game),
        game::FollowRefusal::NotPublic => say!(refusal_game::not_public),
        game::FollowRefusal::NoMessages => say!(refusal_game::no_messages),
        game::FollowRefusal::TooManyFollowers { most } => {
            say!(refusal_game::too_many_followers, most = most)
        }
        game::FollowRefusal::TooManyFollowed { most } => {
            say!(refusal_game::too_many_followed, most = most)
        }
    }
}

/// A refusal to review a game.
fn of_review(refusal: game::ReviewRefusal) -> Text {
    match refusal {
        game::ReviewRefusal::NotOver { game } => say!(refusal::not_over, game = game.to_string()),
        game::ReviewRefusal::NotForTwo => say!(review::not_for_two),
        game::ReviewRefusal::DuringRated { game } => {
            say!(review::during_rated, game = game.to_string())
        }
        game::ReviewRefusal::TooShort => say!(review::too_short),
    }
}

/// A refusal because somebody else is to move, or the board is another one by now; empty for any other.
fn of_turn(refusal: &game::GameRefusal) -> Text {
    match refusal {
        game::GameRefusal::NotYourTurn {
            whose,
            is_among_several,
            last,
        } => not_your_turn(Some(*whose).filter(|_| *is_among_several), *last),
        game::GameRefusal::Stale {
            by,
            whose,
            is_among_several,
            last,
            ..
        } if *is_among_several && by != whose => stale_among(*whose, *last),
        game::GameRefusal::Stale {
            by, whose, last, ..
        } => stale(*by, *whose, *last),
        _ => Text::default(),
    }
}

/// A refusal about an offer between players; empty for any other.
fn of_offer(refusal: &game::GameRefusal) -> Text {
    match refusal {
        game::GameRefusal::OfferIsMoot { game } => {
            say!(refusal_game::offer_is_moot, game = game.to_string())
        }
        game::GameRefusal::YourOwnOffer { asked } if asked.is_empty() => {
            say!(refusal_game::your_own_offer)
        }
        game::GameRefusal::YourOwnOffer { asked } => {
            let asked = Text::list(asked.iter().copied().map(mention));
            say!(refusal_game::your_own_offer_among, asked = asked)
        }
        game::GameRefusal::NotYourOffer { by } => {
            say!(refusal_game::not_your_offer, by = mention(*by))
        }
        game::GameRefusal::OffersBlocked => say!(refusal_game::offers_blocked),
        game::GameRefusal::NotAsked { asked } => {
            let asked = Text::list(asked.iter().copied().map(mention));
            say!(refusal_game::not_asked, asked = asked)
        }
        game::GameRefusal::AlreadyAgreed => say!(refusal_game::already_agreed),
        _ => Text::default(),
    }
}

/// A refusal of a conditional move; empty for any other.
fn of_plan(refusal: &game::GameRefusal) -> Text {
    match refusal {
        game::GameRefusal::PlanOnOwnTurn { game } => {
            say!(refusal_game::plan_on_own_turn, game = game.to_string())
        }
        game::GameRefusal::LineContradicts { reply: Some(reply) } => {
            say!(refusal_game::line_contradicts, reply = reply.to_string())
        }
        game::GameRefusal::LineContradicts { reply: None } => {
            say!(refusal_game::choice_contradicts)
        }
        game::GameRefusal::PlanIsFull { most } => say!(refusal_game::plan_is_full, most = *most),
        game::GameRefusal::LineTooLong { most } => say!(refusal_game::line_too_long, most = *most),
        game::GameRefusal::LineWithoutAnswer => say!(refusal_game::line_without_answer),
        _ => Text::default(),
    }
}

fn too_many_begun(most: u32, at: Timestamp) -> Text {
    let when = relative(at);
    say!(
        refusal_game::too_many_computer_games_begun,
        most = most,
        when = when
    )
}

/// `whose` turn it is, if several may be meant.
fn not_your_turn(whose: Option<PlayerId>, last: Option<LastMove>) -> Text {
    match (whose.map(mention), stone(last)) {
        (None, Some(point)) => {
            say!(refusal_game::not_your_turn_after, point = point.to_string())
        }
        (None, None) => say!(refusal_game::not_your_turn),
        (Some(player), Some(point)) => say!(
            refusal_game::not_your_turn_among_after,
            player = player,
            point = point.to_string()
        ),
        (Some(player), None) => say!(refusal_game::not_your_turn_among, player = player),
    }
}

/// The same as [`stale`], among more than two players.
fn stale_among(whose: PlayerId, last: Option<LastMove>) -> Text {
    let player = mention(whose);
    match stone(last) {
        Some(point) => say!(
            refusal_game::stale_among_after,
            player = player,
            point = point.to_string()
        ),
        None => say!(refusal_game::stale_among, player = player),
    }
}

/// To `by`, who pressed a button of an old board.
fn stale(by: PlayerId, whose: PlayerId, last: Option<LastMove>) -> Text {
    let whose = Word(if by == whose { "you" } else { "opponent" });
    match stone(last) {
        Some(point) => say!(
            refusal_game::stale_after,
            whose = whose,
            point = point.to_string(),
        ),
        None => say!(refusal_game::stale, whose = whose),
    }
}

/// The point of the stone that the turn replies to.
fn stone(last: Option<LastMove>) -> Option<Point> {
    last?.mv.point()
}

fn too_many_lately(most: u32, at: Timestamp) -> Text {
    say!(
        refusal_game::too_many_lately,
        most = most,
        when = relative(at)
    )
}
