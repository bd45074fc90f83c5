//! `/leaderboard`: shows the ranking.

use serenity::all::CommandInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::ruleset::{DEFAULT_RULESET, meant_ruleset, named_ruleset};
use crate::discord::handlers::common::suggest;
use crate::discord::handlers::leaderboard::options::ScopeOption;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::{people, views};
use crate::game::ServerId;
use crate::rules::Ruleset;
use crate::service::{DefaultLadder, Scope};

/// The command `/leaderboard`.
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn leaderboard(
    ctx: Context<'_>,
    #[autocomplete = "suggest::all_rulesets"] ruleset: Option<String>,
    scope: Option<ScopeOption>,
    #[min = 1] page: Option<u32>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let work = show(bot, interaction, ruleset, scope, page.unwrap_or(1));
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn show(
    bot: &Bot,
    interaction: &CommandInteraction,
    ruleset: Option<String>,
    scope: Option<ScopeOption>,
    page: u32,
) -> Result<Response, RequestError> {
    if scope == Some(ScopeOption::Me) {
        let viewer = people::commander(interaction).id;
        let results = bot.service.computer_results(viewer).await?;
        return Ok(Response::private(views::computer_results(&results)));
    }
    let server = people::place(interaction).server;
    let scope = match server {
        Some(server) if scope != Some(ScopeOption::Everywhere) => Scope::Server(server),
        _ => Scope::Everywhere,
    };
    let DefaultLadder { ruleset, others } = if let Some(typed) = ruleset {
        DefaultLadder {
            ruleset: meant_ruleset(&typed, |ruleset| ruleset.seats == 2)?,
            others: Vec::new(),
        }
    } else {
        let usual = usual_ruleset(bot, server).await?;
        bot.service.default_ladder(scope, usual).await?
    };
    let viewer = people::commander(interaction).id;
    let standings = bot
        .service
        .standings(scope, ruleset.id, page, viewer, bot.now())
        .await?;
    Ok(Response::private(views::ladder(&standings, &others)))
}

/// The ruleset that is played on a server if none is named.
async fn usual_ruleset(bot: &Bot, server: Option<ServerId>) -> Result<Ruleset, RequestError> {
    let usual = match server {
        Some(server) => bot.service.server_settings(server).await?.ruleset,
        None => None,
    };
    let usual = usual.or_else(|| named_ruleset(DEFAULT_RULESET));
    Ok(usual.ok_or(Refusal::Command)?)
}
