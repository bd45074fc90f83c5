//! The options of `/settings`.

use crate::discord::action::SettingField;
use crate::discord::handlers::common::options::words;
use crate::discord::handlers::settings::words as settings_words;
use crate::discord::views;
use crate::game::SettingsPatch;

/// Declares an option that changes one of a person's settings.
macro_rules! settings_options {
    ($($(#[$doc:meta])* $name:ident($setting:expr, $words:expr, $count:literal);)*) => {$(
        $(#[$doc])*
        pub struct $name(pub SettingsPatch);

        impl $name {
            const WORDS: [(&'static str, &'static str); $count] = $words;

            fn from_word(word: &str) -> Option<Self> {
                settings_words::patch($setting, word).map(Self)
            }
        }

        words!($name);
    )*};
}

settings_options! {
    /// The option `theme` of a person.
    OwnThemeOption(SettingField::Theme, views::OWN_THEMES, 7);
    /// The option `notation`.
    NotationOption(SettingField::Notation, views::NOTATIONS, 2);
    /// The option `confirm`.
    ConfirmOption(SettingField::Confirm, views::CONFIRMS, 2);
    /// The option `reminders`.
    RemindersOption(SettingField::Reminders, views::REMINDERS, 3);
    /// The option `weekend`.
    WeekendOption(SettingField::Weekend, views::WEEKENDS, 8);
    /// The option `vacation`.
    VacationOption(SettingField::Vacation, views::VACATIONS, 2);
    /// The option `messages`.
    MessagesOption(SettingField::Messages, views::MESSAGES, 2);
    /// The option `digest`.
    DigestOption(SettingField::Digest, views::DIGESTS, 2);
}
