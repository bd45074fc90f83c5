//! Choices in a draft on which others depend: what else has to change is changed with them.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::game::{Pace, Recurrence, Terms, UsualRecurrence};
use crate::rules::Ruleset;
use crate::service::TournamentSetup;
use crate::tournament::format::Format;

/// Chooses a ruleset, and what else has to change for it: sets and ratings that it has not, and a format for other games.
pub fn put_ruleset(setup: &mut TournamentSetup, ruleset: Ruleset) {
    let seats = usize::from(ruleset.seats);
    setup.terms.ruleset = ruleset;
    setup.terms.set &= Terms::can_be_set(&ruleset);
    if !setup.format.fits_seats(seats) {
        setup.format = Format::usual(seats);
        fit_size(setup);
    }
}

/// Chooses a pace, and what else has to change for it.
pub fn put_pace(setup: &mut TournamentSetup, pace: Pace) {
    setup.terms.pace = pace;
    setup.terms.set &= !pace.is_live();
    setup.terms.rated &= Terms::can_be_rated(&setup.terms.ruleset, pace);
}

/// Plays rated sets where the terms allow it.
pub fn put_usual_games(setup: &mut TournamentSetup) {
    let (ruleset, pace) = (&setup.terms.ruleset, setup.terms.pace);
    setup.terms.set = Terms::can_be_set(ruleset) && !pace.is_live();
    setup.terms.rated = Terms::can_be_rated(ruleset, pace);
}

/// Makes the number of players one that the format takes.
pub fn fit_size(setup: &mut TournamentSetup) {
    let seats = usize::from(setup.terms.ruleset.seats);
    let fewest = small(setup.format.fewest_entrants(seats));
    let most = small(setup.format.most_entrants());
    setup.fewest = setup.fewest.clamp(fewest, most);
    setup.most = setup.most.clamp(setup.fewest, most);
}

/// Chooses the start: entries end as long before it as they did, and what repeats on a day of the month does so on that
/// of the new start.
pub fn put_start(setup: &mut TournamentSetup, starts_at: Timestamp) {
    let before = setup
        .entry_until
        .map(|end| setup.starts_at.duration_since(end));
    setup.entry_until = before.and_then(|it| starts_at.saturating_sub(it).ok());
    setup.starts_at = starts_at;
    let Some(repetition) = &mut setup.repeats else {
        return;
    };
    let rule = repetition.rule.parse::<Recurrence>();
    let zone = TimeZone::get(&repetition.zone);
    if let (Ok(rule), Ok(zone)) = (rule, zone)
        && rule.is_usual_monthly()
    {
        repetition.rule = UsualRecurrence::Monthly.rule(starts_at, &zone).to_string();
    }
}

fn small(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}
