//! A response to an interaction, before it is sent.

use std::future::Future;
use std::pin::Pin;

use crate::discord::message::{Form, Message, Picture};
use crate::discord::outbox::Post;
use crate::discord::refusal::RequestError;
use crate::game::ChallengeId;
use crate::language::{Language, Text, say};

/// The response to an interaction, and what to post after it.
pub struct Response<T = Text> {
    /// Where it appears.
    pub(super) kind: ResponseKind<T>,
    /// Its message.
    pub(super) message: Message<T>,
    /// Its pictures.
    pub(super) pictures: Vec<Picture>,
    /// A further message that only the asker sees.
    pub(super) aside: Option<Message<T>>,
    /// A further message, with its pictures, that everybody in the channel sees.
    pub(super) public: Option<(Message<T>, Vec<Picture>)>,
    pub(super) post: Option<Post>,
    /// The invitation whose message this response updates with the outcome.
    pub(super) settles: Option<ChallengeId>,
}

/// Where a response appears.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum ResponseKind<T = Text> {
    /// In a new message that only the asker sees.
    Private,
    /// In place of the message whose button was pressed.
    InPlace,
    /// As a form to fill in; a response that comes too late for a form shows its message instead.
    Modal(Box<Form<T>>),
}

impl Response {
    /// A new message that only the asker sees.
    pub fn private(message: Message) -> Self {
        Self {
            kind: ResponseKind::Private,
            message,
            pictures: Vec::new(),
            aside: None,
            public: None,
            post: None,
            settles: None,
        }
    }

    /// Its words: what only the asker sees in one language, what everybody sees in another.
    pub(super) fn in_languages(self, private: Language, public: Language) -> Response<String> {
        let (kind, language) = match self.kind {
            ResponseKind::Private => (ResponseKind::Private, private),
            ResponseKind::InPlace => (ResponseKind::InPlace, public),
            ResponseKind::Modal(form) => (
                ResponseKind::Modal(Box::new(form.in_language(private))),
                private,
            ),
        };
        Response {
            kind,
            message: self.message.in_language(language),
            pictures: self.pictures,
            aside: self.aside.map(|aside| aside.in_language(private)),
            public: self
                .public
                .map(|(message, pictures)| (message.in_language(public), pictures)),
            post: self.post,
            settles: self.settles,
        }
    }

    /// A replacement for the message whose button was pressed.
    pub fn in_place(message: Message) -> Self {
        Self {
            kind: ResponseKind::InPlace,
            ..Self::private(message)
        }
    }

    /// The same response in place of the message whose button was pressed.
    pub fn instead(self) -> Self {
        Self {
            kind: ResponseKind::InPlace,
            ..self
        }
    }

    /// Whether it replaces a message.
    pub fn is_in_place(&self) -> bool {
        self.kind == ResponseKind::InPlace
    }

    /// The same response as a private message, if it would replace the message whose button was
    /// pressed.
    pub fn beside(self) -> Self {
        let kind = match self.kind {
            ResponseKind::InPlace => ResponseKind::Private,
            kind => kind,
        };
        Self { kind, ..self }
    }

    /// A form to fill in.
    pub fn form(form: impl Into<Form>) -> Self {
        let late = Message::text(say!(general::too_late));
        Self {
            kind: ResponseKind::Modal(Box::new(form.into())),
            ..Self::private(late)
        }
    }

    /// Adds a picture.
    pub fn with(mut self, picture: Picture) -> Self {
        self.pictures.push(picture);
        self
    }

    /// Adds a message that only the asker sees.
    pub fn aside(mut self, message: Message) -> Self {
        self.aside = Some(message);
        self
    }

    /// Adds a message that everybody in the channel sees, with a picture if there is one.
    pub fn with_public(mut self, message: Message, picture: Option<Picture>) -> Self {
        self.public = Some((message, picture.into_iter().collect()));
        self
    }

    /// Whether everybody sees a part of it, wherever it was asked for.
    pub(super) fn has_public(&self) -> bool {
        self.public.is_some()
    }

    /// Marks this response as the outcome in the invitation's own message.
    pub fn settling(mut self, challenge: ChallengeId) -> Self {
        self.settles = Some(challenge);
        self
    }

    /// Adds a post to the channel after it.
    pub fn then(mut self, post: Post) -> Self {
        self.post = Some(post);
        self
    }
}

/// The work that produces a response. It is boxed because it may hold whole games.
pub type PendingResponse<'a> =
    Pin<Box<dyn Future<Output = Result<Response, RequestError>> + Send + 'a>>;
