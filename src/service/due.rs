//! Work that falls due as time passes: the heartbeat, the clocks, and games with something due.

use jiff::{SignedDuration, Timestamp};

use super::error::{Abort, ServiceRefusal, use_case};
use super::saved::save_game;
use super::{Error, Failure, GameView, Service, plans, set_aside, vacation};
use crate::game::{Absence, Due, GameId};
use crate::store::{UnsentReminder, Writing};

/// The most games processed in one batch.
pub const MOST_DUE: u32 = 100;

/// How far the system clock may appear to have been set back before the bot stops making decisions
/// by it.
pub const TOLERANCE: SignedDuration = SignedDuration::from_mins(1);

/// What was done about a game in which something was due.
#[derive(Clone, Debug)]
pub enum DueOutcome {
    /// Nothing that players need to be told.
    Nothing,
    /// The game has ended or was adjourned: its players must be told.
    Changed(Box<GameView>),
    /// A game lives on vacation from now on: its board shows an outdated deadline.
    OnVacation,
    /// A player must be reminded, once only for this reason. The reminder is saved for sending.
    Remind,
}

impl Service {
    /// Records that the bot is running again, at startup or after an outage, and returns how long
    /// it was absent. Every running clock gets exactly that time back, and every open challenge,
    /// hour of vacation and place on a hill lasts that much longer. A game that was set aside and can be read again gets the
    /// time since then instead. This happens exactly once, even if the process dies. Refused if the
    /// system clock was set back.
    pub async fn resume_clocks(&self, now: Timestamp) -> Result<SignedDuration, Error> {
        use_case("note that the bot is present".to_owned(), async {
            let mut writing = self.store.write().await?;
            let (before, absent) = absent_since(&mut writing, now).await?;
            if absent.is_positive() {
                let absence = Absence {
                    since: before,
                    until: now,
                };
                writing.insert_absence(&absence).await?;
                writing.prolong_challenges(&absence).await?;
                writing.prolong_vacations(&absence).await?;
                writing.prolong_hills(&absence).await?;
            }
            set_aside::take_up(&mut writing, now).await?;
            writing.restore_due().await?;
            writing.save_alive(now.max(before)).await?;
            writing.commit().await?;
            Ok(absent)
        })
        .await
    }

    /// Makes games due again that were set aside: they may have been repaired, or this version may
    /// be able to read them. [`Service::resume_clocks`] does it, too.
    pub async fn restore_due(&self) -> Result<(), Error> {
        use_case(
            "look again for games that were set aside".to_owned(),
            async {
                let mut writing = self.store.write().await?;
                writing.restore_due().await?;
                Ok(writing.commit().await?)
            },
        )
        .await
    }

    /// When the bot last recorded that it was running; `None` if it never did, or if that cannot be
    /// read.
    pub async fn last_alive(&self) -> Result<Option<Timestamp>, Error> {
        use_case("look when the bot was last present".to_owned(), async {
            Ok(self.store.read().await?.alive_at().await?)
        })
        .await
    }

    /// Records that the bot is still running and has been since the last heartbeat. Refused if the
    /// system clock was set back.
    pub async fn heartbeat(&self, now: Timestamp) -> Result<(), Error> {
        use_case("note that the bot is present".to_owned(), async {
            let mut writing = self.store.write().await?;
            let (before, _) = absent_since(&mut writing, now).await?;
            // Another process may have looked later, and have said so first.
            writing.save_alive(now.max(before)).await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// Fails if a database file was deleted or replaced; nothing can be saved from then on. Takes
    /// microseconds.
    pub fn check_files(&self) -> Result<(), Error> {
        self.store.check_files().map_err(|source| {
            let doing = "find the database where it was".to_owned();
            Failure { doing, source }.into()
        })
    }

    /// Accepts the system clock as correct although it has already shown a later time. Returns how
    /// far ahead it had been; zero if it was not.
    ///
    /// Times recorded ahead of the true time are moved back by that much. Every clock shows what it
    /// showed when the bot last recorded that it was running, including a clock that was started or
    /// given time while the system clock was ahead. So nobody loses or gains time by the mistake.
    pub async fn accept_clock(&self, now: Timestamp) -> Result<SignedDuration, Error> {
        use_case("take the clock for right".to_owned(), async {
            let mut writing = self.store.write().await?;
            let Some(before) = writing.alive_at().await?.filter(|&before| before > now) else {
                return Ok(SignedDuration::ZERO);
            };
            let correction = Absence {
                since: before,
                until: now,
            };
            writing.insert_absence(&correction).await?;
            writing.correct_times(&correction).await?;
            writing.save_alive(now).await?;
            writing.commit().await?;
            Ok(before.duration_since(now))
        })
        .await
    }

    /// The running games whose saved clocks do not yet account for every absence. They can be
    /// played and processed as usual. What remains is to update their boards and to avoid
    /// processing them earlier than needed.
    pub async fn games_behind(&self) -> Result<Vec<GameId>, Error> {
        use_case("look for games that are behind".to_owned(), async {
            Ok(self.store.read().await?.games_behind().await?)
        })
        .await
    }

    /// Saves that the clocks of these games account for every absence, and marks their boards to be
    /// refreshed. A game that cannot be read is set aside until the next start.
    pub async fn catch_up(&self, games: &[GameId], now: Timestamp) -> Result<(), Error> {
        use_case("keep what games were given back".to_owned(), async {
            let mut writing = self.store.write().await?;
            for &id in games {
                let saved = writing.game(id).await;
                match writing.set_aside(saved)? {
                    Some(Some(saved)) => {
                        let game = saved.game;
                        writing.save_game(&game, game.revision()).await?;
                    }
                    Some(None) => {}
                    None => writing.forget_due(id, now).await?,
                }
            }
            Ok(writing.commit().await?)
        })
        .await
    }

    /// The games in which something is due by now, at most [`MOST_DUE`].
    pub async fn due(&self, now: Timestamp) -> Result<Vec<GameId>, Error> {
        use_case("look for what is due".to_owned(), async {
            Ok(self.store.read().await?.games_due(now, MOST_DUE).await?)
        })
        .await
    }

    /// When something is next due, in any game or for a daily list.
    pub async fn next_due(&self) -> Result<Option<Timestamp>, Error> {
        use_case("look for what is due next".to_owned(), async {
            Ok(self.store.read().await?.next_due().await?)
        })
        .await
    }

    /// Whether a live game is running.
    pub async fn is_any_live(&self) -> Result<bool, Error> {
        use_case("look for live games".to_owned(), async {
            Ok(self.store.read().await?.is_any_live().await?)
        })
        .await
    }

    /// Does what is due in a game. A game that cannot be read is set aside until the next start.
    pub async fn process_due(&self, game: GameId, now: Timestamp) -> Result<DueOutcome, Error> {
        use_case(format!("look after game {game}"), async {
            let mut writing = self.store.write().await?;
            let saved = writing.game(game).await;
            let Some(saved) = writing.set_aside(saved)? else {
                writing.forget_due(game, now).await?;
                writing.commit().await?;
                return Ok(DueOutcome::Nothing);
            };
            let mut saved = saved.ok_or(ServiceRefusal::NoSuchGame(game))?;
            let from = saved.game.revision();
            let due = saved.game.due(now);
            if due.is_none() {
                // The recorded due time was too early: save the right one.
                writing.save_game(&saved.game, from).await?;
                writing.commit().await?;
                return Ok(DueOutcome::Nothing);
            }
            let is_changed = match due {
                None | Some(Due::Remind(..)) => false,
                Some(Due::Idle | Due::Unclaimed) => {
                    saved.game.adjourn(now);
                    writing.save_offers(&saved.game).await?;
                    true
                }
                Some(Due::OutOfTime(player) | Due::VacationHour(player)) => {
                    let game = &mut saved.game;
                    let is_extended = vacation::extend(&mut writing, game, player, now).await?;
                    if !is_extended && game.needs_claim() {
                        writing.forget_reminders_of(game.id, player).await?;
                        game.open_claim(now);
                    } else if !is_extended {
                        let before = game.record().moves.clone();
                        game.run_out(now)?;
                        plans::end_by_departure(&mut writing, game, &before, now).await?;
                    }
                    !is_extended
                }
            };
            if is_changed && !saved.silenced.is_empty() {
                // Time did this, so nobody is spared it.
                writing.save_silenced(game, &[]).await?;
                saved.silenced.clear();
            }
            if let Some(Due::Remind(player, reminder)) = due {
                saved.game.note_reminder(reminder);
                let unsent = UnsentReminder {
                    game,
                    player,
                    at: from,
                    reminder,
                };
                writing.save_reminder(&unsent, now).await?;
            }
            let view = Box::new(save_game(writing, saved, from).await?);
            Ok(match due {
                Some(Due::Remind(..)) => DueOutcome::Remind,
                _ if is_changed => DueOutcome::Changed(view),
                Some(Due::OutOfTime(_)) => DueOutcome::OnVacation,
                _ => DueOutcome::Nothing,
            })
        })
        .await
    }
}

/// When the bot was last present, and for how long it has been absent.
async fn absent_since(
    writing: &mut Writing,
    now: Timestamp,
) -> Result<(Timestamp, SignedDuration), Abort> {
    let Some(before) = writing.alive_at().await? else {
        return Ok((now, SignedDuration::ZERO));
    };
    let absent = now.duration_since(before);
    if absent < -TOLERANCE {
        return Err(ServiceRefusal::ClockSetBack { now, before }.into());
    }
    Ok((before, absent.max(SignedDuration::ZERO)))
}
