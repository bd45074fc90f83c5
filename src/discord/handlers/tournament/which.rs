//! Which tournament a command means.

use crate::discord::bot::Bot;
use crate::discord::handlers::tournament::visitor::Visitor;
use crate::discord::refusal::RequestError;
use crate::game::TournamentId;
use crate::service::{SavedTournament, TournamentState, TournamentView};

/// The tournament of this number; without one, the latest one that is open for entries, else any. Leagues have a
/// command of their own.
pub async fn open(
    bot: &Bot,
    visitor: &Visitor,
    number: Option<u32>,
) -> Result<Option<TournamentView>, RequestError> {
    if number.is_none() {
        let all = bot.service.tournaments_on(visitor.server).await?;
        let is_open = |it: &&SavedTournament| {
            it.state == TournamentState::Open && it.setup.format.divisions().is_none()
        };
        let open = all.iter().rev().find(is_open);
        if let Some(open) = open {
            return visitor.tournament(bot, open.id).await.map(Some);
        }
    }
    meant(bot, visitor, number, false).await
}

/// The tournament of this number; without one, that in which the person plays, else the latest one going on, else the
/// latest one of the server. For an organiser, one that they can manage comes first.
pub async fn meant(
    bot: &Bot,
    visitor: &Visitor,
    number: Option<u32>,
    to_manage: bool,
) -> Result<Option<TournamentView>, RequestError> {
    if let Some(number) = number {
        let id = TournamentId(i64::from(number));
        return visitor.tournament(bot, id).await.map(Some);
    }
    if !to_manage {
        let own = bot.service.tournaments_of(visitor.actor.person.id).await?;
        let here = own
            .into_iter()
            .find(|it| it.tournament.server == visitor.server);
        if here.is_some() {
            return Ok(here);
        }
    }
    let all = bot.service.tournaments_on(visitor.server).await?;
    let is_seen = |state| to_manage || state != TournamentState::Draft;
    let all: Vec<_> = all.into_iter().filter(|it| is_seen(it.state)).collect();
    let going_on = all.iter().rev().find(|it| !it.state.is_ended());
    match going_on.or(all.first()) {
        Some(found) => visitor.tournament(bot, found.id).await.map(Some),
        None => Ok(None),
    }
}
