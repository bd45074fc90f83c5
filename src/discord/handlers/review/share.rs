//! Shows a review to everybody in the channel of the game, if both players agree. Everybody is asked at most once for a
//! game; what cannot be posted is told to whoever pressed, who may press again. What was posted, and not noted because
//! the bot stopped, is found among the latest messages there and not posted again. Once the review is shown, the question
//! loses its buttons; once one of the two declines, it says so instead, and that both agree if the review is shown after
//! all. If that fails, the buttons that are left answer with how it stands, and the old words stay.

use serenity::all::ComponentInteraction;
use tracing::info;

use crate::discord::action::Action;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::message::{Message, Picture};
use crate::discord::outbox::channels::SendError;
use crate::discord::outbox::duplicate_check::Sought;
use crate::discord::reader;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::{GameId, MessageId, Settings};
use crate::language::{Language, say};
use crate::rules::Notation;
use crate::service::{GameReview, GameView, ReviewSharing, ReviewState};

/// Agrees that the review of a game is shown in its channel.
pub async fn press(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    bot.limits.post(viewer.id)?;
    let review = bot.service.review_for_channel(viewer.viewpoint, game);
    let ReviewState::Kept(found) = review.await? else {
        return Err(Refusal::NotReviewed.into());
    };
    // Everybody on the game's server reads what is posted.
    let found = GameReview {
        view: bot.service.game(game).await?,
        ..*found
    };
    let language = reader::language_on(&bot.service, found.view.game.place.server).await;
    let sharing = bot.service.share_review(game, viewer.id, bot.now()).await?;
    let text = match sharing {
        ReviewSharing::Nothing => {
            retire_question(bot, &found).await;
            say!(review::share_done)
        }
        ReviewSharing::Wait { other, wish } => views::share_waits(&found.view, other, wish),
        ReviewSharing::Declined { other } => views::share_other_declined(&found.view, other),
        ReviewSharing::Ask { other, pings } => {
            let question = views::share_question(&found.view, viewer.id, other, pings);
            let post = Post {
                message: &question,
                pictures: Vec::new(),
                sought: Sought::Same(&question),
                nonce: format!("q{game}.{}", viewer.id.0 % 10_000),
            };
            if let Err(error) = post.once(bot, &found, language).await {
                return Ok(viewer.response(failed(game, &error)).beside());
            }
            bot.service.review_share_asked(game, viewer.id).await?;
            views::share_asked(&found.view, other)
        }
        ReviewSharing::Show {
            has_answered_before,
        } => {
            let pictures = pictures(bot, &found, language).await?;
            let shown = views::review(&found, Notation::Board);
            let title = views::review_title(&found.view);
            let post = Post {
                message: &shown,
                pictures,
                // What is said below it changes with the games that run.
                sought: Sought::Beginning(&title),
                nonce: format!("v{game}"),
            };
            if let Err(error) = post.once(bot, &found, language).await {
                return Ok(viewer.response(failed(game, &error)).beside());
            }
            bot.service.review_shared(game).await?;
            let was_open = retire_question(bot, &found).await;
            // Who declines a question takes its buttons off: nobody has while the only one has them.
            if has_answered_before || !was_open {
                replace_declined(bot, &found.view, language).await;
            }
            say!(review::share_done)
        }
    };
    Ok(viewer.response(Message::text(text)).beside())
}

/// Answers that the review of a game is not to be shown in its channel: the question says so.
pub async fn decline(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let was_shown = bot.service.decline_review_share(game, viewer.id).await?;
    if was_shown {
        let done = Message::text(say!(review::share_done));
        return Ok(viewer.response(done).beside());
    }
    // Everybody on the game's server reads it.
    let view = bot.service.game(game).await?;
    let declined = views::share_declined(&view, viewer.id);
    let language = reader::language_on(&bot.service, view.game.place.server).await;
    if let Some(question) = question_of(bot, &view).await {
        let (channels, channel) = (&bot.outbox.channels, view.game.place.channel);
        let words = declined.in_language(language);
        if let Err(error) = channels.edit(channel, question, &words).await {
            let error = &error as &dyn std::error::Error;
            info!(%game, error, "the question about a review stays");
        }
    }
    let told = Message::text(views::share_you_declined(&view));
    Ok(viewer.response(told).beside())
}

/// Puts that both agree in place of what stands there of a player who declined before.
async fn replace_declined(bot: &Bot, view: &GameView, language: Language) {
    let (channels, channel) = (&bot.outbox.channels, view.game.place.channel);
    let words = views::share_agreed(view).in_language(language);
    for &player in &view.game.players {
        let declined = views::share_declined(view, player);
        let sought = Sought::Same(&declined);
        let replaced = match channels.posted_before(channel, &sought).await {
            Ok(Some(message)) => channels.edit(channel, message, &words).await,
            Ok(None) => Ok(()),
            Err(error) => Err(error),
        };
        if let Err(error) = replaced {
            let error = &error as &dyn std::error::Error;
            info!(game = %view.game.id, error, "what a player declined before stays");
        }
    }
}

/// Takes the buttons off the question. Returns whether it still had them.
async fn retire_question(bot: &Bot, found: &GameReview) -> bool {
    let Some(question) = question_of(bot, &found.view).await else {
        return false;
    };
    let channel = found.view.game.place.channel;
    bot.outbox.channels.retire(channel, question).await;
    true
}

/// The question, if it stands among the latest messages of the channel.
async fn question_of(bot: &Bot, view: &GameView) -> Option<MessageId> {
    let agree = Action::ShareReview(view.game.id).to_string();
    let sought = Sought::Button(&agree);
    let channel = view.game.place.channel;
    match bot.outbox.channels.posted_before(channel, &sought).await {
        Ok(question) => question,
        Err(error) => {
            let error = &error as &dyn std::error::Error;
            info!(error, "the question about a review is not found");
            None
        }
    }
}

/// A message for the channel of a game.
struct Post<'a> {
    message: &'a Message,
    pictures: Vec<Picture>,
    /// How it is recognised there.
    sought: Sought<'a>,
    nonce: String,
}

impl Post<'_> {
    /// Posts the message, unless it stands there already.
    async fn once(
        self,
        bot: &Bot,
        found: &GameReview,
        language: Language,
    ) -> Result<(), SendError> {
        let (channels, channel) = (&bot.outbox.channels, found.view.game.place.channel);
        let before = channels.posted_before(channel, &self.sought).await?;
        if before.is_some() {
            return Ok(());
        }
        let words = self.message.in_language(language);
        let posted = channels.post(channel, &words, self.pictures, self.nonce);
        posted.await.map(|_| ())
    }
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
