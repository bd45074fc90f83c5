//! What must be true after a storm, whatever happened in it.
//!
//! This file checks that every acknowledged stone is saved, and that everything is shown once.
//! The files beside it check the rest.

mod clocks;
mod departures;
mod outcomes;
mod pings;
mod posted;
mod seeks;
mod sets;
mod tables;

use std::collections::{BTreeMap, HashMap};

use local_discord::{ChannelId, LocalDiscord, Message, MessageId};
use tessera::game::GameId;
use tessera::rules::{BoardSize, Move, Notation};
use tessera::service::{Error, GameView, Service, ServiceRefusal};

pub use self::posted::Unposted;
use crate::AnyError;
use crate::ruins::Ruins;
use crate::seen::{Seen, number_of};
use crate::tally::Stone;

/// What was seen in a channel: for each board and each end of a game, the messages that show it.
#[derive(Default)]
struct Channel {
    boards: BTreeMap<(i64, String), Vec<MessageId>>,
    ends: BTreeMap<i64, Vec<MessageId>>,
    /// Every board: its message, its game, and the ply it asked for.
    asked: Vec<(MessageId, i64, u16)>,
}

/// The state after a storm, and the promises that were found broken.
pub struct Promises<'a> {
    discord: &'a LocalDiscord,
    games: BTreeMap<i64, GameView>,
    channels: HashMap<ChannelId, Channel>,
    /// One line for each broken promise.
    pub broken: Vec<String>,
}

impl<'a> Promises<'a> {
    /// Reads every game except the damaged ones, and every message in these channels.
    pub async fn read(
        discord: &'a LocalDiscord,
        service: &Service,
        ruins: &Ruins,
        channels: impl IntoIterator<Item = ChannelId>,
    ) -> Result<Self, AnyError> {
        let mut promises = Self {
            discord,
            games: BTreeMap::new(),
            channels: channels
                .into_iter()
                .map(|it| (it, Channel::read(discord, it)))
                .collect(),
            broken: Vec::new(),
        };
        for id in (1..).filter(|id| !ruins.games.contains(id)) {
            match service.game(GameId(id)).await {
                Ok(view) => {
                    promises.games.insert(id, view);
                }
                Err(Error::Refused(ServiceRefusal::NoSuchGame(_))) => break,
                Err(error) => promises.break_one(format!("game {id} does not replay: {error}")),
            }
        }
        Ok(promises)
    }

    /// How many games there are.
    pub fn games(&self) -> usize {
        self.games.len()
    }

    /// How many games are over.
    pub fn over(&self) -> usize {
        self.games
            .values()
            .filter(|view| view.game.is_over())
            .count()
    }

    /// Checks that every acknowledged stone is in the database, unless it was taken back. It may
    /// stand at a later turn of the same player than the turn the board asked for.
    pub fn check_stones(&mut self, stones: &[Stone]) {
        let turns: BTreeMap<_, _> = self
            .games
            .iter()
            .map(|(id, view)| (*id, outcomes::turns(&view.game)))
            .collect();
        for stone in stones {
            let point = Move::parse_preferring(Notation::Board, &stone.point, BoardSize::STANDARD);
            let is_kept = turns.get(&stone.game).is_some_and(|turns| {
                let mut turns = turns.iter().skip(usize::from(stone.ply) - 1);
                turns.any(|(by, played)| by.0 == stone.by.get() && point == Ok(*played))
            });
            if !is_kept && !self.was_taken_back(stone) {
                let game = self.games.get(&stone.game).map(|view| &view.game);
                let told = format!("{stone:?} was acknowledged, but is not kept in {game:?}");
                self.break_one(told);
            }
        }
    }

    /// Checks that every board and every end of a game is shown at most once, and the last one of
    /// each game exactly once.
    pub fn check_boards(&mut self) {
        let mut broken = Vec::new();
        for channel in self.channels.values() {
            let twice = |messages: &Vec<MessageId>| messages.len() > 1;
            let boards = channel
                .boards
                .iter()
                .filter(|(_, messages)| twice(messages));
            broken.extend(boards.map(|(board, _)| format!("{board:?} is shown twice")));
            let ends = channel.ends.iter().filter(|(_, messages)| twice(messages));
            broken.extend(ends.map(|(game, _)| format!("the end of game {game} is told twice")));
        }
        for (id, view) in &self.games {
            let channel = ChannelId::new(view.game.place.channel.0);
            let Some(channel) = self.channels.get(&channel) else {
                continue;
            };
            let computer = view.game.computer.map(|computer| computer.player);
            if computer.is_some() && view.game.to_move() == computer {
                // Another check reports the missing move.
                continue;
            }
            let next = view.game.revision().next().to_string();
            let shown = if view.game.is_over() {
                channel.ends.get(id)
            } else {
                channel.boards.get(&(*id, next))
            };
            let shown = shown.map(Vec::as_slice).unwrap_or_default();
            let noted = view.last_board.map(|(_, message)| message.0);
            if shown.len() != 1 || noted != Some(shown[0].get()) {
                broken.push(format!(
                    "the last board of game {id} is shown by {shown:?}, and noted is {noted:?}"
                ));
            }
        }
        self.broken.extend(broken);
    }

    /// Whether a later board asked for the same ply or an earlier one. No board shows a takeback that
    /// was followed by a move before a board could be posted; the game knows the last one of these,
    /// whether it was free or both players agreed to it.
    fn was_taken_back(&self, stone: &Stone) -> bool {
        let game = self.games.get(&stone.game).map(|view| view.game.snapshot());
        let back_to = game.map_or([None; 2], |game| {
            let agreed = game.reset.and(game.opened).map(|revision| revision.ply);
            [game.free_takeback, agreed]
        });
        let channel = self.channels.get(&stone.channel);
        let mut back_to = back_to.into_iter().flatten();
        back_to.any(|ply| stone.ply == ply + 1)
            || channel.is_some_and(|channel| {
                let mut boards = channel.asked.iter();
                boards.any(|&(message, game, ply)| {
                    message > stone.asked && game == stone.game && ply <= stone.ply
                })
            })
    }

    /// Records a broken promise.
    pub fn break_one(&mut self, what: String) {
        self.broken.push(what);
    }
}

impl Channel {
    fn read(discord: &LocalDiscord, channel: ChannelId) -> Self {
        let mut read = Self::default();
        discord.look(|world| {
            for message in world.messages(channel) {
                read.note(message);
            }
        });
        read
    }

    fn note(&mut self, message: &Message) {
        match Seen::of(message) {
            Some(Seen::Board { game, number }) => {
                if let Some(ply) = number_of(&number) {
                    self.asked.push((message.id, game, ply));
                }
                self.boards
                    .entry((game, number))
                    .or_default()
                    .push(message.id);
            }
            Some(Seen::End { game }) => self.ends.entry(game).or_default().push(message.id),
            Some(Seen::Invitation | Seen::Offer | Seen::Table { .. } | Seen::Thinking { .. })
            | None => {}
        }
    }
}
