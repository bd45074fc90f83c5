//! How the bot is, as its parts report it: whether its loops turn, and whether it is ready.
//!
//! The service manager, if there is one, is told when the bot is ready, at each look at the loops
//! that finds all of them alive (its watchdog), and when the bot is stopping.

use std::fmt::Write as _;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::{ServiceManager, measure};

/// How long ago the last look at the loops, or the last check whether the bot is present, may be.
/// Looks are ten seconds apart, checks fifteen.
const STALE: Duration = Duration::from_mins(1);

/// How the bot is. Its parts share it.
#[derive(Debug, Default)]
pub struct Vitals {
    state: Mutex<State>,
    manager: Option<ServiceManager>,
}

#[derive(Debug, Default)]
struct State {
    stage: Stage,
    look: Option<Look>,
    check: Option<Check>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Stage {
    #[default]
    Starting,
    Running,
    Stopping,
}

/// The last look at the loops.
#[derive(Debug)]
struct Look {
    at: Instant,
    loops: Vec<LoopSilence>,
}

/// The last check whether the bot is present.
#[derive(Clone, Copy, Debug)]
struct Check {
    at: Instant,
    absent_because: Option<&'static str>,
}

/// How long a loop has shown no sign of life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoopSilence {
    /// What the loop does, as in "looks after the games".
    pub does: &'static str,
    /// How long it has been silent.
    pub silence: Duration,
    /// Whether that is longer than it ever may be.
    pub hangs: bool,
}

/// The answer to a health check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Whether all is well.
    pub is_good: bool,
    /// A line that says so or why not, and perhaps further lines.
    pub text: String,
}

impl Vitals {
    /// Of a bot that is about to start, and of which this service manager is told.
    pub fn new(manager: Option<ServiceManager>) -> Arc<Self> {
        Arc::new(Self {
            manager,
            ..Self::default()
        })
    }

    /// The bot is connected and plays. It counts as present until a check says otherwise: it has
    /// just noted that it is there.
    pub fn running(&self) {
        self.change(|state| {
            state.stage = Stage::Running;
            state.check.get_or_insert(Check {
                at: Instant::now(),
                absent_because: None,
            });
        });
        self.tell(ServiceManager::ready);
    }

    /// The bot is about to stop.
    pub fn stopping(&self) {
        self.change(|state| state.stage = Stage::Stopping);
        self.tell(ServiceManager::stopping);
    }

    /// All loops were looked at.
    pub fn looked(&self, loops: Vec<LoopSilence>) {
        for it in &loops {
            measure::loop_silence(it.does, it.silence);
        }
        let is_any_hanging = loops.iter().any(|it| it.hangs);
        let at = Instant::now();
        self.change(|state| state.look = Some(Look { at, loops }));
        if !is_any_hanging {
            self.tell(ServiceManager::alive);
        }
    }

    /// It was checked whether the bot is present: `None` if it is, else why not.
    pub fn checked(&self, absent_because: Option<&'static str>) {
        measure::presence(absent_because.is_none());
        let at = Instant::now();
        let check = Check { at, absent_because };
        self.change(|state| state.check = Some(check));
    }

    /// Whether the loops turn. A bot that waits for Discord at its start is well, too: that may take
    /// as long as an outage.
    pub fn health(&self) -> Report {
        self.state().health(Instant::now())
    }

    /// Whether the bot is connected to Discord and can write to its database.
    pub fn readiness(&self) -> Report {
        self.state().readiness(Instant::now())
    }

    fn tell(&self, how: impl FnOnce(&ServiceManager)) {
        if let Some(manager) = &self.manager {
            how(manager);
        }
    }

    fn change(&self, how: impl FnOnce(&mut State)) {
        how(&mut self.state());
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Each field stays valid if another thread panics.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn health(&self, now: Instant) -> Report {
        match (self.stage, &self.look) {
            (Stage::Stopping, _) => Report::good("stopping"),
            (Stage::Starting, _) | (Stage::Running, None) => Report::good("starting"),
            (Stage::Running, Some(look)) => look.health(now),
        }
    }

    fn readiness(&self, now: Instant) -> Report {
        match (self.stage, self.check) {
            (Stage::Stopping, _) => Report::bad("stopping"),
            (Stage::Starting, _) | (Stage::Running, None) => Report::bad("starting"),
            (Stage::Running, Some(check)) => check.readiness(now),
        }
    }
}

impl Look {
    fn health(&self, now: Instant) -> Report {
        let age = now.saturating_duration_since(self.at);
        let hanging = self.loops.iter().find(|it| it.hangs);
        let mut report = match hanging {
            _ if age > STALE => {
                let age = age.as_secs();
                Report::bad(format!("the loops were last looked at {age} seconds ago"))
            }
            Some(it) => Report::bad(format!("the loop that {} hangs", it.does)),
            None => Report::good("ok"),
        };
        for it in &self.loops {
            let silence = it.silence.as_secs();
            let _ = write!(report.text, "\nsilent for {silence} s: {}", it.does);
        }
        report
    }
}

impl Check {
    fn readiness(self, now: Instant) -> Report {
        let age = now.saturating_duration_since(self.at);
        match self.absent_because {
            Some(reason) => Report::bad(reason),
            None if age > STALE => {
                let age = age.as_secs();
                Report::bad(format!("the last check was {age} seconds ago"))
            }
            None => Report::good("ready"),
        }
    }
}

impl Report {
    fn good(text: impl Into<String>) -> Self {
        Self {
            is_good: true,
            text: text.into(),
        }
    }

    fn bad(text: impl Into<String>) -> Self {
        Self {
            is_good: false,
            text: text.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loop_with(silence: u64, hangs: bool) -> LoopSilence {
        LoopSilence {
            does: "posts what was saved",
            silence: Duration::from_secs(silence),
            hangs,
        }
    }

    #[test]
    fn a_bot_is_well_while_all_its_loops_turn() {
        let vitals = Vitals::default();
        assert!(vitals.health().is_good, "it starts");
        vitals.running();
        vitals.looked(vec![loop_with(20, false)]);
        let health = vitals.health();
        let expected = "ok\nsilent for 20 s: posts what was saved";
        assert_eq!((health.is_good, health.text.as_str()), (true, expected));
        vitals.looked(vec![loop_with(360, true)]);
        let health = vitals.health();
        assert!(!health.is_good, "{}", health.text);
        assert!(
            health
                .text
                .starts_with("the loop that posts what was saved hangs\n")
        );
    }

    #[test]
    fn loops_at_which_nobody_looks_are_not_known_to_turn() {
        let vitals = Vitals::default();
        vitals.running();
        vitals.looked(vec![loop_with(0, false)]);
        let later = |seconds| Instant::now() + Duration::from_secs(seconds);
        assert!(vitals.state().health(later(55)).is_good);
        let health = vitals.state().health(later(75));
        assert!(!health.is_good, "{}", health.text);
        assert!(
            health.text.contains("last looked at 75 seconds ago"),
            "{}",
            health.text
        );
    }

    #[test]
    fn a_bot_is_ready_while_it_is_present() {
        let vitals = Vitals::default();
        let said = |vitals: &Vitals| {
            let Report { is_good, text } = vitals.readiness();
            (is_good, text)
        };
        assert_eq!(said(&vitals), (false, "starting".to_owned()));
        vitals.running();
        assert_eq!(said(&vitals), (true, "ready".to_owned()));
        vitals.checked(Some("the database cannot be written"));
        let reason = "the database cannot be written".to_owned();
        assert_eq!(said(&vitals), (false, reason));
        vitals.checked(None);
        assert!(vitals.readiness().is_good);
        let late = Instant::now() + Duration::from_secs(75);
        assert!(!vitals.state().readiness(late).is_good);
        vitals.stopping();
        assert_eq!(said(&vitals), (false, "stopping".to_owned()));
        assert!(vitals.health().is_good, "it stops in good order");
    }
}
