//! Settings of people and of servers.

use jiff::Timestamp;

use super::error::{Abort, use_case};
use super::{Error, Service, seasons, table_conduct, vacation};
use crate::game::limits::{CALENDAR_COOLDOWN, CALENDAR_EDIT_WINDOW};
use crate::game::{
    self, Person, PlayerId, ServerId, ServerSettings, ServerSettingsPatch, Settings, SettingsPatch,
    TableId, Weekend,
};
use crate::store::{Reading, Writing};

/// The most games to which changed time preferences are applied in one transaction. No other move
/// can be saved during it; that takes a few hundredths of a second.
pub const MOST_AT_ONCE: u32 = 50;

/// Whom a person blocks, and what a new block has changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Blocks {
    /// The names of everyone who is blocked.
    pub names: Vec<String>,
    /// The open tables at which the two sat together until now.
    pub tables: Vec<TableId>,
}

impl Service {
    /// A person's settings; the defaults if they have never changed any.
    pub async fn settings(&self, player: PlayerId) -> Result<Settings, Error> {
        use_case("look up the settings of a person".to_owned(), async {
            let mut reading = self.store.read().await?;
            Ok(reading.settings(player).await?)
        })
        .await
    }

    /// Changes some of a person's settings and returns them all. Running clocks follow the new time
    /// preferences immediately, in any number of games. This call saves that in up to 50 games;
    /// [`Service::apply_preferences`] saves the rest. Refused if the weekend or time zone was
    /// changed less than [`CALENDAR_COOLDOWN`] ago.
    pub async fn change_settings(
        &self,
        person: &Person,
        patch: SettingsPatch,
        now: Timestamp,
    ) -> Result<Settings, Error> {
        use_case("change the settings of a person".to_owned(), async {
            let mut writing = self.store.write().await?;
            let settings = change(&mut writing, person, patch, now).await?;
            writing.commit().await?;
            Ok(settings)
        })
        .await
    }

    /// Blocks people's challenges (true) or unblocks them (false), and changes settings as
    /// [`Service::change_settings`] does; all of it, or nothing if anything is refused. People who block
    /// each other sit at no open table together. Returns the settings, and what the blocks changed.
    pub async fn change_settings_and_blocks(
        &self,
        person: &Person,
        patch: Option<SettingsPatch>,
        blocks: &[(Person, bool)],
        now: Timestamp,
    ) -> Result<(Settings, Blocks), Error> {
        use_case("change the settings of a person".to_owned(), async {
            let mut writing = self.store.write().await?;
            let settings = match patch {
                Some(patch) => change(&mut writing, person, patch, now).await?,
                None => writing.settings(person.id).await?,
            };
            let mut tables = Vec::new();
            for (whom, is_blocked) in blocks {
                tables.extend(block(&mut writing, person, whom, *is_blocked).await?);
            }
            let names = writing.blocked_by(person.id).await?;
            writing.commit().await?;
            Ok((settings, Blocks { names, tables }))
        })
        .await
    }

    /// Applies changed time preferences to up to 50 saved games. Returns whether there may be more.
    /// It can be interrupted at any time and continues where it stopped. Until it is finished, only
    /// reminders and the handling of run-out clocks may be late.
    pub async fn apply_preferences(&self) -> Result<bool, Error> {
        use_case("keep changed settings".to_owned(), async {
            if !self.store.read().await?.has_former_preferences().await? {
                return Ok(false);
            }
            let mut writing = self.store.write().await?;
            let is_more = apply_preferences(&mut writing).await?;
            writing.commit().await?;
            Ok(is_more)
        })
        .await
    }

    /// How many hours of vacation a person has left in the year of this time.
    pub async fn vacation_left(&self, player: PlayerId, now: Timestamp) -> Result<u16, Error> {
        use_case("look up the vacation of a person".to_owned(), async {
            let vacation = self.store.read().await?.vacation(player).await?;
            Ok(vacation.hours_left(now))
        })
        .await
    }

    /// Whether a person may be sent direct messages.
    pub async fn accepts_dms(&self, player: PlayerId) -> Result<bool, Error> {
        use_case("look up how to reach a person".to_owned(), async {
            Ok(self.store.read().await?.accepts_dms(player).await?)
        })
        .await
    }

    /// Records that Discord rejected a direct message to this person. None is tried until they
    /// change their settings, they follow no game any more, and nobody on other servers fits their seeks.
    pub async fn dms_refused(&self, player: PlayerId) -> Result<(), Error> {
        use_case("note how to reach a person".to_owned(), async {
            let mut writing = self.store.write().await?;
            writing.save_dms_refused(player).await?;
            writing.forget_followed_by(player).await?;
            writing.close_seeks_of(player).await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// The settings of a server.
    pub async fn server_settings(&self, server: ServerId) -> Result<ServerSettings, Error> {
        use_case(format!("look up the settings of server {server}"), async {
            Ok(self.store.read().await?.server_settings(server).await?)
        })
        .await
    }

    /// Changes some of a server's settings and returns them all. Vacation that is being used there,
    /// and is not allowed any more, ends after a last stretch. Where seasons are wanted now, the first one
    /// begins; one that runs goes on to its end.
    pub async fn change_server_settings(
        &self,
        server: ServerId,
        patch: ServerSettingsPatch,
        now: Timestamp,
    ) -> Result<ServerSettings, Error> {
        use_case(format!("change the settings of server {server}"), async {
            let mut writing = self.store.write().await?;
            let before = writing.server_settings(server).await?;
            let settings = before.clone().with(patch);
            writing.save_server_settings(server, &settings).await?;
            if before.vacation && !settings.vacation {
                vacation::disallow(&mut writing, server, now).await?;
            }
            seasons::begin(&mut writing, server, now).await?;
            if settings.hill && !before.hill {
                writing.restart_hills(server, now).await?;
            }
            writing.commit().await?;
            Ok(settings)
        })
        .await
    }
}

/// Saves changed settings, and applies them to the first of the person's games.
async fn change(
    writing: &mut Writing,
    person: &Person,
    patch: SettingsPatch,
    now: Timestamp,
) -> Result<Settings, Abort> {
    let before = writing.settings(person.id).await?;
    let settings = before.clone().with(patch);
    let digest = settings
        .digest
        .then(|| settings.time_preferences.next_digest(now));
    let is_first = changes_calendar(writing, person.id, [&before, &settings], now).await?;
    writing.save_player(person).await?;
    writing.save_settings(person.id, &settings, digest).await?;
    if is_first {
        writing.save_calendar_changed(person.id, now).await?;
    }
    if !settings.digest {
        writing.forget_digests_of(person.id).await?;
    }
    if before.vacation && !settings.vacation {
        vacation::stop(writing, person.id).await?;
    }
    if settings.time_preferences != before.time_preferences {
        let former = &before.time_preferences;
        writing
            .save_former_preferences(person.id, former, now)
            .await?;
        apply_preferences(writing).await?;
    }
    Ok(settings)
}

/// Blocks a person's challenges, or unblocks them. Returns the open tables that changed by it.
async fn block(
    writing: &mut Writing,
    by: &Person,
    whom: &Person,
    is_blocked: bool,
) -> Result<Vec<TableId>, Abort> {
    if by.id == whom.id {
        return Err(game::GameRefusal::SelfBlock.into());
    }
    writing.save_player(by).await?;
    writing.save_player(whom).await?;
    if is_blocked {
        writing.block(by.id, whom.id).await?;
        table_conduct::separate(writing, by.id, whom.id).await
    } else {
        writing.unblock(by.id, whom.id).await?;
        Ok(Vec::new())
    }
}

/// Whether a change of settings begins a new series of changes to the days on which clocks run. Refused
/// if the last series began too short a time ago. Without a weekend the time zone moves no clock.
async fn changes_calendar(
    reading: &mut Reading,
    player: PlayerId,
    settings: [&Settings; 2],
    now: Timestamp,
) -> Result<bool, Abort> {
    let [before, after] = settings.map(|it| &it.time_preferences.calendar);
    let counts = [before, after].iter().any(|it| it.weekend != Weekend::NONE);
    if before == after || !counts {
        return Ok(false);
    }
    begins_to_change(reading.calendar_changed(player).await?, now)
}

/// Whether this calendar change begins a new series of changes; `changed` is when the last series
/// began. Refused if that was more than [`CALENDAR_EDIT_WINDOW`] but less than [`CALENDAR_COOLDOWN`] ago.
fn begins_to_change(changed: Option<Timestamp>, now: Timestamp) -> Result<bool, Abort> {
    // A time in the future was recorded by a clock that was wrong.
    let Some(changed) = changed.filter(|&changed| changed <= now) else {
        return Ok(true);
    };
    let passed = now.duration_since(changed);
    if passed <= CALENDAR_EDIT_WINDOW {
        return Ok(false);
    }
    if passed < CALENDAR_COOLDOWN {
        let until = changed + CALENDAR_COOLDOWN;
        return Err(game::GameRefusal::CalendarStays { until }.into());
    }
    Ok(true)
}

/// Applies changed time preferences to some saved games. Returns whether there may be more.
async fn apply_preferences(writing: &mut Writing) -> Result<bool, Abort> {
    let games = writing.games_with_former_preferences(MOST_AT_ONCE).await?;
    let is_more = games.len() == MOST_AT_ONCE as usize;
    for id in games {
        match writing.game(id).await {
            Ok(Some(saved)) => {
                let at = saved.game.revision();
                if !writing.save_game(&saved.game, at).await? {
                    writing.save_preferences_known(id).await?;
                }
            }
            Ok(None) => {}
            // A game that cannot be read must not keep the others from being updated, now or later.
            Err(error) if error.affects_one_record() => writing.save_preferences_known(id).await?,
            Err(error) => return Err(error.into()),
        }
    }
    if !is_more {
        writing.forget_former_preferences().await?;
    }
    Ok(is_more)
}
