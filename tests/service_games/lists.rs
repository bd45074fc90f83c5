//! Whose games are listed, and in which order.

use tessera::game::{GameId, Person, ServerId, ServerSettingsPatch, Viewpoint, Visibility};
use tessera::service::{GameView, Scope, ServiceRefusal};

use crate::kit::{ROW, SERVER, anna, at, ben, carl, days, person, point, refusal, world};

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

    let next = service.next_game_of(anna().id, None).await.unwrap();
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
    let viewpoint = Viewpoint {
        player: anna().id,
        server: Some(SERVER),
    };
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
        let games = service.games_matching(viewpoint, typed).await.unwrap();
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

#[tokio::test]
async fn a_nickname_is_shown_on_its_own_server_only() {
    let world = world().await;
    let service = &world.service;
    let nicknamed = |nickname| anna().seen_on(SERVER, nickname);
    let game = world.game(nicknamed(Some("Boss")), ben(), true).await;
    let elsewhere = |server| Viewpoint {
        player: ben().id,
        server,
    };
    let names = async |server| {
        let seen = service.game_seen_from(elsewhere(server), game).await;
        seen.unwrap().names
    };
    assert_eq!(service.game(game).await.unwrap().names, ["Boss", "Ben"]);
    assert_eq!(names(Some(SERVER)).await, ["Boss", "Ben"]);
    assert_eq!(names(Some(ServerId(901))).await, ["Anna", "Ben"]);
    assert_eq!(names(None).await, ["Anna", "Ben"]);
    assert_eq!(service.name_of(anna().id).await.unwrap().unwrap(), "Anna");

    world.play(game, ROW, at(1)).await;
    let rows = async |scope| {
        let page = service.standings(scope, "pente", 1, anna().id, days(1));
        let page = page.await.unwrap();
        let own = page.own.unwrap().name;
        let others = page.provisional.into_iter().map(|row| row.name);
        (own, others.collect::<Vec<_>>())
    };
    let (own, all) = rows(Scope::Server(SERVER)).await;
    assert_eq!(own, "Boss");
    assert!(all.contains(&own), "{all:?}");
    let (own, all) = rows(Scope::Everywhere).await;
    assert_eq!(own, "Anna");
    assert!(
        all.contains(&own) && !all.contains(&"Boss".to_owned()),
        "{all:?}"
    );

    // She no longer has a nickname.
    world.challenge(nicknamed(None), carl(), false).await;
    assert_eq!(service.game(game).await.unwrap().names, ["Anna", "Ben"]);
}

#[tokio::test]
async fn a_game_of_a_closed_server_is_seen_there_and_by_its_players() {
    let world = world().await;
    let service = &world.service;
    let game = world.game(anna(), ben(), false).await;
    let close = ServerSettingsPatch {
        visibility: Some(Visibility::Closed),
        ..ServerSettingsPatch::default()
    };
    let seen = async |person: &Person, server| {
        let viewpoint = Viewpoint {
            player: person.id,
            server,
        };
        let game = service.game_seen_from(viewpoint, game).await;
        let games = service.games_seen_from(viewpoint, anna().id).await.unwrap();
        assert_eq!(games.views.len(), usize::from(game.is_ok()));
        game.map(drop)
    };
    let (here, elsewhere) = (Some(SERVER), Some(ServerId(901)));
    for place in [here, elsewhere, None] {
        seen(&carl(), place).await.unwrap();
    }
    service
        .change_server_settings(SERVER, close, at(0))
        .await
        .unwrap();
    seen(&carl(), here).await.unwrap();
    for place in [here, elsewhere, None] {
        seen(&ben(), place).await.unwrap();
    }
    for place in [elsewhere, None] {
        let refused = refusal(seen(&carl(), place).await);
        assert_eq!(refused, ServiceRefusal::NoSuchGame(game));
        assert_eq!(
            refused.to_string().replace(&game.to_string(), "99"),
            refusal(service.game(GameId(99)).await).to_string(),
            "as if there were none"
        );
    }
}
