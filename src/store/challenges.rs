//! Stores challenges.

use super::column::{self, from_first, from_id, from_optional_id, from_time};
use super::sql;
use super::{Error, Reading, Unposted, Writing};
use crate::game::{
    Challenge, ChallengeId, ChallengeStatus, ChannelId, GameId, MessageId, Place, PlayerId,
    ServerId, Terms,
};

impl Reading {
    /// A challenge by its number.
    pub async fn challenge(&mut self, id: ChallengeId) -> Result<Option<Challenge>, Error> {
        let row: Option<ChallengeRow> = sql::query_as(ONE)
            .bind(id.0)
            .fetch_optional(self.connection())
            .await?;
        let challenge = row.map(Challenge::try_from).transpose();
        challenge.map_err(|error| error.within(format_args!("challenge {id}")))
    }

    /// The challenge that this one answers with other terms; `None` if it answers none, or that is damaged.
    pub async fn countered_by(
        &mut self,
        challenge: &Challenge,
    ) -> Result<Option<Challenge>, Error> {
        let Some(opponent) = challenge.opponent else {
            return Ok(None);
        };
        let row: Option<ChallengeRow> = sql::query_as(COUNTERED_BY)
            .bind(challenge.id.0)
            .bind(from_id(opponent.0)?)
            .bind(from_id(challenge.challenger.0)?)
            .fetch_optional(self.connection())
            .await?;
        let countered = row.map(Challenge::try_from).transpose();
        Ok(self.set_aside(countered)?.flatten())
    }
}

impl Writing {
    /// Allocates the number of the next challenge; it is used up once this transaction is
    /// committed.
    pub async fn next_challenge_id(&mut self) -> Result<ChallengeId, Error> {
        self.next_number("challenge").await.map(ChallengeId)
    }

    /// Saves a new challenge. Its players must be saved already.
    pub async fn insert_challenge(&mut self, challenge: &Challenge) -> Result<(), Error> {
        let (game, refused, counter) = from_status(challenge.status);
        sql::query(
            "INSERT INTO challenges (id, challenger, opponent, ruleset, rated, first, server,
                                     channel, made_at, game, refused, message, pace, counter,
                                     silent, calls, in_set, claim, on_hill)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
                     $17, $18, $19)",
        )
        .bind(challenge.id.0)
        .bind(from_id(challenge.challenger.0)?)
        .bind(from_optional_id(
            challenge.opponent.map(|opponent| opponent.0),
        )?)
        .bind(challenge.terms.ruleset.code())
        .bind(challenge.terms.rated)
        .bind(from_first(challenge.terms.first))
        .bind(from_optional_id(
            challenge.place.server.map(|server| server.0),
        )?)
        .bind(from_id(challenge.place.channel.0)?)
        .bind(from_time(challenge.made_at))
        .bind(game)
        .bind(refused)
        .bind(from_optional_id(
            challenge.message.map(|message| message.0),
        )?)
        .bind(challenge.terms.pace.id())
        .bind(counter)
        .bind(challenge.is_silent)
        .bind(challenge.terms.calls)
        .bind(challenge.terms.set)
        .bind(challenge.terms.claim)
        .bind(challenge.terms.hill)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Saves the answer to an open challenge; false if it was answered before. Its message then
    /// still has to be updated.
    pub async fn save_answer(&mut self, challenge: &Challenge) -> Result<bool, Error> {
        let (game, refused, counter) = from_status(challenge.status);
        let done = sql::query(
            "UPDATE challenges SET game = $2, refused = $3, counter = $4, shown = FALSE
             WHERE id = $1 AND game IS NULL AND refused IS NULL",
        )
        .bind(challenge.id.0)
        .bind(game)
        .bind(refused)
        .bind(counter)
        .execute(self.connection())
        .await?;
        self.forget_attempts(Unposted::Invitation(challenge.id))
            .await?;
        Ok(done.rows_affected() == 1)
    }
}

/// SQL for all that is read of a challenge.
macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT id, challenger, opponent, ruleset, rated, first, server, channel, made_at,
                    game, refused, message, pace, counter, silent, calls, in_set, claim, on_hill
             FROM challenges ",
            $rest
        )
    };
}

const ONE: &str = select!("WHERE id = $1");

// Those between the same two are few.
pub(super) const COUNTERED_BY: &str = select!(
    "WHERE challenger = $2 AND opponent = $3 AND id < $1 AND counter = $1 ORDER BY id DESC LIMIT 1"
);

#[expect(clippy::struct_excessive_bools, reason = "each is a column")]
#[derive(sqlx_macros::FromRow)]
struct ChallengeRow {
    id: i64,
    challenger: i64,
    opponent: Option<i64>,
    ruleset: String,
    rated: bool,
    calls: bool,
    in_set: bool,
    claim: bool,
    on_hill: bool,
    first: i64,
    server: Option<i64>,
    channel: i64,
    made_at: i64,
    game: Option<i64>,
    refused: Option<String>,
    message: Option<i64>,
    pace: String,
    counter: Option<i64>,
    silent: bool,
}

impl TryFrom<ChallengeRow> for Challenge {
    type Error = Error;

    fn try_from(row: ChallengeRow) -> Result<Self, Error> {
        if row.opponent == Some(row.challenger) {
            return Err(Error::damaged("the players", "both are the same person"));
        }
        Ok(Self {
            id: ChallengeId(row.id),
            challenger: PlayerId(column::id(row.challenger)?),
            opponent: row.opponent.map(column::id).transpose()?.map(PlayerId),
            terms: Terms {
                ruleset: column::ruleset(&row.ruleset)?,
                pace: column::pace(&row.pace)?,
                rated: row.rated,
                first: column::first(row.first)?,
                calls: row.calls,
                set: row.in_set,
                claim: row.claim,
                hill: row.on_hill,
            },
            place: Place {
                server: row.server.map(column::id).transpose()?.map(ServerId),
                channel: ChannelId(column::id(row.channel)?),
            },
            made_at: column::time(row.made_at)?,
            status: status(row.game, row.refused.as_deref(), row.counter)?,
            message: row.message.map(column::id).transpose()?.map(MessageId),
            is_silent: row.silent,
        })
    }
}

type StatusColumns = (Option<i64>, Option<&'static str>, Option<i64>);

fn from_status(status: ChallengeStatus) -> StatusColumns {
    match status {
        ChallengeStatus::Open => (None, None, None),
        ChallengeStatus::Accepted(game) => (Some(game.0), None, None),
        ChallengeStatus::Declined => (None, Some("declined"), None),
        ChallengeStatus::Withdrawn => (None, Some("withdrawn"), None),
        ChallengeStatus::Expired => (None, Some("expired"), None),
        ChallengeStatus::Countered(by) => (None, Some("countered"), Some(by.0)),
    }
}

fn status(
    game: Option<i64>,
    refused: Option<&str>,
    counter: Option<i64>,
) -> Result<ChallengeStatus, Error> {
    match (game, refused, counter) {
        (None, None, None) => Ok(ChallengeStatus::Open),
        (Some(game), None, None) => Ok(ChallengeStatus::Accepted(GameId(game))),
        (None, Some("declined"), None) => Ok(ChallengeStatus::Declined),
        (None, Some("withdrawn"), None) => Ok(ChallengeStatus::Withdrawn),
        (None, Some("expired"), None) => Ok(ChallengeStatus::Expired),
        (None, Some("countered"), Some(by)) => Ok(ChallengeStatus::Countered(ChallengeId(by))),
        (_, other, _) => Err(Error::damaged(
            "the answer to a challenge",
            other.unwrap_or_default(),
        )),
    }
}
