//! `/export`: the record of one game as a file, or those of all of one's finished games.
//!
//! Only the asker sees the file. All games of one person are looked up and packed as often as
//! [`limits::EXPORTS`](crate::game::limits::EXPORTS) allows, and at most so many for one file that
//! Discord takes it; the answer says from which number the rest begins.

use serenity::all::CommandInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::which_game;
use crate::discord::handlers::export::archive::{self, Packed};
use crate::discord::handlers::export::options::FormatOption;
use crate::discord::handlers::export::suggest;
use crate::discord::message::{Message, Picture};
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::{people, views};
use crate::game::{GameId, Viewpoint, limits};
use crate::rules::ReplayError;
use crate::service::GameView;

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
    #[autocomplete = "suggest::games"] game: Option<String>,
    format: Option<FormatOption>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let format = format.unwrap_or_default();
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
    let work = export_all(bot, interaction, format.unwrap_or_default(), from);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn export_one(
    bot: &Bot,
    interaction: &CommandInteraction,
    game: Option<&str>,
    format: FormatOption,
) -> Result<Response, RequestError> {
    let viewpoint = people::viewpoint(interaction);
    let view = match game {
        Some(typed) => which_game::by_name(bot, viewpoint, typed).await?,
        None => last_game(bot, viewpoint).await?,
    };
    let (name, text) = packed(&view, format).map_err(bug)?;
    let message = Message::text(views::exported(&view));
    Ok(Response::private(message).with(file(name, text.into_bytes())))
}

/// The viewer's game that ended and was the last to begin; if none has ended, the only running one.
async fn last_game(bot: &Bot, viewpoint: Viewpoint) -> Result<GameView, RequestError> {
    let mut games = bot.service.games_to_export(viewpoint, "").await?;
    let has_ended = games.first().is_some_and(|view| view.game.is_over());
    match games.len() {
        0 => Err(Refusal::NoGame.into()),
        2.. if !has_ended => {
            let games = games.iter().map(|view| view.game.id).collect();
            Err(Refusal::WhichGame { games }.into())
        }
        _ => Ok(games.swap_remove(0)),
    }
}

async fn export_all(
    bot: &Bot,
    interaction: &CommandInteraction,
    format: FormatOption,
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
    let zip = archive::pack(files).await?;
    Ok(response.with(file("games.zip".to_owned(), zip)))
}

/// The records for one file.
#[derive(Default)]
struct Gathered {
    files: Vec<Packed>,
    /// The games that cannot be read.
    damaged: Vec<GameId>,
    /// The first game that was left out.
    next: Option<GameId>,
}

/// The records of the viewer's finished games from this number on, as many as fit into one file.
async fn gather(
    bot: &Bot,
    viewpoint: Viewpoint,
    format: FormatOption,
    from: GameId,
) -> Result<Gathered, RequestError> {
    let mut gathered = Gathered::default();
    let mut bytes = 0;
    let mut next = Some(from);
    while let Some(from) = next {
        let found = bot.service.finished_games_from(viewpoint, from).await?;
        gathered.damaged.extend(found.games.damaged);
        for view in &found.games.views {
            let id = view.game.id;
            let (name, text) = packed(view, format).map_err(bug)?;
            bytes += text.len();
            if gathered.files.len() == limits::EXPORTED_GAMES || bytes > limits::EXPORTED_BYTES {
                gathered.damaged.retain(|damaged| *damaged < id);
                gathered.next = Some(id);
                return Ok(gathered);
            }
            gathered.files.push((name, text));
        }
        next = found.next;
    }
    Ok(gathered)
}

/// The name and the text of a game's file.
fn packed(view: &GameView, format: FormatOption) -> Result<Packed, ReplayError> {
    let name = format!("game-{}.{}", view.game.id, format.ending());
    Ok((name, format.write(&view.record_text()?)))
}

fn file(name: String, bytes: Vec<u8>) -> Picture {
    Picture {
        name,
        bytes,
        description: String::new(),
    }
}

fn bug(error: ReplayError) -> RequestError {
    RequestError::Bug(format!(
        "a game that was loaded cannot be replayed: {error}"
    ))
}
