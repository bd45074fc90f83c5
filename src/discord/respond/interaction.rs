//! Whoever waits for an answer: by a command, a press or a form, which Discord treats alike but for
//! the message that a press came from.
//!
//! The first answer is worth something for three seconds only. Within them it is tried twice at most,
//! the second time where Discord had trouble with the first; a repeat is harmless, for Discord takes
//! one. What follows it has the limit of every request, and is tried once.

use std::time::Duration;

use serenity::all::{
    CommandInteraction, ComponentInteraction, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, EditInteractionResponse,
    Http, HttpError, ModalInteraction,
};
use thiserror::Error;
use tokio::time::{Instant, timeout_at};

use crate::discord::compose;
use crate::discord::http_error::{code, status};
use crate::discord::message::Said;
use crate::discord::respond::response::{Answer, Shape};

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

/// How long Discord takes a first answer.
const FIRST_ANSWER: Duration = Duration::from_secs(3);

/// Until when a first answer is worth sending.
#[derive(Clone, Copy, Debug)]
pub struct Deadline(Instant);

/// Why somebody was not answered.
#[derive(Debug, Error)]
pub enum AnswerError {
    /// Discord did not take it.
    #[error(transparent)]
    Discord(#[from] serenity::Error),
    /// Discord did not take it in time.
    #[error("the first answer was not taken within {} seconds", FIRST_ANSWER.as_secs())]
    Late,
}

impl Deadline {
    /// That of whoever has asked just now.
    pub fn new() -> Self {
        Self(Instant::now() + FIRST_ANSWER)
    }
}

impl Asked<'_> {
    /// Asks Discord for more time.
    pub async fn acknowledge(self, http: &Http, by: Deadline) -> Result<(), AnswerError> {
        let later = CreateInteractionResponseMessage::new().ephemeral(true);
        let later = match self {
            Self::Command(_) | Self::Form(_) => CreateInteractionResponse::Defer(later),
            Self::Press(_) => CreateInteractionResponse::Acknowledge,
        };
        self.respond(http, later, by).await
    }

    /// Answers for the first time.
    pub async fn answer(
        self,
        http: &Http,
        answer: Answer,
        by: Deadline,
    ) -> Result<(), AnswerError> {
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
        self.respond(http, response, by).await?;
        self.add(http, answer.aside).await
    }

    /// Answers after [`Asked::acknowledge`].
    pub async fn answer_late(self, http: &Http, answer: Answer) -> Result<(), AnswerError> {
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
    async fn add(self, http: &Http, aside: Option<Said>) -> Result<(), AnswerError> {
        if let Some(aside) = aside {
            let followup = compose::followup(&aside, Vec::new());
            self.follow(http, followup).await?;
        }
        Ok(())
    }

    /// Gives the first answer, a second time where Discord had trouble with it.
    async fn respond(
        self,
        http: &Http,
        response: CreateInteractionResponse,
        by: Deadline,
    ) -> Result<(), AnswerError> {
        let first = timeout_at(by.0, self.respond_once(http, response.clone())).await;
        match first.map_err(|_| AnswerError::Late)? {
            Err(error) if is_trouble(&error) => {}
            first => return Ok(first?),
        }
        let second = timeout_at(by.0, self.respond_once(http, response)).await;
        match second.map_err(|_| AnswerError::Late)? {
            // The first one was taken all the same.
            Err(error) if code(&error) == Some(ANSWERED_ALREADY) => Ok(()),
            second => Ok(second?),
        }
    }

    async fn respond_once(
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

/// What Discord says to a second first answer.
const ANSWERED_ALREADY: isize = 40_060;

/// Whether Discord, or the way to it, had trouble with a request.
fn is_trouble(error: &serenity::Error) -> bool {
    let got_lost = matches!(error, serenity::Error::Http(HttpError::Request(_)));
    got_lost || status(error).is_some_and(|status| status.is_server_error())
}
