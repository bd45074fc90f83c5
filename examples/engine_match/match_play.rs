//! A match: pairs of games from openings, several at once, until the test is decided or all are played.
//!
//! Pairs count in the order of the openings, whichever ends first, and a game depends on nothing but its
//! opening, the seats and the seed: the result is the same with any number of games at once, unless a
//! player's budget has a time.

use std::ops::ControlFlow;

use in_order::in_order;
use tessera::rules::Record;

use crate::contestant::{Contestant, Failure, Patience, Restarts};
use crate::game::{Who, make_move, play};
use crate::opening::written;
use crate::player::Player;
use crate::programs::Programs;
use crate::question::Question;
use crate::record_file::{Games, RecordFile};
use crate::sprt::Sprt;
use crate::tally::Tally;
use crate::written_game::{Counted, first_in};

/// What is played.
pub struct Match {
    /// The player and the opponent.
    pub players: [Player; 2],
    /// The openings, one for each pair at least.
    pub openings: Vec<Record>,
    /// How many pairs are played at most.
    pub pairs: u64,
    /// When to stop before; `None` to play all of them.
    pub test: Option<Sprt>,
    /// On which the play of levels that err depends. Both games of a pair have the same seed: this one, times a
    /// million, and the number of the pair.
    pub seed: u64,
    /// After how many stones a game is a draw.
    pub longest: u16,
    /// How many games are played at once.
    pub concurrency: usize,
    /// How long is waited for a move.
    pub patience: Patience,
    /// How often the programs of each player may be started again.
    pub restarts: u32,
    /// The programs that run.
    pub programs: Programs,
}

/// How far apart the seeds of two matches are whose seeds are neighbours.
const PAIRS_A_SEED: u64 = 1_000_000;

impl Match {
    /// Plays the games that are missing and writes them down; `progress` is told of each pair that counts. Fails with a
    /// sentence if the match cannot go on.
    pub fn play(
        &self,
        file: &RecordFile,
        known: &Games,
        mut progress: impl FnMut(&Tally),
    ) -> Result<Tally, String> {
        let mut tally = self.begun(known);
        if self.is_over(&tally) {
            return Ok(tally);
        }
        let done = u64::from(tally.pairs.pairs());
        let restarts = [(); 2].map(|()| Restarts::new(self.restarts));
        let start = || [Who::Player, Who::Opponent].map(|who| self.contestant(who, &restarts));
        let work = |contestants: &mut [Contestant<'_>; 2], number: u64| {
            let (pair, game) = (done + number / 2 + 1, number % 2 + 1);
            match known.get(&(pair, game)) {
                Some(counted) => Ok(counted.clone()),
                None => self.play_game(pair, game, contestants, file),
            }
        };
        let mut first = None;
        let games = (self.pairs - done) * 2;
        in_order(self.concurrency, games, start, work, |_, game| {
            let Some(one) = first.take() else {
                first = Some(game);
                return ControlFlow::Continue(());
            };
            tally.add([one, game]);
            progress(&tally);
            if self.is_over(&tally) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })?;
        Ok(tally)
    }

    /// The result of the pairs that are known, up to the first one that is missing, or to the end.
    pub fn begun(&self, known: &Games) -> Tally {
        let mut tally = Tally::default();
        for pair in 1..=self.pairs {
            let games = [1, 2].map(|game| known.get(&(pair, game)));
            let ([Some(one), Some(other)], false) = (games, self.is_over(&tally)) else {
                break;
            };
            tally.add([one.clone(), other.clone()]);
        }
        tally
    }

    /// Whether the match ends with this result.
    pub fn is_over(&self, tally: &Tally) -> bool {
        let is_decided = self
            .test
            .and_then(|test| test.verdict(&tally.pairs))
            .is_some();
        is_decided || u64::from(tally.pairs.pairs()) >= self.pairs
    }

    /// Asks every program for a move, so that one that cannot play loses no games. Fails with a sentence.
    pub fn try_programs(&self) -> Result<(), String> {
        let restarts = [(); 2].map(|()| Restarts::new(0));
        let opening = self.opening(1)?;
        let position = opening.position().map_err(|error| error.to_string())?;
        let turn = position
            .to_act()
            .ok_or("the game of the first opening is over")?;
        let size = opening.ruleset.size;
        let moves: Vec<String> = opening.moves.iter().map(|mv| mv.text(size)).collect();
        let question = Question {
            position: &position,
            moves: &moves,
            seed: self.seed,
        };
        for who in [Who::Player, Who::Opponent] {
            let player = &self.players[who.index()];
            if player.program.is_none() {
                continue;
            }
            let tried = match self.contestant(who, &restarts).choose(&question) {
                Ok((reply, _)) => make_move(&mut position.clone(), turn.seat, &reply.mv),
                Err(Failure::Fault(why) | Failure::Stop(why)) => Err(why),
            };
            tried.map_err(|why| {
                let who = who.word();
                format!("the {who}, {player}, was tried and does not play: {why}")
            })?;
        }
        Ok(())
    }

    /// Fails with a sentence if a game that was played began with another opening than its pair has.
    pub fn check_openings(&self, known: &Games) -> Result<(), String> {
        let lines: Vec<String> = self.openings.iter().map(written).collect();
        for game in known.values() {
            let index = usize::try_from(game.pair - 1).ok();
            let line = index.and_then(|index| lines.get(index));
            if line != Some(&game.opening) {
                return Err(format!(
                    "pair {} was played from the opening {} and would not be now: give the match the same openings \
                     in the same order, more of them after these if wanted, or another --record",
                    game.pair, game.opening
                ));
            }
        }
        Ok(())
    }

    fn contestant<'m>(&'m self, who: Who, restarts: &'m [Restarts; 2]) -> Contestant<'m> {
        let index = who.index();
        Contestant::new(
            &self.players[index],
            self.patience,
            &restarts[index],
            &self.programs,
        )
    }

    fn opening(&self, pair: u64) -> Result<&Record, String> {
        let index = usize::try_from(pair - 1).ok();
        let opening = index.and_then(|index| self.openings.get(index));
        opening.ok_or_else(|| format!("there is no opening for pair {pair}"))
    }

    fn play_game(
        &self,
        pair: u64,
        game: u64,
        contestants: &mut [Contestant<'_>; 2],
        file: &RecordFile,
    ) -> Result<Counted, String> {
        let opening = self.opening(pair)?;
        let seed = self.seed.wrapping_mul(PAIRS_A_SEED).wrapping_add(pair);
        let ended = play(opening, first_in(game), contestants, seed, self.longest)?;
        let counted = Counted::new(pair, game, opening, &ended);
        file.write(&counted.line(opening, &ended)?)?;
        Ok(counted)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;
    use std::time::Duration;

    use super::*;
    use crate::opening::read_opening;
    use crate::pentanomial::Pentanomial;

    const SETTINGS: &str = "{\"match\":{}}";
    const OPENINGS: &str = "pente;K10 L11 N10 M9\npente;K10 L12 O10 L10\nkeryo-pente;K10 L9 N11 J8\n\
        pente;K10 J10 K13 L11\npente;K10 K11 G10 M12\n";

    fn opening(line: &str) -> Record {
        read_opening(line).expect("an opening")
    }

    fn small_match(players: [&str; 2], concurrency: usize) -> Match {
        let openings: Vec<Record> = OPENINGS.lines().map(opening).collect();
        Match {
            players: players.map(|text| text.parse().expect("a player")),
            pairs: openings.len() as u64,
            openings,
            test: None,
            seed: 3,
            longest: 24,
            concurrency,
            patience: Patience {
                silence: Duration::from_mins(1),
                margin: Duration::from_mins(1),
            },
            restarts: 3,
            programs: Programs::default(),
        }
    }

    /// The tally of a match in this file, without times, and how many games were in it before.
    fn played(it: &Match, path: &Path) -> (Result<Tally, String>, usize) {
        let (file, known) = RecordFile::open(path, SETTINGS).expect("its file");
        let tally = it.play(&file, &known, |_| ());
        let timeless = tally.map(|mut tally| {
            for spent in &mut tally.spent {
                (spent.ms, spent.slowest_ms) = (0, 0);
            }
            tally
        });
        (timeless, known.len())
    }

    #[test]
    fn the_result_does_not_depend_on_the_threads_nor_on_interruptions() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("one");
        let (whole, _) = played(&small_match(["nodes:60", "level:1"], 1), &path);
        assert_eq!(whole.as_ref().map(|tally| tally.pairs.pairs()), Ok(5));
        let text = fs::read_to_string(&path).expect("text");
        assert_eq!(text.lines().count(), 11);
        for (lines, threads) in [(0, 3), (1, 2), (4, 4), (11, 1)] {
            let path = folder.path().join("other");
            let kept: String = text.split_inclusive('\n').take(lines).collect();
            fs::write(&path, kept + "{\"pair\":").expect("it is written");
            if lines == 0 {
                fs::remove_file(&path).expect("it is there");
            }
            let (again, known) = played(&small_match(["nodes:60", "level:1"], threads), &path);
            assert_eq!((known, &again), (lines.saturating_sub(1), &whole));
        }
    }

    #[test]
    fn more_openings_are_added_and_others_are_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("file");
        let mut it = small_match(["nodes:30", "level:1"], 2);
        it.pairs = 3;
        let all = it.openings.split_off(3);
        assert!(played(&it, &path).0.is_ok());
        let (file, known) = RecordFile::open(&path, SETTINGS).expect("its file");
        drop(file);
        it.openings.extend(all);
        assert_eq!(it.check_openings(&known), Ok(()));
        it.openings.swap(2, 3);
        let refusal = it.check_openings(&known).expect_err("another opening");
        assert!(refusal.starts_with("pair 3 was played from the opening keryo-pente;K10 L9"));
        it.openings.truncate(2);
        assert!(it.check_openings(&known).is_err());
    }

    #[test]
    fn a_player_against_itself_draws_every_pair() {
        let folder = tempfile::tempdir().expect("a folder");
        let same = small_match(["level:2", "level:2"], 2);
        let (tally, _) = played(&same, &folder.path().join("file"));
        let pairs = tally.map(|tally| tally.pairs);
        assert_eq!(pairs, Ok(Pentanomial([0, 0, 5, 0, 0])));
    }

    /// A program that reads a question and then does what a script of the shell says, in which `answer` answers
    /// with a move.
    #[cfg(unix)]
    fn program(script: &str) -> String {
        let answer = "q=$(printf '\\042'); answer() { echo {${q}move${q}:${q}$1${q}}; }";
        format!("program:sh -c \"{answer}; read -r line; {script}\"")
    }

    #[test]
    #[cfg(unix)]
    fn a_program_that_cannot_play_is_found_out_before_it_loses_games() {
        for (script, expected) in [
            ("echo nonsense; read -r line", "nonsense"),
            (
                "answer K9; read -r line; echo nonsense; read -r line",
                "nonsense",
            ),
            ("answer K9; read -r line; answer K10; read -r line", "taken"),
            (
                "answer K9; read -r line; answer resign-2; read -r line",
                "alone",
            ),
            ("exit 7", "7"),
        ] {
            let it = small_match(["nodes:20", &program(script)], 1);
            let refusal = it.try_programs().expect_err(script);
            assert!(
                refusal.starts_with("the opponent, program:sh "),
                "{refusal}"
            );
            assert!(refusal.contains(expected), "{script}: {refusal}");
        }
        let plays = program("answer K9; read -r line; answer K9; read -r line");
        assert_eq!(small_match([&plays, &plays], 1).try_programs(), Ok(()));
    }

    #[test]
    #[cfg(unix)]
    fn a_program_that_plays_nonsense_loses_every_game_and_the_test_ends() {
        let script = program("answer K10; while read -r line; do echo nonsense; done");
        let mut it = small_match(["nodes:20", &script], 2);
        it.test = Some(Sprt::new(0.0, 300.0, 0.1, 0.1).expect("a test"));
        let folder = tempfile::tempdir().expect("a folder");
        let (tally, _) = played(&it, &folder.path().join("file"));
        let tally = tally.expect("nonsense is no reason to stop");
        assert_eq!(tally.games[2], tally.faults.len() as u64);
        assert!((1..5).contains(&tally.pairs.pairs()), "{tally:?}");
        // Once it is decided, nothing is played any more, not even from openings that were not.
        let (file, known) =
            RecordFile::open(&folder.path().join("file"), SETTINGS).expect("its file");
        assert!(it.is_over(&it.begun(&known)));
        it.openings.clear();
        let again = it.play(&file, &known, |_| ()).expect("the same result");
        assert_eq!(again.pairs, tally.pairs);
    }

    #[test]
    #[cfg(unix)]
    fn a_program_that_ends_again_and_again_ends_the_match() {
        let it = small_match(["nodes:20", "program:sh -c \"read -r line\""], 1);
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("file");
        let (tally, _) = played(&it, &path);
        let why = tally.expect_err("it is started four times");
        assert!(why.contains("3 times are allowed"), "{why}");
        let (_, known) = played(&it, &path);
        assert_eq!(known, 4);
    }
}
