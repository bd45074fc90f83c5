//! The list of slash commands and context menu commands.

use std::convert::Infallible;
use std::sync::Arc;

use serde_json::{Value, json};
use serenity::all::{CommandData, CommandType};

use crate::discord::bot::Bot;
use crate::discord::handlers::{
    about, board, challenge, command_errors, descriptions, export, follow, games, help, hill,
    history, import, leaderboard, learn, offers, opening, play, privacy, profile, puzzle, replay,
    resign, review, rules, seek, server, settings, table, tournament,
};

/// poise's options.
pub type Options = poise::FrameworkOptions<Arc<Bot>, Infallible>;

/// The options for poise: the commands, and how to answer one that cannot be read.
pub fn options() -> Options {
    let mut options = Options {
        commands: vec![
            challenge::command::challenge(),
            challenge::command::challenge_to_pente(),
            table::command::table(),
            seek::command::seek(),
            play::command::play(),
            board::command::board(),
            resign::command::resign(),
            offers::command::offer(),
            play::if_then::if_then(),
            games::command::games(),
            follow::command::follow(),
            history::command::history(),
            replay::command::replay(),
            review::command::review(),
            opening::command::opening(),
            profile::command::profile(),
            export::command::export(),
            import::command::import(),
            leaderboard::command::leaderboard(),
            hill::command::hill(),
            tournament::command::tournament(),
            tournament::league::league(),
            rules::command::rules(),
            learn::command::learn(),
            puzzle::command::puzzle(),
            settings::command::settings(),
            privacy::command::privacy(),
            server::command::server(),
            help::command::help(),
            about::command::about(),
        ],
        on_error: |error| Box::pin(command_errors::explain(error)),
        manual_cooldowns: true,
        ..Options::default()
    };
    poise::set_qualified_names(&mut options.commands);
    options
}

/// Whether there is a command of this name and kind. poise must not be asked about any other,
/// because it panics on an unknown kind.
pub fn is_known(options: &Options, data: &CommandData) -> bool {
    options.commands.iter().any(|command| match data.kind {
        CommandType::ChatInput => command.slash_action.is_some() && command.name == data.name,
        CommandType::User | CommandType::Message => {
            let kind = command.context_menu_action.map(CommandType::from);
            kind == Some(data.kind)
                && command.context_menu_name.as_deref() == Some(data.name.as_str())
        }
        _ => false,
    })
}

/// The commands as JSON for their registration with Discord, described in every language.
pub fn registration() -> Value {
    let mut commands = options().commands;
    descriptions::describe(&mut commands);
    let mut commands = json!(poise::builtins::create_application_commands(&commands));
    drop_plain_autocomplete(&mut commands);
    commands
}

/// Removes the `autocomplete: false` that serenity writes on options of every kind; Discord
/// documents that field for some kinds only.
fn drop_plain_autocomplete(json: &mut Value) {
    match json {
        Value::Array(items) => items.iter_mut().for_each(drop_plain_autocomplete),
        Value::Object(fields) => {
            if fields.get("autocomplete") == Some(&Value::Bool(false)) {
                fields.remove("autocomplete");
            }
            fields.values_mut().for_each(drop_plain_autocomplete);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;
    use crate::language::{self, Language, Text};

    /// The most characters that Discord allows a command: its names, descriptions, and the labels and
    /// values of its choices, each in the language in which it is longest.
    const LONGEST_COMMAND: usize = 8_000;

    #[test]
    fn the_commands_are_those_that_people_know() {
        let options = options();
        let names: Vec<_> = options
            .commands
            .iter()
            .map(|command| command.context_menu_name.as_ref().unwrap_or(&command.name))
            .collect();
        let expected = [
            "challenge",
            "Challenge to Pente",
            "table",
            "seek",
            "move",
            "board",
            "resign",
            "offer",
            "if-then",
            "games",
            "follow",
            "history",
            "replay",
            "review",
            "opening",
            "profile",
            "export",
            "import",
            "leaderboard",
            "hill",
            "tournament",
            "league",
            "rules",
            "learn",
            "puzzle",
            "settings",
            "privacy",
            "server",
            "help",
            "about",
        ];
        assert_eq!(names, expected);
        assert_eq!(
            registration().as_array().map(Vec::len),
            Some(expected.len())
        );
    }

    /// Every command, sub-command and option as it is registered, with its key in `commands.ftl`.
    fn described() -> Vec<(String, Value)> {
        fn add(above: &str, items: &Value, described: &mut Vec<(String, Value)>) {
            for item in items.as_array().into_iter().flatten() {
                let key = format!("{above}-{}", item["name"].as_str().expect("a name"));
                add(&key, &item["options"], described);
                described.push((key, item.clone()));
            }
        }
        let mut described = Vec::new();
        let commands = registration();
        let slash = |command: &&Value| command["description"].is_string();
        let slash = commands.as_array().into_iter().flatten().filter(slash);
        add("commands", &slash.cloned().collect(), &mut described);
        described
    }

    /// The locales of all languages; for English, whose words need no locale, one.
    fn locales() -> impl Iterator<Item = (Language, &'static str)> {
        let of = |language: Language| language.locales().iter().map(move |it| (language, *it));
        let all = Language::ALL.into_iter().flat_map(of);
        all.filter(|(_, locale)| *locale != "en-GB")
    }

    /// What stands in one field of something that is registered: in English, and by locale.
    fn in_all_locales(item: &Value, field: &str) -> BTreeMap<String, String> {
        let words = |words: &Value| words.as_str().expect("words").to_owned();
        let others = item[format!("{field}_localizations")].as_object();
        let others = others.into_iter().flatten();
        let others = others.map(|(locale, text)| (locale.clone(), words(text)));
        others
            .chain([("en-US".to_owned(), words(&item[field]))])
            .collect()
    }

    #[test]
    fn every_command_and_option_has_a_text_and_every_text_has_a_use() {
        let known: BTreeSet<_> = described().into_iter().map(|(key, _)| key).collect();
        for language in Language::ALL {
            let keys = language::keys(language).into_iter();
            let texts: BTreeSet<_> = keys.filter(|key| key.starts_with("commands-")).collect();
            assert_eq!(texts, known, "{language:?}");
        }
    }

    #[test]
    fn commands_and_options_are_described_in_every_language_and_keep_their_names() {
        for (key, item) in described() {
            let words = in_all_locales(&item, "description");
            for (language, locale) in locales() {
                let text = Text::looked_up(&key).in_language(language);
                assert_eq!(words.get(locale), Some(&text), "{key}, {locale}");
                let length = text.encode_utf16().count();
                assert!((1..=100).contains(&length), "{key}, {locale}: {text}");
            }
            assert_eq!(in_all_locales(&item, "name").len(), 1, "{key}");
        }
    }

    #[test]
    fn choices_are_labelled_in_every_language_and_can_be_told_apart() {
        let mut count = 0;
        for (key, item) in described() {
            let mut told = BTreeSet::new();
            for choice in item["choices"].as_array().into_iter().flatten() {
                let words = in_all_locales(choice, "name");
                for (_, locale) in locales() {
                    let label = words.get(locale).expect("a label in every language");
                    let length = label.encode_utf16().count();
                    assert!((1..=100).contains(&length), "{key}, {locale}: {label}");
                    assert!(told.insert((locale, label.clone())), "{key}: {label}");
                }
                count += 1;
            }
        }
        assert!(count > 50, "{count} choices");
    }

    #[test]
    fn a_command_is_no_longer_than_discord_allows_in_its_longest_words() {
        fn longest(item: &Value, field: &str) -> usize {
            let words = in_all_locales(item, field).into_values();
            words.map(|words| words.chars().count()).max().unwrap_or(0)
        }
        fn length(item: &Value) -> usize {
            let list = |field: &str| item[field].as_array().into_iter().flatten();
            let choices = list("choices").map(|choice| {
                let value = choice["value"].as_str().map_or(0, |it| it.chars().count());
                longest(choice, "name") + value
            });
            let names = longest(item, "name") + longest(item, "description");
            names + choices.sum::<usize>() + list("options").map(length).sum::<usize>()
        }
        for (key, item) in described() {
            let length = length(&item);
            assert!(length <= LONGEST_COMMAND, "{key} has {length} characters");
        }
    }
}
