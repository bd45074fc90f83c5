//! Looks up the players' time preferences for a new game.

use crate::game::{PlayerId, TimePreferences};
use crate::store::{self, Reading};

/// The time preferences of these players, in the same order.
pub(super) async fn time_preferences(
    reading: &mut Reading,
    players: &[PlayerId],
) -> Result<Vec<TimePreferences>, store::Error> {
    let mut time_preferences = Vec::with_capacity(players.len());
    for &player in players {
        time_preferences.push(reading.time_preferences(player).await?);
    }
    Ok(time_preferences)
}
