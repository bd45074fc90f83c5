//! Seasons by the plainest means: from the games alone, who stands in each, in which order, and how ratings go on.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;
use tessera::game::{PlayerId, SeasonLength, SeasonPeriod, ServerId};
use tessera::rating::{Change, Method, Rating, SEASON_GROWTH, Score, Tally, rate};
use tessera::service::Scope;

use crate::kit::World;
use crate::seasons::standings;

/// What should be so, by the plainest means.
#[derive(Default)]
pub struct Model {
    pub wanted: Option<SeasonLength>,
    pub open: Option<Running>,
    ends: Vec<Timestamp>,
    pub closed: Vec<Vec<Row>>,
    pub ratings: BTreeMap<PlayerId, (Rating, Timestamp)>,
}

/// A season that runs.
pub struct Running {
    pub ends_at: Timestamp,
    players: BTreeMap<PlayerId, Player>,
}

/// Somebody who plays in a season.
#[derive(Default)]
struct Player {
    rating: Rating,
    tally: Tally,
    played_at: Timestamp,
}

/// Who stands in a season, with rating and results.
pub type Row = (PlayerId, f64, Tally);

impl Model {
    /// Lets time pass.
    pub fn passes(&mut self, now: Timestamp) {
        if self.open.as_ref().is_some_and(|open| open.ends_at <= now) {
            let over = self.open.take().unwrap();
            if !over.players.is_empty() {
                self.ends.push(over.ends_at);
                self.closed.push(rows(&over));
            }
            self.begin(now);
        }
    }

    pub fn begin(&mut self, now: Timestamp) {
        if let (None, Some(length)) = (&self.open, self.wanted) {
            self.open = Some(Running {
                ends_at: SeasonPeriod::at(length, now).ends_at(),
                players: BTreeMap::new(),
            });
        }
    }

    /// The rating of a player on the server's ladder.
    pub fn rating(&self, player: PlayerId, now: Timestamp) -> Rating {
        let Some(&(rating, at)) = self.ratings.get(&player) else {
            return Rating::new();
        };
        let days = now.duration_since(at).as_hours() / 24;
        let ends = self.ends.iter().filter(|&&end| at < end && end <= now);
        let growth = ends.map(|_| SEASON_GROWTH.powi(2)).sum();
        rating.after(u32::try_from(days).unwrap(), growth)
    }

    /// The second player loses to the first.
    pub fn beats(&mut self, both: [PlayerId; 2], now: Timestamp) -> Vec<Option<Change>> {
        self.passes(now);
        let before = both.map(|player| self.rating(player, now));
        let (won, lost) = rate(before[0], before[1], Score::Win);
        let scores = [(won, Score::Win), (lost, Score::Loss)];
        for (player, (after, score)) in both.into_iter().zip(scores) {
            self.ratings.insert(player, (after, now));
            if let Some(open) = &mut self.open {
                let row = open.players.entry(player).or_default();
                row.rating = after;
                row.tally = row.tally.with(score);
                row.played_at = now;
            }
        }
        let changes = before.into_iter().zip([won, lost]);
        changes
            .map(|(before, after)| Some(Change { before, after }))
            .collect()
    }
}

/// Those whose rating was certain enough when the season ended, and then the others: by rating, and then by the
/// player's id.
fn rows(over: &Running) -> Vec<Row> {
    let provisional = |player: &Player| {
        let away = over.ends_at.duration_since(player.played_at).as_hours() / 24;
        let rating = player.rating.after_absence(u32::try_from(away).unwrap());
        rating.is_provisional(Method::Glicko2)
    };
    let mut rows: Vec<_> = over.players.iter().collect();
    rows.sort_by(|(one, here), (other, there)| {
        let by_rating = there.rating.rating.total_cmp(&here.rating.rating);
        let ranked_first = provisional(here).cmp(&provisional(there));
        ranked_first.then(by_rating).then(one.cmp(other))
    });
    let row = |(&player, it): (&PlayerId, &Player)| (player, it.rating.rating, it.tally);
    rows.into_iter().map(row).collect()
}

/// Compares the seasons of a server with those of the model: who stands in them in which order, who stands on their
/// podiums, and the ratings that go on.
pub async fn check(world: &World, server: ServerId, model: &Model, now: Timestamp) {
    let service = &world.service;
    service.close_seasons(now).await.unwrap();
    let mut kept = service.seasons(server).await.unwrap();
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
        let report = service.season_to_tell(season.id).await.unwrap().unwrap();
        let [podium] = report.podiums.as_slice() else {
            panic!("one ruleset was played: {report:?}");
        };
        let first = podium.first.iter().map(|row| row.player);
        let expected = expected.iter().take(3).map(|row| row.0);
        assert!(first.eq(expected), "podium {}: {podium:?}", season.number);
    }
    for &player in model.ratings.keys() {
        let scope = Scope::Server(server);
        let own = service.standings(scope, "pente", 1, player, now).await;
        let own = own.unwrap().own.unwrap().standing.rating;
        assert_eq!(own, model.rating(player, now));
    }
}
