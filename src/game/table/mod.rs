//! A table: an open invitation with a chair for each of three to six people. The game starts when
//! every chair is taken, or when its host starts it.
//!
//! This module does not know how a table is shown, nor what becomes of the game.

mod handicap;
mod refusal;
mod rematch;
mod seating;

use jiff::Timestamp;

pub use self::refusal::TableRefusal;
pub use self::rematch::{KeptChair, TableRematch};
pub use self::seating::{Lots, Seating};
use super::id::{GameId, MessageId, PlayerId, TableId};
use super::place::Place;
use super::refusal::GameRefusal;
use super::terms::Terms;

/// A table at which people sit down for a game on certain terms.
///
/// ```
/// use jiff::Timestamp;
/// use tessera::game::{
///     Chair, ChannelId, First, Pace, Place, PlayerId, SeatOrder, Table, TableId, Terms,
/// };
/// use tessera::rules::catalogue;
///
/// let [ann, ben, cy] = [1, 2, 3].map(PlayerId);
/// let terms = Terms {
///     ruleset: catalogue::find("pente-3").expect("a game for three"),
///     pace: Pace::Relaxed,
///     rated: false,
///     first: First::Chance,
///     calls: false,
///     set: false,
///     claim: false,
///     hill: false,
/// };
/// let place = Place {
///     server: None,
///     channel: ChannelId(1),
/// };
/// let mut table = Table::open(TableId(7), ann, terms, place, Timestamp::UNIX_EPOCH)?;
/// table.order = SeatOrder::AsSeated;
/// table.sit(ben, None)?;
/// assert!(table.seating([0; 6]).is_err(), "one chair is free");
/// table.sit(cy, None)?;
/// let seating = table.seating([0; 6]).expect("three sit there");
/// assert_eq!(seating.sitters, [ann, ben, cy].map(Chair::Person));
/// # Ok::<(), tessera::game::GameRefusal>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The table's number.
    pub id: TableId,
    /// The person who opened it.
    pub host: PlayerId,
    /// What is played. Who moves first is up to `order` instead.
    pub terms: Terms,
    /// How the order of play is settled.
    pub order: SeatOrder,
    /// The level at which the computer plays, 1 to 10.
    pub level: u8,
    /// The chairs. Where there are sides, they belong to the sides in turn.
    pub chairs: Vec<Chair>,
    /// The points with which people start a match for points, of those who have some.
    pub handicaps: Vec<(PlayerId, u16)>,
    /// The game after which it was opened for the same people, if it was.
    pub rematch: Option<TableRematch>,
    /// Where it stands.
    pub place: Place,
    /// When it was opened.
    pub opened_at: Timestamp,
    /// Whether it is open, or how it ended.
    pub status: TableStatus,
    /// The message that shows it, once posted.
    pub message: Option<MessageId>,
}

/// A chair at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chair {
    /// Nobody sits there.
    Free,
    /// A person sits there.
    Person(PlayerId),
    /// The computer sits there.
    Computer,
}

/// What a person did without: the chair they sat on, or one that was kept for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stood {
    /// They stood up from their chair.
    Up,
    /// They declined the chair that was kept for them.
    Declined,
}

/// How the order of play is settled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SeatOrder {
    /// By lot, when the game starts.
    #[default]
    Chance,
    /// As the chairs stand.
    AsSeated,
}

/// Whether a table is open, or how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableStatus {
    /// People may sit down.
    Open,
    /// This game has started.
    Started(GameId),
    /// Its host closed it.
    Closed,
    /// It was not full while it [waits](crate::game::Pace::wait).
    Expired,
}

impl Table {
    /// Opens a table at which only its host sits. Refused if the ruleset is not for three people or
    /// more, or the terms are not valid.
    pub fn open(
        id: TableId,
        host: PlayerId,
        terms: Terms,
        place: Place,
        now: Timestamp,
    ) -> Result<Self, GameRefusal> {
        terms.check_for_table()?;
        let mut chairs = vec![Chair::Free; usize::from(terms.ruleset.seats)];
        chairs[0] = Chair::Person(host);
        Ok(Self {
            id,
            host,
            terms,
            order: SeatOrder::Chance,
            level: 1,
            chairs,
            handicaps: Vec::new(),
            rematch: None,
            place,
            opened_at: now,
            status: TableStatus::Open,
            message: None,
        })
    }

    /// Gives the last chairs to the computer. Refused if none would be left for anybody, and at a
    /// table for a rated game.
    pub fn seat_computers(&mut self, count: u8) -> Result<(), TableRefusal> {
        let most = u8::try_from(self.chairs.len().saturating_sub(1)).unwrap_or(u8::MAX);
        if count > most {
            return Err(TableRefusal::TooManyComputers { most });
        }
        if count > 0 && self.terms.rated {
            return Err(TableRefusal::RatedWithComputers);
        }
        let chairs = self.chairs.iter_mut().rev();
        chairs
            .take(usize::from(count))
            .for_each(|chair| *chair = Chair::Computer);
        Ok(())
    }

    /// Settles how the order of play is found. At a table for a rated game that is by chance: whoever opened
    /// it would begin otherwise.
    pub fn order_by(&mut self, order: SeatOrder) -> Result<(), TableRefusal> {
        if self.terms.rated && order == SeatOrder::AsSeated {
            return Err(TableRefusal::RatedAsSeated);
        }
        self.order = order;
        Ok(())
    }

    /// A person takes the chair that is kept for them, or else the first free chair, of this side if one
    /// is named and there are sides. Sides count from zero.
    pub fn sit(&mut self, by: PlayerId, side: Option<u8>) -> Result<(), GameRefusal> {
        self.check_open()?;
        if self.is_seated(by) {
            return Err(TableRefusal::AlreadySeated.into());
        }
        let side = side.filter(|_| self.sides().is_some());
        let free = self.own_chair(by).or_else(|| self.free_chair(side));
        let free = free.ok_or(TableRefusal::SideFull)?;
        self.chairs[free] = Chair::Person(by);
        Ok(())
    }

    /// A person leaves their chair, or does without the one that is kept for them.
    pub fn stand(&mut self, by: PlayerId) -> Result<Stood, GameRefusal> {
        self.check_open()?;
        if self.is_kept_for(by) && !self.is_seated(by) {
            self.forget_kept(by);
            return Ok(Stood::Declined);
        }
        let own = self.chairs.iter_mut();
        let mut own = own.filter(|chair| **chair == Chair::Person(by));
        *own.next().ok_or(TableRefusal::NotSeated)? = Chair::Free;
        Ok(Stood::Up)
    }

    /// The host has a person stand up.
    pub fn remove(&mut self, by: PlayerId, whom: PlayerId) -> Result<(), GameRefusal> {
        self.check_host(by)?;
        if !self.is_seated(whom) {
            return Err(TableRefusal::NobodyToRemove.into());
        }
        self.forget_kept(whom);
        self.stand(whom)?;
        Ok(())
    }

    /// The host, who sits there, gives every free chair to the computer. Its game is then not rated.
    pub fn fill_with_computers(&mut self, by: PlayerId) -> Result<(), GameRefusal> {
        self.check_host(by)?;
        if !self.is_seated(by) {
            return Err(TableRefusal::NotSeated.into());
        }
        let chairs = self.chairs.iter_mut();
        let free = chairs.filter(|chair| **chair == Chair::Free);
        free.for_each(|chair| *chair = Chair::Computer);
        self.terms.rated &= !self.has_computer();
        Ok(())
    }

    /// Whether the computer sits at it.
    pub fn has_computer(&self) -> bool {
        self.chairs.contains(&Chair::Computer)
    }

    /// The host closes the table.
    pub fn close(&mut self, by: PlayerId) -> Result<(), GameRefusal> {
        self.check_host(by)?;
        self.status = TableStatus::Closed;
        Ok(())
    }

    /// Refuses everybody but the host, and everybody once the table is not open any more.
    pub fn check_host(&self, by: PlayerId) -> Result<(), GameRefusal> {
        self.check_open()?;
        if by != self.host {
            return Err(TableRefusal::NotHost { host: self.host }.into());
        }
        Ok(())
    }

    /// Checks that it is open; otherwise the refusal says how it ended.
    pub fn check_open(&self) -> Result<(), TableRefusal> {
        match self.status {
            TableStatus::Open => Ok(()),
            TableStatus::Started(game) => Err(TableRefusal::Started { game }),
            TableStatus::Closed => Err(TableRefusal::Closed),
            TableStatus::Expired => Err(TableRefusal::Expired),
        }
    }

    /// Records the game that has started.
    pub fn became(&mut self, game: GameId) {
        self.status = TableStatus::Started(game);
    }

    /// When it expires if it is not full by then.
    pub fn expires_at(&self) -> Timestamp {
        let at = self.opened_at.saturating_add(self.terms.pace.wait());
        at.unwrap_or(Timestamp::MAX)
    }

    /// Whether every chair is taken.
    pub fn is_full(&self) -> bool {
        !self.chairs.contains(&Chair::Free)
    }

    /// Whether the host may start it as it is, although not every chair is taken.
    pub fn can_start_early(&self) -> bool {
        !self.is_full() && self.seating([0; 6]).is_ok()
    }

    /// Whether this person sits at it.
    pub fn is_seated(&self, player: PlayerId) -> bool {
        self.chairs.contains(&Chair::Person(player))
    }

    /// The people who sit at it, in the order of their chairs.
    pub fn people(&self) -> impl Iterator<Item = PlayerId> + '_ {
        self.chairs.iter().filter_map(|chair| match chair {
            Chair::Person(player) => Some(*player),
            Chair::Free | Chair::Computer => None,
        })
    }

    /// How many sides there are whose members play together; `None` where everybody plays alone.
    pub fn sides(&self) -> Option<u8> {
        let ruleset = &self.terms.ruleset;
        (ruleset.sides < ruleset.seats).then_some(ruleset.sides)
    }

    /// The side of a chair.
    pub fn side_of(&self, chair: usize) -> u8 {
        let side = chair % usize::from(self.terms.ruleset.sides).max(1);
        u8::try_from(side).unwrap_or_default()
    }

    /// Whether a chair is free, on this side if one is named.
    pub fn has_room(&self, side: Option<u8>) -> bool {
        self.free_chair(side).is_some()
    }

    fn free_chair(&self, side: Option<u8>) -> Option<usize> {
        let on_side = |&chair: &usize| side.is_none_or(|side| self.side_of(chair) == side);
        let free = (0..self.chairs.len()).filter(|&chair| self.chairs[chair] == Chair::Free);
        let free: Vec<_> = free.filter(on_side).collect();
        let mut unkept = free.iter().filter(|&&chair| self.kept_for(chair).is_none());
        unkept.next().or(free.first()).copied()
    }

    /// Whether a chair is free that is kept for nobody.
    pub fn has_unkept_chair(&self) -> bool {
        let mut chairs = (0..self.chairs.len()).filter(|&chair| self.chairs[chair] == Chair::Free);
        chairs.any(|chair| self.kept_for(chair).is_none())
    }

    fn taken(&self) -> impl Iterator<Item = (usize, Chair)> + '_ {
        let chairs = self.chairs.iter().copied().enumerate();
        chairs.filter(|(_, chair)| *chair != Chair::Free)
    }
}

#[cfg(test)]
mod tests;
