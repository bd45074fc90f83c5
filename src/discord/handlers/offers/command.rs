//! `/offer`: makes an offer to the other players of a game.

use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::{suggest, which_game};
use crate::discord::handlers::offers::buttons::propose;
use crate::discord::handlers::offers::options::OfferOption;
use crate::discord::people;
use crate::discord::refusal::RequestError;
use crate::discord::respond::{Interaction, Response, respond};
use crate::game::{OfferKind, Person, Viewpoint};

/// The command `/offer`.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn offer(
    ctx: Context<'_>,
    what: OfferOption,
    #[autocomplete = "suggest::games"] game: Option<String>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let viewpoint = people::viewpoint(interaction);
    let by = people::commander(interaction);
    let work = make_offer(bot, viewpoint, by, what.0, game.as_deref());
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn make_offer(
    bot: &Bot,
    viewpoint: Viewpoint,
    by: Person,
    kind: OfferKind,
    game: Option<&str>,
) -> Result<Response, RequestError> {
    let view = which_game::of_own(bot, viewpoint, game).await?;
    propose(bot, viewpoint, by, (view.game.id, None), kind).await
}
