//! The buttons under a table. Each answer is private; the table's own message is edited after it.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::open_table::{self, start_context};
use crate::discord::handlers::common::venue::CommandPlace;
use crate::discord::outbox::Post;
use crate::discord::refusal::RequestError;
use crate::discord::respond::Response;
use crate::discord::{people, views};
use crate::game::TableId;
use crate::service::StartContext;

/// Sits the person down.
pub async fn sit(
    bot: &Bot,
    interaction: &ComponentInteraction,
    table: TableId,
    side: Option<u8>,
) -> Result<Response, RequestError> {
    let context = start_context_of_press(bot, interaction)?;
    let by = people::presser(interaction);
    bot.limits.post(by.id)?;
    let sat = bot.service.sit_down(table, by, side, context, bot.now());
    Ok(Response::private(views::sat_down(&sat.await?)).then(Post::Table(table)))
}

/// Lets the person stand up, or do without the chair that is kept for them.
pub async fn stand(
    bot: &Bot,
    interaction: &ComponentInteraction,
    table: TableId,
) -> Result<Response, RequestError> {
    let by = people::presser(interaction).id;
    bot.limits.post(by)?;
    let (stood, view) = bot.service.stand_up(table, by).await?;
    Ok(Response::private(views::stood_up(&view, stood)).then(Post::Table(table)))
}

/// Starts the game before every chair is taken.
pub async fn start(
    bot: &Bot,
    interaction: &ComponentInteraction,
    table: TableId,
) -> Result<Response, RequestError> {
    let context = start_context_of_press(bot, interaction)?;
    let by = people::presser(interaction).id;
    let started = bot.service.start_table(table, by, context, bot.now());
    Ok(Response::private(views::table_ended(&started.await?)).then(Post::Table(table)))
}

/// Gives the free chairs to the computer, which starts the game.
pub async fn fill(
    bot: &Bot,
    interaction: &ComponentInteraction,
    table: TableId,
) -> Result<Response, RequestError> {
    let context = start_context_of_press(bot, interaction)?;
    let by = people::presser(interaction).id;
    let message = open_table::fill(bot, table, by, context).await?;
    Ok(Response::private(message).then(Post::Table(table)))
}

/// Closes the table.
pub async fn close(
    bot: &Bot,
    interaction: &ComponentInteraction,
    table: TableId,
) -> Result<Response, RequestError> {
    let by = people::presser(interaction).id;
    let closed = bot.service.close_table(table, by).await?;
    Ok(Response::private(views::table_ended(&closed)).then(Post::Table(table)))
}

/// What the start of a game needs. Refused where the bot may not post.
fn start_context_of_press(
    bot: &Bot,
    interaction: &ComponentInteraction,
) -> Result<StartContext, RequestError> {
    let here = CommandPlace::of_press(interaction);
    here.check(bot, here.place.channel)?;
    // The bot wrote the message with the button, so its author is the bot.
    let own = people::person(&interaction.message.author);
    Ok(start_context(bot, own))
}
