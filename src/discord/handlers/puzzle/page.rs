//! A page of a puzzle. One private message is edited in place.

use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::refusal::RequestError;
use crate::discord::respond::Response;
use crate::discord::views::{self, PuzzleState};
use crate::game::limits::Start;
use crate::puzzle::PuzzleId;
use crate::rules::Move;
use crate::service::{GameView, PuzzleRequest, PuzzleView, SavedProgress};

/// The next puzzle for a person; like the last one that they asked for, if nothing else is said.
pub async fn next(
    bot: &Bot,
    viewer: &Viewer,
    request: Option<PuzzleRequest>,
) -> Result<Response, RequestError> {
    bot.limits.picture(viewer.id)?;
    let starting = bot.starts.begin(viewer.id, Start::Puzzle)?;
    let next = bot
        .service
        .next_puzzle(viewer.viewpoint, request, bot.chance(), bot.now());
    if let Some(view) = next.await? {
        starting.counts();
        show_allowed(bot, viewer, &view, PuzzleState::Fresh, None).await
    } else {
        // Without a request, the last one counted.
        let request = match request {
            Some(request) => request,
            None => bot.service.wanted_puzzles(viewer.id).await?,
        };
        let are_there = bot.service.are_there_puzzles(viewer.viewpoint, request);
        let none = if request != PuzzleRequest::default() && are_there.await? {
            views::puzzles_kept_back()
        } else {
            views::no_puzzle(request)
        };
        Ok(viewer.response(none))
    }
}

/// A puzzle as it stands.
pub async fn open(bot: &Bot, viewer: &Viewer, id: PuzzleId) -> Result<Response, RequestError> {
    let view = bot.service.puzzle(viewer.viewpoint, id).await?;
    show(bot, viewer, &view, PuzzleState::Fresh).await
}

/// A puzzle with its board, which counts as a picture of the person's allowance.
pub async fn show(
    bot: &Bot,
    viewer: &Viewer,
    view: &PuzzleView,
    state: PuzzleState,
) -> Result<Response, RequestError> {
    if !matches!(state, PuzzleState::Words(_)) {
        bot.limits.picture(viewer.id)?;
    }
    show_allowed(bot, viewer, view, state, None).await
}

/// A puzzle with what was tried, and what was saved of that, once the picture was allowed. It says nothing of
/// positions that stand in a running game.
pub async fn show_allowed(
    bot: &Bot,
    viewer: &Viewer,
    view: &PuzzleView,
    state: PuzzleState,
    saved: Option<&SavedProgress>,
) -> Result<Response, RequestError> {
    if !bot
        .service
        .may_show(viewer.viewpoint.player, view, &[])
        .await?
    {
        return stands(bot, viewer, view, &[]).await;
    }
    let state = if bot
        .service
        .may_show(viewer.viewpoint.player, view, &state.shown())
        .await?
    {
        state
    } else {
        // The person's own stone stays, unless that position stands somewhere, too.
        let state = state.without_line();
        if !bot
            .service
            .may_show(viewer.viewpoint.player, view, &state.shown())
            .await?
        {
            return stands(bot, viewer, view, &state.shown()).await;
        }
        state
    };
    if matches!(state, PuzzleState::Words(_)) {
        let page = views::puzzle_page(view, &state, saved, viewer.settings.notation, None);
        return Ok(viewer.response(page));
    }
    draw(bot, viewer, view, &state, saved).await
}

/// Says that nothing is said of a puzzle now, and whose game is the reason.
pub async fn stands(
    bot: &Bot,
    viewer: &Viewer,
    view: &PuzzleView,
    shown: &[Move],
) -> Result<Response, RequestError> {
    let kept_from = bot.service.kept_from(viewer.id, view, shown).await?;
    Ok(viewer.response(views::puzzle_stands(kept_from)))
}

async fn draw(
    bot: &Bot,
    viewer: &Viewer,
    view: &PuzzleView,
    state: &PuzzleState,
    saved: Option<&SavedProgress>,
) -> Result<Response, RequestError> {
    let from = origin(bot, viewer, view, state).await?;
    let notation = viewer.settings.notation;
    let page = views::puzzle_page(view, state, saved, notation, from.as_ref());
    let (settings, language) = (&viewer.settings, viewer.language);
    let picture = bot.renderer.draw_puzzle(view, state, settings, language);
    Ok(viewer.response(page).with(picture.await?))
}

/// The game that a puzzle is from, once the attempt is over; `None` if the person may not see it by now.
async fn origin(
    bot: &Bot,
    viewer: &Viewer,
    view: &PuzzleView,
    state: &PuzzleState,
) -> Result<Option<GameView>, RequestError> {
    let Some(game) = view.game.filter(|_| state.is_over()) else {
        return Ok(None);
    };
    match bot.service.game_seen_from(viewer.viewpoint, game).await {
        Ok(found) => Ok(Some(found)),
        Err(error) if error.affects_one_record() => Ok(None),
        Err(error) => Err(error.into()),
    }
}
