//! What a command may be.

use std::collections::HashSet;

use serde::Deserialize;
use serde_json::{Value, json};
use twilight_model::application::command::{
    Command, CommandOption, CommandOptionType, CommandType,
};
use twilight_validate::command as limits;

use super::message::at;
use crate::refusal::Refusal;

/// Discord's limits for commands of one kind in one place.
const CHAT_COMMANDS: usize = 100;
const MENU_COMMANDS: usize = 15;
/// Discord's limit for choices of one option.
const CHOICES: usize = 25;

/// A set of commands that is to replace all others.
pub(crate) fn set(forms: Vec<Value>) -> Result<Vec<Command>, Refusal> {
    let mut names = HashSet::new();
    let mut commands = Vec::with_capacity(forms.len());
    for (index, form) in forms.into_iter().enumerate() {
        let command = one(form)?;
        if !names.insert((u8::from(command.kind), command.name.clone())) {
            let message = "Application command names must be unique";
            return Err(Refusal::invalid_form(&format!("{index}.name"), message));
        }
        commands.push(command);
    }
    for (kind, most) in [
        (CommandType::ChatInput, CHAT_COMMANDS),
        (CommandType::User, MENU_COMMANDS),
        (CommandType::Message, MENU_COMMANDS),
    ] {
        if commands
            .iter()
            .filter(|command| command.kind == kind)
            .count()
            > most
        {
            let message = "Maximum number of application commands reached";
            return Err(Refusal::new(
                axum::http::StatusCode::BAD_REQUEST,
                30_032,
                message,
            ));
        }
    }
    Ok(commands)
}

/// One command. What requests may leave out is filled in first.
pub(crate) fn one(mut form: Value) -> Result<Command, Refusal> {
    let Some(fields) = form.as_object_mut() else {
        return Err(Refusal::invalid_form("", "a command is an object"));
    };
    fields.retain(|_, value| !value.is_null());
    fields.entry("type").or_insert(json!(1));
    fields.entry("description").or_insert(json!(""));
    fields.insert("version".into(), json!("1"));
    for key in ["id", "application_id", "guild_id"] {
        fields.remove(key);
    }
    let command = Command::deserialize(&form)
        .map_err(|error| Refusal::invalid_form("", error.to_string()))?;
    check(&command)?;
    Ok(command)
}

fn check(command: &Command) -> Result<(), Refusal> {
    limits::command(command).map_err(at("name"))?;
    if command.kind != CommandType::ChatInput && !command.options.is_empty() {
        return Err(Refusal::invalid_form(
            "options",
            "only chat commands have options",
        ));
    }
    check_options(&command.options)
}

fn check_options(options: &[CommandOption]) -> Result<(), Refusal> {
    limits::options(options).map_err(at("options"))?;
    options.iter().try_for_each(|option| {
        check_choices(option)?;
        match &option.options {
            Some(inner) if is_group(option) => check_options(inner),
            Some(inner) if !inner.is_empty() => Err(Refusal::invalid_form(
                "options",
                "only subcommands have options",
            )),
            _ => Ok(()),
        }
    })
}

fn check_choices(option: &CommandOption) -> Result<(), Refusal> {
    let choices = option.choices.as_deref().unwrap_or_default();
    let refuse = |message: &str| Err(Refusal::invalid_form("options", message));
    if choices.len() > CHOICES {
        return refuse("must be 25 or fewer in length");
    }
    if !choices.is_empty() && option.autocomplete == Some(true) {
        return refuse("an option cannot have both choices and autocomplete");
    }
    let mut names = HashSet::new();
    if choices.iter().any(|choice| !names.insert(&choice.name)) {
        return refuse("choice names must be unique");
    }
    choices
        .iter()
        .try_for_each(|choice| limits::choice(choice).map_err(at("options")))
}

fn is_group(option: &CommandOption) -> bool {
    matches!(
        option.kind,
        CommandOptionType::SubCommand | CommandOptionType::SubCommandGroup
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_held() {
        let option = |name: &str, required: bool| json!({"type": 3, "name": name, "description": "d", "required": required});
        let command = |options: Vec<Value>| json!({"name": "move", "description": "plays", "options": options});
        let choice = |name: &str| json!({"name": name, "value": "v"});
        let with = |mut option: Value, key: &str, value: Value| {
            option[key] = value;
            command(vec![option])
        };
        let many: Vec<_> = (0..26).map(|n| choice(&n.to_string())).collect();
        let cases = [
            (command(vec![option("a", true), option("b", false)]), true),
            (command(vec![option("a", false), option("b", true)]), false),
            (command(vec![option("a", true), option("a", true)]), false),
            (command(vec![option("A b", true)]), false),
            (
                with(option("a", true), "choices", json!([choice("x")])),
                true,
            ),
            (
                with(
                    option("a", true),
                    "choices",
                    json!([choice("x"), choice("x")]),
                ),
                false,
            ),
            (with(option("a", true), "choices", json!(many)), false),
            (json!({"name": "Move", "description": "plays"}), false),
            (json!({"name": "move"}), false),
            (json!({"name": "Challenge", "type": 2}), true),
            (
                json!({"name": "Challenge", "type": 2, "description": "no"}),
                false,
            ),
        ];
        for (form, is_fine) in cases {
            let checked = one(form.clone());
            assert_eq!(checked.is_ok(), is_fine, "{form}: {checked:?}");
        }
    }

    #[test]
    fn a_name_stands_once_in_a_set() {
        let command = json!({"name": "move", "description": "plays"});
        assert!(set(vec![command.clone()]).is_ok());
        assert!(set(vec![command.clone(), command]).is_err());
    }
}
