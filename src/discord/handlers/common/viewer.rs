//! The person who uses a command, button, menu or form, with the settings for what they are shown.

use jiff::tz::TimeZone;
use serenity::all::{CommandInteraction, ComponentInteraction, ModalInteraction};

use crate::discord::bot::Bot;
use crate::discord::message::Message;
use crate::discord::people;
use crate::discord::reader;
use crate::discord::refusal::RequestError;
use crate::discord::respond::Response;
use crate::game::{PlayerId, Settings, Viewpoint};
use crate::language::Language;

/// One person in front of one message.
pub struct Viewer {
    /// The person's id.
    pub id: PlayerId,
    /// Where they look from.
    pub viewpoint: Viewpoint,
    /// Their settings.
    pub settings: Settings,
    /// The language in which they read.
    pub language: Language,
    is_alone: bool,
}

impl Viewer {
    /// The person who pressed a button or chose from a menu.
    pub async fn of_press(
        bot: &Bot,
        interaction: &ComponentInteraction,
    ) -> Result<Self, RequestError> {
        let viewpoint = people::viewpoint_of_press(interaction);
        let is_alone = people::is_alone(interaction);
        Self::new(bot, viewpoint, &interaction.locale, is_alone).await
    }

    /// The person who used a command.
    pub async fn of_command(
        bot: &Bot,
        interaction: &CommandInteraction,
    ) -> Result<Self, RequestError> {
        let viewpoint = people::viewpoint(interaction);
        Self::new(bot, viewpoint, &interaction.locale, false).await
    }

    /// The person who submitted a form. The response goes beside the message that opened it.
    pub async fn of_form(bot: &Bot, interaction: &ModalInteraction) -> Result<Self, RequestError> {
        let viewpoint = people::viewpoint_of_form(interaction);
        Self::new(bot, viewpoint, &interaction.locale, false).await
    }

    async fn new(
        bot: &Bot,
        viewpoint: Viewpoint,
        locale: &str,
        is_alone: bool,
    ) -> Result<Self, RequestError> {
        let id = viewpoint.player;
        let settings = bot.service.settings(id).await?;
        Ok(Self {
            id,
            viewpoint,
            language: reader::language_from(&settings, locale),
            settings,
            is_alone,
        })
    }

    /// The time zone in which they write and read times.
    pub fn zone(&self) -> &TimeZone {
        &self.settings.time_preferences.calendar.zone
    }

    /// A response in place of the message, if only this person sees it; else in a new private
    /// message. A public message is never changed for one person.
    pub fn response(&self, message: Message) -> Response {
        if self.is_alone {
            Response::in_place(message)
        } else {
            Response::private(message)
        }
    }
}
