//! The menus of rulesets to read about.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::input::chosen;
use crate::discord::message::Said;
use crate::discord::refusal::{Refusal, Trouble};
use crate::discord::respond::Answer;
use crate::discord::{people, views};
use crate::game::{GameId, PlayerId};
use crate::rules::{Ruleset, catalogue};

/// Shows the chosen ruleset where the list or another one was shown.
pub async fn turn_to(bot: &Bot, interaction: &ComponentInteraction) -> Result<Answer, Trouble> {
    let ruleset = chosen(interaction).and_then(catalogue::find);
    let ruleset = ruleset.ok_or(Refusal::Button)?;
    let viewer = people::presser(interaction).id;
    explain(bot, viewer, &ruleset, Answer::in_place).await
}

/// The ruleset that a game is played by.
pub async fn of_game(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Answer, Trouble> {
    let viewpoint = people::viewpoint_of_press(interaction);
    let view = bot.service.game_seen_from(viewpoint, game).await?;
    explain(
        bot,
        viewpoint.player,
        &view.game.terms.ruleset,
        Answer::private,
    )
    .await
}

/// A ruleset in words and drawings, in an answer of that kind.
pub async fn explain(
    bot: &Bot,
    viewer: PlayerId,
    ruleset: &Ruleset,
    shape: fn(Said) -> Answer,
) -> Result<Answer, Trouble> {
    let settings = bot.service.settings(viewer).await?;
    bot.allowances.picture(viewer)?;
    let drawings = bot.easel.explain(ruleset, &settings).await?;
    let page = shape(views::rules(ruleset));
    Ok(drawings.into_iter().fold(page, Answer::with))
}
