//! Shows a review to everybody in the channel of the game, if both players agree. Everybody is asked at most once for a
//! game; what cannot be posted is told to whoever pressed, who may press again.

use serenity::all::ComponentInteraction;
use tracing::info;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::message::{Message, Picture};
use crate::discord::outbox::channels::SendError;
use crate::discord::reader;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::{GameId, Settings};
use crate::language::{Language, say};
use crate::rules::Notation;
use crate::service::{GameReview, ReviewSharing, ReviewState, shares_with};

/// Agrees that the review of a game is shown in its channel.
pub async fn press(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let ReviewState::Kept(found) = bot.service.review(viewer.viewpoint, game).await? else {
        return Err(Refusal::NotReviewed.into());
    };
    let other = shares_with(&found.view, viewer.id).ok_or(Refusal::Button)?;
    bot.limits.post(viewer.id)?;
    // Everybody on the game's server reads what is posted.
    let found = GameReview {
        view: bot.service.game(game).await?,
        ..*found
    };
    let language = reader::language_on(&bot.service, found.view.game.place.server).await;
    let sharing = bot
        .service
        .share_review(game, viewer.id, other, bot.now())
        .await?;
    let text = match sharing {
        ReviewSharing::Nothing => say!(review::share_done),
        ReviewSharing::Wait { other } => views::share_waits(&found.view, other),
        ReviewSharing::Ask { other, pings } => {
            let question = views::share_question(&found.view, viewer.id, other, pings);
            let nonce = format!("q{game}.{}", viewer.id.0 % 10_000);
            let posted = post(bot, &found, &question, Vec::new(), language, nonce).await;
            if let Err(error) = posted {
                return Ok(viewer.response(failed(game, &error)).beside());
            }
            bot.service.review_share_asked(game, viewer.id).await?;
            views::share_asked(&found.view, other)
        }
        ReviewSharing::Show => {
            let pictures = pictures(bot, &found, language).await?;
            let shown = views::review(&found, Notation::Board);
            let nonce = format!("v{game}");
            if let Err(error) = post(bot, &found, &shown, pictures, language, nonce).await {
                return Ok(viewer.response(failed(game, &error)).beside());
            }
            bot.service.review_shared(game).await?;
            say!(review::share_done)
        }
    };
    Ok(viewer.response(Message::text(text)).beside())
}

async fn post(
    bot: &Bot,
    found: &GameReview,
    message: &Message,
    pictures: Vec<Picture>,
    language: Language,
    nonce: String,
) -> Result<(), SendError> {
    let channel = found.view.game.place.channel;
    let words = message.in_language(language);
    let posted = bot.outbox.channels.post(channel, &words, pictures, nonce);
    posted.await.map(|_| ())
}

/// The strip, and the boards of the moves that decided the game.
async fn pictures(
    bot: &Bot,
    found: &GameReview,
    language: Language,
) -> Result<Vec<Picture>, RequestError> {
    let settings = Settings {
        theme: found.view.server.theme.clone(),
        ..Settings::default()
    };
    let strip = bot.renderer.strip(found, &settings, language).await?;
    let mut pictures = vec![strip];
    for point in found.review.turning_points() {
        let board = views::turning_point_board(found, &point, 0, settings.notation);
        let board = bot.renderer.draw_position(board, &settings, language);
        pictures.push(board.await?);
    }
    Ok(pictures)
}

fn failed(game: GameId, error: &SendError) -> Message {
    let error = error as &dyn std::error::Error;
    info!(%game, error, "nothing of a review was posted");
    Message::text(say!(review::share_failed))
}
