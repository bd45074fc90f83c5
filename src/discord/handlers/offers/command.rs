//! `/offer`: makes an offer to the other players of a game, or does what needs no agreement: gives a day, or
//! claims a win on time.

use crate::discord::action::Action;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::{suggest, which_game};
use crate::discord::handlers::offers::buttons::propose;
use crate::discord::handlers::offers::courtesies::{claim, give_day};
use crate::discord::handlers::offers::options::{OfferOption, Proposal};
use crate::discord::people;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, Response, respond};
use crate::game::{ChannelId, Person, Viewpoint};
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
    let here = people::place(interaction).channel;
    let work = make_offer(bot, viewpoint, by, here, what.0, game.as_deref());
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn make_offer(
    bot: &Bot,
    viewpoint: Viewpoint,
    by: Person,
    here: ChannelId,
    proposal: Proposal,
    game: Option<&str>,
) -> Result<Response, RequestError> {
    let fits = |view: &GameView| {
        let mut game = view.game.clone();
        match proposal {
            Proposal::Offer(kind) => game.offer(by.id, kind, bot.now()).is_ok(),
            Proposal::GiveDay => game.check_time_gift(by.id).is_ok(),
            Proposal::Claim => game.claimant() == Some(by.id),
        }
    };
    let games = which_game::of_own(bot, viewpoint, game, here, Refusal::NoneFits, fits).await?;
    match which_game::only(games) {
        Ok(view) => {
            let game = view.game.id;
            match proposal {
                Proposal::Offer(kind) => propose(bot, viewpoint, by, (game, None), kind).await,
                Proposal::GiveDay => give_day(bot, viewpoint, game).await,
                Proposal::Claim => claim(bot, viewpoint, game).await,
            }
        }
        Err(games) => {
            let offer = |view: &GameView| match proposal {
                Proposal::Offer(kind) => {
                    Action::Offer(view.game.id, Some(view.game.revision()), kind)
                }
                Proposal::GiveDay => Action::GiveDay(view.game.id),
                Proposal::Claim => Action::Claim(view.game.id),
            };
            Ok(which_game::ask(&games, viewpoint.player, offer))
        }
    }
}
