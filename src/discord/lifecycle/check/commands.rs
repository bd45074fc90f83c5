//! Whether Discord knows the commands of this program.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use serenity::all::{ApplicationId, Command, Route};

use super::question::{Questions, Unanswered, unanswered};
use crate::discord::handlers::commands;

/// How the commands that Discord knows compare with those of this program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CommandState {
    /// How many commands this program has.
    pub known: usize,
    /// Commands that Discord does not know.
    pub missing: BTreeSet<String>,
    /// Commands that Discord knows, and this program does not.
    pub foreign: BTreeSet<String>,
    /// Commands of another version: their descriptions or options differ.
    pub outdated: BTreeSet<String>,
}

impl CommandState {
    /// Whether Discord knows these commands and no others.
    pub fn is_right(&self) -> bool {
        self.missing.is_empty() && self.foreign.is_empty() && self.outdated.is_empty()
    }
}

pub(super) async fn state(
    questions: &Questions,
    application_id: ApplicationId,
) -> Result<CommandState, Unanswered> {
    let registered = questions.ask(Route::Commands { application_id }).await;
    let registered: Vec<Command> = registered.map_err(|failed| unanswered(&failed))?;
    Ok(compare(&commands::registration(), &json!(registered)))
}

fn compare(own: &Value, registered: &Value) -> CommandState {
    let (own, registered) = (by_name(own), by_name(registered));
    let names = |one: &BTreeMap<_, _>, other: &BTreeMap<_, _>| {
        let names = one.keys().filter(|name| !other.contains_key(*name));
        names.cloned().collect()
    };
    let outdated = own.iter().filter(|(name, own)| {
        let other = registered.get(*name);
        other.is_some_and(|other| other != *own)
    });
    CommandState {
        known: own.len(),
        missing: names(&own, &registered),
        foreign: names(&registered, &own),
        outdated: outdated.map(|(name, _)| name.clone()).collect(),
    }
}

/// What stands in each command, by its name: as a person types it, or as it stands in a menu.
fn by_name(commands: &Value) -> BTreeMap<String, Vec<String>> {
    let commands = commands.as_array().into_iter().flatten();
    let named = commands.map(|command| {
        let name = command["name"].as_str().unwrap_or_default();
        // A slash command has kind 1, or none.
        let is_typed = command["type"].as_u64().is_none_or(|kind| kind == 1);
        let name = if is_typed {
            format!("/{name}")
        } else {
            name.to_owned()
        };
        let mut parts = Vec::new();
        add_parts("", command, &mut parts);
        parts.sort();
        (name, parts)
    });
    named.collect()
}

/// The names and descriptions of a command, of its options and of their choices. Whatever else Discord adds
/// does not count.
fn add_parts(above: &str, part: &Value, parts: &mut Vec<String>) {
    let name = part["name"].as_str().unwrap_or_default();
    let path = format!("{above}/{name}");
    let description = part["description"].as_str().unwrap_or_default();
    parts.push(format!("{path}: {description}"));
    for kind in ["options", "choices"] {
        for inner in part[kind].as_array().into_iter().flatten() {
            add_parts(&path, inner, parts);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_registered_is_compared_by_names_and_descriptions() {
        let option = |description: &str| json!({"name": "to", "description": description});
        let own = json!([
            {"name": "move", "description": "plays", "options": [option("where")]},
            {"name": "help", "description": "helps", "type": 1},
            {"name": "Challenge", "type": 2},
        ]);
        let right = json!([
            {"name": "Challenge", "type": 2, "description": "", "version": "1"},
            {"name": "help", "description": "helps", "type": 1, "options": []},
            {"name": "move", "description": "plays", "type": 1, "options": [option("where")]},
        ]);
        assert!(compare(&own, &right).is_right());
        let other = json!([
            {"name": "move", "description": "plays", "options": [option("on which point")]},
            {"name": "Challenge", "description": "as a command"},
        ]);
        let state = compare(&own, &other);
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let expected = CommandState {
            known: 3,
            missing: names(&["/help", "Challenge"]),
            foreign: names(&["/Challenge"]),
            outdated: names(&["/move"]),
        };
        assert_eq!(state, expected);
    }
}
