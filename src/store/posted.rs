//! What was posted, so that the rest can be posted later.

use jiff::Timestamp;

use super::column::{from_id, from_optional_id, from_revision, from_time};
use super::refreshes::unshown;
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{ChallengeId, ChannelId, GameId, MessageId, Revision};

impl Reading {
    /// Games whose board or end is not posted, oldest first. The board of a half turn is not to be.
    pub async fn unposted_games(&mut self) -> Result<Vec<GameId>, Error> {
        let ids = sql::query_scalar(UNPOSTED_GAMES)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    /// Open challenges that are not posted, oldest first.
    pub async fn unposted_challenges(&mut self) -> Result<Vec<ChallengeId>, Error> {
        let ids = sql::query_scalar(UNPOSTED_CHALLENGES)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(ChallengeId).collect())
    }
}

impl Writing {
    /// Records the message that shows a board, and its channel if that is not the game's; false if
    /// there is no such game, or a later board was recorded. `shows` is the deadline in the message;
    /// without it, the message may be as old as the board.
    pub async fn save_board(
        &mut self,
        game: GameId,
        at: Revision,
        shows: Option<Timestamp>,
        message: MessageId,
        elsewhere: Option<ChannelId>,
    ) -> Result<bool, Error> {
        let done = sql::query(concat!(
            "UPDATE games SET posted_ply = $2, board = $3, board_channel = $4,
                     astray = ($4 IS NOT NULL),
                     unshown = CASE WHEN ply = $2 THEN COALESCE(deadline - $5, unshown)
                         ELSE unshown END,
                     refresh = CASE WHEN ply = $2 AND ABS(COALESCE(deadline - $5, ",
            unshown!(),
            ")) >= 60000 THEN 0 ELSE NULL END
                 WHERE id = $1 AND ply >= $2 AND (posted_ply IS NULL OR posted_ply <= $2)"
        ))
        .bind(game.0)
        .bind(from_revision(at))
        .bind(from_id(message.0)?)
        .bind(from_optional_id(elsewhere.map(|channel| channel.0))?)
        .bind(shows.map(from_time))
        .execute(self.connection())
        .await?;
        // The posted board shows which offers became moot, so they are not needed any more.
        sql::query("DELETE FROM offers WHERE game = $1 AND ply < $2")
            .bind(game.0)
            .bind(from_revision(at))
            .execute(self.connection())
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Records the message that announces the end of a game and shows its last board; false if
    /// there is no such game, or it is still running.
    pub async fn save_end(
        &mut self,
        game: GameId,
        message: MessageId,
        elsewhere: Option<ChannelId>,
    ) -> Result<bool, Error> {
        let done = sql::query(
            "UPDATE games SET posted_ply = ply, board = $2, board_channel = $3, end_posted = TRUE,
                 asked_at = NULL
             WHERE id = $1 AND to_move IS NULL",
        )
        .bind(game.0)
        .bind(from_id(message.0)?)
        .bind(from_optional_id(elsewhere.map(|channel| channel.0))?)
        .execute(self.connection())
        .await?;
        sql::query("DELETE FROM offers WHERE game = $1")
            .bind(game.0)
            .execute(self.connection())
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Records the message that shows a challenge; false if there is no such challenge. `shows` is
    /// the time of creation that the message counts from; without it, the message may be as old as
    /// the challenge.
    pub async fn save_challenge_message(
        &mut self,
        challenge: ChallengeId,
        shows: Option<Timestamp>,
        message: MessageId,
    ) -> Result<bool, Error> {
        let done = sql::query(concat!(
            "UPDATE challenges SET message = $2, unshown = COALESCE(made_at - $3, unshown),
                     refresh = CASE WHEN ABS(COALESCE(made_at - $3, ",
            unshown!(),
            ")) >= 60000 THEN 0 ELSE NULL END
                 WHERE id = $1"
        ))
        .bind(challenge.0)
        .bind(from_id(message.0)?)
        .bind(shows.map(from_time))
        .execute(self.connection())
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Records the message under which somebody pressed a button of a challenge, unless one is
    /// recorded; false if nothing was to record.
    pub async fn save_pressed_message(
        &mut self,
        challenge: ChallengeId,
        message: MessageId,
    ) -> Result<bool, Error> {
        let done =
            sql::query("UPDATE challenges SET message = $2 WHERE id = $1 AND message IS NULL")
                .bind(challenge.0)
                .bind(from_id(message.0)?)
                .execute(self.connection())
                .await?;
        Ok(done.rows_affected() == 1)
    }
}

// The conditions are copied from the indexes `games_unposted` and `challenges_unposted`, word for
// word; otherwise the indexes are not used.
pub(super) const UNPOSTED_GAMES: &str = "
    SELECT id FROM games
    WHERE posted_ply IS NULL
        OR (posted_ply < ply AND (NOT half_turn OR posted_ply / 65536 < ply / 65536))
        OR (to_move IS NULL AND NOT end_posted)
    ORDER BY id";

pub(super) const UNPOSTED_CHALLENGES: &str = "
    SELECT id FROM challenges WHERE game IS NULL AND refused IS NULL AND message IS NULL
    ORDER BY id";
