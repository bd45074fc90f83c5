//! Whose games are listed, in which order.

use tessera::game::GameId;
use tessera::service::GameView;

use crate::kit::{ROW, anna, at, ben, carl, person, point, world};

fn ids(views: &[GameView]) -> Vec<GameId> {
    views.iter().map(|view| view.game.id).collect()
}

#[tokio::test]
async fn games_that_wait_come_first_and_the_longest_waiting_before_others() {
    let world = world().await;
    let service = &world.service;
    let long = world.game(anna(), ben(), false).await;
    let not_waiting = world.game(anna(), carl(), false).await;
    let short = world.game(anna(), carl(), false).await;
    let finished = world.game(anna(), ben(), false).await;
    let foreign = world.game(ben(), carl(), false).await;
    world.play(finished, ROW, at(50)).await;
    service
        .play(short, carl().id, point("A1"), None, at(30))
        .await
        .unwrap();
    service
        .play(long, ben().id, point("A1"), None, at(20))
        .await
        .unwrap();

    let next = service.next_game_of(anna().id).await.unwrap();
    assert_eq!(next.map(|view| view.game.id), Some(long));
    let all = service.games_of(anna().id).await.unwrap();
    assert_eq!(ids(&all.views), [long, short, not_waiting]);
    assert_eq!(
        ids(&service.games_of(ben().id).await.unwrap().views),
        [foreign, long]
    );
    assert_eq!(
        ids(&service.games_of(person(9, "").id).await.unwrap().views),
        []
    );
}

#[tokio::test]
async fn games_are_found_by_number_and_by_the_other_name() {
    let world = world().await;
    let service = &world.service;
    let with_ben = world.game(anna(), ben(), false).await;
    let with_zoe = world.game(person(7, "Zoë 100%"), anna(), false).await;
    for (typed, found) in [
        ("", vec![with_zoe, with_ben]),
        ("  1", vec![with_ben]),
        ("BE", vec![with_ben]),
        ("zoË", vec![with_zoe]),
        ("zoë 100%", vec![with_zoe]),
        ("%", vec![]),
        ("anna", vec![]),
        ("12", vec![]),
    ] {
        let games = service.games_matching(anna().id, typed).await.unwrap();
        assert_eq!(ids(&games), found, "{typed:?}");
    }
}

#[tokio::test]
async fn names_are_those_last_seen() {
    let world = world().await;
    let game = world.game(anna(), ben(), false).await;
    assert_eq!(
        world.service.name_of(ben().id).await.unwrap().as_deref(),
        Some("Ben")
    );
    assert_eq!(world.service.name_of(carl().id).await.unwrap(), None);
    world.challenge(person(2, "Benjamin"), carl(), false).await;
    assert_eq!(
        world.service.game(game).await.unwrap().names,
        ["Anna", "Benjamin"]
    );
}
