//! What is told of tournaments in private: that a round has begun, that somebody is out, and what an organiser has to know.

use super::view::TournamentView;
use crate::game::TournamentId;
use crate::service::error::Abort;
use crate::store::{Reading, TournamentNews, TournamentState};

/// What news of a tournament is about.
pub(in crate::service) enum Told {
    /// The tournament as it is now.
    Of(Box<TournamentView>),
    /// Nothing any more: the round is over, or the tournament is.
    NoMore,
    /// A tournament that cannot be read.
    Unreadable,
}

/// What news of a tournament is about.
pub(in crate::service) async fn of(
    reading: &mut Reading,
    id: TournamentId,
    news: TournamentNews,
) -> Result<Told, Abort> {
    let found = reading.tournament(id).await;
    let Some(found) = reading.set_aside(found)? else {
        return Ok(Told::Unreadable);
    };
    if found.is_none_or(|it| it.state.is_ended()) {
        return Ok(Told::NoMore);
    }
    let view = match TournamentView::load(reading, id).await {
        Err(Abort::Failed(error)) if error.affects_one_record() => {
            reading.set_aside::<()>(Err(error))?;
            return Ok(Told::Unreadable);
        }
        loaded => loaded?,
    };
    let tournament_is_begun = view.tournament.state != TournamentState::Open;
    let is_past = match news {
        TournamentNews::Round(round) => view.rounds.len() != round,
        TournamentNews::CheckIn => tournament_is_begun,
        TournamentNews::BlockedPair(_) | TournamentNews::NoShow | TournamentNews::SetAside => false,
    };
    Ok(if is_past {
        Told::NoMore
    } else {
        Told::Of(Box::new(view))
    })
}
