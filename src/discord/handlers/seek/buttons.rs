//! The buttons and the menu of the list of seeks.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::input::chosen;
use crate::discord::handlers::common::venue::CommandPlace;
use crate::discord::handlers::seek::conversation;
use crate::discord::handlers::seek::find::{self, SeekOptions, Seeker};
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::{people, views};
use crate::game::{GameRefusal, SeekId, SeekRefusal};
use crate::service::TakeRequest;

/// Seeks a game on the usual terms.
pub async fn seek(bot: &Bot, interaction: &ComponentInteraction) -> Result<Response, RequestError> {
    find::find(bot, Seeker::of_press(interaction), SeekOptions::default()).await
}

/// Shows the list, in place of the message with the button.
pub async fn list(bot: &Bot, interaction: &ComponentInteraction) -> Result<Response, RequestError> {
    let here = CommandPlace::of_press(interaction);
    let list = find::list(bot, people::presser(interaction).id, &here);
    Ok(list.await?.instead())
}

/// Stops one of the person's own seeks.
pub async fn stop(
    bot: &Bot,
    interaction: &ComponentInteraction,
    id: SeekId,
) -> Result<Response, RequestError> {
    let by = people::presser(interaction).id;
    let stopped = bot.service.stop_seek(by, id, bot.now()).await?;
    Ok(Response::in_place(views::seek_stopped(&stopped)))
}

/// Plays the seek that was chosen.
pub async fn take(bot: &Bot, interaction: &ComponentInteraction) -> Result<Response, RequestError> {
    let id = chosen(interaction).and_then(|word| word.parse().ok());
    let id = SeekId(id.ok_or(Refusal::Button)?);
    let Seeker {
        person,
        here,
        interaction,
        locale,
    } = Seeker::of_press(interaction);
    bot.limits.post(person.id)?;
    let venue = here.venue(bot).await?;
    let player = person.id;
    let has_agreed = bot.service.has_agreed_everywhere(player).await?;
    let other = bot.service.seek_by_id(id, bot.now()).await?;
    let is_here = here.place.server.is_some() && other.place.server == here.place.server;
    if let Some(server) = here.place.server.filter(|_| is_here)
        && bot.outbox.end_seeks_if_left(other.player, server).await?
    {
        return Err(GameRefusal::from(SeekRefusal::Gone).into());
    }
    let conversation = if has_agreed && !is_here && other.is_everywhere {
        bot.service
            .check_elsewhere(player, &other, bot.now())
            .await?;
        // Nothing is written to the other one for somebody who cannot be written to.
        let own = conversation::open(bot, (player, &locale), interaction).await?;
        conversation::reach_opponent(bot, other.player, interaction).await?;
        Some(own)
    } else {
        None
    };
    let request = TakeRequest {
        place: here.place,
        venue: venue.place,
        conversation,
        coin: bot.toss(),
    };
    let service = bot.service.for_interaction(interaction);
    let sought = service.take_seek(person, id, request, bot.now()).await?;
    Ok(find::answer(&sought, (player, &here), has_agreed))
}
