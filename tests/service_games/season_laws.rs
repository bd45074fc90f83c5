//! Laws of seasons, over many of them at random: the standings of a season are those who played in it, each
//! once, and nothing changes them afterwards; and replaying all games with the ends of seasons gives the same
//! ratings.

use fastrand::Rng;
use jiff::{SignedDuration, Timestamp};
use tessera::game::{
    Game, GameId, Person, PlayerId, SeasonLength, SeasonPeriod, ServerId, ServerSettingsPatch,
    Start, TimePreferences,
};

use crate::kit::{QUIET, SERVER, World, person, place, point, terms, world};
use crate::season_model::{Model, Row, check};
use crate::seasons::{begin, choose, time};

/// How many servers have seasons at the same time.
const SERVERS: u64 = 12;
/// For how many months; some of them pass without a game.
const MONTHS: usize = 60;

#[tokio::test]
async fn laws_hold_over_a_hundred_seasons() {
    simulate(100, 3).await;
}

#[tokio::test]
#[ignore = "takes minutes; run it when seasons have changed"]
async fn laws_hold_over_ten_thousand_seasons() {
    for seed in 0..20 {
        simulate(500, seed).await;
    }
}

/// Short seasons with few games each, on several servers: that ten thousand keep their laws in memory is tested in
/// the service.
#[tokio::test]
async fn laws_hold_over_short_seasons_of_many_servers() {
    let world = world().await;
    let mut rng = Rng::with_seed(7);
    let begun = time("2026-01-01T00:00:00Z");
    let mut models = Vec::new();
    let mut writing = world.store.write().await.unwrap();
    for server in 0..SERVERS {
        for player in people(server) {
            let player = person(player.0, "Somebody");
            writing.save_player(&player).await.unwrap();
        }
        models.push(Model::default());
    }
    writing.commit().await.unwrap();
    for (server, model) in (0..).zip(&mut models) {
        model.wanted = Some(SeasonLength::Monthly);
        model.begin(begun);
        let patch = ServerSettingsPatch {
            seasons: Some(model.wanted),
            ..ServerSettingsPatch::default()
        };
        let changed = world
            .service
            .change_server_settings(of(server), patch, begun);
        changed.await.unwrap();
    }
    let mut end = begun;
    for _ in 0..MONTHS {
        end = SeasonPeriod::at(SeasonLength::Monthly, end).ends_at();
        let games = month(&mut rng, end);
        let begun = insert(&world, &games).await;
        for (game, played) in begun.into_iter().zip(games) {
            let [winner, loser] = played.players;
            let resigned = world.service.resign(game, loser, played.ends_at).await;
            let ratings = resigned.unwrap().1.ratings.unwrap();
            let model = &mut models[usize::try_from(played.server).unwrap()];
            let expected = model.beats([winner, loser], played.ends_at);
            assert_eq!(ratings.server, Some(expected), "at {}", played.ends_at);
        }
        // Sometimes the job is late, and the next game closes the season.
        if rng.u8(..3) > 0 {
            world.service.close_seasons(end).await.unwrap();
            for model in &mut models {
                model.passes(end);
            }
        }
    }
    let now = time("2040-01-01T00:00:00Z");
    let (mut closed, mut overtaken) = (0, 0);
    for (server, model) in (0..).zip(&mut models) {
        model.passes(now);
        check(&world, of(server), model, now).await;
        closed += model.closed.len();
        let rises = |rows: &&Vec<_>| !rows.is_sorted_by(|one: &Row, next| one.1 >= next.1);
        overtaken += model.closed.iter().filter(rises).count();
    }
    assert!(closed > 600, "{closed}");
    assert!(
        overtaken > 2,
        "ranked before a higher provisional: {overtaken}"
    );
}

/// A game of the simulation, which the second of its players loses.
struct Played {
    server: u64,
    players: [PlayerId; 2],
    ends_at: Timestamp,
}

const fn of(server: u64) -> ServerId {
    ServerId(5_000 + server)
}

/// The people of a server.
fn people(server: u64) -> [PlayerId; 4] {
    [1, 2, 3, 4].map(|number| PlayerId(server * 10 + number))
}

/// The games of a month on all servers. On a few, two people play so much that they are ranked.
fn month(rng: &mut Rng, end: Timestamp) -> Vec<Played> {
    let mut games = Vec::new();
    for server in 0..SERVERS {
        let people = people(server);
        let is_busy = server % 6 == 0;
        let count = if is_busy { 9 } else { 1 };
        for before in (0..count).rev() {
            let among = if is_busy && before > 0 { 2 } else { 4 };
            let one = rng.usize(..among);
            let other = (one + rng.usize(1..among)) % among;
            // Some end as the season does, and count for the next.
            let minutes = if before == 0 && rng.u8(..20) == 0 {
                0
            } else {
                i64::from(before) * 3_600 + rng.i64(1..3_600)
            };
            games.push(Played {
                server,
                players: [people[one], people[other]],
                ends_at: end - SignedDuration::from_mins(minutes),
            });
        }
    }
    games
}

/// Saves games that lack only their ends.
async fn insert(world: &World, games: &[Played]) -> Vec<GameId> {
    let mut ids = Vec::new();
    let mut writing = world.store.write().await.unwrap();
    for played in games {
        let at = played.ends_at - SignedDuration::from_hours(1);
        let mut place = place();
        place.server = Some(of(played.server));
        let mut game = Game::start(Start {
            id: writing.next_game_id().await.unwrap(),
            players: played.players.to_vec(),
            terms: terms(true),
            place,
            at,
            computer: None,
            time_preferences: vec![TimePreferences::default(); 2],
        });
        for stone in QUIET {
            let by = game.to_move().unwrap();
            game.play(by, point(stone), at).unwrap();
        }
        writing.insert_game(&game).await.unwrap();
        ids.push(game.id);
    }
    writing.commit().await.unwrap();
    ids
}

async fn simulate(count: usize, seed: u64) {
    let world = world().await;
    let mut rng = Rng::with_seed(seed);
    let people: Vec<Person> = (1..=9)
        .map(|id| person(id, &format!("Player {id}")))
        .collect();
    let mut model = Model::default();
    let mut now = time("2026-01-01T12:00:00Z");
    let (mut at_midnight, mut late) = (0, 0);
    while model.closed.len() < count {
        match rng.u8(..12) {
            0 => {
                let lengths = [
                    None,
                    Some(SeasonLength::Monthly),
                    Some(SeasonLength::Monthly),
                    Some(SeasonLength::Quarterly),
                ];
                model.wanted = lengths[rng.usize(..lengths.len())];
                model.passes(now);
                model.begin(now);
                choose(&world, model.wanted, now).await;
            }
            1 | 2 => {
                model.passes(now);
                world.service.close_seasons(now).await.unwrap();
            }
            3 => now += SignedDuration::from_hours(24 * rng.i64(1..50)),
            roll => {
                // A game that goes on for up to a day, often beyond the end of a season.
                let end = model.open.as_ref().map(|open| open.ends_at);
                let before = SignedDuration::from_hours(rng.i64(1..12));
                if let Some(end) = end.filter(|&end| roll > 6 && end - before > now) {
                    now = end - before;
                }
                let (one, other) = (rng.usize(..9), rng.usize(1..9));
                let both = [&people[one], &people[(one + other) % 9]];
                let game = begin(&world, both, now).await;
                match end.filter(|&end| now < end && end < now + before * 2) {
                    Some(end) if rng.u8(..3) == 0 => {
                        at_midnight += 1;
                        now = end;
                    }
                    _ => now += SignedDuration::from_mins(rng.i64(1..1_200)),
                }
                late += usize::from(end.is_some_and(|end| end < now));
                let loser = both[1].id;
                let (_, view) = world.service.resign(game, loser, now).await.unwrap();
                let expected = model.beats(both.map(|it| it.id), now);
                assert_eq!(view.ratings.unwrap().server, Some(expected), "at {now}");
            }
        }
    }
    assert!(
        at_midnight > count / 50 && late > count / 10,
        "{at_midnight} {late}"
    );
    check(&world, SERVER, &model, now).await;
    let world = world.restarted().await;
    check(&world, SERVER, &model, now).await;
}
