//! The buttons of an invitation. The invitation itself becomes the answer.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::challenge::venue::Here;
use crate::discord::message::Said;
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, Trouble};
use crate::discord::respond::Answer;
use crate::discord::{people, views};
use crate::game::{self, Challenge, ChallengeId, ChallengeStatus, MessageId};
use crate::service::{self, Error};

/// Begins the game: the invitation becomes its title line, and the first board follows.
pub async fn accept(
    bot: &Bot,
    interaction: &ComponentInteraction,
    id: ChallengeId,
) -> Result<Answer, Trouble> {
    let here = Here::of_press(interaction);
    here.check(bot, here.place.channel)?;
    let by = people::presser(interaction);
    match bot.service.accept(id, by, bot.toss(), bot.now()).await {
        Ok(accepted) => {
            let title = views::title(&accepted.game);
            let game = accepted.game.game.id;
            Ok(Answer::in_place(title).settling(id).then(Post::Game(game)))
        }
        Err(error) => settled(bot, interaction, id, error).await,
    }
}

/// Declines the invitation, which says so from then on.
pub async fn decline(
    bot: &Bot,
    interaction: &ComponentInteraction,
    id: ChallengeId,
) -> Result<Answer, Trouble> {
    let by = people::presser(interaction).id;
    match bot.service.decline(id, by).await {
        Ok(challenge) => {
            let state = state(bot, &challenge).await?;
            Ok(Answer::in_place(state).settling(id))
        }
        Err(error) => settled(bot, interaction, id, error).await,
    }
}

/// Takes the invitation back, which says so from then on.
pub async fn withdraw(
    bot: &Bot,
    interaction: &ComponentInteraction,
    id: ChallengeId,
) -> Result<Answer, Trouble> {
    let by = people::presser(interaction).id;
    match bot.service.withdraw(id, by).await {
        Ok(challenge) => {
            let state = state(bot, &challenge).await?;
            Ok(Answer::in_place(state).settling(id))
        }
        Err(error) => settled(bot, interaction, id, error).await,
    }
}

/// A press came after the invitation was settled. If its message still shows the buttons, the
/// answer to the deciding press was lost; it is made up for here. Which message that is may not have
/// been noted: the bot was killed when it had posted it.
async fn settled(
    bot: &Bot,
    interaction: &ComponentInteraction,
    id: ChallengeId,
    error: Error,
) -> Result<Answer, Trouble> {
    let Error::Refused(service::Refusal::Game(refusal)) = &error else {
        return Err(error.into());
    };
    let is_settled = matches!(
        refusal,
        game::Refusal::AlreadyAccepted { .. }
            | game::Refusal::AlreadyDeclined
            | game::Refusal::AlreadyWithdrawn
            | game::Refusal::AlreadyCountered
            | game::Refusal::Expired
    );
    if !is_settled {
        return Err(error.into());
    }
    let challenge = bot.service.challenge_by_id(id).await?.challenge;
    let pressed = MessageId(interaction.message.id.get());
    if challenge.message.is_some_and(|noted| noted != pressed) {
        return Err(error.into());
    }
    let why = Refusal::Service(service::Refusal::Game(refusal.clone()));
    let why = Said::text(views::refusal(&why));
    Ok(Answer::in_place(state(bot, &challenge).await?).aside(why))
}

/// What the invitation's message says now.
async fn state(bot: &Bot, challenge: &Challenge) -> Result<Said, Trouble> {
    if let ChallengeStatus::Accepted(game) = challenge.status {
        return Ok(views::title(&bot.service.game(game).await?));
    }
    let view = bot.service.challenge_by_id(challenge.id).await?;
    Ok(views::invitation(&view))
}
