//! The meaning of the words in the settings' menus and options.

use jiff::civil::Weekday;
use jiff::tz::TimeZone;

use crate::discord::action::SettingField;
use crate::discord::handlers::common::typed::{half_width, unaccented};
use crate::discord::refusal::Refusal;
use crate::discord::views;
use crate::game::{ProfileAudience, QuietHours, Reminders, SettingsPatch, Weekend};
use crate::language::Language;
use crate::picture::Theme;
use crate::rules::Notation;

/// The change that a word of a menu, or of the command's option, asks for.
pub fn patch(setting: SettingField, word: &str) -> Option<SettingsPatch> {
    let mut patch = SettingsPatch::default();
    match setting {
        SettingField::Theme if word == views::SHARED => patch.theme = Some(None),
        SettingField::Theme => patch.theme = Some(Some(Theme::from_id(word)?.id().to_owned())),
        SettingField::Language if word == views::CLIENT => patch.language = Some(None),
        SettingField::Language => {
            let language = Language::spoken(word)?;
            patch.language = Some(Some(language.tag().to_owned()));
        }
        SettingField::Notation => patch.notation = Some(Notation::from_id(word)?),
        SettingField::Confirm => patch.confirm = Some(yes_or_no(word)?),
        SettingField::Reminders => patch.reminders = Some(reminders(word)?),
        SettingField::Quiet if word.trim().eq_ignore_ascii_case("none") => patch.quiet = Some(None),
        SettingField::Quiet => patch.quiet = Some(Some(quiet(word)?)),
        SettingField::Weekend => patch.weekend = Some(weekend(word)?),
        SettingField::Vacation => patch.vacation = Some(yes_or_no(word)?),
        SettingField::Messages => patch.messages = Some(yes_or_no(word)?),
        SettingField::Digest => patch.digest = Some(yes_or_no(word)?),
        SettingField::Profile => patch.profile = Some(ProfileAudience::from_id(word)?),
    }
    Some(patch)
}

/// A time zone by its IANA name, or by the city alone: `Europe/Berlin`, `berlin`, `New York`.
pub fn zone(name: &str) -> Result<TimeZone, Refusal> {
    let wanted = unaccented(&half_width(name)).trim().replace(' ', "_");
    let refused = || Refusal::Zone {
        typed: name.to_owned(),
    };
    let is_named = |known: &str| known.eq_ignore_ascii_case(&wanted);
    let has_city = |known: &str| known.rsplit('/').next().is_some_and(is_named);
    let db = jiff::tz::db();
    let named = db.available().find(|known| is_named(known.as_str()));
    let known = named.or_else(|| db.available().find(|known| has_city(known.as_str())));
    let known = known.ok_or_else(refused)?;
    db.get(known.as_str()).map_err(|_| refused())
}

fn reminders(word: &str) -> Option<Reminders> {
    match word {
        "off" => Some(Reminders::OFF),
        "calm" => Some(Reminders::CALM),
        "insistent" => Some(Reminders::INSISTENT),
        _ => None,
    }
}

/// Two full hours, as `22-7`.
fn quiet(word: &str) -> Option<QuietHours> {
    let word = half_width(word);
    // Also as the settings show it: "22:00 to 7:00".
    let word = word.replace(" to ", "-");
    let (from, to) = word.split_once(['-', '–', '~'])?;
    let hour = |text: &str| text.trim().trim_end_matches(":00").parse().ok();
    let [from, to] = [from, to].map(hour);
    QuietHours::new(from?, to?)
}

/// `none`, or the first letters of days, as in `sat sun`.
fn weekend(word: &str) -> Option<Weekend> {
    if word == "none" {
        return Some(Weekend::NONE);
    }
    let days = word.split(' ').map(|day| {
        Some(match day {
            "mon" => Weekday::Monday,
            "tue" => Weekday::Tuesday,
            "wed" => Weekday::Wednesday,
            "thu" => Weekday::Thursday,
            "fri" => Weekday::Friday,
            "sat" => Weekday::Saturday,
            "sun" => Weekday::Sunday,
            _ => return None,
        })
    });
    Weekend::of(days.collect::<Option<Vec<_>>>()?)
}

fn yes_or_no(word: &str) -> Option<bool> {
    match word {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use strum::VariantArray;

    use super::*;

    #[test]
    fn a_time_zone_goes_by_its_name_or_its_city() {
        for (typed, name) in [
            ("Europe/Berlin", "Europe/Berlin"),
            (" berlin ", "Europe/Berlin"),
            ("new york", "America/New_York"),
            ("utc", "UTC"),
            ("são paulo", "America/Sao_Paulo"),
            ("ASUNCIÓN", "America/Asuncion"),
            ("zürich", "Europe/Zurich"),
        ] {
            let found = zone(typed).expect("a zone");
            assert_eq!(found.iana_name(), Some(name), "{typed}");
        }
        for typed in ["", "Atlantis", "Europe/", "+01:00", "../../etc/passwd"] {
            assert!(zone(typed).is_err(), "{typed}");
        }
    }

    #[test]
    fn every_word_of_a_menu_is_understood() {
        for &setting in SettingField::VARIANTS {
            for (word, label) in views::setting_choices(setting) {
                assert!(patch(setting, word).is_some(), "{label:?}");
            }
            assert_eq!(patch(setting, "what?"), None);
        }
        assert_eq!(patch(SettingField::Quiet, "22-22"), None);
        assert_eq!(
            patch(SettingField::Weekend, "mon tue wed thu"),
            None,
            "too long"
        );
    }
}
