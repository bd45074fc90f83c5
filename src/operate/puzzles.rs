//! Finds puzzles in games, from lines of JSON or played by the engine, and writes a line for each.
//!
//! This module knows the rules and puzzles; no people, no storage and no Discord.

mod resume;

use std::collections::HashSet;
use std::fs::OpenOptions;
use std::io::{self, BufRead, ErrorKind, Write};
use std::path::Path;

use serde::Serialize;

use super::asked::Game;
use super::lines::{self, Line};
use super::plain::plain_json;
use super::written::WrittenRules;
use crate::puzzle::{self, Puzzle, find, verify};
use crate::rules::{Move, PositionKey, Record, Ruleset, catalogue};
use resume::Resume;

/// How puzzles are searched for.
#[derive(Clone, Copy, Debug)]
pub struct SearchOptions {
    /// How many records are passed over at the beginning.
    pub skip: u64,
    /// With how many puzzles in the output to end, those that it had before included.
    pub limit: u64,
    /// Nodes for each proof.
    pub nodes: u64,
}

/// Where a game comes from. Fails if a line could not be read.
type Given = io::Result<Source>;

/// Where a game comes from.
pub enum Source {
    /// A line: the game, or why it is none.
    Line(Result<Record, String>),
    /// The engine, which plays it by these rules with this seed once it is wanted.
    Engine(Ruleset, u64),
}

impl Source {
    fn game(self) -> Result<Record, String> {
        match self {
            Self::Line(game) => game,
            Self::Engine(ruleset, seed) => Ok(puzzle::self_play(ruleset, seed)),
        }
    }
}

/// After how many records progress is told.
const BETWEEN_REPORTS: u64 = 10;

/// The games in lines of JSON, as the referee reads them. Lines without anything count as records, so
/// that the number of a record is that of its line.
pub fn read_games(mut input: impl BufRead) -> impl Iterator<Item = Given> {
    let mut line = Vec::new();
    std::iter::from_fn(move || {
        Some(match lines::read_line(&mut input, &mut line) {
            Ok(Line::End) => return None,
            Ok(Line::TooLong) => Ok(Source::Line(Err(lines::too_long()))),
            Ok(Line::Whole) => Ok(Source::Line(game(&line))),
            Err(error) => Err(error),
        })
    })
}

fn game(line: &[u8]) -> Result<Record, String> {
    Game::read(line)?.record()
}

/// Games of the engine against itself: so many of a ruleset or, without one, of all for two in turn.
/// Fails if there is no such ruleset, or if it is none for two.
pub fn self_played(
    games: u64,
    seed: u64,
    rules: Option<&str>,
) -> Result<impl Iterator<Item = Given>, String> {
    let rulesets: Vec<Ruleset> = match rules {
        None => puzzle::rulesets().collect(),
        Some(rules) => {
            let found = catalogue::decode(rules).map_err(|error| error.to_string())?;
            let is_for_two = puzzle::rulesets().any(|it| it.id == found.id);
            let no_puzzles = || format!("there are no puzzles for {}", found.name);
            vec![is_for_two.then_some(found).ok_or_else(no_puzzles)?]
        }
    };
    let turn = rulesets.into_iter().cycle();
    // Games of neighbouring seeds do not meet.
    let numbered = (0..games).zip(turn);
    Ok(numbered.map(move |(number, ruleset)| {
        let seed = seed.wrapping_mul(1 << 32).wrapping_add(number);
        Ok(Source::Engine(ruleset, seed))
    }))
}

/// Writes a line for each puzzle that is found in the games and verified; complaints and progress go
/// to `progress`. Returns whether all were games. Ends early if nobody reads the output any more.
/// Fails only when reading or writing does.
pub fn run(
    games: impl Iterator<Item = Given>,
    options: SearchOptions,
    mut output: impl Write,
    mut progress: impl Write,
) -> io::Result<bool> {
    let begin = Resume {
        skip: options.skip,
        ..Resume::default()
    };
    let done = Search::new(options, begin, &mut output, &mut progress).search(games);
    match done {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(true),
        done => done,
    }
}

/// Like [`run`], for a file. If it has puzzles, those of its last record that are missing are added,
/// then those of the records after it; an unfinished line at its end is taken away.
pub fn add_to_file(
    games: impl Iterator<Item = Given>,
    options: SearchOptions,
    file: &Path,
    mut progress: impl Write,
) -> io::Result<bool> {
    let told = |error: io::Error| {
        let name = file.display();
        io::Error::new(error.kind(), format!("{name}: {error}"))
    };
    let begin = Resume::read(file, options.skip).map_err(told)?;
    let output = OpenOptions::new().create(true).append(true).open(file);
    let mut output = output.map_err(told)?;
    output.set_len(begin.bytes).map_err(told)?;
    Search::new(options, begin, &mut output, &mut progress).search(games)
}

/// A puzzle as it is written.
#[derive(Serialize)]
struct Written {
    /// The number of the record, from 1.
    record: u64,
    #[serde(flatten)]
    rules: WrittenRules,
    /// The moves up to the position.
    moves: Vec<String>,
    /// How the game went on.
    continuation: Vec<String>,
    /// The number of the colour that is to move.
    to_move: u8,
    goal: &'static str,
    themes: Vec<&'static str>,
    turns: u32,
    accepted: u16,
    sensible: u16,
    rating: u16,
    /// All of it as a line of text, as the built-in puzzles are kept.
    text: String,
}

struct Search<'a, O, P> {
    options: SearchOptions,
    begin: Resume,
    output: &'a mut O,
    progress: &'a mut P,
    /// The positions that have a puzzle.
    known: HashSet<PositionKey>,
    written: u64,
    unfit: u64,
    is_whole: bool,
}

impl<'a, O: Write, P: Write> Search<'a, O, P> {
    fn new(
        options: SearchOptions,
        mut begin: Resume,
        output: &'a mut O,
        progress: &'a mut P,
    ) -> Self {
        Self {
            options,
            known: std::mem::take(&mut begin.known),
            written: begin.puzzles,
            begin,
            output,
            progress,
            unfit: 0,
            is_whole: true,
        }
    }

    fn search(&mut self, games: impl Iterator<Item = Given>) -> io::Result<bool> {
        for (game, number) in games.zip(1..) {
            if self.written >= self.options.limit {
                break;
            }
            let game = game?;
            if number <= self.begin.skip {
                continue;
            }
            match game.game().and_then(|game| self.search_game(&game)) {
                Ok(puzzles) => self.write(number, &puzzles)?,
                Err(error) => {
                    self.is_whole = false;
                    writeln!(self.progress, "tessera: record {number}: {error}")?;
                }
            }
            if number % BETWEEN_REPORTS == 0 {
                self.report(number)?;
            }
        }
        writeln!(
            self.progress,
            "done: {} puzzles, {} unfit",
            self.written, self.unfit
        )?;
        Ok(self.is_whole)
    }

    fn report(&mut self, number: u64) -> io::Result<()> {
        writeln!(
            self.progress,
            "{number} records: {} puzzles, {} unfit",
            self.written, self.unfit
        )
    }

    fn search_game(&mut self, game: &Record) -> Result<Vec<Puzzle>, String> {
        let nodes = self.options.nodes;
        let found = find(game, nodes).map_err(|error| error.to_string())?;
        let fit = found.iter().filter_map(|puzzle| verify(puzzle, nodes).ok());
        let fit: Vec<Puzzle> = fit.collect();
        self.unfit += (found.len() - fit.len()) as u64;
        Ok(fit)
    }

    fn write(&mut self, record: u64, puzzles: &[Puzzle]) -> io::Result<()> {
        for puzzle in puzzles {
            let Some(line) = line(record, puzzle) else {
                continue;
            };
            let Ok(position) = puzzle.position() else {
                continue;
            };
            if self.written >= self.options.limit || !self.known.insert(position.key()) {
                continue;
            }
            self.written += 1;
            let text = plain_json(&line)? + "\n";
            self.output.write_all(text.as_bytes())?;
            self.output.flush()?;
        }
        Ok(())
    }
}

/// What is written for a puzzle; `None` if nobody is to move in its position.
fn line(record: u64, puzzle: &Puzzle) -> Option<Written> {
    let ruleset = &puzzle.game.ruleset;
    let texts = |moves: &[Move]| moves.iter().map(|mv| mv.text(ruleset.size)).collect();
    let to_move = puzzle.position().ok()?.to_act()?.colour?;
    Some(Written {
        record,
        rules: WrittenRules::of(ruleset),
        moves: texts(puzzle.moves()),
        continuation: texts(puzzle.continuation()),
        to_move: to_move.number(),
        goal: puzzle.goal.id(),
        themes: puzzle.themes.iter().map(|theme| theme.id()).collect(),
        turns: puzzle.turns,
        accepted: puzzle.grade.accepted,
        sensible: puzzle.grade.sensible,
        rating: puzzle.grade.rating,
        text: puzzle.to_string(),
    })
}
