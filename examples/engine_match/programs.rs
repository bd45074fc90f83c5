//! The programs that a match has started. Each is ended together with whatever it has started itself, and all are
//! ended at once when the match is interrupted.

use std::collections::HashSet;
use std::io;
use std::process::{Child, Command};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The programs of a match that have not been ended. A clone is about the same ones.
#[derive(Clone, Debug, Default)]
pub struct Programs(Arc<Mutex<State>>);

#[derive(Debug, Default)]
struct State {
    running: HashSet<u32>,
    were_all_ended: bool,
}

impl Programs {
    /// Starts a program in a process group of its own. Fails if all were ended.
    pub fn start(&self, command: &mut Command) -> io::Result<Child> {
        // Ctrl-C is for this program: a game in which a player is interrupted is not a lost one.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        let mut state = self.state();
        if state.were_all_ended {
            return Err(io::Error::other("the match was interrupted"));
        }
        let child = command.spawn()?;
        state.running.insert(child.id());
        Ok(child)
    }

    /// Ends a program and what it has started, unless that has been done.
    pub fn end(&self, child: &mut Child) {
        let mut state = self.state();
        if state.running.remove(&child.id()) {
            end_group(child.id());
        }
        // This fails only if it has ended already.
        let _ = child.kill();
    }

    /// Ends all programs, and lets no other one be started.
    pub fn end_all(&self) {
        let mut state = self.state();
        state.were_all_ended = true;
        for id in state.running.drain() {
            end_group(id);
        }
    }

    /// Whether all were ended: that one ends then is not its fault.
    pub fn were_all_ended(&self) -> bool {
        self.state().were_all_ended
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Ends all processes in the group of this one.
#[cfg(unix)]
fn end_group(id: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};

    if let Some(group) = i32::try_from(id).ok().and_then(Pid::from_raw) {
        // This fails only if all of them have ended already.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn end_group(_id: u32) {}
