//! The options of `/settings`.

use crate::discord::action::SettingField;
use crate::discord::handlers::common::options::words;
use crate::discord::handlers::settings::words as settings_words;
use crate::discord::views;
use crate::game::SettingsPatch;
use crate::language::Text;

/// Declares an option that changes one of a person's settings.
macro_rules! settings_options {
    ($($(#[$doc:meta])* $name:ident($setting:expr);)*) => {$(
        $(#[$doc])*
        pub struct $name(pub SettingsPatch);

        impl $name {
            fn words() -> Vec<(&'static str, Text)> {
                views::setting_choices($setting)
            }

            fn from_word(word: &str) -> Option<Self> {
                settings_words::patch($setting, word).map(Self)
            }
        }

        words!($name);
    )*};
}

settings_options! {
    /// The option `theme` of a person.
    OwnThemeOption(SettingField::Theme);
    /// The option `language`.
    LanguageOption(SettingField::Language);
    /// The option `notation`.
    NotationOption(SettingField::Notation);
    /// The option `confirm`.
    ConfirmOption(SettingField::Confirm);
    /// The option `reminders`.
    RemindersOption(SettingField::Reminders);
    /// The option `weekend`.
    WeekendOption(SettingField::Weekend);
    /// The option `vacation`.
    VacationOption(SettingField::Vacation);
    /// The option `messages`.
    MessagesOption(SettingField::Messages);
    /// The option `digest`.
    DigestOption(SettingField::Digest);
    /// The option `profile`.
    ProfileOption(SettingField::Profile);
}
