//! Whether what an organiser chose makes sense.

use jiff::{SignedDuration, Timestamp};

use super::limits::{FARTHEST_START, LONGEST_CHECK_IN, LONGEST_TOURNAMENT_NAME, SHORTEST_ENTRY};
use super::refusal::TournamentRefusal;
use super::repetition::rule_of;
use crate::game::Pace;
use crate::store::TournamentSetup;
use crate::tournament::format::MOST_ROUNDS_ASKED;
use crate::visible_text::visible;

/// Refuses what makes no sense; otherwise returns it with what can be seen of the name.
pub(super) fn check_tournament(
    setup: TournamentSetup,
    now: Timestamp,
) -> Result<TournamentSetup, TournamentRefusal> {
    match problems(&setup, now).into_iter().next() {
        Some(problem) => Err(problem),
        None => Ok(tidied(setup)),
    }
}

/// The same for a draft that is changed, which was like this `before`.
pub(super) fn check_change(
    setup: TournamentSetup,
    before: &TournamentSetup,
    now: Timestamp,
) -> Result<TournamentSetup, TournamentRefusal> {
    match problems_of_change(&setup, before, now).into_iter().next() {
        Some(problem) => Err(problem),
        None => Ok(tidied(setup)),
    }
}

/// Everything that makes no sense in a draft that was like this `before`. A start, or an end of entries, that has passed since
/// it was chosen keeps nothing else from being changed: it is refused when the draft is announced.
pub fn problems_of_change(
    setup: &TournamentSetup,
    before: &TournamentSetup,
    now: Timestamp,
) -> Vec<TournamentRefusal> {
    let mut found = problems(setup, now);
    if setup.starts_at == before.starts_at {
        found.retain(|it| !matches!(it, TournamentRefusal::WrongStart { .. }));
        if setup.entry_until == before.entry_until {
            found.retain(|it| *it != TournamentRefusal::WrongEntryEnd);
        }
    }
    found
}

/// What makes no sense: the first fault of each part.
fn problems(setup: &TournamentSetup, now: Timestamp) -> Vec<TournamentRefusal> {
    let band = setup.band;
    let is_empty = band.from.zip(band.to).is_some_and(|(from, to)| from > to);
    let checks = [
        check_name(setup),
        check_game(setup),
        check_format(setup),
        if is_empty {
            Err(TournamentRefusal::EmptyBand)
        } else {
            Ok(())
        },
        check_start(setup, now),
        check_entry_end(setup, now),
        check_check_in(setup),
        check_rule(setup),
    ];
    checks.into_iter().filter_map(Result::err).collect()
}

/// With what can be seen of the name.
fn tidied(setup: TournamentSetup) -> TournamentSetup {
    let name = visible(&setup.name).unwrap_or_default();
    TournamentSetup { name, ..setup }
}

fn check_name(setup: &TournamentSetup) -> Result<(), TournamentRefusal> {
    let most = LONGEST_TOURNAMENT_NAME;
    match visible(&setup.name) {
        Some(name) if name.chars().count() <= most => Ok(()),
        _ => Err(TournamentRefusal::BadName { most }),
    }
}

/// The game: for people who play for themselves, with a clock.
fn check_game(setup: &TournamentSetup) -> Result<(), TournamentRefusal> {
    let terms = &setup.terms;
    let ruleset = &terms.ruleset;
    let has_partners = ruleset.sides < ruleset.seats;
    if has_partners || ruleset.scoring.is_some() {
        let ruleset = ruleset.name;
        return Err(TournamentRefusal::NotForTournaments { ruleset });
    }
    if terms.pace == Pace::Untimed {
        return Err(TournamentRefusal::NeedsClock);
    }
    let checked = if ruleset.seats == 2 {
        terms.check()
    } else {
        terms.check_for_table()
    };
    checked.map_err(TournamentRefusal::Terms)
}

fn check_format(setup: &TournamentSetup) -> Result<(), TournamentRefusal> {
    let (format, ruleset) = (setup.format, &setup.terms.ruleset);
    let seats = usize::from(ruleset.seats);
    if !format.fits_seats(seats) {
        let ruleset = ruleset.name;
        return Err(TournamentRefusal::SeatsDoNotFit { ruleset });
    }
    if !format.is_sound() && format.divisions().is_some() {
        return Err(TournamentRefusal::WrongDivisions);
    }
    if !format.is_sound() {
        let most = MOST_ROUNDS_ASKED;
        return Err(TournamentRefusal::WrongRounds { most });
    }
    if format.divisions().is_some() {
        check_league(setup)?;
    }
    let (fewest, most) = (format.fewest_entrants(seats), format.most_entrants());
    let chosen = usize::from(setup.fewest)..=usize::from(setup.most);
    if chosen.is_empty() || *chosen.start() < fewest || *chosen.end() > most {
        return Err(TournamentRefusal::WrongNumbers { fewest, most });
    }
    Ok(())
}

/// A league: all games of a season are played at the same time, and it goes on by itself.
fn check_league(setup: &TournamentSetup) -> Result<(), TournamentRefusal> {
    if setup.terms.pace.is_live() {
        return Err(TournamentRefusal::LiveLeague);
    }
    match setup.repeats {
        Some(_) => Err(TournamentRefusal::LeagueGoesOn),
        None => Ok(()),
    }
}

fn check_start(setup: &TournamentSetup, now: Timestamp) -> Result<(), TournamentRefusal> {
    let (soonest, latest) = (after(now, SHORTEST_ENTRY), after(now, FARTHEST_START));
    if (soonest..=latest).contains(&setup.starts_at) {
        return Ok(());
    }
    Err(TournamentRefusal::WrongStart { soonest, latest })
}

/// Entries end before the start, and in the future unless the start has passed as well.
fn check_entry_end(setup: &TournamentSetup, now: Timestamp) -> Result<(), TournamentRefusal> {
    let is_start_ahead = now < setup.starts_at;
    let is_wrong = |end: Timestamp| end > setup.starts_at || (is_start_ahead && end <= now);
    if setup.entry_until.is_some_and(is_wrong) {
        return Err(TournamentRefusal::WrongEntryEnd);
    }
    Ok(())
}

fn check_check_in(setup: &TournamentSetup) -> Result<(), TournamentRefusal> {
    let is_wrong = |it| it < SHORTEST_ENTRY || it > LONGEST_CHECK_IN;
    if setup.check_in.is_some_and(is_wrong) {
        let hours = LONGEST_CHECK_IN.as_hours();
        return Err(TournamentRefusal::WrongCheckIn { hours });
    }
    Ok(())
}

fn after(now: Timestamp, span: SignedDuration) -> Timestamp {
    now.saturating_add(span).unwrap_or(Timestamp::MAX)
}

/// The rule by which it repeats: the first start is one of its times.
fn check_rule(setup: &TournamentSetup) -> Result<(), TournamentRefusal> {
    let Some(repetition) = &setup.repeats else {
        return Ok(());
    };
    let (rule, zone) = rule_of(repetition)?;
    let start = setup.starts_at;
    if rule.fits(start, &zone) {
        return Ok(());
    }
    let next = rule.next(start, &zone, start);
    Err(TournamentRefusal::RuleMissesStart { next })
}
