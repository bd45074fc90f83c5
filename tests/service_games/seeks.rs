//! Seeking an opponent: who is matched with whom, once, and who is not.

use std::collections::HashSet;

use jiff::Timestamp;
use tessera::game::limits::{SEEK_LIFE, SEEKS};
use tessera::game::{
    Band, ChannelId, Coin, First, GameRefusal, Mismatch, Pace, Person, Place, SeekId, SeekRefusal,
    ServerId, SettingsPatch, Terms,
};
use tessera::service::attempts::Unposted;
use tessera::service::{Error, GameView, SeekOutcome, SeekRequest, SeekView, TakeRequest};
use tokio::join;

use crate::kit::{
    QUIET, World, anna, at, ben, carl, days, game_refusal, person, place, terms, world,
};

/// A request for an unrated game on the usual server.
pub fn wanted() -> SeekRequest {
    SeekRequest {
        terms: Terms {
            first: First::Chance,
            ..terms(false)
        },
        band: Band::Any,
        place: place(),
        venue: place(),
        conversation: None,
    }
}

/// The same in a private conversation, for people on any server.
fn everywhere(who: &Person) -> SeekRequest {
    let conversation = ChannelId(7_000 + who.id.0);
    SeekRequest {
        place: Place {
            server: Some(ServerId(900 + who.id.0)),
            channel: ChannelId(800),
        },
        conversation: Some(conversation),
        ..wanted()
    }
}

async fn seek(world: &World, who: Person, request: SeekRequest, at: Timestamp) -> SeekOutcome {
    let sought = world.service.seek(who, request, Coin::Heads, at).await;
    sought.expect("a seek that is kept or matched")
}

fn listed(sought: SeekOutcome) -> SeekView {
    match sought {
        SeekOutcome::Listed(view) => *view,
        SeekOutcome::Matched(view) => panic!("a game began: {:?}", view.game.players),
    }
}

fn playing(sought: SeekOutcome) -> GameView {
    match sought {
        SeekOutcome::Matched(view) => *view,
        SeekOutcome::Listed(view) => panic!("nobody fitted: {view:?}"),
    }
}

/// The seeks that are left, whoever they are of.
async fn left(world: &World) -> String {
    let count = "SELECT CAST(COUNT(*) AS TEXT) FROM seeks";
    world.database(count).await.unwrap()
}

async fn take(world: &World, who: Person, id: SeekId) -> Result<SeekOutcome, Error> {
    let request = TakeRequest {
        place: place(),
        venue: place(),
        conversation: None,
        coin: Coin::Tails,
    };
    world.service.take_seek(who, id, request, at(9)).await
}

#[tokio::test]
async fn the_second_who_wants_the_same_plays_the_first() {
    let world = world().await;
    listed(seek(&world, anna(), wanted(), at(0)).await);
    listed(seek(&world, carl(), wanted_slow(), at(1)).await);
    let view = playing(seek(&world, ben(), wanted(), at(2)).await);
    assert_eq!(view.game.players, [anna().id, ben().id]);
    assert_eq!(view.game.place, place());
    assert_eq!(left(&world).await, "1", "the one of Carl");
    let seeks = world.service.seeks(ben().id, place().server, at(3));
    let seeks = seeks.await.unwrap();
    let names: Vec<_> = seeks.here.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["Carl"]);
}

fn wanted_slow() -> SeekRequest {
    let mut wanted = wanted();
    wanted.terms.pace = Pace::Slow;
    wanted
}

#[tokio::test]
async fn who_waited_longest_is_first() {
    let world = world().await;
    let elsewhere = Place {
        server: Some(ServerId(901)),
        channel: ChannelId(1),
    };
    let there = SeekRequest {
        place: elsewhere,
        ..wanted()
    };
    listed(seek(&world, person(9, "Dora"), there, at(0)).await);
    listed(seek(&world, anna(), wanted(), at(1)).await);
    // Two who wait and go together are matched when the second comes; a narrow band keeps Ben off.
    world.game(anna(), ben(), true).await;
    listed(seek(&world, ben(), wanted(), at(2)).await);
    let view = playing(seek(&world, carl(), wanted(), at(3)).await);
    assert_eq!(view.game.players, [anna().id, carl().id]);
    let view = playing(seek(&world, person(5, "Emil"), wanted(), at(4)).await);
    assert_eq!(view.game.players, [ben().id, person(5, "Emil").id]);
}

#[tokio::test]
async fn people_who_block_each_other_are_not_matched_and_not_listed() {
    let world = world().await;
    let blocks = [(ben(), true)];
    let by = anna();
    let blocked = world
        .service
        .change_settings_and_blocks(&by, None, &blocks, at(0));
    blocked.await.unwrap();
    let annas = listed(seek(&world, anna(), wanted(), at(0)).await).seek.id;
    let bens = listed(seek(&world, ben(), wanted(), at(1)).await).seek.id;
    for (viewer, other) in [(anna(), bens), (ben(), annas)] {
        let list = world.service.seeks(viewer.id, place().server, at(2));
        assert_eq!(list.await.unwrap().here, []);
        let refused = game_refusal(take(&world, viewer, other).await);
        assert_eq!(refused, GameRefusal::Blocked);
    }
}

#[tokio::test]
async fn two_who_play_the_same_already_are_not_matched_again() {
    let world = world().await;
    world.game(anna(), ben(), false).await;
    let annas = listed(seek(&world, anna(), wanted(), at(0)).await).seek.id;
    listed(seek(&world, ben(), wanted(), at(1)).await);
    let refused = game_refusal(take(&world, ben(), annas).await);
    let playing = SeekRefusal::Mismatch(Mismatch::PlayingAlready);
    assert_eq!(refused, GameRefusal::Seek(playing));
    let own = game_refusal(take(&world, anna(), annas).await);
    let own_seek = SeekRefusal::Mismatch(Mismatch::OwnSeek);
    assert_eq!(own, GameRefusal::Seek(own_seek));
}

#[tokio::test]
async fn a_band_counts_on_the_ladder_of_the_server_once_the_ratings_are_settled() {
    let world = world().await;
    let narrow = || SeekRequest {
        band: Band::Points(100),
        ..wanted()
    };
    listed(seek(&world, anna(), narrow(), at(0)).await);
    // A newcomer may be as strong as anybody.
    world.game(anna(), ben(), true).await;
    let game = world.game(anna(), carl(), true).await;
    world.play(game, QUIET, at(1)).await;
    world.service.resign(game, carl().id, at(2)).await.unwrap();
    let settled = "UPDATE ratings SET deviation = 60000,
                   rating = CASE player WHEN 1 THEN 1600000 ELSE 1450000 END";
    world.database(settled).await;
    let id = world.service.seeks(carl().id, place().server, at(3));
    let id = id.await.unwrap().here[0].seek.id;
    let refused = game_refusal(take(&world, carl(), id).await);
    let mismatch = SeekRefusal::Mismatch(Mismatch::Ratings { most: 100 });
    assert_eq!(refused, GameRefusal::Seek(mismatch));
    let view = playing(take(&world, person(7, "Gina"), id).await.unwrap());
    assert_eq!(view.game.players, [person(7, "Gina").id, anna().id]);
}

#[tokio::test]
async fn a_seek_ends_when_it_is_stopped_and_after_a_week() {
    let world = world().await;
    let annas = listed(seek(&world, anna(), wanted(), at(0)).await).seek.id;
    let others = world.service.stop_seek(ben().id, annas, at(1)).await;
    assert_eq!(game_refusal(others), GameRefusal::Seek(SeekRefusal::Gone));
    world
        .service
        .stop_seek(anna().id, annas, at(1))
        .await
        .unwrap();
    listed(seek(&world, ben(), wanted(), at(2)).await);
    let later = at(2) + SEEK_LIFE;
    let list = world.service.seeks(carl().id, place().server, later);
    assert_eq!(list.await.unwrap().here, []);
    listed(seek(&world, carl(), wanted(), later).await);
    assert_eq!(left(&world).await, "2", "its maker is still to be told");
    for _ in 0..2 {
        world.service.expire_seeks(later).await.unwrap();
    }
    let unsent = world.service.to_post(later, None).await.unwrap().now;
    let news = unsent
        .into_iter()
        .filter(|it| matches!(it, Unposted::News(_)));
    assert_eq!(news.count(), 1, "Ben is told once");
    world.service.expire_seeks(later + SEEK_LIFE).await.unwrap();
    assert_eq!(left(&world).await, "1", "it is deleted once it was told");
}

#[tokio::test]
async fn a_person_seeks_three_games_at_most_and_each_once() {
    let world = world().await;
    let paces = [Pace::Slow, Pace::Daily, Pace::Relaxed, Pace::Days(2)];
    let requests = paces.map(|pace| {
        let mut request = wanted();
        request.terms.pace = pace;
        request
    });
    for (request, count) in requests.iter().zip(1..=SEEKS) {
        for _ in 0..2 {
            listed(seek(&world, anna(), request.clone(), at(0)).await);
        }
        assert_eq!(left(&world).await, count.to_string());
    }
    let one_more = world
        .service
        .seek(anna(), requests[3].clone(), Coin::Heads, at(1));
    let too_many = SeekRefusal::TooMany { most: SEEKS };
    assert_eq!(game_refusal(one_more.await), GameRefusal::Seek(too_many));
}

#[tokio::test]
async fn people_on_other_servers_fit_only_if_both_want_that() {
    let world = world().await;
    let home = |who: &Person| SeekRequest {
        conversation: None,
        ..everywhere(who)
    };
    listed(seek(&world, anna(), home(&anna()), at(0)).await);
    listed(seek(&world, ben(), everywhere(&ben()), at(1)).await);
    let view = playing(seek(&world, carl(), everywhere(&carl()), at(2)).await);
    assert_eq!(view.game.players, [ben().id, carl().id]);
    assert_eq!(view.game.place.server, None);
    // Anna agrees, and Dora is found at once.
    let dora = person(4, "Dora");
    listed(seek(&world, dora.clone(), everywhere(&dora), at(3)).await);
    let list = world.service.seeks(anna().id, None, at(4)).await.unwrap();
    let agreed = (ChannelId(7_001), Coin::Tails);
    let id = list.own[0].seek.id;
    let found = world.service.seek_everywhere(anna(), id, agreed, at(5));
    let view = playing(found.await.unwrap());
    assert_eq!(view.game.players, [anna().id, dora.id]);
    assert_eq!(view.game.place.channel, ChannelId(7_001));
    assert_eq!(left(&world).await, "0");
}

#[tokio::test]
async fn whoever_turns_private_messages_away_is_not_sought_everywhere_any_more() {
    let world = world().await;
    listed(seek(&world, anna(), everywhere(&anna()), at(0)).await);
    world.service.dms_refused(anna().id).await.unwrap();
    listed(seek(&world, ben(), everywhere(&ben()), at(1)).await);
    let private = SettingsPatch {
        messages: Some(false),
        ..SettingsPatch::default()
    };
    let by = ben();
    let changed = world.service.change_settings(&by, private, at(2));
    changed.await.unwrap();
    listed(seek(&world, carl(), everywhere(&carl()), at(3)).await);
    let own = world.service.seeks(anna().id, None, at(3)).await.unwrap();
    assert!(!own.own[0].seek.is_everywhere, "the server's list goes on");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_who_come_at_once_one_plays_who_waits() {
    let world = world().await;
    for round in 0..20 {
        let people = [0, 1, 2].map(|at| person(100 + 3 * round + at, "Somebody"));
        let [waits, one, other] = people.clone();
        listed(seek(&world, waits.clone(), wanted(), at(0)).await);
        let comes = |who: Person| {
            let service = world.service.clone();
            tokio::spawn(async move { service.seek(who, wanted(), Coin::Tails, at(1)).await })
        };
        let (one, other) = join!(comes(one), comes(other));
        let sought = [one.unwrap().unwrap(), other.unwrap().unwrap()];
        let (games, lists): (Vec<_>, Vec<_>) = sought
            .into_iter()
            .partition(|it| matches!(it, SeekOutcome::Matched(_)));
        assert_eq!((games.len(), lists.len()), (1, 1));
        assert_eq!(left(&world).await, "1");
        let view = playing(games.into_iter().next().unwrap());
        assert!(view.game.players.contains(&waits.id));
        let rest = listed(lists.into_iter().next().unwrap());
        let stopped = world
            .service
            .stop_seek(rest.seek.player, rest.seek.id, at(2));
        stopped.await.unwrap();
    }
}

#[tokio::test]
async fn a_match_is_saved_with_its_news_before_anybody_is_told() {
    let world = world().await;
    listed(seek(&world, anna(), wanted(), at(0)).await);
    // Ben moves first: the first stone is placed for him, and the board calls Anna.
    let sought = world.service.seek(ben(), wanted(), Coin::Tails, at(1));
    let called = playing(sought.await.unwrap());
    assert_eq!(called.game.to_move(), Some(anna().id));
    listed(seek(&world, carl(), wanted(), at(2)).await);
    let sought = world.service.seek(ben(), wanted(), Coin::Heads, at(3));
    let told = playing(sought.await.unwrap());
    assert_eq!(told.game.to_move(), Some(ben().id));
    let world = world.restarted().await;
    let news = "SELECT string_agg(player || ' ' || kind || ' ' || id, ',') FROM news";
    let expected = format!("{} matched {}", carl().id, told.game.id);
    assert_eq!(world.database(news).await, Some(expected));
    assert_eq!(left(&world).await, "0");
    let games = world.service.unposted_games().await.unwrap();
    assert_eq!(games, [called.game.id, told.game.id]);
}

/// Somebody who seeks on a server of their own.
async fn seek_alone(world: &World, id: u64) -> SeekId {
    let request = SeekRequest {
        place: Place {
            server: Some(ServerId(1_000 + id)),
            ..place()
        },
        ..wanted()
    };
    let sought = seek(world, person(id, "Somebody"), request, at(0)).await;
    listed(sought).seek.id
}

#[tokio::test]
async fn of_seeks_that_fit_by_now_each_is_found_once_and_pairs_are_passed_over() {
    let world = world().await;
    let mut ids = Vec::new();
    for id in 1..=3 {
        ids.push(seek_alone(&world, id).await);
    }
    world.database("UPDATE seeks SET server = 900").await;
    let mut passed_over = HashSet::new();
    for expected in [[0, 1], [0, 2], [1, 2]] {
        let round = world
            .service
            .fitting_seeks(SeekId(0), &passed_over, at(1))
            .await
            .unwrap();
        let found: Vec<_> = round
            .fitting
            .iter()
            .map(tessera::service::FittingSeeks::pair)
            .collect();
        let expected = expected.map(|at: usize| ids[at]);
        assert_eq!(found, [expected]);
        passed_over.insert(expected);
    }
}

#[tokio::test]
async fn a_damaged_seek_does_not_hide_those_behind_it() {
    let world = world().await;
    let mut ids = Vec::new();
    for id in 1..=21 {
        ids.push(seek_alone(&world, id).await);
    }
    let spoil = "UPDATE seeks SET band = 'torn' WHERE id = (SELECT MIN(id) FROM seeks)";
    world.database(spoil).await;
    let last = async |after| {
        let none = HashSet::new();
        let round = world.service.fitting_seeks(after, &none, at(1));
        round.await.unwrap().last
    };
    assert_eq!(last(SeekId(0)).await, Some(ids[19]));
    assert_eq!(last(ids[19]).await, None);
}

#[tokio::test]
async fn who_leaves_a_server_still_seeks_elsewhere() {
    let world = world().await;
    let request = everywhere(&anna());
    let server = request.place.server.unwrap();
    listed(seek(&world, anna(), request.clone(), at(0)).await);
    let only_here = SeekRequest {
        conversation: None,
        terms: terms(true),
        ..request
    };
    listed(seek(&world, anna(), only_here, at(0)).await);
    let service = &world.service;
    service.end_seeks_on(anna().id, server).await.unwrap();
    assert_eq!(left(&world).await, "1");
    let begun = playing(seek(&world, ben(), everywhere(&ben()), at(1)).await);
    assert_eq!(begun.game.place.server, None);
}

#[tokio::test]
async fn the_seeks_on_a_server_without_the_bot_end_there() {
    let world = world().await;
    seek_alone(&world, 1).await;
    seek_alone(&world, 2).await;
    let gone = ServerId(1_001);
    world.service.end_all_seeks_on(gone).await.unwrap();
    assert_eq!(left(&world).await, "1");
}

#[tokio::test]
async fn a_seek_stands_for_as_much_longer_as_nobody_could_be_found() {
    let world = world().await;
    let service = &world.service;
    service.resume_clocks(at(0)).await.unwrap();
    seek_alone(&world, 1).await;
    service.heartbeat(days(1)).await.unwrap();
    service.resume_clocks(days(9)).await.unwrap();
    let own = async |now| {
        service.expire_seeks(now).await.unwrap();
        let list = service.seeks(anna().id, None, now).await.unwrap();
        list.own.len()
    };
    assert_eq!(own(days(14)).await, 1);
    assert_eq!(own(days(15)).await, 0);
}
