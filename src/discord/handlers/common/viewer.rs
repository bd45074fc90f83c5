//! Whoever uses a control, and how they want to be shown things.

use serenity::all::{ComponentInteraction, ModalInteraction};

use crate::discord::bot::Bot;
use crate::discord::message::Said;
use crate::discord::people;
use crate::discord::refusal::Trouble;
use crate::discord::respond::Answer;
use crate::game::{PlayerId, Settings, Viewpoint};

/// One person in front of one message.
pub struct Viewer {
    /// Who it is.
    pub id: PlayerId,
    /// From where they look.
    pub viewpoint: Viewpoint,
    /// What they have chosen for themselves.
    pub settings: Settings,
    is_alone: bool,
}

impl Viewer {
    /// The one who pressed a button or chose from a menu.
    pub async fn of_press(bot: &Bot, interaction: &ComponentInteraction) -> Result<Self, Trouble> {
        let viewpoint = people::viewpoint_of_press(interaction);
        let id = viewpoint.player;
        Ok(Self {
            id,
            viewpoint,
            settings: bot.service.settings(id).await?,
            is_alone: people::is_alone(interaction),
        })
    }

    /// The one who sent a form, which is answered beside the message that opened it.
    pub async fn of_form(bot: &Bot, interaction: &ModalInteraction) -> Result<Self, Trouble> {
        let viewpoint = people::viewpoint_of_form(interaction);
        let id = viewpoint.player;
        Ok(Self {
            id,
            viewpoint,
            settings: bot.service.settings(id).await?,
            is_alone: false,
        })
    }

    /// An answer in place of the message, if only this person sees it; else in a new one that only
    /// they see. What is for everybody is never changed for one.
    pub fn answer(&self, said: Said) -> Answer {
        if self.is_alone {
            Answer::in_place(said)
        } else {
            Answer::private(said)
        }
    }
}
