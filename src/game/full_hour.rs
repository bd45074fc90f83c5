//! The full hours at which tournaments start.

use jiff::tz::TimeZone;
use jiff::{RoundMode, Timestamp, Unit, ZonedRound};

/// The full hour at this time or after it, on the clocks of the zone.
pub fn full_hour(time: Timestamp, zone: &TimeZone) -> Timestamp {
    let up = ZonedRound::new().smallest(Unit::Hour).mode(RoundMode::Ceil);
    let rounded = time.to_zoned(zone.clone()).round(up);
    rounded.map_or(time, |it| it.timestamp())
}
