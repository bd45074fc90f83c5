//! `/server`: what those who manage a server choose for everybody on it.

use super::options::ThemeOption;
use super::{Context, Done};
use crate::discord::answer::{Answer, Asked, answer};
use crate::discord::bot::Bot;
use crate::discord::refusal::{Refusal, Trouble};
use crate::discord::{messages, people};
use crate::game::ServerId;
use crate::picture::Theme;

/// choose how this server's boards look
#[poise::command(
    slash_command,
    default_member_permissions = "MANAGE_GUILD",
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn server(
    ctx: Context<'_>,
    #[description = "how everybody sees the boards here"] theme: ThemeOption,
) -> Done {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let server = people::place(interaction).server;
    let work = change(bot, server, theme.0);
    answer(bot, Asked::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn change(bot: &Bot, server: Option<ServerId>, theme: Theme) -> Result<Answer, Trouble> {
    let server = server.ok_or(Refusal::Command)?;
    bot.service.change_server_theme(server, theme.id()).await?;
    Ok(Answer::private(messages::server_theme(theme)))
}
