//! How a tournament repeats, read from how it is stored.

use jiff::tz::TimeZone;

use super::refusal::TournamentRefusal;
use crate::game::Recurrence;
use crate::store::Repetition;

/// The rule and the zone in which it is read.
pub(super) fn rule_of(
    repetition: &Repetition,
) -> Result<(Recurrence, TimeZone), TournamentRefusal> {
    let rule = repetition.rule.parse::<Recurrence>();
    let zone = TimeZone::get(&repetition.zone);
    match (rule, zone) {
        (Ok(rule), Ok(zone)) => Ok((rule, zone)),
        (Err(error), _) => Err(TournamentRefusal::WrongRule(error)),
        (_, Err(_)) => Err(TournamentRefusal::NoSuchZone),
    }
}
