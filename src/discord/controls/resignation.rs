//! The buttons around resigning: asking, and the two answers.

use serenity::all::ComponentInteraction;

use super::viewer::Viewer;
use crate::discord::answer::Answer;
use crate::discord::bot::Bot;
use crate::discord::messages::{self, Said};
use crate::discord::people;
use crate::discord::post::Post;
use crate::discord::refusal::Trouble;
use crate::game::{self, GameId, PlayerId, Status};
use crate::service::GameView;

/// Asks the one who pressed whether they mean it.
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
    let game = &view.game;
    let refused = if game.seat_of(player).is_none() {
        Some(game::Refusal::NotAPlayer { game: game.id })
    } else if let Status::Over(outcome) = game.status() {
        Some(game::Refusal::Over {
            game: game.id,
            outcome,
            last: game.last_move(),
        })
    } else {
        None
    };
    match refused {
        Some(refusal) => Err(refusal.into()),
        None => Ok(messages::question(view, player)),
    }
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
    Ok(Answer::in_place(messages::resigned(&view)).then(Post::Game(game)))
}

/// Drops the question.
pub fn play_on(game: GameId) -> Answer {
    Answer::in_place(messages::played_on(game))
}
