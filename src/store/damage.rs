//! Damaged data: what cannot be read is set aside, so that it stops nothing but itself, and is
//! logged once.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use tracing::error;

use super::Error;

/// The most messages about damaged data that are logged per run. Beyond that they say nothing new.
const MOST_TOLD: usize = 1_000;

/// The damaged data already logged in this run.
#[derive(Debug, Default)]
pub(super) struct DamageLog(Mutex<BTreeSet<String>>);

impl DamageLog {
    /// The value that was read, or `None` if it is damaged, which is logged the first time. Other
    /// errors are passed on.
    pub fn set_aside<T>(&self, read: Result<T, Error>) -> Result<Option<T>, Error> {
        match read {
            Ok(read) => Ok(Some(read)),
            Err(error) if error.affects_one_record() => {
                self.tell(&error);
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// Logs what is damaged, the first time.
    pub fn tell(&self, damage: &Error) {
        // A set of lines stays intact even if another thread panicked.
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if told.len() < MOST_TOLD && told.insert(damage.to_string()) {
            error!("{damage}; it is set aside, and everything else goes on");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_damage_is_set_aside() {
        let log = DamageLog::default();
        assert!(matches!(log.set_aside(Ok(1)), Ok(Some(1))));
        let damaged = || Err::<u8, _>(Error::damaged("a game", "it is torn"));
        assert!(matches!(log.set_aside(damaged()), Ok(None)));
        assert!(matches!(log.set_aside(damaged()), Ok(None)));
        let told = log.0.lock().expect("nobody panicked");
        assert_eq!(told.len(), 1, "the same is told once");
        drop(told);
        let failed = log.set_aside(Err::<u8, _>(Error::IdTooLarge(u64::MAX)));
        assert!(matches!(failed, Err(Error::IdTooLarge(_))));
    }
}
