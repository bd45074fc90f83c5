//! What is kept of a server from which the bot was removed, and who pings whom how often.

use jiff::SignedDuration;
use tessera::game::limits::{PINGS, PINGS_WITHIN, SERVER_KEPT};
use tessera::game::{Coin, GameId, InteractionId, Place, ServerId, ServerSettingsPatch, Viewpoint};
use tessera::service::{DeletionStep, Scope, SeekOutcome, ServiceRefusal};

use crate::kit::{ROW, SERVER, World, anna, at, ben, carl, days, place, refusal, terms, world};

async fn closed(world: &World) {
    let patch = ServerSettingsPatch {
        theme: Some("slate".to_owned()),
        visibility: Some(tessera::game::Visibility::Closed),
        ..ServerSettingsPatch::default()
    };
    let changed = world.service.change_server_settings(SERVER, patch, at(0));
    changed.await.unwrap();
    world
        .service
        .remember_server_name(SERVER, "Club")
        .await
        .unwrap();
}

async fn put_away(world: &World, days_later: i64) -> usize {
    let mut steps = 0;
    while world
        .service
        .put_servers_away(days(days_later))
        .await
        .unwrap()
    {
        steps += 1;
        assert!(steps < 1_000, "it ends");
    }
    steps
}

#[tokio::test]
async fn a_server_is_put_away_in_steps_and_its_games_stay_with_their_players() {
    let world = world().await;
    closed(&world).await;
    let game = world.game(anna(), ben(), true).await;
    world.play(game, ROW, at(60)).await;
    let before = world.service.game(game).await.unwrap();
    world.service.server_left(SERVER, days(1)).await.unwrap();
    world.service.server_left(SERVER, days(20)).await.unwrap();
    assert_eq!(put_away(&world, 30).await, 0, "thirty days are not over");
    world.service.server_joined(SERVER, days(30)).await.unwrap();
    assert_eq!(put_away(&world, 60).await, 0, "it is back");

    let gone = world
        .service
        .servers_seen(&[ServerId(1)], |_| true, days(60))
        .await;
    assert_eq!(gone.unwrap(), 1, "it is missing at a start");
    assert_eq!(
        world
            .service
            .servers_seen(&[], |_| true, days(61))
            .await
            .unwrap(),
        0,
        "once"
    );
    let at_last = days(60) + SERVER_KEPT;
    assert!(world.service.put_servers_away(at_last).await.unwrap());
    let world = world.restarted().await;
    assert!(put_away(&world, 90).await > 0, "it goes on after a restart");

    let settings = world.service.server_settings(SERVER).await.unwrap();
    assert_eq!(settings.theme, None);
    let here = Scope::Server(SERVER);
    let shown = world
        .service
        .standings(here, "pente", 1, anna().id, days(91))
        .await
        .unwrap();
    assert_eq!(shown.provisional.len() + shown.rows.len(), 0);
    let everywhere = Scope::Everywhere;
    let shown = world
        .service
        .standings(everywhere, "pente", 1, anna().id, days(91))
        .await
        .unwrap();
    assert_eq!(shown.provisional.len(), 2, "ratings everywhere stay");
    let after = world.service.game(game).await.unwrap();
    let everywhere = [&before, &after].map(|view| view.ratings.clone().map(|it| it.everywhere));
    assert_eq!(
        format!("{:?}", everywhere[0]),
        format!("{:?}", everywhere[1])
    );
    for (player, server, sees) in [
        (anna().id, None, true),
        (ben().id, Some(SERVER), true),
        (carl().id, Some(SERVER), false),
        (carl().id, None, false),
    ] {
        let seen = world
            .service
            .game_seen_from(Viewpoint { player, server }, game)
            .await;
        assert_eq!(
            seen.is_ok(),
            sees,
            "a closed server's games never open: {player}"
        );
    }
    let viewpoint = Viewpoint {
        player: anna().id,
        server: None,
    };
    let listed = world
        .service
        .finished_games_from(viewpoint, GameId(1))
        .await
        .unwrap();
    assert_eq!(listed.games.views.len(), 1);
}

#[tokio::test]
async fn what_came_first_and_is_saved_last_takes_nothing_away() {
    let world = world().await;
    let mut writing = world.store.write().await.unwrap();
    let (ann, ben, carl) = (anna().id, ben().id, carl().id);
    let (first, second) = (InteractionId(1), InteractionId(2));
    assert!(writing.take_ping(ann, ben, None, at(12)).await.unwrap());
    assert!(writing.take_interaction(second, at(12)).await.unwrap());
    assert!(writing.take_ping(carl, ben, None, at(10)).await.unwrap());
    assert!(writing.take_interaction(first, at(10)).await.unwrap());
    assert!(!writing.take_ping(ann, ben, None, at(13)).await.unwrap());
    assert!(!writing.take_interaction(second, at(13)).await.unwrap());
}

#[tokio::test]
async fn one_person_pings_another_so_often_in_all_games_together() {
    let world = world().await;
    let mut writing = world.store.write().await.unwrap();
    let (ann, ben, carl) = (anna().id, ben().id, carl().id);
    for number in 1..=i64::from(PINGS) {
        let taken = writing
            .take_ping(ann, ben, Some(GameId(number)), at(number))
            .await;
        assert!(taken.unwrap(), "{number}");
    }
    let now = at(100);
    assert!(
        !writing
            .take_ping(ann, ben, Some(GameId(99)), now)
            .await
            .unwrap()
    );
    assert!(!writing.take_ping(ann, ben, None, now).await.unwrap());
    assert!(
        writing
            .take_ping(ann, carl, Some(GameId(99)), now)
            .await
            .unwrap()
    );
    assert!(
        writing
            .take_ping(ben, ann, Some(GameId(99)), now)
            .await
            .unwrap()
    );
    let later = at(1) + PINGS_WITHIN;
    assert!(
        writing
            .take_ping(ann, ben, Some(GameId(99)), later)
            .await
            .unwrap()
    );
    let soon = later + SignedDuration::from_millis(500);
    assert!(
        !writing
            .take_ping(ann, ben, Some(GameId(98)), soon)
            .await
            .unwrap()
    );
    writing.commit().await.unwrap();
}

#[tokio::test]
async fn damaged_rows_about_servers_and_deletions_stop_nothing() {
    let world = world().await;
    closed(&world).await;
    for row in [
        "INSERT INTO deletions (stand_in, player, asked_at) VALUES (5, -3, 0)",
        "INSERT INTO deletions (stand_in, player, asked_at) VALUES (6, 7, 9223372036854775807)",
        "INSERT INTO departed_servers (server, left_at) VALUES (-1, 0)",
        "INSERT INTO server_names (server, name) VALUES (-2, 'x')",
        "INSERT INTO players (id, name) VALUES (-4, 'x')",
        "INSERT INTO server_bars (server, player, barred_at) VALUES (900, -4, 0)",
    ] {
        world.database(row).await;
    }
    assert_eq!(world.service.people_being_deleted().await.unwrap(), []);
    let step = world.service.go_on_with_deletions(at(60)).await.unwrap();
    assert_eq!(step, DeletionStep::Nothing);
    assert_eq!(world.service.barred_on(SERVER).await.unwrap(), []);
    let changed = world
        .service
        .change_bars(SERVER, Some(anna()), None, at(0))
        .await;
    assert_eq!(changed.unwrap(), [anna().id]);
    assert_eq!(
        world
            .service
            .servers_seen(&[], |_| true, at(0))
            .await
            .unwrap(),
        1
    );
    assert!(put_away(&world, 40).await > 0);
    assert_eq!(world.service.barred_on(SERVER).await.unwrap(), []);
}

#[tokio::test]
async fn a_server_that_came_back_while_the_bot_was_off_loses_nothing() {
    let world = world().await;
    closed(&world).await;
    world.service.server_left(SERVER, days(1)).await.unwrap();
    let gone = world.service.servers_seen(&[SERVER], |_| true, days(40));
    assert_eq!(gone.await.unwrap(), 0);
    assert_eq!(put_away(&world, 40).await, 0);
    let settings = world.service.server_settings(SERVER).await.unwrap();
    assert_eq!(settings.theme.as_deref(), Some("slate"));
}

async fn count(world: &World, sql: &'static str) -> String {
    world.database(sql).await.unwrap()
}

#[tokio::test]
async fn a_series_and_a_league_of_a_former_server_are_deleted_whole() {
    let world = world().await;
    closed(&world).await;
    crate::tournaments::begun_league(&world).await;
    crate::tournaments::second_season(&world).await;
    let first = crate::tournaments::announced_series(&world).await;
    crate::tournaments::announced_series(&world).await;
    crate::tournaments::announced_series(&world).await;
    world
        .database("UPDATE tournaments SET follows = id - 1 WHERE id > (SELECT MIN(id) FROM tournaments WHERE repeats IS NOT NULL)")
        .await;
    assert!(first.0 > 2, "two seasons");
    let all = "SELECT CAST(COUNT(*) AS TEXT) FROM tournaments";
    assert_eq!(count(&world, all).await, "5");
    let seasons = "SELECT CAST(COUNT(*) AS TEXT) FROM league_seasons";
    assert_eq!(count(&world, seasons).await, "2");
    world.service.server_left(SERVER, days(10)).await.unwrap();
    assert!(put_away(&world, 41).await > 0);
    assert_eq!(count(&world, all).await, "0");
    assert_eq!(count(&world, seasons).await, "0");
    let departures = "SELECT CAST(COUNT(*) AS TEXT) FROM departed_servers";
    assert_eq!(count(&world, departures).await, "0");
}

#[tokio::test]
async fn a_bar_ends_what_the_barred_person_has_open_there() {
    let world = world().await;
    let service = &world.service;
    let sought = service.seek(anna(), crate::seeks::wanted(), Coin::Heads, at(0));
    sought.await.unwrap();
    let challenge = service.challenge(anna(), None, terms(false), place(), at(0));
    let challenge = challenge.await.unwrap().id;
    let barred = service.change_bars(SERVER, Some(anna()), None, at(1));
    assert_eq!(barred.await.unwrap(), [anna().id]);
    let list = service.seeks(anna().id, Some(SERVER), at(2)).await.unwrap();
    assert!(list.own.is_empty());
    let after = service.challenge_by_id(challenge).await.unwrap();
    assert!(after.challenge.check_open().is_err());
    let sought = service.seek(ben(), crate::seeks::wanted(), Coin::Heads, at(2));
    assert!(matches!(sought.await.unwrap(), SeekOutcome::Listed(_)));
    // Nobody can begin anything with her there, whatever was on its way.
    let invited = service.challenge(ben(), Some(anna()), terms(false), place(), at(3));
    assert_eq!(refusal(invited.await), ServiceRefusal::OtherIsBarred);
    world.database("UPDATE challenges SET refused = NULL").await;
    let accepted = service.accept(challenge, ben(), Coin::Heads, at(4)).await;
    assert_eq!(refusal(accepted), ServiceRefusal::OtherIsBarred);
    // Elsewhere nothing changes.
    let elsewhere = Place {
        server: Some(ServerId(77)),
        channel: place().channel,
    };
    let invited = service.challenge(ben(), Some(anna()), terms(false), elsewhere, at(5));
    invited.await.unwrap();
}
