//! Whoever waits for an answer: by a command or by a press, which Discord treats alike but for the
//! message that a press came from.

use serenity::all::{
    CommandInteraction, ComponentInteraction, CreateInteractionResponse,
    CreateInteractionResponseMessage, Http,
};

use super::answer::{Answer, Shape};
use super::compose;
use super::messages::Said;

/// Who asked, and how.
#[derive(Clone, Copy)]
pub enum Asked<'a> {
    /// By a command.
    Command(&'a CommandInteraction),
    /// By pressing a button.
    Press(&'a ComponentInteraction),
}

impl Asked<'_> {
    /// Asks Discord for more time.
    pub async fn acknowledge(self, http: &Http) -> serenity::Result<()> {
        match self {
            Self::Command(asked) => {
                let later = CreateInteractionResponseMessage::new().ephemeral(true);
                let later = CreateInteractionResponse::Defer(later);
                asked.create_response(http, later).await
            }
            Self::Press(asked) => {
                let later = CreateInteractionResponse::Acknowledge;
                asked.create_response(http, later).await
            }
        }
    }

    /// Answers for the first time.
    pub async fn answer(self, http: &Http, answer: Answer) -> serenity::Result<()> {
        let response = compose::response(&answer.said, answer.picture);
        let response = match answer.shape {
            Shape::Private => CreateInteractionResponse::Message(response.ephemeral(true)),
            Shape::InPlace => CreateInteractionResponse::UpdateMessage(response),
        };
        match self {
            Self::Command(asked) => asked.create_response(http, response).await?,
            Self::Press(asked) => asked.create_response(http, response).await?,
        }
        self.add(http, answer.aside).await
    }

    /// Answers after [`Asked::acknowledge`].
    pub async fn answer_late(self, http: &Http, answer: Answer) -> serenity::Result<()> {
        let Answer { said, picture, .. } = answer;
        match (self, answer.shape) {
            (Self::Command(asked), _) => {
                let edit = compose::edit(&said, picture);
                asked.edit_response(http, edit).await?;
            }
            (Self::Press(asked), Shape::InPlace) => {
                let edit = compose::edit(&said, picture);
                asked.edit_response(http, edit).await?;
            }
            (Self::Press(asked), Shape::Private) => {
                let followup = compose::followup(&said, picture);
                asked.create_followup(http, followup).await?;
            }
        }
        self.add(http, answer.aside).await
    }

    /// Adds what only the asker is told.
    async fn add(self, http: &Http, aside: Option<Said>) -> serenity::Result<()> {
        let Some(aside) = aside else {
            return Ok(());
        };
        let followup = compose::followup(&aside, None);
        match self {
            Self::Command(asked) => asked.create_followup(http, followup).await?,
            Self::Press(asked) => asked.create_followup(http, followup).await?,
        };
        Ok(())
    }

    /// The number under which a failure is logged. Discord gave it to the interaction, so that it
    /// is no other's.
    pub fn failure(self) -> String {
        let id = match self {
            Self::Command(asked) => asked.id,
            Self::Press(asked) => asked.id,
        };
        format!("{:X}", id.get())
    }

    /// The one who asked.
    pub fn asker(self) -> u64 {
        match self {
            Self::Command(asked) => asked.user.id.get(),
            Self::Press(asked) => asked.user.id.get(),
        }
    }
}
