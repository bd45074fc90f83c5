//! What a match is: everything its result depends on, besides the openings, as the first line of its file.

use serde::{Deserialize as _, Serialize};
use serde_json::{Map, Value};

use crate::program_files::{ProgramFiles, changed};

/// What may not change while a match goes on, under the names that the command line has for it.
#[derive(Clone, Debug, Serialize)]
pub struct Settings {
    /// The player whose strength is asked for.
    pub player: String,
    /// The files of its program.
    pub player_build: Option<ProgramFiles>,
    /// The other player.
    pub opponent: String,
    /// The files of the opponent's program.
    pub opponent_build: Option<ProgramFiles>,
    /// The seed of the match. That of a pair is this one, times a million, and the number of the pair.
    pub seed: u64,
    /// Whether all games are played, whatever the test says.
    pub fixed: bool,
    /// The Elo difference under the null hypothesis of the test.
    pub elo0: f64,
    /// The Elo difference under the alternative.
    pub elo1: f64,
    /// The probability that the test accepts the alternative where the null hypothesis is true.
    pub alpha: f64,
    /// The probability that the test accepts the null hypothesis where the alternative is true.
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
        return Err(match name.strip_suffix("_build") {
            Some(who) => other_program(who, was, is),
            None => format!("the match was begun with --{name} {was}, and this is {is}"),
        });
    }
    Ok(())
}

/// Says that somebody's program is another one than when the match was begun.
fn other_program(who: &str, was: &Value, is: &Value) -> String {
    let files = |value: &Value| -> Option<ProgramFiles> {
        let files = Option::<ProgramFiles>::deserialize(value).ok()?;
        Some(files.unwrap_or_default())
    };
    let Some((was, is)) = files(was).zip(files(is)) else {
        return format!(
            "the match was begun by an older engine_match, which wrote down the {who}'s program in another way"
        );
    };
    let name = changed(&was, &is).unwrap_or_default();
    format!("the {who}'s program has changed since the match was begun, in its file {name}")
}

fn read(line: &str) -> Option<Map<String, Value>> {
    let line: Value = serde_json::from_str(line).ok()?;
    line.get(KEY)?.as_object().cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(files: &[(&str, &str)]) -> ProgramFiles {
        let files = files.iter();
        files
            .map(|&(name, digest)| (name.to_owned(), digest.to_owned()))
            .collect()
    }

    fn settings() -> Settings {
        Settings {
            player: "nodes:5".to_owned(),
            player_build: None,
            opponent: "level:2".to_owned(),
            opponent_build: Some(files(&[("./bot", "00ff"), ("bot.py", "0a")])),
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
        let changes: [(Change, &str); 6] = [
            (
                |it| it.elo1 = 0.3,
                "--elo1 0.30000000000000004, and this is 0.3",
            ),
            (|it| it.seed = 2, "--seed 1, and this is 2"),
            (
                |it| it.opponent_build = None,
                "the opponent's program has changed since the match was begun, in its file ./bot",
            ),
            (
                |it| it.opponent_build = Some(files(&[("./bot", "00ff"), ("bot.py", "0b")])),
                "the opponent's program has changed since the match was begun, in its file bot.py",
            ),
            (
                |it| it.player_build = Some(files(&[("new", "1")])),
                "the player's program has changed since the match was begun, in its file new",
            ),
            (
                |it| it.player = "nodes:6".to_owned(),
                "--player \"nodes:5\"",
            ),
        ];
        for (change, expected) in changes {
            let mut others = settings();
            change(&mut others);
            let refusal = check_settings(&line, &others.line().expect("a line"));
            let refusal = refusal.expect_err(expected);
            assert!(refusal.contains(expected), "{refusal}");
        }
        assert!(check_settings("{\"record\":1}", &line).is_err());
    }

    #[test]
    fn a_match_that_was_begun_when_files_had_no_names_is_not_gone_on_with() {
        let line = settings().line().expect("a line");
        let begun = line.replace("{\"./bot\":\"00ff\",\"bot.py\":\"0a\"}", "\"00ff 0a\"");
        let refusal = check_settings(&begun, &line).expect_err("it is another line");
        assert!(refusal.contains("an older engine_match"), "{refusal}");
    }
}
