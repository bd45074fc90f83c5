//! A game between people: what was agreed, who sits where, what may happen next.
//!
//! Pure: the time of day and the toss of a coin are arguments. It knows the
//! rules of play and nothing else: no database, no Discord, no ratings.

pub mod challenge;
#[expect(
    clippy::module_inception,
    reason = "the game is this module's main noun"
)]
pub mod game;
pub mod id;
pub mod person;
pub mod place;
pub mod refusal;
pub mod rematch;
pub mod settings;
pub mod terms;
#[cfg(test)]
mod tests;

pub use challenge::{Challenge, ChallengeStatus, Coin};
pub use game::{Game, LastMove, ResumeError, Start, Status};
pub use id::{ChallengeId, ChannelId, GameId, MessageId, PlayerId, ServerId};
pub use person::Person;
pub use place::Place;
pub use refusal::Refusal;
pub use rematch::rematch;
pub use settings::{Settings, Wishes};
pub use terms::{First, Terms};
