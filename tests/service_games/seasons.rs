//! Seasons: which games count for them, what is kept of them, and what their ends do to ratings.

use jiff::{SignedDuration, Timestamp};
use tessera::game::{
    ChannelId, Coin, GameId, Person, Season, SeasonLength, ServerId, ServerSettingsPatch, Viewpoint,
};
use tessera::rating::{Method, Rating, SEASON_GROWTH, Standing, Tally};
use tessera::service::attempts::{Failed, Unposted};
use tessera::service::{ProfileRequest, Scope, Standings, StandingsRow};
use tessera::store::SavedStanding;

use crate::kit::{QUIET, SERVER, World, anna, at, ben, carl, days, person, place, terms, world};

const MINUTE: SignedDuration = SignedDuration::from_mins(1);

pub fn time(text: &str) -> Timestamp {
    text.parse().expect("a time")
}

/// Chooses how long the seasons of the server are.
pub async fn choose(world: &World, seasons: Option<SeasonLength>, now: Timestamp) {
    let patch = ServerSettingsPatch {
        seasons: Some(seasons),
        ..ServerSettingsPatch::default()
    };
    let changed = world.service.change_server_settings(SERVER, patch, now);
    assert_eq!(changed.await.unwrap().seasons, seasons);
}

/// Begins a rated game on the server.
pub async fn begin(world: &World, [first, second]: [&Person; 2], now: Timestamp) -> GameId {
    let service = &world.service;
    let (by, to) = (first.clone(), Some(second.clone()));
    let made = service.challenge(by, to, terms(true), place(), now).await;
    let accepted = service.accept(made.unwrap().id, second.clone(), Coin::Heads, now);
    let game = accepted.await.unwrap().game.game.id;
    world.play(game, QUIET, now).await;
    game
}

/// The second one loses a rated game to the first.
pub async fn beats(world: &World, both: [&Person; 2], now: Timestamp) -> GameId {
    let game = begin(world, both, now).await;
    world.service.resign(game, both[1].id, now).await.unwrap();
    game
}

pub async fn seasons(world: &World) -> Vec<Season> {
    world.service.seasons(SERVER).await.unwrap()
}

/// The names of the seasons of the server, the latest first.
async fn called(world: &World) -> Vec<(u32, String)> {
    let all = seasons(world).await.into_iter();
    all.map(|it| (it.number, it.period.id())).collect()
}

pub async fn standings(world: &World, season: &Season, now: Timestamp) -> Standings {
    let scope = Scope::Season {
        id: season.id,
        server: season.server,
    };
    let now = now.min(season.ends_at);
    let found = world.service.standings(scope, "pente", 1, anna().id, now);
    found.await.unwrap()
}

fn names(rows: &[StandingsRow]) -> Vec<&str> {
    rows.iter().map(|row| row.name.as_str()).collect()
}

async fn own(world: &World, scope: Scope, now: Timestamp) -> Standing {
    let found = world.service.standings(scope, "pente", 1, anna().id, now);
    found.await.unwrap().own.unwrap().standing
}

#[tokio::test]
async fn a_game_counts_for_the_season_in_which_it_ends() {
    let world = world().await;
    choose(
        &world,
        Some(SeasonLength::Monthly),
        time("2026-10-05T12:00:00Z"),
    )
    .await;
    beats(&world, [&anna(), &ben()], time("2026-10-31T22:00:00Z")).await;
    let open = begin(&world, [&carl(), &anna()], time("2026-10-31T23:00:00Z")).await;
    let last = begin(&world, [&ben(), &anna()], time("2026-10-31T23:00:00Z")).await;
    let midnight = time("2026-11-01T00:00:00Z");
    let service = &world.service;
    service
        .resign(last, ben().id, time("2026-10-31T23:59:59.999Z"))
        .await
        .unwrap();
    service.resign(open, anna().id, midnight).await.unwrap();

    let expected = [(2, "2026-11"), (1, "2026-10")].map(|(number, id)| (number, id.to_owned()));
    assert_eq!(called(&world).await, expected, "the game closed the season");
    let all = seasons(&world).await;
    let over = standings(&world, &all[1], midnight).await;
    assert_eq!(names(&over.provisional), ["Anna", "Ben"]);
    let tally = Tally {
        wins: 2,
        ..Tally::default()
    };
    assert_eq!(over.provisional[0].standing.tally, tally);
    let next = standings(&world, &all[0], midnight).await;
    assert_eq!(names(&next.provisional), ["Carl", "Anna"]);
    let tally = Tally {
        losses: 1,
        ..Tally::default()
    };
    assert_eq!(next.provisional[1].standing.tally, tally);
}

#[tokio::test]
async fn with_a_season_only_its_own_ladder_becomes_less_certain() {
    let world = world().await;
    choose(&world, Some(SeasonLength::Quarterly), days(0)).await;
    for day in 1..=12 {
        beats(&world, [&anna(), &ben()], days(2 * day)).await;
        beats(&world, [&ben(), &anna()], days(2 * day) + MINUTE).await;
    }
    let here = Scope::Server(SERVER);
    let end = seasons(&world).await[0].ends_at;
    assert_eq!(end, time("2026-04-01T00:00:00Z"));
    let before = own(&world, here, end - MINUTE).await;
    let everywhere = own(&world, Scope::Everywhere, end - MINUTE).await;
    assert_eq!(before, everywhere);
    // Whether it is closed by then makes no difference.
    for _ in 0..2 {
        let after = own(&world, here, end).await;
        let grown = (before.rating.deviation.powi(2) + SEASON_GROWTH.powi(2)).sqrt();
        assert!((after.rating.deviation - grown).abs() < 0.01, "{after:?}");
        assert!((after.rating.rating - before.rating.rating).abs() < f64::EPSILON);
        assert_eq!(own(&world, Scope::Everywhere, end).await, everywhere);
        world.service.close_seasons(end).await.unwrap();
    }
    let back = beats(&world, [&anna(), &ben()], end + MINUTE).await;
    let changes = world.service.game(back).await.unwrap().ratings.unwrap();
    let [server, everywhere_too] = [changes.server.unwrap(), changes.everywhere];
    let grown = before.rating.after(0, SEASON_GROWTH.powi(2));
    assert_eq!(server[0].unwrap().before, grown);
    assert_eq!(everywhere_too[0].unwrap().before, everywhere.rating);
}

#[tokio::test]
async fn a_season_in_which_nobody_played_keeps_its_number_and_changes_no_rating() {
    let world = world().await;
    choose(
        &world,
        Some(SeasonLength::Monthly),
        time("2026-01-10T00:00:00Z"),
    )
    .await;
    beats(&world, [&anna(), &ben()], time("2026-01-11T00:00:00Z")).await;
    // The bot is away until June.
    let back = time("2026-06-15T00:00:00Z");
    world.service.close_seasons(back).await.unwrap();
    world
        .service
        .close_seasons(time("2026-08-01T00:00:00Z"))
        .await
        .unwrap();
    let game = beats(&world, [&anna(), &ben()], time("2026-09-30T00:00:00Z")).await;
    // Those in between are not listed.
    let expected = [(4, "2026-09"), (1, "2026-01")];
    let expected = expected.map(|(number, id)| (number, id.to_owned()));
    assert_eq!(called(&world).await, expected);
    let changes = world.service.game(game).await.unwrap().ratings.unwrap();
    let [server, everywhere] = [changes.server.unwrap(), changes.everywhere];
    let [server, everywhere] = [server[0].unwrap(), everywhere[0].unwrap()];
    let growth = server.before.deviation.powi(2) - everywhere.before.deviation.powi(2);
    assert!(
        (growth - SEASON_GROWTH.powi(2)).abs() < 1.0,
        "one season was played, not eight: {growth}"
    );
}

#[tokio::test]
async fn a_changed_setting_applies_from_the_next_season_on() {
    let world = world().await;
    assert_eq!(called(&world).await, []);
    choose(
        &world,
        Some(SeasonLength::Monthly),
        time("2026-07-10T00:00:00Z"),
    )
    .await;
    beats(&world, [&anna(), &ben()], time("2026-07-11T00:00:00Z")).await;
    choose(
        &world,
        Some(SeasonLength::Quarterly),
        time("2026-07-12T00:00:00Z"),
    )
    .await;
    choose(&world, None, time("2026-07-13T00:00:00Z")).await;
    choose(
        &world,
        Some(SeasonLength::Quarterly),
        time("2026-07-14T00:00:00Z"),
    )
    .await;
    beats(&world, [&anna(), &ben()], time("2026-08-11T00:00:00Z")).await;
    choose(&world, None, time("2026-08-12T00:00:00Z")).await;
    let game = beats(&world, [&anna(), &ben()], time("2026-09-30T00:00:00Z")).await;
    let named = |list: &[(u32, &str)]| -> Vec<_> {
        list.iter()
            .map(|&(number, id)| (number, id.to_owned()))
            .collect()
    };
    assert_eq!(
        called(&world).await,
        named(&[(2, "2026-q3"), (1, "2026-07")])
    );
    let now = time("2026-10-01T00:00:00Z");
    world.service.close_seasons(now).await.unwrap();
    beats(&world, [&anna(), &ben()], time("2026-10-02T00:00:00Z")).await;
    assert_eq!(called(&world).await.len(), 2, "seasons are off");
    let third = seasons(&world).await[0];
    let counts_from = time("2026-08-01T00:00:00Z");
    assert_eq!(
        third.begins_at,
        Some(counts_from),
        "its quarter began before"
    );
    let kept = standings(&world, &third, now).await;
    assert_eq!(kept.provisional[0].standing.tally.wins, 2);
    let last = world.service.game(game).await.unwrap().ratings.unwrap();
    let kept = kept.own.unwrap().standing.rating.rating;
    let last = last.server.unwrap()[0].unwrap().after.rating;
    assert!((kept - last).abs() < f64::EPSILON, "{kept} {last}");
    // Turned on again and off before anybody plays.
    choose(
        &world,
        Some(SeasonLength::Monthly),
        time("2026-10-03T00:00:00Z"),
    )
    .await;
    choose(&world, None, time("2026-10-04T00:00:00Z")).await;
    assert_eq!(called(&world).await.len(), 3);
    world
        .service
        .close_seasons(time("2026-11-01T00:00:00Z"))
        .await
        .unwrap();
    assert_eq!(
        called(&world).await,
        named(&[(2, "2026-q3"), (1, "2026-07")]),
        "nobody played in the third"
    );
    let ends = world.service.next_season_end().await.unwrap();
    assert_eq!(ends, None);
}

#[tokio::test]
async fn a_closed_season_is_announced_once_and_its_podiums_count_in_profiles() {
    let world = world().await;
    let service = &world.service;
    choose(&world, Some(SeasonLength::Monthly), days(0)).await;
    let dora = person(4, "Dora");
    for (first, second) in [(anna(), ben()), (anna(), carl()), (ben(), dora)] {
        beats(&world, [&first, &second], days(1)).await;
    }
    let end = seasons(&world).await[0].ends_at;
    let unposted = async || {
        let found = service.to_post(end, None).await.unwrap().now;
        let seasons = found.into_iter().filter_map(|it| match it {
            Unposted::Season(id) => Some(id),
            _ => None,
        });
        seasons.collect::<Vec<_>>()
    };
    assert_eq!(unposted().await, []);
    service.close_seasons(end).await.unwrap();
    let [season] = unposted().await[..] else {
        panic!("one season is over");
    };
    let report = service.season_to_tell(season).await.unwrap().unwrap();
    assert_eq!(report.channel, place().channel.into());
    assert_eq!(report.podiums.len(), 1);
    let podium = &report.podiums[0];
    assert_eq!((podium.ruleset, podium.players), ("pente", 4));
    let first: Vec<_> = podium.first.iter().map(|row| row.name.as_str()).collect();
    assert_eq!(first, ["Anna", "Ben", "Carl"]);
    let patch = ServerSettingsPatch {
        channel: Some(Some(ChannelId(77))),
        ..ServerSettingsPatch::default()
    };
    service
        .change_server_settings(SERVER, patch, end)
        .await
        .unwrap();
    let report = service.season_to_tell(season).await.unwrap().unwrap();
    assert_eq!(report.channel, Some(ChannelId(77)));
    service.season_told(season).await.unwrap();
    assert_eq!(unposted().await, []);
    assert_eq!(service.season_to_tell(season).await.unwrap(), None);

    let profile = async |server| {
        let request = ProfileRequest {
            viewpoint: Viewpoint {
                player: ben().id,
                server: Some(server),
            },
            player: ben().id,
            is_fellow_member: true,
            computer: person(99, "bot").id,
            is_public: false,
        };
        service.profile(request, end).await.unwrap().podiums
    };
    assert_eq!(profile(SERVER).await, [0, 1, 0]);
    assert_eq!(profile(ServerId(5)).await, [0, 0, 0]);
}

#[tokio::test]
async fn podiums_that_are_refused_for_good_are_given_up_and_the_standings_stay() {
    let world = world().await;
    let service = &world.service;
    choose(&world, Some(SeasonLength::Monthly), days(0)).await;
    beats(&world, [&anna(), &ben()], days(1)).await;
    let season = seasons(&world).await[0];
    service.close_seasons(season.ends_at).await.unwrap();
    let unposted = Unposted::Season(season.id);
    let next = service.record_failure(unposted, Failed::Forbidden, season.ends_at, None);
    assert_eq!(next.await.unwrap(), None);
    assert_eq!(service.season_to_tell(season.id).await.unwrap(), None);
    let kept = standings(&world, &season, days(400)).await;
    assert_eq!(names(&kept.provisional), ["Anna", "Ben"]);
}

#[tokio::test]
async fn the_ladder_learns_in_batches_who_became_provisional() {
    let world = world().await;
    choose(&world, Some(SeasonLength::Monthly), days(0)).await;
    beats(&world, [&anna(), &ben()], days(1)).await;
    let scope = Scope::Server(SERVER);
    let rating = |deviation| Rating {
        deviation,
        ..Rating::new()
    };
    let mut writing = world.store.write().await.unwrap();
    for id in 100..700 {
        let who = person(id, &format!("Player {id}"));
        writing.save_player(&who).await.unwrap();
        let deviation = if id % 3 == 0 { 60.0 } else { 100.0 };
        let standing = Standing {
            rating: rating(deviation),
            tally: Tally::default(),
        };
        let saved = SavedStanding {
            standing,
            rated_at: days(1),
        };
        writing
            .save_standing(scope, "pente", who.id, saved)
            .await
            .unwrap();
    }
    writing.commit().await.unwrap();
    let end = seasons(&world).await[0].ends_at;
    let pages = async |now| {
        let mut found = Vec::new();
        let last = world
            .service
            .standings(scope, "pente", u32::MAX, anna().id, now)
            .await;
        for page in 1..=last.unwrap().pages {
            let page = world
                .service
                .standings(scope, "pente", page, anna().id, now);
            found.extend(page.await.unwrap().rows);
        }
        found
    };
    assert_eq!(pages(end - MINUTE).await.len(), 600);
    world.service.close_seasons(end).await.unwrap();
    let (mut last, mut batches) = (None, 0);
    loop {
        last = world
            .service
            .count_provisional(last.as_ref(), end)
            .await
            .unwrap();
        if last.is_none() {
            break;
        }
        batches += 1;
    }
    assert!((3..=5).contains(&batches), "{batches}");
    let ranked = pages(end).await;
    assert_eq!(ranked.len(), 200);
    assert!(
        ranked
            .iter()
            .all(|row| !row.standing.rating.is_provisional(Method::Glicko2))
    );
    let again = world.service.count_provisional(None, end).await.unwrap();
    assert_eq!(again, None, "it is done once");
}

#[tokio::test]
async fn a_server_without_seasons_has_none() {
    let world = world().await;
    beats(&world, [&anna(), &ben()], at(1)).await;
    world.service.close_seasons(days(400)).await.unwrap();
    assert_eq!(called(&world).await, []);
    let running = world.service.running_season(SERVER, days(1)).await.unwrap();
    assert_eq!(running, None);
}
