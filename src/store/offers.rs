//! Stores what the players of a game offer each other.

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_optional_id, from_revision, from_time};
use super::limits::by_wrong_clock;
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::limits::AFTER_DECLINE;
use crate::game::{Game, GameId, MessageId, Offer, OfferId, OfferKind, PlayerId, SeatSet};

impl Reading {
    /// All offers made in a game, including moot ones; damaged rows are left out.
    pub async fn offers(&mut self, game: GameId) -> Result<Vec<Offer>, Error> {
        let rows: Vec<OfferRow> = sql::query_as(
            "SELECT number, player, kind, ply, message, silent, agreed FROM offers WHERE game = $1",
        )
        .bind(game.0)
        .fetch_all(self.connection())
        .await?;
        self.readable(rows, |row| {
            Offer::try_from(row).map_err(|error| error.within(format_args!("game {game}")))
        })
    }

    /// The games and players whose offers are not posted.
    pub async fn unposted_offers(&mut self) -> Result<Vec<(GameId, PlayerId)>, Error> {
        let rows: Vec<(i64, i64)> = sql::query_as(UNPOSTED_OFFERS)
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, |(game, player)| {
            Ok((GameId(game), PlayerId(column::id(player)?)))
        })
    }
}

impl Writing {
    /// Saves the standing offers of a game, and the one that ended or adjourned it, and deletes all
    /// others. A new one gets its number.
    pub async fn save_offers(&mut self, game: &Game) -> Result<(), Error> {
        sql::query("DELETE FROM offers WHERE game = $1")
            .bind(game.id.0)
            .execute(self.connection())
            .await?;
        for offer in game.offers().chain(game.agreed_offer()) {
            let number = match offer.id {
                Some(OfferId(number)) => number,
                None => self.next_number("offer").await?,
            };
            sql::query(
                "INSERT INTO offers (game, player, kind, ply, message, silent, number, agreed)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            )
            .bind(game.id.0)
            .bind(from_id(offer.by.0)?)
            .bind(offer.kind.id())
            .bind(from_revision(offer.at))
            .bind(from_optional_id(offer.message.map(|message| message.0))?)
            .bind(offer.is_silent)
            .bind(number)
            .bind(i64::from(offer.agreed.0))
            .execute(self.connection())
            .await?;
        }
        Ok(())
    }

    /// Until when a player may not repeat an offer of this kind, because it was declined a moment ago; `None` if they may.
    pub async fn declined_until(
        &mut self,
        game: GameId,
        player: PlayerId,
        kind: OfferKind,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, Error> {
        let now = self.time_of_limits(now).await?;
        let at: Option<i64> = sql::query_scalar(
            "SELECT at FROM declined_offers WHERE game = $1 AND player = $2 AND kind = $3",
        )
        .bind(game.0)
        .bind(from_id(player.0)?)
        .bind(kind.id())
        .fetch_optional(self.connection())
        .await?;
        let at = self.set_aside(at.map(column::time).transpose())?.flatten();
        // A time in the future was recorded by a clock that was wrong.
        let until = at.filter(|&at| at <= now).map(|at| at + AFTER_DECLINE);
        Ok(until.filter(|&until| now < until))
    }

    /// Records that a player's offer was declined. Deletes what is too old to matter.
    pub async fn save_declined(
        &mut self,
        game: GameId,
        player: PlayerId,
        kind: OfferKind,
        now: Timestamp,
    ) -> Result<(), Error> {
        let now = self.time_of_limits(now).await?;
        let before = now.saturating_sub(AFTER_DECLINE).unwrap_or(Timestamp::MIN);
        sql::query("DELETE FROM declined_offers WHERE at <= $1 OR at > $2")
            .bind(from_time(before))
            .bind(by_wrong_clock(now))
            .execute(self.connection())
            .await?;
        sql::query(
            "INSERT INTO declined_offers (game, player, kind, at) VALUES ($1, $2, $3, $4)
             ON CONFLICT (game, player, kind) DO UPDATE SET at = excluded.at",
        )
        .bind(game.0)
        .bind(from_id(player.0)?)
        .bind(kind.id())
        .bind(from_time(now))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Records the message that shows an offer of a game, if the offer still stands.
    pub async fn save_offer_message(
        &mut self,
        game: GameId,
        offer: OfferId,
        message: MessageId,
    ) -> Result<(), Error> {
        sql::query("UPDATE offers SET message = $3 WHERE game = $1 AND number = $2")
            .bind(game.0)
            .bind(offer.0)
            .bind(from_id(message.0)?)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

#[derive(FromRow)]
struct OfferRow {
    number: i64,
    player: i64,
    kind: String,
    ply: i64,
    message: Option<i64>,
    silent: bool,
    agreed: i64,
}

impl TryFrom<OfferRow> for Offer {
    type Error = Error;

    fn try_from(row: OfferRow) -> Result<Self, Error> {
        let kind = OfferKind::from_id(&row.kind);
        Ok(Self {
            id: Some(OfferId(row.number)),
            by: PlayerId(column::id(row.player)?),
            kind: kind.ok_or_else(|| Error::damaged("an offer", &row.kind))?,
            at: column::revision(row.ply)?,
            message: row.message.map(column::id).transpose()?.map(MessageId),
            is_silent: row.silent,
            agreed: SeatSet(column::count(row.agreed)?),
        })
    }
}

// The condition is copied from the index `offers_unposted`, word for word.
pub(super) const UNPOSTED_OFFERS: &str = "
    SELECT game, player FROM offers WHERE message IS NULL ORDER BY game, player";
