//! One act of a script.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Who does what, and where.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Line {
    /// The person's name.
    pub who: String,
    /// The place: `#channel`, a thread by `#` and its name, or `@` and the bot's name.
    #[serde(rename = "in")]
    pub place: String,
    /// How a message begins that must be there before, where the act itself names none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    /// What they do.
    #[serde(flatten)]
    pub act: ScriptedAct,
}

/// Something a person does; messages go by how they begin, controls by what stands on them.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum ScriptedAct {
    /// Says something, naming people as `@Name`.
    Say {
        /// What is said.
        text: String,
    },
    /// Replies to a message, which rings for its author.
    Reply {
        /// How the message begins.
        to: String,
        /// What is said.
        text: String,
    },
    /// Sends a command.
    Slash {
        /// Its name, and behind it the subcommand's.
        command: String,
        /// What is filled in; people as `@Name`, channels as `#name`.
        #[serde(default)]
        options: BTreeMap<String, Value>,
    },
    /// Picks a command from the menu on a name.
    UserMenu {
        /// Its name.
        command: String,
        /// On whose name.
        target: String,
    },
    /// Presses a button.
    Press {
        /// What stands on it.
        control: String,
        /// How its message begins.
        on: String,
    },
    /// Chooses from a menu of words.
    Select {
        /// What is chosen.
        choices: Vec<String>,
        /// How its message begins.
        on: String,
    },
    /// Fills in the form they were last given, and sends it.
    Submit {
        /// What is written into the fields, by what stands over them.
        fields: BTreeMap<String, String>,
    },
    /// Deletes a message, or puts one that only they see out of their sight.
    Delete {
        /// How it begins.
        on: String,
    },
}
