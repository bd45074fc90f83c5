//! A program as a child process: a line in, a line out, and a bounded wait for it. What it writes to standard
//! error goes where this program's own goes.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use crate::player::CommandLine;
use crate::programs::Programs;

/// The longest line that is read, in bytes.
const LONGEST: u64 = 1 << 20;
/// How many lines are kept that nobody has asked for; then the program has to wait.
const KEPT: usize = 4;
/// How long a program that has closed its input or output has to end by itself before it is ended.
const LAST_WAIT: Duration = Duration::from_secs(1);
/// The time between two looks whether it has ended.
const BETWEEN_LOOKS: Duration = Duration::from_millis(10);

/// A running program. Dropping it ends it, and what it has started.
pub struct Program {
    child: Child,
    programs: Programs,
    /// Lines to be written: a program that does not read holds up a thread of its own, and nobody else.
    questions: Sender<String>,
    /// What it wrote; `None` once its input or output is closed.
    answers: Receiver<Option<Vec<u8>>>,
}

/// Why there is no answer. The program is of no use any more.
#[derive(Debug, PartialEq, Eq)]
pub enum NoAnswer {
    /// It has ended, or says nothing any more: how.
    Ended(String),
    /// It did not answer in time.
    Silent,
    /// It wrote this line before it was asked.
    Unasked(Vec<u8>),
    /// The match was interrupted, and all programs were ended.
    Interrupted,
}

impl Program {
    /// Starts a program, as one of these.
    pub fn start(command: &CommandLine, programs: &Programs) -> io::Result<Self> {
        let mut begun = Command::new(&command.program);
        begun
            .args(&command.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut child = programs.start(&mut begun)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::Error::other("it has no input and output"));
        };
        let (sender, answers) = mpsc::sync_channel(KEPT);
        let (questions, asked) = mpsc::channel();
        let closed = sender.clone();
        thread::spawn(move || write_on(input, &asked, &closed));
        thread::spawn(move || pass_on(output, &sender));
        Ok(Self {
            child,
            programs: programs.clone(),
            questions,
            answers,
        })
    }

    /// Writes a line and waits for one, at most so long.
    pub fn ask(&mut self, line: &str, wait: Duration) -> Result<Vec<u8>, NoAnswer> {
        match self.answers.try_recv() {
            Ok(Some(line)) => return Err(NoAnswer::Unasked(line)),
            Ok(None) | Err(TryRecvError::Disconnected) => return Err(self.end()),
            Err(TryRecvError::Empty) => {}
        }
        if self.questions.send(line.to_owned()).is_err() {
            return Err(self.end());
        }
        match self.answers.recv_timeout(wait) {
            Ok(Some(answer)) => Ok(answer),
            Ok(None) | Err(RecvTimeoutError::Disconnected) => Err(self.end()),
            Err(RecvTimeoutError::Timeout) => Err(NoAnswer::Silent),
        }
    }

    /// How it ended; it is given some time for it.
    fn end(&mut self) -> NoAnswer {
        let begun = Instant::now();
        let status = loop {
            match self.child.try_wait() {
                Ok(None) if begun.elapsed() < LAST_WAIT => thread::sleep(BETWEEN_LOOKS),
                status => break status.ok().flatten(),
            }
        };
        self.programs.end(&mut self.child);
        if self.programs.were_all_ended() {
            return NoAnswer::Interrupted;
        }
        NoAnswer::Ended(status.map_or_else(
            || "closed its input or output, or wrote an endless line".to_owned(),
            |status| format!("ended with {status}"),
        ))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.programs.end(&mut self.child);
        let _ = self.child.wait();
    }
}

/// Writes lines as they come until nobody sends any or the input is closed, and says that it is.
fn write_on(mut input: ChildStdin, lines: &Receiver<String>, closed: &SyncSender<Option<Vec<u8>>>) {
    for line in lines {
        let written = input.write_all(line.as_bytes());
        if written.and_then(|()| input.flush()).is_err() {
            // Nobody listens only if the program was ended.
            let _ = closed.send(None);
            return;
        }
    }
}

/// Passes on whole lines until the output ends, a line is too long, or nobody listens; says when no more come.
fn pass_on(output: ChildStdout, lines: &SyncSender<Option<Vec<u8>>>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = output.by_ref().take(LONGEST).read_until(b'\n', &mut line);
        let is_whole = read.is_ok() && line.pop() == Some(b'\n');
        if lines.send(is_whole.then_some(line)).is_err() || !is_whole {
            return;
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    const PATIENCE: Duration = Duration::from_secs(30);

    /// A program that does what this script of the shell says.
    fn script(script: &str) -> Program {
        script_of(&Programs::default(), script)
    }

    fn script_of(programs: &Programs, script: &str) -> Program {
        let command = CommandLine {
            program: "sh".to_owned(),
            arguments: vec!["-c".to_owned(), script.to_owned()],
        };
        Program::start(&command, programs).expect("there is a shell")
    }

    /// Whether everything has ended that could write to the output of a program.
    fn has_ended(answers: &Receiver<Option<Vec<u8>>>) -> bool {
        answers.recv_timeout(PATIENCE) == Ok(None)
    }

    #[test]
    fn a_line_is_answered_by_a_line() {
        let mut program = script("while read -r line; do echo \"<$line>\"; done");
        for line in ["one", "two"] {
            let answer = program.ask(&format!("{line}\n"), PATIENCE);
            assert_eq!(answer, Ok(format!("<{line}>").into_bytes()));
        }
    }

    #[test]
    fn a_program_that_ends_says_how_and_one_that_is_silent_is_not_waited_for() {
        let ended = script("read -r line; exit 3").ask("a\n", PATIENCE);
        let Err(NoAnswer::Ended(how)) = ended else {
            panic!("{ended:?}");
        };
        assert!(how.contains('3'), "{how}");
        let mut silent = script("read -r line; read -r line");
        assert_eq!(silent.ask("a\n", Duration::ZERO), Err(NoAnswer::Silent));
    }

    #[test]
    fn half_a_line_is_no_answer() {
        let ended = script("read -r line; printf half").ask("a\n", PATIENCE);
        assert!(matches!(ended, Err(NoAnswer::Ended(_))), "{ended:?}");
    }

    #[test]
    fn an_endless_line_is_no_answer() {
        let ended = script("read -r line; exec tr '\\0' x < /dev/zero").ask("a\n", PATIENCE);
        assert!(matches!(ended, Err(NoAnswer::Ended(_))), "{ended:?}");
    }

    #[test]
    fn a_line_that_was_not_asked_for_is_noticed_at_the_next_question() {
        let mut program = script("while read -r line; do echo \"<$line>\"; done");
        let (sender, answers) = mpsc::sync_channel(KEPT);
        let before = std::mem::replace(&mut program.answers, answers);
        sender.send(Some(b"one more".to_vec())).expect("it is kept");
        let unasked = NoAnswer::Unasked(b"one more".to_vec());
        assert_eq!(program.ask("a\n", PATIENCE), Err(unasked));
        program.answers = before;
        assert_eq!(program.ask("b\n", PATIENCE), Ok(b"<b>".to_vec()));
    }

    #[test]
    fn a_program_that_does_not_read_is_not_waited_for_either() {
        let mut program = script("exec tail -f /dev/null");
        let line = "x".repeat(1 << 20);
        assert_eq!(program.ask(&line, Duration::ZERO), Err(NoAnswer::Silent));
    }

    #[test]
    fn what_a_program_has_started_ends_with_it() {
        let mut program = script("tail -f /dev/null & echo begun; wait");
        assert_eq!(program.answers.recv(), Ok(Some(b"begun".to_vec())));
        let (_, nothing) = mpsc::channel();
        let answers = std::mem::replace(&mut program.answers, nothing);
        drop(program);
        assert!(has_ended(&answers));
    }

    #[test]
    fn an_interrupted_match_ends_its_programs_and_blames_none() {
        let programs = Programs::default();
        let mut program = script_of(&programs, "tail -f /dev/null & echo begun; wait");
        assert_eq!(program.answers.recv(), Ok(Some(b"begun".to_vec())));
        let mut other = script("read -r line; echo here");
        programs.end_all();
        assert!(has_ended(&program.answers));
        assert_eq!(program.ask("a\n", PATIENCE), Err(NoAnswer::Interrupted));
        assert_eq!(other.ask("a\n", PATIENCE), Ok(b"here".to_vec()));
        let command = CommandLine {
            program: "sh".to_owned(),
            arguments: Vec::new(),
        };
        assert!(Program::start(&command, &programs).is_err());
    }
}
