//! Stores people's settings.

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_time};
use super::sql;
use super::time_preferences::TimePreferenceColumns;
use super::{Error, Reading, Writing};
use crate::game::{PlayerId, ProfileAudience, Settings};
use crate::rules::Notation;

impl Reading {
    /// When a person's last series of calendar changes began; `None` if they never made any, or if
    /// the value is damaged.
    pub async fn calendar_changed(&mut self, player: PlayerId) -> Result<Option<Timestamp>, Error> {
        let at: Option<Option<i64>> =
            sql::query_scalar("SELECT calendar_changed FROM settings WHERE player = $1")
                .bind(from_id(player.0)?)
                .fetch_optional(self.connection())
                .await?;
        let at = at.flatten().map(column::time).transpose();
        let at = at.map_err(|error| error.within("the settings of a person"));
        Ok(self.set_aside(at)?.flatten())
    }

    /// A person's settings; defaults if they have never changed any, and in place of damaged ones.
    pub async fn settings(&mut self, player: PlayerId) -> Result<Settings, Error> {
        let row: Option<SettingsRow> = sql::query_as(
            "SELECT theme, notation, confirm, zone, weekend, reminders, quiet_from, quiet_to,
                        vacation, messages, digest_due IS NOT NULL AS digest, language,
                        profile
                 FROM settings WHERE player = $1",
        )
        .bind(from_id(player.0)?)
        .fetch_optional(self.connection())
        .await?;
        let Some(row) = row else {
            return Ok(Settings::default());
        };
        let notation = Notation::from_id(&row.notation).ok_or_else(|| {
            Error::damaged("a notation", &row.notation).within("the settings of a person")
        });
        let notation = self.set_aside(notation)?;
        let profile = row.profile.as_deref().map_or_else(
            || Ok(ProfileAudience::default()),
            |id| {
                ProfileAudience::from_id(id).ok_or_else(|| {
                    Error::damaged("who may look at a profile", id)
                        .within("the settings of a person")
                })
            },
        );
        let profile = self.set_aside(profile)?;
        let time_preferences = row
            .time_preferences
            .read()
            .map_err(|error| error.within("the settings of a person"));
        let time_preferences = self.set_aside(time_preferences)?;
        Ok(Settings {
            is_damaged: notation.is_none() || time_preferences.is_none() || profile.is_none(),
            // What the person has left open is not known: it is not left open to others.
            profile: profile.unwrap_or(ProfileAudience::Nobody),
            theme: row.theme,
            notation: notation.unwrap_or(Settings::default().notation),
            confirm: row.confirm,
            time_preferences: time_preferences.unwrap_or_default(),
            vacation: row.vacation,
            messages: row.messages,
            digest: row.digest,
            language: row.language,
        })
    }
}

impl Writing {
    /// Records that a person's series of calendar changes begins now. Their settings must be saved
    /// already.
    pub async fn save_calendar_changed(
        &mut self,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<(), Error> {
        sql::query("UPDATE settings SET calendar_changed = $2 WHERE player = $1")
            .bind(from_id(player.0)?)
            .bind(from_time(now))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Saves a person's settings, and when their daily list is due if they want one. The person
    /// must be saved already. Direct messages that Discord rejected are allowed again from here on.
    pub async fn save_settings(
        &mut self,
        player: PlayerId,
        settings: &Settings,
        digest_due: Option<Timestamp>,
    ) -> Result<(), Error> {
        let time_preferences = TimePreferenceColumns::of(&settings.time_preferences);
        sql::query(
            "INSERT INTO settings (player, theme, notation, confirm, zone, weekend, reminders,
                                   quiet_from, quiet_to, vacation, messages, digest_due, language,
                                   profile)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
             ON CONFLICT (player) DO UPDATE SET theme = excluded.theme,
                 notation = excluded.notation, confirm = excluded.confirm, zone = excluded.zone,
                 weekend = excluded.weekend, reminders = excluded.reminders,
                 quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
                 vacation = excluded.vacation, messages = excluded.messages, refused = FALSE,
                 digest_due = excluded.digest_due, language = excluded.language,
                 profile = excluded.profile",
        )
        .bind(from_id(player.0)?)
        .bind(&settings.theme)
        .bind(settings.notation.id())
        .bind(settings.confirm)
        .bind(time_preferences.zone)
        .bind(time_preferences.weekend)
        .bind(time_preferences.reminders)
        .bind(time_preferences.quiet_from)
        .bind(time_preferences.quiet_to)
        .bind(settings.vacation)
        .bind(settings.messages)
        .bind(digest_due.map(from_time))
        .bind(&settings.language)
        .bind(settings.profile.id())
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a setting of its own"
)]
#[derive(FromRow)]
struct SettingsRow {
    theme: Option<String>,
    notation: String,
    confirm: bool,
    #[sqlx(flatten)]
    time_preferences: TimePreferenceColumns,
    vacation: bool,
    messages: bool,
    digest: bool,
    language: Option<String>,
    profile: Option<String>,
}
