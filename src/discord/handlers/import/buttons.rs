//! The buttons below the board of a record: they show another board in its place.

use serenity::all::ComponentInteraction;

use crate::discord::action::StepWay;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::import::show;
use crate::discord::refusal::RequestError;
use crate::discord::respond::Response;
use crate::discord::views;

/// Shows the board that is one step from the one after `shown` moves.
pub async fn step(
    bot: &Bot,
    interaction: &ComponentInteraction,
    number: u32,
    shown: u16,
    way: StepWay,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let record = show::find(bot, viewer.id, number).await?;
    let all = views::record_moves(&record);
    let next = way.from(shown.into(), all.into());
    let next = u16::try_from(next).unwrap_or(all);
    let response = show::board(bot, &viewer, (number, &record), next).await?;
    Ok(response.instead())
}
