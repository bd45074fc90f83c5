//! How rated games change ratings, and that a replay computes the same.

use std::collections::HashMap;

use tessera::game::{ChannelId, Coin, GameId, Person, Place, PlayerId, ServerId};
use tessera::rating::{Change, Rating, Score, Tally, rate};
use tessera::service::Scope;

use crate::kit::{QUIET, SERVER, World, anna, at, ben, days, person, place, terms, world};

#[tokio::test]
async fn a_rated_game_changes_both_ratings_on_both_ladders() {
    let world = world().await;
    let game = world.game(anna(), ben(), true).await;
    world.play(game, QUIET, at(1)).await;
    let (_, view) = world.service.resign(game, ben().id, at(2)).await.unwrap();

    let ratings = view.ratings.clone().unwrap();
    let (won, lost) = rate(Rating::new(), Rating::new(), Score::Win);
    let newcomer = Rating::new();
    let expected = vec![
        Change {
            before: newcomer,
            after: won,
        },
        Change {
            before: newcomer,
            after: lost,
        },
    ];
    assert_eq!(ratings.everywhere, expected);
    assert_eq!(ratings.server, Some(expected));

    let kept = world.restarted().await.service.game(game).await.unwrap();
    assert_eq!(kept.ratings, view.ratings);
}

#[tokio::test]
async fn an_unrated_game_changes_no_rating() {
    let world = world().await;
    let game = world.game(anna(), ben(), false).await;
    world.play(game, QUIET, at(1)).await;
    let (_, view) = world.service.resign(game, ben().id, at(2)).await.unwrap();
    assert_eq!(view.ratings, None);
    let ladder = world
        .service
        .standings(Scope::Everywhere, "pente", 1, anna().id, at(3))
        .await;
    assert_eq!(ladder.unwrap().own, None);
}

#[tokio::test]
async fn a_game_in_private_counts_everywhere_only() {
    let world = world().await;
    let private = Place {
        server: None,
        channel: ChannelId(5),
    };
    let view = resigned(&world, anna(), ben(), private, 1).await;
    let ratings = world.service.game(view).await.unwrap().ratings.unwrap();
    assert_eq!(ratings.everywhere.len(), 2);
    assert_eq!(ratings.server, None);
}

#[tokio::test]
async fn time_away_is_counted_when_one_comes_back() {
    let world = world().await;
    let first = resigned(&world, anna(), ben(), place(), 0).await;
    let later = resigned(&world, anna(), ben(), place(), 400).await;
    let after = world
        .service
        .game(first)
        .await
        .unwrap()
        .ratings
        .unwrap()
        .everywhere[0]
        .after;
    let before = world
        .service
        .game(later)
        .await
        .unwrap()
        .ratings
        .unwrap()
        .everywhere[0]
        .before;
    assert_eq!(before, after.after_absence(400));
    assert!(before.deviation > after.deviation);
}

#[tokio::test]
async fn replaying_all_games_gives_the_same_numbers() {
    let world = world().await;
    let people: Vec<Person> = (1..=5)
        .map(|id| person(id, &format!("Player {id}")))
        .collect();
    let places = [
        place(),
        Place {
            server: Some(ServerId(901)),
            channel: ChannelId(6),
        },
    ];
    let mut games = Vec::new();
    for round in 0..30_u32 {
        let pick = |step: u32| people[(round * step % 5) as usize].clone();
        let (loser, winner) = (pick(3), pick(7));
        if loser.id != winner.id {
            let place = places[(round % 3 / 2) as usize];
            games.push(resigned(&world, loser, winner, place, i64::from(round) * 9).await);
        }
    }
    assert!(games.len() > 15, "the rounds pair enough people");

    let mut replayed: HashMap<(Scope, PlayerId), Replayed> = HashMap::new();
    for game in games {
        let view = world.service.game(game).await.unwrap();
        let kept = view.ratings.unwrap();
        let server = Scope::Server(view.game.place.server.unwrap());
        for (scope, changes) in [
            (Scope::Everywhere, kept.everywhere),
            (server, kept.server.unwrap()),
        ] {
            let [loser, winner] = view.game.players[..] else {
                panic!("two players")
            };
            let days = view.game.moved_at.as_second() / 86_400;
            let mut came = [loser, winner]
                .map(|player| replayed.get(&(scope, player)).copied().unwrap_or_default());
            let before = came.map(|player| player.on(days));
            let after = rate(before[0], before[1], Score::Loss);
            assert_eq!(
                changes[0],
                Change {
                    before: before[0],
                    after: after.0
                }
            );
            assert_eq!(
                changes[1],
                Change {
                    before: before[1],
                    after: after.1
                }
            );
            for (seat, rating, score) in [(0, after.0, Score::Loss), (1, after.1, Score::Win)] {
                came[seat] = Replayed {
                    rating,
                    day: days,
                    tally: came[seat].tally.with(score),
                };
                replayed.insert((scope, view.game.players[seat]), came[seat]);
            }
        }
    }

    for ((scope, player), expected) in replayed {
        let now = days(300);
        let ladder = world
            .service
            .standings(scope, "pente", 1, player, now)
            .await
            .unwrap();
        let own = ladder.own.unwrap().standing;
        assert_eq!(own.tally, expected.tally);
        assert_eq!(own.rating, expected.on(now.as_second() / 86_400));
    }
}

/// A player's rating according to the replay.
#[derive(Clone, Copy, Default)]
struct Replayed {
    rating: Rating,
    day: i64,
    tally: Tally,
}

impl Replayed {
    fn on(self, day: i64) -> Rating {
        if self.tally.games() == 0 {
            return self.rating;
        }
        self.rating
            .after_absence(u32::try_from(day - self.day).unwrap())
    }
}

/// A rated game that `loser` resigns on this day.
async fn resigned(world: &World, loser: Person, winner: Person, place: Place, day: i64) -> GameId {
    let loser_id = loser.id;
    let made = world
        .service
        .challenge(loser, Some(winner.clone()), terms(true), place, days(day))
        .await;
    let accepted = world
        .service
        .accept(made.unwrap().id, winner, Coin::Heads, days(day))
        .await;
    let game = accepted.unwrap().game.game.id;
    world.play(game, QUIET, days(day)).await;
    world
        .service
        .resign(game, loser_id, days(day))
        .await
        .unwrap();
    game
}

#[tokio::test]
async fn ladders_of_other_servers_are_apart() {
    let world = world().await;
    resigned(&world, anna(), ben(), place(), 1).await;
    for (scope, has) in [
        (Scope::Server(SERVER), true),
        (Scope::Server(ServerId(5)), false),
    ] {
        let ladder = world
            .service
            .standings(scope, "pente", 1, ben().id, days(2))
            .await
            .unwrap();
        assert_eq!(ladder.own.is_some(), has);
        assert_eq!(ladder.provisional.len(), if has { 2 } else { 0 });
    }
}
