//! The ladder: who is on it, in which order, on which page.

use tessera::game::{Person, PlayerId};
use tessera::rating::{Method, Rating, Standing, Tally};
use tessera::service::standings::ROWS_PER_PAGE;
use tessera::service::{Scope, ServiceRefusal, StandingsRow};
use tessera::store::SavedStanding;

use crate::kit::{World, days, refusal, world};

/// Players 1, 2, .. with these ratings and deviations, rated on day 0.
async fn ladder_of(ratings: impl IntoIterator<Item = (f64, f64)>) -> World {
    let world = world().await;
    rate(&world, (1..).zip(ratings)).await;
    world
}

/// Gives players these ratings and deviations on day 0.
async fn rate(world: &World, ratings: impl IntoIterator<Item = (u64, (f64, f64))>) {
    let mut writing = world.store.write().await.unwrap();
    for (id, (rating, deviation)) in ratings {
        let player = PlayerId(id);
        writing
            .save_player(&Person::new(player, &format!("Player {id}")))
            .await
            .unwrap();
        let saved = SavedStanding {
            standing: Standing {
                rating: Rating {
                    rating,
                    deviation,
                    volatility: 0.06,
                },
                tally: Tally {
                    wins: 3,
                    losses: 2,
                    draws: 1,
                },
            },
            rated_at: days(0),
        };
        writing
            .save_standing(Scope::Everywhere, "pente", player, saved)
            .await
            .unwrap();
    }
    writing.commit().await.unwrap();
}

fn ids(rows: &[StandingsRow]) -> Vec<u64> {
    rows.iter().map(|row| row.player.0).collect()
}

#[tokio::test]
async fn the_ranked_come_first_and_the_provisional_under_them() {
    let world = ladder_of([
        (1500.0, 80.0),
        (1900.0, 200.0),
        (1700.0, 60.0),
        (1400.0, 350.0),
    ])
    .await;
    let viewer = PlayerId(4);
    let ladder = world
        .service
        .standings(Scope::Everywhere, "pente", 1, viewer, days(0))
        .await
        .unwrap();
    assert_eq!(ids(&ladder.rows), [3, 1]);
    assert_eq!(ids(&ladder.provisional), [2, 4]);
    let ranks: Vec<_> = ladder.rows.iter().map(|row| row.rank).collect();
    assert_eq!(ranks, [Some(1), Some(2)]);
    assert!(ladder.provisional.iter().all(|row| row.rank.is_none()));
    assert_eq!((ladder.page, ladder.pages), (1, 1));
    let own = ladder.own.unwrap();
    assert_eq!(
        (own.player, own.rank, own.name.as_str()),
        (viewer, None, "Player 4")
    );
}

#[tokio::test]
async fn who_stays_away_becomes_provisional_in_time() {
    let world = ladder_of([(1700.0, 60.0), (1500.0, 100.0)]).await;
    let until = Rating {
        rating: 1700.0,
        deviation: 60.0,
        volatility: 0.06,
    };
    let last = i64::from(until.days_until_provisional(Method::Glicko2));
    for (day, ranked, provisional) in [
        (0, vec![1, 2], vec![]),
        (last - 1, vec![1], vec![2]),
        (last, vec![], vec![1, 2]),
    ] {
        let ladder = world
            .service
            .standings(Scope::Everywhere, "pente", 1, PlayerId(1), days(day))
            .await
            .unwrap();
        assert_eq!(ids(&ladder.rows), ranked, "day {day}");
        assert_eq!(ids(&ladder.provisional), provisional, "day {day}");
        for row in &ladder.rows {
            assert!(!row.standing.rating.is_provisional(Method::Glicko2));
        }
        for row in &ladder.provisional {
            assert!(row.standing.rating.is_provisional(Method::Glicko2));
        }
        let own = ladder.own.unwrap();
        assert_eq!(own.rank.is_some(), ranked.contains(&1), "day {day}");
    }
}

#[tokio::test]
async fn pages_hold_everybody_once_in_order() {
    // Thirty ranked players, three of them equal, and seven provisional ones.
    let ranked = (0..30).map(|at| (1200.0 + f64::from(at / 3 * 10), 70.0));
    let provisional = (0..7).map(|at| (1300.0 + f64::from(at), 300.0));
    let world = ladder_of(ranked.chain(provisional)).await;
    let mut seen = Vec::new();
    let mut next_rank = 1;
    for page in 1..=4 {
        let viewer = PlayerId(1);
        let ladder = world
            .service
            .standings(Scope::Everywhere, "pente", page, viewer, days(0))
            .await
            .unwrap();
        assert_eq!((ladder.page, ladder.pages), (page, 4));
        for row in &ladder.rows {
            assert_eq!(row.rank, Some(next_rank));
            next_rank += 1;
        }
        let rows = ladder.rows.len() + ladder.provisional.len();
        let expected = if page < 4 {
            ROWS_PER_PAGE
        } else {
            37 - 3 * ROWS_PER_PAGE
        };
        assert_eq!(rows, expected as usize);
        seen.extend(ids(&ladder.rows));
        seen.extend(ids(&ladder.provisional));
        let own = ladder.own.unwrap();
        assert_eq!(
            (own.player, own.rank),
            (viewer, Some(28)),
            "three share the lowest rating"
        );
    }
    let mut expected: Vec<u64> = (1..=30).collect();
    expected.sort_by_key(|id| (std::cmp::Reverse((id - 1) / 3), *id));
    expected.extend((31..=37).rev());
    assert_eq!(seen, expected);
}

#[tokio::test]
async fn the_own_rank_is_the_rank_of_the_row() {
    let world = ladder_of((0..20).map(|at| (1500.0 + f64::from(at % 7), 70.0))).await;
    for viewer in 1..=20 {
        let viewer = PlayerId(viewer);
        for page in 1..=2 {
            let ladder = world
                .service
                .standings(Scope::Everywhere, "pente", page, viewer, days(3))
                .await
                .unwrap();
            let own = ladder.own.unwrap();
            for row in ladder.rows.iter().filter(|row| row.player == viewer) {
                assert_eq!(row, &own);
            }
        }
    }
}

#[tokio::test]
async fn pages_that_do_not_exist_are_the_nearest_that_do() {
    let world = ladder_of([(1500.0, 80.0)]).await;
    for page in [0, 2, u32::MAX] {
        let viewer = PlayerId(9);
        let ladder = world
            .service
            .standings(Scope::Everywhere, "pente", page, viewer, days(0))
            .await
            .unwrap();
        assert_eq!((ladder.page, ladder.rows.len()), (1, 1));
        assert_eq!(ladder.own, None);
    }
}

#[tokio::test]
async fn an_unknown_ruleset_has_no_ladder() {
    let world = world().await;
    let answer = world
        .service
        .standings(
            Scope::Everywhere,
            "'; DROP TABLE games",
            1,
            PlayerId(1),
            days(0),
        )
        .await;
    assert_eq!(refusal(answer), ServiceRefusal::NoSuchRuleset);
}

#[tokio::test]
async fn pages_and_ranks_agree_with_a_plain_sort_whatever_changed_before() {
    let mut dice = fastrand::Rng::with_seed(11);
    let mut roll = || {
        let rating = f64::from(dice.u32(1_450..1_550));
        (rating, [60.0, 109.0, 110.0, 300.0][dice.usize(..4)])
    };
    let world = ladder_of((0..80).map(|_| roll())).await;
    // Half of them are rated again: some become provisional, others no longer are.
    rate(&world, (1..=40).map(|id| (id, roll()))).await;
    for day in [0, 40, 4_000] {
        let (mut ranked, mut provisional) = (Vec::new(), Vec::new());
        let mut shown = (Vec::new(), Vec::new());
        for page in 1..=7 {
            let ladder = world
                .service
                .standings(Scope::Everywhere, "pente", page, PlayerId(1), days(day))
                .await
                .unwrap();
            assert_eq!((ladder.page, ladder.pages), (page, 7), "day {day}");
            shown.0.extend(ladder.rows);
            shown.1.extend(ladder.provisional);
        }
        for id in 1..=80 {
            let viewer = PlayerId(id);
            let ladder = world
                .service
                .standings(Scope::Everywhere, "pente", 1, viewer, days(day))
                .await
                .unwrap();
            let own = ladder.own.unwrap();
            let rating = own.standing.rating;
            if rating.is_provisional(Method::Glicko2) {
                assert_eq!(own.rank, None, "{id} on day {day}");
                provisional.push((rating.rating, id));
            } else {
                ranked.push((rating.rating, id));
                let row = shown.0.iter().find(|row| row.player == viewer).unwrap();
                assert_eq!(own.rank, row.rank, "{id} on day {day}");
            }
        }
        for (mut expected, shown) in [(ranked, &shown.0), (provisional, &shown.1)] {
            expected.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
            let expected: Vec<u64> = expected.into_iter().map(|(_, id)| id).collect();
            assert_eq!(ids(shown), expected, "day {day}");
        }
        let ranks = shown.0.iter().map(|row| row.rank.unwrap());
        assert!(ranks.eq(1..=u32::try_from(shown.0.len()).unwrap()));
    }
}
