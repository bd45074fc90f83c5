//! A player at work: asks the engine in this program, or a program that is started when it is needed.
//!
//! A program that ends, says nothing, is late, or writes what it was not asked for loses the game, and is started
//! again for the next one, at most as often as the match allows; then the match ends with a sentence. Nothing here
//! retries for ever.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use tessera::engine::{self, Budget, Level};
use tessera::operate;

use crate::player::{CommandLine, MoveBudget, Player};
use crate::program::{NoAnswer, Program};
use crate::programs::Programs;
use crate::question::{Question, Reply, beginning};

/// How long is waited for a move.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// The longest wait for a player whose budget has no time.
    pub silence: Duration,
    /// By how much a player may exceed the time of its budget.
    pub margin: Duration,
}

/// How often the programs of one player may be started again in a match.
#[derive(Debug)]
pub struct Restarts {
    most: u32,
    used: AtomicU32,
}

/// Why there is no move.
#[derive(Debug, PartialEq, Eq)]
pub enum Failure {
    /// The player has lost: what it did.
    Fault(String),
    /// The match cannot go on: why.
    Stop(String),
}

/// A player at work on one thread.
pub struct Contestant<'m> {
    player: &'m Player,
    patience: Patience,
    restarts: &'m Restarts,
    programs: &'m Programs,
    program: Option<Program>,
    was_started: bool,
}

impl Restarts {
    /// At most so many.
    pub const fn new(most: u32) -> Self {
        Self {
            most,
            used: AtomicU32::new(0),
        }
    }

    /// Uses one up. Returns whether there was one left.
    fn take(&self) -> bool {
        self.used.fetch_add(1, Ordering::Relaxed) < self.most
    }
}

impl<'m> Contestant<'m> {
    /// A player who has not been asked anything.
    pub const fn new(
        player: &'m Player,
        patience: Patience,
        restarts: &'m Restarts,
        programs: &'m Programs,
    ) -> Self {
        Self {
            player,
            patience,
            restarts,
            programs,
            program: None,
            was_started: false,
        }
    }

    /// The player's move in a position in which it is to move, and how long it took.
    pub fn choose(&mut self, question: &Question<'_>) -> Result<(Reply, Duration), Failure> {
        let budget = &self.player.budget;
        let Some(command) = &self.player.program else {
            let begun = Instant::now();
            let reply = own_move(budget, question)?;
            return Ok((reply, self.in_time(begun)?));
        };
        let line = question.line(budget).map_err(Failure::Stop)?;
        if self.program.is_none() {
            self.program = Some(self.start(command)?);
            self.warm_up(&line)?;
        }
        let begun = Instant::now();
        let wait = budget.ms.map(|ms| self.longest(ms));
        let answer = self.ask(&line, wait.unwrap_or(self.patience.silence))?;
        let took = self.in_time(begun)?;
        Ok((Reply::read(&answer).map_err(Failure::Fault)?, took))
    }

    /// Asks the program for its first move, which does not count: what it has to load is not a part of that. But it
    /// is an answer: a program that first writes something else would be a line late with all answers.
    fn warm_up(&mut self, line: &str) -> Result<(), Failure> {
        let answer = self.ask(line, self.patience.silence)?;
        Reply::read(&answer).map(|_| ()).map_err(|what| {
            self.program = None;
            Failure::Fault(what)
        })
    }

    /// Asks the program, which is gone if it does not answer.
    fn ask(&mut self, line: &str, wait: Duration) -> Result<Vec<u8>, Failure> {
        let program = self.program.as_mut();
        let program = program.ok_or_else(|| Failure::Stop("there is no program".to_owned()))?;
        program.ask(line, wait).map_err(|error| {
            self.program = None;
            match (error, self.player.budget.ms) {
                (NoAnswer::Ended(how), _) => Failure::Fault(how),
                (NoAnswer::Silent, Some(ms)) if wait == self.longest(ms) => late(wait, ms),
                (NoAnswer::Silent, _) => {
                    Failure::Fault(format!("said nothing for {} s", wait.as_secs_f32()))
                }
                (NoAnswer::Unasked(line), _) => Failure::Fault(format!(
                    "wrote a line that was not asked for: {:?}",
                    beginning(&line)
                )),
                (NoAnswer::Interrupted, _) => Failure::Stop("it was interrupted".to_owned()),
            }
        })
    }

    /// How long a move took that was begun then. Fails if the budget and the margin do not allow it.
    fn in_time(&self, begun: Instant) -> Result<Duration, Failure> {
        let took = begun.elapsed();
        match self.player.budget.ms {
            Some(ms) if took > self.longest(ms) => Err(late(took, ms)),
            _ => Ok(took),
        }
    }

    fn longest(&self, ms: u64) -> Duration {
        Duration::from_millis(ms).saturating_add(self.patience.margin)
    }

    fn start(&mut self, command: &CommandLine) -> Result<Program, Failure> {
        let path = &command.program;
        if self.was_started && !self.restarts.take() {
            let most = self.restarts.most;
            return Err(Failure::Stop(format!(
                "{path} would have to be started again for the {}th time, and {most} times are allowed: see \
                 why it ends, then start the match again, and it goes on",
                most + 1
            )));
        }
        self.was_started = true;
        Program::start(command, self.programs)
            .map_err(|error| Failure::Stop(format!("{path} cannot be started: {error}")))
    }
}

fn late(took: Duration, ms: u64) -> Failure {
    Failure::Fault(format!("lost on time: {} ms of {ms}", took.as_millis()))
}

/// The move of the engine in this program, as `tessera engine` would choose it.
fn own_move(budget: &MoveBudget, question: &Question<'_>) -> Result<Reply, Failure> {
    let (level, nodes) = own_budget(budget);
    let choose = || engine::choose_within(question.position, &level, question.seed, &nodes);
    let chosen = catch_unwind(AssertUnwindSafe(choose))
        .map_err(|_| Failure::Fault("panicked".to_owned()))?
        .ok_or_else(|| Failure::Fault("found no move".to_owned()))?;
    Ok(Reply {
        mv: chosen.mv.text(question.position.ruleset().size),
        nodes: chosen.nodes,
    })
}

/// With which level and budget the engine in this program chooses a move.
fn own_budget(budget: &MoveBudget) -> (Level, Budget<'static>) {
    let asked = budget.level.and_then(Level::by_number);
    let nodes = operate::engine::budget(asked.as_ref(), budget.nodes, budget.ms);
    let level = asked.unwrap_or_else(Level::strongest);
    if budget.nodes.is_some() || budget.ms.is_some() {
        (level.without_book(), nodes)
    } else {
        (level, nodes)
    }
}

#[cfg(all(test, unix))]
mod tests {
    use tessera::rules::{Position, catalogue};

    use super::*;

    /// What a player answers when it is asked so many times. It is restarted so often at most.
    fn asked(player: &str, restarts: u32, times: usize) -> Vec<Result<Reply, Failure>> {
        let patience = Patience {
            silence: Duration::from_secs(30),
            margin: Duration::ZERO,
        };
        let player: Player = player.parse().expect("a player");
        let (restarts, programs) = (Restarts::new(restarts), Programs::default());
        let mut contestant = Contestant::new(&player, patience, &restarts, &programs);
        let position = Position::new(catalogue::find("pente").expect("the base game"));
        let question = Question {
            position: &position,
            moves: &[],
            seed: 1,
        };
        let mut reply = || contestant.choose(&question).map(|(reply, _)| reply);
        (0..times).map(|_| reply()).collect()
    }

    /// A program that does what a script of the shell says, in which `answer` writes an answer.
    fn script(script: &str) -> String {
        let answer = "q=$(printf '\\042'); answer() { echo {${q}move${q}:${q}K10${q}}; }";
        format!("program:sh -c \"{answer}; {script}\"")
    }

    fn fault(result: &Result<Reply, Failure>) -> &str {
        match result {
            Err(Failure::Fault(what)) => what,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_engine_and_a_program_answer() {
        let program = script("while read -r line; do answer; done");
        for player in ["nodes:50", &program] {
            for reply in asked(player, 0, 2) {
                assert_eq!(reply.expect("a move").mv, "K10");
            }
        }
    }

    #[test]
    fn a_program_is_started_again_so_often_and_no_more() {
        let results = asked(&script("read -r line; exit 9"), 2, 4);
        for result in &results[..3] {
            assert!(fault(result).contains('9'), "{result:?}");
        }
        let Err(Failure::Stop(why)) = &results[3] else {
            panic!("{:?}", results[3]);
        };
        assert!(why.contains("2 times are allowed"), "{why}");
    }

    #[test]
    fn who_does_not_answer_in_time_loses() {
        let program = script("read -r line; answer; read -r line; read -r line");
        let results = asked(&format!("ms:1 {program}"), 0, 1);
        assert!(fault(&results[0]).contains("time"), "{results:?}");
    }

    #[test]
    fn nonsense_is_a_fault_but_the_program_goes_on() {
        let program = script("read -r line; answer; while read -r line; do echo nonsense; done");
        for result in asked(&program, 0, 2) {
            assert!(fault(&result).contains("nonsense"), "{result:?}");
        }
    }

    #[test]
    fn a_line_before_the_first_answer_is_a_fault_and_the_program_is_started_again() {
        let program = script("echo hello; while read -r line; do answer; done");
        let results = asked(&program, 1, 3);
        for result in &results[..2] {
            assert!(fault(result).contains("\"hello\""), "{result:?}");
        }
        assert!(matches!(&results[2], Err(Failure::Stop(_))), "{results:?}");
    }

    #[test]
    fn who_answers_twice_is_out_of_step_which_is_a_fault() {
        let program = script("while read -r line; do answer; answer; done");
        // The second line may come after the next question, but not again and again.
        let results = asked(&program, 0, 1_000);
        let failed = results.iter().find(|it| it.is_err());
        let what = fault(failed.expect("it is noticed"));
        assert!(
            what.starts_with("wrote a line that was not asked for: "),
            "{what}"
        );
    }

    #[test]
    fn what_is_no_program_stops_the_match() {
        let results = asked("program:./no-such-program", 5, 1);
        assert!(
            matches!(&results[0], Err(Failure::Stop(why)) if why.contains("cannot be started"))
        );
    }

    #[test]
    fn a_time_alone_is_not_cut_short_by_nodes() {
        let budget = |text: &str| {
            let player: Player = text.parse().expect("a player");
            own_budget(&player.budget)
        };
        let most = Level::strongest().nodes;
        assert!(budget("ms:1000").1.nodes >= 100 * most);
        assert_eq!(budget("level:4 ms:1000").1.nodes, 400);
        assert_eq!(budget("nodes:70 ms:1000").1.nodes, 70);
        assert_eq!(budget("level:4").1.nodes, 400);
        assert_eq!(budget("level:10").0, Level::strongest());
        assert_eq!(budget("ms:1000").0, Level::strongest().without_book());
    }
}
