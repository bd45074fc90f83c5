//! The menu that begins a game against the computer.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::input::chosen;
use crate::discord::handlers::common::venue::CommandPlace;
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::{people, views};
use crate::game::{First, Pace, Terms};
use crate::rules::catalogue;
use crate::service::Opponent;

/// Begins a game on default terms at the chosen level.
pub async fn start_game(
    bot: &Bot,
    interaction: &ComponentInteraction,
) -> Result<Response, RequestError> {
    let level = chosen(interaction).and_then(|word| word.parse().ok());
    let level = level.ok_or(Refusal::Button)?;
    let ruleset = catalogue::find("pente").ok_or(Refusal::Button)?;
    let terms = Terms {
        ruleset,
        pace: Pace::Untimed,
        rated: false,
        first: First::Chance,
        calls: false,
        set: false,
        claim: false,
        hill: false,
    };
    let here = CommandPlace::of_press(interaction);
    let place = here.beside(here.venue(bot).await?.place);
    // The bot wrote the message with the menu, so its author is the bot.
    let computer = people::person(&interaction.message.author);
    let by = people::presser(interaction);
    bot.limits.post(by.id)?;
    let opponent = Opponent {
        person: computer,
        level,
    };
    let service = bot.service.for_interaction(people::id_of(interaction.id));
    let begun = service.play_computer(by, opponent, terms, place, bot.toss(), bot.now());
    let mut begun = begun.await?;
    here.note_threads(bot, &mut begun).await?;
    let message = views::computer_begun(&begun, here.place.channel);
    Ok(Response::in_place(message).then(Post::Game(begun.view.game.id)))
}
