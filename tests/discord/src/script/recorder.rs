//! Writing down what people do.

use std::{collections::BTreeMap, fs::File, io::Write, path::Path};

use serde_json::{Value, json};

use super::{
    Line, ScriptedAct,
    names::{beginning, named, place},
};
use crate::{
    client::{Deed, Typed},
    ids::MessageId,
    people::{Modal, Person},
    world::{Message, World},
};

/// A file that gets a line for each act.
#[derive(Debug)]
pub(crate) struct Recorder {
    file: File,
}

impl Recorder {
    /// A new file at `path`, in place of one that is there.
    pub fn create(path: &Path) -> std::io::Result<Self> {
        let file = File::create(path)?;
        Ok(Self { file })
    }

    /// Writes a line down.
    pub fn write(&self, line: &Line) {
        let line = json!(line);
        if let Err(error) = (&self.file).write_all(format!("{line}\n").as_bytes()) {
            tracing::error!(%error, "an act could not be written down");
        }
    }
}

/// What is written down for a deed about to be done, if anything; a form is named by what it is.
pub(crate) fn line(
    world: &World,
    person: &Person,
    deed: &Deed,
    form: Option<&Modal>,
) -> Option<Line> {
    let message = |id: MessageId| world.message(person.channel, id);
    let begins = |id| message(id).map(|it| beginning(world, it));
    let act = match deed {
        Deed::Say { text } => ScriptedAct::Say {
            text: named(world, text),
        },
        Deed::Reply { to, text, .. } => ScriptedAct::Reply {
            to: begins(*to)?,
            text: named(world, text),
        },
        // A script has no files.
        Deed::Slash { options, .. } if options.iter().any(Typed::is_file) => return None,
        Deed::Slash { command, options } => ScriptedAct::Slash {
            command: command.clone(),
            options: options.iter().map(|it| option(world, it)).collect(),
        },
        Deed::UserMenu { command, target } => ScriptedAct::UserMenu {
            command: command.clone(),
            target: world.user(*target)?.name.clone(),
        },
        Deed::Press {
            message: id,
            control,
        } => ScriptedAct::Press {
            control: label(message(*id)?, control)?,
            on: begins(*id)?,
        },
        Deed::Select {
            message: id,
            menu,
            values,
        } => ScriptedAct::Select {
            choices: choices(message(*id)?, menu, values)?,
            on: begins(*id)?,
        },
        Deed::Submit { fields, .. } => ScriptedAct::Submit {
            fields: labelled(form?, fields),
        },
        Deed::Delete { message: id } => ScriptedAct::Delete { on: begins(*id)? },
        Deed::Complete { .. } | Deed::Edit { .. } | Deed::Thread { .. } => return None,
    };
    let after = match act {
        ScriptedAct::Say { .. } | ScriptedAct::Slash { .. } | ScriptedAct::UserMenu { .. } => {
            newest(world, person)
        }
        _ => None,
    };
    Some(Line {
        who: person.name.clone(),
        place: place(world, person.channel)?,
        after,
        act,
    })
}

/// How the newest message begins that somebody sees, if it has a text.
fn newest(world: &World, person: &Person) -> Option<String> {
    let mut newest = world.messages(person.channel).iter().rev();
    let newest = newest.find(|it| it.only_for.is_none_or(|one| one == person.id))?;
    Some(beginning(world, newest)).filter(|text| !text.is_empty())
}

fn option(world: &World, typed: &Typed) -> (String, Value) {
    let id = typed.value.as_str().and_then(|text| text.parse().ok());
    let id = id.filter(|_| matches!(typed.kind, 6 | 7));
    let name = id.and_then(|id: u64| match typed.kind {
        6 => Some(format!(
            "@{}",
            world.user(crate::UserId::new_checked(id)?)?.name
        )),
        _ => place(world, crate::ChannelId::new_checked(id)?),
    });
    let value = name.map_or_else(|| typed.value.clone(), Value::from);
    (typed.name.clone(), value)
}

fn label(message: &Message, control: &str) -> Option<String> {
    let button = message.button(control)?;
    Some(if button.label.is_empty() {
        button.custom_id
    } else {
        button.label
    })
}

fn choices(message: &Message, menu: &str, values: &[String]) -> Option<Vec<String>> {
    let menus = message.menus();
    let menu = menus.iter().find(|known| known.custom_id == menu)?;
    let label = |value: &String| {
        let known = menu.options.iter().find(|(_, known)| known == value);
        known.map_or_else(|| value.clone(), |(label, _)| label.clone())
    };
    Some(values.iter().map(label).collect())
}

fn labelled(form: &Modal, fields: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let label = |id: &String| {
        let known = form.fields.iter().find(|field| field.custom_id == *id);
        known.map_or_else(|| id.clone(), |field| field.label.clone())
    };
    let fields = fields.iter();
    fields.map(|(id, text)| (label(id), text.clone())).collect()
}
