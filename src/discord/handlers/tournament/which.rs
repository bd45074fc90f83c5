//! Which tournament a command means.

use std::cmp::Reverse;

use crate::discord::action::TournamentAction;
use crate::discord::bot::Bot;
use crate::discord::handlers::tournament::visitor::Visitor;
use crate::discord::refusal::RequestError;
use crate::game::TournamentId;
use crate::service::{
    SavedTournament, TournamentState, TournamentView, round_of_bye, takes_check_in,
};

/// Which tournament somebody means who wants to do something in one.
pub enum Meant {
    /// This one.
    One(Box<TournamentView>),
    /// One of these: the person is asked.
    Several(Vec<TournamentView>),
    /// There is none on the server.
    Nothing,
}

/// The tournament of this number; without one, the only one of the server in which the person can do that, any other if
/// there is none, which then says why not. Leagues have a command of their own: where no other tournament goes on, it is
/// asked whether one of them is meant.
pub async fn for_entrant(
    bot: &Bot,
    visitor: &Visitor,
    number: Option<u32>,
    action: TournamentAction,
) -> Result<Meant, RequestError> {
    let fitting = match number {
        Some(_) => Vec::new(),
        None => fitting(bot, visitor, action).await?,
    };
    let of_leagues = |it: &TournamentView| is_league(&it.tournament);
    let (leagues, mut fitting): (Vec<_>, Vec<_>) = fitting.into_iter().partition(of_leagues);
    if fitting.len() > 1 {
        return Ok(Meant::Several(fitting));
    }
    let found = match fitting.pop() {
        Some(only) => Some(only),
        None if leagues.is_empty() => meant(bot, visitor, number, false).await?,
        None => match going_on(bot, visitor).await? {
            Some(found) => Some(found),
            None => return Ok(Meant::Several(leagues)),
        },
    };
    Ok(found.map_or(Meant::Nothing, |it| Meant::One(Box::new(it))))
}

fn is_league(tournament: &SavedTournament) -> bool {
    tournament.setup.format.divisions().is_some()
}

/// A tournament of the server that goes on and is no league: that in which the person plays, else the latest one.
async fn going_on(bot: &Bot, visitor: &Visitor) -> Result<Option<TournamentView>, RequestError> {
    let own = bot.service.tournaments_of(visitor.actor.person.id).await?;
    let own = own.into_iter().find(|it| {
        let tournament = &it.tournament;
        tournament.server == visitor.server && !is_league(tournament)
    });
    if own.is_some() {
        return Ok(own);
    }
    let all = bot.service.tournaments_on(visitor.server).await?;
    let latest = all.iter().rev().find(|it| {
        let is_announced = it.state != TournamentState::Draft;
        is_announced && !it.state.is_ended() && !is_league(it)
    });
    match latest {
        Some(found) => visitor.tournament(bot, found.id).await.map(Some),
        None => Ok(None),
    }
}

/// The tournaments of the server in which somebody can do that, the latest first.
async fn fitting(
    bot: &Bot,
    visitor: &Visitor,
    action: TournamentAction,
) -> Result<Vec<TournamentView>, RequestError> {
    let is_for_entry = action == TournamentAction::Enter;
    let mut all = Vec::new();
    if is_for_entry {
        for saved in bot.service.tournaments_on(visitor.server).await? {
            if saved.state != TournamentState::Open {
                continue;
            }
            match visitor.tournament(bot, saved.id).await {
                // One that cannot be read is no choice.
                Err(RequestError::Refused(_)) => {}
                found => all.push(found?),
            }
        }
    } else {
        all = bot.service.tournaments_of(visitor.actor.person.id).await?;
    }
    all.retain(|it| {
        let entry = it.entry_of(visitor.actor.person.id);
        let is_in = entry.is_some_and(|it| it.departure.is_none());
        let is_fitting = match action {
            TournamentAction::CheckIn => takes_check_in(&it.tournament, bot.now()),
            TournamentAction::AskBye => round_of_bye(it, visitor.actor.person.id).is_ok(),
            _ => true,
        };
        let is_here = it.tournament.server == visitor.server;
        is_here && is_in != is_for_entry && is_fitting
    });
    all.sort_by_key(|it| Reverse(it.tournament.id.0));
    Ok(all)
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
