//! Tournaments: from the draft to the last round, what is refused, and what a kill in between leaves.

mod bad_input;
mod deed_limits;
mod deeds;
mod drafts;
mod formats;
mod kills;
pub mod kit;
mod league_kills;
mod league_refusals;
mod leagues;
mod match_ends;
mod organising;
mod refusals;
mod series;

/// A league of five whose first season has begun.
pub async fn begun_league(world: &crate::kit::World) -> tessera::game::TournamentId {
    kit::begun(world, leagues::league(), 5).await
}

/// Plays that league's first season to its end, after which the second begins.
pub async fn second_season(world: &crate::kit::World) {
    kit::play_round(
        &world.service,
        tessera::game::TournamentId(1),
        crate::kit::days(2),
    )
    .await;
    assert_eq!(leagues::season(world).await.season.unwrap().number, 2);
}

/// A tournament that repeats.
pub async fn announced_series(world: &crate::kit::World) -> tessera::game::TournamentId {
    kit::announced(world, series::repeated("FREQ=WEEKLY")).await
}
