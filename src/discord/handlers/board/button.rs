//! The board as it stands now, for one person.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::message::Said;
use crate::discord::refusal::Trouble;
use crate::discord::respond::Answer;
use crate::discord::views;
use crate::game::GameId;

/// Shows it to the one who asks, if they may see it.
pub async fn show(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Answer, Trouble> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let view = bot.service.game_seen_from(viewer.viewpoint, game).await?;
    bot.allowances.picture(viewer.id)?;
    let picture = bot.easel.draw_for(&view, &viewer.settings).await?;
    let said = views::again(&view, viewer.settings.notation);
    Ok(Answer::private(Said::text(said.text)).with(picture))
}
