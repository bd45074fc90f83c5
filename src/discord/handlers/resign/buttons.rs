//! The buttons for resigning: the question, and its two answers.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::message::Message;
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::{people, views};
use crate::game::{self, Game, GameId, PlayerId};
use crate::service::GameView;

/// Asks the player to confirm.
pub async fn ask(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let view = bot.service.game_seen_from(viewer.viewpoint, game).await?;
    Ok(viewer.response(question(&view, viewer.id)?))
}

/// The question to a player; refused to everybody else, and once the game is over.
pub fn question(view: &GameView, player: PlayerId) -> Result<Message, RequestError> {
    check_can_resign(&view.game, player)?;
    Ok(views::question(view, player))
}

fn check_can_resign(game: &Game, player: PlayerId) -> Result<(), game::GameRefusal> {
    game.check_seated(player)?;
    game.check_running()
}

/// Resigns. The response replaces the question, and the end is posted to the channel.
pub async fn resign(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let viewpoint = people::viewpoint_of_press(interaction);
    let resigned = bot.service.resign(game, viewpoint.player, bot.now());
    let view = resigned.await?.named_on(viewpoint.server);
    Ok(Response::in_place(views::resigned(&view)).then(Post::Game(game)))
}

/// Drops the question; if the game has ended meanwhile, the response says so.
pub async fn play_on(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let viewpoint = people::viewpoint_of_press(interaction);
    let view = bot.service.game_seen_from(viewpoint, game).await?;
    match check_can_resign(&view.game, viewpoint.player) {
        Ok(()) => Ok(Response::in_place(views::played_on(game))),
        Err(refusal @ game::GameRefusal::Over { .. }) => {
            let why = Refusal::Service(refusal.into());
            Ok(Response::in_place(Message::text(views::refusal(&why))))
        }
        Err(refusal) => Err(refusal.into()),
    }
}
