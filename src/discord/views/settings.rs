//! A person's settings, with menus to change them.

use jiff::SignedDuration;

use crate::discord::action::{Action, SettingField, SettingsPage};
use crate::discord::message::{Button, ButtonStyle, Item, Menu, Message, Modal};
use crate::discord::views::games::fitted;
use crate::discord::views::{safe_text, time};
use crate::game::{ProfileAudience, QuietHours, Reminders, Settings, SettingsPatch, TableId};
use crate::language::{Language, Text, say};
use crate::picture::Theme;
use crate::rules::Notation;
use crate::service::Blocks;

/// The choices of a menu and of the command's option: the value and the label of each.
type Choices = Vec<(&'static str, Text)>;

/// The value for the theme that everybody sees.
pub const SHARED: &str = "shared";

/// The quiet hours that the menu offers, each with its value; the command takes any.
const QUIET_HOURS: [(&str, i8, i8); 6] = [
    ("20-8", 20, 8),
    ("21-7", 21, 7),
    ("22-7", 22, 7),
    ("22-9", 22, 9),
    ("23-8", 23, 8),
    ("0-9", 0, 9),
];

/// The value of a language that follows Discord: the client of a person, the community of a server.
pub const CLIENT: &str = "discord";

/// The themes.
pub fn themes() -> Choices {
    let named = |theme: Theme| (theme.id(), theme.name());
    Theme::ALL.map(named).to_vec()
}

/// Every language by what it calls itself.
fn languages() -> Choices {
    let named = |language: Language| (language.tag(), Text::verbatim(language.name()));
    Language::ALL.map(named).to_vec()
}

/// The languages that a server can choose: its own, or one of them all.
pub fn server_languages() -> Choices {
    [vec![(CLIENT, say!(server::language_own))], languages()].concat()
}

/// The choices of a person's setting. Those of quiet hours are only examples.
pub fn setting_choices(setting: SettingField) -> Choices {
    match setting {
        SettingField::Theme => {
            let shared = (SHARED, say!(settings::theme_shared));
            [vec![shared], themes()].concat()
        }
        SettingField::Language => {
            let own = (CLIENT, say!(settings::language_client));
            [vec![own], languages()].concat()
        }
        SettingField::Notation => vec![
            (Notation::Board.id(), say!(settings::notation_board)),
            (Notation::Relative.id(), say!(settings::notation_relative)),
        ],
        SettingField::Confirm => vec![
            ("yes", say!(settings::confirm_yes)),
            ("no", say!(settings::confirm_no)),
        ],
        SettingField::Reminders => vec![
            ("calm", say!(settings::reminders_calm)),
            ("insistent", say!(settings::reminders_insistent)),
            ("off", say!(settings::reminders_off)),
        ],
        SettingField::Quiet => {
            let none = ("none", say!(settings::quiet_none));
            let hours = QUIET_HOURS.map(|(value, from, to)| (value, hours(from, to)));
            [vec![none], hours.to_vec()].concat()
        }
        SettingField::Weekend => vec![
            ("none", say!(settings::weekend_none)),
            ("sat sun", say!(settings::weekend_sat_sun)),
            ("fri sat", say!(settings::weekend_fri_sat)),
            ("thu fri", say!(settings::weekend_thu_fri)),
            ("fri sat sun", say!(settings::weekend_fri_sat_sun)),
            ("fri", say!(settings::weekend_fri)),
            ("sat", say!(settings::weekend_sat)),
            ("sun", say!(settings::weekend_sun)),
        ],
        SettingField::Vacation => vec![
            ("yes", say!(settings::vacation_yes)),
            ("no", say!(settings::vacation_no)),
        ],
        SettingField::Messages => vec![
            ("yes", say!(settings::messages_yes)),
            ("no", say!(settings::messages_no)),
        ],
        SettingField::Digest => vec![
            ("yes", say!(settings::digest_yes)),
            ("no", say!(settings::digest_no)),
        ],
        SettingField::Profile => vec![
            (
                ProfileAudience::Everybody.id(),
                say!(settings::profile_everybody),
            ),
            (ProfileAudience::Server.id(), say!(settings::profile_server)),
            (ProfileAudience::Nobody.id(), say!(settings::profile_nobody)),
        ],
    }
}

/// A page of a person's settings. `vacation_left` counts hours in this year.
pub fn settings(settings: &Settings, vacation_left: u16, page: SettingsPage) -> Message {
    let mut message = match page {
        SettingsPage::Looks => looks(settings),
        SettingsPage::Time => times(settings, vacation_left),
    };
    if settings.is_damaged {
        message.text = damaged(message.text);
    }
    message
}

/// A page of settings above which stands what has just been changed, with the new values.
pub fn saved_settings(
    settings: &Settings,
    changed: &SettingsPatch,
    vacation_left: u16,
    page: SettingsPage,
) -> Message {
    let page = self::settings(settings, vacation_left, page);
    let values = new_values(settings, changed);
    if values.is_empty() {
        return page;
    }
    let saved = Text::lines(std::iter::once(say!(settings::saved)).chain(values));
    Message {
        text: Text::joined([saved, page.text], "\n\n"),
        ..page
    }
}

/// What was changed, each as in "- Time zone: **Europe/Berlin**".
fn new_values(settings: &Settings, changed: &SettingsPatch) -> Vec<Text> {
    let time_preferences = &settings.time_preferences;
    let weekend = weekend(time_preferences.calendar.weekend.bits());
    let theme = settings.theme.as_deref().unwrap_or(SHARED);
    let language = settings.language.as_deref().unwrap_or(CLIENT);
    let reminders = reminders(time_preferences.reminders);
    let choice = |setting: SettingField, chosen: &str| (label(setting), called(setting, chosen));
    let zone = time_preferences.calendar.zone.iana_name().unwrap_or("UTC");
    let zone = (say!(settings::zone_button), Text::verbatim(zone));
    let quiet = (
        label(SettingField::Quiet),
        quiet_hours(time_preferences.quiet),
    );
    let values = [
        (changed.theme.is_some(), choice(SettingField::Theme, theme)),
        (
            changed.language.is_some(),
            choice(SettingField::Language, language),
        ),
        (
            changed.notation.is_some(),
            choice(SettingField::Notation, settings.notation.id()),
        ),
        (
            changed.confirm.is_some(),
            choice(SettingField::Confirm, yes_or_no(settings.confirm)),
        ),
        (changed.zone.is_some(), zone),
        (
            changed.reminders.is_some(),
            choice(SettingField::Reminders, reminders),
        ),
        (changed.quiet.is_some(), quiet),
        (
            changed.weekend.is_some(),
            choice(SettingField::Weekend, &weekend),
        ),
        (
            changed.vacation.is_some(),
            choice(SettingField::Vacation, yes_or_no(settings.vacation)),
        ),
        (
            changed.messages.is_some(),
            choice(SettingField::Messages, yes_or_no(settings.messages)),
        ),
        (
            changed.digest.is_some(),
            choice(SettingField::Digest, yes_or_no(settings.digest)),
        ),
        (
            changed.profile.is_some(),
            choice(SettingField::Profile, settings.profile.id()),
        ),
    ];
    let values = values.into_iter().filter(|(is_changed, _)| *is_changed);
    let named = |(_, (name, value)): (bool, (Text, Text))| {
        say!(settings::value, name = name, value = value)
    };
    values.map(named).collect()
}

/// What a setting is called.
fn label(setting: SettingField) -> Text {
    match setting {
        SettingField::Theme => say!(settings::theme_menu),
        SettingField::Language => say!(settings::language_menu),
        SettingField::Notation => say!(settings::notation_menu),
        SettingField::Confirm => say!(settings::confirm_menu),
        SettingField::Reminders => say!(settings::reminders_menu),
        SettingField::Quiet => say!(settings::quiet_menu),
        SettingField::Weekend => say!(settings::weekend_menu),
        SettingField::Vacation => say!(settings::vacation_menu),
        SettingField::Messages => say!(settings::messages_label),
        SettingField::Digest => say!(settings::digest_label),
        SettingField::Profile => say!(settings::profile_label),
    }
}

/// A page of settings with the note that some stored ones are damaged.
pub(super) fn damaged(page: Text) -> Text {
    Text::joined([page, say!(settings::damaged)], "\n\n")
}

fn looks(settings: &Settings) -> Message {
    let theme = settings.theme.as_deref().unwrap_or(SHARED);
    let language = settings.language.as_deref().unwrap_or(CLIENT);
    let notation = settings.notation.id();
    let confirm = yes_or_no(settings.confirm);
    let text = say!(
        settings::looks,
        theme = called(SettingField::Theme, theme),
        language = called(SettingField::Language, language),
        notation = called(SettingField::Notation, notation),
        confirm = called(SettingField::Confirm, confirm),
        profile = called(SettingField::Profile, settings.profile.id()),
    );
    let confirming = switch(
        SettingField::Confirm,
        settings.confirm,
        if settings.confirm {
            say!(settings::confirm_switch_off)
        } else {
            say!(settings::confirm_switch_on)
        },
    );
    let time = Button::new(
        say!(settings::turn_to_time),
        ButtonStyle::Plain,
        Action::Turn(SettingsPage::Time),
    );
    Message::text(text)
        .with_menu(menu(SettingField::Theme, say!(settings::theme_menu), theme))
        .with_menu(menu(
            SettingField::Language,
            say!(settings::language_menu),
            language,
        ))
        .with_menu(menu(
            SettingField::Notation,
            say!(settings::notation_menu),
            notation,
        ))
        .with_menu(menu(
            SettingField::Profile,
            say!(settings::profile_label),
            settings.profile.id(),
        ))
        .with_buttons(vec![confirming, time])
}

fn times(settings: &Settings, vacation_left: u16) -> Message {
    let time_preferences = &settings.time_preferences;
    let reminders = reminders(time_preferences.reminders);
    let quiet = time_preferences
        .quiet
        .map_or_else(|| "none".to_owned(), quiet);
    let weekend = weekend(time_preferences.calendar.weekend.bits());
    let vacation = yes_or_no(settings.vacation);
    let zone = time_preferences.calendar.zone.iana_name().unwrap_or("UTC");
    let messages = yes_or_no(settings.messages);
    let digest = yes_or_no(settings.digest);
    let text = say!(
        settings::time,
        zone = zone,
        reminders = called(SettingField::Reminders, reminders),
        quiet = quiet_hours(time_preferences.quiet),
        weekend = called(SettingField::Weekend, &weekend),
        vacation = called(SettingField::Vacation, vacation),
        left = hours_left(vacation_left),
        messages = called(SettingField::Messages, messages),
        digest = called(SettingField::Digest, digest),
    );
    Message::text(text)
        .with_menu(menu(
            SettingField::Reminders,
            say!(settings::reminders_menu),
            reminders,
        ))
        .with_menu(menu(
            SettingField::Quiet,
            say!(settings::quiet_menu),
            &quiet,
        ))
        .with_menu(menu(
            SettingField::Weekend,
            say!(settings::weekend_menu),
            &weekend,
        ))
        .with_menu(menu(
            SettingField::Vacation,
            say!(settings::vacation_menu),
            vacation,
        ))
        .with_buttons(vec![
            Button::new(
                say!(settings::zone_button),
                ButtonStyle::Plain,
                Action::Zone,
            ),
            switch(
                SettingField::Messages,
                settings.messages,
                if settings.messages {
                    say!(settings::remind_in_channel)
                } else {
                    say!(settings::remind_privately)
                },
            ),
            switch(
                SettingField::Digest,
                settings.digest,
                if settings.digest {
                    say!(settings::digest_switch_off)
                } else {
                    say!(settings::digest_switch_on)
                },
            ),
            Button::new(
                say!(settings::turn_to_looks),
                ButtonStyle::Plain,
                Action::Turn(SettingsPage::Looks),
            ),
        ])
}

/// The vacation that is left, as in "9 days 4 hours".
pub(super) fn hours_left(hours: u16) -> Text {
    match hours {
        0 => say!(time::hours, count = hours),
        _ => time::span(SignedDuration::from_hours(i64::from(hours))),
    }
}

/// A button that changes a setting which is on or off now.
fn switch(setting: SettingField, is_on: bool, label: Text) -> Button {
    Button::new(label, ButtonStyle::Plain, Action::Switch(setting, !is_on))
}

/// The people whose invitations and offers are blocked.
pub fn blocked(blocks: &Blocks) -> Message {
    if blocks.names.is_empty() {
        return Message::text(say!(settings::blocked_nobody));
    }
    let tables: Vec<_> = blocks.tables.iter().map(TableId::to_string).collect();
    let parted = (!tables.is_empty()).then(|| {
        say!(
            settings::blocked_parted,
            tables = Text::list(tables.into_iter().map(Text::verbatim))
        )
    });
    let head = say!(settings::blocked);
    let head = Text::sentences(parted.into_iter().chain([head]));
    let lines = blocks
        .names
        .iter()
        .map(|name| Text::joined([Text::verbatim("-"), safe_text::shown(name)], " "));
    Message::text(fitted(head, lines.collect()))
}

/// The form that asks for a time zone.
pub fn zone_form() -> Modal {
    Modal {
        title: say!(settings::zone_title),
        label: say!(settings::zone_label),
        example: Text::verbatim("Europe/Berlin"),
        action: Action::Zone,
        most: Modal::LONGEST,
    }
}

fn menu(setting: SettingField, prompt: Text, chosen: &str) -> Menu {
    Menu {
        action: Action::Set(setting),
        prompt,
        items: setting_choices(setting)
            .into_iter()
            .map(|(value, label)| Item {
                is_chosen: value == chosen,
                ..Item::new(label, value)
            })
            .collect(),
    }
}

const fn yes_or_no(is_on: bool) -> &'static str {
    if is_on { "yes" } else { "no" }
}

fn reminders(chosen: Reminders) -> &'static str {
    let words = [
        (Reminders::OFF, "off"),
        (Reminders::CALM, "calm"),
        (Reminders::INSISTENT, "insistent"),
    ];
    let found = words.into_iter().find(|&(it, _)| it == chosen);
    found.map_or("", |(_, word)| word)
}

fn quiet(hours: QuietHours) -> String {
    format!("{}-{}", hours.from(), hours.to())
}

fn quiet_hours(quiet: Option<QuietHours>) -> Text {
    quiet.map_or_else(
        || say!(settings::no_quiet_hours),
        |quiet| hours(quiet.from(), quiet.to()),
    )
}

/// Quiet hours by the full hours at which they begin and end.
fn hours(from: i8, to: i8) -> Text {
    say!(settings::quiet_hours, from = from, to = to)
}

/// The value of a weekend, as in "sat sun".
fn weekend(bits: u8) -> String {
    const DAYS: [&str; 7] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
    let days = DAYS.iter().enumerate();
    let chosen: Vec<_> = days
        .filter(|&(day, _)| bits >> day & 1 == 1)
        .map(|(_, &word)| word)
        .collect();
    if chosen.is_empty() {
        "none".to_owned()
    } else {
        chosen.join(" ")
    }
}

/// The label of a chosen value.
fn called(setting: SettingField, chosen: &str) -> Text {
    let mut choices = setting_choices(setting).into_iter();
    choices
        .find(|(value, _)| *value == chosen)
        .map_or_else(|| say!(settings::another), |(_, label)| label)
}
