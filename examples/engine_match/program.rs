//! A program as a child process: a line in, a line out, and a bounded wait for it. What it writes to standard
//! error goes where this program's own goes.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::Duration;

use crate::player::CommandLine;

/// The longest line that is read, in bytes.
const LONGEST: u64 = 1 << 20;
/// How many lines are kept that nobody has asked for; then the program has to wait.
const KEPT: usize = 4;
/// How long a program that has closed its output has to end by itself, before it is ended: this many times
/// this long.
const LOOKS: u32 = 100;
const BETWEEN_LOOKS: Duration = Duration::from_millis(10);

/// A running program. Dropping it ends it.
pub struct Program {
    child: Child,
    input: ChildStdin,
    lines: Receiver<Vec<u8>>,
}

/// Why there is no answer. The program is of no use any more.
#[derive(Debug, PartialEq, Eq)]
pub enum NoAnswer {
    /// It has ended, or says nothing any more: how.
    Ended(String),
    /// It did not answer in time.
    Silent,
}

impl Program {
    /// Starts a program.
    pub fn start(command: &CommandLine) -> io::Result<Self> {
        let mut begun = Command::new(&command.program);
        begun
            .args(&command.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        // Ctrl-C is for this program: a game in which a player is interrupted is not a lost one.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut begun, 0);
        let mut child = begun.spawn()?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::Error::other("it has no input and output"));
        };
        let (sender, lines) = mpsc::sync_channel(KEPT);
        thread::spawn(move || pass_on(output, &sender));
        Ok(Self {
            child,
            input,
            lines,
        })
    }

    /// Writes a line and waits for one, at most so long.
    pub fn ask(&mut self, line: &str, wait: Duration) -> Result<Vec<u8>, NoAnswer> {
        let written = self.input.write_all(line.as_bytes());
        if written.and_then(|()| self.input.flush()).is_err() {
            return Err(NoAnswer::Ended(self.end()));
        }
        self.lines.recv_timeout(wait).map_err(|error| match error {
            RecvTimeoutError::Timeout => NoAnswer::Silent,
            RecvTimeoutError::Disconnected => NoAnswer::Ended(self.end()),
        })
    }

    /// How it ended; it is ended if it goes on.
    fn end(&mut self) -> String {
        for _ in 0..LOOKS {
            if let Ok(Some(status)) = self.child.try_wait() {
                return format!("ended with {status}");
            }
            thread::sleep(BETWEEN_LOOKS);
        }
        "closed its input or output, or wrote an endless line".to_owned()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Either fails only if it has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Passes on whole lines until the output ends, a line is too long, or nobody listens.
fn pass_on(output: ChildStdout, lines: &SyncSender<Vec<u8>>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = output.by_ref().take(LONGEST).read_until(b'\n', &mut line);
        if read.is_err() || line.pop() != Some(b'\n') || lines.send(line).is_err() {
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
        let command = CommandLine {
            program: "sh".to_owned(),
            arguments: vec!["-c".to_owned(), script.to_owned()],
        };
        Program::start(&command).expect("there is a shell")
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
}
