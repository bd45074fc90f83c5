//! The whole bracket, as it is shown: who has come where, and from which match.

use super::bracket::{Half, Source};
use super::{Side, Standing};
use crate::tournament::round::{Colour, PairingNumber};

/// A match of the bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketMatch {
    /// Its half.
    pub half: Half,
    /// Its round in that half, from 0.
    pub round: usize,
    /// Who meets.
    pub sides: [BracketSide; 2],
    /// Who has won it. Whoever meets nobody has won.
    pub winner: Option<PairingNumber>,
    /// Whether it is not played, as the final was decided by the match before.
    pub is_needless: bool,
}

/// One side of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BracketSide {
    /// Who; `None` if that is not decided yet, or nobody.
    pub player: Option<PairingNumber>,
    /// Whether nobody will come.
    pub is_empty: bool,
    /// The points in the games of the match, in half points; `None` while none is over.
    pub half_points: Option<u32>,
    /// The match, as an index in the bracket, whose winner this is.
    pub winner_of: Option<usize>,
}

impl Standing {
    /// All matches, each after those from which its players come.
    pub fn bracket(&self) -> Vec<BracketMatch> {
        let all = self.matches.iter().enumerate();
        let all = all.map(|(index, one)| {
            let sides = self.sides(index);
            let is_needless = match sides {
                [first @ Side::Player(_), Side::Player(_)] => self.is_needless(index, first),
                _ => false,
            };
            let side = |place: usize| {
                let player = sides[place].player();
                let winner_of = match one.sources[place] {
                    Source::Winner(before) => Some(before),
                    Source::Seed(_) | Source::Loser(_) => None,
                };
                BracketSide {
                    player,
                    is_empty: sides[place] == Side::Empty,
                    half_points: player.and_then(|it| self.half_points(index, it)),
                    winner_of,
                }
            };
            BracketMatch {
                half: one.half,
                round: one.round,
                sides: [side(0), side(1)],
                winner: self.decided[index].and_then(|it| it.winner),
                is_needless,
            }
        });
        all.collect()
    }

    /// What somebody got in the games of a match.
    fn half_points(&self, index: usize, player: PairingNumber) -> Option<u32> {
        let games = &self.games[index];
        let got = games.iter().map(|it| {
            let colour = if it.white == player {
                Colour::White
            } else {
                Colour::Black
            };
            it.result.half_points(colour)
        });
        (!games.is_empty()).then(|| got.sum())
    }
}
