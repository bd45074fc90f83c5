//! The button under the end of a game that wishes for another.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::challenge::venue::{self, Here};
use crate::discord::outbox::Post;
use crate::discord::refusal::Trouble;
use crate::discord::respond::Answer;
use crate::discord::{people, views};
use crate::game::GameId;
use crate::service::Rematch;

/// Invites the other player, or accepts if they wished for it first.
pub async fn wish(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Answer, Trouble> {
    let here = Here::of_press(interaction);
    here.venue(bot).await?;
    let by = people::presser(interaction);
    bot.allowances.post(by.id)?;
    let service = bot.service.for_interaction(people::id_of(interaction.id));
    let player = by.id;
    let wished = Box::pin(service.rematch(game, by, bot.now()));
    match wished.await? {
        Rematch::Offered(id) => {
            let invitation = bot.service.challenge_by_id(id).await?.challenge;
            let channel = invitation.place.channel;
            let said = views::rematch_offered(game, channel, here.place.channel);
            if channel == here.place.channel {
                return Ok(Answer::private(said).then(Post::Challenge(id)));
            }
            venue::post_elsewhere(bot, id, player, channel).await?;
            Ok(Answer::private(said))
        }
        Rematch::Against(begun) => {
            let said = views::machine_begun(&begun, here.place.channel);
            Ok(Answer::private(said).then(Post::Game(begun.view.game.id)))
        }
        Rematch::Begun(accepted) => {
            let challenge = &accepted.challenge;
            if let Some(message) = challenge.message {
                // It was accepted, but not by its own buttons.
                bot.poster.retire(challenge.place.channel, message);
            }
            let said = views::rematch_begun(&accepted.game, here.place.channel);
            Ok(Answer::private(said).then(Post::Game(accepted.game.game.id)))
        }
    }
}
