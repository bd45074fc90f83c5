//! The language of what is posted: the server's in its channels, a person's own in private.

use crate::discord::message::Message;
use crate::discord::outbox::Outbox;
use crate::discord::reader;
use crate::game::{PlayerId, ServerId};
use crate::language::Language;

impl Outbox {
    /// The language of everybody who reads on a server.
    pub async fn language_of_server(&self, server: Option<ServerId>) -> Language {
        reader::language_on(&self.service, server).await
    }

    /// A message in the language of everybody who reads it on a server.
    pub async fn for_server(&self, server: Option<ServerId>, content: &Message) -> Message<String> {
        content.in_language(self.language_of_server(server).await)
    }

    /// A message in the language of its only reader.
    pub async fn for_person(&self, player: PlayerId, content: &Message) -> Message<String> {
        content.in_language(reader::language_of(&self.service, player, None).await)
    }
}
