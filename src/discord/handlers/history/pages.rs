//! The buttons that turn the pages of a list of finished games.

use serenity::all::ComponentInteraction;

use crate::discord::action::HistoryRef;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::refusal::RequestError;
use crate::discord::respond::Response;
use crate::discord::views;
use crate::service::HistoryRequest;

/// Shows a page of the list as it is now, with the games that are visible from here.
pub async fn turn(
    bot: &Bot,
    interaction: &ComponentInteraction,
    list: HistoryRef,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let (service, server) = (&bot.service, viewer.viewpoint.server);
    let request = HistoryRequest {
        viewpoint: viewer.viewpoint,
        filter: list.filter,
        is_fellow_member: list.is_fellow_member,
        page: list.page,
    };
    let page = service.history(request).await?;
    let whose = service.person_on(server, list.filter.player).await?;
    let opponent = match list.filter.opponent {
        Some(opponent) => Some(service.person_on(server, opponent).await?),
        None => None,
    };
    let message = views::history(&page, &whose, opponent.as_ref(), viewer.id);
    Ok(viewer.response(message))
}
