//! What is told of tournaments in private: that a round has begun, that somebody is out, and what an organiser has to know.

use super::view::TournamentView;
use crate::game::TournamentId;
use crate::service::error::Abort;
use crate::store::{Reading, TournamentNews, TournamentState};

/// The tournament that news is about; `None` if it is told no more: the round is over, or the tournament is;
/// or if it cannot be read.
pub(in crate::service) async fn of(
    reading: &mut Reading,
    id: TournamentId,
    news: TournamentNews,
) -> Result<Option<TournamentView>, Abort> {
    let found = reading.tournament(id).await;
    let Some(tournament) = reading.set_aside(found)?.flatten() else {
        return Ok(None);
    };
    if tournament.state.is_ended() {
        return Ok(None);
    }
    let view = match TournamentView::load(reading, id).await {
        Err(Abort::Failed(error)) if error.affects_one_record() => {
            reading.set_aside::<()>(Err(error))?;
            return Ok(None);
        }
        loaded => loaded?,
    };
    let tournament_is_begun = view.tournament.state != TournamentState::Open;
    let is_past = match news {
        TournamentNews::Round(round) => view.rounds.len() != round,
        TournamentNews::CheckIn => tournament_is_begun,
        TournamentNews::BlockedPair(_) | TournamentNews::NoShow | TournamentNews::SetAside => false,
    };
    Ok((!is_past).then_some(view))
}
