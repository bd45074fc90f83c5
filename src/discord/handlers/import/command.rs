//! `/import`: records for study from a file, and the library in which they are kept.
//!
//! The file is fetched only from Discord's file server, up to
//! [`limits::IMPORTED_BYTES`](crate::game::limits::IMPORTED_BYTES), and read away from the threads that
//! talk to Discord. A person may do that as often as [`limits::IMPORTS`](crate::game::limits::IMPORTS)
//! says; what cannot be fetched does not count.

use serenity::all::{Attachment, CommandInteraction};
use tracing::info;

use crate::discord::attachments::FetchError;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::typed::half_width;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::import::{show, suggest};
use crate::discord::message::Message;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::{people, views};
use crate::game::{PlayerId, limits};
use crate::service::records_in;

/// The command `/import`.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn import(
    ctx: Context<'_>,
    file: Option<Attachment>,
    #[autocomplete = "suggest::records"] record: Option<String>,
    #[rename = "move"] number: Option<u16>,
    delete: Option<bool>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let work = async move {
        let player = people::commander(interaction).id;
        let record = record.map(|typed| record_number(&typed)).transpose()?;
        match (file, record, number, delete.unwrap_or_default()) {
            (Some(file), None, None, false) => import_file(bot, interaction, &file).await,
            (None, Some(record), None, true) => {
                bot.service.remove_from_library(player, record).await?;
                let deleted = views::record_deleted(record);
                Ok(Response::private(Message::text(deleted)))
            }
            (None, Some(record), _, false) => open(bot, interaction, record, number).await,
            (None, None, None, false) => list(bot, player).await,
            _ => Err(Refusal::ImportOptions.into()),
        }
    };
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

/// Reads a record's number as people type it: `3`, `#3`, or a whole suggestion, which begins with it.
fn record_number(typed: &str) -> Result<u32, Refusal> {
    let half = half_width(typed);
    let digits = half.trim().trim_start_matches('#');
    let digits = digits.split(char::is_whitespace).next();
    let number = digits.and_then(|digits| digits.parse().ok());
    number.ok_or_else(|| Refusal::Record {
        typed: typed.to_owned(),
    })
}

async fn import_file(
    bot: &Bot,
    interaction: &CommandInteraction,
    file: &Attachment,
) -> Result<Response, RequestError> {
    let player = people::commander(interaction).id;
    if file.size as usize > limits::IMPORTED_BYTES {
        return Err(Refusal::FileTooLarge.into());
    }
    let fetched = bot
        .attachments
        .fetch(&file.url, limits::IMPORTED_BYTES)
        .await;
    let bytes = fetched.map_err(|error| match error {
        FetchError::TooLarge => Refusal::FileTooLarge,
        FetchError::Elsewhere(_) | FetchError::Status(_) | FetchError::Request(_) => {
            info!(
                error = &error as &dyn std::error::Error,
                "a file was not fetched"
            );
            Refusal::FileNotFetched
        }
    })?;
    bot.limits.import(player)?;
    let found = bot.files.run(move || records_in(&bytes)).await?;
    let service = bot.service.for_interaction(people::id_of(interaction.id));
    let imported = service.import(player, &found.records, bot.now()).await?;
    Ok(Response::private(Message::text(views::imported(
        &found, imported,
    ))))
}

async fn open(
    bot: &Bot,
    interaction: &CommandInteraction,
    number: u32,
    shown: Option<u16>,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_command(bot, interaction).await?;
    let record = show::find(bot, viewer.id, number).await?;
    let all = views::record_moves(&record);
    show::board(
        bot,
        &viewer,
        (number, &record),
        shown.unwrap_or(all).min(all),
    )
    .await
}

async fn list(bot: &Bot, player: PlayerId) -> Result<Response, RequestError> {
    let library = bot.service.library(player).await?;
    Ok(Response::private(views::library(&library)))
}
