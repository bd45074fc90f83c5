//! Who may begin nothing on a server: `/server bar` and `/server unbar`.

use serenity::all::User;

use crate::discord::bot::Bot;
use crate::discord::people;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::{PlayerId, ServerId};

/// Bars a person, lets one begin things again, and shows who is barred then.
pub async fn change(
    bot: &Bot,
    server: Option<ServerId>,
    by: PlayerId,
    (bar, unbar): (Option<User>, Option<User>),
) -> Result<Response, RequestError> {
    let server = server.ok_or(Refusal::Command)?;
    if let Some(user) = &bar
        && (user.bot || user.id.get() == by.0)
    {
        return Err(Refusal::BarWhom.into());
    }
    let bar = bar.map(|user| people::person(&user));
    let unbar = unbar.map(|user| PlayerId(user.id.get()));
    let changed = bot.service.change_bars(server, bar, unbar, bot.now());
    let barred = changed.await?;
    // What the barred person began there has ended, and its messages are to say so.
    bot.outbox.wake_retries.notify_one();
    Ok(Response::private(views::barred(&barred)))
}
