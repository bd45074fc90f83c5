//! King of the Hill: who stands where, which sets count, and whose place ends.

use jiff::Timestamp;
use tessera::game::{
    Coin, GameId, GameRefusal, HillRefusal, OfferKind, Pace, Person, PlayerId, ServerSettingsPatch,
    Step, Terms,
};
use tessera::rules::{Opening, Options, Ruleset, catalogue};
use tessera::service::attempts::Unposted;
use tessera::service::hill_news::HillEvent;
use tessera::service::news::News;
use tessera::service::{GameView, HillView, OfferReply, Rematch};
use tokio::join;

use crate::kit::{
    QUIET, SERVER, World, anna, at, ben, carl, days, game_refusal, place, terms, world,
};

fn pente() -> Ruleset {
    catalogue::find("pente").unwrap()
}

pub fn terms_for_hill() -> Terms {
    Terms {
        set: true,
        hill: true,
        ..terms(true)
    }
}

async fn switch(world: &World, hill: bool, now: Timestamp) {
    let patch = ServerSettingsPatch {
        hill: Some(hill),
        ..ServerSettingsPatch::default()
    };
    let changed = world.service.change_server_settings(SERVER, patch, now);
    assert_eq!(changed.await.unwrap().hill, hill);
}

/// A world with a hill on which Anna stands.
async fn hilly() -> World {
    let world = world().await;
    switch(&world, true, at(0)).await;
    join_hill(&world, anna(), at(0)).await;
    world
}

async fn join_hill(world: &World, who: Person, now: Timestamp) -> HillView {
    let joined = world.service.join_hill(SERVER, pente(), who, now);
    joined.await.unwrap()
}

/// The steps of these people, zero for who is not on the hill.
async fn steps<const N: usize>(world: &World, people: [Person; N]) -> [u16; N] {
    let view = world
        .service
        .hill(SERVER, pente(), anna().id)
        .await
        .unwrap();
    people.map(|who| view.hill.step_of(who.id).map_or(0, |step| step.0))
}

async fn king(world: &World) -> Option<PlayerId> {
    let view = world.service.hill(SERVER, pente(), anna().id).await;
    view.unwrap().hill.king()
}

/// A set for the hill: the numbers of its games.
async fn hill_set(world: &World, one: Person, other: Person, now: Timestamp) -> [GameId; 2] {
    let service = &world.service;
    let made = service.challenge(one, Some(other.clone()), terms_for_hill(), place(), now);
    let made = made.await.unwrap();
    let accepted = service.accept(made.id, other, Coin::Heads, now).await;
    accepted.unwrap().game.set.unwrap().set.games
}

async fn lost_by(world: &World, game: GameId, loser: PlayerId, now: Timestamp) -> GameView {
    world.play(game, QUIET, now).await;
    world.service.resign(game, loser, now).await.unwrap().1
}

/// A set for the hill that somebody loses with both games. Returns its end.
async fn lose(world: &World, (one, other): (Person, Person), now: Timestamp) -> GameView {
    let loser = one.id;
    let [first, second] = hill_set(world, one, other, now).await;
    lost_by(world, first, loser, now).await;
    lost_by(world, second, loser, now).await
}

/// What each of them is told in private of their places on hills, which is sent then.
async fn told(world: &World, now: Timestamp) -> Vec<(PlayerId, &'static str)> {
    let service = &world.service;
    let mut told = Vec::new();
    for unposted in service.to_post(now, None).await.unwrap().now {
        let Unposted::News(unsent) = unposted else {
            continue;
        };
        let news = service.unsent_news(unsent, now).await.unwrap();
        match news.map(|it| it.news) {
            Some(News::Hill(news)) => match news.event {
                HillEvent::Ends(at) => {
                    assert_eq!((news.ruleset.as_str(), at), ("pente", at.max(now)));
                    told.push((unsent.player, "ends"));
                }
                HillEvent::Ended => told.push((unsent.player, "left")),
                HillEvent::Crowned => continue,
            },
            _ => continue,
        }
        service.news_sent(unsent, None).await.unwrap();
    }
    told
}

fn refused<T: std::fmt::Debug>(answer: Result<T, tessera::service::Error>) -> HillRefusal {
    match game_refusal(answer) {
        GameRefusal::Hill(refusal) => refusal,
        other => panic!("not about a hill: {other:?}"),
    }
}

#[tokio::test]
async fn a_won_set_is_a_step_up_and_survives_a_restart() {
    let world = hilly().await;
    assert_eq!(king(&world).await, Some(anna().id), "alone on the top step");
    let games = hill_set(&world, anna(), ben(), at(0)).await;
    assert_eq!(
        steps(&world, [anna(), ben()]).await,
        [1, 1],
        "Ben was put there"
    );
    assert_eq!(king(&world).await, None);
    let ended = lost_by(&world, games[1], ben().id, at(1)).await;
    assert_eq!(ended.set.unwrap().climbs, [None; 2], "the other game runs");
    let world = world.restarted().await;
    let ended = lost_by(&world, games[0], ben().id, at(2)).await;
    let [up, down] = ended.set.unwrap().climbs.map(Option::unwrap);
    assert_eq!(
        (up.player, up.before, up.after, up.is_king),
        (anna().id, Step(1), Step(2), true)
    );
    assert_eq!(
        (down.player, down.after, down.is_king),
        (ben().id, Step(1), false)
    );
    let world = world.restarted().await;
    let again = world.service.game(games[0]).await.unwrap();
    assert_eq!(again.set, ended.set, "the end says the same again");
    assert_eq!(steps(&world, [anna(), ben()]).await, [2, 1]);
    assert_eq!(king(&world).await, Some(anna().id));
    lose(&world, (anna(), ben()), at(60)).await;
    // Ben goes up to the step that Anna leaves; the bottom one is hers.
    assert_eq!(steps(&world, [anna(), ben()]).await, [1, 2]);
    let ladder = "SELECT CAST(COUNT(*) AS TEXT) FROM rating_changes";
    assert!(world.database(ladder).await.is_some(), "it is rated, too");
}

#[tokio::test]
async fn a_drawn_set_and_one_that_does_not_count_move_nobody() {
    let world = hilly().await;
    let games = hill_set(&world, anna(), ben(), at(0)).await;
    lost_by(&world, games[0], ben().id, at(1)).await;
    let drawn = lost_by(&world, games[1], anna().id, at(2)).await;
    let climbs = drawn.set.unwrap().climbs.map(Option::unwrap);
    assert!(climbs.iter().all(|climb| climb.before == climb.after));
    let games = hill_set(&world, anna(), ben(), at(90)).await;
    for game in games {
        let short = world.service.resign(game, ben().id, at(91)).await;
        assert_eq!(short.unwrap().1.set.unwrap().climbs, [None; 2]);
    }
    assert_eq!(steps(&world, [anna(), ben()]).await, [1, 1]);
}

#[tokio::test]
async fn a_set_that_was_not_agreed_on_for_the_hill_does_not_count_there() {
    let world = hilly().await;
    join_hill(&world, ben(), at(0)).await;
    let service = &world.service;
    let set = Terms {
        hill: false,
        ..terms_for_hill()
    };
    let made = service.challenge(anna(), Some(ben()), set, place(), at(0));
    let made = made.await.unwrap();
    let accepted = service.accept(made.id, ben(), Coin::Heads, at(0)).await;
    for game in accepted.unwrap().game.set.unwrap().set.games {
        lost_by(&world, game, ben().id, at(1)).await;
    }
    assert_eq!(steps(&world, [anna(), ben()]).await, [1, 1]);
}

#[tokio::test]
async fn who_leaves_gains_and_loses_nothing_and_the_other_still_climbs() {
    let world = hilly().await;
    let games = hill_set(&world, anna(), ben(), at(0)).await;
    let left = world
        .service
        .leave_hill(SERVER, pente(), ben().id, at(0))
        .await;
    assert_eq!(left.unwrap().hill.step_of(ben().id), None);
    join_hill(&world, carl(), at(0)).await;
    lost_by(&world, games[0], ben().id, at(1)).await;
    let ended = lost_by(&world, games[1], ben().id, at(2)).await;
    assert_eq!(ended.set.unwrap().climbs[1], None);
    assert_eq!(steps(&world, [anna(), ben(), carl()]).await, [2, 0, 1]);
}

#[tokio::test]
async fn each_refusal_names_its_rule() {
    let world = world().await;
    let service = &world.service;
    let challenge = async |by: Person, terms: Terms| {
        service
            .challenge(by, Some(carl()), terms, place(), at(0))
            .await
    };
    let off = service.hill(SERVER, pente(), anna().id).await;
    assert_eq!(refused(off), HillRefusal::Off);
    assert_eq!(
        refused(challenge(anna(), terms_for_hill()).await),
        HillRefusal::Off
    );
    switch(&world, true, at(0)).await;
    let ruleset = pente().name;
    let outside = challenge(anna(), terms_for_hill()).await;
    assert_eq!(refused(outside), HillRefusal::NotOnHill { ruleset });
    join_hill(&world, anna(), at(0)).await;
    for (set, rated) in [(false, true), (true, false)] {
        let terms = Terms {
            set,
            rated,
            ..terms_for_hill()
        };
        let refusal = refused(challenge(anna(), terms).await);
        assert_eq!(refusal, HillRefusal::OnlyRatedSets);
    }
    let free = Options {
        opening: Some(Opening::Free),
        ..Options::default()
    };
    let free = pente().with_options(free).unwrap();
    let points = catalogue::find("points").unwrap();
    for ruleset in [free, points] {
        let terms = Terms {
            ruleset,
            ..terms_for_hill()
        };
        let ruleset = ruleset.name;
        assert_eq!(
            refused(challenge(anna(), terms).await),
            HillRefusal::NoHill { ruleset }
        );
        let three = catalogue::find("pente-3").unwrap();
        let ruleset = three.name;
        let joined = service.join_hill(SERVER, three, anna(), at(0)).await;
        assert_eq!(refused(joined), HillRefusal::NoHill { ruleset });
    }
    let untimed = Terms {
        pace: Pace::Untimed,
        ..terms_for_hill()
    };
    let untimed = game_refusal(challenge(anna(), untimed).await);
    assert_eq!(untimed, GameRefusal::RatedWithoutClock);
    let made = challenge(anna(), terms_for_hill()).await.unwrap();
    let standing = HillRefusal::Invited {
        by: anna().id,
        channel: place().channel,
        at: at(0),
    };
    for (by, to) in [(anna(), carl()), (carl(), anna())] {
        let twice = service.challenge(by, Some(to), terms_for_hill(), place(), at(70));
        assert_eq!(refused(twice.await), standing);
    }
    service
        .leave_hill(SERVER, pente(), anna().id, at(0))
        .await
        .unwrap();
    let accept = async || service.accept(made.id, carl(), Coin::Heads, at(0)).await;
    let player = anna().id;
    assert_eq!(
        refused(accept().await),
        HillRefusal::OtherLeft { player, ruleset }
    );
    assert_eq!(steps(&world, [carl()]).await, [0], "nothing was changed");
    join_hill(&world, anna(), at(0)).await;
    let game = accept().await.unwrap().game.game.id;
    let again = service.challenge(carl(), Some(anna()), terms_for_hill(), place(), at(90));
    assert_eq!(refused(again.await), HillRefusal::SetRunning { game });
    let open = service.challenge(anna(), None, terms_for_hill(), place(), at(90));
    let open = open.await.unwrap().id;
    let taken = service.accept(open, carl(), Coin::Heads, at(90)).await;
    assert_eq!(refused(taken), HillRefusal::SetRunning { game });
    service
        .accept(open, ben(), Coin::Heads, at(90))
        .await
        .unwrap();
}

#[tokio::test]
async fn a_rematch_is_for_the_hill_while_whoever_asks_stands_there() {
    let world = hilly().await;
    let service = &world.service;
    for (leaves, second) in [(false, 100), (true, 200)] {
        let end = lose(&world, (anna(), ben()), at(second)).await.game.id;
        if leaves {
            let left = service.leave_hill(SERVER, pente(), ben().id, at(second));
            left.await.unwrap();
        }
        let offered = service.rematch(end, ben(), at(second + 9)).await.unwrap();
        let Rematch::Offered { id: challenge, .. } = offered else {
            panic!("{offered:?}");
        };
        let terms = service
            .challenge_by_id(challenge)
            .await
            .unwrap()
            .challenge
            .terms;
        assert_eq!((terms.set, terms.hill), (true, !leaves));
        service.withdraw(challenge, ben().id).await.unwrap();
    }
}

#[tokio::test]
async fn a_place_ends_after_31_days_and_its_owner_is_told_twice() {
    let world = hilly().await;
    let service = &world.service;
    join_hill(&world, ben(), at(0)).await;
    join_hill(&world, carl(), at(0)).await;
    lose(&world, (carl(), ben()), days(10)).await;
    let look = async |day: i64| {
        service.look_after_hills(days(day)).await.unwrap();
        service.look_after_hills(days(day)).await.unwrap();
        told(&world, days(day)).await
    };
    assert_eq!(look(27).await, []);
    assert_eq!(look(28).await, [(anna().id, "ends")]);
    assert_eq!(look(30).await, []);
    assert_eq!(service.next_due().await.unwrap(), Some(days(31)));
    assert_eq!(look(31).await, [(anna().id, "left")]);
    assert_eq!(steps(&world, [anna(), ben(), carl()]).await, [0, 2, 1]);
    assert_eq!(look(38).await, [(ben().id, "ends"), (carl().id, "ends")]);
    // Who plays on is not taken off, and told again when it comes to that.
    lose(&world, (carl(), ben()), days(39)).await;
    assert_eq!(look(41).await, []);
    assert_eq!(look(67).await, [(ben().id, "ends"), (carl().id, "ends")]);
}

#[tokio::test]
async fn who_becomes_king_as_others_leave_is_told_unless_they_are_alone() {
    let world = hilly().await;
    let crowned = async || {
        let count = "SELECT CAST(COUNT(*) AS TEXT) FROM news WHERE kind = 'hill-king'";
        world.database(count).await.unwrap()
    };
    let leave = async |who: Person| {
        let left = world.service.leave_hill(SERVER, pente(), who.id, at(1));
        left.await.unwrap();
    };
    for _ in 0..2 {
        join_hill(&world, ben(), at(0)).await;
        leave(ben()).await;
    }
    assert_eq!(king(&world).await, Some(anna().id));
    assert_eq!(crowned().await, "0", "she was king before he came");
    join_hill(&world, ben(), at(2)).await;
    join_hill(&world, carl(), at(2)).await;
    lose(&world, (ben(), anna()), at(3)).await;
    lose(&world, (ben(), carl()), at(60)).await;
    assert_eq!(steps(&world, [anna(), ben(), carl()]).await, [2, 1, 2]);
    leave(carl()).await;
    assert_eq!(crowned().await, "1");
}

#[tokio::test]
async fn a_running_set_keeps_a_place_and_an_adjourned_one_does_not() {
    let world = hilly().await;
    let service = &world.service;
    let [first, second] = hill_set(&world, anna(), ben(), at(0)).await;
    service.look_after_hills(days(40)).await.unwrap();
    assert_eq!(steps(&world, [anna(), ben()]).await, [1, 1]);
    assert_eq!(
        service.next_due().await.unwrap().map(|due| due > days(1)),
        Some(true)
    );
    lost_by(&world, first, ben().id, days(1)).await;
    let view = world.play(second, QUIET, days(1)).await;
    let (by, kind) = (anna(), OfferKind::Adjourn);
    let offered = service.offer(second, &by, kind, None, days(1)).await;
    offered.unwrap();
    let offer = (by.id, kind, view.game.revision());
    let agreed = service.reply(second, ben().id, offer, OfferReply::Agree, days(1));
    agreed.await.unwrap();
    service.look_after_hills(days(42)).await.unwrap();
    assert_eq!(steps(&world, [anna(), ben()]).await, [1, 1], "told first");
    let ends = [(anna().id, "ends"), (ben().id, "ends")];
    assert_eq!(told(&world, days(42)).await, ends);
    service.look_after_hills(days(44)).await.unwrap();
    assert_eq!(steps(&world, [anna(), ben()]).await, [1, 1]);
    service.look_after_hills(days(45)).await.unwrap();
    assert_eq!(steps(&world, [anna(), ben()]).await, [0, 0]);
}

#[tokio::test]
async fn a_hill_that_is_switched_off_is_kept_and_its_places_last() {
    let world = hilly().await;
    let service = &world.service;
    lose(&world, (anna(), ben()), at(0)).await;
    switch(&world, false, days(1)).await;
    let hidden = service.hill(SERVER, pente(), anna().id).await;
    assert_eq!(refused(hidden), HillRefusal::Off);
    service.look_after_hills(days(60)).await.unwrap();
    switch(&world, true, days(70)).await;
    service.look_after_hills(days(97)).await.unwrap();
    assert_eq!(steps(&world, [anna(), ben()]).await, [1, 2]);
    assert_eq!(told(&world, days(97)).await, []);
    for day in [98, 101] {
        service.look_after_hills(days(day)).await.unwrap();
    }
    assert_eq!(steps(&world, [anna(), ben()]).await, [0, 0]);
}

#[tokio::test]
async fn the_absence_of_the_bot_costs_nobody_a_place() {
    let world = hilly().await;
    let service = &world.service;
    service.resume_clocks(days(20)).await.unwrap();
    service.resume_clocks(days(50)).await.unwrap();
    for day in [58, 60] {
        service.look_after_hills(days(day)).await.unwrap();
        assert_eq!(steps(&world, [anna()]).await, [1]);
    }
    service.look_after_hills(days(61)).await.unwrap();
    assert_eq!(steps(&world, [anna()]).await, [0]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_sets_that_end_at_once_both_count() {
    let world = hilly().await;
    let [first, last] = hill_set(&world, anna(), ben(), at(0)).await;
    let [other, beside] = hill_set(&world, anna(), carl(), at(0)).await;
    lost_by(&world, first, ben().id, at(1)).await;
    lost_by(&world, other, carl().id, at(1)).await;
    for game in [last, beside] {
        world.play(game, QUIET, at(2)).await;
    }
    let resign = |game, who| {
        let service = world.service.clone();
        tokio::spawn(async move { service.resign(game, who, at(3)).await })
    };
    let (one, two) = join!(resign(last, ben().id), resign(beside, carl().id));
    assert!(one.unwrap().is_ok() && two.unwrap().is_ok());
    // Twice a step up; the one between is empty.
    assert_eq!(steps(&world, [anna(), ben(), carl()]).await, [2, 1, 1]);
    let climbs = world.database("SELECT CAST(COUNT(*) AS TEXT) FROM climbs");
    assert_eq!(climbs.await.as_deref(), Some("4"));
}

#[tokio::test]
async fn a_damaged_place_affects_nobody_else() {
    let world = hilly().await;
    let service = &world.service;
    lose(&world, (anna(), ben()), at(0)).await;
    join_hill(&world, carl(), at(0)).await;
    for damage in [
        "UPDATE climbers SET step = -5 WHERE player = 1",
        "UPDATE climbers SET step = 1, since = 9223372036854775807 WHERE player = 1",
    ] {
        world.database(damage).await;
        assert_eq!(steps(&world, [anna(), ben(), carl()]).await, [0, 2, 1]);
    }
    world
        .database("UPDATE climbs SET before = 0 WHERE player = 2")
        .await;
    let view = service.game(GameId(2)).await.unwrap();
    assert_eq!(
        view.set.unwrap().climbs.map(|it| it.is_some()),
        [true, false]
    );
    for day in [28, 31] {
        service.look_after_hills(days(day)).await.unwrap();
    }
    assert_eq!(steps(&world, [ben(), carl()]).await, [0, 0]);
    let kept = "SELECT CAST(COUNT(*) AS TEXT) FROM climbers";
    assert_eq!(world.database(kept).await.as_deref(), Some("1"));
    assert_eq!(
        service.look_after_hills(days(31)).await.unwrap(),
        0,
        "not looked for without end"
    );
}
