//! The buttons around resigning: asking, and the two answers.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::message::Said;
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, Trouble};
use crate::discord::respond::Answer;
use crate::discord::{people, views};
use crate::game::{self, Game, GameId, PlayerId};
use crate::service::GameView;

/// Asks whoever pressed whether they mean it.
pub async fn ask(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Answer, Trouble> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let view = bot.service.game_seen_from(viewer.viewpoint, game).await?;
    Ok(viewer.answer(question(&view, viewer.id)?))
}

/// The question to a player; refused to everybody else, and once the game is over.
pub fn question(view: &GameView, player: PlayerId) -> Result<Said, Trouble> {
    check_can_resign(&view.game, player)?;
    Ok(views::question(view, player))
}

fn check_can_resign(game: &Game, player: PlayerId) -> Result<(), game::Refusal> {
    game.check_seated(player)?;
    game.check_running()
}

/// Resigns. The question gives way to the answer, and the channel learns of the end.
pub async fn resign(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Answer, Trouble> {
    let viewpoint = people::viewpoint_of_press(interaction);
    let resigned = bot.service.resign(game, viewpoint.player, bot.now());
    let view = resigned.await?.named_on(viewpoint.server);
    Ok(Answer::in_place(views::resigned(&view)).then(Post::Game(game)))
}

/// Drops the question; where the game has ended since it was asked, the answer says so.
pub async fn play_on(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Answer, Trouble> {
    let viewpoint = people::viewpoint_of_press(interaction);
    let view = bot.service.game_seen_from(viewpoint, game).await?;
    match check_can_resign(&view.game, viewpoint.player) {
        Ok(()) => Ok(Answer::in_place(views::played_on(game))),
        Err(refusal @ game::Refusal::Over { .. }) => {
            let why = Refusal::Service(refusal.into());
            Ok(Answer::in_place(Said::text(views::refusal(&why))))
        }
        Err(refusal) => Err(refusal.into()),
    }
}
