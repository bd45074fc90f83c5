//! The buttons that answer the question of an opening.

use serenity::all::ComponentInteraction;

use crate::discord::action::Shown;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::play::make_move::{self, Wish};
use crate::discord::handlers::play::overtaken;
use crate::discord::refusal::Trouble;
use crate::discord::respond::Answer;
use crate::rules::{Choice, Move};

/// Makes the choice.
pub async fn choose(
    bot: &Bot,
    interaction: &ComponentInteraction,
    shown: Shown,
    choice: Choice,
) -> Result<Answer, Trouble> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let wish = Wish {
        viewpoint: viewer.viewpoint,
        game: shown.game,
        mv: Move::Choose(choice),
        shown: Some(shown.at),
    };
    let made = make_move::make(bot, wish, viewer.settings.notation).await;
    overtaken::or_as_it_stands(bot, &viewer, shown.game, made).await
}
