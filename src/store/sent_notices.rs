//! The messages by which people were told something in private or alone: another one in the same words
//! is not taken for one of them. Each insertion deletes the rows that are too old to be taken for
//! anything.

use jiff::{SignedDuration, Timestamp};

use super::column::{self, from_id, from_time};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{MessageId, PlayerId};

/// How long a message is remembered: longer than a notice is tried at all.
const REMEMBERED: SignedDuration = SignedDuration::from_hours(4 * 24);

impl Reading {
    /// The messages by which a person was told something lately.
    pub async fn sent_notices(&mut self, player: PlayerId) -> Result<Vec<MessageId>, Error> {
        let messages: Vec<i64> = sql::query_scalar(SENT_NOTICES)
            .bind(from_id(player.0)?)
            .fetch_all(self.connection())
            .await?;
        self.readable(messages, |message| Ok(MessageId(column::id(message)?)))
    }
}

impl Writing {
    /// Records the message by which a person was told something.
    pub async fn save_sent_notice(
        &mut self,
        player: PlayerId,
        message: MessageId,
        now: Timestamp,
    ) -> Result<(), Error> {
        let before = now.saturating_sub(REMEMBERED).unwrap_or(Timestamp::MIN);
        sql::query("DELETE FROM sent_notices WHERE at <= $1")
            .bind(from_time(before))
            .execute(self.connection())
            .await?;
        sql::query(
            "INSERT INTO sent_notices (message, player, at) VALUES ($1, $2, $3)
             ON CONFLICT (message) DO NOTHING",
        )
        .bind(from_id(message.0)?)
        .bind(from_id(player.0)?)
        .bind(from_time(now))
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

pub(super) const SENT_NOTICES: &str = "SELECT message FROM sent_notices WHERE player = $1";
