//! Tournaments: from the draft to the last round, what is refused, and what a kill in between leaves.

mod bad_input;
mod formats;
mod kills;
mod kit;
mod league_kills;
mod league_refusals;
mod leagues;
mod organising;
mod refusals;
mod series;

/// A league of five whose first season has begun.
pub async fn begun_league(world: &crate::kit::World) -> tessera::game::TournamentId {
    kit::begun(world, leagues::league(), 5).await
}
