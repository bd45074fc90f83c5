//! `/settings`: what a person chooses for themselves.

use super::options::{ConfirmOption, NotationOption, OwnThemeOption};
use super::{Context, Done};
use crate::discord::answer::{Answer, Asked, answer};
use crate::discord::bot::Bot;
use crate::discord::refusal::Trouble;
use crate::discord::{messages, people};
use crate::game::{Person, Wishes};

/// choose how boards and points are shown to you
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn settings(
    ctx: Context<'_>,
    #[description = "how the boards look that only you see"] theme: Option<OwnThemeOption>,
    #[description = "how points are named to you"] notation: Option<NotationOption>,
    #[description = "whether a picked stone is shown before it is played"] confirm: Option<
        ConfirmOption,
    >,
) -> Done {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let options = [
        theme.map(|option| option.0),
        notation.map(|option| option.0),
        confirm.map(|option| option.0),
    ];
    let wishes = options.into_iter().flatten().reduce(Wishes::and);
    let work = show(bot, people::commander(interaction), wishes);
    answer(bot, Asked::Command(interaction), Box::pin(work)).await;
    Ok(())
}

/// Changes what is wished, and shows all settings as they are then.
async fn show(bot: &Bot, person: Person, wishes: Option<Wishes>) -> Result<Answer, Trouble> {
    let settings = match wishes {
        Some(wishes) => bot.service.change_settings(&person, wishes).await?,
        None => bot.service.settings(person.id).await?,
    };
    Ok(Answer::private(messages::settings(&settings)))
}
