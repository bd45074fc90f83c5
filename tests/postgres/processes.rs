//! Several processes over one database: each is a store here, whose connections end with it.

use sqlx::Connection as _;
use sqlx::postgres::PgConnection;
use tessera::game::limits::AFTER_DECLINE;
use tessera::game::{GameId, OfferKind, Person, Place, PlayerId};
use tessera::service::Service;
use tessera::store::{
    OpenError, Program, Reservation, RunningProcesses, ShardRange, Signal, Store,
    processes_on_server,
};

use crate::cluster::{self, Database};

const fn shards(first: u32, last: u32, total: u32) -> ShardRange {
    ShardRange { first, last, total }
}

async fn process(database: &Database, shards: ShardRange) -> Store {
    Store::open_for_process(&database.url(), shards)
        .await
        .unwrap()
}

/// Asks again until it is so: a server notices a little later that a connection has ended.
pub async fn comes_to_be(is_so: impl AsyncFn() -> bool) {
    let mut ticks = tokio::time::interval(std::time::Duration::from_millis(20));
    let waiting = async {
        while !is_so().await {
            ticks.tick().await;
        }
    };
    let waited = tokio::time::timeout(std::time::Duration::from_secs(20), waiting).await;
    waited.expect("it does not come to be");
}

#[tokio::test]
async fn a_shard_is_connected_by_one_process_and_all_count_the_same_total() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let first = process(&database, shards(0, 1, 4)).await;
    let refused = Store::open_for_process(&database.url(), shards(2, 3, 8)).await;
    let told = refused.unwrap_err().to_string();
    assert!(
        told.starts_with("SHARDS says that there are 8 shards in all"),
        "{told}"
    );
    assert!(told.contains("says 4"), "{told}");
    let alone = Store::open_for_bot(&database.url()).await.unwrap_err();
    assert!(matches!(alone, OpenError::BotOnServer { .. }), "{alone}");
    let refused = Store::open_for_process(&database.url(), shards(1, 2, 4)).await;
    let told = refused.unwrap_err().to_string();
    assert!(told.contains("already connects shard 1"), "{told}");
    // Whoever was refused holds nothing.
    process(&database, shards(2, 3, 4)).await;
    drop(first);
    process(&database, shards(0, 1, 4)).await;
}

#[tokio::test]
async fn whoever_looks_from_outside_sees_which_processes_run() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let url = database.url();
    let seen = async || processes_on_server(&url).await.unwrap();
    assert_eq!(seen().await, RunningProcesses::default());
    let second = process(&database, shards(4, 6, 8)).await;
    let first = process(&database, shards(0, 3, 8)).await;
    assert!(first.lead().await.unwrap());
    first.note_present(true).await.unwrap();
    let running = seen().await;
    assert_eq!(running.alone, None);
    assert_eq!(running.free_shards(), [7]);
    let told = running.several.iter().map(|process| {
        assert!(!process.is_given_up(), "{process:?}");
        let joined = process.joined.expect("its server says so");
        assert!(joined < std::time::Duration::from_mins(5), "{joined:?}");
        let (count, total) = (process.shards.len(), process.total);
        (count, total, process.is_present, process.leads)
    });
    assert_eq!(
        told.collect::<Vec<_>>(),
        [(4, 8, true, true), (3, 8, false, false)]
    );
    first.close().await;
    second.close().await;
    drop((first, second));
    comes_to_be(async || seen().await == RunningProcesses::default()).await;
    let alone = Store::open_for_bot(&url).await.unwrap();
    let is_alone = |program| RunningProcesses {
        alone: Some(program),
        several: Vec::new(),
    };
    assert_eq!(seen().await, is_alone(Program::Bot));
    alone.close().await;
    // The place of the only process is free once the one before has ended.
    comes_to_be(async || seen().await == RunningProcesses::default()).await;
    let source = Store::open_at_rest(&url).await.unwrap();
    assert_eq!(seen().await, is_alone(Program::Migration));
    source.close().await;
    comes_to_be(async || seen().await == RunningProcesses::default()).await;
    let target = Store::open_for_migration(&url).await.unwrap();
    assert_eq!(seen().await, is_alone(Program::Migration));
    drop(target);
}

#[tokio::test]
async fn pings_are_counted_alike_by_processes_whose_times_differ() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let absent = process(&database, shards(0, 0, 2)).await;
    let present = process(&database, shards(1, 1, 2)).await;
    let noon: jiff::Timestamp = "2026-03-01T12:00:00Z".parse().unwrap();
    let people = [(1, "Ann"), (2, "Ben"), (3, "Cleo")];
    let people = people.map(|(id, name)| Person::new(PlayerId(id), name));
    let mut writing = absent.write().await.unwrap();
    for person in &people {
        writing.save_player(person).await.unwrap();
    }
    writing.commit().await.unwrap();
    let [ann, ben, cleo] = people.map(|person| person.id);
    let pings = async |store: &Store, by, to, hours| {
        let mut writing = store.write().await.unwrap();
        let now = noon + jiff::SignedDuration::from_hours(hours);
        let taken = writing.take_ping(by, to, None, now).await.unwrap();
        writing.commit().await.unwrap();
        taken
    };
    assert!(pings(&absent, ann, ben, 0).await);
    // Its own time is eight hours later.
    assert!(pings(&present, cleo, ben, 8).await);
    assert!(!pings(&absent, ann, ben, 0).await, "not again so soon");
    assert!(!pings(&present, cleo, ben, 8).await, "not again so soon");
}

#[tokio::test]
async fn a_declined_offer_is_remembered_alike_by_processes_whose_times_differ() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let absent = process(&database, shards(0, 0, 2)).await;
    let present = process(&database, shards(1, 1, 2)).await;
    let game = a_game_that_ends(&Service::new(absent.clone())).await;
    let noon: jiff::Timestamp = "2026-03-01T12:00:00Z".parse().unwrap();
    // The own time of the one that is present is eight hours later.
    let times = [
        (&absent, noon),
        (&present, noon + jiff::SignedDuration::from_hours(8)),
    ];
    let [ann, ben] = [1, 2].map(PlayerId);
    for ((store, now), player) in times.into_iter().zip([ann, ben]) {
        let mut writing = store.write().await.unwrap();
        writing
            .save_declined(game, player, OfferKind::Draw, now)
            .await
            .unwrap();
        writing.commit().await.unwrap();
    }
    let clock = absent.clock().await.unwrap().unwrap();
    for (store, now) in times {
        for player in [ann, ben] {
            let mut writing = store.write().await.unwrap();
            let until = writing.declined_until(game, player, OfferKind::Draw, now);
            let until = until.await.unwrap().expect("it was declined just now");
            let left = until.duration_since(clock);
            assert!(!left.is_negative() && left <= AFTER_DECLINE, "{left:#}");
        }
    }
    database.run("UPDATE declined_offers SET at = at - 60000");
    let mut writing = absent.write().await.unwrap();
    let until = writing.declined_until(game, ann, OfferKind::Draw, noon);
    assert_eq!(until.await.unwrap(), None);
}

#[tokio::test]
async fn a_bot_that_is_alone_is_no_process_among_others() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let alone = Store::open_for_bot(&database.url()).await.unwrap();
    let refused = Store::open_for_process(&database.url(), shards(0, 0, 2)).await;
    let told = refused.unwrap_err().to_string();
    assert!(
        told.starts_with("a bot without SHARDS already runs"),
        "{told}"
    );
    assert!(!alone.is_shared());
    assert!(alone.lead().await.unwrap());
    assert!(alone.missing_shards().await.unwrap().is_empty());
}

#[tokio::test]
async fn one_process_leads_and_the_next_one_when_it_ends() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let first = process(&database, shards(0, 0, 2)).await;
    let second = process(&database, shards(1, 1, 2)).await;
    assert!(first.lead().await.unwrap());
    assert!(!second.lead().await.unwrap());
    assert!(first.lead().await.unwrap(), "it still does");
    assert!(!first.is_alone().await.unwrap());
    drop(first);
    comes_to_be(async || second.lead().await.unwrap()).await;
    assert!(second.is_alone().await.unwrap());
}

#[tokio::test]
async fn what_one_process_has_reserved_another_one_gets_once_it_is_given_up() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let first = process(&database, shards(0, 0, 2)).await;
    let second = process(&database, shards(1, 1, 2)).await;
    let reserve = async |store: &Store, what: &str| -> Option<Reservation> {
        store.reserve(what).await.unwrap()
    };
    let own = reserve(&first, "game 1").await.expect("nobody has it");
    assert!(reserve(&second, "game 1").await.is_none());
    assert!(reserve(&second, "game 2").await.is_some());
    drop(own);
    comes_to_be(async || reserve(&second, "game 1").await.is_some()).await;
    let kept = reserve(&first, "game 3").await.expect("nobody has it");
    assert!(reserve(&second, "game 3").await.is_none());
    first.close().await;
    // The process has ended.
    comes_to_be(async || reserve(&second, "game 3").await.is_some()).await;
    drop(kept);
}

#[tokio::test]
async fn a_shard_is_missing_until_a_process_is_present_with_it() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let first = process(&database, shards(0, 1, 4)).await;
    let second = process(&database, shards(2, 3, 4)).await;
    let missing = async || first.missing_shards().await.unwrap();
    assert_eq!(missing().await, [0, 1, 2, 3]);
    first.note_present(true).await.unwrap();
    assert_eq!(missing().await, [2, 3]);
    for _ in 0..2 {
        second.note_present(true).await.unwrap();
        assert!(missing().await.is_empty());
    }
    second.note_present(false).await.unwrap();
    assert_eq!(missing().await, [2, 3]);
    second.note_present(true).await.unwrap();
    assert!(missing().await.is_empty());
    drop(second);
    comes_to_be(async || missing().await == [2, 3]).await;
}

#[tokio::test]
async fn processes_of_which_the_server_does_not_say_when_they_were_heard_of_are_present() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    database.run(&format!(
        "ALTER DATABASE {} SET track_activities = off",
        database.name()
    ));
    let first = process(&database, shards(0, 1, 2)).await;
    assert_eq!(first.missing_shards().await.unwrap(), [0, 1]);
    first.note_present(true).await.unwrap();
    assert!(first.missing_shards().await.unwrap().is_empty());
    let running = processes_on_server(&database.url()).await.unwrap();
    let silent: Vec<_> = running
        .several
        .iter()
        .map(|process| process.silent)
        .collect();
    assert_eq!(silent, [None]);
}

#[tokio::test]
async fn locks_with_numbers_that_no_bot_has_are_not_counted() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let mut other = PgConnection::connect(&database.url()).await.unwrap();
    // A total and a shard that no bot has.
    let taken = "SELECT pg_advisory_lock_shared(x'54657301'::int, 2000000000),
        pg_advisory_lock(x'54657302'::int, 1999999999), pg_advisory_lock_shared(x'54657303'::int, 1999999999)";
    sqlx::raw_sql(taken).execute(&mut other).await.unwrap();
    let first = process(&database, shards(0, 1, 4)).await;
    assert!(first.is_alone().await.unwrap());
    let seen = async || processes_on_server(&database.url()).await.unwrap();
    assert_eq!(seen().await.several.len(), 1);
    let shard = "SELECT pg_advisory_lock(x'54657302'::int, 3)";
    sqlx::raw_sql(shard).execute(&mut other).await.unwrap();
    assert_eq!(seen().await.several.len(), 2);
    assert_eq!(seen().await.free_shards(), [2]);
}

#[tokio::test]
async fn a_process_whose_connection_is_cut_takes_its_place_again_unless_another_one_has_it() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let first = process(&database, shards(0, 1, 2)).await;
    assert!(first.lead().await.unwrap());
    first.note_present(true).await.unwrap();
    database.cut_connections();
    assert!(first.lead().await.is_err(), "it cannot know");
    comes_to_be(async || first.lead().await.is_ok_and(|leads| leads)).await;
    assert_eq!(
        first.missing_shards().await.unwrap(),
        [0, 1],
        "it has not said so again"
    );
    first.note_present(true).await.unwrap();
    assert!(first.missing_shards().await.unwrap().is_empty());

    database.cut_connections();
    let other = process(&database, shards(0, 1, 2)).await;
    // The first failure tells that the connection is lost, the second one why nothing helps.
    let _ = first.lead().await;
    let told = first.lead().await.unwrap_err();
    assert!(told.is_fatal(), "{told}");
    assert!(other.lead().await.unwrap());
}

#[tokio::test]
async fn processes_hear_of_games_that_ended_elsewhere_and_go_by_one_clock() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let first = process(&database, shards(0, 0, 2)).await;
    let second = process(&database, shards(1, 1, 2)).await;
    let mut heard = second.signals().await.unwrap().expect("there are others");
    first.signal("post").await.unwrap();
    let signal = heard.next().await.unwrap();
    assert_eq!(signal, Some(Signal::Other("post".to_owned())));

    let service = Service::new(first.clone());
    let game = a_game_that_ends(&service).await;
    assert_eq!(heard.next().await.unwrap(), Some(Signal::GameEnded(game)));

    let [one, other] = [&first, &second].map(async |store| store.clock().await.unwrap().unwrap());
    let (one, other) = (one.await, other.await);
    assert!(one <= other, "{one} {other}");
}

/// Two play a game, and one of them resigns.
async fn a_game_that_ends(service: &Service) -> GameId {
    use jiff::Timestamp;
    use tessera::game::{ChannelId, Coin, First, Pace, Person, PlayerId, Terms};
    use tessera::rules::catalogue;

    let [ann, ben] = [(1, "Ann"), (2, "Ben")].map(|(id, name)| Person::new(PlayerId(id), name));
    let terms = Terms {
        ruleset: catalogue::find("pente").unwrap(),
        pace: Pace::Relaxed,
        rated: true,
        first: First::Challenger,
        calls: false,
        set: false,
        claim: false,
        hill: false,
    };
    let place = Place {
        server: None,
        channel: ChannelId(1),
    };
    let now = Timestamp::now();
    let challenge = service
        .challenge(ann.clone(), Some(ben.clone()), terms, place, now)
        .await
        .unwrap();
    let game = service
        .accept(challenge.id, ben, Coin::Heads, now)
        .await
        .unwrap()
        .game
        .game;
    service.resign(game.id, ann.id, now).await.unwrap();
    game.id
}

#[tokio::test]
async fn a_process_that_stops_in_the_middle_of_a_transaction_keeps_nobody_from_writing_for_long() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let first = process(&database, shards(0, 0, 2)).await;
    let second = process(&database, shards(1, 1, 2)).await;
    let stopped = first.write().await.unwrap();
    // The server ends the transaction of the one that asks nothing more.
    second.write().await.unwrap().commit().await.unwrap();
    assert!(stopped.commit().await.is_err(), "nothing of it is saved");
    first.write().await.unwrap().commit().await.unwrap();
}

#[tokio::test]
async fn processes_that_find_an_empty_database_make_its_tables_one_after_the_other() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.empty();
    let url = database.url();
    let starting = (0..4).map(|shard| {
        let url = url.clone();
        tokio::spawn(async move { Store::open_for_process(&url, shards(shard, shard, 4)).await })
    });
    let mut processes = Vec::new();
    for started in starting.collect::<Vec<_>>() {
        processes.push(started.await.unwrap().unwrap());
    }
    // Nobody changes the schema under them.
    database.run("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
    let refused = Store::open_for_bot(&url).await.unwrap_err().to_string();
    assert!(
        refused.contains("on which processes of an older version run"),
        "{refused}"
    );
}

#[tokio::test]
async fn a_process_that_leads_and_was_stopped_is_cut_off_after_forty_seconds() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let stopped = process(&database, shards(0, 0, 2)).await;
    let other = process(&database, shards(1, 1, 2)).await;
    assert!(stopped.lead().await.unwrap());
    let begun = std::time::Instant::now();
    let mut ticks = tokio::time::interval(std::time::Duration::from_millis(500));
    while !other.lead().await.unwrap() {
        ticks.tick().await;
        let waited = begun.elapsed();
        assert!(waited < std::time::Duration::from_mins(2), "{waited:?}");
    }
    assert!(stopped.lead().await.is_err(), "it cannot know");
    assert!(
        !stopped.lead().await.unwrap(),
        "it has its place, and not the lead"
    );
}
