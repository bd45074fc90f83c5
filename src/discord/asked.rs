//! Whoever waits for an answer: by a command, a press or a form, which Discord treats alike but for
//! the message that a press came from.

use serenity::all::{
    CommandInteraction, ComponentInteraction, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, EditInteractionResponse,
    Http, ModalInteraction,
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
    /// By sending a form.
    Form(&'a ModalInteraction),
}

impl Asked<'_> {
    /// Asks Discord for more time.
    pub async fn acknowledge(self, http: &Http) -> serenity::Result<()> {
        let later = CreateInteractionResponseMessage::new().ephemeral(true);
        let later = match self {
            Self::Command(_) | Self::Form(_) => CreateInteractionResponse::Defer(later),
            Self::Press(_) => CreateInteractionResponse::Acknowledge,
        };
        self.respond(http, later).await
    }

    /// Answers for the first time.
    pub async fn answer(self, http: &Http, answer: Answer) -> serenity::Result<()> {
        let Answer { said, pictures, .. } = answer;
        let response = match answer.shape {
            Shape::Private => {
                let private = compose::response(&said, pictures).ephemeral(true);
                CreateInteractionResponse::Message(private)
            }
            Shape::InPlace => {
                CreateInteractionResponse::UpdateMessage(compose::response(&said, pictures))
            }
            Shape::Form(form) => CreateInteractionResponse::Modal(compose::form(&form)),
        };
        self.respond(http, response).await?;
        self.add(http, answer.aside).await
    }

    /// Answers after [`Asked::acknowledge`].
    pub async fn answer_late(self, http: &Http, answer: Answer) -> serenity::Result<()> {
        let Answer { said, pictures, .. } = answer;
        match (self, answer.shape) {
            (Self::Press(_), Shape::Private | Shape::Form(_)) => {
                self.follow(http, compose::followup(&said, pictures))
                    .await?;
            }
            _ => self.edit(http, compose::edit(&said, pictures)).await?,
        }
        self.add(http, answer.aside).await
    }

    /// Adds what only the asker is told.
    async fn add(self, http: &Http, aside: Option<Said>) -> serenity::Result<()> {
        match aside {
            Some(aside) => {
                self.follow(http, compose::followup(&aside, Vec::new()))
                    .await
            }
            None => Ok(()),
        }
    }

    async fn respond(
        self,
        http: &Http,
        response: CreateInteractionResponse,
    ) -> serenity::Result<()> {
        match self {
            Self::Command(asked) => asked.create_response(http, response).await,
            Self::Press(asked) => asked.create_response(http, response).await,
            Self::Form(asked) => asked.create_response(http, response).await,
        }
    }

    async fn edit(self, http: &Http, edit: EditInteractionResponse) -> serenity::Result<()> {
        match self {
            Self::Command(asked) => asked.edit_response(http, edit).await?,
            Self::Press(asked) => asked.edit_response(http, edit).await?,
            Self::Form(asked) => asked.edit_response(http, edit).await?,
        };
        Ok(())
    }

    async fn follow(
        self,
        http: &Http,
        followup: CreateInteractionResponseFollowup,
    ) -> serenity::Result<()> {
        match self {
            Self::Command(asked) => asked.create_followup(http, followup).await?,
            Self::Press(asked) => asked.create_followup(http, followup).await?,
            Self::Form(asked) => asked.create_followup(http, followup).await?,
        };
        Ok(())
    }

    /// The number under which a failure is logged. Discord gave it to the interaction, so that it
    /// is no other's.
    pub fn failure(self) -> String {
        let id = match self {
            Self::Command(asked) => asked.id,
            Self::Press(asked) => asked.id,
            Self::Form(asked) => asked.id,
        };
        format!("{:X}", id.get())
    }

    /// The one who asked.
    pub fn asker(self) -> u64 {
        let user = match self {
            Self::Command(asked) => &asked.user,
            Self::Press(asked) => &asked.user,
            Self::Form(asked) => &asked.user,
        };
        user.id.get()
    }
}
