//! The file of a match: its settings, then each game as it ends. A match that is started again with the
//! same file goes on where it stopped; half a line at the end is dropped, and its game played again.

use std::collections::HashMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use crate::settings::check_settings;
use crate::written_game::Counted;

/// The open file, which no other match can open.
pub struct RecordFile(Mutex<Open>);

struct Open {
    file: File,
    /// The first line, until it is written with the first game.
    first_line: Option<String>,
    /// Whether something could not be written: nothing is written after half a line.
    is_broken: bool,
}

/// The games that a file has, by the number of the pair and that of the game.
pub type Games = HashMap<(u64, u64), Counted>;

impl RecordFile {
    /// Opens the file of a match with this first line, or makes an empty one; returns the games it has. Fails
    /// with a sentence, and without changing anything, if it belongs to another match or to none.
    pub fn open(path: &Path, settings: &str) -> Result<(Self, Games), String> {
        let about = |error: String| format!("{}: {error}", path.display());
        Self::open_nameless(path, settings).map_err(about)
    }

    /// The same, but a sentence does not say which file it is about.
    fn open_nameless(path: &Path, settings: &str) -> Result<(Self, Games), String> {
        let mut options = OpenOptions::new();
        let opened = options.read(true).append(true).create(true).open(path);
        let mut file = opened.map_err(|error| error.to_string())?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => "another match is being written to it".to_owned(),
            TryLockError::Error(error) => error.to_string(),
        })?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)
            .map_err(|error| error.to_string())?;
        // Half a line may end within a letter.
        let end = bytes.iter().rposition(|&byte| byte == b'\n');
        let whole = end.map_or(0, |end| end + 1);
        let text = str::from_utf8(&bytes[..whole]).map_err(|error| error.to_string())?;
        let mut lines = text.lines();
        let (first_line, games) = if let Some(begun) = lines.next() {
            check_settings(begun, settings)
                .map_err(|why| format!("{why}: give it the same settings, or another --record"))?;
            (None, games(lines)?)
        } else if settings.as_bytes().starts_with(&bytes) {
            (Some(settings.to_owned()), Games::new())
        } else {
            return Err("it is not the file of a match, and nothing was changed".to_owned());
        };
        file.set_len(whole as u64)
            .map_err(|error| error.to_string())?;
        let open = Open {
            file,
            first_line,
            is_broken: false,
        };
        Ok((Self(Mutex::new(open)), games))
    }

    /// Writes a line down. Fails with a sentence.
    pub fn write(&self, line: &str) -> Result<(), String> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if open.is_broken {
            return Err("a game could not be written down".to_owned());
        }
        let lines = open.first_line.take().into_iter().chain([line.to_owned()]);
        let text: String = lines.map(|line| line + "\n").collect();
        let written = open.file.write_all(text.as_bytes());
        open.is_broken = written.is_err();
        written.map_err(|error| format!("a game cannot be written down: {error}"))
    }
}

fn games<'a>(lines: impl Iterator<Item = &'a str>) -> Result<Games, String> {
    let mut games = Games::new();
    for (line, number) in lines.zip(2..) {
        let game = Counted::read(line).map_err(|error| format!("line {number}: {error}"))?;
        let key = (game.pair, game.game);
        if games.insert(key, game).is_some() {
            return Err(format!(
                "line {number}: game {} of pair {} is there twice",
                key.1, key.0
            ));
        }
    }
    Ok(games)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use tempfile::TempDir;

    use super::*;

    const SETTINGS: &str = "{\"match\":{\"seed\":1}}";

    fn line(pair: u64, game: u64) -> String {
        let spent = "{\"moves\":1,\"nodes\":2,\"ms\":3,\"slowest_ms\":3}";
        format!(
            "{{\"pair\":{pair},\"game\":{game},\"rules\":\"pente\",\"moves\":[\"K10\"],\"given\":1,\"winner\":null,\"fault\":null,\"player\":{spent},\"opponent\":{spent}}}"
        )
    }

    fn place() -> (TempDir, PathBuf) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("match.jsonl");
        (folder, path)
    }

    #[test]
    fn what_was_written_is_there_again_and_half_a_line_is_dropped() {
        let (_folder, path) = place();
        let (file, games) = RecordFile::open(&path, SETTINGS).expect("a new file");
        assert!(games.is_empty());
        file.write(&line(1, 1)).expect("it is written");
        file.write(&line(1, 2)).expect("it is written");
        drop(file);
        let whole = fs::read_to_string(&path).expect("text");
        let next = line(2, 1).replace("null", "\"½\"");
        for end in 0..=next.len() {
            fs::write(&path, [whole.as_bytes(), &next.as_bytes()[..end]].concat())
                .expect("it is written");
            let (file, games) = RecordFile::open(&path, SETTINGS).expect("the same match");
            assert_eq!(games.len(), 2);
            file.write(&line(2, 2)).expect("it is written");
            let expected = format!("{whole}{}\n", line(2, 2));
            assert_eq!(fs::read_to_string(&path).expect("text"), expected);
        }
    }

    #[test]
    fn half_a_first_line_is_written_again() {
        let (_folder, path) = place();
        for end in 0..=SETTINGS.len() {
            fs::write(&path, &SETTINGS[..end]).expect("it is written");
            let (file, games) = RecordFile::open(&path, SETTINGS).expect("the same match");
            assert!(games.is_empty());
            file.write(&line(1, 1)).expect("it is written");
            let expected = format!("{SETTINGS}\n{}\n", line(1, 1));
            assert_eq!(fs::read_to_string(&path).expect("text"), expected);
        }
    }

    #[test]
    fn other_files_are_refused_and_left_as_they_are() {
        let (_folder, path) = place();
        for (text, expected) in [
            ("a letter without a line break", "not the file of a match"),
            ("a letter\n", "not that of a match"),
            ("{\"match\":{\"seed\":2}}\n", "--seed 2, and this is 1"),
            ("{\"match\":{\"seed\":1}}\nnonsense\nhalf", "line 2"),
            ("{\"match\":{\"seed\":1}}\n{\"pair\":1}\n", "it is no game"),
            (
                &format!("{SETTINGS}\n{0}\n{0}\n", line(3, 1)),
                "line 3: game 1 of pair 3",
            ),
        ] {
            fs::write(&path, text).expect("it is written");
            let refusal = RecordFile::open(&path, SETTINGS).err().expect(expected);
            assert!(refusal.contains(expected), "{refusal}");
            assert_eq!(fs::read_to_string(&path).expect("text"), text);
        }
    }

    #[test]
    fn two_matches_do_not_write_to_one_file() {
        let (_folder, path) = place();
        let first = RecordFile::open(&path, SETTINGS).expect("a new file");
        let refusal = RecordFile::open(&path, SETTINGS)
            .err()
            .expect("it is locked");
        assert!(refusal.contains("another match"), "{refusal}");
        drop(first);
        let untouched = fs::read_to_string(&path).expect("text");
        assert_eq!(
            untouched, "",
            "what was not begun can be begun in another way"
        );
        assert!(RecordFile::open(&path, SETTINGS).is_ok());
    }
}
