//! What people choose for themselves, and servers for everybody on them.

use jiff::Timestamp;

use super::error::{Stop, verb};
use super::{Error, Service};
use crate::game::limits::{CALENDAR_CHANGING, CALENDAR_STAYS};
use crate::game::{
    self, Person, PlayerId, ServerId, ServerSettings, ServerWishes, Settings, Wishes,
};
use crate::store::Writing;

/// The most games that a change of settings is kept in at once: as long as that takes, a few
/// hundredths of a second, nobody else's move is kept.
pub const MOST_AT_ONCE: u32 = 50;

impl Service {
    /// A person's settings; the defaults for who has chosen nothing.
    pub async fn settings(&self, player: PlayerId) -> Result<Settings, Error> {
        verb(format!("look up the settings of {player}"), async {
            let mut reading = self.store.read().await?;
            Ok(reading.settings(player).await?)
        })
        .await
    }

    /// Changes some of a person's settings, and says how they are now. Clocks that run go by them
    /// from now on, in however many games: that is kept in 50 of them at once, and in
    /// the others by [`Service::keep_habits`]. Refused if weekend or time zone were changed less than
    /// [`CALENDAR_STAYS`] ago.
    pub async fn change_settings(
        &self,
        person: &Person,
        wishes: Wishes,
        now: Timestamp,
    ) -> Result<Settings, Error> {
        verb(format!("change the settings of {}", person.id), async {
            let mut writing = self.store.write().await?;
            let before = writing.settings(person.id).await?;
            let settings = before.clone().with(wishes);
            let digest = settings.digest.then(|| settings.habits.next_digest(now));
            let changed = writing.calendar_changed(person.id).await?;
            let is_first = settings.habits.calendar != before.habits.calendar
                && begins_to_change(changed, now)?;
            writing.save_player(person).await?;
            writing.save_settings(person.id, &settings, digest).await?;
            if is_first {
                writing.save_calendar_changed(person.id, now).await?;
            }
            if !settings.digest {
                writing.forget_digests_of(person.id).await?;
            }
            if settings.habits != before.habits {
                let former = &before.habits;
                writing.save_former_habits(person.id, former, now).await?;
                keep_habits(&mut writing).await?;
            }
            writing.commit().await?;
            Ok(settings)
        })
        .await
    }

    /// Keeps the habits that people have changed in up to 50 of their games: whether
    /// there may be more to do. It may be broken off at any time and goes on where it was; until it
    /// is done only reminders, and the ends of clocks, may come late.
    pub async fn keep_habits(&self) -> Result<bool, Error> {
        verb("keep changed settings".to_owned(), async {
            if !self.store.read().await?.has_former_habits().await? {
                return Ok(false);
            }
            let mut writing = self.store.write().await?;
            let is_more = keep_habits(&mut writing).await?;
            writing.commit().await?;
            Ok(is_more)
        })
        .await
    }

    /// How many hours of vacation a person has left in the year of this moment.
    pub async fn vacation_left(&self, player: PlayerId, now: Timestamp) -> Result<u16, Error> {
        verb(format!("look up the vacation of {player}"), async {
            let vacation = self.store.read().await?.vacation(player).await?;
            Ok(vacation.hours_left(now))
        })
        .await
    }

    /// Whether a person may be written to privately.
    pub async fn welcomes_messages(&self, player: PlayerId) -> Result<bool, Error> {
        verb(format!("look up how to reach {player}"), async {
            Ok(self.store.read().await?.welcomes_messages(player).await?)
        })
        .await
    }

    /// Notes that Discord turned a private message to this person away: none is tried until they
    /// change their settings.
    pub async fn messages_refused(&self, player: PlayerId) -> Result<(), Error> {
        verb(format!("note how to reach {player}"), async {
            let mut writing = self.store.write().await?;
            writing.refuse_messages(player).await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// What was chosen for everybody on a server.
    pub async fn server_settings(&self, server: ServerId) -> Result<ServerSettings, Error> {
        verb(format!("look up the settings of server {server}"), async {
            Ok(self.store.read().await?.server_settings(server).await?)
        })
        .await
    }

    /// Changes some of what is chosen for everybody on a server, and says how it is now.
    pub async fn change_server_settings(
        &self,
        server: ServerId,
        wishes: ServerWishes,
    ) -> Result<ServerSettings, Error> {
        verb(format!("change the settings of server {server}"), async {
            let mut writing = self.store.write().await?;
            let settings = writing.server_settings(server).await?.with(wishes);
            writing.save_server_settings(server, &settings).await?;
            writing.commit().await?;
            Ok(settings)
        })
        .await
    }
}

/// Whether a change of the days that count is the first one for a while, given when the last first one
/// was. Refused if that was neither just now nor long ago.
fn begins_to_change(changed: Option<Timestamp>, now: Timestamp) -> Result<bool, Stop> {
    let Some(changed) = changed else {
        return Ok(true);
    };
    let passed = now.duration_since(changed);
    if passed <= CALENDAR_CHANGING {
        return Ok(false);
    }
    if passed < CALENDAR_STAYS {
        let until = changed + CALENDAR_STAYS;
        return Err(game::Refusal::CalendarStays { until }.into());
    }
    Ok(true)
}

/// Keeps changed habits in some games: whether there may be more.
async fn keep_habits(writing: &mut Writing) -> Result<bool, Stop> {
    let games = writing.games_with_former_habits(MOST_AT_ONCE).await?;
    let is_more = games.len() == MOST_AT_ONCE as usize;
    for id in games {
        match writing.game(id).await {
            Ok(Some(saved)) => {
                let at = saved.game.mark();
                if !writing.save_game(&saved.game, at).await? {
                    writing.save_habits_known(id).await?;
                }
            }
            Ok(None) => {}
            // A game that cannot be read does not keep the others from it, now or later.
            Err(error) if error.is_of_one() => writing.save_habits_known(id).await?,
            Err(error) => return Err(error.into()),
        }
    }
    if !is_more {
        writing.forget_former_habits().await?;
    }
    Ok(is_more)
}
