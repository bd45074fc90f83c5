//! A person's own settings.

use jiff::tz::TimeZone;

use super::calendar::Weekend;
use super::profile_audience::ProfileAudience;
use super::reminder::{QuietHours, Reminders, TimePreferences};
use crate::rules::Notation;

/// How a person wants to be shown things. These settings do not change what everyone sees.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a setting of its own"
)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The id of the theme of their private pictures; `None` for the game's theme.
    pub theme: Option<String>,
    /// The notation in which points are shown to them, and in which ambiguous text is read.
    pub notation: Notation,
    /// Whether a picked stone is shown for confirmation before it is played.
    pub confirm: bool,
    /// When their clocks run, and when they are reminded.
    pub time_preferences: TimePreferences,
    /// Whether vacation is used before a game is lost on time.
    pub vacation: bool,
    /// Whether they want direct messages.
    pub messages: bool,
    /// Whether they get a daily list of the games waiting for them.
    pub digest: bool,
    /// The tag of the language in which they read what is only for them; `None` for the language of
    /// their client.
    pub language: Option<String>,
    /// Who may look at their profile.
    pub profile: ProfileAudience,
    /// Whether some of the stored settings are damaged and replaced by defaults.
    pub is_damaged: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: None,
            notation: Notation::Board,
            confirm: true,
            time_preferences: TimePreferences::default(),
            vacation: true,
            messages: true,
            digest: false,
            language: None,
            profile: ProfileAudience::default(),
            is_damaged: false,
        }
    }
}

/// Changes to a person's settings; a `None` leaves a setting as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsPatch {
    /// The theme; `Some(None)` for the game's theme.
    pub theme: Option<Option<String>>,
    /// The notation.
    pub notation: Option<Notation>,
    /// Whether to confirm moves.
    pub confirm: Option<bool>,
    /// The time zone.
    pub zone: Option<TimeZone>,
    /// The days that do not count.
    pub weekend: Option<Weekend>,
    /// The reminders.
    pub reminders: Option<Reminders>,
    /// The quiet hours; `Some(None)` for none.
    pub quiet: Option<Option<QuietHours>>,
    /// Whether vacation is used.
    pub vacation: Option<bool>,
    /// Whether they want direct messages.
    pub messages: Option<bool>,
    /// Whether to send the daily list.
    pub digest: Option<bool>,
    /// The language; `Some(None)` for the language of their client.
    pub language: Option<Option<String>>,
    /// Who may look at their profile.
    pub profile: Option<ProfileAudience>,
}

impl SettingsPatch {
    /// These changes combined with others, which take precedence.
    #[must_use]
    pub fn and(self, others: Self) -> Self {
        Self {
            theme: others.theme.or(self.theme),
            notation: others.notation.or(self.notation),
            confirm: others.confirm.or(self.confirm),
            zone: others.zone.or(self.zone),
            weekend: others.weekend.or(self.weekend),
            reminders: others.reminders.or(self.reminders),
            quiet: others.quiet.or(self.quiet),
            vacation: others.vacation.or(self.vacation),
            messages: others.messages.or(self.messages),
            digest: others.digest.or(self.digest),
            language: others.language.or(self.language),
            profile: others.profile.or(self.profile),
        }
    }
}

impl Settings {
    /// These settings with some of them changed.
    #[must_use]
    pub fn with(mut self, patch: SettingsPatch) -> Self {
        self.theme = patch.theme.unwrap_or(self.theme);
        self.notation = patch.notation.unwrap_or(self.notation);
        self.confirm = patch.confirm.unwrap_or(self.confirm);
        let time_preferences = &mut self.time_preferences;
        if let Some(zone) = patch.zone {
            time_preferences.calendar.zone = zone;
        }
        time_preferences.calendar.weekend =
            patch.weekend.unwrap_or(time_preferences.calendar.weekend);
        time_preferences.reminders = patch.reminders.unwrap_or(time_preferences.reminders);
        time_preferences.quiet = patch.quiet.unwrap_or(time_preferences.quiet);
        self.vacation = patch.vacation.unwrap_or(self.vacation);
        self.messages = patch.messages.unwrap_or(self.messages);
        self.digest = patch.digest.unwrap_or(self.digest);
        self.language = patch.language.unwrap_or(self.language);
        self.profile = patch.profile.unwrap_or(self.profile);
        // Damaged settings are overwritten with the defaults from here on.
        self.is_damaged = false;
        self
    }
}
