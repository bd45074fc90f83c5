//! How often positions were reached in finished games, and how these went on.
//!
//! Whoever has the position before them in a running game is told nothing of it, nor of what follows it.

use std::collections::{BTreeSet, HashSet};

use super::error::use_case;
use super::opening_index::CountedGame;
pub use super::opening_index::{OpeningCount, OpeningMove, OpeningResults, OpeningScope};
use super::{Error, Service};
use crate::game::{PlayerId, Viewpoint};
use crate::rules::{BoardKey, Move, OrientedPosition, Point, Position, Record};
use crate::store::Reading;

/// How many moves of each game are counted.
pub const OPENING_DEPTH: usize = super::opening_index::DEPTH;
/// What is told of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningAnswer {
    /// How often it was reached, and how the games went on.
    Counted(OpeningCount),
    /// Nothing: it stands in a running game of whoever asks, or follows such a position.
    Stands,
}

impl Service {
    /// How often the position after some moves was reached in finished games, as somebody is told who looks from
    /// there.
    pub async fn opening(
        &self,
        viewpoint: Viewpoint,
        scope: OpeningScope,
        line: &Record,
    ) -> Result<OpeningAnswer, Error> {
        use_case("look up an opening".to_owned(), async {
            let mut position = OrientedPosition::new(line.ruleset);
            let mut keys = Vec::new();
            for &mv in &line.moves {
                position.play(mv).map_err(crate::game::GameRefusal::from)?;
                let reached = position.position();
                if reached.is_distinct() {
                    keys.append(&mut reached.keys_spoken_of());
                }
            }
            if !keys.is_empty() {
                self.fill_in_all_standing().await?;
            }
            let mut reading = self.store.read().await?;
            let standing = reading.standing_for(viewpoint.player).await?;
            if keys.iter().any(|key| standing.contains(key)) {
                return Ok(OpeningAnswer::Stands);
            }
            // What leads on from a running game by another order would tell how its next moves went.
            let lacking = lacking(&mut reading, viewpoint.player, &position).await?;
            if lacking.contains(&None) {
                return Ok(OpeningAnswer::Stands);
            }
            let closed = reading.closed_servers().await?;
            let closed: HashSet<_> = closed.into_iter().collect();
            drop(reading);
            let me = viewpoint.player;
            let is_meant = |game: &CountedGame| match scope {
                OpeningScope::Own => game.players.contains(&me),
                OpeningScope::Server => game.server.is_some() && game.server == viewpoint.server,
                OpeningScope::Everywhere => {
                    game.server.is_some_and(|server| !closed.contains(&server))
                }
            };
            let counted = self.openings.count(&self.store, &position, is_meant);
            let mut counted = counted.await?;
            let leads_there = |mv: Move| {
                (mv.point().is_some() && lacking.contains(&mv.point()))
                    || leads_to(position.position(), mv, &standing)
            };
            counted.leave_out(|next| leads_there(next.mv));
            Ok(OpeningAnswer::Counted(counted))
        })
        .await
    }

    /// The id of the ruleset that a person has played most.
    pub async fn usual_ruleset(&self, viewpoint: Viewpoint) -> Result<Option<String>, Error> {
        use_case("look up the usual ruleset".to_owned(), async {
            let mut reading = self.store.read().await?;
            Ok(reading.usual_ruleset(viewpoint.player).await?)
        })
        .await
    }
}

/// The most running games of a person that are compared with a position.
const MOST_RUNNING: u32 = 200;

/// What a position lacks of the boards of this person's running games, as [`OrientedPosition::lacks`] tells it.
async fn lacking(
    reading: &mut Reading,
    player: PlayerId,
    position: &OrientedPosition,
) -> Result<Vec<Option<Point>>, crate::store::Error> {
    let mut lacking = Vec::new();
    for id in reading.games_running(player, MOST_RUNNING).await? {
        let game = reading.game(id).await;
        let game = reading.set_aside(game)?.flatten();
        let standing = game.map(|it| it.game.standing_positions());
        let standing = standing.iter().flatten();
        lacking.extend(standing.flat_map(|standing| position.lacks(standing)));
    }
    Ok(lacking)
}

/// Whether a move leads to a position that speaks of one of those that stand.
fn leads_to(position: &Position, mv: Move, standing: &BTreeSet<BoardKey>) -> bool {
    let mut after = position.clone();
    let speaks = |after: &Position| {
        let mut keys = after.keys_spoken_of().into_iter();
        keys.any(|key| standing.contains(&key))
    };
    !standing.is_empty() && after.play(mv).is_ok() && after.is_distinct() && speaks(&after)
}
