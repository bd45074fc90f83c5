//! Which game is meant, where a command may leave it out.

use crate::discord::Bot;
use crate::discord::refusal::{Refusal, Trouble};
use crate::game::{ChannelId, GameId, Viewpoint};
use crate::service::GameView;

/// The game to play a stone in: the named one, or the only one that waits for the player.
///
/// If none waits and only one is running it is that one: playing there is refused with the reason,
/// which says whose turn it is.
pub async fn to_play_in(
    bot: &Bot,
    viewpoint: Viewpoint,
    named: Option<&str>,
) -> Result<GameView, Trouble> {
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

/// The same where somebody speaks in a channel: of several games that wait for them, the only one
/// that is played there.
pub async fn to_play_in_here(
    bot: &Bot,
    viewpoint: Viewpoint,
    named: Option<&str>,
    here: ChannelId,
) -> Result<GameView, Trouble> {
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
) -> Result<GameView, Trouble> {
    match named {
        Some(named) => by_name(bot, viewpoint, named).await,
        None => only(own(bot, viewpoint).await?),
    }
}

/// The game to show: the named one, else the only one of the player's that waits for them, that is
/// in this channel, or that there is.
pub async fn to_show(
    bot: &Bot,
    viewpoint: Viewpoint,
    named: Option<&str>,
    here: ChannelId,
) -> Result<GameView, Trouble> {
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

/// The game of this number, if it is seen from there.
pub async fn by_name(bot: &Bot, viewpoint: Viewpoint, typed: &str) -> Result<GameView, Trouble> {
    let id = number(typed).ok_or_else(|| Refusal::Game {
        typed: typed.to_owned(),
    })?;
    Ok(bot.service.game_seen_from(viewpoint, id).await?)
}

/// The running games of the one who looks.
async fn own(bot: &Bot, viewpoint: Viewpoint) -> Result<Vec<GameView>, Trouble> {
    let games = bot.service.games_seen_from(viewpoint, viewpoint.player);
    Ok(games.await?.views)
}

/// Reads a game's number as people write it: `412`, `#412`, `game 412`, or a whole line of the
/// list of choices, which begins with the number.
fn number(typed: &str) -> Option<GameId> {
    let typed = typed.trim().to_lowercase();
    let typed = typed.trim_start_matches("game").trim_start();
    let typed = typed.trim_start_matches('#').trim_start();
    let digits = typed.split(char::is_whitespace).next()?;
    let all_digits = digits.chars().all(|digit| digit.is_ascii_digit());
    let id = digits.parse().ok().filter(|_| all_digits)?;
    Some(GameId(id))
}

fn only(mut views: Vec<GameView>) -> Result<GameView, Trouble> {
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
            "412 · against Ben · ply 3",
        ] {
            assert_eq!(number(typed), Some(GameId(412)), "{typed}");
        }
        for typed in ["", "x", "-4", "4.5", "412x", "9223372036854775808", "four"] {
            assert_eq!(number(typed), None, "{typed}");
        }
    }
}
