//! What a person has chosen, with menus to choose otherwise.

use super::said::{Item, Menu, Said};
use crate::discord::controls::{Press, Setting};
use crate::game::Settings;
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

/// The settings of a person.
pub fn settings(settings: &Settings) -> Said {
    let menu = |setting, prompt: &str, choices: &[(&str, &str)], chosen: &str| Menu {
        press: Press::Set(setting),
        prompt: prompt.to_owned(),
        items: choices
            .iter()
            .map(|&(value, label)| Item {
                is_chosen: value == chosen,
                ..Item::new(label, value)
            })
            .collect(),
    };
    let theme = settings.theme.as_deref().unwrap_or(SHARED);
    let notation = settings.notation.id();
    let confirm = if settings.confirm { "yes" } else { "no" };
    let text = format!(
        "Your settings. What only you see looks and reads like this:\n\
         - theme: **{}**\n\
         - points: **{}**\n\
         - picking a point: **{}**",
        called(&OWN_THEMES, theme),
        called(&NOTATIONS, notation),
        called(&CONFIRMS, confirm),
    );
    Said::text(text)
        .with_menu(menu(Setting::Theme, "Theme", &OWN_THEMES, theme))
        .with_menu(menu(Setting::Notation, "Points", &NOTATIONS, notation))
        .with_menu(menu(Setting::Confirm, "Picking", &CONFIRMS, confirm))
}

/// What the one who looks after a server is told.
pub fn server_theme(theme: Theme) -> Said {
    Said::text(format!(
        "From the next stone on, boards here look like this for everybody: **{}**. Who prefers \
         another theme for what only they see finds it in `/settings`.",
        theme.name()
    ))
}

fn called(choices: &[(&'static str, &'static str)], chosen: &str) -> &'static str {
    let mut choices = choices.iter();
    choices
        .find(|(value, _)| *value == chosen)
        .map_or("another", |(_, label)| label)
}
