//! `/history`: lists a person's finished games.

use serenity::all::CommandInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::options::NamedUser;
use crate::discord::handlers::common::ruleset::meant_ruleset;
use crate::discord::handlers::common::suggest;
use crate::discord::handlers::history::options::ResultOption;
use crate::discord::refusal::RequestError;
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::{people, views};
use crate::game::Person;
use crate::service::{HistoryFilter, HistoryRequest};

/// The command `/history`.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn history(
    ctx: Context<'_>,
    player: Option<NamedUser>,
    opponent: Option<NamedUser>,
    #[autocomplete = "suggest::all_rulesets"] ruleset: Option<String>,
    result: Option<ResultOption>,
    #[min = 1] page: Option<u32>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let asked = HistoryOptions {
        is_fellow_member: player.as_ref().is_some_and(|it| it.is_member),
        player: player.map(|it| it.person),
        opponent: opponent.map(|it| it.person),
        ruleset,
        result,
        page: page.unwrap_or(1),
    };
    let work = list(bot, interaction, asked);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

/// What was typed.
struct HistoryOptions {
    is_fellow_member: bool,
    player: Option<Person>,
    opponent: Option<Person>,
    ruleset: Option<String>,
    result: Option<ResultOption>,
    page: u32,
}

async fn list(
    bot: &Bot,
    interaction: &CommandInteraction,
    asked: HistoryOptions,
) -> Result<Response, RequestError> {
    let viewpoint = people::viewpoint(interaction);
    let whose = asked.player;
    let whose = whose.unwrap_or_else(|| people::commander(interaction));
    let opponent = asked.opponent.filter(|opponent| opponent.id != whose.id);
    let ruleset = asked.ruleset.map(|typed| meant_ruleset(&typed, |_| true));
    let filter = HistoryFilter {
        player: whose.id,
        opponent: opponent.as_ref().map(|opponent| opponent.id),
        ruleset: ruleset.transpose()?.map(|ruleset| ruleset.id),
        result: asked.result.map(|ResultOption(result)| result),
    };
    let request = HistoryRequest {
        viewpoint,
        filter,
        is_fellow_member: asked.is_fellow_member,
        page: asked.page,
    };
    let page = bot.service.history(request).await?;
    let message = views::history(&page, &whose, opponent.as_ref(), viewpoint.player);
    Ok(Response::private(message))
}
