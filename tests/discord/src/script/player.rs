//! Doing again what was written down.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use serde_json::Value;
use twilight_model::application::command::{CommandOption, CommandOptionType, CommandType};

use super::{Line, ScriptedAct, names};
use crate::{
    ids::UserId,
    local_discord::LocalDiscord,
    people::{ActError, Answer, Modal, OptionValue, Person},
    waiting::{self, TimedOut},
    world::{Message, World},
};

/// Why a line could not be played.
#[derive(Debug, thiserror::Error)]
pub enum ScriptError {
    /// Somebody or something of this name is not there.
    #[error("there is no {0}")]
    Missing(String),
    /// What a line begins with did not come.
    #[error("no message came that begins with {0:?} and has what is needed")]
    NoMessage(String),
    /// The act came to nothing.
    #[error(transparent)]
    Act(#[from] ActError),
}

/// Plays lines, each when what it is about has come to be there.
#[derive(Debug)]
pub struct Player<'a> {
    discord: &'a LocalDiscord,
    /// The form each person was given last.
    forms: HashMap<UserId, Modal>,
}

impl<'a> Player<'a> {
    /// Somebody who does what lines say.
    pub fn new(discord: &'a LocalDiscord) -> Self {
        Self {
            discord,
            forms: HashMap::new(),
        }
    }

    /// Does what a line says, and waits for the first answer where there is one.
    pub async fn play(&mut self, line: &Line) -> Result<(), ScriptError> {
        let person = self.person(line)?;
        if let Some(after) = &line.after {
            self.message(&person, after, |_| true).await?;
        }
        let answer = self.act(&person, &line.act).await?;
        if let Some(form) = answer.and_then(|answer| answer.modal) {
            self.forms.insert(person.id(), form);
        }
        Ok(())
    }

    fn person(&self, line: &Line) -> Result<Person, ScriptError> {
        let mut world = self.discord.shared.world();
        let missing = |name: &str| ScriptError::Missing(name.to_owned());
        let id = names::find_user(&world, &line.who).ok_or_else(|| missing(&line.who))?;
        let place = names::find_place(&mut world, &line.place, id);
        let place = place.ok_or_else(|| missing(&line.place))?;
        drop(world);
        Ok(self.discord.person(&line.who).at(place))
    }

    async fn act(&self, person: &Person, act: &ScriptedAct) -> Result<Option<Answer>, ScriptError> {
        let numbered = |text: &str| names::numbered(&self.discord.shared.world(), text);
        Ok(match act {
            ScriptedAct::Say { text } => {
                person.says(&numbered(text))?;
                None
            }
            ScriptedAct::Reply { to, text } => {
                let to = self.message(person, to, |it| !it.is_ephemeral()).await?;
                person.reply(&to, &numbered(text))?;
                None
            }
            ScriptedAct::Slash { command, options } => {
                let options = self.options(command, options)?;
                let options = options.iter().map(|(name, value)| (&**name, value.clone()));
                Some(person.slash(command, options).await?)
            }
            ScriptedAct::UserMenu { command, target } => {
                let target = self.discord.person(target);
                Some(person.user_menu(command, &target).await?)
            }
            ScriptedAct::Press { control, on } => {
                let has_it = |it: &Message| it.button(control).is_some_and(|it| !it.is_disabled);
                let message = self.message(person, on, has_it).await?;
                Some(person.press(&message, control).await?)
            }
            ScriptedAct::Select { choices, on } => {
                let message = self.message(person, on, |it| menu(it, choices).is_some());
                let message = message.await?;
                let menu = menu(&message, choices).unwrap_or_default();
                let choices: Vec<&str> = choices.iter().map(String::as_str).collect();
                Some(person.select(&message, &menu, &choices).await?)
            }
            ScriptedAct::Submit { fields } => {
                let form = self.forms.get(&person.id());
                let form = form.ok_or_else(|| ScriptError::Missing("form".to_owned()))?;
                let texts = fields.iter().map(|(name, text)| (&**name, &**text));
                let texts: Vec<_> = texts.collect();
                Some(person.submit_modal(form, &texts).await?)
            }
            ScriptedAct::Delete { on } => {
                person.deletes(&*self.message(person, on, |_| true).await?)?;
                None
            }
        })
    }

    /// Waits for the newest message this person sees that begins like this and is as wanted.
    async fn message(
        &self,
        person: &Person,
        begins: &str,
        wanted: impl Fn(&Message) -> bool,
    ) -> Result<Arc<Message>, ScriptError> {
        let fits = |world: &World, it: &Message| {
            it.only_for.is_none_or(|one| one == person.id())
                && names::beginning(world, it).starts_with(begins)
                && wanted(it)
        };
        let newest = waiting::for_world(&self.discord.shared, |world| {
            let mut newest = world.messages(person.channel()).iter().rev();
            newest.find(|it| fits(world, it)).cloned()
        });
        let found = newest.await;
        found.map_err(|TimedOut| ScriptError::NoMessage(begins.to_owned()))
    }

    /// The values of a command's options, by the types it was registered with.
    fn options(
        &self,
        command: &str,
        given: &BTreeMap<String, Value>,
    ) -> Result<Vec<(String, OptionValue)>, ScriptError> {
        let world = self.discord.shared.world();
        let known = options_of(&world, command);
        let read = |(name, value): (&String, &Value)| {
            let option = known.iter().find(|option| option.name == *name);
            let read = option.and_then(|option| read(&world, option.kind, value));
            let missing = || ScriptError::Missing(format!("option {name} that could be {value}"));
            Ok((name.clone(), read.ok_or_else(missing)?))
        };
        given.iter().map(read).collect()
    }
}

fn options_of(world: &World, command: &str) -> Vec<CommandOption> {
    let mut words = command.split_whitespace();
    let first = words.next();
    let everywhere = world.commands.of(None);
    let guilds = world.guilds.keys();
    let all = everywhere.chain(guilds.flat_map(|guild| world.commands.of(Some(*guild))));
    let mut chat = all.filter(|it| it.command.kind == CommandType::ChatInput);
    let found = chat.find(|it| Some(it.command.name.as_str()) == first);
    let options = found.map_or_else(Vec::new, |it| it.command.options.clone());
    words.fold(options, |options, word| {
        let group = options.into_iter().find(|option| option.name == word);
        group.and_then(|group| group.options).unwrap_or_default()
    })
}

fn read(world: &World, kind: CommandOptionType, value: &Value) -> Option<OptionValue> {
    Some(match kind {
        CommandOptionType::String => value.as_str()?.into(),
        CommandOptionType::Integer => value.as_i64()?.into(),
        CommandOptionType::Number => value.as_f64()?.into(),
        CommandOptionType::Boolean => value.as_bool()?.into(),
        CommandOptionType::User => names::find_user(world, value.as_str()?)?.into(),
        CommandOptionType::Channel => {
            let name = value.as_str()?.strip_prefix('#')?;
            let mut channels = world.channels.values();
            OptionValue::Channel(channels.find(|channel| channel.name == name)?.id)
        }
        _ => return None,
    })
}

/// The menu of a message in which all of this can be chosen.
fn menu(message: &Message, choices: &[String]) -> Option<String> {
    let has = |choice: &String, options: &[(String, String)]| {
        options
            .iter()
            .any(|(label, value)| label == choice || value == choice)
    };
    let mut menus = message.menus().into_iter();
    let fits = menus.find(|menu| choices.iter().all(|choice| has(choice, &menu.options)));
    fits.map(|menu| menu.custom_id)
}
