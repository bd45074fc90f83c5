//! Whether what an organiser chose makes sense.

use jiff::Timestamp;

use super::limits::{FARTHEST_START, LONGEST_CHECK_IN, LONGEST_TOURNAMENT_NAME, SHORTEST_ENTRY};
use super::refusal::TournamentRefusal;
use super::repetition::rule_of;
use crate::game::Pace;
use crate::store::TournamentSetup;
use crate::tournament::format::MOST_ROUNDS_ASKED;
use crate::visible_text::visible;

/// Refuses what makes no sense; otherwise returns it with what can be seen of the name.
pub fn check_tournament(
    setup: TournamentSetup,
    now: Timestamp,
) -> Result<TournamentSetup, TournamentRefusal> {
    let name = visible(&setup.name).filter(|it| it.chars().count() <= LONGEST_TOURNAMENT_NAME);
    let name = name.ok_or(TournamentRefusal::BadName {
        most: LONGEST_TOURNAMENT_NAME,
    })?;
    check_game(&setup)?;
    check_format(&setup)?;
    check_times(&setup, now)?;
    check_rule(&setup)?;
    let band = setup.band;
    if band.from.zip(band.to).is_some_and(|(from, to)| from > to) {
        return Err(TournamentRefusal::EmptyBand);
    }
    Ok(TournamentSetup { name, ..setup })
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

fn check_times(setup: &TournamentSetup, now: Timestamp) -> Result<(), TournamentRefusal> {
    let after = |span| now.saturating_add(span).unwrap_or(Timestamp::MAX);
    let (soonest, latest) = (after(SHORTEST_ENTRY), after(FARTHEST_START));
    if !(soonest..=latest).contains(&setup.starts_at) {
        return Err(TournamentRefusal::WrongStart { soonest, latest });
    }
    let is_wrong_end = |end: Timestamp| end <= now || end > setup.starts_at;
    if setup.entry_until.is_some_and(is_wrong_end) {
        return Err(TournamentRefusal::WrongEntryEnd);
    }
    let is_wrong_check_in = |it| it < SHORTEST_ENTRY || it > LONGEST_CHECK_IN;
    if setup.check_in.is_some_and(is_wrong_check_in) {
        let hours = LONGEST_CHECK_IN.as_hours();
        return Err(TournamentRefusal::WrongCheckIn { hours });
    }
    Ok(())
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
