//! A position with what is counted of it. One private message is edited in place; every answer counts as a
//! picture of the person's allowance.

use crate::discord::action::OpeningRef;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views;
use crate::service::{OpeningAnswer, OpeningScope};

/// Shows it.
pub async fn show(bot: &Bot, viewer: &Viewer, at: OpeningRef) -> Result<Response, RequestError> {
    let has_server = viewer.viewpoint.server.is_some();
    let at = match at.scope {
        OpeningScope::Server if !has_server => at.among(OpeningScope::Everywhere),
        _ => at,
    };
    // Before anything is counted, so that nobody has much work done for nothing.
    bot.limits.picture(viewer.id)?;
    let record = at.record();
    let found = bot.service.opening(viewer.viewpoint, at.scope, &record);
    let found = found.await?;
    let position = record.position().map_err(|_| Refusal::Button)?;
    let notation = viewer.settings.notation;
    let page = views::OpeningPage {
        at,
        position: &position,
        found: &found,
        notation,
        has_server,
    };
    let response = viewer.response(page.message());
    if found == OpeningAnswer::Stands {
        return Ok(response);
    }
    let shown = page.board();
    let board = bot
        .renderer
        .draw_position(shown, &viewer.settings, viewer.language);
    Ok(response.with(board.await?))
}
