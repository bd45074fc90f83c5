//! The pauses of a job that does what is due, and cannot do it while the bot is absent or the database fails.
//!
//! After a look at which nothing is left, the job decides itself when it looks again. While something is left it looks
//! again after two seconds, and then less and less often, at most every five minutes in the end; the log says once that
//! something has to wait, and each time that the database fails.

use std::time::Duration;

use tracing::{error, info};

use crate::discord::bot::Bot;
use crate::discord::scheduler::back_off::BackOff;
use crate::service::Error;

/// The shortest pause after a look.
const LEAST: Duration = Duration::from_secs(1);

/// Whether something is due that could not be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    Nothing,
    Something,
}

impl Left {
    pub const fn if_due(is_due: bool) -> Self {
        if is_due {
            Self::Something
        } else {
            Self::Nothing
        }
    }
}

/// The pauses of one job, and what the log says.
pub struct Pauses {
    back_off: BackOff,
    waits: &'static str,
    fails: &'static str,
}

impl Pauses {
    /// `waits` is said when something is left, `fails` when the database fails.
    pub fn new(waits: &'static str, fails: &'static str) -> Self {
        Self {
            back_off: BackOff::new(),
            waits,
            fails,
        }
    }

    /// Pauses after a look. Returns what is left; if that is nothing, the pause was the shortest one.
    pub async fn after(&mut self, bot: &Bot, looked: Result<Left, Error>) -> Left {
        match looked {
            Ok(Left::Nothing) => {
                self.back_off.reset();
                bot.time.wait(LEAST, None).await;
                return Left::Nothing;
            }
            Ok(Left::Something) if self.back_off.is_fresh() => info!("{}", self.waits),
            Ok(Left::Something) => {}
            Err(error) => {
                let error = &error as &dyn std::error::Error;
                error!(error, "{}", self.fails);
            }
        }
        bot.time.wait(self.back_off.pause(), None).await;
        Left::Something
    }
}
