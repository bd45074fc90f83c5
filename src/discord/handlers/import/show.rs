//! Shows a record of a person's library as a board, to that person alone.

use crate::discord::bot::Bot;
use crate::discord::message::Message;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::{PlayerId, Settings};
use crate::language::Language;
use crate::rules::RecordText;

/// Who looks.
pub struct Reader {
    /// The person.
    pub player: PlayerId,
    /// Their settings.
    pub settings: Settings,
    /// The language in which they read.
    pub language: Language,
}

/// A record of the reader, if it can be read.
pub async fn find(bot: &Bot, player: PlayerId, number: u32) -> Result<RecordText, RequestError> {
    let saved = bot.service.library_record(player, number).await?;
    saved.record.ok_or(Refusal::DamagedRecord(number).into())
}

/// The board after so many moves, with buttons to step on.
pub async fn board(
    bot: &Bot,
    reader: &Reader,
    (number, record): (u32, &RecordText),
    shown: u16,
) -> Result<Response, RequestError> {
    bot.limits.picture(reader.player)?;
    let picture = bot
        .renderer
        .draw_record(record, shown, &reader.settings, reader.language);
    let message: Message = views::record(number, record, shown, reader.settings.notation);
    Ok(Response::private(message).with(picture.await?))
}
