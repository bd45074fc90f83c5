//! How people want their time to be counted, for a game that begins.

use crate::game::{Habits, PlayerId};
use crate::store::{self, Reading};

/// How the time of these players is counted, in their order.
pub(super) async fn time_preferences(
    reading: &mut Reading,
    players: &[PlayerId],
) -> Result<Vec<Habits>, store::Error> {
    let mut habits = Vec::with_capacity(players.len());
    for &player in players {
        habits.push(reading.habits(player).await?);
    }
    Ok(habits)
}
