//! A game's record as a file.

use crate::discord::action::RecordFormat;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::archive::Packed;
use crate::discord::message::{Message, Picture};
use crate::discord::refusal::RequestError;
use crate::discord::respond::Response;
use crate::discord::views;
use crate::rules::RecordText;
use crate::service::GameView;

/// The record of a game, privately.
pub async fn response(
    bot: &Bot,
    view: &GameView,
    format: RecordFormat,
) -> Result<Response, RequestError> {
    let Packed { name, text, .. } = packed(bot, view, format).await?;
    let message = Message::text(views::exported(view));
    Ok(Response::private(message).with(file(name, text.into_bytes())))
}

/// The name, the text and the time of a game's file.
pub async fn packed(
    bot: &Bot,
    view: &GameView,
    format: RecordFormat,
) -> Result<Packed, RequestError> {
    let (ending, write): (_, fn(&RecordText) -> String) = match format {
        RecordFormat::Text => ("txt", RecordText::to_string),
        RecordFormat::Sgf => ("sgf", RecordText::to_sgf),
    };
    let table = bot.service.table_of(view).await?;
    let tournament = bot.service.tournament_name_of_game(view.game.id).await?;
    let record = view
        .record_text(table, tournament.as_deref())
        .map_err(|error| {
            RequestError::Bug(format!(
                "a game that was loaded cannot be replayed: {error}"
            ))
        })?;
    Ok(Packed {
        name: format!("game-{}.{ending}", view.game.id),
        text: write(&record),
        at: view.game.moved_at,
    })
}

/// A file that is no picture.
pub fn file(name: String, bytes: Vec<u8>) -> Picture {
    Picture {
        name,
        bytes,
        description: String::new(),
    }
}
