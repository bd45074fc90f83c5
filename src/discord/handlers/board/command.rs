//! `/board`: shows a board again.

use serenity::all::CommandInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::{suggest, which_game};
use crate::discord::message::{self, Message};
use crate::discord::outbox::Post;
use crate::discord::refusal::RequestError;
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::{people, permissions, reader, render, views};
use crate::language::{Text, say};

/// The command `/board`.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn board(
    ctx: Context<'_>,
    #[autocomplete = "suggest::games"] game: Option<String>,
    text: Option<bool>,
    numbers: Option<bool>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let form = match (text, numbers) {
        (Some(true), _) => BoardFormat::Words,
        (_, Some(true)) => BoardFormat::Numbered,
        _ => BoardFormat::Usual,
    };
    let work = show(bot, interaction, game.as_deref(), form);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

/// How to show a board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum BoardFormat {
    Usual,
    Words,
    Numbered,
}

/// A player brings the board back as the newest message in the game's own channel. Anywhere else,
/// and for anybody else, only the asker sees it.
async fn show(
    bot: &Bot,
    interaction: &CommandInteraction,
    game: Option<&str>,
    form: BoardFormat,
) -> Result<Response, RequestError> {
    let player = people::commander(interaction).id;
    let here = people::place(interaction).channel;
    let view = which_game::to_show(bot, people::viewpoint(interaction), game, here).await?;
    let settings = bot.service.settings(player).await?;
    let language = reader::language_from(&settings, &interaction.locale);
    if form == BoardFormat::Words {
        let head = views::again(&view, settings.notation).text;
        let taken = head.in_language(language).encode_utf16().count() + 1;
        let left = message::LONGEST.saturating_sub(taken);
        let ranks = render::read_out(&view, &settings, language, left);
        let ranks = Text::verbatim(ranks);
        return Ok(Response::private(Message::text(Text::lines([head, ranks]))));
    }
    let is_player = view.game.seat_of(player).is_some();
    let is_here = view.game.place.channel == here && permissions::missing(interaction).is_none();
    if form == BoardFormat::Usual && is_player && is_here {
        bot.limits.post(player)?;
        bot.limits.picture(player)?;
        let game = view.game.id.to_string();
        let content = Message::text(say!(general::board_below, game = game));
        let post = Post::Repost(view.game.id, interaction.id.get());
        return Ok(Response::private(content).then(post));
    }
    bot.limits.picture(player)?;
    let picture = if form == BoardFormat::Numbered {
        bot.renderer
            .draw_numbered(&view, &settings, language)
            .await?
    } else {
        bot.renderer.draw_for(&view, &settings, language).await?
    };
    let content = Message::text(views::again(&view, settings.notation).text);
    Ok(Response::private(content).with(picture))
}
