//! Saves an invitation and tells its maker, then posts it in the channel.
//!
//! The public message is an ordinary message, not the response, so that it pings and can be posted
//! again after a crash.

use crate::discord::bot::Bot;
use crate::discord::handlers::common::lesson_offer;
use crate::discord::handlers::common::venue::{self, CommandPlace, Venue};
use crate::discord::outbox::Post;
use crate::discord::refusal::RequestError;
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::limits::Start;
use crate::game::{InteractionId, Person, Terms};

/// Invites a person, or anybody, from this interaction. Repeated deliveries of it invite once.
pub async fn send(
    bot: &Bot,
    interaction: InteractionId,
    by: Person,
    opponent: Option<Person>,
    terms: Terms,
    (here, venue): (&CommandPlace, &Venue),
) -> Result<Response, RequestError> {
    let (challenger, place) = (by.id, venue.place);
    let starting = bot.starts.begin(challenger, Start::Invitation)?;
    let service = bot.service.for_interaction(interaction);
    let kept = service.challenge(by, opponent, terms, place, bot.now());
    let id = kept.await?.id;
    starting.counts();
    let view = bot.service.challenge_by_id(id).await?;
    if place != here.place {
        venue::post_elsewhere(bot, id, challenger, place.channel).await?;
        let receipt = Response::private(views::sent_elsewhere(&view));
        return Ok(lesson_offer::with_offer(bot, challenger, receipt).await);
    }
    let receipt = Response::private(views::sent(&view)).then(Post::Challenge(id));
    Ok(lesson_offer::with_offer(bot, challenger, receipt).await)
}
