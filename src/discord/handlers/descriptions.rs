//! What people read about a command and its options while they choose them, in every language. The
//! texts are in `commands.ftl`, by the name of the command and that of the option. What the code says
//! about a command is for its readers and reaches nobody else.

use std::borrow::Cow;
use std::convert::Infallible;
use std::sync::Arc;

use crate::discord::bot::Bot;
use crate::language::{Language, Text};

type Command = poise::Command<Arc<Bot>, Infallible>;
type Words = Cow<'static, str>;

/// Where the keys of all commands begin.
const FILE: &str = "commands";

/// Describes commands, their sub-commands and their options.
pub fn describe(commands: &mut [Command]) {
    describe_below(FILE, commands);
}

fn describe_below(above: &str, commands: &mut [Command]) {
    // What stands in the context menu of a user has a name only.
    let slash = |command: &&mut Command| command.slash_action.is_some();
    for command in commands.iter_mut().filter(slash) {
        let key = format!("{above}-{}", command.name);
        (command.description, command.description_localizations) = described(&key);
        for option in &mut command.parameters {
            let key = format!("{key}-{}", option.name);
            (option.description, option.description_localizations) = described(&key);
        }
        describe_below(&key, &mut command.subcommands);
    }
}

/// A text in English, and in all other languages by Discord's locales.
fn described(key: &str) -> (Option<Words>, Cow<'static, [(Words, Words)]>) {
    let text = Text::looked_up(key);
    let others = text.localizations();
    let others = others.map(|(locale, words)| (locale.into(), words.into()));
    let english = text.in_language(Language::English);
    (Some(english.into()), others.collect())
}
