//! What a quiet position is worth, learned from games.
//!
//! A judgement has three parts. Every line through every empty cell has a number of points. A few
//! other terms count what the next stone could make and capture (`terms`). And the lines through a cell
//! are looked at together, and all cells together, by a small network (`network`), because a line is
//! worth more or less with what stands beside it. Networks for gomoku and Renju add up lines in the
//! same way (the "mix" networks of Rapfi).
//!
//! `examples/learn` learns the weights, and `families` includes its files. It lets the engine play
//! against itself with 1,000 nodes a stone, from random openings that it judges about even, and learns four
//! fifths from what the search said of a position and one fifth from how the game ended; of games between
//! people (`real-games.jsonl` of the conformance games) it learns how they ended. How well games that were
//! held out are foreseen, as the mean negative logarithm of the chance given to how they ended (by
//! nothing 0.6931). At first, a model is the judgement by hand, at 300 points for odds of e to 1, with
//! units that say a little at random:
//!
//! | file | games | positions | at first | learned |
//! |---|---|---|---|---|
//! | `pairs` | 29,124 of its own (seed 11) | 503,259 | 0.6510 | 0.5690 |
//! | | 3,865 between people | 68,153 | 0.6230 | 0.5466 |
//! | `pairs_and_trios` | 8,042 of its own (seed 21) | 173,953 | 0.6692 | 0.6238 |
//! | `no_captures` | 5,588 of its own (seed 31) | 98,158 | 0.6374 | 0.5975 |
//!
//! The games of `pairs` were played with weights for lines alone that had been learned from 6,587
//! earlier ones, and it was learned from in two passes, the second of which began with what the first
//! had learned (`LEARN_FROM`); `pairs_and_trios` began with `pairs`.
//!
//! With 10,000 nodes a stone the engine won 47 of 62 games of Pente against itself by hand, with what
//! the first pass had learned (Elo +198, +111 to +318); with the second and 200 ms a stone, in which it
//! searched three fifths of the nodes, 28 of 42 (+120, +40 to +216). With 3,000 nodes and the first pass,
//! rulesets that share weights, in 30 to 160 games each: Poof-Pente +98 (+35 to +168), Boat-Pente +31
//! (-28 to +90), Ninuki-Renju +44 (-11 to +101), Complication +291 (+148 to +712), Pyatka +221 (+115 to
//! +386), Adjacent Pente +325 (from +168); and, each with its own, Keryo-Pente +268 (+139 to +540) and
//! Gomoku +115 (+45 to +194). After these matches the points of lines were made half a point coarser at
//! most. Rulesets of no family are judged by `evaluate` alone.

mod by_hand;
mod channels;
pub(super) mod families;
mod file;
mod judge;
mod layout;
mod network;
mod scale;
mod terms;
mod weights;

pub use by_hand::weights_by_hand;
pub(super) use channels::Channels;
pub(super) use judge::judge;
pub(super) use network::Network;
pub use terms::{Learnable, learnable};
pub use weights::Weights;
