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
use crate::game::limits::Start;
use crate::game::{
    self, Game, GameId, Offer, OfferKind, OfferResult, Person, PlayerId, Revision, Viewpoint,
};
use crate::service::{self, GameView, OfferReply};

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
        let starting = bot.starts.begin(by.id, Start::Offer)?;
        let before = bot.service.game(game).await?.game;
        let offered = bot.service.offer(game, &by, kind, shown, bot.now());
        let (result, view) = offered.await?;
        let view = view.named_on(viewpoint.server);
        let accepted = before.same_offer(by.id, kind);
        let is_accepted = |offer: &Offer| offer.kind == kind && Some(offer.by) == accepted;
        say_lapsed(bot, &before, &view, |offer| {
            result == OfferResult::Done && is_accepted(offer)
        });
        let offered = match result {
            OfferResult::Offered => {
                starting.counts();
                Some(views::offered(&view, by.id, kind))
            }
            OfferResult::Stands => Some(views::offer_stands(&view, by.id, kind)),
            OfferResult::Agreed => {
                let mut others = view.game.offers();
                let other = others.find(|offer| offer.by != by.id && offer.kind == kind);
                let response = Response::private(views::agreed_to_offer(&view, kind));
                return Ok(match other {
                    Some(offer) => response.then(Post::RefreshOffer(game, offer.by)),
                    None => response,
                });
            }
            OfferResult::Done => None,
        };
        if let Some(content) = offered {
            return Ok(Response::private(content).then(Post::Offer(game, by.id)));
        }
        // There may be news for who made the same offer first.
        bot.outbox.wake_retries.notify_one();
        // The offer was accepted by making the same offer, not by its own buttons.
        let agreed = before.offers().filter(|offer| is_accepted(offer));
        for (by, message) in agreed.filter_map(|offer| Some((offer.by, offer.message?))) {
            bot.outbox.retire(view.offer_channel(by), message);
        }
        let shown = shown.map_or(0, |shown| shown.ply);
        let content = views::offer_done(&view, kind, shown.max(before.ply()));
        let content = views::with_seal_invitation(content, &view, by.id);
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
    let before = bot.service.game(offered.game).await?.game;
    let replied = bot.service.reply(offered.game, by, offer, reply, bot.now());
    match Box::pin(replied).await {
        Ok(view) => {
            // There may be news for who made the offer.
            bot.outbox.wake_retries.notify_one();
            say_lapsed(bot, &before, &view, |it| it.by == offered.by);
            let asked = before.asked_for(offered.by, offered.kind);
            let content = views::replied(&view, offered, &asked, (by, reply));
            let answer = Response::in_place(content).then(Post::Game(offered.game));
            Ok(match views::seal_invitation(&view, by) {
                Some(invitation) => answer.aside(invitation),
                None => answer,
            })
        }
        Err(service::Error::Refused(service::ServiceRefusal::Game(refusal)))
            if is_gone(&refusal) =>
        {
            let view = bot.service.game(offered.game).await?;
            Ok(too_late(&view, by, offered, reply, refusal))
        }
        Err(error) => Err(error.into()),
    }
}

/// Lets the messages of offers that stood before and were dropped say so, but for those that were
/// answered. Those that are still known lapse with the next board.
fn say_lapsed(bot: &Bot, before: &Game, view: &GameView, is_answered: impl Fn(&Offer) -> bool) {
    let now = &view.game;
    let is_known = |offer: &Offer| {
        let mut known = now.offers().chain(now.moot_offers());
        known.any(|it| it.id == offer.id)
    };
    let dropped = before.offers().filter(|offer| !is_known(offer));
    let lapsed = dropped.filter(|offer| !is_answered(offer)).copied();
    bot.outbox.say_lapsed(view, lapsed);
}

/// The response to an answer that came after the offer was gone. Where the offer's message shows how it
/// was answered, it stays as it is.
fn too_late(
    view: &GameView,
    by: PlayerId,
    offered: OfferRef,
    reply: OfferReply,
    refusal: game::GameRefusal,
) -> Response {
    let game = &view.game;
    let has_agreed = game.has_agreed(offered.by, offered.kind, offered.at);
    let can_agree = game.asked_for(offered.by, offered.kind).contains(&by);
    if has_agreed && can_agree && reply == OfferReply::Agree {
        // A second press of the one who agreed.
        let asked = match offered.kind {
            // Who was asked is not known any more.
            OfferKind::Takeback => vec![by],
            kind => game.asked_for(offered.by, kind),
        };
        return Response::in_place(views::replied(view, offered, &asked, (by, reply)));
    }
    let why = Refusal::Service(service::ServiceRefusal::Game(refusal));
    let why = Message::text(views::refusal(&why));
    let is_replaced = game.offers().any(|it| it.by == offered.by);
    let is_declined = game.revision() == offered.at && !is_replaced;
    if has_agreed || is_declined {
        Response::private(why)
    } else {
        Response::in_place(views::offer_lapsed(view, offered.by, offered.kind)).aside(why)
    }
}

/// Ends a pause: the board is posted again for the player to move.
pub async fn go_on(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let before = bot.service.game(game).await?.game;
    let went_on = bot.service.go_on(game, viewer.id, bot.now());
    let view = went_on.await?.named_on(viewer.viewpoint.server);
    say_lapsed(bot, &before, &view, |_| false);
    Ok(Response::private(views::went_on(&view)).then(Post::Game(game)))
}

/// Whether nobody can answer the offer any more.
fn is_gone(refusal: &game::GameRefusal) -> bool {
    matches!(
        refusal,
        game::GameRefusal::OfferIsMoot { .. } | game::GameRefusal::Over { .. }
    )
}
