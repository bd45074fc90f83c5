//! What becomes of a stone that is tried, and the help with a puzzle. An attempt is judged on a thread of its own.

use serenity::all::ModalInteraction;

use crate::discord::action::PuzzleRef;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::input;
use crate::discord::handlers::common::typed::readable;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::puzzle::page;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::render;
use crate::discord::respond::Response;
use crate::discord::views::PuzzleState;
use crate::game::GameRefusal;
use crate::puzzle::{self, Attempt, NODES};
use crate::rules::{BoardSize, Move, Point};
use crate::service::{Error, PuzzleProgress, PuzzleView, SavedProgress, ServiceRefusal};

/// The most characters of a board in words.
const LONGEST_BOARD: usize = 900;

/// What is needed to go on with an attempt, or the answer if it does not.
enum Next<T> {
    GoOn(T),
    Answer(Box<Response>),
}

/// The puzzle as it stood when the button was shown, unless it has gone on, or nothing is said of it.
async fn as_shown(
    bot: &Bot,
    viewer: &Viewer,
    at: PuzzleRef,
) -> Result<Next<PuzzleView>, RequestError> {
    let view = bot.service.puzzle(viewer.viewpoint, at.puzzle).await?;
    if view.line.len() != usize::from(at.moves) {
        let fresh = page::show(bot, viewer, &view, PuzzleState::Fresh);
        return Ok(Next::Answer(Box::new(fresh.await?)));
    }
    if !bot
        .service
        .may_show(viewer.viewpoint.player, &view, &[])
        .await?
    {
        let stands = page::stands(bot, viewer, &view, &[]).await?;
        return Ok(Next::Answer(Box::new(stands)));
    }
    // Before anything is judged or saved, so that what is saved is shown, and nobody has much work done.
    bot.limits.picture(viewer.id)?;
    Ok(Next::GoOn(view))
}

/// Tries a stone.
pub async fn attempt(
    bot: &Bot,
    viewer: &Viewer,
    at: PuzzleRef,
    mv: Move,
) -> Result<Response, RequestError> {
    let view = match as_shown(bot, viewer, at).await? {
        Next::GoOn(view) => view,
        Next::Answer(response) => return Ok(*response),
    };
    let (position, goal) = (view.position.clone(), view.puzzle.goal);
    let judge = move || puzzle::attempt(&position, goal, mv, NODES);
    let judged = bot.puzzles.run(judge).await?.map_err(GameRefusal::from)?;
    let progress = match &judged {
        Attempt::Solved { .. } => PuzzleProgress::Solved,
        Attempt::Kept { reply } => {
            PuzzleProgress::Kept([mv].into_iter().chain(reply.iter().copied()).collect())
        }
        Attempt::Wrong { .. } => PuzzleProgress::Failed,
    };
    let saved = match save(bot, viewer, &view, progress).await? {
        Next::GoOn(saved) => saved,
        Next::Answer(response) => return Ok(*response),
    };
    // What comes after the win is shown from the board on which it was found.
    let (view, state) = match judged {
        Attempt::Solved { line } => (view, PuzzleState::Solved(mv, line)),
        Attempt::Kept { reply } => (saved.view.clone(), PuzzleState::Kept(mv, reply)),
        Attempt::Wrong { refutation } => (saved.view.clone(), PuzzleState::Wrong(mv, refutation)),
    };
    page::show_allowed(bot, viewer, &view, state, Some(&saved)).await
}

/// Tries what was typed, in place of the message from which the form was opened.
pub async fn typed(
    bot: &Bot,
    interaction: &ModalInteraction,
    at: PuzzleRef,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_form(bot, interaction).await?;
    let view = bot.service.puzzle(viewer.viewpoint, at.puzzle).await?;
    let typed = input::typed(interaction).unwrap_or_default();
    let size = view.start.board().size();
    let mv = read(typed, size, &viewer)?;
    Ok(attempt(bot, &viewer, at, mv).await?.instead())
}

fn read(typed: &str, size: BoardSize, viewer: &Viewer) -> Result<Move, Refusal> {
    let text = readable(typed);
    let (text, is_power) = match text.strip_prefix('+') {
        Some(rest) => (rest, true),
        None => (text.as_str(), false),
    };
    let at = Point::parse_preferring(viewer.settings.notation, text, size);
    let at = at.map_err(|error| Refusal::Point {
        typed: typed.to_owned(),
        error,
    })?;
    Ok(if is_power {
        Move::Power(at)
    } else {
        Move::Place(at)
    })
}

/// The board in words.
pub async fn in_words(bot: &Bot, viewer: &Viewer, at: PuzzleRef) -> Result<Response, RequestError> {
    let view = bot.service.puzzle(viewer.viewpoint, at.puzzle).await?;
    let (settings, language) = (&viewer.settings, viewer.language);
    let board = render::puzzle_in_words(&view, settings, language, LONGEST_BOARD);
    page::show(bot, viewer, &view, PuzzleState::Words(board)).await
}

/// A hint: three points, of which one is right. One that was given stays until the attempt goes on.
pub async fn hint(bot: &Bot, viewer: &Viewer, at: PuzzleRef) -> Result<Response, RequestError> {
    let view = match as_shown(bot, viewer, at).await? {
        Next::GoOn(view) => view,
        Next::Answer(response) => return Ok(*response),
    };
    if !view.hint.is_empty() {
        return page::show_allowed(bot, viewer, &view, PuzzleState::Fresh, None).await;
    }
    let line = solution(bot, &view).await?;
    let right = line.first().and_then(|mv| mv.point());
    let right = right.ok_or(Refusal::Button)?;
    let hinted = PuzzleProgress::Hinted(among(&view, right));
    let saved = match save(bot, viewer, &view, hinted).await? {
        Next::GoOn(saved) => saved,
        Next::Answer(response) => return Ok(*response),
    };
    page::show_allowed(bot, viewer, &saved.view, PuzzleState::Fresh, None).await
}

/// The solution. The puzzle counts as not solved by it.
pub async fn reveal(bot: &Bot, viewer: &Viewer, at: PuzzleRef) -> Result<Response, RequestError> {
    let view = match as_shown(bot, viewer, at).await? {
        Next::GoOn(view) => view,
        Next::Answer(response) => return Ok(*response),
    };
    let line = solution(bot, &view).await?;
    let saved = match save(bot, viewer, &view, PuzzleProgress::Revealed).await? {
        Next::GoOn(saved) => saved,
        Next::Answer(response) => return Ok(*response),
    };
    // The solution is shown from the board on which it was asked for.
    let state = PuzzleState::Shown(line);
    page::show_allowed(bot, viewer, &view, state, Some(&saved)).await
}

async fn solution(bot: &Bot, view: &PuzzleView) -> Result<Vec<Move>, RequestError> {
    let (position, goal) = (view.position.clone(), view.puzzle.goal);
    let solve = move || puzzle::solution(&position, goal, NODES);
    bot.puzzles.run(solve).await
}

/// Saves what came of an attempt, unless the puzzle has gone on meanwhile.
async fn save(
    bot: &Bot,
    viewer: &Viewer,
    view: &PuzzleView,
    progress: PuzzleProgress,
) -> Result<Next<SavedProgress>, RequestError> {
    let saved = bot
        .service
        .save_puzzle_progress(viewer.viewpoint, view, progress, bot.now());
    match saved.await {
        Ok(saved) => Ok(Next::GoOn(saved)),
        Err(Error::Refused(ServiceRefusal::PuzzleWentOn)) => {
            let fresh = page::open(bot, viewer, view.id).await?;
            Ok(Next::Answer(Box::new(fresh)))
        }
        Err(error) => Err(error.into()),
    }
}

/// How many points a hint names.
const NAMED: usize = 3;

/// The right point and the free points nearest to it, as they lie on the board, so that none of them stands out.
fn among(view: &PuzzleView, right: Point) -> Vec<Point> {
    let mut near = view.position.legal_points();
    near.retain(|&point| point != right);
    // Which of its neighbours are named depends on the point alone.
    let turn = u32::from(right.file()) * 7 + u32::from(right.rank()) * 3;
    near.sort_by_key(|point| {
        let place = u32::from(point.file()) * 5 + u32::from(point.rank()) * 11;
        (point.distance(right), (place + turn) % 13)
    });
    near.truncate(NAMED - 1);
    near.push(right);
    near.sort_by_key(|point| (point.file(), point.rank()));
    near
}
