//! Who sits at open tables, for whom chairs are kept, and whom a host had stand up.

use super::column::{self, from_id};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{GameId, KeptChair, PlayerId, TableId};

impl Reading {
    /// The open tables at which a person sits.
    pub async fn tables_with(&mut self, player: PlayerId) -> Result<Vec<TableId>, Error> {
        let ids = sql::query_scalar(SEATED_AT)
            .bind(from_id(player.0)?)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(TableId).collect())
    }

    /// At how many open tables a person sits together with the computer.
    pub async fn tables_with_computer_and(&mut self, player: PlayerId) -> Result<usize, Error> {
        let ids: Vec<i64> = sql::query_scalar(SEATED_WITH_COMPUTER)
            .bind(from_id(player.0)?)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.len())
    }

    /// The tables, open or started, that were opened for the players of a finished game, oldest first.
    pub async fn tables_after(&mut self, game: GameId) -> Result<Vec<TableId>, Error> {
        let ids = sql::query_scalar(AFTER_GAME)
            .bind(game.0)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(TableId).collect())
    }

    /// The chairs at a table that are kept for the players of the game before.
    pub(super) async fn kept_chairs(&mut self, table: TableId) -> Result<Vec<KeptChair>, Error> {
        let rows: Vec<(i64, i64, bool)> =
            sql::query_as("SELECT chair, player, silent FROM kept_chairs WHERE table_number = $1")
                .bind(table.0)
                .fetch_all(self.connection())
                .await?;
        self.readable(rows, |(chair, player, is_silent)| {
            Ok(KeptChair {
                chair: column::count(chair)?,
                player: PlayerId(column::id(player)?),
                is_silent,
            })
        })
    }

    /// Whether the host has invited a person to a table by name.
    pub async fn is_invited(&mut self, table: TableId, player: PlayerId) -> Result<bool, Error> {
        let invited = self.invited_to_table(table).await?;
        Ok(invited.contains(&player))
    }

    /// Whether the host had a person stand up from a table, and has not invited them since.
    pub async fn is_removed(&mut self, table: TableId, player: PlayerId) -> Result<bool, Error> {
        let count: i64 = sql::query_scalar(
            "SELECT COUNT(*) FROM table_removals WHERE table_number = $1 AND player = $2",
        )
        .bind(table.0)
        .bind(from_id(player.0)?)
        .fetch_one(self.connection())
        .await?;
        Ok(count > 0)
    }
}

impl Writing {
    /// Keeps no chair for a person any more.
    pub async fn forget_kept_chair(
        &mut self,
        table: TableId,
        player: PlayerId,
    ) -> Result<(), Error> {
        sql::query("DELETE FROM kept_chairs WHERE table_number = $1 AND player = $2")
            .bind(table.0)
            .bind(from_id(player.0)?)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Saves the chairs that are kept for people. They must be saved already.
    pub(super) async fn save_kept_chairs(
        &mut self,
        table: TableId,
        kept: &[KeptChair],
    ) -> Result<(), Error> {
        for it in kept {
            sql::query(
                "INSERT INTO kept_chairs (table_number, chair, player, silent)
                 VALUES ($1, $2, $3, $4)",
            )
            .bind(table.0)
            .bind(i64::try_from(it.chair).unwrap_or_default())
            .bind(from_id(it.player.0)?)
            .bind(it.is_silent)
            .execute(self.connection())
            .await?;
        }
        Ok(())
    }

    /// Records that the host had a person stand up: an earlier invitation counts no more.
    pub async fn save_removal(&mut self, table: TableId, player: PlayerId) -> Result<(), Error> {
        for sql in [
            "DELETE FROM table_invitations WHERE table_number = $1 AND player = $2",
            "INSERT INTO table_removals (table_number, player) VALUES ($1, $2)
             ON CONFLICT (table_number, player) DO NOTHING",
        ] {
            sql::query(sql)
                .bind(table.0)
                .bind(from_id(player.0)?)
                .execute(self.connection())
                .await?;
        }
        Ok(())
    }

    /// Lets a person sit down again whom the host had stand up.
    pub async fn forget_removal(&mut self, table: TableId, player: PlayerId) -> Result<(), Error> {
        sql::query("DELETE FROM table_removals WHERE table_number = $1 AND player = $2")
            .bind(table.0)
            .bind(from_id(player.0)?)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

pub(super) const SEATED_AT: &str = "
    SELECT tables.id FROM chairs JOIN tables ON tables.id = chairs.table_number
    WHERE chairs.player = $1 AND tables.game IS NULL AND tables.ended IS NULL";

pub(super) const SEATED_WITH_COMPUTER: &str = "
    SELECT tables.id FROM chairs JOIN tables ON tables.id = chairs.table_number
    WHERE chairs.player = $1 AND tables.game IS NULL AND tables.ended IS NULL
        AND EXISTS (SELECT 1 FROM chairs AS others
                    WHERE others.table_number = tables.id AND others.player IS NULL)";

// The condition of the index `tables_after_game` follows from the comparison.
pub(super) const AFTER_GAME: &str = "
    SELECT id FROM tables WHERE after_game = $1 AND ended IS NULL ORDER BY id";
