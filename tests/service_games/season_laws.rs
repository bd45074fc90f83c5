//! Laws of seasons, over many of them at random: the standings of a season are those who played in it, each
//! once, and nothing changes them afterwards; and replaying all games with the ends of seasons gives the same
//! ratings.

use std::collections::{BTreeMap, BTreeSet};

use fastrand::Rng;
use jiff::{SignedDuration, Timestamp};
use tessera::game::{Person, PlayerId, SeasonLength, SeasonPeriod};
use tessera::rating::{Change, Rating, SEASON_GROWTH, Score, Tally, rate};
use tessera::service::Scope;

use crate::kit::{SERVER, World, person, world};
use crate::seasons::{begin, choose, seasons, standings, time};

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

/// What should be so, by the plainest means.
#[derive(Default)]
struct Model {
    wanted: Option<SeasonLength>,
    open: Option<Running>,
    ends: Vec<Timestamp>,
    closed: Vec<Vec<Row>>,
    ratings: BTreeMap<PlayerId, (Rating, Timestamp)>,
}

/// A season that runs.
struct Running {
    ends_at: Timestamp,
    players: BTreeMap<PlayerId, (Rating, Tally)>,
}

/// Who stands in a season, with rating and results.
type Row = (PlayerId, f64, Tally);

impl Model {
    /// Lets time pass.
    fn passes(&mut self, now: Timestamp) {
        if self.open.as_ref().is_some_and(|open| open.ends_at <= now) {
            let over = self.open.take().unwrap();
            if !over.players.is_empty() {
                self.ends.push(over.ends_at);
                self.closed.push(rows(&over));
            }
            self.begin(now);
        }
    }

    fn begin(&mut self, now: Timestamp) {
        if let (None, Some(length)) = (&self.open, self.wanted) {
            self.open = Some(Running {
                ends_at: SeasonPeriod::at(length, now).ends_at(),
                players: BTreeMap::new(),
            });
        }
    }

    /// The rating of a player on the server's ladder.
    fn rating(&self, player: PlayerId, now: Timestamp) -> Rating {
        let Some(&(rating, at)) = self.ratings.get(&player) else {
            return Rating::new();
        };
        let days = now.duration_since(at).as_hours() / 24;
        let ends = self.ends.iter().filter(|&&end| at < end && end <= now);
        let growth = ends.map(|_| SEASON_GROWTH.powi(2)).sum();
        rating.after(u32::try_from(days).unwrap(), growth)
    }

    /// The second player loses to the first.
    fn beats(&mut self, both: [PlayerId; 2], now: Timestamp) -> Vec<Option<Change>> {
        self.passes(now);
        let before = both.map(|player| self.rating(player, now));
        let (won, lost) = rate(before[0], before[1], Score::Win);
        let scores = [(won, Score::Win), (lost, Score::Loss)];
        for (player, (after, score)) in both.into_iter().zip(scores) {
            self.ratings.insert(player, (after, now));
            if let Some(open) = &mut self.open {
                let row = open.players.entry(player).or_default();
                *row = (after, row.1.with(score));
            }
        }
        let changes = before.into_iter().zip([won, lost]);
        changes
            .map(|(before, after)| Some(Change { before, after }))
            .collect()
    }
}

/// By rating, and then by the player's id: nobody here plays often enough in a season to be ranked above
/// somebody with a higher rating.
fn rows(over: &Running) -> Vec<Row> {
    let rows = over.players.iter();
    let mut rows: Vec<_> = rows
        .map(|(&player, &(rating, tally))| (player, rating.rating, tally))
        .collect();
    rows.sort_by(|one, other| other.1.total_cmp(&one.1).then(one.0.cmp(&other.0)));
    rows
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
    check(&world, &model, now).await;
    let world = world.restarted().await;
    check(&world, &model, now).await;
}

async fn check(world: &World, model: &Model, now: Timestamp) {
    world.service.close_seasons(now).await.unwrap();
    let mut kept = seasons(world).await;
    kept.reverse();
    // Those in which nobody played have a number, too, and are not listed.
    assert!(kept.is_sorted_by(|one, next| one.number < next.number));
    assert!(kept.len() - model.closed.len() <= 1, "one may be running");
    for (season, expected) in kept.iter().zip(&model.closed) {
        let shown = standings(world, season, now).await;
        let shown = shown.rows.iter().chain(&shown.provisional);
        let rows: Vec<Row> = shown
            .map(|row| (row.player, row.standing.rating.rating, row.standing.tally))
            .collect();
        let players: BTreeSet<_> = rows.iter().map(|row| row.0).collect();
        assert_eq!(players.len(), rows.len(), "nobody stands there twice");
        assert_eq!(&rows, expected, "season {}", season.number);
    }
    let scope = Scope::Server(SERVER);
    for &player in model.ratings.keys() {
        let own = world
            .service
            .standings(scope, "pente", 1, player, now)
            .await;
        assert_eq!(
            own.unwrap().own.unwrap().standing.rating,
            model.rating(player, now)
        );
    }
}
