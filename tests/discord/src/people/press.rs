//! Buttons and menus on messages.

use std::sync::Arc;

use serde_json::{Value, json};

use super::{ActError, Answer, Person, act::Act};
use crate::{
    ids::UserId,
    wire,
    world::{Button, InteractionKind, Menu, Message},
};

/// Discord's number for a button.
const BUTTON: u8 = 2;
/// Discord's number for a menu of people.
const USER_MENU: u8 = 5;

impl Person {
    /// Presses a button, by its label or `custom_id`, as the message stands now.
    pub async fn press(&self, message: &Message, name: &str) -> Result<Answer, ActError> {
        let current = self.current(message)?;
        self.press_on(&current, name).await
    }

    /// Presses a button as the message stood when it was looked at: the bot may have taken the
    /// button away since, which this person's screen does not show yet.
    pub async fn press_as_seen(&self, message: &Message, name: &str) -> Result<Answer, ActError> {
        self.current(message)?;
        self.press_on(message, name).await
    }

    /// Sends a press no button asked for.
    pub async fn press_custom_id(&self, message: &Message, raw: &str) -> Result<Answer, ActError> {
        self.current(message)?;
        let data = json!({"component_type": BUTTON, "custom_id": raw});
        self.use_control(message, data).await
    }

    /// Chooses from a menu of words, by its `custom_id`; each choice by its label or value.
    pub async fn select(
        &self,
        message: &Message,
        menu: &str,
        choices: &[&str],
    ) -> Result<Answer, ActError> {
        let menu = enabled_menu(&*self.current(message)?, menu)?;
        let values: Vec<String> = choices
            .iter()
            .map(|choice| value(&menu, choice))
            .collect::<Result<_, _>>()?;
        let (least, most) = menu.counts;
        if !(least..=most).contains(&values.len()) {
            let why = format!("{least} to {most} can be chosen");
            return Err(ActError::WrongValue {
                option: menu.custom_id,
                why,
            });
        }
        let data = json!({
            "component_type": menu.kind,
            "custom_id": menu.custom_id,
            "values": values,
        });
        self.use_control(message, data).await
    }

    /// Chooses people from a menu of people, by its `custom_id`.
    pub async fn select_people(
        &self,
        message: &Message,
        menu: &str,
        people: &[&Self],
    ) -> Result<Answer, ActError> {
        let menu = enabled_menu(&*self.current(message)?, menu)?;
        if menu.kind != USER_MENU {
            return Err(ActError::NoSuchControl(menu.custom_id));
        }
        let ids: Vec<UserId> = people.iter().map(|person| person.id).collect();
        let data = json!({
            "component_type": menu.kind,
            "custom_id": menu.custom_id,
            "values": ids,
            "resolved":
                wire::interaction::resolved_users(&self.shared.world(), message.guild, &ids),
        });
        self.use_control(message, data).await
    }

    /// The message as it stands now, if this person sees it.
    pub(super) fn current(&self, message: &Message) -> Result<Arc<Message>, ActError> {
        let world = self.shared.world();
        let current = world.message(message.channel, message.id);
        let is_for_me = |it: &&Arc<Message>| it.only_for.is_none_or(|one| one == self.id);
        current
            .filter(is_for_me)
            .cloned()
            .ok_or(ActError::NoSuchMessage)
    }

    async fn press_on(&self, message: &Message, name: &str) -> Result<Answer, ActError> {
        let button = enabled_button(message, name)?;
        let data = json!({"component_type": BUTTON, "custom_id": button.custom_id});
        self.use_control(message, data).await
    }

    async fn use_control(&self, message: &Message, data: Value) -> Result<Answer, ActError> {
        let act = Act {
            kind: InteractionKind::Component,
            command: String::new(),
            from_message: Some(message.id),
            opened_by: None,
            data,
        };
        // A control acts where its message stands, wherever the person looked before.
        Self {
            channel: message.channel,
            ..self.clone()
        }
        .act(act)
        .await
    }
}

fn enabled_button(message: &Message, name: &str) -> Result<Button, ActError> {
    let button = message.button(name).filter(|button| button.url.is_none());
    let button = button.ok_or_else(|| ActError::NoSuchControl(name.to_owned()))?;
    if button.is_disabled {
        Err(ActError::Disabled(name.to_owned()))
    } else {
        Ok(button)
    }
}

fn enabled_menu(message: &Message, name: &str) -> Result<Menu, ActError> {
    let menu = message
        .menus()
        .into_iter()
        .find(|menu| menu.custom_id == name);
    let menu = menu.ok_or_else(|| ActError::NoSuchControl(name.to_owned()))?;
    if menu.is_disabled {
        Err(ActError::Disabled(name.to_owned()))
    } else {
        Ok(menu)
    }
}

fn value(menu: &Menu, choice: &str) -> Result<String, ActError> {
    let mut options = menu.options.iter();
    let option = options.find(|(label, value)| label == choice || value == choice);
    option
        .map(|(_, value)| value.clone())
        .ok_or_else(|| ActError::NoSuchControl(choice.to_owned()))
}
