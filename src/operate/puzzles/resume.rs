//! Where to go on after the puzzles that a file has already.

use std::collections::HashSet;
use std::error::Error;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use serde::Deserialize;

use crate::puzzle::Puzzle;
use crate::rules::PositionKey;

/// What stands first in every line. Whatever else ends a file without a line break is not from here.
const BEGINNING: &str = "{\"record\":";

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
    pub(super) known: HashSet<PositionKey>,
}

/// What is read of a line.
#[derive(Deserialize)]
struct Line {
    record: u64,
    text: String,
}

impl Resume {
    /// Reads a file that an earlier search wrote. The last record in it is searched again, because
    /// it may not be there completely. Fails if a whole line is no puzzle, or an unfinished one is not the
    /// beginning of one, so that no other file is added to by mistake.
    pub(super) fn read(file: &Path, skip: u64) -> io::Result<Self> {
        let mut resume = Self {
            skip,
            ..Self::default()
        };
        let text = match fs::read_to_string(file) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(resume),
            text => text?,
        };
        for line in text.split_inclusive('\n') {
            if !line.ends_with('\n') {
                check_unfinished(line)?;
                break;
            }
            let read: Line = serde_json::from_str(line)?;
            let puzzle: Puzzle = read.text.parse().map_err(invalid)?;
            resume.skip = resume.skip.max(read.record.saturating_sub(1));
            let position = puzzle.position().map_err(invalid)?;
            resume.known.insert(position.key());
            resume.puzzles += 1;
            resume.bytes += line.len() as u64;
        }
        Ok(resume)
    }
}

/// Fails unless this can be the beginning of a line that was not written to its end.
fn check_unfinished(line: &str) -> io::Result<()> {
    if line.starts_with(BEGINNING) || BEGINNING.starts_with(line) {
        return Ok(());
    }
    Err(invalid(
        "it has something else than puzzles: nothing was changed",
    ))
}

fn invalid(error: impl Into<Box<dyn Error + Send + Sync>>) -> io::Error {
    io::Error::new(ErrorKind::InvalidData, error)
}
