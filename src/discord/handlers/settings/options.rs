//! The options of `/settings`.

use crate::discord::action::Setting;
use crate::discord::handlers::common::options::words;
use crate::discord::handlers::settings::words as settings_words;
use crate::discord::views;
use crate::game::Wishes;

/// Declares an option that wishes for one of a person's settings.
macro_rules! wishes {
    ($($(#[$doc:meta])* $name:ident($setting:expr, $words:expr, $count:literal);)*) => {$(
        $(#[$doc])*
        pub struct $name(pub Wishes);

        impl $name {
            const WORDS: [(&'static str, &'static str); $count] = $words;

            fn from_word(word: &str) -> Option<Self> {
                settings_words::wish($setting, word).map(Self)
            }
        }

        words!($name);
    )*};
}

wishes! {
    /// The option `theme` of one person.
    OwnThemeOption(Setting::Theme, views::OWN_THEMES, 7);
    /// The option `notation`.
    NotationOption(Setting::Notation, views::NOTATIONS, 2);
    /// The option `confirm`.
    ConfirmOption(Setting::Confirm, views::CONFIRMS, 2);
    /// The option `reminders`.
    RemindersOption(Setting::Reminders, views::REMINDERS, 3);
    /// The option `weekend`.
    WeekendOption(Setting::Weekend, views::WEEKENDS, 8);
    /// The option `vacation`.
    VacationOption(Setting::Vacation, views::VACATIONS, 2);
    /// The option `messages`.
    MessagesOption(Setting::Messages, views::MESSAGES, 2);
    /// The option `digest`.
    DigestOption(Setting::Digest, views::DIGESTS, 2);
}
