//! The menus that compose a counter-offer to an invitation.

use serenity::all::ComponentInteraction;

use crate::discord::action::{Draft, TermsField};
use crate::discord::bot::Bot;
use crate::discord::handlers::challenge::venue::CommandPlace;
use crate::discord::handlers::common::input::chosen;
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::{people, views};
use crate::game::ChallengeId;

/// Shows the menus to the invited person.
pub async fn open(
    bot: &Bot,
    interaction: &ComponentInteraction,
    id: ChallengeId,
) -> Result<Response, RequestError> {
    let by = people::presser(interaction).id;
    let view = bot.service.challenge_by_id(id).await?;
    view.challenge.check_counter(by)?;
    let draft = Draft::of(&view.challenge);
    let terms = draft.terms(&view.challenge);
    Ok(Response::private(views::draft(&view, draft, &terms)))
}

/// Changes the draft by what was chosen.
pub async fn change(
    bot: &Bot,
    interaction: &ComponentInteraction,
    draft: Draft,
    part: TermsField,
) -> Result<Response, RequestError> {
    let by = people::presser(interaction).id;
    let draft = chosen(interaction).and_then(|word| draft.with(part, word));
    let draft = draft.ok_or(Refusal::Button)?;
    let view = bot.service.challenge_by_id(draft.challenge).await?;
    view.challenge.check_counter(by)?;
    let terms = draft.terms(&view.challenge);
    Ok(Response::in_place(views::draft(&view, draft, &terms)))
}

/// Sends the draft as a new invitation; the message of the first one says so.
pub async fn send(
    bot: &Bot,
    interaction: &ComponentInteraction,
    draft: Draft,
) -> Result<Response, RequestError> {
    let here = CommandPlace::of_press(interaction);
    here.check(bot, here.place.channel)?;
    let by = people::presser(interaction);
    bot.limits.post(by.id)?;
    let before = bot.service.challenge_by_id(draft.challenge).await?;
    let terms = draft.terms(&before.challenge);
    let countered = bot.service.counter(draft.challenge, by, terms, bot.now());
    let counter = countered.await?;
    bot.outbox.post_soon(Post::Outcome(draft.challenge));
    let view = bot.service.challenge_by_id(counter.id).await?;
    let message = views::countered(&view);
    Ok(Response::in_place(message).then(Post::Challenge(counter.id)))
}
