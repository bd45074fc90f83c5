//! `/hill`: shows the hill of a ruleset on a server.

use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::ruleset::{DEFAULT_RULESET, meant_ruleset, named_ruleset};
use crate::discord::handlers::common::suggest;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::hill::show::{here, shown};
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, respond};
use crate::game::{ServerId, Terms};
use crate::rules::Ruleset;

/// The command `/hill`.
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn hill(
    ctx: Context<'_>,
    #[autocomplete = "suggest::rulesets"] ruleset: Option<String>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let work = async {
        let viewer = Viewer::of_command(bot, interaction).await?;
        let server = here(viewer.viewpoint.server)?;
        let ruleset = meant(bot, server, ruleset).await?;
        let view = bot.service.hill(server, ruleset, viewer.id).await?;
        shown(bot, &viewer, &view).await
    };
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

/// The ruleset that was named, or else the server's default if it has a hill.
async fn meant(
    bot: &Bot,
    server: ServerId,
    typed: Option<String>,
) -> Result<Ruleset, RequestError> {
    if let Some(typed) = typed {
        return Ok(meant_ruleset(&typed, Terms::has_hill)?);
    }
    let usual = bot.service.server_settings(server).await?.ruleset;
    let usual = usual.filter(Terms::has_hill);
    let usual = usual.or_else(|| named_ruleset(DEFAULT_RULESET));
    Ok(usual.ok_or(Refusal::Command)?)
}
