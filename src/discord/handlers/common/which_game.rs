//! Finds the game that a command means, even if it names none.

use crate::discord::bot::Bot;
use crate::discord::handlers::common::typed::half_width;
use crate::discord::refusal::{Refusal, RequestError};
use crate::game::{ChannelId, GameId, Viewpoint};
use crate::service::GameView;

/// The game to play a stone in: the named one, or the only one that waits for the player.
///
/// If none waits and only one is running, that one is returned: a move there is refused with the
/// reason, which says whose turn it is.
pub async fn to_play_in(
    bot: &Bot,
    viewpoint: Viewpoint,
    named: Option<&str>,
) -> Result<GameView, RequestError> {
    if let Some(named) = named {
        return by_name(bot, viewpoint, named).await;
    }
    let running = own(bot, viewpoint).await?;
    let waiting = running
        .iter()
        .filter(|view| view.game.waits_for(viewpoint.player))
        .cloned()
        .collect::<Vec<_>>();
    if waiting.is_empty() && running.len() > 1 {
        return Err(Refusal::NothingWaits.into());
    }
    only(if waiting.is_empty() { running } else { waiting })
}

/// Like [`to_play_in`], for a message in a channel: if several games wait for the player, the only
/// one in this channel is meant.
pub async fn to_play_in_here(
    bot: &Bot,
    viewpoint: Viewpoint,
    named: Option<&str>,
    here: ChannelId,
) -> Result<GameView, RequestError> {
    if named.is_none() {
        let mut waiting = own(bot, viewpoint).await?;
        let is_meant = |view: &GameView| {
            view.game.waits_for(viewpoint.player) && view.game.place.channel == here
        };
        waiting.retain(is_meant);
        if let (1, Some(view)) = (waiting.len(), waiting.pop()) {
            return Ok(view);
        }
    }
    to_play_in(bot, viewpoint, named).await
}

/// A game of the player's own: the named one, or the only one that they have.
pub async fn of_own(
    bot: &Bot,
    viewpoint: Viewpoint,
    named: Option<&str>,
) -> Result<GameView, RequestError> {
    match named {
        Some(named) => by_name(bot, viewpoint, named).await,
        None => only(own(bot, viewpoint).await?),
    }
}

/// The game to show: the named one; else the player's only game that waits for them, their only
/// game in this channel, or their only game.
pub async fn to_show(
    bot: &Bot,
    viewpoint: Viewpoint,
    named: Option<&str>,
    here: ChannelId,
) -> Result<GameView, RequestError> {
    if let Some(named) = named {
        return by_name(bot, viewpoint, named).await;
    }
    let running = own(bot, viewpoint).await?;
    let narrowings: [&dyn Fn(&GameView) -> bool; 2] =
        [&|view| view.game.waits_for(viewpoint.player), &|view| {
            view.game.place.channel == here
        }];
    for narrowing in narrowings {
        let mut fitting = running.iter().filter(|view| narrowing(view));
        if let (Some(view), None) = (fitting.next(), fitting.next()) {
            return Ok(view.clone());
        }
    }
    only(running)
}

/// The game with this number, if it is visible from there.
pub async fn by_name(
    bot: &Bot,
    viewpoint: Viewpoint,
    typed: &str,
) -> Result<GameView, RequestError> {
    let id = number(typed).ok_or_else(|| Refusal::Game {
        typed: typed.to_owned(),
    })?;
    Ok(bot.service.game_seen_from(viewpoint, id).await?)
}

/// The person's running games.
async fn own(bot: &Bot, viewpoint: Viewpoint) -> Result<Vec<GameView>, RequestError> {
    let games = bot.service.games_seen_from(viewpoint, viewpoint.player);
    Ok(games.await?.views)
}

/// Reads a game's number as people write it: `412`, `#412`, `game 412` in any language, or a whole
/// suggestion, which begins with the number.
fn number(typed: &str) -> Option<GameId> {
    let typed = half_width(typed);
    let typed =
        typed.trim_start_matches(|letter: char| letter.is_alphabetic() || letter.is_whitespace());
    let typed = typed.trim_start_matches('#').trim_start();
    let digits = typed.split(char::is_whitespace).next()?;
    let all_digits = digits.chars().all(|digit| digit.is_ascii_digit());
    let id = digits.parse().ok().filter(|_| all_digits)?;
    Some(GameId(id))
}

fn only(mut views: Vec<GameView>) -> Result<GameView, RequestError> {
    match views.len() {
        1 => Ok(views.remove(0)),
        0 => Err(Refusal::NoGame.into()),
        _ => Err(Refusal::WhichGame {
            games: views.iter().map(|view| view.game.id).collect(),
        }
        .into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_read_as_people_write_it() {
        for typed in [
            "412",
            " 412 ",
            "#412",
            "game 412",
            "Game #412",
            "412 · against Ben · move 3",
            "Partie 412",
            "対局４１２",
        ] {
            assert_eq!(number(typed), Some(GameId(412)), "{typed}");
        }
        for typed in ["", "x", "-4", "4.5", "412x", "9223372036854775808", "four"] {
            assert_eq!(number(typed), None, "{typed}");
        }
    }
}
