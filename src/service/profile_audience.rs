//! Who may see what concerns somebody else.

use crate::game::PlayerId;
use crate::store::{self, Reading};

/// Whether a person lets somebody else see their profile. People who block each other do not.
pub(super) async fn admits(
    reading: &mut Reading,
    player: PlayerId,
    viewer: PlayerId,
    is_fellow_member: bool,
) -> Result<bool, store::Error> {
    let settings = reading.settings(player).await?;
    Ok(settings.profile.admits(is_fellow_member) && !reading.is_blocked(viewer, player).await?)
}
