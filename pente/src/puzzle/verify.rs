//! Whether a search ten times as large agrees with a puzzle.

use std::collections::VecDeque;

use thiserror::Error;

use super::attempt::{Attempt, kept};
use super::candidates::near;
use super::goal::Goal;
use super::judge::{Begun, Judge, Judgement, LARGER, Replies};
use super::proof::{Proof, after, has_won, mover};
use super::puzzle::Puzzle;
use crate::rules::{Colour, Move, Position, ReplayError};

/// The most moves that may be accepted in one position.
const MOST_ACCEPTED: usize = 12;
/// The most larger searches that may be needed to judge the moves of one position.
const MOST_LARGER: u32 = 200;
/// The most turns of the solver that are checked.
const MOST_TURNS: usize = 16;

/// Why a puzzle is not to be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unfit {
    /// Its game cannot be replayed.
    #[error("the game cannot be replayed: {0}")]
    Illegal(#[from] ReplayError),
    /// No move is accepted.
    #[error("no move is accepted")]
    Unsolvable,
    /// The larger search does not accept a move that the smaller one accepts.
    #[error("a larger search refuses a move that is accepted")]
    Refused(Move),
    /// It takes too many searches to judge all moves.
    #[error("it takes too many searches to judge all moves")]
    TooLarge,
    /// Too many moves are accepted.
    #[error("too many moves are accepted")]
    Dull,
    /// There is a reply to an accepted move after which no win is proved.
    #[error("an accepted move has a reply after which no win is proved")]
    Stopped(Move, Move),
}

/// Checks a puzzle that was found with so many nodes for each proof, and returns it with the number of
/// moves that are accepted.
///
/// That is done in its position, and on the known line wherever the solver is to move. What is refused
/// was stopped by a reply that holds against a search with ten times the nodes. After every legal
/// reply to a winning move, such a search must still prove the win; and it must find no win after a
/// defence that is accepted.
pub fn verify(puzzle: &Puzzle, nodes: u64) -> Result<Puzzle, Unfit> {
    let mut verification = Verification::new(puzzle, nodes)?;
    loop {
        if let Some(verified) = verification.step() {
            return verified;
        }
    }
}

/// The same in steps of a few proofs each.
pub(super) struct Verification {
    puzzle: Puzzle,
    nodes: u64,
    /// How many turns of the solver were checked.
    turn: usize,
    checking: Check,
}

impl Verification {
    /// Nothing has been checked.
    pub(super) fn new(puzzle: &Puzzle, nodes: u64) -> Result<Self, Unfit> {
        let position = puzzle.position()?;
        Ok(Self {
            puzzle: puzzle.clone(),
            nodes,
            turn: 0,
            checking: Check::new(position, puzzle.goal, nodes)?,
        })
    }

    /// Takes the next step; returns the result, once there is one.
    pub(super) fn step(&mut self) -> Option<Result<Puzzle, Unfit>> {
        let stepped = match self.checking.step() {
            Ok(None) => return None,
            Ok(Some(accepted)) => self.next_turn(&accepted),
            Err(unfit) => Err(unfit),
        };
        match stepped {
            Ok(NextTurn::Checked) => None,
            Ok(NextTurn::None) => Some(Ok(self.puzzle.clone())),
            Err(unfit) => Some(Err(unfit)),
        }
    }

    /// Goes on to the solver's next turn, if there is one that is checked.
    fn next_turn(&mut self, accepted: &[Accepted]) -> Result<NextTurn, Unfit> {
        let best = accepted.first().ok_or(Unfit::Unsolvable)?;
        if self.turn == 0 {
            self.puzzle.grade = self.puzzle.grade.with_accepted(accepted.len());
        }
        self.turn += 1;
        let goal = self.puzzle.goal;
        if !goal.is_win() {
            return Ok(NextTurn::None);
        }
        let checked = &self.checking;
        let mut position = after(&checked.position, best.mv).ok_or(Unfit::Unsolvable)?;
        match kept(&position, checked.solver, best.line.clone()) {
            Attempt::Kept { reply } => {
                for mv in reply {
                    position = after(&position, mv).ok_or(Unfit::Unsolvable)?;
                }
            }
            Attempt::Solved { .. } => return Ok(NextTurn::None),
            Attempt::Wrong { .. } => return Err(Unfit::Unsolvable),
        }
        if self.turn >= MOST_TURNS {
            return Ok(NextTurn::None);
        }
        self.checking = Check::new(position, goal, self.nodes)?;
        Ok(NextTurn::Checked)
    }
}

/// Whether a further turn of the solver is checked.
enum NextTurn {
    /// It is, from now on.
    Checked,
    /// The puzzle ends here, or is checked no further.
    None,
}

/// Checks the moves of one position, then the replies to those that are accepted.
struct Check {
    position: Position,
    goal: Goal,
    nodes: u64,
    solver: Colour,
    /// The move that the known line begins with.
    known: Option<Move>,
    judge: Judge,
    moves: std::vec::IntoIter<Move>,
    /// The move whose replies are being tried.
    open: Option<Open>,
    accepted: Vec<Accepted>,
    /// The replies to accepted moves that are still to be checked; `None` before all moves are judged.
    replies: Option<VecDeque<Reply>>,
}

/// A move that is accepted.
struct Accepted {
    mv: Move,
    /// The line that proves a win, from after it; empty for a defence.
    line: Vec<Move>,
}

/// A move whose replies are being tried.
struct Open {
    mv: Move,
    replies: Box<Replies>,
}

/// A reply to an accepted move.
struct Reply {
    to: Move,
    reply: Move,
}

impl Check {
    fn new(position: Position, goal: Goal, nodes: u64) -> Result<Self, Unfit> {
        let solver = mover(&position).ok_or(Unfit::Unsolvable)?;
        let win = Proof::search(&position, solver, nodes).line;
        let mut judge = Judge::new(&position, goal, nodes);
        judge.larger_left = MOST_LARGER;
        Ok(Self {
            goal,
            nodes,
            solver,
            known: win.and_then(|line| line.first().copied()),
            judge,
            moves: with_one_afar(&position).into_iter(),
            open: None,
            accepted: Vec::new(),
            replies: None,
            position,
        })
    }

    /// Takes the next step; returns the moves that are accepted, the one that the known line begins with first,
    /// once all is checked.
    fn step(&mut self) -> Result<Option<Vec<Accepted>>, Unfit> {
        if let Some(replies) = &mut self.replies {
            let Some(next) = replies.pop_front() else {
                let mut accepted = std::mem::take(&mut self.accepted);
                accepted.sort_by_key(|it| Some(it.mv) != self.known);
                return Ok(Some(accepted));
            };
            self.check_reply(&next)?;
        } else if let Some(Open { mv, mut replies }) = self.open.take() {
            match self.judge.try_reply(&mut replies) {
                Some(judged) => self.judged(mv, judged)?,
                None => self.open = Some(Open { mv, replies }),
            }
        } else if let Some(mv) = self.moves.next() {
            match self.judge.begin(mv) {
                Begun::Judged(judged) => self.judged(mv, judged)?,
                Begun::Open(replies) => self.open = Some(Open { mv, replies }),
            }
        } else {
            self.replies = Some(self.all_replies()?);
        }
        Ok(None)
    }

    fn judged(&mut self, mv: Move, judged: Judgement) -> Result<(), Unfit> {
        if !self.goal.is_win() && judged.is_uncertain {
            let mut larger = Judge::new(&self.position, self.goal, self.nodes * LARGER);
            if !larger.judge(mv).is_accepted {
                return Err(Unfit::Refused(mv));
            }
        }
        if self.judge.larger_left == 0 {
            return Err(Unfit::TooLarge);
        }
        if judged.is_accepted {
            let line = judged.line.unwrap_or_default();
            self.accepted.push(Accepted { mv, line });
        }
        if self.accepted.len() > MOST_ACCEPTED {
            return Err(Unfit::Dull);
        }
        Ok(())
    }

    /// Every legal reply to the winning moves.
    fn all_replies(&self) -> Result<VecDeque<Reply>, Unfit> {
        let mut all = VecDeque::new();
        for &Accepted { mv: to, .. } in &self.accepted {
            let now = after(&self.position, to).ok_or(Unfit::Unsolvable)?;
            let is_over = has_won(&now, self.solver) || mover(&now) == Some(self.solver);
            if self.goal.is_win() && !is_over {
                all.extend(now.legal().map(|reply| Reply { to, reply }));
            }
        }
        Ok(all)
    }

    /// Checks a reply to a winning move.
    fn check_reply(&self, &Reply { to, reply }: &Reply) -> Result<(), Unfit> {
        let now = after(&self.position, to).ok_or(Unfit::Unsolvable)?;
        let next = after(&now, reply).ok_or(Unfit::Unsolvable)?;
        if Proof::search(&next, self.solver, self.nodes * LARGER).is_won() {
            Ok(())
        } else {
            Err(Unfit::Stopped(to, reply))
        }
    }
}

/// Every legal move near other stones, and the first of the others, which stands for all of them:
/// none of them makes or stops anything.
fn with_one_afar(position: &Position) -> Vec<Move> {
    let near = near(position);
    let is_near = |mv: &Move| near.iter().any(|it| it.point() == mv.point());
    let afar = position.legal().find(|mv| !is_near(mv));
    let powers = position
        .legal()
        .filter(|mv| matches!(mv, Move::Power(_)) && is_near(mv));
    let powers: Vec<Move> = powers.collect();
    near.into_iter().chain(powers).chain(afar).collect()
}
