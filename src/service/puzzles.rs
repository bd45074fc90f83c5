//! Puzzles as people solve them: what is saved of each attempt, and when the first one has ended how that is rated.
//!
//! Whether a stone solves a puzzle is proved by [`crate::puzzle`]; that takes a moment, so the caller does it away
//! from here, on what this module has shown, and what comes of it is saved only if the attempt stands as it did.
//!
//! **Fair play.** Nothing is said of a position that stands in a running game, turned, mirrored, shifted or reached in
//! another order, or that comes one stone after such a one: [`Service::may_show`] is asked each time before a board is
//! shown. A person's own games all count, those of others as [`StandsFor`] says.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::error::{Abort, ServiceRefusal, use_case};
use super::profile_audience::admits;
use super::puzzle_results::{self, FirstResult, Practice, day_of};
use super::puzzle_view::{KeptFrom, PuzzleView};
use super::{Error, Service};
use crate::game::{GameId, PlayerId, ServerId, StandsFor, Viewpoint, Visibility};
use crate::puzzle::PuzzleId;
use crate::rating::{Change, Rating};
use crate::rules::{BoardSize, Move, Notation, Point};
use crate::store::{Reading, SavedPuzzleAttempt, SavedSolver, Writing};

/// What came of an attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleProgress {
    /// These moves of both sides keep the win.
    Kept(Vec<Move>),
    /// The puzzle is solved.
    Solved,
    /// A stone was wrong.
    Failed,
    /// The solution was shown. The next attempt begins at the start.
    Revealed,
    /// A hint named these points.
    Hinted(Vec<Point>),
}

/// What was saved of an attempt.
#[derive(Clone, Debug)]
pub struct SavedProgress {
    /// The puzzle as it stands now.
    pub view: PuzzleView,
    /// How the person's rating changed, if their first attempt ended with this.
    pub change: Option<Change>,
    /// On how many days in a row they have solved one, if this one began such a day.
    pub streak: Option<u32>,
}

/// How a person solves puzzles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Solver {
    /// Their rating, as of today.
    pub rating: Rating,
    /// How many puzzles they have tried.
    pub tried: u32,
    /// How many of them they solved the first time.
    pub solved: u32,
    /// On how many days in a row they have solved one, up to now.
    pub streak: u32,
    /// The longest such time.
    pub longest_streak: u32,
    /// Whether they want the puzzles back that they did not solve.
    pub repeats: bool,
}

impl Service {
    /// A puzzle as a person has it before them. Refused if there is none, or if they may not see the game that it is
    /// from.
    pub async fn puzzle(&self, viewpoint: Viewpoint, id: PuzzleId) -> Result<PuzzleView, Error> {
        use_case(format!("look up puzzle {id}"), async {
            let mut reading = self.store.read().await?;
            view(&mut reading, viewpoint, id).await
        })
        .await
    }

    /// Whether a puzzle may be shown to a person now, with these moves after those so far: none of its positions
    /// stands in a running game.
    pub async fn may_show(
        &self,
        player: PlayerId,
        view: &PuzzleView,
        shown: &[Move],
    ) -> Result<bool, Error> {
        use_case(format!("look where puzzle {} stands", view.id), async {
            self.fill_in_all_standing().await?;
            let mut reading = self.store.read().await?;
            let keys = view.keys(shown);
            let standing = reading.standing_among(&keys, player, silenced_by(view.game));
            Ok(view.start.is_distinct() && standing.await?.is_empty())
        })
        .await
    }

    /// From whom a puzzle is kept that may not be shown to this person now: from somebody who plays it, who may be the person.
    pub async fn kept_from(
        &self,
        player: PlayerId,
        view: &PuzzleView,
        shown: &[Move],
    ) -> Result<KeptFrom, Error> {
        use_case(format!("look who plays puzzle {}", view.id), async {
            let own = self.store.read().await?.standing_for(player).await?;
            let is_own = view.keys(shown).iter().any(|key| own.contains(key));
            Ok(if is_own {
                KeptFrom::ItsPlayer
            } else {
                KeptFrom::Others
            })
        })
        .await
    }

    /// Saves what came of an attempt that was judged as it stood in `seen`. Refused if it has gone on since, as it does
    /// when a button is pressed twice.
    pub async fn save_puzzle_progress(
        &self,
        viewpoint: Viewpoint,
        seen: &PuzzleView,
        progress: PuzzleProgress,
        now: Timestamp,
    ) -> Result<SavedProgress, Error> {
        let (id, player) = (seen.id, viewpoint.player);
        use_case(format!("save how a person solves puzzle {id}"), async {
            let mut writing = self.store.write().await?;
            let before = view(&mut writing, viewpoint, id).await?;
            if before.line != seen.line {
                return Err(ServiceRefusal::PuzzleWentOn.into());
            }
            let mut attempt = attempt(&mut writing, player, id, now).await?;
            attempt.shown_rating = Some(before.shown_rating.rating);
            let solver = writing.solver(player).await?;
            let mut solver = solver.unwrap_or_else(|| SavedSolver::new(now));
            let is_first = attempt.solved.is_none();
            let (mut change, mut streak) = (None, None);
            match &progress {
                PuzzleProgress::Kept(moves) => {
                    let line: Vec<Move> = before.line.iter().chain(moves).copied().collect();
                    attempt.line = before.puzzle.line_text(&line);
                    attempt.hint = String::new();
                }
                PuzzleProgress::Hinted(points) => {
                    attempt.is_hinted = true;
                    attempt.hint = hint_text(points, before.start.board().size());
                }
                PuzzleProgress::Solved | PuzzleProgress::Failed | PuzzleProgress::Revealed => {
                    let is_solved = progress == PuzzleProgress::Solved;
                    if progress != PuzzleProgress::Failed {
                        attempt.line = String::new();
                        attempt.hint = String::new();
                        attempt.shown_rating = None;
                    }
                    // A solution that was shown, or found before, is no work of today.
                    if is_solved && (is_first || attempt.is_repeating) {
                        let zone = writing
                            .settings(player)
                            .await?
                            .time_preferences
                            .calendar
                            .zone;
                        streak = puzzle_results::count_day(&mut solver, day_of(now, zone));
                    }
                    if is_first {
                        let first = FirstResult {
                            is_solved,
                            is_hinted: attempt.is_hinted,
                            puzzle: before.rating,
                        };
                        if before.reviewed_in.is_none() {
                            let (rated, puzzle) = puzzle_results::rate(&mut solver, first, now);
                            change = Some(rated);
                            writing.rate_puzzle(id.0, puzzle, is_solved).await?;
                        }
                        attempt.solved = Some(is_solved);
                        if let Some(server) = viewpoint.server.filter(|_| is_solved) {
                            note_daily(&mut writing, server, (id, player), now).await?;
                        }
                    }
                    puzzle_results::practise(
                        &mut attempt,
                        Practice {
                            is_first,
                            is_solved,
                        },
                        now,
                    );
                }
            }
            writing.save_puzzle_attempt(player, &attempt).await?;
            writing.save_solver(player, &solver).await?;
            let view = view(&mut writing, viewpoint, id).await?;
            writing.commit().await?;
            Ok(SavedProgress {
                view,
                change,
                streak,
            })
        })
        .await
    }

    /// How a person solves puzzles; `None` before their first attempt has ended.
    pub async fn solver(&self, player: PlayerId, now: Timestamp) -> Result<Option<Solver>, Error> {
        use_case("look up the puzzles of a person".to_owned(), async {
            let mut reading = self.store.read().await?;
            Ok(solver(&mut reading, player, now).await?)
        })
        .await
    }

    /// Saves whether a person wants the puzzles back that they did not solve.
    pub async fn repeat_puzzles(
        &self,
        player: PlayerId,
        repeats: bool,
        now: Timestamp,
    ) -> Result<(), Error> {
        use_case("save how a person practises".to_owned(), async {
            let mut writing = self.store.write().await?;
            let solver = writing.solver(player).await?;
            let solver = solver.unwrap_or_else(|| SavedSolver::new(now));
            writing
                .save_solver(player, &SavedSolver { repeats, ..solver })
                .await?;
            Ok(writing.commit().await?)
        })
        .await
    }
}

/// The game that a puzzle is from, if its solution is in a review that was made for its players, of whom this person is
/// one: an attempt of theirs is not rated.
async fn told_in(
    reading: &mut Reading,
    player: PlayerId,
    game: Option<GameId>,
) -> Result<Option<GameId>, crate::store::Error> {
    let Some(game) = game else { return Ok(None) };
    let is_own = reading.players_of(game).await?.contains(&player);
    let is_told = is_own && reading.review(game).await?.is_some();
    Ok(is_told.then_some(game))
}

/// How far a running game of others has to stand to silence a puzzle from this game; `None` for one that is built in.
/// Those are known to everybody from the beginning: who plays one of them without a clock only keeps it from others.
pub(super) const fn silenced_by(game: Option<GameId>) -> StandsFor {
    match game {
        Some(_) => StandsFor::OtherGames,
        None => StandsFor::Everybody,
    }
}

/// Whether somebody who looks from there is shown puzzles from a finished game: they see the game, and its other
/// players let them see their results.
pub(super) async fn may_see_puzzles_of(
    reading: &mut Reading,
    viewpoint: Viewpoint,
    game: GameId,
) -> Result<bool, crate::store::Error> {
    let players = reading.players_of(game).await?;
    if players.contains(&viewpoint.player) {
        return Ok(true);
    }
    let place = reading.place_of(game).await;
    let Some(place) = reading.set_aside(place)?.flatten() else {
        return Ok(false);
    };
    let visibility = match place.server {
        Some(server) => reading.server_settings(server).await?.visibility,
        None => Visibility::default(),
    };
    if !viewpoint.sees(&players, place, visibility) {
        return Ok(false);
    }
    let is_fellow_member = place.server == viewpoint.server;
    for player in players {
        if !admits(reading, player, viewpoint.player, is_fellow_member).await? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// A puzzle as a person has it before them.
pub(super) async fn view(
    reading: &mut Reading,
    viewpoint: Viewpoint,
    id: PuzzleId,
) -> Result<PuzzleView, Abort> {
    let player = viewpoint.player;
    let saved = reading.puzzle(id.0).await?;
    if let Some(game) = saved.as_ref().and_then(|it| it.game)
        && !may_see_puzzles_of(reading, viewpoint, game).await?
    {
        return Err(ServiceRefusal::NoSuchPuzzle.into());
    }
    let fresh = saved.as_ref().and_then(PuzzleView::fresh);
    let mut view = fresh.ok_or(ServiceRefusal::NoSuchPuzzle)?;
    let solver = reading.solver(player).await?;
    view.repeats = solver.is_some_and(|it| it.repeats);
    view.reviewed_in = told_in(reading, player, view.game).await?;
    let Some(attempt) = reading.puzzle_attempt(player, id.0).await? else {
        return Ok(view);
    };
    // A line that cannot be read, or played, begins again.
    if let Ok(line) = view.puzzle.read_line(&attempt.line) {
        let mut position = view.start.clone();
        if line.iter().all(|&mv| position.play(mv).is_ok()) {
            view.hint = read_hint(&attempt.hint, position.board().size());
            (view.line, view.position) = (line, position);
        }
    }
    if let Some(rating) = attempt.shown_rating {
        view.shown_rating.rating = rating;
    }
    view.is_solved = attempt.solved;
    view.is_hinted = attempt.is_hinted;
    view.is_repeating = attempt.is_repeating;
    Ok(view)
}

/// The points of a hint as they are saved.
fn hint_text(points: &[Point], size: BoardSize) -> String {
    let names = points.iter().map(|at| at.text(Notation::Board, size));
    names.collect::<Vec<_>>().join(" ")
}

/// Reads hints. An unreadable one counts as none.
fn read_hint(text: &str, size: BoardSize) -> Vec<Point> {
    let points = text.split_whitespace();
    let points: Result<_, _> = points.map(|name| Point::parse(name, size)).collect();
    points.unwrap_or_default()
}

/// Notes that a person solved the puzzle that the server they look from has today, or that of yesterday until today's
/// is chosen.
async fn note_daily(
    writing: &mut Writing,
    server: ServerId,
    (id, player): (PuzzleId, PlayerId),
    now: Timestamp,
) -> Result<(), Abort> {
    let today = day_of(now, TimeZone::UTC);
    let daily = match writing.daily_puzzle_on(server, today).await? {
        Some(daily) => Some(daily),
        None => writing.daily_puzzle_on(server, today - 1).await?,
    };
    if let Some((daily, _)) = daily.filter(|(_, puzzle)| *puzzle == id.0) {
        writing.insert_daily_solver(daily, player).await?;
    }
    Ok(())
}

/// What is saved of a person's attempt at a puzzle, or a new one.
pub(super) async fn attempt(
    reading: &mut Reading,
    player: PlayerId,
    id: PuzzleId,
    now: Timestamp,
) -> Result<SavedPuzzleAttempt, Abort> {
    let saved = reading.puzzle_attempt(player, id.0).await?;
    Ok(saved.unwrap_or(SavedPuzzleAttempt {
        puzzle: id.0,
        line: String::new(),
        solved: None,
        is_hinted: false,
        hint: String::new(),
        is_repeating: false,
        repeated: 0,
        due_at: None,
        shown_at: now,
        shown_rating: None,
    }))
}

/// How a person solves puzzles.
pub(super) async fn solver(
    reading: &mut Reading,
    player: PlayerId,
    now: Timestamp,
) -> Result<Option<Solver>, crate::store::Error> {
    let Some(saved) = reading.solver(player).await? else {
        return Ok(None);
    };
    let zone = reading
        .settings(player)
        .await?
        .time_preferences
        .calendar
        .zone;
    let today = day_of(now, zone);
    let goes_on = saved.solved_on.is_some_and(|day| day + 1 >= today);
    Ok((saved.tried > 0).then(|| Solver {
        rating: puzzle_results::as_of(&saved, now),
        tried: saved.tried,
        solved: saved.solved,
        streak: if goes_on { saved.streak } else { 0 },
        longest_streak: saved.longest_streak,
        repeats: saved.repeats,
    }))
}
