//! Rematches at a table: one player of a finished game opens it, and the others sit down again. The
//! table's own message pings each of them once. There is one such table for a game, until it is closed or
//! cleared. Only a player for whom no chair is left there opens another: the host had them stand up, a
//! block is between them and somebody there, or its game has started without them. So there are at most as
//! many as players.

use jiff::Timestamp;

use super::error::{Abort, ServiceRefusal, use_case};
use super::rematch::{check_match_over, place_after};
use super::table_opening::{check_limits, opened};
use super::table_seats::{StartContext, sit, take_chair};
use super::tables::{TableView, save, view};
use super::{Error, Service};
use crate::game::{GameId, GameRefusal, Person, PlayerId, Table};
use crate::store::{Reading, SavedTable};

impl Service {
    /// Opens a table for another game of the same people; where the computer takes all other chairs, its
    /// game starts at once. If somebody has opened one already, the person sits down there, and whoever
    /// sits there stays.
    pub async fn rematch_at_table(
        &self,
        game: GameId,
        by: Person,
        context: StartContext,
        now: Timestamp,
    ) -> Result<TableView, Error> {
        use_case(format!("open a table after game {game}"), async {
            let mut writing = self.store.write().await?;
            let found = writing.game(game).await?;
            let found = found.ok_or(ServiceRefusal::NoSuchGame(game))?;
            found.game.check_seated(by.id)?;
            check_match_over(&mut writing, game).await?;
            if let Some(mut saved) = table_with_chair(&mut writing, game, by.id).await? {
                saved.table.check_open().map_err(GameRefusal::from)?;
                if saved.table.is_seated(by.id) {
                    return Ok(view(&mut writing, saved).await?);
                }
                sit(&mut writing, &mut saved.table, (by, None), context, now).await?;
                return save(writing, saved).await;
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
                    kept.is_silent = kept.is_silent
                        || is_blocked
                        || !writing.take_ping(by.id, kept.player, None, now).await?;
                }
            }
            writing.save_player(&by).await?;
            writing.insert_table(&table).await?;
            opened(writing, table, context, now).await
        })
        .await
    }
}

/// The table after a game at which a player sits, whether it has started or not, or else one with a chair for
/// them. Damaged ones are left out.
async fn table_with_chair(
    reading: &mut Reading,
    game: GameId,
    player: PlayerId,
) -> Result<Option<SavedTable>, Abort> {
    let mut found = None;
    for id in reading.tables_after(game).await? {
        let saved = reading.table(id).await;
        let Some(saved) = reading.set_aside(saved)?.flatten() else {
            continue;
        };
        if saved.table.is_seated(player) {
            return Ok(Some(saved));
        }
        let mut table = saved.table.clone();
        match take_chair(reading, &mut table, player, None).await {
            Ok(()) => found = found.or(Some(saved)),
            Err(Abort::Refused(_)) => {}
            Err(failed) => return Err(failed),
        }
    }
    Ok(found)
}
