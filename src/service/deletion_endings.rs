//! Ends what runs with a person who is being deleted, by the rules that hold for everybody: nobody waits for them, and
//! nobody loses anything by it.
//!
//! Each invitation, table, tournament, place and game is a transaction of its own. One that cannot be read, or ended
//! meanwhile, is left as it is; whoever calls again finds what is left.

use jiff::Timestamp;

use super::error::{Abort, ServiceRefusal};
use super::hills::save_fallen;
use super::pings::{self, Deed};
use super::saved::{load_game, save_game};
use super::{Service, plans};
use crate::game::{GameId, PlayerId, ServerId, TableId};
use crate::store::{HillKey, SavedHill, Writing};

impl Service {
    /// Withdraws the person's invitations, declines those to them, and ends their seeks.
    pub(super) async fn end_invitations_of(
        &self,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<bool, Abort> {
        let open = self
            .store
            .read()
            .await?
            .open_challenges_with(player)
            .await?;
        let was_any = !open.is_empty();
        for (id, is_own) in open {
            let mut writing = self.store.write().await?;
            if writing.refuse_challenge(id, is_own).await? && !is_own {
                writing.save_answer_news(id, now).await?;
            }
            writing.commit().await?;
        }
        let mut writing = self.store.write().await?;
        let had_seeks = writing.delete_seeks_of(player).await?;
        writing.commit().await?;
        Ok(was_any || had_seeks)
    }

    /// Closes the person's tables, and has them stand up from others.
    pub(super) async fn end_tables_of(&self, player: PlayerId) -> Result<bool, Abort> {
        let ids = self.store.read().await?.open_tables_around(player).await?;
        let mut was_any = false;
        for id in ids {
            let mut writing = self.store.write().await?;
            if leave_table(&mut writing, id, player, None).await? {
                writing.commit().await?;
                was_any = true;
            }
        }
        Ok(was_any)
    }

    /// Takes the person off all hills.
    pub(super) async fn end_hills_of(
        &self,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<bool, Abort> {
        let mut writing = self.store.write().await?;
        let mut was_any = false;
        for number in writing.hills_with(player).await? {
            let Some((server, ruleset)) = writing.hill_by_number(number).await? else {
                continue;
            };
            let key = HillKey::new(server, &ruleset);
            let SavedHill { hill, .. } = writing.hill(key).await?;
            let mut after = hill.clone();
            if after.leave(player) {
                save_fallen(&mut writing, key, &hill, &after, now).await?;
                was_any = true;
            }
        }
        writing.commit().await?;
        Ok(was_any)
    }

    /// Resigns the person's running games. In a team that is for both: a partner cannot play on alone.
    pub(super) async fn end_games_of(
        &self,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<bool, Abort> {
        let running = self.store.read().await?.running_games_of(player).await?;
        let mut was_any = false;
        for game in running {
            match self.resign_for_good(game, player, now).await {
                Ok(()) => was_any = true,
                // It ended, or went on meanwhile.
                Err(Abort::Refused(_)) => {}
                Err(Abort::Failed(error)) if error.affects_one_record() => {}
                Err(failure) => return Err(failure),
            }
        }
        Ok(was_any)
    }

    async fn resign_for_good(
        &self,
        id: GameId,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<(), Abort> {
        let mut writing = self.store.write().await?;
        let mut saved = load_game(&mut writing, id).await?;
        if saved.game.has_left(player) {
            return Err(ServiceRefusal::NoSuchGame(id).into());
        }
        let (from, before) = (saved.game.revision(), saved.game.record().moves.clone());
        saved.game.resign(player, now)?;
        let deed = if saved.game.is_over() {
            Deed::Other
        } else {
            Deed::Move
        };
        pings::limit(&mut writing, &mut saved, player, deed, now).await?;
        plans::end_by_departure(&mut writing, &saved.game, &before, now).await?;
        save_game(writing, saved, from).await?;
        Ok(())
    }
}

/// Closes a table if it is the person's, and has them stand up from it otherwise; if a server is named, only a table there.
/// Returns whether there was anything to do. One that cannot be read is left as it is.
pub(super) async fn leave_table(
    writing: &mut Writing,
    id: TableId,
    player: PlayerId,
    on: Option<ServerId>,
) -> Result<bool, Abort> {
    let saved = writing.table(id).await;
    let Some(mut saved) = writing.set_aside(saved)?.flatten() else {
        return Ok(false);
    };
    let table = &mut saved.table;
    if on.is_some() && table.place.server != on {
        return Ok(false);
    }
    let left = if table.host == player {
        table.close(player)
    } else {
        table.stand(player).map(|_| ())
    };
    if left.is_err() {
        return Ok(false);
    }
    writing.forget_kept_chair(id, player).await?;
    writing.save_table(table).await?;
    Ok(true)
}
