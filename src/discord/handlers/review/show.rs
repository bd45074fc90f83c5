//! Shows a review to one person, and lets it be made first where that has not been done. Every page counts as a
//! picture of the person's allowance, before anything is looked up, and every review that has to be made as one of its
//! own.

use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::reviews::{NoPlace, ReviewOrder};
use crate::discord::views;
use crate::game::GameId;
use crate::rules::Record;
use crate::service::{GameReview, ReviewState, shares_with};

/// A page of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ReviewPage {
    /// The strip, the accuracy of both, and what decided.
    Overview,
    /// The turning point, or another mistake, that is the move with this index in the record.
    TurningPoint(usize),
    /// The same with so many moves of its better line on the board.
    BetterLine(usize, usize),
}

/// Shows a page of a review. If it has to be made first, that takes a few seconds; if others are before it,
/// the person is told how many, and asks again. Whoever asks again while a long one is made is told how far it is.
pub(super) async fn review(
    bot: &Bot,
    viewer: &Viewer,
    game: GameId,
    page: ReviewPage,
) -> Result<Response, RequestError> {
    bot.limits.picture(viewer.id)?;
    let found = match bot.service.review(viewer.viewpoint, game).await? {
        ReviewState::Kept(found) => found,
        ReviewState::Missing(record) => {
            if let Some(wait) = make(bot, viewer, game, record).await? {
                return Ok(wait);
            }
            match bot.service.review(viewer.viewpoint, game).await? {
                ReviewState::Kept(found) => found,
                ReviewState::Missing(_) => return Err(Refusal::NotReviewed.into()),
            }
        }
    };
    draw(bot, viewer, &found, page).await
}

/// Waits until a review is made; answers if others are before it, or if it was begun before and still takes long.
async fn make(
    bot: &Bot,
    viewer: &Viewer,
    game: GameId,
    record: Record,
) -> Result<Option<Response>, RequestError> {
    let order = ReviewOrder {
        by: viewer.id,
        game,
        record,
    };
    let allow = || bot.limits.review(viewer.id);
    let place = bot.reviews.ask(order, allow)?;
    if place.ahead > 0 {
        let wait = views::review_waits(game, place.ahead);
        return Ok(Some(viewer.response(wait)));
    }
    if let Some(progress) = place.progress.filter(|it| !it.is_soon_made()) {
        let begun = views::review_begun(game, progress.judged, progress.moves);
        return Ok(Some(viewer.response(begun)));
    }
    place.made.await.map_err(|_| Refusal::NotReviewed)?;
    Ok(None)
}

async fn draw(
    bot: &Bot,
    viewer: &Viewer,
    found: &GameReview,
    page: ReviewPage,
) -> Result<Response, RequestError> {
    let (settings, language) = (&viewer.settings, viewer.language);
    let points = found.review.mistakes();
    let point = match page {
        ReviewPage::Overview => None,
        ReviewPage::TurningPoint(index) | ReviewPage::BetterLine(index, _) => {
            points.iter().find(|point| point.index == index)
        }
    };
    let depth = match page {
        ReviewPage::BetterLine(_, depth) => depth,
        _ => 0,
    };
    let Some(point) = point else {
        let strip = bot.renderer.strip(found, settings, language).await?;
        let message = match page {
            ReviewPage::Overview => {
                let game = &found.view.game;
                let may_share = shares_with(game, viewer.id).is_some();
                let was_shown = may_share && bot.service.is_review_shared(game.id).await?;
                if may_share && !was_shown {
                    let lacks = bot
                        .service
                        .review_share_lacks_only(game, viewer.id, bot.now());
                    let told = lacks.await?;
                    let told = told.map(|other| views::share_at_once(&found.view, other));
                    views::review_beside(found, told, settings.notation)
                        .with_buttons(vec![views::share_button(&found.view)])
                } else {
                    views::review(found, settings.notation)
                }
            }
            ReviewPage::TurningPoint(index) | ReviewPage::BetterLine(index, _) => {
                views::review_without(found, index, settings.notation)
            }
        };
        return Ok(viewer.response(message).with(strip));
    };
    let notation = settings.notation;
    let board = views::turning_point_board(found, point, depth, notation);
    let board = bot.renderer.draw_position(board, settings, language);
    let board = board.await?;
    let message = views::turning_point(found, point, depth, notation);
    Ok(viewer.response(message).with(board))
}

impl From<NoPlace> for Refusal {
    fn from(no_place: NoPlace) -> Self {
        match no_place {
            NoPlace::Another(other) => Self::ReviewOfAnother(other),
            NoPlace::Closed => Self::Stopping,
        }
    }
}
