//! The buttons under a hill: join it, and leave it after a question. One private message is edited in place.

use serenity::all::ComponentInteraction;

use crate::discord::action::HillAction;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::hill::show::{here, shown};
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::{people, views};
use crate::rules::catalogue;

/// Does what a button asks for on the hill of this ruleset, and shows it.
pub async fn press(
    bot: &Bot,
    interaction: &ComponentInteraction,
    action: HillAction,
    ruleset: &str,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let server = here(viewer.viewpoint.server)?;
    let ruleset = catalogue::find(ruleset).ok_or(Refusal::Button)?;
    let service = &bot.service;
    let view = match action {
        HillAction::Join => {
            let by = people::presser(interaction);
            service.join_hill(server, ruleset, by, bot.now()).await?
        }
        HillAction::Leave => {
            let left = service.leave_hill(server, ruleset, viewer.id, bot.now());
            left.await?
        }
        HillAction::Show => service.hill(server, ruleset, viewer.id).await?,
        HillAction::AskLeave => {
            let view = service.hill(server, ruleset, viewer.id).await?;
            return Ok(viewer.response(views::ask_leave_hill(&view)));
        }
        HillAction::Challenge => return Err(Refusal::Button.into()),
    };
    shown(bot, &viewer, &view).await
}
