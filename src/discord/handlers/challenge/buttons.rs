//! The buttons of an invitation. The response replaces the invitation's own message.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::lesson_offer;
use crate::discord::handlers::common::venue::CommandPlace;
use crate::discord::message::Message;
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::{people, views};
use crate::game::{self, Challenge, ChallengeId, ChallengeStatus, MessageId};
use crate::service::{self, Error};

/// Begins the game: the invitation becomes its title line, and the first board follows.
pub async fn accept(
    bot: &Bot,
    interaction: &ComponentInteraction,
    id: ChallengeId,
) -> Result<Response, RequestError> {
    let here = CommandPlace::of_press(interaction);
    here.check(bot, here.place.channel)?;
    let by = people::presser(interaction);
    let player = by.id;
    note_message(bot, interaction, id).await?;
    match bot.service.accept(id, by, bot.toss(), bot.now()).await {
        Ok(accepted) => {
            let title = views::title(&accepted.game);
            let game = accepted.game.game.id;
            let begun = Response::in_place(title)
                .settling(id)
                .then(Post::Game(game));
            Ok(lesson_offer::with_offer(bot, player, begun).await)
        }
        Err(error) => settled(bot, interaction, id, error).await,
    }
}

/// Declines the invitation, and updates its message.
pub async fn decline(
    bot: &Bot,
    interaction: &ComponentInteraction,
    id: ChallengeId,
) -> Result<Response, RequestError> {
    let by = people::presser(interaction).id;
    note_message(bot, interaction, id).await?;
    match bot.service.decline(id, by, bot.now()).await {
        Ok(challenge) => {
            // There is news for the challenger.
            bot.outbox.wake_retries.notify_one();
            let state = state(bot, &challenge).await?;
            Ok(Response::in_place(state).settling(id))
        }
        Err(error) => settled(bot, interaction, id, error).await,
    }
}

/// Withdraws the invitation, and updates its message.
pub async fn withdraw(
    bot: &Bot,
    interaction: &ComponentInteraction,
    id: ChallengeId,
) -> Result<Response, RequestError> {
    let by = people::presser(interaction).id;
    note_message(bot, interaction, id).await?;
    match bot.service.withdraw(id, by).await {
        Ok(challenge) => {
            let state = state(bot, &challenge).await?;
            Ok(Response::in_place(state).settling(id))
        }
        Err(error) => settled(bot, interaction, id, error).await,
    }
}

/// Notes the message whose button is pressed, if the invitation has none noted, so that it can be
/// updated even if the response to this press is lost. A private copy of it is not its message.
pub(super) async fn note_message(
    bot: &Bot,
    interaction: &ComponentInteraction,
    id: ChallengeId,
) -> Result<(), RequestError> {
    if people::is_alone(interaction) {
        return Ok(());
    }
    let place = people::place_of_press(interaction);
    let pressed = MessageId(interaction.message.id.get());
    let noted = bot
        .service
        .challenge_pressed(id, place.channel, pressed)
        .await;
    Ok(noted?)
}

/// Handles a press that came after the invitation was settled. If its message still shows the
/// buttons, the response to the deciding press was lost, and this one replaces it. The message may
/// not be recorded, if the bot was killed right after posting it.
async fn settled(
    bot: &Bot,
    interaction: &ComponentInteraction,
    id: ChallengeId,
    error: Error,
) -> Result<Response, RequestError> {
    let Error::Refused(service::ServiceRefusal::Game(refusal)) = &error else {
        return Err(error.into());
    };
    let is_settled = matches!(
        refusal,
        game::GameRefusal::AlreadyAccepted { .. }
            | game::GameRefusal::AlreadyDeclined
            | game::GameRefusal::AlreadyWithdrawn
            | game::GameRefusal::AlreadyCountered
            | game::GameRefusal::Expired
    );
    if !is_settled {
        return Err(error.into());
    }
    let challenge = bot.service.challenge_by_id(id).await?.challenge;
    let pressed = MessageId(interaction.message.id.get());
    if challenge.message.is_some_and(|noted| noted != pressed) {
        return Err(error.into());
    }
    let why = Refusal::Service(service::ServiceRefusal::Game(refusal.clone()));
    let why = Message::text(views::refusal(&why));
    Ok(Response::in_place(state(bot, &challenge).await?).aside(why))
}

/// The current state of the invitation, for its message.
async fn state(bot: &Bot, challenge: &Challenge) -> Result<Message, RequestError> {
    if let ChallengeStatus::Accepted(game) = challenge.status {
        return Ok(views::title(&bot.service.game(game).await?));
    }
    let view = bot.service.challenge_by_id(challenge.id).await?;
    Ok(views::invitation(&view))
}
