//! What people can do: each verb loads, decides, saves in one transaction and
//! says what happened.
//!
//! It decides nothing itself: the game and the ratings do. It does not know
//! Discord, and nothing is said before it is saved.

mod challenges;
pub mod due;
pub mod error;
pub mod lists;
mod machine;
mod matches;
mod offers;
mod plans;
mod play;
mod posted;
mod rated;
mod rematch;
mod settings;
pub mod standings;
pub mod view;

pub use due::Done;
pub use error::{Error, Failure, Refusal};
pub use lists::GameList;
pub use machine::{MachineResults, Opponent, choose, effort, levels};
pub use matches::MatchView;
pub use offers::Reply;
pub use rematch::Rematch;
pub use standings::{Standings, StandingsRow};
pub use view::{Accepted, ChallengeView, GameView};

use crate::store::Store;
pub use crate::store::{RatingChanges, Scope};

/// The use cases, over one database. Clones share it.
#[derive(Clone, Debug)]
pub struct Service {
    store: Store,
}

impl Service {
    /// The use cases over this database.
    pub fn new(store: Store) -> Self {
        Self { store }
    }
}
