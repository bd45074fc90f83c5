//! What a quiet position is worth, learned from games.
//!
//! A judgement has three parts. Every line through every empty cell has a number of points. A few
//! other terms count what the next stone could make and capture (`terms`). And the lines through a cell
//! are looked at together, and all cells together, by a small network (`network`), because a line is
//! worth more or less with what stands beside it. Networks for gomoku and Renju add up lines in the
//! same way (the "mix" networks of Rapfi).
//!
//! Of a line only the four cells on either side count, all that a row of five can have: with five, a file
//! was nine times as large, too much for the memory close to a processor, and what it said was worse.
//!
//! `examples/learn` learns the weights, and `families` includes its files. It lets the engine play
//! against itself, from random openings that it judges about even, and learns four fifths from what the
//! search said of a position and one fifth from how the game ended; of games between people
//! (`real-games.jsonl` of the conformance games) it learns how they ended. How well games that were
//! held out are foreseen, as the mean negative logarithm of the chance given to how they ended (by
//! nothing 0.6931):
//!
//! | file | generation | games | nodes a stone | positions | learned |
//! |---|---|---|---|---|---|
//! | `pairs` | third | 16,090 of its own (seed 101) | 1,000 | 281,992 | 0.5800 |
//! | | | 16,320 of its own (seed 102) | 1,000 | 284,601 | 0.5916 |
//! | | | 3,865 between people | | 68,153 | 0.5320 |
//! | `pairs_and_trios` | second | 6,000 of its own (seed 201) | 300 | 137,623 | 0.6394 |
//! | `no_captures` | second | 5,000 of its own (seed 301) | 300 | 90,531 | 0.5726 |
//!
//! The first began as the judgement by hand and learned, from lines of five
//! cells on either side, from 29,124 games of Pente, 8,042 of Keryo-Pente and 5,588 of Gomoku; on the games
//! between people it came to 0.5466. The second began as the first without the fifth cells and learned from
//! the games of the first (all but those of seed 102), and the third of Pente from those of the second as
//! well (`LEARN_FROM`).
//!
//! With 10,000 nodes a stone, the engine by hand lost 47 of 62 games of Pente to the first generation (Elo
//! +198, +111 to +318). Those in the files won, of Pente 385 of 696 against the first
//! generation (Elo +37, +15 to +60), and with the same time, 150 ms a stone, 86 of 150 (+51, +3 to +102); with
//! 3,000 nodes of Keryo-Pente 342 of 638 (+25, -1 to +52), of
//! Gomoku 66 of 119 (+38, -22 to +100).
//!
//! With 3,000 nodes and the first generation against the judgement by hand, rulesets that share weights, in
//! 30 to 160 games each: Poof-Pente +98 (+35 to +168), Complication +291 (+148 to +712), Pyatka +221 (+115 to +386), Adjacent Pente +325 (from +168); and,
//! each with its own, Keryo-Pente +268 (+139 to +540) and Gomoku +115 (+45 to +194). With the weights in the files, in
//! 500 games each, Boat-Pente +76 (+45 to +108) and Ninuki-Renju +56 (+26 to +87). Rulesets of no family
//! are judged by `evaluate` alone.

mod by_hand;
mod channels;
pub(super) mod families;
mod file;
mod judge;
mod layout;
mod network;
mod scale;
mod sums;
mod terms;
mod weights;

pub use by_hand::weights_by_hand;
pub(super) use channels::Channels;
pub(super) use judge::judge;
pub(super) use network::Network;
pub(super) use sums::CellChange;
pub use terms::{Learnable, learnable};
pub use weights::Weights;
