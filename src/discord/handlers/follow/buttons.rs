//! The buttons that begin and end following a game.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::refusal::RequestError;
use crate::discord::respond::Response;
use crate::discord::{people, views};
use crate::game::{Following, GameId};

/// Asks the person who pressed what they want to be told.
pub async fn ask(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let viewpoint = people::viewpoint_of_press(interaction);
    let (view, now) = bot.service.followable(viewpoint, game).await?;
    Ok(Response::private(views::ask_follow(&view, now)))
}

/// Lets the person who pressed follow a game.
pub async fn follow(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
    wants: Following,
) -> Result<Response, RequestError> {
    let by = people::presser(interaction);
    let server = people::viewpoint_of_press(interaction).server;
    let view = bot.service.follow(&by, server, game, wants).await?;
    Ok(Response::private(views::now_followed(&view, wants)))
}

/// Ends that the person who pressed follows a game.
pub async fn unfollow(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let by = people::presser(interaction);
    let was_following = bot.service.unfollow(by.id, game).await?;
    Ok(Response::private(views::no_longer_followed(
        game,
        was_following,
    )))
}
