//! `/offer`: makes an offer to the other players of a game.

use crate::discord::action::Action;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::{suggest, which_game};
use crate::discord::handlers::offers::buttons::propose;
use crate::discord::handlers::offers::options::OfferOption;
use crate::discord::people;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, Response, respond};
use crate::game::{OfferKind, Person, Viewpoint};
use crate::service::GameView;

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
    let fits = |view: &GameView| {
        let mut game = view.game.clone();
        game.offer(by.id, kind, bot.now()).is_ok()
    };
    let games = which_game::of_own(bot, viewpoint, game, Refusal::NoneFits, fits).await?;
    match which_game::only(games) {
        Ok(view) => propose(bot, viewpoint, by, (view.game.id, None), kind).await,
        Err(games) => {
            let offer =
                |view: &GameView| Action::Offer(view.game.id, Some(view.game.revision()), kind);
            Ok(which_game::ask(&games, viewpoint.player, offer))
        }
    }
}
