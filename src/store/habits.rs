//! How a person's time is counted and when they want to be reminded, in their columns.

use jiff::tz::TimeZone;
use sqlx_macros::FromRow;

use super::column::{self, from_id};
use super::damage::DamageLog;
use super::{Error, Reading};
use crate::game::{Calendar, Habits, PlayerId, QuietHours, Reminders, Weekend};

/// The columns of a person's habits; all of them empty for who has chosen nothing.
#[derive(Clone, Debug, Default, FromRow)]
pub(super) struct HabitColumns {
    pub zone: Option<String>,
    pub weekend: Option<i64>,
    pub reminders: Option<i64>,
    pub quiet_from: Option<i64>,
    pub quiet_to: Option<i64>,
}

impl HabitColumns {
    /// The columns of these habits.
    pub fn of(habits: &Habits) -> Self {
        let zone = &habits.calendar.zone;
        Self {
            zone: zone
                .iana_name()
                .filter(|&name| name != "UTC")
                .map(str::to_owned),
            weekend: Some(i64::from(habits.calendar.weekend.bits())),
            reminders: Some(i64::from(habits.reminders.bits())),
            quiet_from: habits.quiet.map(|quiet| i64::from(quiet.from())),
            quiet_to: habits.quiet.map(|quiet| i64::from(quiet.to())),
        }
    }

    /// The habits that the columns hold.
    pub fn read(&self) -> Result<Habits, Error> {
        let default = Habits::default();
        let zone = self.zone.as_deref().map(zone).transpose()?;
        let weekend = self.weekend.map(weekend).transpose()?;
        let reminders = self.reminders.map(reminders).transpose()?;
        Ok(Habits {
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

impl HabitColumns {
    /// The habits that the columns of a person hold; the usual ones where they are damaged.
    pub fn read_for(&self, player: PlayerId, damage: &DamageLog) -> Result<Habits, Error> {
        let read = self
            .read()
            .map_err(|error| error.within(format_args!("the settings of {player}")));
        Ok(damage.set_aside(read)?.unwrap_or_default())
    }
}

impl Reading {
    /// How a person's time is counted and when they want to be reminded.
    pub async fn habits(&mut self, player: PlayerId) -> Result<Habits, Error> {
        let row: Option<HabitColumns> = sqlx::query_as(
            "SELECT zone, weekend, reminders, quiet_from, quiet_to FROM settings WHERE player = $1",
        )
        .bind(from_id(player.0)?)
        .fetch_optional(self.connection())
        .await?;
        row.unwrap_or_default().read_for(player, &self.damage)
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
