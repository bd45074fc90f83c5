//! What a person has chosen, with menus to choose otherwise.

use crate::discord::action::{Page, Press, Setting};
use crate::discord::message::{Button, Form, Item, Look, Menu, Said};
use crate::discord::views::games::fitted;
use crate::discord::views::safe_text;
use crate::game::{QuietHours, Reminders, Settings};
use crate::picture::Theme;
use crate::rules::Notation;

/// What the menus and the command's options offer: what each choice sends, and how it is called.
type Choices<const COUNT: usize> = [(&'static str, &'static str); COUNT];

/// The word for the theme that everybody sees.
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

/// The ways to name points.
pub const NOTATIONS: Choices<2> = [
    (Notation::Board.id(), "By letter and number: K10"),
    (Notation::Relative.id(), "By steps from the centre: R3U2"),
];

/// Whether to be asked.
pub const CONFIRMS: Choices<2> = [
    ("yes", "Show a picked stone before it is played"),
    ("no", "Play a picked stone at once"),
];

/// How often to be reminded.
pub const REMINDERS: Choices<3> = [
    ("calm", "Calm: when little time is left, and a last call"),
    ("insistent", "Insistent: at half of the time as well"),
    ("off", "No reminders"),
];

/// The hours at which to be left alone that the menu offers; the command takes any.
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

/// Where to be reminded.
pub const MESSAGES: Choices<2> = [
    ("yes", "Remind me by private message"),
    ("no", "Remind me in the game's channel"),
];

/// Whether to be sent a list.
pub const DIGESTS: Choices<2> = [
    ("yes", "Send a list of waiting games once a day"),
    ("no", "Send no daily list"),
];

/// Every setting with its choices.
#[cfg(test)]
pub fn settings_choices() -> [(Setting, &'static [(&'static str, &'static str)]); 9] {
    [
        (Setting::Theme, &OWN_THEMES),
        (Setting::Notation, &NOTATIONS),
        (Setting::Confirm, &CONFIRMS),
        (Setting::Reminders, &REMINDERS),
        (Setting::Quiet, &QUIETS),
        (Setting::Weekend, &WEEKENDS),
        (Setting::Vacation, &VACATIONS),
        (Setting::Messages, &MESSAGES),
        (Setting::Digest, &DIGESTS),
    ]
}

/// What is added where some of what was saved could not be read.
pub(super) const DAMAGED: &str = "\n\nSome saved settings cannot be read, so the defaults are used for \
    them. Please choose them again.";

/// A page of the settings of a person, who has so many hours of vacation left this year.
pub fn settings(settings: &Settings, vacation_left: u16, page: Page) -> Said {
    let mut said = match page {
        Page::Looks => looks(settings),
        Page::Time => times(settings, vacation_left),
    };
    if settings.is_damaged {
        said.text.push_str(DAMAGED);
    }
    said
}

fn looks(settings: &Settings) -> Said {
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
    let time = Button::new("Time and reminders", Look::Plain, Press::Turn(Page::Time));
    Said::text(text)
        .with_menu(menu(Setting::Theme, "Theme", &OWN_THEMES, theme))
        .with_menu(menu(Setting::Notation, "Points", &NOTATIONS, notation))
        .with_menu(menu(Setting::Confirm, "Picking", &CONFIRMS, confirm))
        .with_buttons(vec![time])
}

fn times(settings: &Settings, vacation_left: u16) -> Said {
    let habits = &settings.habits;
    let reminders = reminders(habits.reminders);
    let quiet = habits.quiet.map_or_else(|| "none".to_owned(), quiet);
    let weekend = weekend(habits.calendar.weekend.bits());
    let vacation = yes_or_no(settings.vacation);
    let zone = habits.calendar.zone.iana_name().unwrap_or("UTC");
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
        quiet_hours(habits.quiet),
        called(&WEEKENDS, &weekend),
        called(&VACATIONS, vacation),
        called(&MESSAGES, yes_or_no(settings.messages)),
        called(&DIGESTS, yes_or_no(settings.digest)),
    );
    let switch = |setting, is_on: bool, labels: [&str; 2]| {
        let label = labels[usize::from(is_on)];
        Button::new(label, Look::Plain, Press::Switch(setting, !is_on))
    };
    Said::text(text)
        .with_menu(menu(Setting::Reminders, "Reminders", &REMINDERS, reminders))
        .with_menu(menu(Setting::Quiet, "Quiet hours", &QUIETS, &quiet))
        .with_menu(menu(
            Setting::Weekend,
            "Days that do not count",
            &WEEKENDS,
            &weekend,
        ))
        .with_menu(menu(Setting::Vacation, "Vacation", &VACATIONS, vacation))
        .with_buttons(vec![
            Button::new("Time zone", Look::Plain, Press::Zone),
            switch(
                Setting::Messages,
                settings.messages,
                ["Remind me privately", "Remind me in the channel"],
            ),
            switch(
                Setting::Digest,
                settings.digest,
                ["Daily list", "No daily list"],
            ),
            Button::new("Looks", Look::Plain, Press::Turn(Page::Looks)),
        ])
}

/// From whom no invitations are wanted.
pub fn blocked(names: &[String]) -> Said {
    if names.is_empty() {
        return Said::text("You take invitations from everybody.");
    }
    let head = "There are no invitations between you and these; `/settings unblock` takes somebody off \
                the list:";
    let lines = names
        .iter()
        .map(|name| format!("- {}", safe_text::shown(name)));
    Said::text(fitted(head.to_owned(), lines))
}

/// The form that asks for a time zone.
pub fn zone_form() -> Form {
    Form {
        title: "Your time zone".to_owned(),
        label: "By its name, or a large city in it".to_owned(),
        example: "Europe/Berlin".to_owned(),
        press: Press::Zone,
    }
}

fn menu(setting: Setting, prompt: &str, choices: &[(&str, &str)], chosen: &str) -> Menu {
    Menu {
        press: Press::Set(setting),
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

/// The word of a weekend, as in "sat sun".
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
