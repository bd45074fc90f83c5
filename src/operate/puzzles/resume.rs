//! Where to go on after the puzzles that a file has already.

use std::collections::HashSet;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use serde::Deserialize;

use crate::puzzle::Puzzle;
use crate::rules::Move;

/// The position of a puzzle: its ruleset and the moves that lead there.
#[derive(PartialEq, Eq, Hash)]
pub(super) struct Key(String, Vec<Move>);

impl Key {
    /// The position of this puzzle.
    pub(super) fn of(puzzle: &Puzzle) -> Self {
        Self(puzzle.game.ruleset.code(), puzzle.moves().to_vec())
    }
}

/// Where a search begins.
#[derive(Default)]
pub(super) struct Resume {
    /// How many records are passed over.
    pub(super) skip: u64,
    /// How many puzzles the file has.
    pub(super) puzzles: u64,
    /// How many bytes its whole lines have.
    pub(super) bytes: u64,
    /// The positions of its puzzles.
    pub(super) known: HashSet<Key>,
}

/// What is read of a line.
#[derive(Deserialize)]
struct Line {
    record: u64,
    text: String,
}

impl Resume {
    /// Reads a file that an earlier search wrote. The last record in it is searched again, because
    /// it may not be there completely. Fails if a whole line is no puzzle, so that no other file is
    /// added to by mistake.
    pub(super) fn read(file: &Path, skip: u64) -> io::Result<Self> {
        let mut resume = Self {
            skip,
            ..Self::default()
        };
        let text = match fs::read_to_string(file) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(resume),
            text => text?,
        };
        for line in text.split_inclusive('\n').filter(|it| it.ends_with('\n')) {
            let read: Line = serde_json::from_str(line)?;
            let puzzle: Puzzle = read
                .text
                .parse()
                .map_err(|error| io::Error::new(ErrorKind::InvalidData, error))?;
            resume.skip = resume.skip.max(read.record.saturating_sub(1));
            resume.known.insert(Key::of(&puzzle));
            resume.puzzles += 1;
            resume.bytes += line.len() as u64;
        }
        Ok(resume)
    }
}
