//! The buttons of offers between the players of a game.

use serenity::all::ComponentInteraction;

use crate::discord::action::OfferRef;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::message::Message;
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{PendingResponse, Response};
use crate::discord::{people, views};
use crate::game::{self, GameId, OfferKind, OfferResult, Person, Revision, Viewpoint};
use crate::service::{self, OfferReply};

/// Makes an offer by a button.
pub async fn offer(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
    shown: Option<Revision>,
    kind: OfferKind,
) -> Result<Response, RequestError> {
    let viewpoint = people::viewpoint_of_press(interaction);
    let by = people::presser(interaction);
    propose(bot, viewpoint, by, (game, shown), kind).await
}

/// Makes an offer, by a button, which names the board that it belongs to, or by the command.
pub fn propose(
    bot: &Bot,
    viewpoint: Viewpoint,
    by: Person,
    (game, shown): (GameId, Option<Revision>),
    kind: OfferKind,
) -> PendingResponse<'_> {
    Box::pin(async move {
        bot.limits.post(by.id)?;
        let before = bot.service.game(game).await?.game;
        let wished = bot.service.offer(game, &by, kind, shown, bot.now());
        let (wished, view) = wished.await?;
        let view = view.named_on(viewpoint.server);
        let offered = match wished {
            OfferResult::Offered => Some(views::offered(&view, kind)),
            OfferResult::Stands => Some(views::offer_stands(&view, kind)),
            OfferResult::Done => None,
        };
        if let Some(content) = offered {
            return Ok(Response::private(content).then(Post::Offer(game, by.id)));
        }
        // The offer was accepted by making the same offer, not by its own buttons.
        for message in before.offers().filter_map(|offer| offer.message) {
            bot.outbox.retire(before.place.channel, message);
        }
        let content = views::offer_done(&view, kind);
        Ok(Response::private(content).then(Post::Game(game)))
    })
}

/// Answers an offer: its message shows the answer, and a board follows if the game changed.
pub async fn reply(
    bot: &Bot,
    interaction: &ComponentInteraction,
    offered: OfferRef,
    reply: OfferReply,
) -> Result<Response, RequestError> {
    let by = people::presser(interaction).id;
    let offer = (offered.by, offered.kind, offered.at);
    let replied = bot.service.reply(offered.game, by, offer, reply, bot.now());
    match Box::pin(replied).await {
        Ok(view) => {
            let content = views::replied(&view, offered, by, reply);
            Ok(Response::in_place(content).then(Post::Game(offered.game)))
        }
        Err(service::Error::Refused(service::ServiceRefusal::Game(refusal)))
            if is_gone(&refusal) =>
        {
            let game = bot.service.game(offered.game).await?;
            let can_answer = by != offered.by && game.game.seat_of(by).is_some();
            let (kind, at) = (offered.kind, offered.at);
            let has_agreed = game.game.has_agreed(kind, at);
            if reply == OfferReply::Agree && can_answer && has_agreed {
                // A second press: the message says so already.
                return Ok(Response::in_place(views::replied(
                    &game, offered, by, reply,
                )));
            }
            let why = Refusal::Service(service::ServiceRefusal::Game(refusal));
            let why = Message::text(views::refusal(&why));
            let is_replaced = game.game.offers().any(|it| it.by == offered.by);
            let is_answered = game.game.revision() == at && !is_replaced;
            Ok(if has_agreed || is_answered {
                // The message says what the answer was.
                Response::private(why)
            } else {
                Response::in_place(views::offer_moot(offered)).aside(why)
            })
        }
        Err(error) => Err(error.into()),
    }
}

/// Ends a pause: the board is posted again for the player to move.
pub async fn go_on(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let went_on = bot.service.go_on(game, viewer.id, bot.now());
    let view = went_on.await?.named_on(viewer.viewpoint.server);
    Ok(Response::private(views::went_on(&view)).then(Post::Game(game)))
}

/// Whether nobody can answer the offer any more.
fn is_gone(refusal: &game::GameRefusal) -> bool {
    matches!(
        refusal,
        game::GameRefusal::OfferIsMoot { .. } | game::GameRefusal::Over { .. }
    )
}
