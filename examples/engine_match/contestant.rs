//! A player at work: asks the engine in this program, or a program that is started when it is needed.
//!
//! A program that ends, says nothing or is late loses the game, and is started again for the next one, at
//! most as often as the match allows; then the match ends with a sentence. Nothing here retries for
//! ever.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use tessera::engine::{self, Budget, Level};
use tessera::operate;

use crate::player::{CommandLine, MoveBudget, Player};
use crate::program::{NoAnswer, Program};
use crate::question::{Question, Reply};

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
pub enum Trouble {
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
    pub const fn new(player: &'m Player, patience: Patience, restarts: &'m Restarts) -> Self {
        Self {
            player,
            patience,
            restarts,
            program: None,
            was_started: false,
        }
    }

    /// The player's move in a position in which it is to move, and how long it took.
    pub fn choose(&mut self, question: &Question<'_>) -> Result<(Reply, Duration), Trouble> {
        let budget = &self.player.budget;
        let Some(command) = &self.player.program else {
            let begun = Instant::now();
            let reply = own_move(budget, question)?;
            return Ok((reply, self.in_time(begun)?));
        };
        let line = question.line(budget).map_err(Trouble::Stop)?;
        if self.program.is_none() {
            self.program = Some(self.start(command)?);
            // What a program has to load is not a part of its first move: this answer does not count.
            self.ask(&line, self.patience.silence)?;
        }
        let begun = Instant::now();
        let wait = budget.ms.map(|ms| self.longest(ms));
        let answer = self.ask(&line, wait.unwrap_or(self.patience.silence))?;
        let took = self.in_time(begun)?;
        Ok((Reply::read(&answer).map_err(Trouble::Fault)?, took))
    }

    /// Asks the program, which is gone if it does not answer.
    fn ask(&mut self, line: &str, wait: Duration) -> Result<Vec<u8>, Trouble> {
        let program = self.program.as_mut();
        let program = program.ok_or_else(|| Trouble::Stop("there is no program".to_owned()))?;
        program.ask(line, wait).map_err(|error| {
            self.program = None;
            match (error, self.player.budget.ms) {
                (NoAnswer::Ended(how), _) => Trouble::Fault(how),
                (NoAnswer::Silent, Some(ms)) if wait == self.longest(ms) => late(wait, ms),
                (NoAnswer::Silent, _) => {
                    Trouble::Fault(format!("said nothing for {} s", wait.as_secs_f32()))
                }
            }
        })
    }

    /// How long a move took that was begun then. Fails if the budget and the margin do not allow it.
    fn in_time(&self, begun: Instant) -> Result<Duration, Trouble> {
        let took = begun.elapsed();
        match self.player.budget.ms {
            Some(ms) if took > self.longest(ms) => Err(late(took, ms)),
            _ => Ok(took),
        }
    }

    fn longest(&self, ms: u64) -> Duration {
        Duration::from_millis(ms).saturating_add(self.patience.margin)
    }

    fn start(&mut self, command: &CommandLine) -> Result<Program, Trouble> {
        let path = &command.program;
        if self.was_started && !self.restarts.take() {
            let most = self.restarts.most;
            return Err(Trouble::Stop(format!(
                "{path} would have to be started again for the {}th time, and {most} times are allowed: see \
                 why it ends, then start the match again, and it goes on",
                most + 1
            )));
        }
        self.was_started = true;
        Program::start(command)
            .map_err(|error| Trouble::Stop(format!("{path} cannot be started: {error}")))
    }
}

fn late(took: Duration, ms: u64) -> Trouble {
    Trouble::Fault(format!("lost on time: {} ms of {ms}", took.as_millis()))
}

/// The move of the engine in this program, as `tessera engine` would choose it.
fn own_move(budget: &MoveBudget, question: &Question<'_>) -> Result<Reply, Trouble> {
    let (level, nodes) = own_budget(budget);
    let choose = || engine::choose_within(question.position, &level, question.seed, &nodes);
    let chosen = catch_unwind(AssertUnwindSafe(choose))
        .map_err(|_| Trouble::Fault("panicked".to_owned()))?
        .ok_or_else(|| Trouble::Fault("found no move".to_owned()))?;
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

    fn asked(player: &str, restarts: &Restarts, times: usize) -> Vec<Result<Reply, Trouble>> {
        let patience = Patience {
            silence: Duration::from_secs(30),
            margin: Duration::ZERO,
        };
        let player: Player = player.parse().expect("a player");
        let mut contestant = Contestant::new(&player, patience, restarts);
        let position = Position::new(catalogue::find("pente").expect("the base game"));
        let question = Question {
            position: &position,
            moves: &[],
            seed: 1,
        };
        let mut reply = || contestant.choose(&question).map(|(reply, _)| reply);
        (0..times).map(|_| reply()).collect()
    }

    fn fault(result: &Result<Reply, Trouble>) -> &str {
        match result {
            Err(Trouble::Fault(what)) => what,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_engine_and_a_program_answer() {
        let restarts = Restarts::new(0);
        for reply in asked("nodes:50", &restarts, 2) {
            assert_eq!(reply.expect("a move").mv, "K10");
        }
        let script = r#"program:sh -c "q=$(printf '\042'); while read -r line; do echo {${q}move${q}:${q}K10${q}}; done""#;
        for reply in asked(script, &restarts, 2) {
            assert_eq!(reply.expect("a move").mv, "K10");
        }
    }

    #[test]
    fn a_program_is_started_again_so_often_and_no_more() {
        let restarts = Restarts::new(2);
        let results = asked("program:sh -c \"read -r line; exit 9\"", &restarts, 4);
        for result in &results[..3] {
            assert!(fault(result).contains('9'), "{result:?}");
        }
        let Err(Trouble::Stop(why)) = &results[3] else {
            panic!("{:?}", results[3]);
        };
        assert!(why.contains("2 times are allowed"), "{why}");
    }

    #[test]
    fn who_does_not_answer_in_time_loses() {
        let restarts = Restarts::new(0);
        let script = "ms:1 program:sh -c \"read -r line; echo {}; read -r line; read -r line\"";
        let results = asked(script, &restarts, 1);
        assert!(fault(&results[0]).contains("time"), "{results:?}");
    }

    #[test]
    fn nonsense_is_a_fault_but_the_program_goes_on() {
        let restarts = Restarts::new(0);
        let script = "program:sh -c \"while read -r line; do echo nonsense; done\"";
        for result in asked(script, &restarts, 2) {
            assert!(fault(&result).contains("nonsense"), "{result:?}");
        }
    }

    #[test]
    fn what_is_no_program_stops_the_match() {
        let restarts = Restarts::new(5);
        let results = asked("program:./no-such-program", &restarts, 1);
        assert!(
            matches!(&results[0], Err(Trouble::Stop(why)) if why.contains("cannot be started"))
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
