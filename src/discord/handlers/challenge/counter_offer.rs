//! The menus that compose an invitation to a named person, or a counter-offer to one.
//!
//! A new invitation is composed here only if its terms came from the last game of the same two
//! people: nobody else can be invited from here.

use serenity::all::ComponentInteraction;

use crate::discord::action::{Draft, DraftPurpose, TermsField};
use crate::discord::bot::Bot;
use crate::discord::handlers::challenge::buttons::note_message;
use crate::discord::handlers::challenge::send_invitation;
use crate::discord::handlers::common::input::chosen;
use crate::discord::handlers::common::venue::CommandPlace;
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::{people, views};
use crate::game::limits::Start;
use crate::game::{ChallengeId, Person, PlayerId, Terms};

/// Shows the menus to the invited person.
pub async fn open(
    bot: &Bot,
    interaction: &ComponentInteraction,
    id: ChallengeId,
) -> Result<Response, RequestError> {
    let by = people::presser(interaction).id;
    note_message(bot, interaction, id).await?;
    let view = bot.service.challenge_by_id(id).await?;
    view.challenge.check_counter(by)?;
    let draft = Draft::of(&view.challenge);
    let answered_terms = &view.challenge.terms;
    let terms = draft.terms(Some(&answered_terms.ruleset));
    let terms = terms.ok_or(Refusal::Button)?;
    let message = views::draft(&view.challenger, draft, &terms, Some(answered_terms));
    Ok(Response::private(message))
}

/// Changes the draft by what was chosen.
pub async fn change(
    bot: &Bot,
    interaction: &ComponentInteraction,
    draft: Draft,
    part: TermsField,
) -> Result<Response, RequestError> {
    let (name, answered_terms) = whom(bot, interaction, draft.purpose).await?;
    let word = chosen(interaction).ok_or(Refusal::Button)?;
    let ruleset = answered_terms.as_ref().map(|terms| &terms.ruleset);
    let draft = draft.with(part, word, ruleset);
    shown(
        &name,
        draft.ok_or(Refusal::Button)?,
        answered_terms.as_ref(),
    )
}

/// Shows the menus with the terms of the button.
pub async fn redraft(
    bot: &Bot,
    interaction: &ComponentInteraction,
    draft: Draft,
) -> Result<Response, RequestError> {
    let (name, answered_terms) = whom(bot, interaction, draft.purpose).await?;
    shown(&name, draft, answered_terms.as_ref())
}

/// Drops the draft. An invitation stays as it was, and can be answered right here.
pub async fn drop_draft(
    bot: &Bot,
    interaction: &ComponentInteraction,
    purpose: DraftPurpose,
) -> Result<Response, RequestError> {
    Ok(Response::in_place(match purpose {
        DraftPurpose::Invite(_) => views::invitation_dropped(),
        DraftPurpose::Counter(id) => {
            let by = people::presser(interaction).id;
            let view = bot.service.challenge_by_id(id).await?;
            view.challenge.check_counter(by)?;
            views::invitation_kept(&view)
        }
    }))
}

/// Sends the draft as a new invitation; the message of one that it answers says so.
pub async fn send(
    bot: &Bot,
    interaction: &ComponentInteraction,
    draft: Draft,
) -> Result<Response, RequestError> {
    let here = CommandPlace::of_press(interaction);
    let by = people::presser(interaction);
    let id = match draft.purpose {
        DraftPurpose::Counter(id) => id,
        DraftPurpose::Invite(whom) => {
            bot.limits.post(by.id)?;
            let terms = draft.terms(None).ok_or(Refusal::Button)?;
            let whom = known_opponent(bot, by.id, whom).await?;
            let venue = here.venue(bot).await?;
            let id = people::id_of(interaction.id);
            let sent = send_invitation::send(bot, id, by, Some(whom), terms, (&here, &venue));
            return Ok(sent.await?.instead());
        }
    };
    here.check(bot, here.place.channel)?;
    bot.limits.post(by.id)?;
    let player = by.id;
    let starting = bot.starts.begin(player, Start::Invitation)?;
    let before = bot.service.challenge_by_id(id).await?;
    let terms = draft.terms(Some(&before.challenge.terms.ruleset));
    let terms = terms.ok_or(Refusal::Button)?;
    let countered = bot.service.counter(id, by, terms, bot.now());
    let counter = countered.await?;
    starting.counts();
    bot.outbox.post_soon(Post::Outcome(id));
    let view = bot.service.challenge_by_id(counter.id).await?;
    let message = views::countered(&view);
    Ok(Response::in_place(message).then(Post::Challenge(counter.id)))
}

fn shown(
    name: &str,
    draft: Draft,
    answered_terms: Option<&Terms>,
) -> Result<Response, RequestError> {
    let ruleset = answered_terms.map(|terms| &terms.ruleset);
    let terms = draft.terms(ruleset).ok_or(Refusal::Button)?;
    Ok(Response::in_place(views::draft(
        name,
        draft,
        &terms,
        answered_terms,
    )))
}

/// The name of the person to whom a draft goes, and the terms of the invitation that it answers.
async fn whom(
    bot: &Bot,
    interaction: &ComponentInteraction,
    purpose: DraftPurpose,
) -> Result<(String, Option<Terms>), RequestError> {
    let by = people::presser(interaction).id;
    match purpose {
        DraftPurpose::Counter(id) => {
            let view = bot.service.challenge_by_id(id).await?;
            view.challenge.check_counter(by)?;
            Ok((view.challenger, Some(view.challenge.terms)))
        }
        DraftPurpose::Invite(whom) => {
            known_opponent(bot, by, whom).await?;
            let server = people::place_of_press(interaction).server;
            let whom = bot.service.person_on(server, whom).await?;
            Ok((whom.name, None))
        }
    }
}

/// A person with whom the presser has played before.
async fn known_opponent(bot: &Bot, by: PlayerId, whom: PlayerId) -> Result<Person, RequestError> {
    let last = bot.service.last_terms(by, whom).await?;
    last.ok_or(Refusal::Button)?;
    Ok(bot.service.person_on(None, whom).await?)
}
