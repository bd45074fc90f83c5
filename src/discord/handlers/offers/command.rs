//! `/offer`: proposes something to the other player of a game.

use crate::discord::bot::Bot;
use crate::discord::handlers::common::command::{Context, Done};
use crate::discord::handlers::common::{suggest, which_game};
use crate::discord::handlers::offers::buttons::propose;
use crate::discord::handlers::offers::options::OfferOption;
use crate::discord::people;
use crate::discord::refusal::Trouble;
use crate::discord::respond::{Answer, Asked, answer};
use crate::game::{OfferKind, Person, Viewpoint};

/// propose a draw, a takeback, a pause or to adjourn
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn offer(
    ctx: Context<'_>,
    #[description = "what to propose"] what: OfferOption,
    #[description = "the game's number, if you have more than one"]
    #[autocomplete = "suggest::games"]
    game: Option<String>,
) -> Done {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let viewpoint = people::viewpoint(interaction);
    let by = people::commander(interaction);
    let work = wish(bot, viewpoint, by, what.0, game.as_deref());
    answer(bot, Asked::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn wish(
    bot: &Bot,
    viewpoint: Viewpoint,
    by: Person,
    kind: OfferKind,
    game: Option<&str>,
) -> Result<Answer, Trouble> {
    let view = which_game::of_own(bot, viewpoint, game).await?;
    propose(bot, viewpoint, by, (view.game.id, None), kind).await
}
