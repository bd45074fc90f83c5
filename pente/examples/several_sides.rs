//! Seats two kinds of players at one table and prints how often each kind wins.
//!
//!     cargo run --release -p pente --example several_sides -- [games] [ruleset] [one] [other] [sides of one]
//!
//! A player is written `level`, `level:method` or `level:method:nodes`, with the methods `max-n` and
//! `paranoid`: `8`, `10:paranoid:5000`. The sides of the first kind move round the table from game to
//! game. A drawn game is shared by all sides.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "a few hundred games"
)]

use std::env;
use std::time::{Duration, Instant};

use pente::engine::{self, Budget, Chosen, Level, Method};
use pente::rules::{Move, Point, Position, Ruleset, Side, catalogue};

/// How many random stones of each seat begin a game.
const OPENING: u16 = 1;
/// How far from the centre these stand at most.
const SPREAD: u8 = 4;
/// After how many stones a game counts as drawn.
const LONGEST: u16 = 400;

fn main() {
    let mut arguments = env::args().skip(1);
    let mut next = |otherwise: &str| arguments.next().unwrap_or_else(|| otherwise.to_owned());
    let games: u64 = next("40").parse().expect("a number of games");
    let ruleset = catalogue::decode(&next("pente-4")).expect("a ruleset");
    let mut players = [Player::read(&next("8")), Player::read(&next("2"))];
    let of_one: u8 = next("1").parse().expect("a number of sides");
    assert!(of_one > 0 && of_one < ruleset.sides, "both kinds sit there");
    let mut table = Table::default();
    for game in 0..games {
        let begins = (game % u64::from(ruleset.sides)) as u8;
        let is_one = |side: usize| {
            let place = (side as u8 + ruleset.sides - begins) % ruleset.sides;
            // Spread around the table: neighbours would share what one of them allows.
            u16::from(place) * u16::from(of_one) % u16::from(ruleset.sides) < u16::from(of_one)
        };
        let end = play(ruleset, &mut players, is_one, game);
        table.add(&end, is_one, f64::from(of_one) / f64::from(ruleset.sides));
    }
    table.print(&players, f64::from(of_one) / f64::from(ruleset.sides));
}

/// How a game ended: the winning side, and after how many stones.
struct End {
    winner: Option<usize>,
    stones: u16,
}

fn play(
    ruleset: Ruleset,
    players: &mut [Player; 2],
    is_one: impl Fn(usize) -> bool,
    game: u64,
) -> End {
    let mut position = opening(ruleset, game / u64::from(ruleset.sides));
    while let Some(turn) = position.to_act() {
        if position.ply() >= LONGEST {
            break;
        }
        let side = position.side_of(turn.seat).index();
        let player = &mut players[usize::from(!is_one(side))];
        let chosen = player.choose(&position, game);
        position.play(chosen.mv).expect("the choice is legal");
    }
    let winner = position.outcome().and_then(|outcome| outcome.winner);
    End {
        winner: winner.map(Side::index),
        stones: position.ply(),
    }
}

/// A few random stones near the centre.
fn opening(ruleset: Ruleset, number: u64) -> Position {
    let mut dice = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut roll = |below: u64| {
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        (dice >> 20) % below
    };
    let mut position = Position::new(ruleset);
    let centre = ruleset.size.centre();
    while position.ply() < OPENING * u16::from(ruleset.seats) && position.outcome().is_none() {
        let near = |point: &Point| point.distance(centre) <= SPREAD;
        let points: Vec<Point> = position.legal_points().into_iter().filter(near).collect();
        let point = points[roll(points.len() as u64) as usize];
        position
            .play(Move::Place(point))
            .expect("the point is legal");
    }
    position
}

/// One kind of player, and how long it has thought.
struct Player {
    level: Level,
    /// The method, if it is not the levels' own.
    method: Option<Method>,
    nodes: u64,
    moves: u32,
    searched: u64,
    depths: u64,
    time: Duration,
    slowest: Duration,
}

impl Player {
    fn read(text: &str) -> Self {
        let mut parts = text.split(':');
        let number = parts.next().and_then(|number| number.parse().ok());
        let level = number.and_then(Level::by_number).expect("a level");
        let method = parts.next().map(|name| match name {
            "max-n" => Method::MaxN,
            "paranoid" => Method::Paranoid,
            _ => panic!("no method is called {name}"),
        });
        let nodes = parts.next().map(|nodes| nodes.parse().expect("nodes"));
        Self {
            level,
            method,
            nodes: nodes.unwrap_or(level.nodes),
            moves: 0,
            searched: 0,
            depths: 0,
            time: Duration::ZERO,
            slowest: Duration::ZERO,
        }
    }

    fn choose(&mut self, position: &Position, seed: u64) -> Chosen {
        let (level, budget) = (&self.level, Budget::nodes(self.nodes));
        let begun = Instant::now();
        let chosen = match self.method {
            Some(method) => engine::choose_by(method, position, level, seed, &budget),
            None => engine::choose_within(position, level, seed, &budget),
        };
        let elapsed = begun.elapsed();
        let chosen = chosen.expect("the game goes on");
        self.moves += 1;
        self.searched += chosen.nodes;
        self.depths += u64::from(chosen.depth);
        self.time += elapsed;
        self.slowest = self.slowest.max(elapsed);
        chosen
    }
}

/// What came of the games.
#[derive(Default)]
struct Table {
    games: u32,
    drawn: u32,
    /// The games won by the first kind, and its shares of drawn ones.
    won: f64,
    stones: u32,
}

impl Table {
    fn add(&mut self, end: &End, is_one: impl Fn(usize) -> bool, share: f64) {
        self.games += 1;
        self.stones += u32::from(end.stones);
        match end.winner {
            Some(side) if is_one(side) => self.won += 1.0,
            Some(_) => {}
            None => {
                self.drawn += 1;
                self.won += share;
            }
        }
    }

    fn print(&self, players: &[Player; 2], share: f64) {
        let games = f64::from(self.games);
        let won = self.won / games;
        let error = 1.96 * (won * (1.0 - won) / games).sqrt();
        println!(
            "one wins {:.1} % ± {:.1} of {} games; its share of the seats is {:.1} %; drawn: {}; \
             stones a game: {}",
            100.0 * won,
            100.0 * error,
            self.games,
            100.0 * share,
            self.drawn,
            self.stones / self.games.max(1),
        );
        for (name, player) in ["one", "other"].iter().zip(players) {
            let moves = f64::from(player.moves.max(1));
            let seconds = player.time.as_secs_f64();
            println!(
                "{name:>5}: level {} {:?} {}: depth {:.1}, {:.0} nodes a second, {:.1} ms a move, \
                 slowest {:.0}",
                player.level.number,
                player.method,
                player.nodes,
                player.depths as f64 / moves,
                player.searched as f64 / seconds,
                1_000.0 * seconds / moves,
                1_000.0 * player.slowest.as_secs_f64(),
            );
        }
    }
}
