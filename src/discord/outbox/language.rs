//! The language of what is posted: the server's in its channels, a person's own in private.

use crate::discord::message::Message;
use crate::discord::outbox::Outbox;
use crate::discord::reader;
use crate::game::{ChannelId, PlayerId, ServerId};
use crate::language::Language;
use crate::service::GameView;

impl Outbox {
    /// The language of everybody who reads a game: its server's, or, in a private conversation with
    /// the bot, that of the one person there.
    pub async fn language_of_game(&self, view: &GameView) -> Language {
        let game = &view.game;
        match (game.place.server, game.people().next()) {
            (None, Some(player)) => reader::language_of(&self.service, player, None).await,
            (server, _) => reader::language_on(&self.service, server).await,
        }
    }

    /// The language of whoever reads a board of a game in this channel: everybody, or the player to
    /// move where it could only be sent to them.
    pub async fn language_of_board(&self, view: &GameView, channel: ChannelId) -> Language {
        if let Some(player) = view.private_reader(channel) {
            return reader::language_of(&self.service, player, None).await;
        }
        let is_shared = channel == view.game.place.channel || Some(channel) == view.parent;
        let game = &view.game;
        let reader = match game.against_computer() {
            Some(_) => game.people().next(),
            None => game.to_move(),
        };
        match reader {
            Some(player) if !is_shared => reader::language_of(&self.service, player, None).await,
            _ => self.language_of_game(view).await,
        }
    }

    /// A message in the language of everybody who reads a game.
    pub async fn for_game(&self, view: &GameView, content: &Message) -> Message<String> {
        content.in_language(self.language_of_game(view).await)
    }

    /// The same for an offer of this player, which may be read by the other player only.
    pub async fn for_offer(
        &self,
        view: &GameView,
        by: PlayerId,
        content: &Message,
    ) -> Message<String> {
        match view.private_reader(view.offer_channel(by)) {
            Some(reader) => self.for_person(reader, content).await,
            None => self.for_game(view, content).await,
        }
    }

    /// A message in the language of everybody who reads it on a server.
    pub async fn for_server(&self, server: Option<ServerId>, content: &Message) -> Message<String> {
        content.in_language(reader::language_on(&self.service, server).await)
    }

    /// A message in the language of its only reader.
    pub async fn for_person(&self, player: PlayerId, content: &Message) -> Message<String> {
        content.in_language(reader::language_of(&self.service, player, None).await)
    }
}
