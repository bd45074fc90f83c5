//! Buttons and forms: decode what was pressed or sent, call the service, show what came of it.
//!
//! Everybody in a channel sees its buttons and may press them. Who may is decided by the game, and
//! the others are told so privately.

mod board;
mod choice;
mod invitation;
mod press;
mod reading;
mod resignation;
mod typing;

use serenity::all::{ComponentInteraction, ModalInteraction};

pub use press::{Crowd, Kind, Press, Shown};
pub use reading::explain;
pub use resignation::question;

use super::answer::{Answer, Asked, answer};
use super::bot::Bot;
use super::refusal::{Refusal, Trouble};

/// Does what a press asks for and answers it.
pub async fn press(bot: &Bot, interaction: &ComponentInteraction) {
    let work = decide(bot, interaction);
    answer(bot, Asked::Press(interaction), Box::pin(work)).await;
}

/// Does what a form asks for and answers it.
pub async fn submit(bot: &Bot, interaction: &ModalInteraction) {
    let work = take(bot, interaction);
    answer(bot, Asked::Form(interaction), Box::pin(work)).await;
}

async fn decide(bot: &Bot, interaction: &ComponentInteraction) -> Result<Answer, Trouble> {
    let press = interaction
        .data
        .custom_id
        .parse()
        .map_err(|_| Refusal::Button)?;
    match press {
        Press::Accept(id) => invitation::accept(bot, interaction, id).await,
        Press::Decline(id) => invitation::decline(bot, interaction, id).await,
        Press::Withdraw(id) => invitation::withdraw(bot, interaction, id).await,
        Press::Board(id) => board::show(bot, id).await,
        Press::Choose(shown, choice) => choice::choose(bot, interaction, shown, choice).await,
        Press::Type(shown, kind) => typing::ask(bot, interaction, shown, kind).await,
        Press::Rules(_) => reading::turn_to(bot, interaction).await,
        Press::AskResign(id) => resignation::ask(bot, interaction, id).await,
        Press::Resign(id) => resignation::resign(bot, interaction, id).await,
        Press::PlayOn(id) => Ok(resignation::play_on(id)),
    }
}

async fn take(bot: &Bot, interaction: &ModalInteraction) -> Result<Answer, Trouble> {
    match interaction.data.custom_id.parse() {
        Ok(Press::Type(shown, kind)) => typing::play(bot, interaction, shown, kind).await,
        _ => Err(Refusal::Button.into()),
    }
}
