//! Chairs of open tables: sitting down, standing up, and the start of the game.

use jiff::Timestamp;

use super::error::Abort;
use super::tables::{TableView, refused};
use super::time_preferences::time_preferences;
use super::{Error, Service, computer};
use crate::game::table::Lots;
use crate::game::{
    Chair, Computer, First, Game, GameRefusal, Person, PlayerId, Start, Stood, Table, TableId,
    TableRefusal, Terms,
};
use crate::store::{Reading, Writing};

/// What the start of a game at a table needs: the account under which the computer plays, and lots
/// for the order of play.
#[derive(Clone, Debug)]
pub struct StartContext {
    /// The bot's own account.
    pub computer: Person,
    /// The lots.
    pub lots: Lots,
}

impl Service {
    /// A person sits down, on this side if one is named. The game starts once every chair is taken.
    pub async fn sit_down(
        &self,
        table: TableId,
        by: Person,
        side: Option<u8>,
        context: StartContext,
        now: Timestamp,
    ) -> Result<TableView, Error> {
        let doing = format!("sit down at table {table}");
        let sat = self.change_table(doing, table, async |writing, table| {
            sit(writing, table, (by, side), context, now).await
        });
        Ok(sat.await?.1)
    }

    /// A person stands up again, or does without the chair that is kept for them.
    pub async fn stand_up(
        &self,
        table: TableId,
        by: PlayerId,
    ) -> Result<(Stood, TableView), Error> {
        let doing = format!("stand up from table {table}");
        let stood = self.change_table(doing, table, async |writing, table| {
            let stood = table.stand(by)?;
            if stood == Stood::Declined {
                writing.forget_kept_chair(table.id, by).await?;
            }
            Ok(stood)
        });
        stood.await
    }

    /// The host starts the game with those who sit there.
    pub async fn start_table(
        &self,
        table: TableId,
        by: PlayerId,
        context: StartContext,
        now: Timestamp,
    ) -> Result<TableView, Error> {
        let doing = format!("start the game of table {table}");
        let started = self.change_table(doing, table, async |writing, table| {
            table.check_host(by)?;
            start_game(writing, table, context, now).await
        });
        Ok(started.await?.1)
    }

    /// The host closes the table.
    pub async fn close_table(&self, table: TableId, by: PlayerId) -> Result<TableView, Error> {
        let doing = format!("close table {table}");
        let closed = self.change_table(doing, table, async |_, table| Ok(table.close(by)?));
        Ok(closed.await?.1)
    }
}

/// Lets a person sit down, on this side if one is named, and starts the game once every chair is taken.
pub(super) async fn sit(
    writing: &mut Writing,
    table: &mut Table,
    (by, side): (Person, Option<u8>),
    context: StartContext,
    now: Timestamp,
) -> Result<(), Abort> {
    take_chair(writing, table, by.id, side).await?;
    if table.has_computer() {
        computer::check_room(writing, by.id, now).await?;
    }
    writing.save_player(&by).await?;
    if table.is_full() {
        start_game(writing, table, context, now).await?;
    }
    Ok(())
}

/// Gives a person a chair at an open table, unless none is for them.
pub(super) async fn take_chair(
    reading: &mut Reading,
    table: &mut Table,
    by: PlayerId,
    side: Option<u8>,
) -> Result<(), Abort> {
    let had_unkept_chair = table.has_unkept_chair();
    table.sit(by, side)?;
    if reading.is_removed(table.id, by).await? {
        return Err(refused(TableRefusal::Removed));
    }
    let may_return = had_unkept_chair && has_played_before(reading, table, by).await?;
    if !table.is_for(by) && !may_return && !reading.is_invited(table.id, by).await? {
        return Err(refused(TableRefusal::Kept));
    }
    let others: Vec<_> = table.people().filter(|&it| it != by).collect();
    for other in others.into_iter().chain([table.host]) {
        if reading.is_blocked(by, other).await? {
            return Err(GameRefusal::Blocked.into());
        }
    }
    Ok(())
}

/// Whether a table is for a rematch of a game that this person played: whoever has declined the chair that
/// was kept for them may change their mind while one is free.
async fn has_played_before(
    reading: &mut Reading,
    table: &Table,
    player: PlayerId,
) -> Result<bool, Abort> {
    Ok(match &table.rematch {
        Some(rematch) => reading.players_of(rematch.game).await?.contains(&player),
        None => false,
    })
}

/// Starts the game of a table with those who sit there.
pub(super) async fn start_game(
    writing: &mut Writing,
    table: &mut Table,
    context: StartContext,
    now: Timestamp,
) -> Result<(), Abort> {
    let seating = table.seating(context.lots).map_err(GameRefusal::from)?;
    let own = context.computer.id;
    let players: Vec<PlayerId> = seating
        .sitters
        .iter()
        .map(|chair| match chair {
            Chair::Person(player) => *player,
            Chair::Free | Chair::Computer => own,
        })
        .collect();
    let computer = players.contains(&own).then_some(Computer {
        player: own,
        level: table.level,
    });
    if computer.is_some() {
        writing.save_player(&context.computer).await?;
    }
    let game = Game::start(Start {
        id: writing.next_game_id().await?,
        time_preferences: time_preferences(writing, &players).await?,
        players,
        terms: Terms {
            ruleset: seating.ruleset,
            first: First::Chance,
            ..table.terms.clone()
        },
        place: table.place,
        computer,
        at: now,
    });
    writing.insert_game(&game).await?;
    table.became(game.id);
    Ok(())
}
