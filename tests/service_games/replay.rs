//! Replaying all games gives the same ratings: games for two, sets, tables and matches, played to any end.

use std::collections::HashMap;

use fastrand::Rng;
use jiff::Timestamp;
use tessera::game::{
    Coin, First, Game, GameId, OfferKind, Pace, Person, Place, PlayerId, SeatOrder, ServerId,
    TableStatus, Terms, finish, leaver,
};
use tessera::rating::{Change, Method, Rating, Score, Side, Tally, rate, rate_sides};
use tessera::rules::{Match, Move, Point, Points, Reason, catalogue};
use tessera::service::{OfferReply, Scope, StartContext, TableRequest};

use crate::kit::{World, days, person, place, world};

/// What is played, in turn.
const RULESETS: [&str; 9] = [
    "pente",
    SET,
    "points",
    "pente-3",
    "partners",
    "points-3",
    "keryo-4",
    "points",
    "team-pente",
];

/// A set of Pente.
const SET: &str = "set";

/// How many games, sets and matches are played at random.
const ROUNDS: usize = 72;

#[tokio::test]
async fn replaying_all_games_gives_the_same_numbers() {
    let world = world().await;
    let mut rng = Rng::with_seed(17);
    let people: Vec<Person> = (1..=7)
        .map(|id| person(id, &format!("Player {id}")))
        .collect();
    let mut series = Vec::new();
    for round in 0..ROUNDS {
        let day = i64::try_from(round).unwrap() * 9;
        let mut here = place();
        if rng.u8(..3) == 0 {
            here.server = Some(ServerId(901));
        }
        let mut people = people.clone();
        rng.shuffle(&mut people);
        let ruleset = RULESETS[round % RULESETS.len()];
        let first = begin(&world, ruleset, &people, here, days(day)).await;
        series.push(play_series(&world, first, &mut rng, day).await);
    }

    let mut replay = Replay::default();
    for games in &series {
        let mut views = Vec::new();
        for &game in games {
            views.push(world.service.game(game).await.unwrap());
        }
        let games: Vec<_> = views.iter().map(|view| &view.game).collect();
        let (last, before) = views.split_last().unwrap();
        for earlier in before {
            assert_eq!(
                earlier.ratings, None,
                "a match or a set is rated once, at its end"
            );
        }
        let server = last.game.place.server.map(Scope::Server);
        let everywhere = replay.rate(&games, Scope::Everywhere);
        let server = server.map(|server| replay.rate(&games, server));
        let kept = last.ratings.as_ref();
        assert_eq!(kept.map(|kept| &kept.everywhere), everywhere.as_ref());
        let kept = kept.and_then(|kept| kept.server.as_ref());
        assert_eq!(kept, server.flatten().as_ref());
    }
    let of = |wanted: &dyn Fn(&Event) -> bool| replay.events.iter().filter(|it| wanted(it)).count();
    assert!(of(&|it| it.rated == 0) >= 4, "games too short to count");
    assert!(of(&|it| it.games > 2) >= 6, "matches of several games");
    assert!(
        of(&|it| it.is_set && it.rated > 0) >= 4,
        "sets that were won"
    );
    assert!(
        of(&|it| it.is_set && it.rated == 0) >= 2,
        "sets that were not"
    );
    assert!(
        of(&|it| 0 < it.rated && it.rated < it.seats) >= 2,
        "early leavers"
    );
    assert!(of(&|it| it.rated > 2) >= 12, "tables");

    let now = days(1_000);
    for ((scope, ruleset, player), expected) in replay.ratings {
        let ladder = world.service.standings(scope, ruleset, 1, player, now);
        let own = ladder.await.unwrap().own.unwrap().standing;
        assert_eq!(own.tally, expected.tally);
        assert_eq!(own.rating, expected.on(now.as_second() / 86_400));
    }
}

/// Begins a rated game of this ruleset between the first of these people.
pub async fn begin(
    world: &World,
    ruleset: &str,
    people: &[Person],
    place: Place,
    now: Timestamp,
) -> GameId {
    let set = ruleset == SET;
    let ruleset = if set { "pente" } else { ruleset };
    let ruleset = catalogue::find(ruleset).expect("a ruleset");
    let terms = Terms {
        ruleset,
        pace: Pace::Relaxed,
        rated: true,
        first: First::Challenger,
        calls: false,
        set,
        claim: false,
        hill: false,
    };
    let service = &world.service;
    let (host, guests) = people[..usize::from(ruleset.seats)].split_first().unwrap();
    let host = host.clone();
    if let [guest] = guests {
        let made = service.challenge(host, Some(guest.clone()), terms, place, now);
        let made = made.await.unwrap();
        let accepted = service.accept(made.id, guest.clone(), Coin::Heads, now);
        return accepted.await.unwrap().game.game.id;
    }
    let needs = || StartContext {
        computer: person(99, "bot"),
        lots: [0; 6],
    };
    let request = TableRequest {
        terms: Terms {
            first: First::Chance,
            calls: false,
            ..terms
        },
        order: SeatOrder::Chance,
        computers: 0,
        level: 1,
    };
    let opened = service.open_table(host, (request, None), place, needs(), now);
    let table = opened.await.unwrap().table.id;
    for guest in guests {
        let sat = service.sit_down(table, guest.clone(), None, needs(), now);
        sat.await.unwrap();
    }
    match service.table(table).await.unwrap().table.status {
        TableStatus::Started(game) => game,
        other => panic!("the table is {other:?}"),
    }
}

/// Plays a game to its end, and those that follow it in a match, or the other one of a set, which may come
/// first: each a day later.
async fn play_series(world: &World, first: GameId, rng: &mut Rng, day: i64) -> Vec<GameId> {
    let mut games = vec![first];
    if let Some(set) = world.service.game(first).await.unwrap().set {
        games.push(set.other);
        rng.shuffle(&mut games);
        for (&game, day) in games.iter().zip(day..) {
            play_out(world, game, rng, days(day)).await;
        }
        return games;
    }
    loop {
        let now = days(day + i64::try_from(games.len()).unwrap());
        let game = games[games.len() - 1];
        play_out(world, game, rng, now).await;
        let scored = world.service.game(game).await.unwrap().scored;
        match scored.and_then(|scored| scored.next) {
            Some(next) => games.push(next),
            None => return games,
        }
    }
}

/// Plays a game to its end: by a row as a rule, and else by people who leave or agree to a draw.
async fn play_out(world: &World, id: GameId, rng: &mut Rng, now: Timestamp) {
    let service = &world.service;
    let seats = service.game(id).await.unwrap().game.players.len();
    let wins = rng.usize(..seats);
    let leaving = [0, 0, 4, 12][rng.usize(..4)];
    let mut files = [0; 6];
    loop {
        let game = service.game(id).await.unwrap().game;
        let Some(mover) = game.to_move() else { return };
        let still_in: Vec<_> = game.people().filter(|&it| !game.has_left(it)).collect();
        let any = still_in[rng.usize(..still_in.len())];
        match rng.u8(..40) {
            0 => offer(world, &game, any, OfferKind::Draw, now).await,
            roll if roll <= leaving => offer(world, &game, any, OfferKind::Resign, now).await,
            _ => {
                // Each seat has a rank of its own: the winner's stones stand side by side.
                let seat = game.seat_of(mover).unwrap().index();
                let point = Point::new(files[seat], u8::try_from(seat).unwrap() * 2);
                files[seat] += if seat == wins { 1 } else { 2 };
                if files[seat] > 18 {
                    offer(world, &game, any, OfferKind::Resign, now).await;
                } else {
                    let played = service.play(id, mover, Move::Place(point), None, now);
                    played.await.unwrap();
                }
            }
        }
    }
}

/// Offers something to which everybody agrees.
async fn offer(world: &World, game: &Game, by: PlayerId, kind: OfferKind, now: Timestamp) {
    let service = &world.service;
    if kind == OfferKind::Resign {
        service.resign(game.id, by, now).await.unwrap();
    } else {
        let by = person(by.0, "Somebody");
        let offered = service.offer(game.id, &by, kind, None, now);
        offered.await.unwrap();
    }
    let game = service.game(game.id).await.unwrap().game;
    let offers: Vec<_> = game.offers().copied().collect();
    for offer in offers.iter().filter(|offer| offer.kind == kind) {
        for asked in game.still_asked(offer) {
            let offer = (offer.by, offer.kind, offer.at);
            let agreed = service.reply(game.id, asked, offer, OfferReply::Agree, now);
            agreed.await.unwrap();
        }
    }
}

/// All ratings, computed from nothing but the games.
#[derive(Default)]
struct Replay {
    ratings: HashMap<(Scope, &'static str, PlayerId), Replayed>,
    events: Vec<Event>,
}

/// What was rated.
struct Event {
    is_set: bool,
    games: usize,
    seats: usize,
    rated: usize,
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
        let days = u32::try_from(day - self.day).unwrap();
        self.rating.after_absence(days)
    }
}

impl Replay {
    /// Rates a game, or a match or set of several. `None` if it does not count.
    fn rate(&mut self, games: &[&Game], scope: Scope) -> Option<Vec<Option<Change>>> {
        let last = games[games.len() - 1];
        let places = places(games);
        let rated = places.iter().flatten().flatten().count();
        self.events.push(Event {
            is_set: last.terms.set,
            games: games.len(),
            seats: last.players.len(),
            rated,
        });
        let places = places?;
        let (ruleset, day) = (last.terms.ruleset.id, last.moved_at.as_second() / 86_400);
        let key = |seat: usize| (scope, ruleset, last.players[seat]);
        let seats: Vec<_> = (0..places.len())
            .filter(|&it| places[it].is_some())
            .collect();
        let came = |seat| self.ratings.get(&key(seat)).copied().unwrap_or_default();
        let came: HashMap<_, Replayed> = seats.iter().map(|&it| (it, came(it))).collect();
        let before: HashMap<_, _> = came.iter().map(|(&it, came)| (it, came.on(day))).collect();
        let result = |seat: usize| {
            let opponents = seats
                .iter()
                .filter(|&&it| side(last, it) != side(last, seat));
            let best = opponents.filter_map(|&it| places[it]).min().unwrap();
            match places[seat].unwrap() {
                own if own < best => Score::Win,
                0 => Score::Draw,
                _ => Score::Loss,
            }
        };
        let after: HashMap<usize, Rating> = match Method::among(last.terms.ruleset.seats) {
            Method::Glicko2 => {
                let (first, second) = rate(before[&0], before[&1], result(0));
                [(0, first), (1, second)].into()
            }
            Method::WengLin => {
                let sides = usize::from(last.terms.ruleset.sides);
                let members = |wanted| seats.iter().filter(move |&&it| side(last, it) == wanted);
                let sides: Vec<_> = (0..sides)
                    .filter(|&it| members(it).next().is_some())
                    .collect();
                let rated = sides.iter().map(|&side| Side {
                    place: members(side).filter_map(|&it| places[it]).min().unwrap(),
                    members: members(side).map(|it| before[it]).collect(),
                });
                let after = rate_sides(&rated.collect::<Vec<_>>());
                let seats = sides.iter().flat_map(|&side| members(side).copied());
                seats.zip(after.into_iter().flatten()).collect()
            }
        };
        for &seat in &seats {
            let replayed = Replayed {
                rating: after[&seat],
                day,
                tally: came[&seat].tally.with(result(seat)),
            };
            self.ratings.insert(key(seat), replayed);
        }
        let change = |seat| {
            let (before, after) = (*before.get(&seat)?, *after.get(&seat)?);
            Some(Change { before, after })
        };
        Some((0..places.len()).map(change).collect())
    }
}

fn side(game: &Game, seat: usize) -> usize {
    let seat = game.position().seats().nth(seat).unwrap();
    game.position().side_of(seat).index()
}

/// Who finished where, by seat of the last game.
fn places(games: &[&Game]) -> Option<Vec<Option<u8>>> {
    let (last, first) = (games[games.len() - 1], games[0]);
    if last.terms.set {
        return places_in_set(games);
    }
    let Some(mut score) = Match::new(&last.terms.ruleset, None, Points::default()) else {
        return finish(last, &last.plies(), None);
    };
    let mut plies: HashMap<PlayerId, u16> = HashMap::new();
    for game in games {
        for (&player, made) in game.players.iter().zip(game.plies()) {
            *plies.entry(player).or_default() += made;
        }
        let reason = game.position().outcome().unwrap().reason;
        if !matches!(reason, Reason::Resigned | Reason::OutOfTime) {
            score.finish(game.position());
        }
    }
    let points: HashMap<_, _> = first.players.iter().zip(score.points()).collect();
    let points: Vec<_> = last.players.iter().map(|player| points[player]).collect();
    let plies: Vec<_> = last.players.iter().map(|player| plies[player]).collect();
    finish(last, &plies, Some(&points))
}

/// The same for a set, by what both games brought: a win one point, a draw half a point. Whoever left a game
/// that is too short has lost it if the other counts.
fn places_in_set(games: &[&Game]) -> Option<Vec<Option<u8>>> {
    let last = games[games.len() - 1];
    let mut halves: HashMap<PlayerId, u8> = HashMap::new();
    for game in games {
        let Some(places) = finish(game, &game.plies(), None) else {
            let leaver = leaver(game).filter(|_| games.iter().any(|it| it.has_enough_plies()))?;
            for &player in &game.players {
                *halves.entry(player).or_default() += if player == leaver { 0 } else { 2 };
            }
            continue;
        };
        let is_drawn = places.iter().all(|&place| place == Some(0));
        for (&player, place) in game.players.iter().zip(places) {
            *halves.entry(player).or_default() += match place {
                Some(0) if is_drawn => 1,
                Some(0) => 2,
                _ => 0,
            };
        }
    }
    let most = halves.values().copied().max()?;
    let is_even = halves.values().all(|&halves| halves == most);
    let places = last
        .players
        .iter()
        .map(|player| Some(u8::from(halves[player] < most)));
    (!is_even).then(|| places.collect())
}
