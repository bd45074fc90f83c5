//! Where the two players of a game in private conversations see its board.

use super::column::{self, from_id};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{ChannelId, GameId, MessageId, PlayerId};

/// The board of a game in one player's private conversation with the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrivateBoard {
    /// The player.
    pub player: PlayerId,
    /// The conversation.
    pub channel: ChannelId,
    /// The message that shows the last board that was sent there.
    pub message: MessageId,
}

impl Reading {
    /// The private boards of a game; damaged rows are left out.
    pub async fn private_boards(&mut self, game: GameId) -> Result<Vec<PrivateBoard>, Error> {
        let rows: Vec<(i64, i64, i64)> =
            sql::query_as("SELECT player, channel, message FROM private_boards WHERE game = $1")
                .bind(game.0)
                .fetch_all(self.connection())
                .await?;
        self.readable(rows, |(player, channel, message)| {
            Ok(PrivateBoard {
                player: PlayerId(column::id(player)?),
                channel: ChannelId(column::id(channel)?),
                message: MessageId(column::id(message)?),
            })
        })
    }
}

impl Writing {
    /// Saves where a player sees the last board of a game.
    pub async fn save_private_board(
        &mut self,
        game: GameId,
        board: PrivateBoard,
    ) -> Result<(), Error> {
        sql::query(
            "INSERT INTO private_boards (game, player, channel, message) VALUES ($1, $2, $3, $4)
             ON CONFLICT (game, player) DO UPDATE SET
                 channel = excluded.channel, message = excluded.message",
        )
        .bind(game.0)
        .bind(from_id(board.player.0)?)
        .bind(from_id(board.channel.0)?)
        .bind(from_id(board.message.0)?)
        .execute(self.connection())
        .await?;
        Ok(())
    }
}
