//! A person's time preferences in their columns.

use jiff::tz::TimeZone;
use sqlx_macros::FromRow;

use super::column::{self, from_id};
use super::damage::DamageLog;
use super::sql;
use super::{Error, Reading};
use crate::game::{Calendar, PlayerId, QuietHours, Reminders, TimePreferences, Weekend};

/// The columns of a person's time preferences; all empty if the person has never changed any.
#[derive(Clone, Debug, Default, FromRow)]
pub(super) struct TimePreferenceColumns {
    pub zone: Option<String>,
    pub weekend: Option<i64>,
    pub reminders: Option<i64>,
    pub quiet_from: Option<i64>,
    pub quiet_to: Option<i64>,
}

impl TimePreferenceColumns {
    /// The columns for these preferences.
    pub fn of(time_preferences: &TimePreferences) -> Self {
        let zone = &time_preferences.calendar.zone;
        Self {
            zone: zone
                .iana_name()
                .filter(|&name| name != "UTC")
                .map(str::to_owned),
            weekend: Some(i64::from(time_preferences.calendar.weekend.bits())),
            reminders: Some(i64::from(time_preferences.reminders.bits())),
            quiet_from: time_preferences.quiet.map(|quiet| i64::from(quiet.from())),
            quiet_to: time_preferences.quiet.map(|quiet| i64::from(quiet.to())),
        }
    }

    /// Reads the preferences from the columns.
    pub fn read(&self) -> Result<TimePreferences, Error> {
        let default = TimePreferences::default();
        let zone = self.zone.as_deref().map(zone).transpose()?;
        let weekend = self.weekend.map(weekend).transpose()?;
        let reminders = self.reminders.map(reminders).transpose()?;
        Ok(TimePreferences {
            calendar: Calendar {
                zone: zone.unwrap_or(TimeZone::UTC),
                weekend: weekend.unwrap_or_default(),
            },
            reminders: reminders.unwrap_or(default.reminders),
            quiet: match (self.quiet_from, self.quiet_to) {
                (Some(from), Some(to)) => {
                    let quiet = QuietHours::new(column::count(from)?, column::count(to)?);
                    Some(quiet.ok_or_else(|| Error::damaged("quiet hours", from))?)
                }
                _ => None,
            },
        })
    }
}

impl TimePreferenceColumns {
    /// Reads a person's preferences from the columns, with defaults in place of damaged ones.
    pub fn read_or_default(&self, damage: &DamageLog) -> Result<TimePreferences, Error> {
        let read = self
            .read()
            .map_err(|error| error.within("the settings of a person"));
        Ok(damage.set_aside(read)?.unwrap_or_default())
    }
}

impl Reading {
    /// A person's time preferences.
    pub async fn time_preferences(&mut self, player: PlayerId) -> Result<TimePreferences, Error> {
        let row: Option<TimePreferenceColumns> = sql::query_as(
            "SELECT zone, weekend, reminders, quiet_from, quiet_to FROM settings WHERE player = $1",
        )
        .bind(from_id(player.0)?)
        .fetch_optional(self.connection())
        .await?;
        row.unwrap_or_default().read_or_default(&self.damage)
    }
}

fn zone(column: &str) -> Result<TimeZone, Error> {
    TimeZone::get(column).map_err(|error| Error::damaged("a time zone", error))
}

fn weekend(column: i64) -> Result<Weekend, Error> {
    let bits = column::count(column)?;
    Weekend::from_bits(bits).ok_or_else(|| Error::damaged("a weekend", column))
}

fn reminders(column: i64) -> Result<Reminders, Error> {
    let bits = column::count(column)?;
    Reminders::from_bits(bits).ok_or_else(|| Error::damaged("reminders", column))
}
