//! The button that asks for a point, and the form that it opens.

use serenity::all::{ActionRowComponent, ComponentInteraction, ModalInteraction};

use super::{Kind, Shown, board};
use crate::discord::answer::Answer;
use crate::discord::bot::Bot;
use crate::discord::messages::{self, Form};
use crate::discord::refusal::{Refusal, Trouble};
use crate::discord::{moving, people};
use crate::rules::Move;
use crate::service;

/// Opens the form for whoever is to place a stone; everybody else is told why not.
pub async fn ask(
    bot: &Bot,
    interaction: &ComponentInteraction,
    shown: Shown,
    kind: Kind,
) -> Result<Answer, Trouble> {
    let player = people::presser(interaction).id;
    let view = bot.service.game(shown.game).await?;
    let checked = view
        .game
        .check_fresh(player, shown.ply)
        .and_then(|()| view.game.check_turn(player));
    match checked {
        Ok(()) => Ok(Answer::form(messages::form(&view, shown, kind))),
        Err(refusal) => {
            let refused = Refusal::Service(service::Refusal::Game(refusal));
            board::or_as_it_stands(bot, shown.game, Err(refused.into())).await
        }
    }
}

/// Plays what was typed. What names no point is refused with a button to type again.
pub async fn play(
    bot: &Bot,
    interaction: &ModalInteraction,
    shown: Shown,
    kind: Kind,
) -> Result<Answer, Trouble> {
    let player = people::sender(interaction).id;
    let view = bot.service.game(shown.game).await?;
    let size = view.game.position().board().size();
    let typed = line(interaction).unwrap_or_default();
    let mv = match moving::read(typed, size) {
        Ok(mv) => of_kind(mv, kind),
        Err(refusal) => {
            let again = messages::type_again(&refusal, shown, kind);
            return Ok(Answer::private(again));
        }
    };
    let made = moving::make(bot, player, shown.game, mv, Some(shown.ply)).await;
    board::or_as_it_stands(bot, shown.game, made).await
}

const fn of_kind(mv: Move, kind: Kind) -> Move {
    match (mv, kind) {
        (Move::Place(point), Kind::Power) => Move::Power(point),
        _ => mv,
    }
}

/// What was typed into the form's line.
fn line(interaction: &ModalInteraction) -> Option<&str> {
    let rows = interaction.data.components.iter();
    rows.flat_map(|row| &row.components)
        .find_map(|component| match component {
            ActionRowComponent::InputText(line) if line.custom_id == Form::LINE => {
                line.value.as_deref()
            }
            _ => None,
        })
}
