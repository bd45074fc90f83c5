//! Takes somebody who is being deleted out of tournaments: as if they had withdrawn, so that nobody waits for them.

use jiff::Timestamp;

use super::entering::leave;
use super::view::TournamentView;
use crate::game::{PlayerId, TournamentId};
use crate::service::Service;
use crate::service::error::Abort;
use crate::store::LeftWhy;

/// The most tournaments that are looked at in one go.
const MOST_ENTERED: u32 = 1_000;

impl Service {
    /// Takes the person out of tournaments, and deletes what they drafted and never announced. What they organise goes on: whoever manages
    /// the server can take them over.
    pub(in crate::service) async fn end_tournaments_of(
        &self,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<bool, Abort> {
        let mut was_any = false;
        let mut reading = self.store.read().await?;
        let entered = reading.tournaments_entered(player, MOST_ENTERED).await?;
        drop(reading);
        for id in entered {
            match self.leave_tournament(id, player, now).await {
                Ok(has_left) => was_any |= has_left,
                Err(Abort::Refused(_)) => {}
                Err(Abort::Failed(error)) if error.affects_one_record() => {}
                Err(failure) => return Err(failure),
            }
        }
        let mut writing = self.store.write().await?;
        was_any |= writing.delete_drafts_of(player).await?;
        writing.commit().await?;
        Ok(was_any)
    }

    async fn leave_tournament(
        &self,
        id: TournamentId,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<bool, Abort> {
        let mut writing = self.store.write().await?;
        let view = TournamentView::load(&mut writing, id).await?;
        let entry = view.entry_of(player);
        let is_in = entry.is_some_and(|it| it.departure.is_none());
        if !is_in || view.tournament.state.is_ended() {
            return Ok(false);
        }
        leave(&mut writing, &view, player, LeftWhy::Withdrew, now).await?;
        writing.touch_tournament(id).await?;
        writing.commit().await?;
        Ok(true)
    }
}
