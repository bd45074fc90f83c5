//! A puzzle with its buttons, and what is said to attempts at it.

use crate::discord::action::pad::Pad;
use crate::discord::action::{Action, PuzzleAction, PuzzleRef};
use crate::discord::message::{Message, Modal};
use crate::discord::views::move_line::move_line;
use crate::discord::views::phrases;
use crate::discord::views::puzzle_buttons::{PuzzleLook, with_helps, with_pad, with_ways_on};
use crate::discord::views::result::rating;
use crate::game::GameId;
use crate::language::{Text, Word, say};
use crate::puzzle::Goal;
use crate::rating::Change;
use crate::rules::{Colour, Move, Notation};
use crate::service::{AskedFor, GameView, OffTarget, PuzzleView, SavedProgress};

/// From which deviation on a rating moves in steps that surprise people.
const UNSETTLED: f64 = 150.0;

/// What a page of a puzzle shows besides the task.
#[derive(Clone, Debug)]
pub enum PuzzleState {
    /// Nothing.
    Fresh,
    /// A button for each of some points.
    Pad(Pad),
    /// The board in words.
    Words(String),
    /// That a stone keeps the win, and how the opponent replied.
    Kept(Move, Vec<Move>),
    /// What is wrong with a stone: moves that show it.
    Wrong(Move, Vec<Move>),
    /// That a stone solves the puzzle, and how the win goes on.
    Solved(Move, Vec<Move>),
    /// A solution.
    Shown(Vec<Move>),
}

impl PuzzleState {
    /// Whether the attempt is over.
    pub const fn is_over(&self) -> bool {
        matches!(self, Self::Solved(..) | Self::Shown(_))
    }

    /// The moves that are shown on the board after those of the attempt.
    pub fn shown(&self) -> Vec<Move> {
        match self {
            Self::Wrong(mv, line) | Self::Solved(mv, line) => {
                [*mv].into_iter().chain(line.iter().copied()).collect()
            }
            Self::Shown(line) => line.clone(),
            _ => Vec::new(),
        }
    }

    /// The same with as few moves on the board as possible.
    #[must_use]
    pub fn without_line(self) -> Self {
        match self {
            Self::Wrong(mv, _) => Self::Wrong(mv, Vec::new()),
            Self::Solved(mv, _) => Self::Solved(mv, Vec::new()),
            Self::Shown(_) => Self::Shown(Vec::new()),
            other => other,
        }
    }
}

/// A puzzle with its buttons. `saved` is what was saved of the attempt just now, `from` the game that it is from, which
/// is told once the attempt is over.
pub fn puzzle_page(
    view: &PuzzleView,
    state: &PuzzleState,
    saved: Option<&SavedProgress>,
    notation: Notation,
    from: Option<&GameView>,
) -> Message {
    let told = match state {
        PuzzleState::Fresh | PuzzleState::Pad(_) => None,
        PuzzleState::Words(board) => {
            let own = say!(puzzle::you_have, colour = colour(view, solver_of(view)));
            let about = Text::sentences([own].into_iter().chain(captured(view)));
            Some(Text::lines([about, Text::verbatim(board)]))
        }
        PuzzleState::Kept(mv, reply) => Some(kept(view, *mv, reply, notation)),
        PuzzleState::Wrong(mv, line) => {
            let is_shown = !line.is_empty();
            let again = is_shown.then(|| again(saved));
            let wrong = wrong(view, *mv, line, notation);
            Some(Text::sentences([wrong].into_iter().chain(again)))
        }
        PuzzleState::Solved(mv, line) => {
            let point = name(view, *mv, notation);
            let solved = say!(puzzle::solved, point = point);
            let goes_on = (!line.is_empty()).then(|| {
                say!(
                    puzzle::goes_on,
                    line = numbered(view, &[*mv], line, notation)
                )
            });
            Some(Text::sentences(
                [Some(solved), goes_on].into_iter().flatten(),
            ))
        }
        PuzzleState::Shown(line) if line.is_empty() => Some(say!(puzzle::not_shown)),
        PuzzleState::Shown(line) => {
            let line = numbered(view, &[], line, notation);
            Some(say!(puzzle::shown, line = line))
        }
    };
    // What was rated just now has not been tried before.
    let was_rated = saved.is_some_and(|it| it.change.is_some());
    let about = (!was_rated).then(|| about(view));
    let task = (!state.is_over()).then(|| {
        let off_target = view.off_target.map(|off| off_target(off, view.asked_for));
        Text::sentences([task(view)].into_iter().chain(off_target).chain(about))
    });
    let unrated = view.reviewed_in.filter(|_| view.is_solved.is_none());
    let unrated = unrated.filter(|_| state.is_over()).map(unrated_by_review);
    let origin = state.is_over().then(|| origin(view, from)).flatten();
    let results = saved.map(results).filter(|it| !it.is_empty());
    let hint = (!state.is_over()).then(|| hint(view, notation)).flatten();
    let parts = [Some(head(view)), task, told, hint, results, unrated, origin];
    let text = Text::joined(parts.into_iter().flatten(), "\n\n");
    let message = Message::text(text);
    let at = PuzzleRef {
        puzzle: view.id,
        moves: u16::try_from(view.line.len()).unwrap_or(u16::MAX),
    };
    match state {
        PuzzleState::Pad(pad) => with_pad(message, view, at, *pad, notation),
        state if state.is_over() => {
            let repeats = saved.map_or(view.repeats, |saved| saved.view.repeats);
            with_ways_on(message, view, repeats, from)
        }
        PuzzleState::Words(_) => with_helps(message, view, (at, PuzzleLook::Words)),
        PuzzleState::Wrong(..) => with_helps(message, view, (at, PuzzleLook::Line)),
        _ => with_helps(message, view, (at, PuzzleLook::Board)),
    }
}

/// The form that asks for a point.
pub fn puzzle_form(at: PuzzleRef) -> Modal {
    Modal {
        title: say!(learn::form_title),
        label: say!(move_buttons::point),
        example: say!(move_buttons::example),
        action: Action::Puzzle(PuzzleAction::Type(at)),
        most: Modal::LONGEST,
    }
}

/// The colour of the solver.
pub fn solver_of(view: &PuzzleView) -> Colour {
    let turn = view.start.to_act();
    turn.and_then(|turn| turn.colour).unwrap_or(Colour::FIRST)
}

/// "White to move"
pub fn puzzle_status(view: &PuzzleView) -> Text {
    let colour = colour(view, solver_of(view));
    say!(puzzle::to_move, colour = colour)
}

/// "**Puzzle** · Pente · 1130"
fn head(view: &PuzzleView) -> Text {
    let ruleset = phrases::ruleset_name(view.puzzle.game.ruleset.id);
    say!(
        puzzle::head,
        ruleset = ruleset,
        rating = rating(view.shown_rating)
    )
}

/// What is asked.
pub(super) fn task(view: &PuzzleView) -> Text {
    let solver = solver_of(view);
    let own = colour(view, solver);
    match view.puzzle.goal {
        Goal::Defence => say!(puzzle::defence, colour = own),
        _ if !view.line.is_empty() => say!(puzzle::go_on, colour = own),
        Goal::Row => say!(puzzle::row, colour = own),
        Goal::Captures => say!(puzzle::captures, colour = own),
    }
}

/// What each colour has captured, before a board in words; nothing before the first capture.
fn captured(view: &PuzzleView) -> Option<Text> {
    let position = &view.position;
    let ruleset = position.ruleset();
    let captures = &ruleset.captures;
    let by = |wanted: &str| {
        let mut colours = Colour::first(ruleset.colours);
        let colour = colours.find(|&it| phrases::colour_word(ruleset, it).0 == wanted);
        colour.map_or(0, |colour| position.captured_by(colour) / captures.unit())
    };
    let (white, black) = (by("white"), by("black"));
    (white > 0 || black > 0).then(|| {
        if captures.count_pairs() {
            say!(puzzle::captured_pairs, white = white, black = black)
        } else {
            say!(puzzle::captured_stones, white = white, black = black)
        }
    })
}

/// Why an attempt is not rated, or what costs points in it.
fn about(view: &PuzzleView) -> Text {
    if view.is_repeating {
        say!(puzzle::repetition)
    } else if let Some(game) = view.reviewed_in {
        unrated_by_review(game)
    } else if view.is_solved.is_some() {
        say!(puzzle::unrated)
    } else if view.is_hinted {
        say!(puzzle::rated_hinted)
    } else {
        say!(puzzle::rated_attempt)
    }
}

/// That an attempt is not rated because of the review of the game that the puzzle is from.
fn unrated_by_review(game: GameId) -> Text {
    say!(puzzle::unrated_reviewed, game = game.to_string())
}

/// That no new puzzle is nearer to what was asked for, be that a kind of puzzle or not.
fn off_target(off: OffTarget, asked_for: AskedFor) -> Text {
    let asked = Word(match asked_for {
        AskedFor::Kind => "kind",
        AskedFor::Any => "any",
    });
    match off {
        OffTarget::MuchHarder => say!(puzzle::much_harder, asked = asked),
        OffTarget::MuchEasier => say!(puzzle::much_easier, asked = asked),
    }
}

/// That a wrong stone is not the end, and whether it was rated.
fn again(saved: Option<&SavedProgress>) -> Text {
    if saved.is_some_and(|it| it.change.is_some()) {
        say!(puzzle::again_rated)
    } else {
        say!(puzzle::again)
    }
}

/// The points among which a right one is, as long as a hint names some.
fn hint(view: &PuzzleView, notation: Notation) -> Option<Text> {
    if view.hint.is_empty() {
        return None;
    }
    let points = view.hint.iter();
    let points = points.map(|&at| phrases::point(at, &view.start, notation));
    let points = Text::alternatives(points);
    Some(if is_rated(view) {
        say!(puzzle::hint, points = points)
    } else {
        say!(puzzle::hint_unrated, points = points)
    })
}

/// Whether the attempt changes ratings.
fn is_rated(view: &PuzzleView) -> bool {
    !view.is_repeating && view.reviewed_in.is_none() && view.is_solved.is_none()
}

fn kept(view: &PuzzleView, mv: Move, reply: &[Move], notation: Notation) -> Text {
    let point = name(view, mv, notation);
    if reply.is_empty() {
        return say!(puzzle::kept_half, point = point);
    }
    let colour = colour(view, other(solver_of(view)));
    let reply = names(view, reply, notation);
    say!(puzzle::kept, point = point, colour = colour, reply = reply)
}

fn wrong(view: &PuzzleView, mv: Move, line: &[Move], notation: Notation) -> Text {
    let point = name(view, mv, notation);
    if line.is_empty() {
        return say!(puzzle::wrong, point = point);
    }
    let line = numbered(view, &[mv], line, notation);
    if view.puzzle.goal.is_win() {
        say!(puzzle::wrong_line, point = point, line = line)
    } else {
        let colour = colour(view, other(solver_of(view)));
        say!(
            puzzle::wrong_defence,
            point = point,
            colour = colour,
            line = line
        )
    }
}

/// How the rating has changed, and the days in a row.
fn results(saved: &SavedProgress) -> Text {
    let change = saved.change.map(|Change { before, after }| {
        say!(
            puzzle::rated,
            before = rating(before),
            after = rating(after)
        )
    });
    let is_unsettled = |it: Change| it.before.deviation > UNSETTLED;
    let unsettled = saved.change.is_some_and(is_unsettled);
    let unsettled = unsettled.then(|| say!(puzzle::unsettled));
    let streak = saved.streak.map(|days| say!(puzzle::streak, days = days));
    Text::sentences([change, unsettled, streak].into_iter().flatten())
}

/// Where the puzzle is from.
fn origin(view: &PuzzleView, from: Option<&GameView>) -> Option<Text> {
    match (view.game, from) {
        (None, _) => Some(say!(puzzle::built_in)),
        (Some(_), None) => None,
        (Some(_), Some(from)) => Some(say!(
            puzzle::from_game,
            game = phrases::linked(from),
            players = phrases::names_of(from, &from.game.players)
        )),
    }
}

const fn other(colour: Colour) -> Colour {
    match colour {
        Colour::FIRST => Colour::SECOND,
        _ => Colour::FIRST,
    }
}

fn colour(view: &PuzzleView, colour: Colour) -> crate::language::Word {
    phrases::colour_word(&view.puzzle.game.ruleset, colour)
}

fn name(view: &PuzzleView, mv: Move, notation: Notation) -> Text {
    let size = view.start.board().size();
    match mv {
        Move::Power(at) => Text::verbatim(format!("+{}", at.text(notation, size))),
        mv => mv.point().map_or_else(
            || Text::verbatim(mv.text(size)),
            |at| phrases::point(at, &view.start, notation),
        ),
    }
}

/// "black 2. H10 (×F10 ×G10), white 3. F10": the moves after those `before`, with the numbers that they have on the board.
fn numbered(view: &PuzzleView, before: &[Move], line: &[Move], notation: Notation) -> Text {
    let mut position = view.position.clone();
    for &mv in before {
        position.play(mv).ok();
    }
    move_line(&position, before.len() + 1, line, notation)
}

/// "M10 N11 O12"
fn names(view: &PuzzleView, line: &[Move], notation: Notation) -> Text {
    let names = line.iter().map(|&mv| name(view, mv, notation));
    Text::joined(names, " ")
}
