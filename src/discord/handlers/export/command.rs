//! `/export`: the record of one game as a file, or those of all of one's finished games.
//!
//! Only the asker sees the file. Without a number they choose from a menu of their latest games.
//! [`limits::EXPORTS`](crate::game::limits::EXPORTS) says how often all of one's games may be asked for.
//! A file has as many of them as Discord accepts; the answer says from which number the rest begins.

use serenity::all::CommandInteraction;

use crate::discord::action::RecordFormat;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::record_archive::{Gathered, gather};
use crate::discord::handlers::common::{archive, record_file as file, suggest, which_game};
use crate::discord::handlers::export::options::FormatOption;
use crate::discord::message::Message;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::{people, views};
use crate::game::{GameId, Viewpoint};
use crate::service::GameView;

/// How many games the menu offers if no number is given.
const MOST_OFFERED: usize = 5;

/// The command `/export`.
#[poise::command(
    slash_command,
    subcommands("game", "all"),
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
#[expect(clippy::unused_async, reason = "poise awaits every command")]
pub async fn export(_: Context<'_>) -> CommandResult {
    Ok(())
}

/// The sub-command `/export game`.
#[poise::command(slash_command)]
async fn game(
    ctx: Context<'_>,
    #[autocomplete = "suggest::all_games"] game: Option<String>,
    format: Option<FormatOption>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let FormatOption(format) = format.unwrap_or_default();
    let work = export_one(bot, interaction, game.as_deref(), format);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

/// The sub-command `/export all`.
#[poise::command(slash_command)]
async fn all(
    ctx: Context<'_>,
    format: Option<FormatOption>,
    #[min = 1] from: Option<u32>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let from = GameId(from.map_or(1, i64::from));
    let FormatOption(format) = format.unwrap_or_default();
    let work = export_all(bot, interaction, format, from);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn export_one(
    bot: &Bot,
    interaction: &CommandInteraction,
    game: Option<&str>,
    format: RecordFormat,
) -> Result<Response, RequestError> {
    let viewpoint = people::viewpoint(interaction);
    if let Some(typed) = game {
        let view = which_game::by_name(bot, viewpoint, typed).await?;
        return file::response(bot, &view, format).await;
    }
    let past = bot.service.past_games(viewpoint, "", MOST_OFFERED).await?;
    let view = match &past[..] {
        [] => only_running_game(bot, viewpoint).await?,
        [only] => bot.service.game_seen_from(viewpoint, only.id).await?,
        _ => {
            let menu = views::export_menu(&past, viewpoint.player, format);
            return Ok(Response::private(menu));
        }
    };
    file::response(bot, &view, format).await
}

/// The viewer's only running game.
async fn only_running_game(bot: &Bot, viewpoint: Viewpoint) -> Result<GameView, RequestError> {
    let mut games = bot.service.games_matching(viewpoint, "").await?;
    match games.len() {
        0 => Err(Refusal::NoGame.into()),
        1 => Ok(games.swap_remove(0)),
        _ => {
            let games = games.iter().map(|view| view.game.id).collect();
            Err(Refusal::WhichGame { games }.into())
        }
    }
}

async fn export_all(
    bot: &Bot,
    interaction: &CommandInteraction,
    format: RecordFormat,
    from: GameId,
) -> Result<Response, RequestError> {
    let viewpoint = people::viewpoint(interaction);
    bot.limits.export(viewpoint.player)?;
    let Gathered {
        files,
        damaged,
        next,
    } = gather(bot, viewpoint, format, from).await?;
    let count = files.len();
    let message = Message::text(views::exported_all(count, &damaged, next));
    let response = Response::private(message);
    if files.is_empty() {
        return Ok(response);
    }
    let zip = archive::pack(bot, files).await?;
    Ok(response.with(file::file("games.zip".to_owned(), zip)))
}
