//! The arguments of a task, and its file: a line of JSON for each thing that is done.

use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write as _};

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
    /// Opens a file, or makes an empty one. Fails with a sentence, and without changing it, if it cannot be read.
    pub fn open(path: &str) -> Result<Self, String> {
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(why) if why.kind() == ErrorKind::NotFound => String::new(),
            Err(why) => return Err(format!("{path} cannot be read: {why}")),
        };
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

    /// Writes in one go, so that a line is there or not, as far as that can be.
    fn end_line(&mut self, line: &str) -> Result<(), String> {
        let written = self.file.write_all(format!("{line}\n").as_bytes());
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_file_is_continued_after_half_a_last_line_and_only_a_missing_one_is_empty() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("work.jsonl");
        let name = path.display().to_string();
        fs::write(&path, "{\"number\":1}\n{\"num").expect("it can be written");
        let mut work = Work::open(&name).expect("a file of work");
        assert_eq!(work.done, [json!({"number": 1})]);
        work.add(&json!({"number": 2})).expect("it is written");
        drop(work);
        let again = Work::open(&name).expect("a file of work");
        assert_eq!(again.done, [json!({"number": 1}), json!({"number": 2})]);
        fs::write(&path, b"{\"number\":1}\n\xff\n").expect("it can be written");
        let refusal = Work::open(&name).err().expect("it is no text");
        assert!(refusal.contains("cannot be read"), "{refusal}");
        let new = folder.path().join("new").display().to_string();
        assert!(Work::open(&new).expect("a new file").done.is_empty());
    }
}
