//! What people can do: each verb loads, decides, saves in one transaction and
//! says what happened.
//!
//! It decides nothing itself: the game and the ratings do. It does not know
//! Discord, and nothing is said before it is saved.

pub mod attempts;
mod challenges;
pub mod due;
pub mod error;
pub mod lists;
mod machine;
mod matches;
mod notices;
mod offers;
mod plans;
mod play;
mod posted;
mod rated;
mod rematch;
mod saved;
mod settings;
pub mod standings;
mod time_preferences;
pub mod view;

pub use due::Done;
pub use error::{Error, Failure, Refusal};
pub use lists::GameList;
pub use machine::{Begun, MachineResults, Opponent, choose, effort, levels};
pub use matches::MatchView;
pub use offers::Reply;
pub use posted::MOST_REFRESHES;
pub use rematch::Rematch;
pub use standings::{Standings, StandingsRow};
pub use view::{Accepted, ChallengeView, GameView};

use jiff::Timestamp;

use crate::game::InteractionId;
pub use crate::store::{RatingChanges, Scope};
use crate::store::{Store, Writing};

/// The use cases, over one database. Clones share it.
#[derive(Clone, Debug)]
pub struct Service {
    store: Store,
    /// For which command or press it acts, if for one.
    interaction: Option<InteractionId>,
}

impl Service {
    /// The use cases over this database.
    pub fn new(store: Store) -> Self {
        Self {
            store,
            interaction: None,
        }
    }

    /// The same on behalf of a command or a press, which begins one thing at most, however often
    /// Discord delivers it.
    #[must_use]
    pub fn for_interaction(&self, id: InteractionId) -> Self {
        Self {
            interaction: Some(id),
            ..self.clone()
        }
    }

    /// Refuses what has begun something already; notes that it does so now.
    async fn check_first(&self, writing: &mut Writing, now: Timestamp) -> Result<(), error::Stop> {
        match self.interaction {
            Some(id) if !writing.take_interaction(id, now).await? => Err(Refusal::Repeated.into()),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
impl Service {
    /// The use cases over a fresh database in this folder, for the tests of what uses them.
    pub(crate) async fn fresh(folder: &std::path::Path) -> Self {
        let file = folder.join("tessera.sqlite");
        let store = Store::open(&format!("sqlite:{}", file.display())).await;
        Self::new(store.expect("a fresh database opens"))
    }
}
