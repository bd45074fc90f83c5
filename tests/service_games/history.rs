//! Lists of finished games: what a player may know of damaged ones, and games from before results were
//! stored.

use tessera::game::{GameId, PlayerResult, Viewpoint};
use tessera::rating::Tally;
use tessera::service::{HeadToHead, HistoryFilter};

use crate::kit::{QUIET, ROW, World, anna, at, ben, carl, world};

fn from_home(player: tessera::game::PlayerId) -> Viewpoint {
    let server = Some(crate::kit::SERVER);
    Viewpoint { player, server }
}

/// Anna won the first game, and Ben resigned the second to her.
async fn two_games(world: &World) -> [GameId; 2] {
    let won = world.game(anna(), ben(), false).await;
    world.play(won, ROW, at(10)).await;
    let resigned = world.game(anna(), ben(), false).await;
    world.play(resigned, QUIET, at(20)).await;
    let done = world.service.resign(resigned, ben().id, at(30)).await;
    done.expect("he resigns");
    [won, resigned]
}

async fn listed(world: &World, filter: HistoryFilter, by: Viewpoint) -> (Vec<GameId>, Vec<GameId>) {
    let page = world.service.history(by, filter, 1).await;
    let page = page.expect("a page");
    let games = page.games.views.iter().map(|view| view.game.id);
    (games.collect(), page.games.damaged)
}

#[tokio::test]
async fn a_damaged_game_is_told_to_its_players_only() {
    let world = world().await;
    let [won, resigned] = two_games(&world).await;
    world
        .database("UPDATE games SET record = x'07' WHERE id = 1")
        .await;
    let of_ben = HistoryFilter::of(ben().id);
    let to_ben = listed(&world, of_ben, from_home(ben().id)).await;
    assert_eq!(to_ben, (vec![resigned], vec![won]));
    let to_carl = listed(&world, of_ben, from_home(carl().id)).await;
    assert_eq!(to_carl, (vec![resigned], vec![]));
}

#[tokio::test]
async fn games_that_ended_before_results_were_stored_have_them_after_a_start() {
    let world = world().await;
    let [won, resigned] = two_games(&world).await;
    let damaged = world.game(carl(), ben(), false).await;
    world.play(damaged, ROW, at(40)).await;
    let running = world.game(anna(), carl(), false).await;
    world
        .database("UPDATE games SET record = x'07' WHERE id = 3")
        .await;
    world.database("DELETE FROM finished_games").await;
    let migration = include_str!("../../migrations/0040_finished_games.sql");
    let fill = migration
        .find("INSERT OR IGNORE")
        .expect("it fills the table");
    let rest = &migration[fill..];
    let end = rest.find(';').expect("it is a statement");
    world.database(&rest[..=end]).await;
    let world = world.restarted().await;

    let lost = HistoryFilter {
        opponent: Some(anna().id),
        ruleset: Some("pente"),
        result: Some(PlayerResult::Lost),
        ..HistoryFilter::of(ben().id)
    };
    let to_carl = listed(&world, lost, from_home(carl().id)).await;
    assert_eq!(
        to_carl.0,
        [resigned, won],
        "the latest first, not {running}"
    );
    let all = HistoryFilter::of(ben().id);
    let to_ben = listed(&world, all, from_home(ben().id)).await;
    assert_eq!(to_ben, (vec![resigned, won], vec![damaged]));
    let page = world.service.history(from_home(ben().id), lost, 1).await;
    let score = HeadToHead {
        by_ruleset: vec![(
            "pente".to_owned(),
            Tally {
                losses: 2,
                ..Tally::default()
            },
        )],
        last: vec![PlayerResult::Lost; 2],
    };
    assert_eq!(page.expect("a page").head_to_head, Some(score));
}
