//! The pages of the help, and the buttons that turn them.

use serenity::all::ComponentInteraction;

use crate::discord::action::HelpPage;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::ruleset::{DEFAULT_RULESET, named_ruleset};
use crate::discord::message::Message;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, Response};
use crate::discord::{reader, views};
use crate::game::PlayerId;
use crate::language::{Text, say};

/// Shows another page in place of this one.
pub async fn turn_to(
    bot: &Bot,
    interaction: &ComponentInteraction,
    page: HelpPage,
) -> Result<Response, RequestError> {
    let asked = Interaction::Component(interaction);
    match page {
        HelpPage::First => first(bot, asked, Response::in_place).await,
        HelpPage::More => Ok(Response::in_place(views::help_details(
            play(bot, asked).await,
        ))),
        HelpPage::Ladder => Ok(Response::in_place(views::help_ladder())),
    }
}

/// The first page, with a drawing of a capture, in a response of this kind.
pub async fn first(
    bot: &Bot,
    asked: Interaction<'_>,
    kind: fn(Message) -> Response,
) -> Result<Response, RequestError> {
    let ruleset = named_ruleset(DEFAULT_RULESET).ok_or(Refusal::Command)?;
    let diagrams = ruleset.about.diagrams;
    let viewer = PlayerId(asked.asker());
    let settings = bot.service.settings(viewer).await?;
    bot.limits.picture(viewer)?;
    let language = reader::language_from(&settings, asked.locale());
    let drawings = bot.renderer.explain(
        &ruleset,
        &diagrams[..diagrams.len().min(1)],
        &settings,
        language,
    );
    let page = kind(views::help(play(bot, asked).await));
    Ok(drawings.await?.into_iter().fold(page, Response::with))
}

/// What the button for a stone is called under the boards of the place where somebody asks: in the
/// server's language, else in their own.
async fn play(bot: &Bot, asked: Interaction<'_>) -> Text {
    let label = say!(move_buttons::play);
    match asked.server() {
        None => label,
        Some(server) => {
            let language = reader::language_on(&bot.service, Some(server)).await;
            Text::verbatim(label.in_language(language))
        }
    }
}
