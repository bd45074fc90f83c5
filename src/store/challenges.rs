//! Challenges.

use super::column::{self, from_first, from_id, from_optional_id, from_time};
use super::{Error, Reading, Writing};
use crate::game::{
    Challenge, ChallengeId, ChallengeStatus, ChannelId, GameId, MessageId, Place, PlayerId,
    ServerId, Terms,
};

impl Reading {
    /// A challenge by its number.
    pub async fn challenge(&mut self, id: ChallengeId) -> Result<Option<Challenge>, Error> {
        let row: Option<ChallengeRow> = sqlx::query_as(
            "SELECT id, challenger, opponent, ruleset, rated, first, server, channel, made_at,
                    status, game, message
             FROM challenges WHERE id = $1",
        )
        .bind(id.0)
        .fetch_optional(self.connection())
        .await?;
        row.map(Challenge::try_from).transpose()
    }
}

impl Writing {
    /// The number of the next challenge; it is used up when this is committed.
    pub async fn next_challenge_id(&mut self) -> Result<ChallengeId, Error> {
        self.next_number("challenge").await.map(ChallengeId)
    }

    /// Keeps a new challenge. Its people must be known.
    pub async fn insert_challenge(&mut self, challenge: &Challenge) -> Result<(), Error> {
        let (status, game) = from_status(challenge.status);
        sqlx::query(
            "INSERT INTO challenges (id, challenger, opponent, ruleset, rated, first, server,
                                     channel, made_at, status, game, message)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        )
        .bind(challenge.id.0)
        .bind(from_id(challenge.challenger.0)?)
        .bind(from_id(challenge.opponent.0)?)
        .bind(challenge.terms.ruleset.code())
        .bind(challenge.terms.rated)
        .bind(from_first(challenge.terms.first))
        .bind(from_optional_id(
            challenge.place.server.map(|server| server.0),
        )?)
        .bind(from_id(challenge.place.channel.0)?)
        .bind(from_time(challenge.made_at))
        .bind(status)
        .bind(game)
        .bind(from_optional_id(
            challenge.message.map(|message| message.0),
        )?)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Keeps the answer to an open challenge; false if it was answered before.
    pub async fn save_answer(&mut self, challenge: &Challenge) -> Result<bool, Error> {
        let (status, game) = from_status(challenge.status);
        let done = sqlx::query(
            "UPDATE challenges SET status = $2, game = $3 WHERE id = $1 AND status = 'open'",
        )
        .bind(challenge.id.0)
        .bind(status)
        .bind(game)
        .execute(self.connection())
        .await?;
        Ok(done.rows_affected() == 1)
    }
}

#[derive(sqlx::FromRow)]
struct ChallengeRow {
    id: i64,
    challenger: i64,
    opponent: i64,
    ruleset: String,
    rated: bool,
    first: String,
    server: Option<i64>,
    channel: i64,
    made_at: i64,
    status: String,
    game: Option<i64>,
    message: Option<i64>,
}

impl TryFrom<ChallengeRow> for Challenge {
    type Error = Error;

    fn try_from(row: ChallengeRow) -> Result<Self, Error> {
        Ok(Self {
            id: ChallengeId(row.id),
            challenger: PlayerId(column::id(row.challenger)?),
            opponent: PlayerId(column::id(row.opponent)?),
            terms: Terms {
                ruleset: column::ruleset(&row.ruleset)?,
                rated: row.rated,
                first: column::first(&row.first)?,
            },
            place: Place {
                server: row.server.map(column::id).transpose()?.map(ServerId),
                channel: ChannelId(column::id(row.channel)?),
            },
            made_at: column::time(row.made_at)?,
            status: status(&row.status, row.game)?,
            message: row.message.map(column::id).transpose()?.map(MessageId),
        })
    }
}

fn from_status(status: ChallengeStatus) -> (&'static str, Option<i64>) {
    match status {
        ChallengeStatus::Open => ("open", None),
        ChallengeStatus::Accepted(game) => ("accepted", Some(game.0)),
        ChallengeStatus::Declined => ("declined", None),
        ChallengeStatus::Withdrawn => ("withdrawn", None),
    }
}

fn status(status: &str, game: Option<i64>) -> Result<ChallengeStatus, Error> {
    match (status, game) {
        ("open", None) => Ok(ChallengeStatus::Open),
        ("accepted", Some(game)) => Ok(ChallengeStatus::Accepted(GameId(game))),
        ("declined", None) => Ok(ChallengeStatus::Declined),
        ("withdrawn", None) => Ok(ChallengeStatus::Withdrawn),
        (other, _) => Err(Error::damaged("the status of a challenge", other)),
    }
}
