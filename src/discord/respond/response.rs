//! An answer, before it is sent.

use std::future::Future;
use std::pin::Pin;

use crate::discord::message::{Form, Picture, Said};
use crate::discord::outbox::Post;
use crate::discord::refusal::Trouble;
use crate::game::ChallengeId;

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
    pub(super) post: Option<Post>,
    /// The invitation whose message says by this answer what became of it.
    pub(super) settles: Option<ChallengeId>,
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
