//! Shows a record of a person's library as a board, to that person alone.

use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::message::Message;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::PlayerId;
use crate::rules::RecordText;

/// A record of a person, if it can be read.
pub async fn find(bot: &Bot, player: PlayerId, number: u32) -> Result<RecordText, RequestError> {
    let saved = bot.service.library_record(player, number).await?;
    saved.record.ok_or(Refusal::DamagedRecord(number).into())
}

/// The board after so many moves, with buttons to step on.
pub async fn board(
    bot: &Bot,
    viewer: &Viewer,
    (number, record): (u32, &RecordText),
    shown: u16,
) -> Result<Response, RequestError> {
    bot.limits.picture(viewer.id)?;
    let picture = bot
        .renderer
        .draw_record(record, shown, &viewer.settings, viewer.language);
    let message: Message = views::record(number, record, shown, viewer.settings.notation);
    Ok(Response::private(message).with(picture.await?))
}
