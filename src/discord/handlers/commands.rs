//! The list of slash commands and context menu commands.

use std::convert::Infallible;
use std::sync::Arc;

use serde_json::{Value, json};
use serenity::all::{CommandData, CommandType};

use crate::discord::bot::Bot;
use crate::discord::handlers::{
    board, challenge, command_errors, games, help, leaderboard, offers, play, resign, rules,
    server, settings,
};

/// poise's options.
pub type Options = poise::FrameworkOptions<Arc<Bot>, Infallible>;

/// The options for poise: the commands, and how to answer one that cannot be read.
pub fn options() -> Options {
    let mut options = Options {
        commands: vec![
            challenge::command::challenge(),
            challenge::command::challenge_to_pente(),
            play::command::play(),
            board::command::board(),
            resign::command::resign(),
            offers::command::offer(),
            play::if_then::if_then(),
            games::command::games(),
            leaderboard::command::leaderboard(),
            rules::command::rules(),
            settings::command::settings(),
            server::command::server(),
            help::command::help(),
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

/// The commands as JSON for their registration with Discord.
pub fn registration() -> Value {
    let commands = poise::builtins::create_application_commands(&options().commands);
    let mut commands = json!(commands);
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
    use super::*;

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
            "move",
            "board",
            "resign",
            "offer",
            "if-then",
            "games",
            "leaderboard",
            "rules",
            "settings",
            "server",
            "help",
        ];
        assert_eq!(names, expected);
        assert_eq!(
            registration().as_array().map(Vec::len),
            Some(expected.len())
        );
    }

    #[test]
    fn every_option_is_described() {
        let slash = |command: &poise::Command<_, _>| command.slash_action.is_some();
        for command in options().commands.into_iter().filter(slash) {
            for option in command.parameters {
                let described = option.description.is_some_and(|text| !text.is_empty());
                assert!(described, "{} {}", command.name, option.name);
            }
        }
    }
}
