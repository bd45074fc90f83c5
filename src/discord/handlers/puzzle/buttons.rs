//! The buttons and the form of puzzles.

use serenity::all::{ComponentInteraction, ModalInteraction};

use crate::discord::action::pad::Pad;
use crate::discord::action::{PuzzleAction, PuzzleRef};
use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::puzzle::{attempts, page};
use crate::discord::refusal::RequestError;
use crate::discord::respond::Response;
use crate::discord::views::{self, PuzzleState};
use crate::rules::Move;
use crate::service::PuzzleRequest;

/// Does what a button asks for.
pub async fn press(
    bot: &Bot,
    interaction: &ComponentInteraction,
    action: PuzzleAction,
) -> Result<Response, RequestError> {
    if let PuzzleAction::Type(at) = action {
        return Ok(Response::form(views::puzzle_form(at)));
    }
    let viewer = Viewer::of_press(bot, interaction).await?;
    match action {
        PuzzleAction::Next => page::next(bot, &viewer, None).await,
        PuzzleAction::Any => page::next(bot, &viewer, Some(PuzzleRequest::default())).await,
        PuzzleAction::Show(id) => page::open(bot, &viewer, id).await,
        PuzzleAction::Open(id) => Ok(page::open(bot, &viewer, id).await?.beside()),
        PuzzleAction::Board(at) | PuzzleAction::Type(at) => {
            page::open(bot, &viewer, at.puzzle).await
        }
        PuzzleAction::Pad(at, corner) => {
            pad(bot, &viewer, at, |size| Some(Pad::at(corner, size))).await
        }
        PuzzleAction::Pan(at, corner, way) => {
            pad(bot, &viewer, at, |size| Pad::at(corner, size).moved(way)).await
        }
        PuzzleAction::Try(at, point) => {
            attempts::attempt(bot, &viewer, at, Move::Place(point)).await
        }
        PuzzleAction::Hint(at) => attempts::hint(bot, &viewer, at).await,
        PuzzleAction::Solution(at) => attempts::reveal(bot, &viewer, at).await,
        PuzzleAction::Words(at) => attempts::in_words(bot, &viewer, at).await,
        PuzzleAction::Repeat(repeats) => {
            let save = bot.service.repeat_puzzles(viewer.id, repeats, bot.now());
            save.await?;
            // The solution that is being read stays.
            Ok(viewer.response(views::puzzles_repeated(repeats)).beside())
        }
    }
}

/// Tries what was typed into the form.
pub async fn submit(
    bot: &Bot,
    interaction: &ModalInteraction,
    at: PuzzleRef,
) -> Result<Response, RequestError> {
    attempts::typed(bot, interaction, at).await
}

/// Shows the pad at a place of the board; the board alone where there is no such place.
async fn pad(
    bot: &Bot,
    viewer: &Viewer,
    at: PuzzleRef,
    lay: impl FnOnce(crate::rules::BoardSize) -> Option<Pad>,
) -> Result<Response, RequestError> {
    let view = bot.service.puzzle(viewer.viewpoint, at.puzzle).await?;
    let state = lay(view.start.board().size()).map_or(PuzzleState::Fresh, PuzzleState::Pad);
    page::show(bot, viewer, &view, state).await
}
