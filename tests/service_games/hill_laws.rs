//! Laws of hills in the database, on some at random: each is what the rules in memory make of the same events, whoever
//! has finished no set for 31 days leaves and was told before, and replaying the sets gives the same ratings. That
//! the rules keep their laws over ten thousand hills is tested beside them.

use std::collections::BTreeMap;

use fastrand::Rng;
use jiff::{SignedDuration, Timestamp};
use tessera::game::{
    Coin, Hill, PlaceDue, PlayerId, ServerId, ServerSettingsPatch, SetMargin, SetResult,
};
use tessera::rating::{Rating, Score, rate};
use tessera::rules::catalogue;
use tessera::service::{Error, Scope};

use crate::hills::terms_for_hill;
use crate::kit::{QUIET, World, days, person, place, world};

/// How many servers have a hill.
const HILLS: u64 = 8;

/// A hill in memory.
struct Model {
    server: ServerId,
    hill: Hill,
    told: Vec<PlayerId>,
    ratings: BTreeMap<PlayerId, (Rating, Timestamp)>,
}

impl Model {
    fn new(server: u64) -> Self {
        Self {
            server: ServerId(700 + server),
            hill: Hill::default(),
            told: Vec::new(),
            ratings: BTreeMap::new(),
        }
    }

    fn rating(&self, player: PlayerId, now: Timestamp) -> Rating {
        let Some(&(rating, at)) = self.ratings.get(&player) else {
            return Rating::new();
        };
        let days = now.duration_since(at).as_hours() / 24;
        rating.after_absence(u32::try_from(days).unwrap())
    }

    /// Counts a set that somebody won, or that was drawn.
    fn count(&mut self, players: [PlayerId; 2], winner: Option<PlayerId>, now: Timestamp) {
        let margin = SetMargin::Two;
        let result = winner.map_or(SetResult::Drawn, |winner| SetResult::Won { winner, margin });
        self.hill.count(players, result, now);
        self.told.retain(|told| !players.contains(told));
        if winner.is_some() {
            let score = [Score::Win, Score::Loss][usize::from(winner == Some(players[1]))];
            let [one, other] = players.map(|player| self.rating(player, now));
            let (one, other) = rate(one, other, score);
            self.ratings.insert(players[0], (one, now));
            self.ratings.insert(players[1], (other, now));
        }
    }

    /// Looks at all places. Returns how many have ended.
    fn look(&mut self, now: Timestamp) -> usize {
        let before = self.hill.climbers().count();
        for (player, climber) in self.hill.clone().climbers() {
            match climber.due(self.told.contains(&player), now) {
                PlaceDue::Ended => drop(self.hill.leave(player)),
                PlaceDue::ToBeTold => {
                    let step = self.hill.step_of(player).unwrap();
                    let mut told = climber.told(now);
                    told.step = step;
                    let others = self.hill.climbers().filter(|it| it.0 != player);
                    self.hill = Hill::new(others.chain([(player, told)]));
                    self.told.push(player);
                }
                PlaceDue::At(_) => {}
            }
        }
        let hill = &self.hill;
        self.told.retain(|&told| hill.climber(told).is_some());
        before - self.hill.climbers().count()
    }
}

#[tokio::test]
async fn hills_in_the_database_keep_the_laws() {
    let world = world().await;
    let mut rng = Rng::with_seed(11);
    let mut models: Vec<Model> = (0..HILLS).map(Model::new).collect();
    for model in &models {
        let patch = ServerSettingsPatch {
            hill: Some(true),
            ..ServerSettingsPatch::default()
        };
        let change = world
            .service
            .change_server_settings(model.server, patch, days(0));
        change.await.unwrap();
    }
    let (mut now, mut ended, mut sets) = (days(0), 0, 0);
    for _ in 0..16 {
        for (number, model) in (0..).zip(&mut models) {
            now += SignedDuration::from_mins(5);
            let people = [1, 2, 3, 4].map(|id| PlayerId(number * 10 + id));
            let one = rng.usize(..4);
            let both = [people[one], people[(one + rng.usize(1..4)) % 4]];
            match rng.u8(..8) {
                0 => leave(&world, model, both[0], now).await,
                1 => join(&world, model, both[0], now).await,
                roll => {
                    if model.hill.climber(both[0]).is_none() {
                        join(&world, model, both[0], now).await;
                    }
                    let winner = (roll > 2).then_some(both[rng.usize(..2)]);
                    play(&world, model.server, both, winner, now).await;
                    model.hill.join(both[1], now);
                    model.count(both, winner, now);
                    sets += 1;
                }
            }
            compare(&world, model).await;
        }
        now += SignedDuration::from_hours(24 * rng.i64(1..16));
        world.service.look_after_hills(now).await.unwrap();
        ended += models.iter_mut().map(|it| it.look(now)).sum::<usize>();
        for model in &models {
            compare(&world, model).await;
        }
    }
    assert!(ended > 6 && sets > 60, "{ended} {sets}");
    let world = world.restarted().await;
    for model in &models {
        compare(&world, model).await;
        for &player in model.ratings.keys() {
            let scope = Scope::Server(model.server);
            let standings = world.service.standings(scope, "pente", 1, player, now);
            let own = standings.await.unwrap().own.unwrap();
            assert_eq!(own.standing.rating, model.rating(player, now));
        }
    }
}

async fn join(world: &World, model: &mut Model, player: PlayerId, now: Timestamp) {
    let ruleset = catalogue::find("pente").unwrap();
    let who = person(player.0, "Somebody");
    let joined = world.service.join_hill(model.server, ruleset, who, now);
    joined.await.unwrap();
    model.hill.join(player, now);
}

async fn leave(world: &World, model: &mut Model, player: PlayerId, now: Timestamp) {
    let ruleset = catalogue::find("pente").unwrap();
    let left = world.service.leave_hill(model.server, ruleset, player, now);
    left.await.unwrap();
    model.hill.leave(player);
    model.told.retain(|&told| told != player);
}

/// Plays a set for the hill: one of them wins both games, or each wins one.
async fn play(
    world: &World,
    server: ServerId,
    both: [PlayerId; 2],
    winner: Option<PlayerId>,
    now: Timestamp,
) {
    let mut place = place();
    place.server = Some(server);
    let [one, other] = both.map(|player| person(player.0, "Somebody"));
    let service = &world.service;
    let made = service.challenge(one, Some(other.clone()), terms_for_hill(), place, now);
    let made = made.await.unwrap();
    let accepted = service.accept(made.id, other, Coin::Heads, now).await;
    let games = accepted.unwrap().game.set.unwrap().set.games;
    for (game, loser) in games.into_iter().zip(both) {
        let loser = match winner {
            Some(winner) if winner == both[0] => both[1],
            Some(_) => both[0],
            None => loser,
        };
        world.play(game, QUIET, now).await;
        let resigned: Result<_, Error> = service.resign(game, loser, now).await;
        resigned.unwrap();
    }
}

async fn compare(world: &World, model: &Model) {
    let ruleset = catalogue::find("pente").unwrap();
    let viewer = PlayerId(1);
    let view = world.service.hill(model.server, ruleset, viewer).await;
    assert_eq!(view.unwrap().hill, model.hill);
}
