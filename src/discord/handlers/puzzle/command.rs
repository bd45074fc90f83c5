//! `/puzzle`: a puzzle to solve, privately.

use serenity::all::CommandInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::ruleset::meant_ruleset;
use crate::discord::handlers::common::suggest;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::puzzle::options::{DifficultyOption, SourceOption, ThemeOption};
use crate::discord::handlers::puzzle::page;
use crate::discord::refusal::RequestError;
use crate::discord::respond::{Interaction, Response, respond};
use crate::service::PuzzleRequest;

/// The command `/puzzle`.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn puzzle(
    ctx: Context<'_>,
    theme: Option<ThemeOption>,
    #[autocomplete = "suggest::rulesets"] ruleset: Option<String>,
    difficulty: Option<DifficultyOption>,
    source: Option<SourceOption>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let request = PuzzleRequest {
        theme: theme.map(|ThemeOption(theme)| theme),
        ruleset: None,
        difficulty: difficulty.map_or_else(Default::default, |DifficultyOption(it)| it),
        source: source.map_or_else(Default::default, |SourceOption(it)| it),
    };
    let work = find(bot, interaction, request, ruleset);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn find(
    bot: &Bot,
    interaction: &CommandInteraction,
    request: PuzzleRequest,
    ruleset: Option<String>,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_command(bot, interaction).await?;
    let ruleset = ruleset.map(|typed| meant_ruleset(&typed, |ruleset| ruleset.seats == 2));
    let request = PuzzleRequest {
        ruleset: ruleset.transpose()?.map(|ruleset| ruleset.id),
        ..request
    };
    page::next(bot, &viewer, Some(request)).await
}
