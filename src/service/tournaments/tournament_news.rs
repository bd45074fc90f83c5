//! What is told of tournaments in private: that a round has begun, that somebody is out, what the organiser did about a
//! person, and what an organiser has to know.

use super::verdict::running;
use super::view::TournamentView;
use crate::game::{GameId, PlayerId, TournamentId};
use crate::service::error::Abort;
use crate::store::{Reading, TournamentNews, TournamentState};

/// News of a tournament, with everything needed to tell it.
#[derive(Clone, Debug, PartialEq)]
pub struct TournamentNotice {
    /// The tournament as it is now.
    pub view: TournamentView,
    /// What is told.
    pub news: TournamentNews,
    /// The games of a board that was decided which go on as ordinary ones.
    pub released: Vec<GameId>,
}

/// What news of a tournament is about.
pub(in crate::service) enum Told {
    /// This.
    Of(Box<TournamentNotice>),
    /// Nothing any more: the round is over, or the tournament is, or the person has left it.
    NoMore,
    /// A tournament that cannot be read.
    Unreadable,
}

/// What news of a tournament for a person is about.
pub(in crate::service) async fn of(
    reading: &mut Reading,
    player: PlayerId,
    (id, news): (TournamentId, TournamentNews),
) -> Result<Told, Abort> {
    let found = reading.tournament(id).await;
    let Some(found) = reading.set_aside(found)? else {
        return Ok(Told::Unreadable);
    };
    if found.is_none_or(|it| it.state.is_ended() && !outlasts_end(news)) {
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
    let entry = view.entry_of(player);
    let is_in = entry.is_some_and(|it| it.departure.is_none());
    let is_past = match news {
        TournamentNews::Round(_) | TournamentNews::PutIn | TournamentNews::CheckIn if !is_in => {
            true
        }
        TournamentNews::Round(round) => view.rounds.len() != round,
        TournamentNews::CheckIn => tournament_is_begun,
        TournamentNews::BlockedPair(_)
        | TournamentNews::NoShow
        | TournamentNews::SetAside
        | TournamentNews::Decided { .. }
        | TournamentNews::PutIn
        | TournamentNews::Replaced
        | TournamentNews::TakenOut
        | TournamentNews::BetterSeed(_)
        | TournamentNews::Cancelled => false,
    };
    if is_past {
        return Ok(Told::NoMore);
    }
    let mut released = Vec::new();
    if let TournamentNews::Decided { round, board } = news
        && let Some(pairing) = view.pairing_at(round, board)
    {
        released = running(reading, pairing).await?;
    }
    Ok(Told::Of(Box::new(TournamentNotice {
        view,
        news,
        released,
    })))
}

/// Whether somebody has to know it also once the tournament is over.
const fn outlasts_end(news: TournamentNews) -> bool {
    matches!(
        news,
        TournamentNews::NoShow
            | TournamentNews::Decided { .. }
            | TournamentNews::Replaced
            | TournamentNews::TakenOut
            | TournamentNews::BetterSeed(_)
            | TournamentNews::Cancelled
    )
}
