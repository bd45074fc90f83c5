//! The arguments of a task, and its file: a line of JSON for each thing that is done.

use std::fs::{self, File, OpenOptions};
use std::io::Write as _;

use pente::rules::{Ruleset, catalogue};
use serde_json::Value;

/// The argument of this place; fails with its name if it is missing.
pub fn text<'a>(arguments: &'a [String], place: usize, name: &str) -> Result<&'a str, String> {
    let found = arguments.get(place).map(String::as_str);
    found.ok_or_else(|| format!("{name} is missing"))
}

/// The argument of this place, which is a number.
pub fn number(arguments: &[String], place: usize, name: &str) -> Result<u64, String> {
    let text = text(arguments, place, name)?;
    text.parse()
        .map_err(|_| format!("{name} is a number, and {text:?} is none"))
}

/// The argument of this place, which is a ruleset.
pub fn ruleset(arguments: &[String], place: usize) -> Result<Ruleset, String> {
    let code = text(arguments, place, "RULESET")?;
    catalogue::decode(code).map_err(|error| format!("{code}: {error}"))
}

/// A file that is continued.
pub struct Work {
    /// What it held. A line that was not written to its end is left out.
    pub done: Vec<Value>,
    file: File,
    path: String,
}

impl Work {
    pub fn open(path: &str) -> Result<Self, String> {
        let text = fs::read_to_string(path).unwrap_or_default();
        let file = OpenOptions::new().create(true).append(true).open(path);
        let mut work = Self {
            done: read(&text),
            file: file.map_err(|why| format!("{path} cannot be written: {why}"))?,
            path: path.to_owned(),
        };
        if !text.is_empty() && !text.ends_with('\n') {
            work.end_line("")?;
        }
        Ok(work)
    }

    /// Adds a line.
    pub fn add(&mut self, line: &Value) -> Result<(), String> {
        self.end_line(&line.to_string())
    }

    fn end_line(&mut self, line: &str) -> Result<(), String> {
        let written = writeln!(self.file, "{line}");
        written.map_err(|why| format!("{} cannot be written: {why}", self.path))
    }
}

/// The lines of a file of work.
pub fn read(text: &str) -> Vec<Value> {
    let lines = text.lines();
    lines
        .filter_map(|line| serde_json::from_str(line).ok())
        .collect()
}
