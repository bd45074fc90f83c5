//! How often organisers can do what is posted each time, and of which others are told in private each time.
//!
//! All tournaments of a person count together. Nothing that ends a tournament, or decides a result, is limited here: that
//! happens once.

use jiff::Timestamp;

use super::limits::{DEEDS_WITHIN, MOST_PUT_IN, MOST_REPEATED, MOST_REPLACED};
use super::refusal::TournamentRefusal;
use super::setting_up::TournamentActor;
use crate::game::{PlayerId, TournamentId};
use crate::service::error::Abort;
use crate::store::{TournamentEventKind, Writing};

/// Refuses somebody who has done this too often lately.
pub(super) async fn check_repeated(
    writing: &mut Writing,
    by: &TournamentActor,
    kind: TournamentEventKind,
    now: Timestamp,
) -> Result<(), Abort> {
    let most = match kind {
        TournamentEventKind::Replaced => MOST_REPLACED,
        _ => MOST_REPEATED,
    };
    let actor = by.person.id;
    // So many ago: once that one is out of the hour, there is room for another.
    let Some(first) = writing.deed_before(actor, kind, most).await? else {
        return Ok(());
    };
    let at = first.saturating_add(DEEDS_WITHIN).unwrap_or(Timestamp::MAX);
    if now < at {
        return Err(TournamentRefusal::TooOften { most, at }.into());
    }
    Ok(())
}

/// Refuses somebody who was put into the tournament, and out of it again, as often as that can be.
pub(super) async fn check_put_in_again(
    writing: &mut Writing,
    id: TournamentId,
    put: PlayerId,
) -> Result<(), Abort> {
    if writing.times_put_in(id, put).await? >= MOST_PUT_IN {
        return Err(TournamentRefusal::PutInBefore { most: MOST_PUT_IN }.into());
    }
    Ok(())
}
