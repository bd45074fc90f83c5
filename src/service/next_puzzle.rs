//! Gives a person their next puzzle: one that comes back because they did not solve it, if they want that, or another
//! one that suits them.

use jiff::{SignedDuration, Timestamp};

use super::error::{Abort, use_case};
use super::puzzle_choice::{Candidate, choose, is_any, standing_among};
use super::puzzle_request::PuzzleRequest;
use super::puzzle_results::as_of;
use super::puzzle_view::{OffTarget, PuzzleView};
use super::puzzles::{attempt, view};
use super::{Error, Service};
use crate::game::{PlayerId, Viewpoint};
use crate::puzzle::PuzzleId;
use crate::store::{Reading, SavedSolver, Writing};

/// After how long a puzzle comes back that came back before and was left.
const PUT_OFF: SignedDuration = SignedDuration::from_hours(24);

/// What was chosen for a person.
struct Chosen {
    /// What they asked for, now or the last time.
    request: PuzzleRequest,
    /// What they get; `None` if there is nothing that may be shown.
    puzzle: Option<NextPuzzle>,
    /// That it is far from what they asked for.
    off_target: Option<OffTarget>,
    /// The puzzles that came back already, and were left.
    left: Vec<PuzzleId>,
}

/// The puzzle that a person gets.
enum NextPuzzle {
    /// One that comes back.
    Repeated(PuzzleId),
    /// One that suits them.
    Suiting(Box<Candidate>),
}

impl Service {
    /// The next puzzle for a person who looks from there, like the last one they asked for if nothing else is said;
    /// `None` if there is none that may be shown. `chance` decides among those that suit. Where the person wants it, a
    /// puzzle that they did not solve comes back first, unless they ask for a certain kind; one that came back and was
    /// left comes back a day later.
    pub async fn next_puzzle(
        &self,
        viewpoint: Viewpoint,
        request: Option<PuzzleRequest>,
        chance: u64,
        now: Timestamp,
    ) -> Result<Option<PuzzleView>, Error> {
        let player = viewpoint.player;
        use_case("choose a puzzle for a person".to_owned(), async {
            self.fill_in_all_standing().await?;
            let mut reading = self.store.read().await?;
            let chosen = choose_next(&mut reading, viewpoint, request, (chance, now)).await?;
            drop(reading);
            let mut writing = self.store.write().await?;
            put_off(&mut writing, player, &chosen.left, now).await?;
            let solver = writing.solver(player).await?;
            let solver = solver.unwrap_or_else(|| SavedSolver::new(now));
            let wanted = chosen.request.to_text();
            let solver = SavedSolver { wanted, ..solver };
            writing.save_solver(player, &solver).await?;
            let shown = match chosen.puzzle {
                Some(next) => Some(save_shown(&mut writing, viewpoint, &next, now).await?),
                None => None,
            };
            writing.commit().await?;
            Ok(shown.map(|view| PuzzleView {
                off_target: chosen.off_target,
                asked_for: chosen.request.asked_for(),
                ..view
            }))
        })
        .await
    }

    /// Whether there are puzzles of a kind that a person may see, be they shown now or kept back because their positions
    /// stand in running games.
    pub async fn are_there_puzzles(
        &self,
        viewpoint: Viewpoint,
        request: PuzzleRequest,
    ) -> Result<bool, Error> {
        use_case("look whether there are such puzzles".to_owned(), async {
            let mut reading = self.store.read().await?;
            is_any(&mut reading, viewpoint, request).await
        })
        .await
    }

    /// What kind of puzzle a person asked for last.
    pub async fn wanted_puzzles(&self, player: PlayerId) -> Result<PuzzleRequest, Error> {
        use_case("look up which puzzles a person wants".to_owned(), async {
            let solver = self.store.read().await?.solver(player).await?;
            let request = solver.map(|it| PuzzleRequest::from_text(&it.wanted));
            Ok(request.unwrap_or_default())
        })
        .await
    }
}

/// Chooses what a person gets next.
async fn choose_next(
    reading: &mut Reading,
    viewpoint: Viewpoint,
    request: Option<PuzzleRequest>,
    (chance, now): (u64, Timestamp),
) -> Result<Chosen, Abort> {
    let solver = reading.solver(viewpoint.player).await?;
    let solver = solver.unwrap_or_else(|| SavedSolver::new(now));
    // Whoever asks for a kind of puzzle gets that kind.
    let is_of_any_kind = request.is_none_or(|it| it == PuzzleRequest::default());
    let request = request.unwrap_or_else(|| PuzzleRequest::from_text(&solver.wanted));
    let due = due(reading, viewpoint, &solver, now).await?;
    if let Some(id) = due.next.filter(|_| is_of_any_kind) {
        return Ok(Chosen {
            request,
            puzzle: Some(NextPuzzle::Repeated(id)),
            off_target: None,
            left: due.left,
        });
    }
    let target = request.difficulty.target(as_of(&solver, now));
    let chosen = choose(reading, viewpoint, (request, target), chance).await?;
    let (chosen, off_target) = chosen.unzip();
    Ok(Chosen {
        request,
        off_target: off_target.flatten(),
        puzzle: chosen.map(|it| NextPuzzle::Suiting(Box::new(it))),
        left: due.left,
    })
}

/// Lets the puzzles that were left come back later.
async fn put_off(
    writing: &mut Writing,
    player: PlayerId,
    left: &[PuzzleId],
    now: Timestamp,
) -> Result<(), Abort> {
    for &id in left {
        let mut attempt = attempt(writing, player, id, now).await?;
        attempt.is_repeating = false;
        attempt.due_at = Some(now + PUT_OFF);
        writing.save_puzzle_attempt(player, &attempt).await?;
    }
    Ok(())
}

/// Saves that a puzzle is shown to a person, who begins anew if their attempt is over.
async fn save_shown(
    writing: &mut Writing,
    viewpoint: Viewpoint,
    next: &NextPuzzle,
    now: Timestamp,
) -> Result<PuzzleView, Abort> {
    let id = match next {
        NextPuzzle::Repeated(id) => *id,
        NextPuzzle::Suiting(it) => {
            writing.insert_puzzle(&it.saved()).await?;
            it.id
        }
    };
    let mut shown = attempt(writing, viewpoint.player, id, now).await?;
    shown.shown_at = now;
    shown.is_repeating = matches!(next, NextPuzzle::Repeated(_));
    if shown.solved.is_some() {
        shown.line = String::new();
        shown.hint = String::new();
        shown.shown_rating = None;
    }
    if shown.shown_rating.is_none() {
        let saved = writing.puzzle(id.0).await?;
        shown.shown_rating = saved.map(|it| it.rating.rating);
    }
    writing
        .save_puzzle_attempt(viewpoint.player, &shown)
        .await?;
    view(writing, viewpoint, id).await
}

/// The puzzles that come back to a person by now.
#[derive(Default)]
struct DuePuzzles {
    /// The next one that may be shown.
    next: Option<PuzzleId>,
    /// Those that came back already, and were left.
    left: Vec<PuzzleId>,
}

/// What comes back to a person who wants that.
async fn due(
    reading: &mut Reading,
    viewpoint: Viewpoint,
    solver: &SavedSolver,
    now: Timestamp,
) -> Result<DuePuzzles, Abort> {
    let mut due = DuePuzzles::default();
    if !solver.repeats {
        return Ok(due);
    }
    for id in reading.due_puzzles(viewpoint.player, now).await? {
        let attempt = reading.puzzle_attempt(viewpoint.player, id).await?;
        if attempt.is_some_and(|it| it.is_repeating) {
            due.left.push(PuzzleId(id));
            continue;
        }
        if due.next.is_some() {
            continue;
        }
        let Some(saved) = reading.puzzle(id).await? else {
            continue;
        };
        let puzzle = saved.text.parse().ok();
        let it = puzzle.map(|it| Candidate::new(it, saved.game, Some(saved.rating)));
        let Some(it) = it else { continue };
        let standing = standing_among(reading, viewpoint.player, std::slice::from_ref(&it)).await?;
        if standing.is_empty() && it.may_be_seen(reading, viewpoint).await? {
            due.next = Some(it.id);
        }
    }
    Ok(due)
}
