//! `/follow`: follows somebody else's game, or lists the games that one follows.

use serenity::all::CommandInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::which_game;
use crate::discord::handlers::follow::options::TellOption;
use crate::discord::refusal::RequestError;
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::{people, views};

/// The command `/follow`.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn follow(
    ctx: Context<'_>,
    game: Option<String>,
    tell: Option<TellOption>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let work = decide(bot, interaction, game.as_deref(), tell);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn decide(
    bot: &Bot,
    interaction: &CommandInteraction,
    game: Option<&str>,
    tell: Option<TellOption>,
) -> Result<Response, RequestError> {
    let viewpoint = people::viewpoint(interaction);
    let by = people::commander(interaction);
    let Some(named) = game else {
        let followed = bot.service.followed_games(viewpoint).await?;
        return Ok(Response::private(views::followed_games(&followed)));
    };
    let game = which_game::number_of(named)?;
    Ok(Response::private(match tell {
        Some(TellOption::Nothing) => {
            let was_following = bot.service.unfollow(by.id, game).await?;
            views::no_longer_followed(game, was_following)
        }
        Some(TellOption::Following(wants)) => {
            let view = bot
                .service
                .follow(&by, viewpoint.server, game, wants)
                .await?;
            views::now_followed(&view, wants)
        }
        None => {
            let (view, now) = bot.service.followable(viewpoint, game).await?;
            views::ask_follow(&view, now)
        }
    }))
}
