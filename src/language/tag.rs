//! The languages that the bot speaks.

/// A language that people can choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, which the others are translated from.
    #[default]
    English,
    /// German.
    German,
    /// Spanish, as it is understood in Spain and in Latin America.
    Spanish,
    /// French.
    French,
    /// Japanese.
    Japanese,
    /// Polish.
    Polish,
    /// Portuguese, as it is spoken in Brazil.
    Portuguese,
    /// English with accents on most letters. Nobody speaks it: in it a text that is written in the code
    /// stands out.
    Pseudo,
}

impl Language {
    /// Every language that people speak, English first.
    pub const ALL: [Self; 7] = [
        Self::English,
        Self::German,
        Self::Spanish,
        Self::French,
        Self::Japanese,
        Self::Polish,
        Self::Portuguese,
    ];

    /// Every language that the bot can write: those that people speak, and the pseudo-language.
    pub fn written() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().chain([Self::Pseudo])
    }

    /// The tag of the language, as in `pt-BR`. Its texts are in the folder of this name.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Spanish => "es",
            Self::French => "fr",
            Self::Japanese => "ja",
            Self::Polish => "pl",
            Self::Portuguese => "pt-BR",
            Self::Pseudo => "qps-ploc",
        }
    }

    /// What the language calls itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::Spanish => "Español",
            Self::French => "Français",
            Self::Japanese => "日本語",
            Self::Polish => "Polski",
            Self::Portuguese => "Português do Brasil",
            Self::Pseudo => "Ƥšéúđó",
        }
    }

    /// The language with this tag.
    pub fn from_tag(tag: &str) -> Option<Self> {
        Self::written().find(|language| language.tag() == tag)
    }

    /// Discord's locales whose clients show what is written in the language.
    pub const fn locales(self) -> &'static [&'static str] {
        match self {
            Self::English => &["en-US", "en-GB"],
            Self::German => &["de"],
            Self::Spanish => &["es-ES", "es-419"],
            Self::French => &["fr"],
            Self::Japanese => &["ja"],
            Self::Polish => &["pl"],
            Self::Portuguese => &["pt-BR"],
            Self::Pseudo => &[],
        }
    }

    /// The language with this tag, if people speak it.
    pub fn spoken(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.tag() == tag)
    }

    /// The language for one of Discord's locales, as in `en-GB`; `None` if the bot does not speak it.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let primary = locale.split('-').next().unwrap_or_default();
        Self::from_tag(locale).or_else(|| Self::from_tag(primary))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_is_spoken_by_its_language() {
        for (locale, language) in [
            ("en-US", Some(Language::English)),
            ("en-GB", Some(Language::English)),
            ("en", Some(Language::English)),
            ("de", Some(Language::German)),
            ("es-419", Some(Language::Spanish)),
            ("pt-BR", Some(Language::Portuguese)),
            ("ja", Some(Language::Japanese)),
            ("zh-CN", None),
            ("tlh", None),
            ("", None),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }

    #[test]
    fn every_language_has_locales_and_speaks_them() {
        for language in Language::ALL {
            assert_ne!(language.locales(), [""; 0], "{language:?}");
            for locale in language.locales() {
                assert_eq!(Language::of_locale(locale), Some(language), "{locale}");
            }
        }
    }

    #[test]
    fn every_language_has_a_tag_of_its_own() {
        for language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
        }
    }
}
