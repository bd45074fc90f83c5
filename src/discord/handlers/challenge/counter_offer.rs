//! The menus in which other terms for an invitation are put together.

use serenity::all::ComponentInteraction;

use crate::discord::action::{Draft, Part};
use crate::discord::bot::Bot;
use crate::discord::handlers::challenge::venue::Here;
use crate::discord::handlers::common::input::chosen;
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, Trouble};
use crate::discord::respond::Answer;
use crate::discord::{people, views};
use crate::game::ChallengeId;

/// Shows the menus to the one who is invited.
pub async fn open(
    bot: &Bot,
    interaction: &ComponentInteraction,
    id: ChallengeId,
) -> Result<Answer, Trouble> {
    let by = people::presser(interaction).id;
    let view = bot.service.challenge_by_id(id).await?;
    view.challenge.check_counter(by)?;
    let draft = Draft::of(&view.challenge);
    let terms = draft.terms(&view.challenge);
    Ok(Answer::private(views::draft(&view, draft, &terms)))
}

/// Takes what was chosen into the draft.
pub async fn change(
    bot: &Bot,
    interaction: &ComponentInteraction,
    draft: Draft,
    part: Part,
) -> Result<Answer, Trouble> {
    let by = people::presser(interaction).id;
    let draft = chosen(interaction).and_then(|word| draft.with(part, word));
    let draft = draft.ok_or(Refusal::Button)?;
    let view = bot.service.challenge_by_id(draft.challenge).await?;
    view.challenge.check_counter(by)?;
    let terms = draft.terms(&view.challenge);
    Ok(Answer::in_place(views::draft(&view, draft, &terms)))
}

/// Sends the draft as an invitation of its own; the first one says so.
pub async fn send(
    bot: &Bot,
    interaction: &ComponentInteraction,
    draft: Draft,
) -> Result<Answer, Trouble> {
    let here = Here::of_press(interaction);
    here.check(bot, here.place.channel)?;
    let by = people::presser(interaction);
    bot.allowances.post(by.id)?;
    let before = bot.service.challenge_by_id(draft.challenge).await?;
    let terms = draft.terms(&before.challenge);
    let countered = bot.service.counter(draft.challenge, by, terms, bot.now());
    let counter = countered.await?;
    bot.poster.begin(Post::Settled(draft.challenge));
    let view = bot.service.challenge_by_id(counter.id).await?;
    let said = views::countered(&view);
    Ok(Answer::in_place(said).then(Post::Challenge(counter.id)))
}
