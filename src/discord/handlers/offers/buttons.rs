//! The buttons around what players of a game offer each other.

use serenity::all::ComponentInteraction;

use crate::discord::action::Offered;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::message::Said;
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, Trouble};
use crate::discord::respond::{Answer, Work};
use crate::discord::{people, views};
use crate::game::{self, GameId, Mark, OfferKind, Person, Viewpoint, Wished};
use crate::service::{self, Reply};

/// Offers something.
pub async fn offer(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
    shown: Option<Mark>,
    kind: OfferKind,
) -> Result<Answer, Trouble> {
    let viewpoint = people::viewpoint_of_press(interaction);
    let by = people::presser(interaction);
    propose(bot, viewpoint, by, (game, shown), kind).await
}

/// Offers something, by a button, which tells the board that it was shown beside, or by the command.
pub fn propose(
    bot: &Bot,
    viewpoint: Viewpoint,
    by: Person,
    (game, shown): (GameId, Option<Mark>),
    kind: OfferKind,
) -> Work<'_> {
    Box::pin(async move {
        bot.allowances.post(by.id)?;
        let before = bot.service.game(game).await?.game;
        let wished = bot.service.offer(game, &by, kind, shown, bot.now());
        let (wished, view) = wished.await?;
        let view = view.named_on(viewpoint.server);
        let offered = match wished {
            Wished::Offered => Some(views::offered(&view, kind)),
            Wished::Stands => Some(views::offer_stands(&view, kind)),
            Wished::Done => None,
        };
        if let Some(said) = offered {
            return Ok(Answer::private(said).then(Post::Offer(game, by.id)));
        }
        // What was agreed on by wishing the same is not answered by its own buttons.
        for message in before.offers().filter_map(|offer| offer.message) {
            bot.poster.retire(before.place.channel, message);
        }
        let said = views::offer_done(&view, kind);
        Ok(Answer::private(said).then(Post::Game(game)))
    })
}

/// Answers an offer: its message becomes the answer, and the board follows if the game changed.
pub async fn reply(
    bot: &Bot,
    interaction: &ComponentInteraction,
    offered: Offered,
    reply: Reply,
) -> Result<Answer, Trouble> {
    let by = people::presser(interaction).id;
    let offer = (offered.by, offered.kind, offered.at);
    let replied = bot.service.reply(offered.game, by, offer, reply, bot.now());
    match Box::pin(replied).await {
        Ok(view) => {
            let said = views::replied(&view, offered, by, reply);
            Ok(Answer::in_place(said).then(Post::Game(offered.game)))
        }
        Err(service::Error::Refused(service::Refusal::Game(refusal))) if is_gone(&refusal) => {
            let why = Refusal::Service(service::Refusal::Game(refusal));
            let why = Said::text(views::refusal(&why));
            Ok(Answer::in_place(views::offer_moot(offered)).aside(why))
        }
        Err(error) => Err(error.into()),
    }
}

/// Ends a pause: the board is posted anew, for whoever is to move.
pub async fn go_on(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Answer, Trouble> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let went_on = bot.service.go_on(game, viewer.id, bot.now());
    let view = went_on.await?.named_on(viewer.viewpoint.server);
    Ok(Answer::private(views::went_on(&view)).then(Post::Game(game)))
}

/// Whether nobody can answer the offer any more.
fn is_gone(refusal: &game::Refusal) -> bool {
    matches!(
        refusal,
        game::Refusal::OfferIsMoot { .. } | game::Refusal::Over { .. }
    )
}
