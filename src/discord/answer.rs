//! Answering a command or a press: once, in time, and only then telling the channel.

use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

use tokio::time::timeout;
use tracing::{debug, error, info};

use super::Bot;
pub use super::asked::Asked;
use super::asked::{AnswerError, Deadline};
use super::message::Picture;
use super::message::{Form, Said};
use super::messages;
use super::post::Post;
use super::refusal::{Refusal, Trouble};
use crate::game::ChallengeId;
use crate::service;

/// How long work may take before the asker is told to wait. Discord gives up after three seconds.
const PATIENCE: Duration = Duration::from_millis(1_500);

/// What is answered, and what the channel is told after it.
pub struct Answer {
    /// Where it appears.
    pub(super) shape: Shape,
    /// What it says.
    pub(super) said: Said,
    /// The pictures it carries.
    pub(super) pictures: Vec<Picture>,
    /// What only the asker is told beside it.
    pub(super) aside: Option<Said>,
    post: Option<Post>,
    /// The invitation whose message says by this answer what became of it.
    settles: Option<ChallengeId>,
}

/// Where an answer appears.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Shape {
    /// In a new message that only the asker sees.
    Private,
    /// In place of the message whose button was pressed.
    InPlace,
    /// As a form to fill in; what is said takes its place where it comes too late for one.
    Form(Form),
}

impl Answer {
    /// A new message that only the asker sees.
    pub fn private(said: Said) -> Self {
        Self {
            shape: Shape::Private,
            said,
            pictures: Vec::new(),
            aside: None,
            post: None,
            settles: None,
        }
    }

    /// What the message says from now on whose button was pressed.
    pub fn in_place(said: Said) -> Self {
        Self {
            shape: Shape::InPlace,
            ..Self::private(said)
        }
    }

    /// Whether it takes the place of a message.
    pub fn is_in_place(&self) -> bool {
        self.shape == Shape::InPlace
    }

    /// The same beside the message whose button was pressed, not in its place.
    pub fn beside(self) -> Self {
        let shape = match self.shape {
            Shape::InPlace => Shape::Private,
            shape => shape,
        };
        Self { shape, ..self }
    }

    /// A form to fill in.
    pub fn form(form: Form) -> Self {
        let late = Said::text("That took me too long. Please press the button again.");
        Self {
            shape: Shape::Form(form),
            ..Self::private(late)
        }
    }

    /// With one more picture.
    pub fn with(mut self, picture: Picture) -> Self {
        self.pictures.push(picture);
        self
    }

    /// And beside it something that only the asker is told.
    pub fn aside(mut self, said: Said) -> Self {
        self.aside = Some(said);
        self
    }

    /// It says in an invitation's message what became of that invitation.
    pub fn settling(mut self, challenge: ChallengeId) -> Self {
        self.settles = Some(challenge);
        self
    }

    /// And after it, something for the channel.
    pub fn then(mut self, post: Post) -> Self {
        self.post = Some(post);
        self
    }
}

/// What is done for whoever asked. It is boxed, for it may hold whole games.
pub type Work<'a> = Pin<Box<dyn Future<Output = Result<Answer, Trouble>> + Send + 'a>>;

/// Does the work and answers with what comes of it.
///
/// The order is: save, answer, post. Whatever the answer's fate, what was saved is posted.
pub async fn answer(bot: &Bot, asked: Asked<'_>, mut work: Work<'_>) {
    let deadline = Deadline::new();
    let (done, is_late) = if let Ok(done) = timeout(PATIENCE, &mut work).await {
        (done, false)
    } else {
        let acknowledged = asked.acknowledge(&bot.http, deadline).await;
        log_unanswered(asked, acknowledged);
        (work.await, true)
    };
    if let Err(Trouble::Refused(Refusal::Service(service::Refusal::Repeated))) = &done {
        info!(
            asker = asked.asker(),
            "delivered twice: the first is being answered"
        );
        return;
    }
    let answer = done.unwrap_or_else(|trouble| explained(&trouble, asked));
    let (post, settles) = (answer.post, answer.settles);
    let sent = if is_late {
        asked.answer_late(&bot.http, answer).await
    } else {
        asked.answer(&bot.http, answer, deadline).await
    };
    let is_sent = sent.is_ok();
    log_unanswered(asked, sent);
    if let Some(post) = post {
        bot.poster.begin(post);
    }
    if let Some(challenge) = settles {
        settled(bot, challenge, is_sent).await;
    }
}

/// An invitation was settled by a press under its message. Where the answer did not arrive, the
/// message is edited instead, as it is where nobody's press has settled it.
async fn settled(bot: &Bot, challenge: ChallengeId, is_shown: bool) {
    if !is_shown {
        bot.poster.begin(Post::Settled(challenge));
    } else if let Err(error) = bot.service.challenge_shown(challenge).await {
        let error = &error as &dyn std::error::Error;
        info!(%challenge, error, "it will be shown once more what became of it");
    }
}

/// What the asker is told instead: a refusal as a sentence, everything else by the number under
/// which it is logged.
fn explained(trouble: &Trouble, asked: Asked<'_>) -> Answer {
    let text = match trouble {
        Trouble::Refused(refusal) => {
            info!(asker = asked.asker(), "refused: {refusal}");
            messages::refusal(refusal)
        }
        Trouble::Failed(_) | Trouble::Bug(_) => {
            let failure = asked.failure();
            error!(
                failure,
                asker = asked.asker(),
                error = trouble as &dyn std::error::Error,
                "a request failed"
            );
            match trouble {
                Trouble::Failed(it) if it.source.is_of_one() => messages::damaged(&failure),
                _ => messages::failed(&failure),
            }
        }
    };
    Answer::private(Said::text(text))
}

/// An answer may come too late, or twice; the deed stands and the channel is told of it.
fn log_unanswered(asked: Asked<'_>, sent: Result<(), AnswerError>) {
    if let Err(error) = sent {
        info!(asker = asked.asker(), "could not answer: {error}");
        debug!(?error, "could not answer");
    }
}
