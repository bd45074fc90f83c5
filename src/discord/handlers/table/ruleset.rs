//! The ruleset of a new table: what was typed, for as many people as are asked for.

use crate::discord::handlers::common::ruleset::{DEFAULT_RULESET, meant_ruleset};
use crate::discord::refusal::RequestError;
use crate::game::{GameRefusal, TableRefusal};
use crate::rules::Ruleset;

/// The number of seats if neither it nor a ruleset for more than two is named.
const DEFAULT_SEATS: u8 = 4;

/// The ruleset that is typed, or the base game, for this number of people. Refused if it is not played by
/// as many.
pub fn asked_ruleset(typed: Option<&str>, seats: Option<u8>) -> Result<Ruleset, RequestError> {
    let typed = typed.unwrap_or(DEFAULT_RULESET);
    let named = meant_ruleset(typed, |ruleset| ruleset.table_seats().is_some())?;
    Ok(for_seats(&named, seats)?)
}

fn for_seats(named: &Ruleset, seats: Option<u8>) -> Result<Ruleset, GameRefusal> {
    let ruleset = named.name;
    let (fewest, most) = named
        .table_seats()
        .ok_or(TableRefusal::ForTwo { ruleset })?;
    let seats = match seats {
        // A ruleset that is named with its number of seats has no other.
        Some(seats) if named.seats > 2 && seats != named.seats => {
            return Err(GameRefusal::from(TableRefusal::WrongNumberOfSeats {
                ruleset,
                fewest: named.seats,
                most: named.seats,
            }));
        }
        Some(seats) => seats,
        None if named.seats > 2 => named.seats,
        None => DEFAULT_SEATS.clamp(fewest, most),
    };
    let found = named.for_seats(seats);
    Ok(found.ok_or(TableRefusal::WrongNumberOfSeats {
        ruleset,
        fewest,
        most,
    })?)
}
