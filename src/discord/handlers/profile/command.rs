//! `/profile`: shows a person's ratings and results, privately or to everybody in the channel.

use serenity::all::CommandInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::options::NamedUser;
use crate::discord::message::{Message, Picture};
use crate::discord::refusal::RequestError;
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::{people, reader, views};
use crate::game::{Person, Settings};
use crate::language::{Language, say};
use crate::service::{Profile, ProfileRequest};

/// The command `/profile`.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn profile(
    ctx: Context<'_>,
    player: Option<NamedUser>,
    public: Option<bool>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let computer = people::person(&ctx.serenity_context().cache.current_user());
    let is_fellow_member = player.as_ref().is_some_and(|player| player.is_member);
    let whose = player.map(|player| player.person);
    let whose = whose.unwrap_or_else(|| people::commander(interaction));
    let request = ProfileRequest {
        viewpoint: people::viewpoint(interaction),
        player: whose.id,
        is_fellow_member,
        computer: computer.id,
        is_public: public == Some(true),
    };
    let work = show(bot, interaction, request, whose);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn show(
    bot: &Bot,
    interaction: &CommandInteraction,
    request: ProfileRequest,
    whose: Person,
) -> Result<Response, RequestError> {
    let profile = bot.service.profile(request, bot.now()).await?;
    let viewer = request.viewpoint.player;
    let message = views::profile(&profile, &whose);
    let settings = bot.service.settings(viewer).await?;
    let language = reader::language_from(&settings, &interaction.locale);
    if !request.is_public {
        let response = Response::private(message);
        let chart = chart(bot, request, &profile, &settings, language).await?;
        return Ok(match chart {
            Some(chart) => response.with(chart),
            None => response,
        });
    }
    bot.limits.post(viewer)?;
    let language = match request.viewpoint.server {
        None => language,
        server => reader::language_on(&bot.service, server).await,
    };
    let chart = chart(bot, request, &profile, &Settings::default(), language).await?;
    let below = Message::text(say!(profile::below));
    Ok(Response::private(below).with_public(message, chart))
}

/// The chart of the rating with most games, if there is one to draw and the viewer has not had too many
/// pictures just now: the profile says the rating, too.
async fn chart(
    bot: &Bot,
    request: ProfileRequest,
    profile: &Profile,
    settings: &Settings,
    language: Language,
) -> Result<Option<Picture>, RequestError> {
    let Some((ruleset, _)) = profile.ratings_everywhere.first() else {
        return Ok(None);
    };
    if bot.limits.picture(request.viewpoint.player).is_err() {
        return Ok(None);
    }
    let ratings = bot.service.rating_history(request, ruleset).await?;
    if ratings.is_empty() {
        return Ok(None);
    }
    let title = views::chart_title(ruleset);
    let chart = bot.renderer.chart(&title, &ratings, settings, language);
    Ok(Some(chart.await?))
}
