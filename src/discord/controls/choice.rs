//! The buttons that answer the question of an opening.

use serenity::all::ComponentInteraction;

use super::{Shown, board};
use crate::discord::answer::Answer;
use crate::discord::bot::Bot;
use crate::discord::refusal::Trouble;
use crate::discord::{moving, people};
use crate::rules::{Choice, Move};

/// Makes the choice.
pub async fn choose(
    bot: &Bot,
    interaction: &ComponentInteraction,
    shown: Shown,
    choice: Choice,
) -> Result<Answer, Trouble> {
    let player = people::presser(interaction).id;
    let mv = Move::Choose(choice);
    let made = moving::make(bot, player, shown.game, mv, Some(shown.ply)).await;
    board::or_as_it_stands(bot, shown.game, made).await
}
