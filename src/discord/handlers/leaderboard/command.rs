//! `/leaderboard`: shows the ranking.

use serenity::all::CommandInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::ruleset::{DEFAULT_RULESET, meant_ruleset, named_ruleset};
use crate::discord::handlers::common::suggest;
use crate::discord::handlers::leaderboard::options::ScopeOption;
use crate::discord::handlers::leaderboard::season;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::views::LadderSeasons;
use crate::discord::{people, views};
use crate::game::{Season, ServerId};
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
    #[autocomplete = "season::seasons"]
    #[rename = "season"]
    of_season: Option<String>,
    #[min = 1] page: Option<u32>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let request = LadderRequest {
        ruleset,
        scope,
        season: of_season,
        page: page.unwrap_or(1),
    };
    let work = show(bot, interaction, request);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

/// Which page of which ladder was asked for.
struct LadderRequest {
    ruleset: Option<String>,
    scope: Option<ScopeOption>,
    season: Option<String>,
    page: u32,
}

async fn show(
    bot: &Bot,
    interaction: &CommandInteraction,
    request: LadderRequest,
) -> Result<Response, RequestError> {
    let LadderRequest {
        ruleset,
        scope,
        season: typed,
        page,
    } = request;
    if scope == Some(ScopeOption::Me) {
        let viewer = people::commander(interaction).id;
        let results = bot.service.computer_results(viewer).await?;
        return Ok(Response::private(views::computer_results(&results)));
    }
    let server = people::place(interaction).server;
    let (mut shown, mut running) = (None, None);
    if let Some(server) = server {
        running = bot.service.running_season(server, bot.now()).await?;
        if let Some(typed) = typed {
            shown = Some(season::meant(bot, server, &typed).await?);
        }
    }
    let scope = match (server, shown) {
        (Some(server), Some(Season { id, .. })) => Scope::Season { id, server },
        (Some(server), None) if scope != Some(ScopeOption::Everywhere) => Scope::Server(server),
        _ => Scope::Everywhere,
    };
    // A season is seen as it ended.
    let now = shown.map_or(bot.now(), |season| season.ends_at.min(bot.now()));
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
        .standings(scope, ruleset.id, page, viewer, now)
        .await?;
    let seasons = LadderSeasons {
        shown: shown.as_ref(),
        running: running.as_ref(),
    };
    let page = views::ladder(&standings, &others, seasons);
    Ok(Response::private(page))
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
