//! Whether a move does what a puzzle asks.

use super::candidates::by_promise;
use super::goal::Goal;
use super::proof::{Proof, after, mover};
use crate::rules::{Colour, Move, Position};

/// The judgement of a move.
#[derive(Clone, Debug, Default)]
pub(super) struct Judgement {
    /// Whether the move is accepted.
    pub(super) is_accepted: bool,
    /// The line that proves it, from after the move: the solver's win, or for a defence that was not
    /// accepted the opponent's.
    pub(super) line: Option<Vec<Move>>,
    /// The opponent's reply after which no win is proved, if one was needed.
    pub(super) escape: Option<Move>,
    /// Whether a larger search after the move could judge otherwise.
    pub(super) is_uncertain: bool,
}

/// What is known of a move after its first searches.
pub(super) enum Begun {
    /// It is judged.
    Judged(Judgement),
    /// Its replies have to be tried one by one.
    Open(Box<Replies>),
}

/// The replies to a move of the solver after which the win is not proved at once.
pub(super) struct Replies {
    /// The position after the move.
    now: Position,
    solver: Colour,
    left: std::vec::IntoIter<Move>,
    /// The line that begins with the reply that resists longest so far.
    longest: Vec<Move>,
}

/// What came of the replies to a move.
enum Tried {
    /// The solver has no proved win after this one.
    Escape(Move),
    /// The solver wins after each of them.
    NoneIsLeft {
        /// The line that begins with the reply that resists longest.
        longest: Vec<Move>,
    },
}

/// Judges the moves of one position.
pub(super) struct Judge {
    position: Position,
    goal: Goal,
    nodes: u64,
    /// Replies that stopped the win after other moves, the latest one first. They are tried first,
    /// which changes how soon a move is judged, and never how.
    escapes: Vec<Move>,
    /// How many larger searches are left. Once there is none, their result is taken to be no win.
    pub(super) larger_left: u32,
}

/// How many earlier replies are tried first.
const TRIED: usize = 2;
/// How many times as many nodes a search has that must agree before a move is refused.
pub(super) const LARGER: u64 = 10;

impl Judge {
    /// A judge with so many nodes for each proof.
    pub(super) fn new(position: &Position, goal: Goal, nodes: u64) -> Self {
        Self {
            position: position.clone(),
            goal,
            nodes,
            escapes: Vec::new(),
            larger_left: u32::MAX,
        }
    }

    /// Judges a legal move of the solver. A win is kept if the engine proves it after the move or,
    /// where its nodes are used up before it has tried all replies, after each legal reply: a reply
    /// stops the win only if a search ten times as large finds none after it.
    pub(super) fn judge(&mut self, mv: Move) -> Judgement {
        match self.begin(mv) {
            Begun::Judged(judged) => judged,
            Begun::Open(mut replies) => loop {
                if let Some(judged) = self.try_reply(&mut replies) {
                    return judged;
                }
            },
        }
    }

    /// Begins to judge a legal move: what is left is to [try](Self::try_reply) one reply after the other.
    pub(super) fn begin(&mut self, mv: Move) -> Begun {
        let solver = mover(&self.position).filter(|_| self.goal.is_win());
        match solver.zip(after(&self.position, mv)) {
            Some((solver, now)) => self.keeps_the_win(now, solver),
            None => Begun::Judged(self.judge_by_one_search(mv)),
        }
    }

    /// Tries the next reply; returns how the move is judged, once that is known.
    pub(super) fn try_reply(&mut self, replies: &mut Replies) -> Option<Judgement> {
        let tried = replies.try_next(self.nodes, &mut self.larger_left)?;
        Some(match tried {
            Tried::Escape(escape) => {
                self.escapes.retain(|&it| it != escape);
                self.escapes.insert(0, escape);
                Judgement {
                    escape: Some(escape),
                    ..Judgement::default()
                }
            }
            Tried::NoneIsLeft { longest } => Judgement {
                is_accepted: true,
                line: Some(longest),
                ..Judgement::default()
            },
        })
    }

    /// Judges a legal move by one search after it.
    pub(super) fn judge_by_one_search(&self, mv: Move) -> Judgement {
        let (Some(solver), Some(now)) = (mover(&self.position), after(&self.position, mv)) else {
            return Judgement::default();
        };
        if self.goal.is_win() {
            return proved(&now, solver, self.nodes);
        }
        let Some(attacker) = opponent(&self.position, solver) else {
            return Judgement::default();
        };
        let proof = Proof::search(&now, attacker, self.nodes);
        Judgement {
            is_accepted: !proof.is_won(),
            is_uncertain: !proof.is_won() && proof.is_exhausted,
            line: proof.line,
            escape: None,
        }
    }

    fn keeps_the_win(&mut self, now: Position, solver: Colour) -> Begun {
        let can_escape = now.outcome().is_none() && mover(&now) != Some(solver);
        if can_escape && let Some(escape) = self.known_escape(&now, solver) {
            return Begun::Judged(Judgement {
                escape: Some(escape),
                ..Judgement::default()
            });
        }
        let judged = proved(&now, solver, self.nodes);
        if judged.is_accepted || !judged.is_uncertain {
            return Begun::Judged(judged);
        }
        if !can_escape {
            return Begun::Judged(proved(&now, solver, self.nodes * LARGER));
        }
        Begun::Open(Box::new(Replies::new(now, solver, self.nodes)))
    }

    /// An earlier reply that stops the win here, too.
    fn known_escape(&mut self, now: &Position, solver: Colour) -> Option<Move> {
        let (nodes, left) = (self.nodes, &mut self.larger_left);
        let mut known = self.escapes.iter().copied().take(TRIED);
        known.find(|&escape| {
            after(now, escape).is_some_and(|next| line_after(&next, solver, nodes, left).is_none())
        })
    }
}

/// The line of a win that is proved after a reply, by the larger search if need be.
fn line_after(
    next: &Position,
    solver: Colour,
    nodes: u64,
    larger_left: &mut u32,
) -> Option<Vec<Move>> {
    let proof = Proof::search(next, solver, nodes);
    if proof.is_won() || !proof.is_exhausted || *larger_left == 0 {
        return proof.line;
    }
    *larger_left -= 1;
    Proof::search(next, solver, nodes * LARGER).line
}

/// Whether a win of the solver is proved in the position after a move, by one search.
fn proved(now: &Position, solver: Colour, nodes: u64) -> Judgement {
    let proof = Proof::search(now, solver, nodes);
    Judgement {
        is_accepted: proof.is_won(),
        is_uncertain: !proof.is_won() && proof.is_exhausted,
        line: proof.line,
        escape: None,
    }
}

impl Replies {
    fn new(now: Position, solver: Colour, nodes: u64) -> Self {
        Self {
            left: by_promise(&now, nodes).into_iter(),
            now,
            solver,
            longest: Vec::new(),
        }
    }

    /// Tries the next reply; returns what came of all of them, once that is known.
    fn try_next(&mut self, nodes: u64, larger_left: &mut u32) -> Option<Tried> {
        let Some(reply) = self.left.next() else {
            let longest = std::mem::take(&mut self.longest);
            return Some(Tried::NoneIsLeft { longest });
        };
        let next = after(&self.now, reply)?;
        let Some(mut line) = line_after(&next, self.solver, nodes, larger_left) else {
            return Some(Tried::Escape(reply));
        };
        line.insert(0, reply);
        if line.len() > self.longest.len() {
            self.longest = line;
        }
        None
    }
}

/// A reply after which the solver has no proved win, if there is one. The opponent is to move.
pub(super) fn escape(now: &Position, solver: Colour, nodes: u64) -> Option<Move> {
    let mut replies = Replies::new(now.clone(), solver, nodes);
    let mut larger_left = u32::MAX;
    loop {
        if let Some(tried) = replies.try_next(nodes, &mut larger_left) {
            return match tried {
                Tried::Escape(reply) => Some(reply),
                Tried::NoneIsLeft { .. } => None,
            };
        }
    }
}

/// The colour of the other side.
pub(super) fn opponent(position: &Position, colour: Colour) -> Option<Colour> {
    Colour::first(position.ruleset().colours).find(|&other| other != colour)
}
