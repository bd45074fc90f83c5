//! The menus of a person's settings.

use serenity::all::{ComponentInteraction, ModalInteraction};

use crate::discord::action::{Page, Setting};
use crate::discord::bot::Bot;
use crate::discord::handlers::common::input::{chosen, typed};
use crate::discord::handlers::settings::words::{wish, zone};
use crate::discord::refusal::{Refusal, Trouble};
use crate::discord::respond::Answer;
use crate::discord::{apply_preferences, people, views};
use crate::game::{Person, Wishes};

/// Changes the setting to what was chosen, and shows all of them as they are now.
pub async fn change(
    bot: &Bot,
    interaction: &ComponentInteraction,
    setting: Setting,
) -> Result<Answer, Trouble> {
    let wishes = chosen(interaction).and_then(|word| wish(setting, word));
    let wishes = wishes.ok_or(Refusal::Button)?;
    grant(bot, &people::presser(interaction), wishes, page_of(setting)).await
}

/// Changes a setting that is yes or no.
pub async fn switch(
    bot: &Bot,
    interaction: &ComponentInteraction,
    setting: Setting,
    on: bool,
) -> Result<Answer, Trouble> {
    let wishes = wish(setting, if on { "yes" } else { "no" }).ok_or(Refusal::Button)?;
    grant(bot, &people::presser(interaction), wishes, page_of(setting)).await
}

/// Shows another page of the settings.
pub async fn turn_to(
    bot: &Bot,
    interaction: &ComponentInteraction,
    page: Page,
) -> Result<Answer, Trouble> {
    let person = people::presser(interaction);
    let settings = bot.service.settings(person.id).await?;
    let left = bot.service.vacation_left(person.id, bot.now()).await?;
    Ok(Answer::in_place(views::settings(&settings, left, page)))
}

/// Sets the time zone that was typed.
pub async fn name_zone(bot: &Bot, interaction: &ModalInteraction) -> Result<Answer, Trouble> {
    let zone = zone(typed(interaction).unwrap_or_default())?;
    let wishes = Wishes {
        zone: Some(zone),
        ..Wishes::default()
    };
    grant(bot, &people::sender(interaction), wishes, Page::Time).await
}

async fn grant(bot: &Bot, person: &Person, wishes: Wishes, page: Page) -> Result<Answer, Trouble> {
    let changed = bot.service.change_settings(person, wishes, bot.now());
    let settings = changed.await?;
    apply_preferences::apply_soon(&bot.service, &bot.hand);
    let left = bot.service.vacation_left(person.id, bot.now()).await?;
    Ok(Answer::in_place(views::settings(&settings, left, page)))
}

/// On which page a setting is.
const fn page_of(setting: Setting) -> Page {
    match setting {
        Setting::Theme | Setting::Notation | Setting::Confirm => Page::Looks,
        Setting::Reminders
        | Setting::Quiet
        | Setting::Weekend
        | Setting::Vacation
        | Setting::Messages
        | Setting::Digest => Page::Time,
    }
}
