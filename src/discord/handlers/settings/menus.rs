//! The menus of a person's settings.

use serenity::all::{ComponentInteraction, ModalInteraction};

use crate::discord::action::{SettingField, SettingsPage};
use crate::discord::bot::Bot;
use crate::discord::handlers::common::input::{chosen, typed};
use crate::discord::handlers::settings::words::{self, zone};
use crate::discord::message::Message;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::{apply_preferences, people, views};
use crate::game::{Person, SettingsPatch};
use crate::service;

/// Changes a setting to what was chosen, and shows all of them as they are now.
pub async fn change(
    bot: &Bot,
    interaction: &ComponentInteraction,
    setting: SettingField,
) -> Result<Response, RequestError> {
    let patch = chosen(interaction).and_then(|word| words::patch(setting, word));
    let patch = patch.ok_or(Refusal::Button)?;
    grant(bot, &people::presser(interaction), patch, page_of(setting)).await
}

/// Changes a setting that is on or off.
pub async fn switch(
    bot: &Bot,
    interaction: &ComponentInteraction,
    setting: SettingField,
    on: bool,
) -> Result<Response, RequestError> {
    let patch = words::patch(setting, if on { "yes" } else { "no" }).ok_or(Refusal::Button)?;
    grant(bot, &people::presser(interaction), patch, page_of(setting)).await
}

/// Shows another page of the settings.
pub async fn turn_to(
    bot: &Bot,
    interaction: &ComponentInteraction,
    page: SettingsPage,
) -> Result<Response, RequestError> {
    let person = people::presser(interaction);
    let settings = bot.service.settings(person.id).await?;
    let left = bot.service.vacation_left(person.id, bot.now()).await?;
    Ok(Response::in_place(views::settings(&settings, left, page)))
}

/// Sets the time zone that was typed.
pub async fn name_zone(
    bot: &Bot,
    interaction: &ModalInteraction,
) -> Result<Response, RequestError> {
    let zone = zone(typed(interaction).unwrap_or_default())?;
    let patch = SettingsPatch {
        zone: Some(zone),
        ..SettingsPatch::default()
    };
    grant(bot, &people::sender(interaction), patch, SettingsPage::Time).await
}

async fn grant(
    bot: &Bot,
    person: &Person,
    patch: SettingsPatch,
    page: SettingsPage,
) -> Result<Response, RequestError> {
    let changed = bot.service.change_settings(person, patch, bot.now());
    let (settings, refusal) = match changed.await {
        Ok(settings) => {
            apply_preferences::apply_soon(&bot.service, &bot.tasks);
            (settings, None)
        }
        // The menus show the settings as they are, not what was chosen in vain.
        Err(service::Error::Refused(refusal)) => {
            let settings = bot.service.settings(person.id).await?;
            (settings, Some(Refusal::Service(refusal)))
        }
        Err(error) => return Err(error.into()),
    };
    let left = bot.service.vacation_left(person.id, bot.now()).await?;
    let response = Response::in_place(views::settings(&settings, left, page));
    Ok(match refusal {
        Some(refusal) => response.aside(Message::text(views::refusal(&refusal))),
        None => response,
    })
}

/// The page of a setting.
const fn page_of(setting: SettingField) -> SettingsPage {
    match setting {
        SettingField::Theme
        | SettingField::Language
        | SettingField::Notation
        | SettingField::Confirm
        | SettingField::Profile => SettingsPage::Looks,
        SettingField::Reminders
        | SettingField::Quiet
        | SettingField::Weekend
        | SettingField::Vacation
        | SettingField::Messages
        | SettingField::Digest => SettingsPage::Time,
    }
}
