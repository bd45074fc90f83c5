//! A person's settings, with menus to change them.

use crate::discord::action::{Action, SettingField, SettingsPage};
use crate::discord::message::{Button, ButtonStyle, Item, Menu, Message, Modal};
use crate::discord::views::games::fitted;
use crate::discord::views::safe_text;
use crate::game::{QuietHours, Reminders, Settings};
use crate::picture::Theme;
use crate::rules::Notation;

/// The choices of a menu and of the command's option: the value and the label of each.
type Choices<const COUNT: usize> = [(&'static str, &'static str); COUNT];

/// The value for the theme that everybody sees.
pub const SHARED: &str = "shared";

/// The themes.
pub const THEMES: Choices<6> = {
    let mut choices = [("", ""); 6];
    let mut index = 0;
    while index < choices.len() {
        let theme = Theme::ALL[index];
        choices[index] = (theme.id(), theme.name());
        index += 1;
    }
    choices
};

/// The themes of one person's private pictures.
pub const OWN_THEMES: Choices<7> = {
    let mut choices = [(SHARED, "As everybody sees the game"); 7];
    let mut index = 0;
    while index < THEMES.len() {
        choices[index + 1] = THEMES[index];
        index += 1;
    }
    choices
};

/// The notations.
pub const NOTATIONS: Choices<2> = [
    (Notation::Board.id(), "By letter and number: K10"),
    (Notation::Relative.id(), "By steps from the centre: R3U2"),
];

/// Whether a move needs confirmation.
pub const CONFIRMS: Choices<2> = [
    ("yes", "Show a picked stone before it is played"),
    ("no", "Play a picked stone at once"),
];

/// How often to remind.
pub const REMINDERS: Choices<3> = [
    ("calm", "Calm: when little time is left, and a last call"),
    ("insistent", "Insistent: at half of the time as well"),
    ("off", "No reminders"),
];

/// The quiet hours that the menu offers; the command takes any.
pub const QUIETS: Choices<7> = [
    ("none", "None"),
    ("20-8", "20 to 8 o'clock"),
    ("21-7", "21 to 7 o'clock"),
    ("22-7", "22 to 7 o'clock"),
    ("22-9", "22 to 9 o'clock"),
    ("23-8", "23 to 8 o'clock"),
    ("0-9", "0 to 9 o'clock"),
];

/// The days that do not count.
pub const WEEKENDS: Choices<8> = [
    ("none", "Every day counts"),
    ("sat sun", "Saturday and Sunday"),
    ("fri sat", "Friday and Saturday"),
    ("thu fri", "Thursday and Friday"),
    ("fri sat sun", "Friday to Sunday"),
    ("fri", "Friday"),
    ("sat", "Saturday"),
    ("sun", "Sunday"),
];

/// Whether to spend vacation.
pub const VACATIONS: Choices<2> = [
    ("yes", "Spend vacation before a game is lost on time"),
    ("no", "Spend no vacation"),
];

/// Where reminders go.
pub const MESSAGES: Choices<2> = [
    ("yes", "Remind me by private message"),
    ("no", "Remind me in the game's channel"),
];

/// Whether to send a daily list.
pub const DIGESTS: Choices<2> = [
    ("yes", "Send a list of waiting games once a day"),
    ("no", "Send no daily list"),
];

/// Every setting with its choices.
#[cfg(test)]
pub fn settings_choices() -> [(SettingField, &'static [(&'static str, &'static str)]); 9] {
    [
        (SettingField::Theme, &OWN_THEMES),
        (SettingField::Notation, &NOTATIONS),
        (SettingField::Confirm, &CONFIRMS),
        (SettingField::Reminders, &REMINDERS),
        (SettingField::Quiet, &QUIETS),
        (SettingField::Weekend, &WEEKENDS),
        (SettingField::Vacation, &VACATIONS),
        (SettingField::Messages, &MESSAGES),
        (SettingField::Digest, &DIGESTS),
    ]
}

/// The note if some stored settings are corrupt.
pub(super) const DAMAGED: &str = "\n\nSome saved settings cannot be read, so the defaults are used for \
    them. Please choose them again.";

/// A page of a person's settings. `vacation_left` counts hours in this year.
pub fn settings(settings: &Settings, vacation_left: u16, page: SettingsPage) -> Message {
    let mut message = match page {
        SettingsPage::Looks => looks(settings),
        SettingsPage::Time => times(settings, vacation_left),
    };
    if settings.is_damaged {
        message.text.push_str(DAMAGED);
    }
    message
}

fn looks(settings: &Settings) -> Message {
    let theme = settings.theme.as_deref().unwrap_or(SHARED);
    let notation = settings.notation.id();
    let confirm = yes_or_no(settings.confirm);
    let text = format!(
        "Your settings. What only you see looks and reads like this:\n\
         - theme: **{}**\n\
         - points: **{}**\n\
         - picking a point: **{}**",
        called(&OWN_THEMES, theme),
        called(&NOTATIONS, notation),
        called(&CONFIRMS, confirm),
    );
    let time = Button::new(
        "Time and reminders",
        ButtonStyle::Plain,
        Action::Turn(SettingsPage::Time),
    );
    Message::text(text)
        .with_menu(menu(SettingField::Theme, "Theme", &OWN_THEMES, theme))
        .with_menu(menu(SettingField::Notation, "Points", &NOTATIONS, notation))
        .with_menu(menu(SettingField::Confirm, "Picking", &CONFIRMS, confirm))
        .with_buttons(vec![time])
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
    let text = format!(
        "Your settings. Your clocks and reminders:\n\
         - time zone: **{zone}**\n\
         - reminders: **{}**\n\
         - quiet hours: **{}**\n\
         - days that do not count: **{}**\n\
         - vacation: **{}**; {vacation_left} hours are left this year\n\
         - where: **{}**\n\
         - daily list: **{}**",
        called(&REMINDERS, reminders),
        quiet_hours(time_preferences.quiet),
        called(&WEEKENDS, &weekend),
        called(&VACATIONS, vacation),
        called(&MESSAGES, yes_or_no(settings.messages)),
        called(&DIGESTS, yes_or_no(settings.digest)),
    );
    let switch = |setting, is_on: bool, labels: [&str; 2]| {
        let label = labels[usize::from(is_on)];
        Button::new(label, ButtonStyle::Plain, Action::Switch(setting, !is_on))
    };
    Message::text(text)
        .with_menu(menu(
            SettingField::Reminders,
            "Reminders",
            &REMINDERS,
            reminders,
        ))
        .with_menu(menu(SettingField::Quiet, "Quiet hours", &QUIETS, &quiet))
        .with_menu(menu(
            SettingField::Weekend,
            "Days that do not count",
            &WEEKENDS,
            &weekend,
        ))
        .with_menu(menu(
            SettingField::Vacation,
            "Vacation",
            &VACATIONS,
            vacation,
        ))
        .with_buttons(vec![
            Button::new("Time zone", ButtonStyle::Plain, Action::Zone),
            switch(
                SettingField::Messages,
                settings.messages,
                ["Remind me privately", "Remind me in the channel"],
            ),
            switch(
                SettingField::Digest,
                settings.digest,
                ["Daily list", "No daily list"],
            ),
            Button::new(
                "Looks",
                ButtonStyle::Plain,
                Action::Turn(SettingsPage::Looks),
            ),
        ])
}

/// The people whose invitations and offers are blocked.
pub fn blocked(names: &[String]) -> Message {
    if names.is_empty() {
        return Message::text("You take invitations from everybody.");
    }
    let head = "There are no invitations between you and these; `/settings unblock` takes somebody off \
                the list:";
    let lines = names
        .iter()
        .map(|name| format!("- {}", safe_text::shown(name)));
    Message::text(fitted(head.to_owned(), lines))
}

/// The form that asks for a time zone.
pub fn zone_form() -> Modal {
    Modal {
        title: "Your time zone".to_owned(),
        label: "By its name, or a large city in it".to_owned(),
        example: "Europe/Berlin".to_owned(),
        action: Action::Zone,
    }
}

fn menu(setting: SettingField, prompt: &str, choices: &[(&str, &str)], chosen: &str) -> Menu {
    Menu {
        action: Action::Set(setting),
        prompt: prompt.to_owned(),
        items: choices
            .iter()
            .map(|&(value, label)| Item {
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

fn quiet_hours(hours: Option<QuietHours>) -> String {
    hours.map_or_else(
        || "none".to_owned(),
        |hours| format!("{} to {} o'clock", hours.from(), hours.to()),
    )
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

fn called(choices: &[(&'static str, &'static str)], chosen: &str) -> &'static str {
    let mut choices = choices.iter();
    choices
        .find(|(value, _)| *value == chosen)
        .map_or("another", |(_, label)| label)
}
