//! Begins a game of Pente against the computer by a press.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::venue::CommandPlace;
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::{people, views};
use crate::game::{First, Pace, Terms};
use crate::rules::catalogue;
use crate::service::{ComputerGamePurpose, NewComputerGame, Opponent};

/// Begins an untimed game on default terms at this level. In a lesson the learner moves first.
pub async fn begin(
    bot: &Bot,
    interaction: &ComponentInteraction,
    level: u8,
    purpose: ComputerGamePurpose,
) -> Result<Response, RequestError> {
    let ruleset = catalogue::find("pente").ok_or(Refusal::Button)?;
    let terms = Terms {
        ruleset,
        pace: Pace::Untimed,
        rated: false,
        first: match purpose {
            ComputerGamePurpose::Game => First::Chance,
            ComputerGamePurpose::Lesson => First::Challenger,
        },
        calls: false,
        set: false,
        claim: false,
        hill: false,
    };
    let here = CommandPlace::of_press(interaction);
    let place = here.beside(here.venue(bot).await?.place);
    // The bot wrote the message with the button, so its author is the bot.
    let computer = people::person(&interaction.message.author);
    let by = people::presser(interaction);
    bot.limits.post(by.id)?;
    let wanted = NewComputerGame {
        by,
        against: Opponent {
            person: computer,
            level,
        },
        terms,
        place,
        purpose,
    };
    let service = bot.service.for_interaction(people::id_of(interaction.id));
    let begun = service.play_computer(wanted, bot.toss(), bot.now());
    let mut begun = begun.await?;
    here.note_threads(bot, &mut begun).await?;
    let message = views::computer_begun(&begun, here.place.channel);
    Ok(Response::in_place(message).then(Post::Game(begun.view.game.id)))
}
