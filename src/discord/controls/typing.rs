//! The button that asks for a point, and the form that it opens.

use serenity::all::{ComponentInteraction, ModalInteraction};

use super::board;
use super::viewer::Viewer;
use crate::discord::action::{Kind, Shown};
use crate::discord::answer::Answer;
use crate::discord::bot::Bot;
use crate::discord::messages;
use crate::discord::moving::{self, Wish};
use crate::discord::refusal::Trouble;
use crate::rules::Move;

/// Opens the form for whoever is to place a stone; everybody else is told why not.
pub async fn ask(
    bot: &Bot,
    interaction: &ComponentInteraction,
    shown: Shown,
    kind: Kind,
) -> Result<Answer, Trouble> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let view = bot
        .service
        .game_seen_from(viewer.viewpoint, shown.game)
        .await?;
    let checked = view
        .game
        .check_fresh(viewer.id, shown.at)
        .and_then(|()| view.game.check_turn(viewer.id));
    let form = checked
        .map(|()| Answer::form(messages::form(&view, shown, kind)))
        .map_err(Trouble::from);
    board::or_as_it_stands(bot, &viewer, shown.game, form).await
}

/// Plays what was typed. What names no point is refused with a button to type again.
pub async fn play(
    bot: &Bot,
    interaction: &ModalInteraction,
    shown: Shown,
    kind: Kind,
) -> Result<Answer, Trouble> {
    let viewer = Viewer::of_form(bot, interaction).await?;
    let notation = viewer.settings.notation;
    let view = bot
        .service
        .game_seen_from(viewer.viewpoint, shown.game)
        .await?;
    let size = view.game.position().board().size();
    let typed = super::typed(interaction).unwrap_or_default();
    let mv = match moving::read(typed, size, notation) {
        Ok(Move::Place(at)) => kind.of(at),
        Ok(mv) => mv,
        Err(refusal) => {
            let again = messages::type_again(&refusal, shown, kind);
            return Ok(Answer::private(again));
        }
    };
    let wish = Wish {
        viewpoint: viewer.viewpoint,
        game: shown.game,
        mv,
        shown: Some(shown.at),
    };
    let made = moving::make(bot, wish, notation).await;
    board::or_as_it_stands(bot, &viewer, shown.game, made).await
}
