//! Checks the tables for more than two: each is shown by one message, which says how it stands, and
//! the game of each seats everybody once.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use local_discord::{ChannelId, MessageId};
use tessera::game::{TableId, TableStatus};
use tessera::service::{Error, Service, ServiceRefusal, TableView};

use super::Promises;
use crate::AnyError;
use crate::seen::Seen;

/// How many games of three people and more were played.
#[derive(Debug, Default)]
pub struct PartyCount {
    games: usize,
    over: usize,
    left: usize,
    stones: usize,
}

impl Promises<'_> {
    /// Checks every table.
    pub async fn check_tables(&mut self, service: &Service) -> Result<(), AnyError> {
        let mut games = BTreeSet::new();
        for id in (1..).map(TableId) {
            let view = match service.table(id).await {
                Ok(view) => view,
                Err(Error::Refused(ServiceRefusal::NoSuchTable(_))) => break,
                Err(error) => {
                    self.break_one(format!("table {id} cannot be read: {error}"));
                    continue;
                }
            };
            if let TableStatus::Started(game) = view.table.status
                && !games.insert(game)
            {
                self.break_one(format!("{game:?} began at two tables"));
            }
            self.check_seats(&view);
            self.check_shown(&view);
        }
        self.check_shown_once();
        Ok(())
    }

    /// How many games of more than two there are.
    pub fn parties(&self) -> PartyCount {
        let mut count = PartyCount::default();
        for view in self.games.values() {
            let game = &view.game;
            if game.players.len() > 2 {
                let seats = game.position().seats();
                count.games += 1;
                count.over += usize::from(game.is_over());
                count.left += seats.filter(|&it| game.position().has_left(it)).count();
                count.stones += usize::from(game.ply());
            }
        }
        count
    }

    /// Checks that those who sat at a table play its game, each in one seat.
    fn check_seats(&mut self, view: &TableView) {
        let table = &view.table;
        let TableStatus::Started(game) = table.status else {
            return;
        };
        let mut sat: Vec<_> = table.people().collect();
        let Some(begun) = self.games.get(&game.0) else {
            self.break_one(format!("table {} began no game", table.id));
            return;
        };
        let mut plays: Vec<_> = begun.game.people().collect();
        sat.sort_unstable();
        plays.sort_unstable();
        if sat != plays || sat.windows(2).any(|two| two[0] == two[1]) {
            let id = table.id;
            self.break_one(format!("{sat:?} sat at table {id}, and {plays:?} play"));
        }
    }

    /// Checks that the message of a table says who sits there for as long as it is open, and has no
    /// buttons afterwards.
    fn check_shown(&mut self, view: &TableView) {
        let table = &view.table;
        let channel = ChannelId::new(table.place.channel.0);
        let message = table.message.map(|it| MessageId::new(it.0));
        let shown = message.and_then(|message| {
            let look = |world: &local_discord::World| world.message(channel, message).cloned();
            self.discord.look(look)
        });
        let is_open = table.status == TableStatus::Open;
        if message.is_none() && !is_open {
            // Its game began at once, or it was closed before it could be posted.
            return;
        }
        let is_true = shown.as_deref().is_some_and(|shown| {
            let names = view.names.iter().filter(|name| !name.is_empty());
            let is_offered = Seen::of(shown) == Some(Seen::Table { table: table.id.0 });
            if is_open {
                is_offered && names.clone().all(|name| shown.content.contains(name))
            } else {
                !is_offered && shown.buttons().is_empty()
            }
        });
        if !is_true {
            let said = shown.map(|it| it.content.clone());
            let status = table.status;
            self.break_one(format!(
                "table {} is {status:?}, and says {said:?}",
                table.id
            ));
        }
    }

    /// Checks that no table is shown by two messages.
    fn check_shown_once(&mut self) {
        let mut shown: BTreeMap<i64, usize> = BTreeMap::new();
        self.discord.look(|world| {
            let messages = self.channels.keys().flat_map(|it| world.messages(*it));
            for message in messages {
                if let Some(Seen::Table { table }) = Seen::of(message) {
                    *shown.entry(table).or_default() += 1;
                }
            }
        });
        for (table, times) in shown.into_iter().filter(|(_, times)| *times > 1) {
            self.break_one(format!("table {table} is shown by {times} messages"));
        }
    }
}

impl fmt::Display for PartyCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "tables for more than two: {} games, {} of them over; {} stones stand; {} people have \
             left",
            self.games, self.over, self.stones, self.left
        )
    }
}
