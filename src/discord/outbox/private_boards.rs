//! Boards of a game whose players share no server: each sees them in their own conversation with the bot.
//!
//! The player who is called is notified by the message, the other one is not. Each board is sent to each of
//! them once: a retry looks for it in the conversation first. Whoever turns messages away is written to
//! again after they have changed their settings; the game goes on by its clocks, and `/games` and `/board`
//! show it. If nobody can be written to, the board is given up like any other.

use std::sync::Arc;

use crate::discord::message::Message;
use crate::discord::outbox::Outbox;
use crate::discord::outbox::attempt::{Attempt, PostError};
use crate::discord::outbox::channels::SendError;
use crate::discord::reader;
use crate::game::{ChannelId, MessageId, PlayerId};
use crate::service::{GameView, PrivateBoard};

impl Outbox {
    /// Sends both players a board. Returns the message in the conversation that counts as the game's place,
    /// or else the other one. A failure that may pass is reported even if one of them has the board, so that
    /// the other one gets it.
    pub(super) async fn send_to_both(
        self: &Arc<Self>,
        view: &GameView,
        content: &Message,
        nonce: &str,
        attempt: Attempt,
    ) -> Result<(ChannelId, MessageId), PostError> {
        let (mut delivered, mut failed, mut refused) = (Vec::new(), None, None);
        for (seat, player) in view.game.people().enumerate() {
            let nonce = format!("{nonce}.{seat}");
            match self
                .send_to_one(view, player, content, (&nonce, attempt))
                .await
            {
                Ok(Some(board)) => delivered.push(board),
                Ok(None) => refused = Some(SendError::Unreachable(player).into()),
                Err(error) if error.is_final() => refused = Some(error),
                Err(error) => failed = Some(error),
            }
        }
        if let Some(error) = failed {
            return Err(error);
        }
        let place = view.game.place.channel;
        delivered.sort_by_key(|board: &PrivateBoard| board.channel != place);
        match (delivered.first(), refused) {
            (Some(board), _) => Ok((board.channel, board.message)),
            (None, Some(error)) => Err(error),
            (None, None) => unreachable!("a board has readers"),
        }
    }

    /// Sends one player a board, unless they have it already. `None` if they cannot be written to.
    async fn send_to_one(
        self: &Arc<Self>,
        view: &GameView,
        player: PlayerId,
        content: &Message,
        (nonce, attempt): (&str, Attempt),
    ) -> Result<Option<PrivateBoard>, PostError> {
        if !self.service.accepts_dms(player).await? {
            return Ok(None);
        }
        let is_called = content.pings.contains(&player);
        let content = Message {
            pings: is_called.then_some(player).into_iter().collect(),
            is_quiet: !is_called,
            ..content.clone()
        };
        let sent = match self.written_before(player, &content, attempt).await {
            Ok(Some(before)) => Ok(before),
            Ok(None) => {
                let language = reader::language_of(&self.service, player, None).await;
                let pictures = self.pictures(view, language).await;
                let words = content.in_language(language);
                self.channels.write(player, &words, pictures, nonce).await
            }
            Err(error) => Err(error),
        };
        let (channel, message) = match sent {
            Ok(sent) => sent,
            Err(error) if error.is_forbidden() => {
                self.note_dms_refused(player, &error).await?;
                return Ok(None);
            }
            Err(error) => return Err(error.into()),
        };
        let board = PrivateBoard {
            player,
            channel,
            message,
        };
        self.service.private_board_sent(view.game.id, board).await?;
        let mut earlier = view.private_boards.iter();
        if let Some(earlier) = earlier.find(|earlier| earlier.player == player)
            && earlier.message != message
        {
            self.retire(earlier.channel, earlier.message);
        }
        Ok(Some(board))
    }
}
