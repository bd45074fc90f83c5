//! The button and the menu that begin a game against the engine.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::challenge::venue::Here;
use crate::discord::handlers::common::input::chosen;
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, Trouble};
use crate::discord::respond::Answer;
use crate::discord::{people, views};
use crate::game::{First, Pace, Terms};
use crate::rules::catalogue;
use crate::service::Opponent;

/// Begins a game of the usual kind at the level that was chosen.
pub async fn begin(bot: &Bot, interaction: &ComponentInteraction) -> Result<Answer, Trouble> {
    let level = chosen(interaction).and_then(|word| word.parse().ok());
    let level = level.ok_or(Refusal::Button)?;
    let ruleset = catalogue::find("pente").ok_or(Refusal::Button)?;
    let terms = Terms {
        ruleset,
        pace: Pace::Untimed,
        rated: false,
        first: First::Chance,
    };
    let here = Here::of_press(interaction);
    let place = here.venue(bot).await?.place;
    // The message with the menu is the bot's own.
    let machine = people::person(&interaction.message.author);
    let by = people::presser(interaction);
    bot.allowances.post(by.id)?;
    let opponent = Opponent {
        person: machine,
        level,
    };
    let service = bot.service.for_interaction(people::id_of(interaction.id));
    let begun = service.play_machine(by, opponent, terms, place, bot.toss(), bot.now());
    let begun = begun.await?;
    let said = views::machine_begun(&begun, here.place.channel);
    Ok(Answer::in_place(said).then(Post::Game(begun.view.game.id)))
}
