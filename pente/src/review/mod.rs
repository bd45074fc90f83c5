//! Reviews of games between two: who stood better after each move, how well both played, and the moves that
//! decided the game.
//!
//! Pure: a record goes in, a [`Review`] comes out, the same for the same record. It knows no people, no
//! database and no words: why a move was worse is a [`Fault`], which others put into words.
//!
//! * `chance`: from the engine's score to the chance of winning, with the fit's data;
//! * `value`: what a position is worth, and whether that is proved;
//! * `analysis`: analyses a record, one position after the other from the end;
//! * `comparing`: compares its moves with the best ones, and judges them by that;
//! * `second_look`: looks again, and more deeply, at those that decided;
//! * `judging`: does all that step by step, so that whoever runs it can stop or make room between two;
//! * `fault`: what was wrong with a move that was worse than the better one;
//! * `reasons`: finds that out;
//! * `plan`: what a side does with its move after the next;
//! * `threats`: the threes and fours on the board;
//! * `word`: inaccuracy, mistake, blunder;
//! * `percent`: percentages as whole numbers;
//! * `refusal`: why a record is not reviewed;
//! * `accuracy`: how well a side played, in percent;
//! * `bytes`: how it is kept;
//! * `game_review`: the result;
//! * `fair_play`: what of it must not be said.

mod accuracy;
mod analysis;
mod bytes;
mod chance;
mod comparing;
mod fair_play;
mod fault;
mod game_review;
mod judging;
mod percent;
mod plan;
mod reasons;
mod refusal;
mod second_look;
mod threats;
mod value;
mod word;

pub use accuracy::accuracy;
pub use bytes::NotAReview;
pub use chance::Chance;
pub use fair_play::SpokenOf;
pub use fault::Fault;
pub use game_review::{
    FEWEST_STONES, JudgedPly, Judgement, MissedWin, Prospect, Review, TURNING_POINTS, TurningPoint,
};
pub use judging::{Judging, NODES_A_POSITION, judge};
pub use percent::Percent;
pub use plan::Plan;
pub use refusal::ReviewRefusal;
pub use word::Word;
