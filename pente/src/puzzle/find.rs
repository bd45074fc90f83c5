//! Finds puzzles in the record of a game.

use std::collections::VecDeque;

use super::first_moves::FirstMoves;
use super::goal::Goal;
use super::grade::Grade;
use super::judge::opponent;
use super::line::{Line, threatens};
use super::proof::{Proof, mover};
use super::puzzle::Puzzle;
use super::theme::Theme;
use crate::rules::{Colour, Move, Position, Reason, Record, ReplayError};

/// The fewest turns of the solver, or of whoever is to be stopped, in a puzzle.
const SHORTEST: u32 = 2;

/// The puzzles in a game, in its order, with so many nodes for each proof. None in a game that is not
/// between two sides of one colour each.
///
/// A puzzle stands where a mistake was made: the side to move has a proved win; it had none a turn
/// before, and the opponent had a move then after which the engine proves none. The same mistake
/// may give a second puzzle, in the position before it: to stop that win. Left out are wins in one
/// turn, positions in which there is hardly a choice, and those in which more than half of the
/// sensible stones are right.
///
/// A puzzle still has to be [verified](super::verify).
pub fn find(game: &Record, nodes: u64) -> Result<Vec<Puzzle>, ReplayError> {
    let mut finder = Finder::new(game, nodes)?;
    let mut puzzles = Vec::new();
    while !finder.is_done() {
        puzzles.extend(finder.step());
    }
    Ok(puzzles)
}

/// The same in steps of a few proofs each.
pub(super) struct Finder {
    game: Record,
    nodes: u64,
    starts: Vec<TurnStart>,
    /// The wins of whoever is to move in the positions so far.
    wins: Vec<Option<Vec<Move>>>,
    /// What is found at the latest position, if it is not dull.
    drafts: VecDeque<Draft>,
    is_done: bool,
}

/// A puzzle whose first stones are being judged.
struct Draft {
    /// The puzzle, with another grade.
    puzzle: Puzzle,
    is_quiet: bool,
    first: FirstMoves,
}

impl Finder {
    /// Nothing has been looked at.
    pub(super) fn new(game: &Record, nodes: u64) -> Result<Self, ReplayError> {
        let starts = starts(game)?;
        Ok(Self {
            game: game.clone(),
            nodes,
            is_done: starts.is_empty(),
            starts,
            wins: Vec::new(),
            drafts: VecDeque::new(),
        })
    }

    /// Whether all positions were looked at.
    pub(super) const fn is_done(&self) -> bool {
        self.is_done
    }

    /// Looks at the next position, or judges the next stone in one; returns the puzzle that is finished with it.
    pub(super) fn step(&mut self) -> Option<Puzzle> {
        let mut finished = None;
        match self.drafts.front_mut().map(|draft| draft.first.step()) {
            Some(true) => finished = self.drafts.pop_front().and_then(Draft::finished),
            Some(false) => {}
            None => self.look(),
        }
        self.is_done = self.drafts.is_empty() && self.wins.len() >= self.starts.len();
        finished
    }

    fn look(&mut self) {
        let (index, nodes) = (self.wins.len(), self.nodes);
        let Some(start) = self.starts.get(index) else {
            return;
        };
        let position = &start.position;
        let Some(solver) = mover(position) else {
            self.starts.truncate(index);
            return;
        };
        let win = Proof::search(position, solver, nodes).line;
        let had = index.checked_sub(2).and_then(|it| self.wins[it].as_ref());
        let before = index.checked_sub(1).map(|it| &self.starts[it]);
        if let (Some(win), Some(before), None) = (&win, before, had)
            && !Proof::search(&before.position, solver, nodes).is_won()
        {
            let begins_with_win = self.wins.last().is_some_and(Option::is_some);
            if !begins_with_win {
                let draft = defence(&self.game, before, start, win, nodes);
                self.drafts.extend(draft);
            }
            let draft = win_from(&self.game, start, win, nodes);
            self.drafts.extend(draft);
        }
        self.wins.push(win);
    }
}

impl Draft {
    /// The puzzle, unless it is dull.
    fn finished(self) -> Option<Puzzle> {
        let Self {
            puzzle,
            is_quiet,
            first,
        } = self;
        if first.is_dull() {
            return None;
        }
        let grade = if puzzle.goal.is_win() {
            Grade::of_win(puzzle.turns, is_quiet, first.accepted, first.sensible)
        } else {
            Grade::of_defence(puzzle.turns, first.accepted, first.sensible)
        };
        Some(Puzzle { grade, ..puzzle })
    }
}

/// A position in which a turn begins.
struct TurnStart {
    /// How many moves of the game lead to it.
    index: usize,
    position: Position,
}

/// Where the turns of a game begin, once the colours are assigned.
fn starts(game: &Record) -> Result<Vec<TurnStart>, ReplayError> {
    let mut position = Position::new(game.ruleset);
    let mut starts = Vec::new();
    if game.ruleset.colours != 2 || game.ruleset.seats != 2 {
        return Ok(starts);
    }
    let mut latest: Option<Colour> = None;
    for (index, &mv) in game.moves.iter().enumerate() {
        let colour = mover(&position);
        let is_assigned = position
            .to_act()
            .is_some_and(|turn| position.colour_of(turn.seat).is_some());
        if is_assigned && colour.is_some() && colour != latest {
            let position = position.clone();
            starts.push(TurnStart { index, position });
        }
        latest = colour;
        position
            .play(mv)
            .map_err(|refusal| ReplayError { index, refusal })?;
    }
    if mover(&position).is_some_and(|colour| Some(colour) != latest) {
        let index = game.moves.len();
        starts.push(TurnStart { index, position });
    }
    Ok(starts)
}

/// The puzzle in a position with this win.
fn win_from(game: &Record, start: &TurnStart, win: &[Move], nodes: u64) -> Option<Draft> {
    let position = &start.position;
    let solver = mover(position)?;
    let line = Line::read(position, solver, win).filter(|line| line.turns >= SHORTEST)?;
    let goal = if line.reason == Reason::Captures {
        Goal::Captures
    } else {
        Goal::Row
    };
    let is_under_threat = threatens(position, opponent(position, solver)?);
    Some(Draft {
        puzzle: Puzzle {
            game: game.clone(),
            start: start.index,
            goal,
            themes: Theme::of_win(goal, &line, is_under_threat),
            turns: line.turns,
            grade: Grade::of_win(line.turns, line.is_quiet, 0, 0),
        },
        is_quiet: line.is_quiet,
        first: FirstMoves::new(position, goal, nodes),
    })
}

/// The puzzle before a mistake after which there is this win, if there is one stone in a turn.
fn defence(
    game: &Record,
    before: &TurnStart,
    mistaken: &TurnStart,
    win: &[Move],
    nodes: u64,
) -> Option<Draft> {
    if game.ruleset.stones_a_turn > 1 {
        return None;
    }
    let position = &before.position;
    let attacker = mover(&mistaken.position)?;
    let line =
        Line::read(&mistaken.position, attacker, win).filter(|line| line.turns >= SHORTEST)?;
    let mut themes = vec![Theme::Defence];
    themes.extend(threatens(position, attacker).then_some(Theme::UnderThreat));
    Some(Draft {
        puzzle: Puzzle {
            game: game.clone(),
            start: before.index,
            goal: Goal::Defence,
            themes,
            turns: line.turns,
            grade: Grade::of_defence(line.turns, 0, 0),
        },
        is_quiet: false,
        first: FirstMoves::new(position, Goal::Defence, nodes),
    })
}
