//! What is done as time passes: the bot keeps track of its own life, and looks after games in which
//! something is due.

use jiff::{SignedDuration, Timestamp};

use super::error::{Refusal, Stop, verb};
use super::saved::save_game;
use super::{Error, Failure, GameView, Service};
use crate::game::{Absence, Due, Game, GameId, PlayerId};
use crate::store::{UnsentReminder, Writing};

/// The most games that are looked after in one go.
pub const MOST_DUE: u32 = 100;

/// How much a clock may seem to have been set back before nothing is decided by it any more.
pub const TOLERANCE: SignedDuration = SignedDuration::from_mins(1);

/// What was done about a game in which something was due.
#[derive(Clone, Debug)]
pub enum Done {
    /// Nothing that anybody has to be told.
    Nothing,
    /// It is over, or put away: everybody is to be told.
    Changed(Box<GameView>),
    /// Somebody is to be reminded, now and never again for the same reason; that is noted to be sent.
    Remind,
}

impl Service {
    /// Notes that the bot is there again, at the start or after it was away: how long it was not.
    /// Every clock that runs is given exactly that back, and every invitation and hour of vacation
    /// lasts as much longer, whatever becomes of this process, and once.
    /// Refused if the system's clock was set back.
    pub async fn wake(&self, now: Timestamp) -> Result<SignedDuration, Error> {
        verb("note that the bot is there".to_owned(), async {
            let mut writing = self.store.write().await?;
            let (before, away) = away(&mut writing, now).await?;
            if away.is_positive() {
                let absence = Absence {
                    since: before,
                    until: now,
                };
                writing.insert_absence(&absence).await?;
                writing.prolong_challenges(&absence).await?;
                writing.prolong_vacations(&absence).await?;
            }
            writing.restore_due().await?;
            writing.save_alive(now).await?;
            writing.commit().await?;
            Ok(away)
        })
        .await
    }

    /// When the bot was last there, as noted; `None` if it never was.
    pub async fn last_alive(&self) -> Result<Option<Timestamp>, Error> {
        verb("look when the bot was last there".to_owned(), async {
            Ok(self.store.read().await?.alive_at().await?)
        })
        .await
    }

    /// Notes that the bot is still there, and was all the time. Refused if the system's clock was
    /// set back.
    pub async fn beat(&self, now: Timestamp) -> Result<(), Error> {
        verb("note that the bot is there".to_owned(), async {
            let mut writing = self.store.write().await?;
            away(&mut writing, now).await?;
            writing.save_alive(now).await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// Refused if a file of the database was deleted or replaced: nothing is kept from then on. It
    /// takes microseconds.
    pub fn check_files(&self) -> Result<(), Error> {
        self.store.check_files().map_err(|source| {
            let doing = "find the database where it was".to_owned();
            Failure { doing, source }.into()
        })
    }

    /// Takes the system's clock for right, though it was later already: by how much it had been
    /// ahead, which is nothing if it was not.
    ///
    /// What was noted ahead of the true time is moved back by that. Every clock shows what it showed
    /// when the bot was last there, also one that was started or given time while the system's clock
    /// was ahead; so nobody loses or gains by the mistake.
    pub async fn accept_clock(&self, now: Timestamp) -> Result<SignedDuration, Error> {
        verb("take the clock for right".to_owned(), async {
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

    /// The running games of which it is not kept yet that their clocks account for every absence.
    /// They are played and looked after all the same: what is left to do is to say so on their
    /// boards, and to look after them no sooner than needed.
    pub async fn games_behind(&self) -> Result<Vec<GameId>, Error> {
        verb("look for games that are behind".to_owned(), async {
            Ok(self.store.read().await?.games_behind().await?)
        })
        .await
    }

    /// Keeps for these games that their clocks account for every absence, and whose boards are to be
    /// refreshed. One that cannot be read is set aside until the next start.
    pub async fn catch_up(&self, games: &[GameId]) -> Result<(), Error> {
        verb("keep what games were given back".to_owned(), async {
            let mut writing = self.store.write().await?;
            for &id in games {
                let saved = writing.game(id).await;
                match writing.set_aside(saved)? {
                    Some(Some(saved)) => {
                        let game = saved.game;
                        writing.save_game(&game, game.mark()).await?;
                    }
                    Some(None) => {}
                    None => writing.forget_due(id).await?,
                }
            }
            Ok(writing.commit().await?)
        })
        .await
    }

    /// The games in which something is due by now, at most [`MOST_DUE`].
    pub async fn due(&self, now: Timestamp) -> Result<Vec<GameId>, Error> {
        verb("look for what is due".to_owned(), async {
            Ok(self.store.read().await?.games_due(now, MOST_DUE).await?)
        })
        .await
    }

    /// When something is due next: in any game, or a daily list.
    pub async fn next_due(&self) -> Result<Option<Timestamp>, Error> {
        verb("look for what is due next".to_owned(), async {
            Ok(self.store.read().await?.next_due().await?)
        })
        .await
    }

    /// Does what is due in a game. One that cannot be read is set aside until the next start.
    pub async fn look_after(&self, game: GameId, now: Timestamp) -> Result<Done, Error> {
        verb(format!("look after game {game}"), async {
            let mut writing = self.store.write().await?;
            let saved = writing.game(game).await;
            let Some(saved) = writing.set_aside(saved)? else {
                writing.forget_due(game).await?;
                writing.commit().await?;
                return Ok(Done::Nothing);
            };
            let mut saved = saved.ok_or(Refusal::NoSuchGame(game))?;
            let from = saved.game.mark();
            let due = saved.game.due(now);
            if due.is_none() {
                // It was noted to be due sooner than it is: from here on, when it is.
                writing.save_game(&saved.game, from).await?;
                writing.commit().await?;
                return Ok(Done::Nothing);
            }
            let is_changed = match due {
                None | Some(Due::Remind(..)) => false,
                Some(Due::Idle) => {
                    saved.game.adjourn(now);
                    true
                }
                Some(Due::OutOfTime(player)) => {
                    let allowed = vacation_counts(&mut writing, &saved.game).await?;
                    let game = &mut saved.game;
                    !(allowed && spend_vacation(&mut writing, game, player, now).await?)
                }
            };
            if let Some(Due::OutOfTime(_)) = due
                && is_changed
            {
                saved.game.run_out(now)?;
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
                Some(Due::Remind(..)) => Done::Remind,
                _ if is_changed => Done::Changed(view),
                _ => Done::Nothing,
            })
        })
        .await
    }
}

/// When the bot was last there, and for how long it was not.
async fn away(writing: &mut Writing, now: Timestamp) -> Result<(Timestamp, SignedDuration), Stop> {
    let Some(before) = writing.alive_at().await? else {
        return Ok((now, SignedDuration::ZERO));
    };
    let away = now.duration_since(before);
    if away < -TOLERANCE {
        return Err(Refusal::ClockSetBack { now, before }.into());
    }
    Ok((before, away.max(SignedDuration::ZERO)))
}

/// Whether vacation saves this game: a server may keep it out of rated ones.
async fn vacation_counts(writing: &mut Writing, game: &Game) -> Result<bool, Stop> {
    match game.place.server {
        Some(server) if game.terms.rated => Ok(writing.server_settings(server).await?.vacation),
        _ => Ok(true),
    }
}

/// Saves a game with an hour of a player's vacation; whether there was one.
async fn spend_vacation(
    writing: &mut Writing,
    game: &mut Game,
    player: PlayerId,
    now: Timestamp,
) -> Result<bool, Stop> {
    let mut vacation = writing.vacation(player).await?;
    let Some(until) = vacation.spend(now) else {
        return Ok(false);
    };
    writing.save_vacation(player, &vacation).await?;
    game.go_on_vacation(until);
    Ok(true)
}
