//! `/server`: settings for everybody on a server, for the people who manage it.

use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::options::PaceOption;
use crate::discord::handlers::common::ruleset::named_ruleset;
use crate::discord::handlers::common::suggest;
use crate::discord::handlers::server::options::{ChannelOption, ThemeOption, VisibilityOption};
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::{people, permissions, views};
use crate::game::{ServerId, ServerSettingsPatch};

/// choose how games are played on this server
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
    #[description = "how everybody sees the boards here"] theme: Option<ThemeOption>,
    #[description = "the channel in which all games are played"] channel: Option<ChannelOption>,
    #[description = "play in every channel again"] anywhere: Option<bool>,
    #[description = "open a thread for each game"] threads: Option<bool>,
    #[description = "remove a board when the next one is there"] tidy: Option<bool>,
    #[description = "what is played where nothing is said"]
    #[autocomplete = "suggest::rulesets"]
    #[rename = "ruleset"]
    usual: Option<String>,
    #[description = "how much time there is where nothing is said"] pace: Option<PaceOption>,
    #[description = "whether vacation saves rated games"] vacation: Option<bool>,
    #[description = "whether the games here are seen from other servers"] visibility: Option<
        VisibilityOption,
    >,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let server = people::place(interaction).server;
    let channel = channel.map(|channel| Some(channel.0));
    let patch = ServerSettingsPatch {
        theme: theme.map(|theme| theme.0.id().to_owned()),
        channel: channel.or((anywhere == Some(true)).then_some(None)),
        threads,
        tidy,
        ruleset: None,
        pace: pace.map(|pace| pace.0),
        vacation,
        visibility: visibility.map(|visibility| visibility.0),
        language: None,
    };
    let may = permissions::manages_server(interaction);
    let work = async {
        if !may {
            return Err(Refusal::ManageServer.into());
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
        let found = named_ruleset(&typed).filter(|ruleset| ruleset.seats == 2);
        patch.ruleset = Some(found.ok_or(Refusal::Ruleset { typed })?);
    }
    let chosen = patch.channel.flatten();
    let settings = if patch == ServerSettingsPatch::default() {
        bot.service.server_settings(server).await?
    } else {
        bot.service.change_server_settings(server, patch).await?
    };
    if let Some(channel) = chosen {
        bot.outbox.allow_again(channel).await;
    }
    Ok(Response::private(views::server(&settings)))
}
