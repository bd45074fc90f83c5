//! Spends vacation: extends games that would otherwise be lost on time, and keeps what was spent.

use jiff::Timestamp;

use super::error::Abort;
use crate::game::vacation::LAST_STRETCH;
use crate::game::{Game, PlayerId, ServerId};
use crate::store::{Topic, Writing};

/// Extends a game by the vacation of the player whose time is up. Returns whether that was possible.
///
/// What has begun of it is spent even if it was not enough. The player is told when vacation begins,
/// and once a day from then on, for all their games together. The computer has no vacation. Where the
/// server allows none any more, what is being used goes on until the deadline that it has left.
pub(super) async fn extend(
    writing: &mut Writing,
    game: &mut Game,
    player: PlayerId,
    now: Timestamp,
) -> Result<bool, Abort> {
    let running = game
        .clock
        .as_ref()
        .and_then(|clock| clock.running().copied());
    let may_be = game.has_enough_plies() && !game.terms.pace.is_live();
    let Some(running) = running.filter(|_| may_be) else {
        return Ok(false);
    };
    if game.people().all(|person| person != player) {
        return Ok(false);
    }
    let is_allowed = is_allowed(writing, game).await?;
    if !is_allowed && (!running.is_on_vacation() || running.is_out(now)) {
        return Ok(false);
    }
    let before = writing.vacation(player).await?;
    let mut vacation = before;
    let extension = match running.vacation {
        None => vacation.begin(running.deadline, now),
        Some(until) => vacation.go_on(until, now),
    };
    if vacation != before {
        writing.save_vacation(player, &vacation).await?;
    }
    let Some(mut extension) = extension else {
        return Ok(false);
    };
    if !is_allowed {
        extension.at_most = extension.at_most.min(running.deadline);
    }
    if !running.is_on_vacation() {
        // It was about a deadline that has passed.
        writing.forget_reminders_of(game.id, player).await?;
    }
    if let Some(news) = extension.news {
        writing
            .save_news(player, Topic::Vacation(news), now)
            .await?;
    }
    game.go_on_vacation(extension, now);
    Ok(true)
}

/// Spends the hours that have begun since anybody looked, before the player to move ends a vacation
/// by moving.
pub(super) async fn settle(
    writing: &mut Writing,
    game: &Game,
    now: Timestamp,
) -> Result<(), Abort> {
    let running = game.clock.as_ref().and_then(|clock| clock.running());
    let until = running.and_then(|running| running.vacation);
    let (Some(until), Some(player)) = (until.filter(|&until| until <= now), game.to_move()) else {
        return Ok(());
    };
    let mut vacation = writing.vacation(player).await?;
    vacation.go_on(until, now);
    Ok(writing.save_vacation(player, &vacation).await?)
}

/// Lets the games that a person's vacation extends be lost when the hour that is being used is over,
/// because no more of it is wanted. Their boards then show that deadline.
pub(super) async fn stop(writing: &mut Writing, player: PlayerId) -> Result<(), Abort> {
    for id in writing.games_on_vacation(player).await? {
        let saved = writing.game(id).await;
        let Some(mut saved) = writing.set_aside(saved)?.flatten() else {
            continue;
        };
        let at = saved.game.revision();
        saved.game.end_vacation();
        writing.save_game(&saved.game, at).await?;
    }
    Ok(())
}

/// Lets the vacation that extends rated games on a server end within [`LAST_STRETCH`], because the server
/// allows it no longer. Their boards then show that deadline, and each player is told once.
pub(super) async fn disallow(
    writing: &mut Writing,
    server: ServerId,
    now: Timestamp,
) -> Result<(), Abort> {
    let end = now.saturating_add(LAST_STRETCH).unwrap_or(Timestamp::MAX);
    for id in writing.rated_games_on_vacation(server).await? {
        let saved = writing.game(id).await;
        let Some(mut saved) = writing.set_aside(saved)?.flatten() else {
            continue;
        };
        let at = saved.game.revision();
        saved.game.limit_vacation(end, now);
        writing.save_game(&saved.game, at).await?;
        if let Some(player) = saved.game.to_move() {
            let news = Topic::VacationEnds(server);
            writing.save_news(player, news, now).await?;
        }
    }
    Ok(())
}

/// Whether vacation can extend this game: a server may turn it off for rated games.
async fn is_allowed(writing: &mut Writing, game: &Game) -> Result<bool, Abort> {
    match game.place.server {
        Some(server) if game.terms.rated => Ok(writing.server_settings(server).await?.vacation),
        _ => Ok(true),
    }
}
