//! What a person has chosen for themselves.

use jiff::tz::TimeZone;

use super::calendar::Weekend;
use super::reminder::{Habits, QuietHours, Reminders};
use crate::rules::Notation;

/// How a person wants to be shown things. What everybody sees does not change with it.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a setting of its own"
)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The id of the theme of their private pictures; `None` for that of the game.
    pub theme: Option<String>,
    /// How points are named to them, and read where a text fits both notations.
    pub notation: Notation,
    /// Whether a stone that is picked is shown before it is played.
    pub confirm: bool,
    /// When their clocks run, and when they are reminded.
    pub habits: Habits,
    /// Whether vacation is spent before a game is lost on time.
    pub vacation: bool,
    /// Whether private messages are welcome.
    pub messages: bool,
    /// Whether a list of the games that wait comes once a day.
    pub digest: bool,
    /// Whether some of what was saved is damaged, and the usual is used instead.
    pub is_damaged: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: None,
            notation: Notation::Board,
            confirm: true,
            habits: Habits::default(),
            vacation: true,
            messages: true,
            digest: false,
            is_damaged: false,
        }
    }
}

/// What to change in settings; nothing stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// The theme; `Some(None)` for that of the game.
    pub theme: Option<Option<String>>,
    /// The notation.
    pub notation: Option<Notation>,
    /// Whether to confirm.
    pub confirm: Option<bool>,
    /// The time zone.
    pub zone: Option<TimeZone>,
    /// The days that do not count.
    pub weekend: Option<Weekend>,
    /// The reminders.
    pub reminders: Option<Reminders>,
    /// The quiet hours; `Some(None)` for none.
    pub quiet: Option<Option<QuietHours>>,
    /// Whether vacation is spent.
    pub vacation: Option<bool>,
    /// Whether private messages are welcome.
    pub messages: Option<bool>,
    /// Whether to send the daily list.
    pub digest: Option<bool>,
}

impl Wishes {
    /// These wishes and others, which go before.
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
        }
    }
}

impl Settings {
    /// These settings with some of them changed.
    #[must_use]
    pub fn with(mut self, wishes: Wishes) -> Self {
        self.theme = wishes.theme.unwrap_or(self.theme);
        self.notation = wishes.notation.unwrap_or(self.notation);
        self.confirm = wishes.confirm.unwrap_or(self.confirm);
        let habits = &mut self.habits;
        if let Some(zone) = wishes.zone {
            habits.calendar.zone = zone;
        }
        habits.calendar.weekend = wishes.weekend.unwrap_or(habits.calendar.weekend);
        habits.reminders = wishes.reminders.unwrap_or(habits.reminders);
        habits.quiet = wishes.quiet.unwrap_or(habits.quiet);
        self.vacation = wishes.vacation.unwrap_or(self.vacation);
        self.messages = wishes.messages.unwrap_or(self.messages);
        self.digest = wishes.digest.unwrap_or(self.digest);
        // Whatever was damaged is the usual from here on.
        self.is_damaged = false;
        self
    }
}
