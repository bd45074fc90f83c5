//! What runs with one person: invitations, tables, seeks, places on hills, games. It is looked up to be ended.

use super::column::from_id;
use super::sql;
use super::{Error, Reading, Unposted, Writing};
use crate::game::{ChallengeId, GameId, HillId, PlayerId, ServerId, TableId};

impl Reading {
    /// The open challenges that a person made or got; true for those that they made.
    pub async fn open_challenges_with(
        &mut self,
        player: PlayerId,
    ) -> Result<Vec<(ChallengeId, bool)>, Error> {
        let rows: Vec<(i64, bool)> = sql::query_as(OPEN_WITH)
            .bind(from_id(player.0)?)
            .fetch_all(self.connection())
            .await?;
        let rows = rows.into_iter();
        Ok(rows.map(|(id, is_own)| (ChallengeId(id), is_own)).collect())
    }

    /// The open challenges that a person made on a server.
    pub async fn open_challenges_on(
        &mut self,
        server: ServerId,
        challenger: PlayerId,
    ) -> Result<Vec<ChallengeId>, Error> {
        let ids = sql::query_scalar(
            "SELECT id FROM challenges
             WHERE challenger = $1 AND game IS NULL AND refused IS NULL AND server = $2 ORDER BY id",
        )
        .bind(from_id(challenger.0)?)
        .bind(from_id(server.0)?)
        .fetch_all(self.connection())
        .await?;
        Ok(ids.into_iter().map(ChallengeId).collect())
    }

    /// The open tables that a person hosts, at which they sit, or at which a chair is kept for them.
    pub async fn open_tables_around(&mut self, player: PlayerId) -> Result<Vec<TableId>, Error> {
        let mut ids = self.tables_with(player).await?;
        ids.extend(self.open_tables_of(player).await?);
        ids.extend(self.tables_kept_for(player).await?);
        ids.sort_unstable();
        ids.dedup();
        Ok(ids)
    }

    /// The open tables at which a chair is kept for a person.
    pub async fn tables_kept_for(&mut self, player: PlayerId) -> Result<Vec<TableId>, Error> {
        let ids = sql::query_scalar(
            "SELECT tables.id FROM kept_chairs JOIN tables ON tables.id = kept_chairs.table_number
             WHERE kept_chairs.player = $1 AND tables.game IS NULL AND tables.ended IS NULL",
        )
        .bind(from_id(player.0)?)
        .fetch_all(self.connection())
        .await?;
        Ok(ids.into_iter().map(TableId).collect())
    }

    /// The hills, on any server, on which a person stands.
    pub async fn hills_with(&mut self, player: PlayerId) -> Result<Vec<HillId>, Error> {
        let ids = sql::query_scalar("SELECT hill FROM climbers WHERE player = $1")
            .bind(from_id(player.0)?)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(HillId).collect())
    }

    /// All running games of a person, also those that they have left and others play on.
    pub async fn running_games_of(&mut self, player: PlayerId) -> Result<Vec<GameId>, Error> {
        let ids = sql::query_scalar("SELECT game FROM seats WHERE player = $1 AND running")
            .bind(from_id(player.0)?)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }
}

impl Writing {
    /// Ends an open challenge that its maker withdraws, or that is declined; its message is to say so. False if it was
    /// answered already. This works even if the challenge cannot be read.
    pub async fn refuse_challenge(
        &mut self,
        challenge: ChallengeId,
        is_withdrawn: bool,
    ) -> Result<bool, Error> {
        let refused = if is_withdrawn {
            "withdrawn"
        } else {
            "declined"
        };
        let done = sql::query(
            "UPDATE challenges SET refused = $2, shown = FALSE
             WHERE id = $1 AND game IS NULL AND refused IS NULL",
        )
        .bind(challenge.0)
        .bind(refused)
        .execute(self.connection())
        .await?;
        self.forget_attempts(Unposted::Invitation(challenge))
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Ends all seeks of a person; false if there were none.
    pub async fn delete_seeks_of(&mut self, player: PlayerId) -> Result<bool, Error> {
        let done = sql::query("DELETE FROM seeks WHERE player = $1")
            .bind(from_id(player.0)?)
            .execute(self.connection())
            .await?;
        Ok(done.rows_affected() > 0)
    }
}

pub(super) const OPEN_WITH: &str = "
    SELECT id, challenger = $1 FROM challenges
    WHERE game IS NULL AND refused IS NULL AND $1 IN (challenger, opponent) ORDER BY id";
