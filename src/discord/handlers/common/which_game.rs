//! Finds the game that a command means, even if it names none.
//!
//! In a game's own thread its players mean that game, or another one that is shown there. Even if the game is
//! over, no game that is played elsewhere is meant there.
//!
//! In any other channel several games could be meant: if only one of them is shown there, it is that one;
//! else all of them are returned, and the person is asked with a button for each ([`ask`]). A game to which
//! the command does not apply is never among several, unless it applies to none in a thread.

use crate::discord::action::Action;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::typed::readable;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::{ChannelId, GameId, PlayerId, Viewpoint};
use crate::service::GameView;

/// The only game, or all of them if there are several.
pub fn only(mut games: Vec<GameView>) -> Result<GameView, Vec<GameView>> {
    match games.len() {
        1 => Ok(games.remove(0)),
        _ => Err(games),
    }
}

/// Asks privately which of several games is meant. A button does in its game what was asked for.
pub fn ask(games: &[GameView], player: PlayerId, press: impl Fn(&GameView) -> Action) -> Response {
    let games: Vec<_> = games.iter().map(|view| (view, press(view))).collect();
    Response::private(views::which_game(&games, player))
}

/// The games to play a stone in: the named one, or those that wait for the player, as [`of_own`]
/// chooses among them; at least one.
///
/// If none waits, those that can only be meant are returned: a move there is refused with the reason, which
/// says whose turn it is.
pub async fn to_play_in(
    bot: &Bot,
    viewpoint: Viewpoint,
    named: Option<&str>,
    here: ChannelId,
) -> Result<Vec<GameView>, RequestError> {
    let waits = |view: &GameView| view.game.waits_for(viewpoint.player);
    of_own(bot, viewpoint, named, here, Refusal::NothingWaits, waits).await
}

/// The player's own games that a command in a channel may be about: the named one, or those that fit; at
/// least one. In a game's own thread only games that are shown there fit. If several fit, the only one in this
/// channel is meant.
///
/// If none fits and only one is running, that one is returned, and in a game's own thread all that are shown
/// there: the command is refused with the reason, once it is known which game is meant. If none of several fits
/// in another channel, the refusal is `none_fits`.
pub async fn of_own(
    bot: &Bot,
    viewpoint: Viewpoint,
    named: Option<&str>,
    here: ChannelId,
    none_fits: Refusal,
    fits: impl Fn(&GameView) -> bool,
) -> Result<Vec<GameView>, RequestError> {
    if let Some(named) = named {
        return Ok(vec![by_name(bot, viewpoint, named).await?]);
    }
    let (running, is_meant) = match candidates(bot, viewpoint, here).await? {
        Candidates::InThread(games) => (games, true),
        Candidates::Ended(game) => return Err(Refusal::OverHere(game).into()),
        Candidates::Anywhere(games) if games.len() == 1 => (games, true),
        Candidates::Anywhere(games) => (games, false),
    };
    let (fitting, others): (Vec<_>, Vec<_>) = running.into_iter().partition(fits);
    if !fitting.is_empty() {
        let is_here = |view: &GameView| view.is_shown_in(here);
        return Ok(narrowed(fitting, &[&is_here]));
    }
    if is_meant {
        return Ok(others);
    }
    Err(none_fits.into())
}

/// The games to show: the named one; else in a game's own thread that game, even if it is over; else the player's
/// only game that waits for them, their only game in this channel, or all their games; at least one.
pub async fn to_show(
    bot: &Bot,
    viewpoint: Viewpoint,
    named: Option<&str>,
    here: ChannelId,
) -> Result<Vec<GameView>, RequestError> {
    if let Some(named) = named {
        return Ok(vec![by_name(bot, viewpoint, named).await?]);
    }
    let running = match candidates(bot, viewpoint, here).await? {
        Candidates::InThread(games) | Candidates::Anywhere(games) => games,
        Candidates::Ended(game) => {
            return Ok(vec![bot.service.game_seen_from(viewpoint, game).await?]);
        }
    };
    let waits = |view: &GameView| view.game.waits_for(viewpoint.player);
    let is_here = |view: &GameView| view.is_shown_in(here);
    Ok(narrowed(running, &[&waits, &is_here]))
}

/// The games that a person who names none in a channel may mean.
enum Candidates {
    /// Those shown in this channel, which is the thread of one of them, or of one that is over; at least one.
    InThread(Vec<GameView>),
    /// None: the channel is the thread of this game, which is over, and no other one is shown there.
    Ended(GameId),
    /// All that are running, because the channel is the thread of none of the person's games; at least one.
    Anywhere(Vec<GameView>),
}

/// The person's running games, or those of them that can be meant in this channel.
async fn candidates(
    bot: &Bot,
    viewpoint: Viewpoint,
    here: ChannelId,
) -> Result<Candidates, RequestError> {
    let games = bot.service.games_seen_from(viewpoint, viewpoint.player);
    let mut games = games.await?.views;
    let mut is_thread = games.iter().any(|view| view.has_thread(here));
    if !is_thread && viewpoint.server.is_some() {
        let ended = bot.service.ended_in_thread(viewpoint.player, here);
        if let Some(ended) = ended.await? {
            if !games.iter().any(|view| view.is_shown_in(here)) {
                return Ok(Candidates::Ended(ended));
            }
            is_thread = true;
        }
    }
    if games.is_empty() {
        return Err(Refusal::NoGame.into());
    }
    if is_thread {
        games.retain(|view| view.is_shown_in(here));
        return Ok(Candidates::InThread(games));
    }
    Ok(Candidates::Anywhere(games))
}

/// The only game for which one of these is true; all games if there is none.
fn narrowed(games: Vec<GameView>, by: &[&dyn Fn(&GameView) -> bool]) -> Vec<GameView> {
    for is_meant in by {
        let mut fitting = games.iter().filter(|view| is_meant(view));
        if let (Some(view), None) = (fitting.next(), fitting.next()) {
            return vec![view.clone()];
        }
    }
    games
}

/// The game with this number, if it is visible from there.
pub async fn by_name(
    bot: &Bot,
    viewpoint: Viewpoint,
    typed: &str,
) -> Result<GameView, RequestError> {
    let id = number_of(typed)?;
    Ok(bot.service.game_seen_from(viewpoint, id).await?)
}

/// The number of a game as typed, whether there is such a game or not.
pub fn number_of(typed: &str) -> Result<GameId, Refusal> {
    number(typed).ok_or_else(|| Refusal::Game {
        typed: typed.to_owned(),
    })
}

/// Reads a game's number as people write it: `412`, `#412`, `game 412` in any language, or a whole
/// suggestion, which begins with the number.
fn number(typed: &str) -> Option<GameId> {
    let typed = readable(typed);
    let typed =
        typed.trim_start_matches(|letter: char| letter.is_alphabetic() || letter.is_whitespace());
    let typed = typed.trim_start_matches('#').trim_start();
    let digits = typed.split(char::is_whitespace).next()?;
    let all_digits = digits.chars().all(|digit| digit.is_ascii_digit());
    let id = digits.parse().ok().filter(|_| all_digits)?;
    Some(GameId(id))
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
            "\u{200b}#412\u{a0}",
        ] {
            assert_eq!(number(typed), Some(GameId(412)), "{typed}");
        }
        for typed in ["", "x", "-4", "4.5", "412x", "9223372036854775808", "four"] {
            assert_eq!(number(typed), None, "{typed}");
        }
    }
}
