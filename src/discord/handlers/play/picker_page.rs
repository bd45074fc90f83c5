//! A page of the picker with its picture, whatever the picker is opened for.

use crate::discord::action::PickerRef;
use crate::discord::action::pad::Pad;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::message::Message;
use crate::discord::refusal::RequestError;
use crate::discord::respond::Response;
use crate::discord::views;
use crate::rules::{Point, TurnAction};
use crate::service::GameView;

/// Opens a picker on this board. An earlier message replaces its text.
pub async fn open_at(
    bot: &Bot,
    viewer: &Viewer,
    view: &GameView,
    picker: PickerRef,
    before: Option<&Message>,
) -> Result<Response, RequestError> {
    let (message, pad) = opened(view, viewer, picker, before);
    show(bot, viewer, view, message, pad, None).await
}

/// The first page: the pad, or an opening choice. An earlier message replaces its text.
fn opened(
    view: &GameView,
    viewer: &Viewer,
    picker: PickerRef,
    before: Option<&Message>,
) -> (Message, Pad) {
    let game = &view.game;
    let last = game.last().and_then(|played| played.mv.point());
    let pad = Pad::around(game.position(), last);
    let notation = viewer.settings.notation;
    let is_choice = game
        .position()
        .to_act()
        .is_some_and(|turn| matches!(turn.asks, TurnAction::Choose(_)));
    let page = if is_choice {
        views::choices(view, picker, notation)
    } else {
        views::pad(view, picker, pad, notation)
    };
    let text = before.map_or(&page.text, |before| &before.text).clone();
    (Message { text, ..page }, pad)
}

/// Shows a page with its picture, with the picked point if there is one.
pub async fn show(
    bot: &Bot,
    viewer: &Viewer,
    view: &GameView,
    message: Message,
    pad: Pad,
    at: Option<Point>,
) -> Result<Response, RequestError> {
    bot.limits.picture(viewer.id)?;
    let picture = bot
        .renderer
        .crop(view, &viewer.settings, viewer.language, pad, at)
        .await?;
    Ok(viewer.response(message).with(picture))
}
