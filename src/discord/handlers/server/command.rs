//! `/server`: settings for everybody on a server, for the people who manage it.

use serenity::all::User;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::options::PaceOption;
use crate::discord::handlers::common::ruleset::meant_ruleset;
use crate::discord::handlers::common::suggest;
use crate::discord::handlers::server::bars;
use crate::discord::handlers::server::options::{
    ChannelOption, LanguageOption, RoleOption, SeasonsOption, ThemeOption, VisibilityOption,
};
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::{people, permissions, views};
use crate::game::{GameRefusal, ServerId, ServerSettingsPatch};

/// The command `/server`.
#[expect(
    clippy::too_many_arguments,
    reason = "one for each option of the command"
)]
#[poise::command(
    slash_command,
    default_member_permissions = "MANAGE_GUILD",
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn server(
    ctx: Context<'_>,
    theme: Option<ThemeOption>,
    channel: Option<ChannelOption>,
    anywhere: Option<bool>,
    threads: Option<bool>,
    tidy: Option<bool>,
    #[autocomplete = "suggest::rulesets"]
    #[rename = "ruleset"]
    usual: Option<String>,
    pace: Option<PaceOption>,
    vacation: Option<bool>,
    language: Option<LanguageOption>,
    visibility: Option<VisibilityOption>,
    seasons: Option<SeasonsOption>,
    hill: Option<bool>,
    reviews: Option<bool>,
    puzzles: Option<ChannelOption>,
    #[rename = "no-puzzles"] no_puzzles: Option<bool>,
    organisers: Option<RoleOption>,
    #[rename = "no-organisers"] no_organisers: Option<bool>,
    bar: Option<User>,
    unbar: Option<User>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let server = people::place(interaction).server;
    let channel = channel.map(|channel| Some(channel.0));
    let puzzles = puzzles.map(|channel| Some(channel.0));
    let organisers = organisers.map(|role| Some(role.0));
    let patch = ServerSettingsPatch {
        puzzles: puzzles.or((no_puzzles == Some(true)).then_some(None)),
        theme: theme.map(|theme| theme.0.id().to_owned()),
        channel: channel.or((anywhere == Some(true)).then_some(None)),
        threads,
        tidy,
        ruleset: None,
        pace: pace.map(|pace| pace.0),
        vacation,
        hill,
        reviews,
        visibility: visibility.map(|visibility| visibility.0),
        seasons: seasons.map(|seasons| seasons.0),
        language: language.map(|language| language.0),
        organisers: organisers.or((no_organisers == Some(true)).then_some(None)),
    };
    let may = permissions::manages_server(interaction);
    let work = async {
        if !may {
            return Err(Refusal::ManageServer.into());
        }
        if bar.is_some() || unbar.is_some() {
            let by = people::commander(interaction).id;
            return bars::change(bot, server, by, (bar, unbar)).await;
        }
        change(bot, server, patch, usual).await
    };
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

/// Changes the given settings, and shows all of them as they are then.
async fn change(
    bot: &Bot,
    server: Option<ServerId>,
    mut patch: ServerSettingsPatch,
    usual: Option<String>,
) -> Result<Response, RequestError> {
    let server = server.ok_or(Refusal::Command)?;
    if let Some(typed) = usual {
        let found = meant_ruleset(&typed, |ruleset| ruleset.seats == 2)?;
        if found.seats != 2 {
            let ruleset = found.name;
            return Err(GameRefusal::NotForTwo { ruleset }.into());
        }
        patch.ruleset = Some(found);
    }
    let chosen = [patch.channel.flatten(), patch.puzzles.flatten()];
    let is_hill_off = patch.hill == Some(false);
    let is_season_on = patch.seasons.flatten().is_some();
    if patch == ServerSettingsPatch::default() {
        let settings = bot.service.server_settings(server).await?;
        let barred = bot.service.barred_on(server).await?;
        return Ok(Response::private(views::server_with_barred(
            &settings, &barred,
        )));
    }
    let changed = bot.service.change_server_settings(server, patch, bot.now());
    let settings = changed.await?;
    // Boards may show another deadline, and somebody may have to be told.
    bot.presence.time_given_back.notify_one();
    bot.outbox.wake_retries.notify_one();
    for channel in chosen.into_iter().flatten() {
        bot.outbox.allow_again(channel).await;
    }
    let season = if is_season_on {
        bot.service.running_season(server, bot.now()).await?
    } else {
        None
    };
    Ok(Response::private(views::saved_server(
        &settings,
        is_hill_off,
        season.as_ref(),
    )))
}
