//! Refusals about tournaments as sentences: what is wrong, and what would be right.

use super::game::of_game;
use crate::discord::action::TournamentLine;
use crate::discord::views::safe_text::typed;
use crate::discord::views::time::{absolute, relative};
use crate::game::RecurrenceError;
use crate::language::{Text, Word, say};
use crate::service::{SeasonRefusal, TournamentRefusal};

/// A refusal about a tournament.
pub fn of_tournament(refusal: &TournamentRefusal) -> Text {
    match refusal {
        TournamentRefusal::NoSuchTournament(id) => {
            say!(refusal_tournament::no_such, tournament = id.to_string())
        }
        TournamentRefusal::NotAllowed => say!(refusal_tournament::not_allowed),
        TournamentRefusal::NotOrganiser => say!(refusal_tournament::not_organiser),
        TournamentRefusal::AnnouncedAlready => say!(refusal_tournament::announced_already),
        TournamentRefusal::EntriesOver => say!(refusal_tournament::entries_over),
        TournamentRefusal::Season(refusal) => of_season(*refusal),
        TournamentRefusal::Over => say!(refusal_tournament::over),
        TournamentRefusal::NotBegun => say!(refusal_tournament::not_begun),
        TournamentRefusal::StartPaused => say!(refusal_tournament::start_paused),
        TournamentRefusal::PlaysAlready => say!(refusal_tournament::plays_already),
        TournamentRefusal::OrganiserAlready => say!(refusal_tournament::organiser_already),
        TournamentRefusal::TooManyDrafts { most } => {
            say!(refusal_tournament::too_many_drafts, most = *most)
        }
        TournamentRefusal::Begun => say!(refusal_tournament::begun),
        TournamentRefusal::EnteredAlready => say!(refusal_tournament::entered_already),
        TournamentRefusal::NotEntered => say!(refusal_tournament::not_entered),
        TournamentRefusal::NotOfIt => say!(tournament::nobody_of_it),
        TournamentRefusal::HasLeft => say!(refusal_tournament::has_left),
        TournamentRefusal::OutsideBand { rating, .. } => {
            say!(refusal_tournament::outside_band, rating = *rating)
        }
        TournamentRefusal::Full { most } => say!(refusal_tournament::full, most = *most),
        TournamentRefusal::Barred { until } => {
            say!(refusal_tournament::barred, when = relative(*until))
        }
        TournamentRefusal::CheckInNotOpen { opens_at } => {
            say!(
                refusal_tournament::check_in_later,
                when = relative(*opens_at)
            )
        }
        TournamentRefusal::NoCheckIn => say!(refusal_tournament::no_check_in),
        TournamentRefusal::NoByeNow => say!(refusal_tournament::no_bye),
        TournamentRefusal::NoByeYet => say!(refusal_tournament::no_bye_yet),
        TournamentRefusal::ByeTaken => say!(refusal_tournament::bye_taken),
        TournamentRefusal::NoSuchBoard { board } => {
            say!(refusal_tournament::no_such_board, board = board.to_string())
        }
        TournamentRefusal::NotThisRound { round } => {
            say!(
                refusal_tournament::not_this_round,
                round = round.to_string()
            )
        }
        TournamentRefusal::DecidedAlready => say!(refusal_tournament::decided_already),
        TournamentRefusal::WrongResult => say!(refusal_tournament::wrong_result),
        TournamentRefusal::NoReason { most } => {
            say!(refusal_tournament::no_reason, most = most.to_string())
        }
        TournamentRefusal::PlayedAlready => say!(refusal_tournament::played_already),
        TournamentRefusal::StartMoved { starts_at } => say!(
            refusal_tournament::start_moved,
            time = absolute(*starts_at),
            when = relative(*starts_at)
        ),
        TournamentRefusal::TooOften { most, at } => say!(
            refusal_tournament::too_often,
            most = *most,
            when = relative(*at)
        ),
        TournamentRefusal::PutInBefore { most } => {
            say!(refusal_tournament::put_in_before, most = *most)
        }
        TournamentRefusal::PausedAlready => say!(refusal_tournament::paused_already),
        TournamentRefusal::NotPaused => say!(refusal_tournament::not_paused),
        TournamentRefusal::DraftChanged => say!(refusal_tournament::draft_changed),
        TournamentRefusal::RoundsFollow => say!(refusal_tournament::rounds_follow),
        TournamentRefusal::RepeatsNot => say!(refusal_tournament::repeats_not),
        TournamentRefusal::NotKnown => say!(tournament::no_bot),
        TournamentRefusal::NotRightYet => say!(refusal_tournament::not_right_yet),
        TournamentRefusal::CannotBeRead(id) => {
            say!(
                refusal_tournament::cannot_be_read,
                tournament = id.to_string()
            )
        }
        TournamentRefusal::NoSuchLeague(league) => {
            say!(
                refusal_tournament::no_such_league,
                league = league.to_string()
            )
        }
        TournamentRefusal::NoLeague => say!(refusal_tournament::no_league),
        TournamentRefusal::SeasonRunning => say!(refusal_tournament::season_running),
        TournamentRefusal::LastSeasonAlready => say!(refusal_tournament::last_already),
        TournamentRefusal::GoesOnAlready => say!(refusal_tournament::goes_on_already),
        TournamentRefusal::TooFew { fewest } => {
            say!(refusal_tournament::too_few, fewest = fewest.to_string())
        }
        TournamentRefusal::TooFewThere { ready, fewest } => say!(
            refusal_tournament::too_few_there,
            ready = ready.to_string(),
            fewest = fewest.to_string()
        ),
        chosen => of_choice(chosen),
    }
}

/// A refusal about a season of a league.
fn of_season(refusal: SeasonRefusal) -> Text {
    let kind = Word(match refusal {
        SeasonRefusal::Over => "over",
        SeasonRefusal::NotBegun => "not-begun",
        SeasonRefusal::Begun => "begun",
        SeasonRefusal::StartPaused => "start-paused",
        SeasonRefusal::PausedAlready => "paused-already",
        SeasonRefusal::NotPaused => "not-paused",
    });
    say!(refusal_tournament::season, kind = kind)
}

/// A refusal of what an organiser chose.
fn of_choice(refusal: &TournamentRefusal) -> Text {
    match refusal {
        TournamentRefusal::BadName { most } => {
            say!(refusal_tournament::bad_name, most = most.to_string())
        }
        TournamentRefusal::TooManyGoingOn { most } => {
            say!(refusal_tournament::too_many, most = *most)
        }
        TournamentRefusal::NotForTournaments { ruleset } => {
            say!(refusal_tournament::not_for_tournaments, ruleset = *ruleset)
        }
        TournamentRefusal::SeatsDoNotFit { ruleset } => {
            say!(refusal_tournament::seats, ruleset = *ruleset)
        }
        TournamentRefusal::LiveLeague => say!(refusal_tournament::live_league),
        TournamentRefusal::LeagueGoesOn => say!(refusal_tournament::league_goes_on),
        TournamentRefusal::WrongDivisions => say!(refusal_tournament::divisions),
        TournamentRefusal::NeedsClock => say!(refusal_tournament::needs_clock),
        TournamentRefusal::Terms(refusal) => of_game(refusal),
        TournamentRefusal::WrongNumbers { fewest, most } => say!(
            refusal_tournament::numbers,
            fewest = fewest.to_string(),
            most = most.to_string()
        ),
        TournamentRefusal::WrongRounds { most } => {
            say!(refusal_tournament::rounds, most = most.to_string())
        }
        TournamentRefusal::WrongStart { soonest, latest } => say!(
            refusal_tournament::start,
            soonest = relative(*soonest),
            latest = relative(*latest)
        ),
        TournamentRefusal::StartPassed { soonest } => {
            let soonest = relative(*soonest);
            say!(refusal_tournament::start_passed, soonest = soonest)
        }
        TournamentRefusal::WrongRule(error) => of_rule(error),
        TournamentRefusal::RuleMissesStart { next: Some(next) } => say!(
            refusal_tournament::rule_misses_start,
            time = absolute(*next)
        ),
        TournamentRefusal::RuleMissesStart { next: None } => {
            say!(refusal_tournament::rule_is_over)
        }
        TournamentRefusal::NoSuchZone => say!(refusal_tournament::no_such_zone),
        TournamentRefusal::WrongEntryEnd => say!(refusal_tournament::entry_end),
        TournamentRefusal::WrongCheckIn { hours } => {
            say!(
                refusal_tournament::check_in_length,
                hours = hours.to_string()
            )
        }
        _ => say!(refusal_tournament::empty_band),
    }
}

/// What was written into a line of a draft's form.
pub fn of_line(line: TournamentLine, text: &str) -> Text {
    let typed = typed(text);
    match line {
        TournamentLine::Players => say!(refusal_tournament::line_players, typed = typed),
        TournamentLine::Ratings => say!(refusal_tournament::line_ratings, typed = typed),
        TournamentLine::Rounds => say!(refusal_tournament::line_rounds, typed = typed),
        TournamentLine::Start | TournamentLine::EntryEnd => {
            say!(refusal_tournament::line_time, typed = typed)
        }
        TournamentLine::CheckIn => say!(refusal_tournament::line_check_in, typed = typed),
        TournamentLine::Ruleset => say!(refusal_tournament::line_ruleset, typed = typed),
        TournamentLine::Name | TournamentLine::Repeats => {
            say!(refusal_tournament::line_other, typed = typed)
        }
    }
}

/// What is wrong with a rule by which something repeats.
fn of_rule(error: &RecurrenceError) -> Text {
    match error {
        RecurrenceError::Frequency => say!(refusal_tournament::rule_frequency),
        RecurrenceError::Part { part } => {
            say!(refusal_tournament::rule_part, typed = typed(part))
        }
        RecurrenceError::TwoEnds => say!(refusal_tournament::rule_two_ends),
    }
}
