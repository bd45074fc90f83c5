//! How often the next stone of recorded games lay in the picker's pad, and in the picture over it.
//!
//! `cargo run --release --example pad_reach -- GAMES.jsonl` reads one game a line, as
//! `{"rules":"pente","opening":"tournament","moves":["K10","K9"]}`, and prints the table that the module `pad` states.

use std::error::Error;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::process::ExitCode;

use serde::Deserialize;
use tessera::discord::{Direction, Pad};
use tessera::rules::{Move, Opening, Options, Point, Position, catalogue};

#[derive(Deserialize)]
struct Recorded {
    rules: String,
    opening: String,
    moves: Vec<String>,
}

/// What was counted in a stretch of the games.
#[derive(Clone, Copy, Default)]
struct Counted {
    stones: u32,
    in_pad: u32,
    in_crop: u32,
    in_rectangle: u32,
    steps: u32,
}

fn main() -> ExitCode {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("usage: pad_reach GAMES.jsonl");
        return ExitCode::FAILURE;
    };
    match measure(&path) {
        Ok(bands) => {
            report(&bands);
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{path}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn measure(path: &str) -> Result<[Counted; 3], Box<dyn Error>> {
    let mut bands = [Counted::default(); 3];
    for line in BufReader::new(File::open(path)?).lines() {
        let game: Recorded = serde_json::from_str(&line?)?;
        count(&game, &mut bands)?;
    }
    Ok(bands)
}

fn count(game: &Recorded, bands: &mut [Counted; 3]) -> Result<(), Box<dyn Error>> {
    let ruleset = catalogue::find(&game.rules).ok_or("an unknown ruleset")?;
    let options = Options {
        opening: Opening::from_id(&game.opening),
        ..Options::default()
    };
    let mut position = Position::new(ruleset.with_options(options)?);
    let size = position.board().size();
    let mut last = None;
    for (text, ply) in game.moves.iter().zip(1_u16..) {
        let mv = Move::parse(text, size)?;
        if let (3.., Some(next)) = (ply, mv.point()) {
            let band = match ply {
                ..11 => 0,
                11..21 => 1,
                _ => 2,
            };
            bands[band].add(&position, last, next);
        }
        position.play(mv)?;
        last = mv.point();
    }
    Ok(())
}

impl Counted {
    fn add(&mut self, position: &Position, last: Option<Point>, next: Point) {
        let pad = Pad::around(position, last);
        let (low, high) = pad.crop();
        let is_in_crop = (low.file()..=high.file()).contains(&next.file())
            && (low.rank()..=high.rank()).contains(&next.rank());
        let corner = pad.corner();
        let is_in_rectangle = (corner.file()..corner.file() + Pad::FILES).contains(&next.file())
            && (corner.rank()..corner.rank() + Pad::RANKS).contains(&next.rank());
        self.stones += 1;
        self.in_pad += u32::from(pad.contains(next, position));
        self.in_crop += u32::from(is_in_crop);
        self.in_rectangle += u32::from(is_in_rectangle);
        self.steps += steps(pad, position, next);
    }

    fn percent(&self, of: u32) -> f64 {
        100.0 * f64::from(of) / f64::from(self.stones.max(1))
    }
}

/// How many presses move the pad until the point is on it.
fn steps(mut pad: Pad, position: &Position, goal: Point) -> u32 {
    let mut steps = 0;
    while !pad.contains(goal, position) {
        let corner = pad.corner();
        let ways = [
            (goal.file() < corner.file(), Direction::Left),
            (goal.file() >= corner.file() + Pad::FILES, Direction::Right),
            (goal.rank() < corner.rank(), Direction::Down),
            (goal.rank() >= corner.rank() + Pad::RANKS, Direction::Up),
        ];
        let way = ways.into_iter().find(|(is_beyond, _)| *is_beyond);
        let Some(moved) = way.and_then(|(_, way)| pad.moved(way)) else {
            break;
        };
        pad = moved;
        steps += 1;
    }
    steps
}

fn report(bands: &[Counted; 3]) {
    println!(
        "| ply     |  stones | in the pad | in the crop | its 5 x 4 rectangle | steps, mean |"
    );
    println!(
        "|---------|--------:|-----------:|------------:|--------------------:|------------:|"
    );
    for (name, band) in ["3 - 10", "11 - 20", "21 -"].into_iter().zip(bands) {
        println!(
            "| {name:7} | {:7} | {:8.1} % | {:9.1} % | {:17.1} % | {:11.2} |",
            band.stones,
            band.percent(band.in_pad),
            band.percent(band.in_crop),
            band.percent(band.in_rectangle),
            f64::from(band.steps) / f64::from(band.stones.max(1)),
        );
    }
}
