//! `/opening`: how often positions were reached in finished games, from the start of the ruleset that a person
//! plays most, with the options that they play most.

use serenity::all::CommandInteraction;

use crate::discord::action::OpeningRef;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::board_options::OpeningOption;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::ruleset::{DEFAULT_RULESET, meant_ruleset};
use crate::discord::handlers::common::suggest;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::opening::page;
use crate::discord::message::Message;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, Response, respond};
use crate::language::say;
use crate::rules::{Opening, Options, Record, Ruleset, catalogue};
use crate::service::OpeningScope;

/// The command `/opening`.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn opening(
    ctx: Context<'_>,
    #[autocomplete = "suggest::rulesets"] ruleset: Option<String>,
    opening: Option<OpeningOption>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let opening = opening.map(|OpeningOption(opening)| opening);
    let work = show(bot, interaction, ruleset.as_deref(), opening);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn show(
    bot: &Bot,
    interaction: &CommandInteraction,
    typed: Option<&str>,
    opening: Option<Opening>,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_command(bot, interaction).await?;
    let ruleset = if let Some(typed) = typed {
        meant_ruleset(typed, Ruleset::is_for_two)?
    } else {
        let usual = bot.service.usual_ruleset(viewer.viewpoint).await?;
        let usual = usual.and_then(|id| catalogue::find(&id));
        let usual = usual.filter(Ruleset::is_for_two);
        let usual = usual.or_else(|| catalogue::find(DEFAULT_RULESET));
        usual.ok_or(Refusal::Button)?
    };
    if !ruleset.is_for_two() {
        return Ok(viewer.response(Message::text(say!(openings::not_for_two))));
    }
    let ruleset = if opening.is_some() {
        ruleset.with_options(Options {
            opening,
            ..Options::default()
        })?
    } else {
        let usual = bot.service.usual_options(viewer.viewpoint, ruleset).await?;
        // Where the buttons have no room for so many options, there is a page all the same.
        Some(usual).filter(OpeningRef::holds).unwrap_or(ruleset)
    };
    let start = OpeningRef::new(OpeningScope::Server, &Record::new(ruleset));
    page::show(bot, &viewer, start.ok_or(Refusal::Button)?).await
}
