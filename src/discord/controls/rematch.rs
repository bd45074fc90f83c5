//! The button under the end of a game that wishes for another.

use serenity::all::ComponentInteraction;

use crate::discord::answer::Answer;
use crate::discord::bot::Bot;
use crate::discord::post::Post;
use crate::discord::refusal::Trouble;
use crate::discord::{messages, people};
use crate::game::GameId;
use crate::service::Rematch;

/// Invites the other player, or accepts if they wished for it first.
pub async fn wish(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Answer, Trouble> {
    let by = people::presser(interaction);
    let wished = Box::pin(bot.service.rematch(game, by, bot.now()));
    match wished.await? {
        Rematch::Offered(id) => {
            let said = messages::rematch_offered(game);
            Ok(Answer::private(said).then(Post::Challenge(id)))
        }
        Rematch::Against(view) => {
            let said = messages::machine_begun(&view);
            Ok(Answer::private(said).then(Post::Game(view.game.id)))
        }
        Rematch::Begun(accepted) => {
            let challenge = &accepted.challenge;
            if let Some(message) = challenge.message {
                // It was accepted, but not by its own buttons.
                bot.poster.retire(challenge.place.channel, message);
            }
            let said = messages::rematch_begun(&accepted.game);
            Ok(Answer::private(said).then(Post::Game(accepted.game.game.id)))
        }
    }
}
