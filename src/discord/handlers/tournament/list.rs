//! The tournaments of a server, in pages. Each can be opened from a menu.

use serenity::all::{CommandInteraction, ComponentInteraction};

use crate::discord::bot::Bot;
use crate::discord::handlers::common::input::chosen;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::tournament::buttons;
use crate::discord::handlers::tournament::visitor::Visitor;
use crate::discord::message::Message;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::TournamentId;
use crate::service::Drafts;

/// The first page.
pub async fn shown(bot: &Bot, interaction: &CommandInteraction) -> Result<Response, RequestError> {
    let visitor = Visitor::of_command(bot, interaction).await?;
    Ok(Response::private(page(bot, &visitor, 0).await?))
}

/// Turns to another page.
pub async fn turn(
    bot: &Bot,
    interaction: &ComponentInteraction,
    number: u16,
) -> Result<Response, RequestError> {
    let visitor = Visitor::of_press(bot, interaction).await?;
    let viewer = Viewer::of_press(bot, interaction).await?;
    Ok(viewer.response(page(bot, &visitor, number).await?))
}

/// Shows the tournament that was chosen from the menu.
pub async fn open(bot: &Bot, interaction: &ComponentInteraction) -> Result<Response, RequestError> {
    let visitor = Visitor::of_press(bot, interaction).await?;
    let viewer = Viewer::of_press(bot, interaction).await?;
    let number = chosen(interaction).and_then(|it| it.parse().ok());
    let id = number.map(TournamentId).ok_or(Refusal::Button)?;
    let view = visitor.tournament(bot, id).await?;
    Ok(viewer.response(buttons::page(&visitor, &view, None)))
}

/// A page of what somebody may see, from 0.
pub async fn page(bot: &Bot, visitor: &Visitor, number: u16) -> Result<Message, RequestError> {
    let actor = &visitor.actor;
    let drafts = if actor.may_organise {
        Drafts::All
    } else {
        Drafts::OwnOf(actor.person.id)
    };
    let listed = bot.service.list_tournaments(visitor.server, drafts, number);
    let (listed, has_more) = listed.await?;
    if listed.is_empty() && number > 0 {
        // There were more when the button was shown.
        return Box::pin(page(bot, visitor, 0)).await;
    }
    Ok(views::tournaments(&listed, number, has_more))
}
