//! An interaction that waits for a response: a command, a button or menu, or a form. Discord treats
//! them alike, except that a button or menu belongs to a message.
//!
//! Discord accepts the first response for three seconds only. Within them the bot tries at most
//! twice, the second time if Discord had trouble with the first; a repeat is harmless, because
//! Discord keeps one. A later response has the time limit of every request, and is tried once.

use std::time::Duration;

use serenity::all::{
    CommandInteraction, ComponentInteraction, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, EditInteractionResponse,
    Http, HttpError, MessageFlags, ModalInteraction,
};
use thiserror::Error;
use tokio::time::{Instant, timeout_at};

use crate::discord::action::Action;
use crate::discord::compose;
use crate::discord::http_error::{code, status};
use crate::discord::message::{Message, Picture};
use crate::discord::requests::{self, Endpoint};
use crate::discord::respond::response::{Response, ResponseKind};
use crate::game::ServerId;
use crate::monitoring::measure::RequestKind;

/// The interaction that waits for a response.
#[derive(Clone, Copy)]
pub enum Interaction<'a> {
    /// A command.
    Command(&'a CommandInteraction),
    /// A press on a button, or a choice from a menu.
    Component(&'a ComponentInteraction),
    /// A submitted form.
    Modal(&'a ModalInteraction),
}

/// How long Discord accepts a first response.
const FIRST_ANSWER: Duration = Duration::from_secs(3);

/// Until when a first response is worth sending.
#[derive(Clone, Copy, Debug)]
pub struct Deadline(Instant);

/// Why the response failed.
#[derive(Debug, Error)]
pub enum ResponseError {
    /// Discord did not accept it.
    #[error(transparent)]
    Discord(#[from] serenity::Error),
    /// Discord did not accept it in time.
    #[error("the first answer was not taken within {} seconds", FIRST_ANSWER.as_secs())]
    Late,
}

impl Deadline {
    /// The deadline of an interaction that has just arrived.
    pub fn new() -> Self {
        Self(Instant::now() + FIRST_ANSWER)
    }
}

impl Interaction<'_> {
    /// Asks Discord for more time.
    pub async fn acknowledge(self, http: &Http, by: Deadline) -> Result<(), ResponseError> {
        let later = CreateInteractionResponseMessage::new().ephemeral(true);
        let later = match self {
            // A new message would stay below the one that is to be replaced.
            Self::Modal(_) if self.replaces_own_message() => CreateInteractionResponse::Acknowledge,
            Self::Command(_) | Self::Modal(_) => CreateInteractionResponse::Defer(later),
            Self::Component(_) if self.shows_waiting() => CreateInteractionResponse::Defer(later),
            // The message that is to be replaced shows that the bot works.
            Self::Component(interaction) if self.is_long() => {
                let working = working(&interaction.message.content);
                let message = CreateInteractionResponseMessage::new().content(working);
                CreateInteractionResponse::UpdateMessage(message)
            }
            Self::Component(_) => CreateInteractionResponse::Acknowledge,
        };
        self.respond(http, later, by).await
    }

    /// Sends the first response.
    pub async fn respond_first(
        self,
        http: &Http,
        answer: Response<String>,
        by: Deadline,
    ) -> Result<(), ResponseError> {
        let Response {
            message, pictures, ..
        } = answer;
        let response = match answer.kind {
            ResponseKind::Private => {
                let private = compose::response(&message, pictures).ephemeral(true);
                CreateInteractionResponse::Message(private)
            }
            ResponseKind::InPlace => {
                CreateInteractionResponse::UpdateMessage(compose::response(&message, pictures))
            }
            ResponseKind::Modal(form) => CreateInteractionResponse::Modal(compose::form(&form)),
        };
        self.respond(http, response, by).await?;
        self.add(http, answer.aside, answer.public).await
    }

    /// Responds after [`Interaction::acknowledge`].
    pub async fn respond_late(
        self,
        http: &Http,
        answer: Response<String>,
    ) -> Result<(), ResponseError> {
        let Response {
            message, pictures, ..
        } = answer;
        let is_waited_for_in_message = match self {
            Self::Command(_) => false,
            Self::Component(_) => !self.shows_waiting(),
            Self::Modal(_) => self.replaces_own_message(),
        };
        match answer.kind {
            ResponseKind::Private | ResponseKind::Modal(_) if is_waited_for_in_message => {
                self.follow(http, compose::followup(&message, pictures))
                    .await?;
            }
            _ => self.edit(http, compose::edit(&message, pictures)).await?,
        }
        self.add(http, answer.aside, answer.public).await
    }

    /// Adds the private message beside the response, and what everybody sees.
    async fn add(
        self,
        http: &Http,
        aside: Option<Message<String>>,
        public: Option<(Message<String>, Vec<Picture>)>,
    ) -> Result<(), ResponseError> {
        if let Some(aside) = aside {
            let followup = compose::followup(&aside, Vec::new());
            self.follow(http, followup).await?;
        }
        if let Some((message, pictures)) = public {
            let followup = compose::public_followup(&message, pictures);
            self.follow(http, followup).await?;
        }
        Ok(())
    }

    /// Sends the first response, and once more if Discord had trouble with it.
    async fn respond(
        self,
        http: &Http,
        response: CreateInteractionResponse,
        by: Deadline,
    ) -> Result<(), ResponseError> {
        let first = timeout_at(by.0, self.respond_once(http, response.clone())).await;
        match first.map_err(|_| ResponseError::Late)? {
            Err(error) if is_trouble(&error) => {}
            first => return Ok(first?),
        }
        let second = timeout_at(by.0, self.respond_once(http, response)).await;
        match second.map_err(|_| ResponseError::Late)? {
            // Discord accepted the first attempt after all.
            Err(error) if code(&error) == Some(ANSWERED_ALREADY) => Ok(()),
            second => Ok(second?),
        }
    }

    async fn respond_once(
        self,
        http: &Http,
        response: CreateInteractionResponse,
    ) -> serenity::Result<()> {
        let sent = async {
            match self {
                Self::Command(interaction) => interaction.create_response(http, response).await,
                Self::Component(interaction) => interaction.create_response(http, response).await,
                Self::Modal(interaction) => interaction.create_response(http, response).await,
            }
        };
        requests::counted(Endpoint::FirstAnswer, sent).await
    }

    async fn edit(self, http: &Http, edit: EditInteractionResponse) -> serenity::Result<()> {
        let edited = async {
            match self {
                Self::Command(interaction) => interaction.edit_response(http, edit).await,
                Self::Component(interaction) => interaction.edit_response(http, edit).await,
                Self::Modal(interaction) => interaction.edit_response(http, edit).await,
            }
        };
        requests::counted(Endpoint::EditAnswer, edited).await?;
        Ok(())
    }

    async fn follow(
        self,
        http: &Http,
        followup: CreateInteractionResponseFollowup,
    ) -> serenity::Result<()> {
        let added = async {
            match self {
                Self::Command(interaction) => interaction.create_followup(http, followup).await,
                Self::Component(interaction) => interaction.create_followup(http, followup).await,
                Self::Modal(interaction) => interaction.create_followup(http, followup).await,
            }
        };
        requests::counted(Endpoint::FollowUp, added).await?;
        Ok(())
    }

    /// The number under which a failure is logged. It is Discord's id of the interaction, so it is
    /// unique.
    pub fn failure(self) -> String {
        let id = match self {
            Self::Command(interaction) => interaction.id,
            Self::Component(interaction) => interaction.id,
            Self::Modal(interaction) => interaction.id,
        };
        format!("{:X}", id.get())
    }

    /// How it reached the bot.
    pub const fn kind(self) -> RequestKind {
        match self {
            Self::Command(_) => RequestKind::Command,
            Self::Component(_) => RequestKind::Component,
            Self::Modal(_) => RequestKind::Form,
        }
    }

    /// The locale of the asker's client, as in `pt-BR`.
    pub fn locale(&self) -> &str {
        match self {
            Self::Command(interaction) => &interaction.locale,
            Self::Component(interaction) => &interaction.locale,
            Self::Modal(interaction) => &interaction.locale,
        }
    }

    /// The server on which it happened; `None` in a private conversation.
    pub fn server(self) -> Option<ServerId> {
        let server = match self {
            Self::Command(interaction) => interaction.guild_id,
            Self::Component(interaction) => interaction.guild_id,
            Self::Modal(interaction) => interaction.guild_id,
        };
        server.map(|id| ServerId(id.get()))
    }

    /// Whether the asker is shown that the bot works: where a button under a public message is answered in a private one,
    /// and that takes a few seconds as a rule.
    fn shows_waiting(self) -> bool {
        self.is_long() && !self.is_only_for_asker()
    }

    /// Whether it takes a few seconds as a rule.
    fn is_long(self) -> bool {
        let Self::Component(interaction) = self else {
            return false;
        };
        let action = interaction.data.custom_id.parse::<Action>();
        action.is_ok_and(Action::is_long)
    }

    /// Whether it is a form whose answer replaces the private message from which it was opened.
    fn replaces_own_message(self) -> bool {
        let Self::Modal(interaction) = self else {
            return false;
        };
        let action = interaction.data.custom_id.parse::<Action>();
        self.is_only_for_asker() && action.is_ok_and(Action::is_typed_in_place)
    }

    /// Whether only the asker sees the message to which it belongs.
    pub fn is_only_for_asker(self) -> bool {
        let flags = match self {
            Self::Command(_) => None,
            Self::Component(interaction) => interaction.message.flags,
            Self::Modal(interaction) => {
                let message = interaction.message.as_deref();
                message.and_then(|message| message.flags)
            }
        };
        flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
    }

    /// The user who asked.
    pub fn asker(self) -> u64 {
        let user = match self {
            Self::Command(interaction) => &interaction.user,
            Self::Component(interaction) => &interaction.user,
            Self::Modal(interaction) => &interaction.user,
        };
        user.id.get()
    }
}

/// What stands under a message while the bot works at what is to replace it.
const WORKING: &str = "\u{23f3}";

/// The text of a message with the sign, once.
fn working(content: &str) -> String {
    if content.ends_with(WORKING) {
        return content.to_owned();
    }
    format!("{content}\n{WORKING}")
}

/// Discord's error code for a repeated first response.
const ANSWERED_ALREADY: isize = 40_060;

/// Whether the connection or Discord itself had trouble with a request.
fn is_trouble(error: &serenity::Error) -> bool {
    let got_lost = matches!(error, serenity::Error::Http(HttpError::Request(_)));
    got_lost || status(error).is_some_and(|status| status.is_server_error())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sign_of_work_is_added_once() {
        let first = working("The review will be made soon.");
        assert_eq!(first, "The review will be made soon.\n\u{23f3}");
        assert_eq!(working(&first), first);
    }
}
