//! Rematches at a table: one player of a finished game opens it, and the others sit down again. The
//! table's own message pings each of them once. There is at most one such table for a game, until it is
//! closed or cleared.

use jiff::Timestamp;

use super::error::{ServiceRefusal, use_case};
use super::rematch::place_after;
use super::tables::{StartContext, TableView, check_limits, load, opened, sit, view};
use super::{Error, Service};
use crate::game::{GameId, GameRefusal, Person, Table};

impl Service {
    /// Opens a table for another game of the same people; where the computer takes all other chairs, its
    /// game starts at once. If somebody has opened one already, the person sits down there, and whoever
    /// sits there stays.
    pub async fn rematch_at_table(
        &self,
        game: GameId,
        by: Person,
        needs: StartContext,
        now: Timestamp,
    ) -> Result<TableView, Error> {
        use_case(format!("open a table after game {game}"), async {
            let mut writing = self.store.write().await?;
            let found = writing.game(game).await?;
            let found = found.ok_or(ServiceRefusal::NoSuchGame(game))?;
            found.game.check_seated(by.id)?;
            if let Some(standing) = writing.table_after(game).await? {
                let saved = load(&mut writing, standing).await?;
                saved.table.check_open().map_err(GameRefusal::from)?;
                if saved.table.is_seated(by.id) {
                    return Ok(view(&mut writing, saved).await?);
                }
                return sit(writing, saved, (by, None), needs, now).await;
            }
            self.check_first(&mut writing, now).await?;
            let place = place_after(&mut writing, &found).await?;
            let id = writing.next_table_id().await?;
            let mut table = Table::rematch(id, &found.game, by.id, place, now)?;
            check_limits(&mut writing, &table, now).await?;
            if let Some(rematch) = &mut table.rematch {
                for kept in &mut rematch.kept {
                    // Who blocks the other is not pinged, and cannot sit down either.
                    let is_blocked = writing.is_blocked(by.id, kept.player).await?;
                    kept.is_silent =
                        is_blocked || !writing.take_ping(by.id, kept.player, None, now).await?;
                }
            }
            writing.save_player(&by).await?;
            writing.insert_table(&table).await?;
            opened(writing, table, needs, now).await
        })
        .await
    }
}
