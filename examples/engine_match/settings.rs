//! What a match is: everything its result depends on, besides the openings, as the first line of its file.

use std::env;
use std::fs;

use serde::Serialize;
use serde_json::{Map, Value};

use crate::digest::digest;
use crate::player::Player;

/// What may not change while a match goes on, under the names that the command line has for it.
#[derive(Clone, Debug, Serialize)]
pub struct Settings {
    /// The player whose strength is asked for.
    pub player: String,
    /// What the player's program was built as, if it is a file.
    pub player_build: Option<String>,
    /// The other player.
    pub opponent: String,
    /// The same for the opponent.
    pub opponent_build: Option<String>,
    /// The seed of the first pair.
    pub seed: u64,
    /// Whether all games are played, whatever the test says.
    pub fixed: bool,
    /// The hypotheses of the test, and its probabilities of error.
    pub elo0: f64,
    /// See `elo0`.
    pub elo1: f64,
    /// See `elo0`.
    pub alpha: f64,
    /// See `elo0`.
    pub beta: f64,
    /// After how many stones a game is a draw.
    pub longest: u16,
    /// How many seconds are waited for a player without a time.
    pub patience: f64,
    /// How many milliseconds a player with a time may exceed it.
    pub margin: u64,
}

/// The key of the first line.
const KEY: &str = "match";

impl Settings {
    /// The first line of the file, without its line break.
    pub fn line(&self) -> Result<String, String> {
        let settings = serde_json::to_string(self).map_err(|error| error.to_string())?;
        Ok(format!("{{\"{KEY}\":{settings}}}"))
    }
}

/// Fails with a sentence if a first line says other settings than this one.
pub fn check_settings(begun: &str, now: &str) -> Result<(), String> {
    let no_match = || "its first line is not that of a match".to_owned();
    let begun = read(begun).ok_or_else(no_match)?;
    let now = read(now).ok_or_else(no_match)?;
    let names = now.keys().chain(begun.keys());
    for name in names {
        let [was, is] = [&begun, &now].map(|it| it.get(name).unwrap_or(&Value::Null));
        if was == is {
            continue;
        }
        let what = name.trim_end_matches("_build");
        return Err(match name.as_str() {
            "player_build" | "opponent_build" => {
                format!("the {what}'s program has changed since the match was begun")
            }
            _ => format!("the match was begun with --{name} {was}, and this is {is}"),
        });
    }
    Ok(())
}

fn read(line: &str) -> Option<Map<String, Value>> {
    let line: Value = serde_json::from_str(line).ok()?;
    line.get(KEY)?.as_object().cloned()
}

/// What a player's program is: this one, or all files that its command line names. `None` if it names none.
pub fn build_of(player: &Player) -> Option<String> {
    let Some(command) = &player.program else {
        let path = env::current_exe().ok()?;
        return Some(digest(&fs::read(path).ok()?));
    };
    let words = std::iter::once(&command.program).chain(&command.arguments);
    let files: Vec<String> = words
        .filter_map(|word| fs::read(word).ok())
        .map(|bytes| digest(&bytes))
        .collect();
    (!files.is_empty()).then(|| files.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> Settings {
        Settings {
            player: "nodes:5".to_owned(),
            player_build: None,
            opponent: "level:2".to_owned(),
            opponent_build: Some("00ff".to_owned()),
            seed: 1,
            fixed: false,
            elo0: 0.0,
            elo1: 0.1 + 0.2,
            alpha: 0.05,
            beta: 0.05,
            longest: 300,
            patience: 60.0,
            margin: 500,
        }
    }

    type Change = fn(&mut Settings);

    #[test]
    fn the_same_settings_are_the_same_and_others_are_named() {
        let line = settings().line().expect("a line");
        assert_eq!(check_settings(&line, &line), Ok(()));
        let changes: [(Change, &str); 4] = [
            (
                |it| it.elo1 = 0.3,
                "--elo1 0.30000000000000004, and this is 0.3",
            ),
            (|it| it.seed = 2, "--seed 1, and this is 2"),
            (
                |it| it.opponent_build = None,
                "the opponent's program has changed",
            ),
            (
                |it| it.player = "nodes:6".to_owned(),
                "--player \"nodes:5\"",
            ),
        ];
        for (change, told) in changes {
            let mut others = settings();
            change(&mut others);
            let refusal = check_settings(&line, &others.line().expect("a line"));
            let refusal = refusal.expect_err(told);
            assert!(refusal.contains(told), "{refusal}");
        }
        assert!(check_settings("{\"record\":1}", &line).is_err());
    }

    #[test]
    fn a_build_is_that_of_all_files_in_the_command_line() {
        let folder = tempfile::tempdir().expect("a folder");
        let script = folder.path().join("bot.py");
        let player = format!("program:python3 \"{}\"", script.display());
        let player: Player = player.parse().expect("a player");
        assert_eq!(build_of(&player), None);
        fs::write(&script, "1").expect("it can be written");
        let one = build_of(&player);
        fs::write(&script, "2").expect("it can be written");
        assert!(one.is_some() && one != build_of(&player));
        assert!(build_of(&"nodes:5".parse().expect("a player")).is_some());
    }
}
