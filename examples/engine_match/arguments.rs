//! The command line.

use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};
use tessera::rules::{Record, catalogue};

use crate::balanced::Wanted;
use crate::contestant::Patience;
use crate::match_play::Match;
use crate::opening::read_files;
use crate::player::Player;
use crate::program_files::files_of;
use crate::programs::Programs;
use crate::settings::Settings;
use crate::sprt::Sprt;

/// Lets two engines play a match, or makes openings for one.
#[derive(Parser)]
pub struct Arguments {
    /// What to do.
    #[command(subcommand)]
    pub work: Work,
}

/// What to do.
#[derive(Subcommand)]
pub enum Work {
    /// Play a match, or go on with one that was stopped
    Play(Box<PlayArguments>),
    /// Make balanced openings
    Openings(MakeArguments),
}

/// A match.
#[derive(Args)]
pub struct PlayArguments {
    /// The player whose strength is asked for: level:7, nodes:20000, ms:1000 or several of them, and after them
    /// program:PATH with its arguments for a program that speaks the lines of `tessera engine`; a path with
    /// spaces goes between double quotes. With ms alone, only the time ends a search (a tessera built before
    /// that was so needs nodes:100000000 beside it); a level has its own nodes
    #[arg(long)]
    player: Player,
    /// The other player, in the same way
    #[arg(long)]
    opponent: Player,
    /// Files of openings, one a line, all of them different; each is played twice
    #[arg(long, required = true, num_args = 1..)]
    openings: Vec<PathBuf>,
    /// The file in which games are written down. A match goes on where its file ends if its settings and programs are
    /// the same: of a command line, those files count that may be executed, or whose names end like those of scripts
    /// (.py, .js, .jar and so on)
    #[arg(long)]
    pub record: PathBuf,
    /// The most games, an even number; two of each opening if left out
    #[arg(long)]
    games: Option<u64>,
    /// How many games are played at once; as many as there are processors if left out
    #[arg(long)]
    concurrency: Option<usize>,
    /// The seed of what levels do by chance
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The Elo difference that the test is to tell from that of --elo1
    #[arg(long, default_value_t = 0.0, allow_negative_numbers = true)]
    elo0: f64,
    /// The Elo difference, of player to opponent, that is looked for
    #[arg(long, default_value_t = 10.0, allow_negative_numbers = true)]
    elo1: f64,
    /// The probability of finding --elo1 where there is --elo0
    #[arg(long, default_value_t = 0.05)]
    alpha: f64,
    /// The probability of finding --elo0 where there is --elo1
    #[arg(long, default_value_t = 0.05)]
    beta: f64,
    /// Play all games, whatever the test says
    #[arg(long)]
    fixed: bool,
    /// After how many stones a game is a draw; more than any opening has
    #[arg(long, default_value_t = 300)]
    longest: u16,
    /// How many seconds are waited for the move of a player whose budget has no ms
    #[arg(long, default_value_t = 60.0)]
    patience: f64,
    /// By how many milliseconds a player may exceed its ms before it loses on time
    #[arg(long, default_value_t = 500)]
    margin: u64,
    /// How often the programs of a player may be started again, after each of which has lost its game by ending, by
    /// silence or by a line that was not asked for
    #[arg(long, default_value_t = 20)]
    restarts: u32,
}

/// How many positions are tried for each opening that is wanted.
const TRIES: u64 = 1_000;

/// Openings to be made.
#[derive(Args)]
pub struct MakeArguments {
    /// The ruleset, with options if wanted, as in "pente opening=free"
    #[arg(long)]
    rules: String,
    /// How many
    #[arg(long, default_value_t = 500)]
    count: usize,
    /// The same seed gives the same openings
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Search nodes for the judgement of a position
    #[arg(long, default_value_t = 20_000)]
    nodes: u64,
    /// The largest score that counts as even; a stone's worth of advantage is about 40
    #[arg(long, default_value_t = 50)]
    band: i32,
    /// How many are judged at once; as many as there are processors if left out
    #[arg(long)]
    concurrency: Option<usize>,
    /// The file to write; standard output if left out
    #[arg(long)]
    pub output: Option<PathBuf>,
}

impl PlayArguments {
    /// The test, whether or not it ends the match.
    pub fn test(&self) -> Result<Sprt, String> {
        Sprt::new(self.elo0, self.elo1, self.alpha, self.beta)
    }

    /// The match. Fails with a sentence if it cannot be played.
    pub fn prepared(&self) -> Result<Match, String> {
        let openings = read_files(&self.openings)?;
        let plies = |opening: &Record| opening.position().map_or(0, |position| position.ply());
        let longest = openings.iter().map(plies).max().unwrap_or(0);
        if self.longest <= longest {
            return Err(format!(
                "--longest is to be more than {longest}, the stones of the longest opening, and is {}",
                self.longest
            ));
        }
        let most = 2 * openings.len() as u64;
        let games = self.games.unwrap_or(most);
        if games == 0 || !games.is_multiple_of(2) || games > most {
            return Err(format!(
                "--games is to be an even number from 2 to {most}, two games for each of {} openings, and is \
                 {games}: the subcommand openings makes more",
                openings.len()
            ));
        }
        let silence = Duration::try_from_secs_f64(self.patience)
            .map_err(|_| format!("--patience is a number of seconds, not {}", self.patience))?;
        Ok(Match {
            players: [self.player.clone(), self.opponent.clone()],
            openings,
            pairs: games / 2,
            test: (!self.fixed).then(|| self.test()).transpose()?,
            seed: self.seed,
            longest: self.longest,
            concurrency: self.concurrency.unwrap_or_else(processors),
            patience: Patience {
                silence,
                margin: Duration::from_millis(self.margin),
            },
            restarts: self.restarts,
            programs: Programs::default(),
        })
    }

    /// What the result of the match depends on.
    pub fn settings(&self) -> Settings {
        Settings {
            player: self.player.to_string(),
            player_build: files_of(&self.player),
            opponent: self.opponent.to_string(),
            opponent_build: files_of(&self.opponent),
            seed: self.seed,
            fixed: self.fixed,
            elo0: self.elo0,
            elo1: self.elo1,
            alpha: self.alpha,
            beta: self.beta,
            longest: self.longest,
            patience: self.patience,
            margin: self.margin,
        }
    }
}

impl MakeArguments {
    /// Which openings are made. Fails with a sentence if the ruleset has none.
    pub fn wanted(&self) -> Result<Wanted, String> {
        let ruleset = catalogue::decode(&self.rules).map_err(|error| error.to_string())?;
        if ruleset.seats != 2 || ruleset.colours != 2 || !ruleset.opening.stages().is_empty() {
            return Err(format!(
                "openings are made for two players of one colour each from the first stone on, which {} is not: \
                 try it with opening=free",
                ruleset.name
            ));
        }
        Ok(Wanted {
            ruleset,
            count: self.count,
            seed: self.seed,
            nodes: self.nodes,
            band: self.band,
            tries: TRIES * self.count as u64,
        })
    }

    /// How many are judged at once.
    pub fn concurrency(&self) -> usize {
        self.concurrency.unwrap_or_else(processors)
    }
}

fn processors() -> usize {
    thread::available_parallelism().map_or(1, Into::into)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use serde_json::{Value, json};

    use super::*;

    fn parsed(words: &[&str]) -> PlayArguments {
        let words = ["engine_match", "play"].iter().chain(words);
        match Arguments::try_parse_from(words)
            .expect("a command line")
            .work
        {
            Work::Play(arguments) => *arguments,
            Work::Openings(_) => panic!("it is a match"),
        }
    }

    const NEEDED: [&str; 8] = [
        "--player",
        "level:3",
        "--opponent",
        "program:./none",
        "--openings",
        "one.txt",
        "--record",
        "match.jsonl",
    ];

    fn written_down(arguments: &PlayArguments) -> Value {
        let line = arguments.settings().line().expect("a line");
        let mut line: Value = serde_json::from_str(&line).expect("JSON");
        line["match"].take()
    }

    #[test]
    fn everything_that_is_typed_is_written_down_under_its_name() {
        let mut words = NEEDED.to_vec();
        for (name, value) in [
            ("--seed", "7"),
            ("--elo0", "-3.5"),
            ("--elo1", "4.5"),
            ("--alpha", "0.01"),
            ("--beta", "0.02"),
            ("--longest", "250"),
            ("--patience", "9.5"),
            ("--margin", "70"),
        ] {
            words.extend([name, value]);
        }
        words.push("--fixed");
        let mut settings = written_down(&parsed(&words));
        let files = settings["player_build"].take();
        assert!(files["engine_match"].is_string(), "{files}");
        assert_eq!(
            settings,
            json!({
                "player": "level:3", "player_build": null, "opponent": "program:./none", "opponent_build": null,
                "seed": 7, "fixed": true, "elo0": -3.5, "elo1": 4.5, "alpha": 0.01, "beta": 0.02, "longest": 250,
                "patience": 9.5, "margin": 70,
            })
        );
    }

    #[test]
    fn each_player_has_the_files_of_its_own_program() {
        let mut words = NEEDED;
        words.swap(1, 3);
        let settings = written_down(&parsed(&words));
        assert_eq!(settings["player"], "program:./none");
        assert_eq!(settings["player_build"], Value::Null);
        assert!(
            settings["opponent_build"]["engine_match"].is_string(),
            "{settings}"
        );
    }

    #[test]
    fn what_is_left_out_has_the_values_that_the_help_names() {
        let settings = written_down(&parsed(&NEEDED));
        for (name, value) in [
            ("seed", json!(1)),
            ("fixed", json!(false)),
            ("elo0", json!(0.0)),
            ("elo1", json!(10.0)),
            ("alpha", json!(0.05)),
            ("beta", json!(0.05)),
            ("longest", json!(300)),
            ("patience", json!(60.0)),
            ("margin", json!(500)),
        ] {
            assert_eq!(settings[name], value, "{name}");
        }
    }

    /// The match that is typed like this, from two openings of three and of five stones.
    fn prepared(more: &[&str]) -> Result<Match, String> {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("openings.txt");
        fs::write(&path, "pente;K10 L11 N10\npente;K10 L12 O10 L10 M9\n").expect("it is written");
        let mut arguments = parsed(&[&NEEDED, more].concat());
        arguments.openings = vec![path];
        arguments.prepared()
    }

    #[test]
    fn the_match_is_the_one_that_is_typed() {
        let typed = [
            "--seed",
            "7",
            "--patience",
            "2",
            "--margin",
            "3",
            "--restarts",
            "4",
        ];
        let others = ["--concurrency", "5", "--longest", "6", "--games", "2"];
        let it = prepared(&[&typed[..], &others].concat()).expect("a match");
        assert_eq!(
            it.players.each_ref().map(Player::to_string),
            ["level:3", "program:./none"]
        );
        assert_eq!((it.seed, it.restarts, it.concurrency), (7, 4, 5));
        assert_eq!((it.longest, it.pairs, it.openings.len()), (6, 1, 2));
        assert_eq!(it.patience.silence, Duration::from_secs(2));
        assert_eq!(it.patience.margin, Duration::from_millis(3));
        let test = Sprt::new(0.0, 10.0, 0.05, 0.05).expect("a test");
        assert_eq!(it.test, Some(test));
        let all = prepared(&["--fixed"]).expect("a match");
        assert_eq!((all.pairs, all.test), (2, None));
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        for (more, expected) in [
            (
                "--longest=5",
                "more than 5, the stones of the longest opening, and is 5",
            ),
            ("--games=3", "an even number from 2 to 4"),
            ("--games=6", "an even number from 2 to 4"),
            ("--patience=-1", "--patience is a number of seconds"),
            ("--beta=0.5", "--beta is to be between 0 and 0.5"),
        ] {
            let refusal = prepared(&[more]).err().expect(expected);
            assert!(refusal.contains(expected), "{refusal}");
        }
    }
}
