//! The menus of rulesets to read about.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::input::chosen;
use crate::discord::handlers::common::ruleset::{DEFAULT_RULESET, named_ruleset};
use crate::discord::message::Message;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, Response};
use crate::discord::{people, reader, views};
use crate::game::{GameId, PlayerId};
use crate::rules::{Ruleset, catalogue};

/// Shows the chosen ruleset in place of the list or of another ruleset.
pub async fn turn_to(
    bot: &Bot,
    interaction: &ComponentInteraction,
) -> Result<Response, RequestError> {
    let ruleset = chosen(interaction).and_then(catalogue::find);
    let ruleset = ruleset.ok_or(Refusal::Button)?;
    let asked = Interaction::Component(interaction);
    explain(bot, asked, &ruleset, Response::in_place).await
}

/// Shows the rules of Pente, the game that all others are like.
pub async fn base(bot: &Bot, interaction: &ComponentInteraction) -> Result<Response, RequestError> {
    named(bot, interaction, DEFAULT_RULESET).await
}

/// Shows the ruleset with this id.
pub async fn named(
    bot: &Bot,
    interaction: &ComponentInteraction,
    ruleset: &str,
) -> Result<Response, RequestError> {
    let ruleset = named_ruleset(ruleset).ok_or(Refusal::Button)?;
    let asked = Interaction::Component(interaction);
    explain(bot, asked, &ruleset, Response::private).await
}

/// Shows the ruleset of a game.
pub async fn of_game(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let viewpoint = people::viewpoint_of_press(interaction);
    let view = bot.service.game_seen_from(viewpoint, game).await?;
    explain(
        bot,
        Interaction::Component(interaction),
        &view.game.terms.ruleset,
        Response::private,
    )
    .await
}

/// Explains a ruleset in words and drawings, in a response of this kind.
pub async fn explain(
    bot: &Bot,
    asked: Interaction<'_>,
    ruleset: &Ruleset,
    shape: fn(Message) -> Response,
) -> Result<Response, RequestError> {
    let viewer = PlayerId(asked.asker());
    let settings = bot.service.settings(viewer).await?;
    bot.limits.picture(viewer)?;
    let drawings = bot
        .renderer
        .explain(
            ruleset,
            ruleset.about.diagrams,
            &settings,
            reader::language_from(&settings, asked.locale()),
        )
        .await?;
    let page = shape(views::rules(ruleset));
    Ok(drawings.into_iter().fold(page, Response::with))
}
