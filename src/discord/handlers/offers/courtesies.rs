//! What a player does for, or claims from, the other one at once: a day given, a win on time claimed.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::outbox::Post;
use crate::discord::refusal::RequestError;
use crate::discord::respond::{PendingResponse, Response};
use crate::discord::{people, views};
use crate::game::{GameId, Viewpoint};

/// Gives the other player a day, by a button.
pub async fn press_to_give(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    give_day(bot, people::viewpoint_of_press(interaction), game).await
}

/// Claims the win, by a button.
pub async fn press_to_claim(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    claim(bot, people::viewpoint_of_press(interaction), game).await
}

/// Gives the other player of a game a day. They are told in private, and their board shows the new deadline.
pub fn give_day(bot: &Bot, viewpoint: Viewpoint, game: GameId) -> PendingResponse<'_> {
    Box::pin(async move {
        let by = viewpoint.player;
        let given = bot.service.give_day(game, by, bot.now());
        let (view, left) = given.await?;
        let view = view.named_on(viewpoint.server);
        bot.outbox.wake_retries.notify_one();
        bot.presence.time_given_back.notify_one();
        Ok(Response::private(views::day_given(&view, by, left)))
    })
}

/// Claims the win of a game in which the opponent's time is up.
pub fn claim(bot: &Bot, viewpoint: Viewpoint, game: GameId) -> PendingResponse<'_> {
    Box::pin(async move {
        let by = viewpoint.player;
        let claimed = bot.service.claim(game, by, bot.now());
        let view = claimed.await?.named_on(viewpoint.server);
        Ok(Response::private(views::claimed(&view, by)).then(Post::Game(game)))
    })
}
