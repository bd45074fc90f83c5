//! A file of games that is continued: a line of JSON for each, which also says how it was played.

use std::collections::HashSet;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write as _};

use pente::rules::Ruleset;
use serde_json::{Map, Value, json};

/// What the games of a file have in common.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    pub ruleset: Ruleset,
    /// Search nodes for each stone.
    pub nodes: u64,
    /// On which the openings depend.
    pub seed: u64,
}

impl Settings {
    /// The line of a game, of which so much is known besides its settings.
    pub fn line(&self, game: u64, mut known: Map<String, Value>) -> Value {
        known.insert("game".to_owned(), game.into());
        known.insert("rules".to_owned(), self.ruleset.code().into());
        known.insert("nodes".to_owned(), self.nodes.into());
        known.insert("seed".to_owned(), self.seed.into());
        known.into()
    }

    /// The settings of a line if they are others than these.
    fn others(&self, line: &Value) -> Option<String> {
        let (rules, nodes, seed) = (&line["rules"], &line["nodes"], &line["seed"]);
        let are_these =
            *rules == json!(self.ruleset.code()) && *nodes == self.nodes && *seed == self.seed;
        if are_these {
            return None;
        }
        let rules = rules.as_str().unwrap_or("no ruleset");
        Some(match (nodes.as_u64(), seed.as_u64()) {
            (Some(nodes), Some(seed)) => format!("{rules} with {nodes} nodes and seed {seed}"),
            _ => format!("{rules} which do not say their nodes and seed"),
        })
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (code, nodes, seed) = (self.ruleset.code(), self.nodes, self.seed);
        write!(f, "{code} with {nodes} nodes and seed {seed}")
    }
}

/// An open file of games.
pub struct GameFile {
    /// The numbers of the games that it had. A line that was not written to its end does not count.
    pub done: HashSet<u64>,
    file: File,
    path: String,
}

impl GameFile {
    /// Opens a file, or makes an empty one. Fails with a sentence, and without changing it, if it cannot be read or has
    /// games with other settings.
    pub fn open(path: &str, settings: &Settings) -> Result<Self, String> {
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(why) if why.kind() == ErrorKind::NotFound => String::new(),
            Err(why) => return Err(format!("{path} cannot be read: {why}.")),
        };
        let done = games(&text, settings).map_err(|others| {
            format!(
                "{path} has games of {others}, and those of {settings} are asked for: name another file, or ask for \
                 the same."
            )
        })?;
        let file = OpenOptions::new().create(true).append(true).open(path);
        let mut games = Self {
            done,
            file: file.map_err(|why| format!("{path} cannot be written: {why}."))?,
            path: path.to_owned(),
        };
        if !text.is_empty() && !text.ends_with('\n') {
            games.write("\n")?;
        }
        Ok(games)
    }

    /// Adds a line.
    pub fn add(&mut self, line: &Value) -> Result<(), String> {
        self.write(&format!("{line}\n"))
    }

    /// Writes in one go, so that a line is there or not, as far as that can be.
    fn write(&mut self, text: &str) -> Result<(), String> {
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|why| format!("{} cannot be written: {why}.", self.path))
    }
}

/// The numbers of the games in a text. Fails with the settings of one that was played with others.
fn games(text: &str, settings: &Settings) -> Result<HashSet<u64>, String> {
    let lines = text
        .lines()
        .filter_map(|line| serde_json::from_str(line).ok());
    let games = lines.filter_map(|line: Value| Some((line["game"].as_u64()?, line)));
    games
        .map(|(game, line)| settings.others(&line).map_or(Ok(game), Err))
        .collect()
}

#[cfg(test)]
mod tests {
    use pente::rules::catalogue;
    use tempfile::TempDir;

    use super::*;

    fn settings(code: &str, nodes: u64, seed: u64) -> Settings {
        let ruleset = catalogue::decode(code).expect("a ruleset");
        Settings {
            ruleset,
            nodes,
            seed,
        }
    }

    /// A place for a file, with this text in it.
    fn place(text: &[u8]) -> (TempDir, String) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.jsonl").display().to_string();
        fs::write(&path, text).expect("it can be written");
        (folder, path)
    }

    #[test]
    fn a_file_is_continued_after_half_a_last_line() {
        let settings = settings("pente", 300, 7);
        let line = |game| settings.line(game, Map::new());
        let (_folder, path) = place(format!("{}\n{{\"game\":1,\"ru", line(0)).as_bytes());
        let mut file = GameFile::open(&path, &settings).expect("the same settings");
        assert_eq!(file.done, HashSet::from([0]));
        file.add(&line(1)).expect("it is written");
        drop(file);
        let again = GameFile::open(&path, &settings).expect("the same settings");
        assert_eq!(again.done, HashSet::from([0, 1]));
        let text = fs::read_to_string(&path).expect("text");
        assert_eq!(
            text,
            format!("{}\n{{\"game\":1,\"ru\n{}\n", line(0), line(1))
        );
    }

    #[test]
    fn a_file_with_other_games_is_refused_and_left_as_it_is() {
        let asked = settings("pente", 300, 7);
        let older = "{\"game\":3,\"rules\":\"pente\",\"moves\":\"\",\"result\":1}".to_owned();
        let line = |settings: Settings| settings.line(3, Map::new()).to_string();
        for (line, others) in [
            (
                line(settings("gomoku", 300, 7)),
                "gomoku with 300 nodes and seed 7",
            ),
            (
                line(settings("pente", 301, 7)),
                "pente with 301 nodes and seed 7",
            ),
            (
                line(settings("pente", 300, 8)),
                "pente with 300 nodes and seed 8",
            ),
            (older, "pente which do not say their nodes and seed"),
        ] {
            let (_folder, path) = place(format!("{line}\nhalf").as_bytes());
            let refusal = GameFile::open(&path, &asked).err().expect("other games");
            let expected = format!(
                "has games of {others}, and those of pente with 300 nodes and seed 7 are asked for"
            );
            assert!(refusal.contains(&expected), "{refusal}");
            let text = fs::read_to_string(&path).expect("text");
            assert_eq!(text, format!("{line}\nhalf"));
        }
    }

    #[test]
    fn a_file_that_cannot_be_read_is_not_an_empty_one() {
        let (folder, path) = place(b"{\"game\":0}\n\xff\n");
        let settings = settings("pente", 300, 7);
        let refusal = GameFile::open(&path, &settings).err().expect("no text");
        assert!(refusal.contains("cannot be read"), "{refusal}");
        let new = folder.path().join("new").display().to_string();
        let file = GameFile::open(&new, &settings).expect("a new file");
        assert!(file.done.is_empty());
    }
}
