//! The buttons for resigning: the question, and its two answers.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::message::Message;
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::{people, views};
use crate::game::{self, Game, GameId, OfferKind, OfferResult, PlayerId};
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
    game.check_in(player).map(|_| ())
}

/// Resigns. The response replaces the question, and the end is posted to the channel, or the proposal to
/// a partner.
pub async fn resign(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let viewpoint = people::viewpoint_of_press(interaction);
    let by = viewpoint.player;
    let resigned = bot.service.resign(game, by, bot.now());
    let (result, view) = resigned.await?;
    let view = view.named_on(viewpoint.server);
    if result == OfferResult::Done {
        // There may be news for who had left if-then lines.
        bot.outbox.wake_retries.notify_one();
        return Ok(Response::in_place(views::resigned(&view)).then(Post::Game(game)));
    }
    // A partner has to agree.
    let content = views::offered(&view, by, OfferKind::Resign);
    Ok(Response::in_place(content).then(Post::Offer(game, by)))
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
