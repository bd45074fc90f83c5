//! What is counted of a position at the beginning of games, and in which games.

use crate::rules::{Move, Ruleset};

/// Which finished games are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpeningScope {
    /// Those of the server from which one looks.
    Server,
    /// All of open servers.
    Everywhere,
    /// One's own, wherever they were played.
    Own,
}

/// How games went on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpeningResults {
    /// How many games.
    pub games: u32,
    /// How many of them each colour won, whoever moves first in front.
    pub wins: [u32; 2],
    /// How many were drawn.
    pub draws: u32,
}

/// A next move that was played, and how the games went on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningMove {
    /// The move.
    pub mv: Move,
    /// How they went on.
    pub results: OpeningResults,
    /// The mean rating of those who played it, in rated games.
    pub rating: Option<u16>,
}

/// What is counted of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpeningCount {
    /// All games that reached it.
    pub results: OpeningResults,
    /// The next moves, the commonest first.
    pub moves: Vec<OpeningMove>,
    /// Whether the next move can lead into a running game of whoever asks: games that went on so are not counted, be there
    /// any or not.
    pub leads_to_running: bool,
    /// The games by the same ruleset with other options, which begin from another position; the commonest first.
    pub other_options: Vec<OpeningRules>,
}

/// A ruleset with options, and how many games were begun by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningRules {
    /// The ruleset with its options.
    pub ruleset: Ruleset,
    /// How many games.
    pub games: u32,
}

impl OpeningCount {
    /// Leaves moves out, as if nobody had played them: the others and the sum say nothing of them.
    pub(super) fn leave_out(&mut self, is_left_out: impl Fn(&OpeningMove) -> bool) {
        let results = &mut self.results;
        for next in self.moves.iter().filter(|next| is_left_out(next)) {
            results.games -= next.results.games;
            results.draws -= next.results.draws;
            for (wins, gone) in results.wins.iter_mut().zip(next.results.wins) {
                *wins -= gone;
            }
        }
        self.moves.retain(|next| !is_left_out(next));
    }
}
