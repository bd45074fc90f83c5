//! How often positions were reached in finished games, and how these went on.
//!
//! Whoever has the position before them in a running game is told nothing of it, nor of what follows it.

use std::collections::{BTreeSet, HashSet};

use super::error::use_case;
pub use super::opening_count::{
    OpeningCount, OpeningMove, OpeningResults, OpeningRules, OpeningScope,
};
use super::opening_starts::Meant;
use super::{Error, Service};
use crate::game::{PlayerId, ServerId, Viewpoint};
use crate::rules::{BoardKey, Move, OrientedPosition, Point, Position, Record, Ruleset};
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
            let closed = closed_servers(&mut reading).await?;
            drop(reading);
            let meant = meant(viewpoint, scope, &closed);
            let counted = self.openings.count(&self.store, &position, meant);
            let mut counted = counted.await?;
            // That follows from the person's own games alone, and tells nothing of what others played. What leads there on
            // a board of another size, or by a capture that was undone, is left out without a word.
            counted.leads_to_running = !lacking.is_empty();
            let leads_there = |mv: Move| {
                (mv.point().is_some() && lacking.contains(&mv.point()))
                    || leads_to(position.position(), mv, &standing)
            };
            counted.leave_out(|next| leads_there(next.mv));
            Ok(OpeningAnswer::Counted(counted))
        })
        .await
    }

    /// A ruleset with the options with which a person has finished most games by it; else with those of most games on the
    /// server from which they look; else as it is.
    pub async fn usual_options(
        &self,
        viewpoint: Viewpoint,
        ruleset: Ruleset,
    ) -> Result<Ruleset, Error> {
        use_case("look up the usual options".to_owned(), async {
            for scope in [OpeningScope::Own, OpeningScope::Server] {
                // Neither of these asks which servers are closed.
                let none = HashSet::new();
                let meant = meant(viewpoint, scope, &none);
                let rules = self.openings.rules(&self.store, ruleset.id, meant);
                let rules = rules.await?;
                let most = rules.first().map_or(0, |it| it.games);
                let mut most = rules.iter().filter(|it| it.games == most);
                let usual = most.clone().find(|it| it.ruleset == ruleset);
                if let Some(usual) = usual.or_else(|| most.next()) {
                    return Ok(usual.ruleset);
                }
            }
            Ok(ruleset)
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

/// The servers whose games are seen by their members only.
async fn closed_servers(reading: &mut Reading) -> Result<HashSet<ServerId>, crate::store::Error> {
    Ok(reading.closed_servers().await?.into_iter().collect())
}

/// The games that are counted for somebody who looks from there.
const fn meant(viewpoint: Viewpoint, scope: OpeningScope, closed: &HashSet<ServerId>) -> Meant<'_> {
    match scope {
        OpeningScope::Own => Meant::Of(viewpoint.player),
        OpeningScope::Server => Meant::On(viewpoint.server),
        OpeningScope::Everywhere => Meant::OutsideOf(closed),
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
