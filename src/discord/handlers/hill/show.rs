//! Shows a hill, with a picture if the viewer has not had too many just now.

use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::refusal::RequestError;
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::{GameRefusal, HillRefusal, ServerId};
use crate::service::HillView;

/// The server on which somebody is.
pub fn here(server: Option<ServerId>) -> Result<ServerId, RequestError> {
    let server = server.ok_or(GameRefusal::Hill(HillRefusal::OnlyOnServers))?;
    Ok(server)
}

/// The hill, for this viewer alone. One without people has no picture.
pub async fn shown(bot: &Bot, viewer: &Viewer, view: &HillView) -> Result<Response, RequestError> {
    let has_picture = view.hill.top().is_some() && bot.limits.picture(viewer.id).is_ok();
    let response = viewer.response(views::hill(view, has_picture));
    if !has_picture {
        return Ok(response);
    }
    let picture = bot
        .renderer
        .draw_hill(view, &viewer.settings, viewer.language);
    Ok(response.with(picture.await?))
}
