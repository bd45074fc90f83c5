//! `/board`: shows a board again.

use serenity::all::CommandInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::command::{Context, Done};
use crate::discord::handlers::common::{suggest, which_game};
use crate::discord::message::{self, Said};
use crate::discord::outbox::Post;
use crate::discord::refusal::Trouble;
use crate::discord::respond::{Answer, Asked, answer};
use crate::discord::{people, permissions, render, views};

/// show the board of a game again
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn board(
    ctx: Context<'_>,
    #[description = "the game's number, if you have more than one"]
    #[autocomplete = "suggest::games"]
    game: Option<String>,
    #[description = "read the ranks out in words, to you alone"] text: Option<bool>,
    #[description = "number the stones as they were played, for you alone"] numbers: Option<bool>,
) -> Done {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let form = match (text, numbers) {
        (Some(true), _) => Form::Words,
        (_, Some(true)) => Form::Numbered,
        _ => Form::Usual,
    };
    let work = show(bot, interaction, game.as_deref(), form);
    answer(bot, Asked::Command(interaction), Box::pin(work)).await;
    Ok(())
}

/// How a board is wished to be shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Usual,
    Words,
    Numbered,
}

/// In the game's own channel a player brings the board back as the newest message. Anywhere else,
/// and for anybody else, it is shown to the asker only.
async fn show(
    bot: &Bot,
    interaction: &CommandInteraction,
    game: Option<&str>,
    form: Form,
) -> Result<Answer, Trouble> {
    let player = people::commander(interaction).id;
    let here = people::place(interaction).channel;
    let view = which_game::to_show(bot, people::viewpoint(interaction), game, here).await?;
    let settings = bot.service.settings(player).await?;
    if form == Form::Words {
        let head = views::again(&view, settings.notation).text;
        let left = message::LONGEST.saturating_sub(head.encode_utf16().count() + 1);
        let ranks = render::read_out(&view, &settings, left);
        return Ok(Answer::private(Said::text(format!("{head}\n{ranks}"))));
    }
    let is_player = view.game.seat_of(player).is_some();
    let is_here = view.game.place.channel == here && permissions::missing(interaction).is_none();
    if form == Form::Usual && is_player && is_here {
        bot.allowances.post(player)?;
        bot.allowances.picture(player)?;
        let said = Said::text(format!("The board of game {} comes below.", view.game.id));
        let post = Post::Again(view.game.id, interaction.id.get());
        return Ok(Answer::private(said).then(post));
    }
    bot.allowances.picture(player)?;
    let picture = if form == Form::Numbered {
        bot.easel.draw_numbered(&view, &settings).await?
    } else {
        bot.easel.draw_for(&view, &settings).await?
    };
    let said = Said::text(views::again(&view, settings.notation).text);
    Ok(Answer::private(said).with(picture))
}
