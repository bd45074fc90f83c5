//! The button under the end of a game that asks for a rematch.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::open_table::{self, Host};
use crate::discord::handlers::common::venue::{self, CommandPlace};
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::{people, views};
use crate::game::GameId;
use crate::game::limits::Start;
use crate::service::Rematch;

/// Invites the other player, or accepts if they asked for a rematch first.
pub async fn ask(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let here = CommandPlace::of_press(interaction);
    here.venue(bot).await?;
    let by = people::presser(interaction);
    bot.limits.post(by.id)?;
    let before = bot.service.game(game).await?;
    if before.is_private() {
        // Who shares no server is found by seeking.
        return Err(Refusal::Button.into());
    }
    if before.game.players.len() > 2 {
        let host = Host {
            person: by,
            // The bot wrote the message with the button, so its author is the bot.
            own: people::person(&interaction.message.author),
            here: &here,
            interaction: people::id_of(interaction.id),
        };
        return open_table::rematch(bot, game, host).await;
    }
    let service = bot.service.for_interaction(people::id_of(interaction.id));
    let player = by.id;
    let starting = bot.starts.begin(player, Start::Invitation)?;
    let rematch = Box::pin(service.rematch(game, by, bot.now()));
    match rematch.await? {
        Rematch::Offered { id, off_hill } => {
            starting.counts();
            let invitation = bot.service.challenge_by_id(id).await?;
            let channel = invitation.challenge.place.channel;
            let here = here.place.channel;
            let content = views::rematch_offered(&invitation, game, here, off_hill);
            if channel == here {
                return Ok(Response::private(content).then(Post::Challenge(id)));
            }
            venue::post_elsewhere(bot, id, player, channel).await?;
            Ok(Response::private(content))
        }
        Rematch::Against(mut begun) => {
            here.note_threads(bot, &mut begun).await?;
            let content = views::computer_begun(&begun, here.place.channel);
            Ok(Response::private(content).then(Post::Game(begun.view.game.id)))
        }
        Rematch::Started(accepted) => {
            let challenge = &accepted.challenge;
            if let Some(message) = challenge.message {
                // It was accepted, but not by its own buttons.
                bot.outbox.retire(challenge.place.channel, message);
            }
            let content = views::rematch_begun(&accepted.game, here.place.channel);
            Ok(Response::private(content).then(Post::Game(accepted.game.game.id)))
        }
    }
}
