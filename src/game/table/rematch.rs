//! A table for another game of the same people: each has a chair that is kept for them.

use jiff::Timestamp;

use super::{Chair, SeatOrder, Table};
use crate::game::game::Game;
use crate::game::id::{GameId, PlayerId, TableId};
use crate::game::place::Place;
use crate::game::refusal::GameRefusal;
use crate::game::terms::Terms;
use crate::rules::{Points, Seat};

/// The level of the computer where it did not play before.
const USUAL_LEVEL: u8 = 3;

/// The finished game after which a table was opened, and the chairs that are kept for its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRematch {
    /// The finished game.
    pub game: GameId,
    /// A chair for each person who played it, except the host.
    pub kept: Vec<KeptChair>,
}

/// A chair that is kept for a person until somebody who was invited by name takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptChair {
    /// The chair, from 0.
    pub chair: usize,
    /// The person.
    pub player: PlayerId,
    /// Whether the table's message does not ping them.
    pub is_silent: bool,
}

impl Table {
    /// Opens a table on the terms of a finished game, for the same people in the same order. Whoever
    /// came next after the player who began begins this time; where that side has won, the next of
    /// another one does.
    pub fn rematch(
        id: TableId,
        game: &Game,
        by: PlayerId,
        place: Place,
        now: Timestamp,
    ) -> Result<Self, GameRefusal> {
        game.check_seated(by)?;
        if !game.is_over() {
            return Err(GameRefusal::StillRunning { game: game.id });
        }
        let terms = Terms {
            ruleset: game.terms.ruleset.with_handicap(Points::default()),
            ..game.terms.clone()
        };
        let mut table = Self::open(id, by, terms, place, now)?;
        let given = game.players.iter().copied();
        let given = given.zip(game.terms.ruleset.handicap());
        table.handicaps = given.filter(|(_, points)| *points > 0).collect();
        table.order = SeatOrder::AsSeated;
        let computer = game.computer.map(|computer| computer.player);
        table.level = game.computer.map_or(USUAL_LEVEL, |computer| computer.level);
        let mut players = game.players.clone();
        players.rotate_left(first_now(game));
        let mut kept = Vec::new();
        for (chair, player) in players.into_iter().enumerate() {
            table.chairs[chair] = if player == by {
                Chair::Person(by)
            } else if computer == Some(player) {
                Chair::Computer
            } else {
                // Whoever left the match in an earlier game has long had no part in it.
                let is_silent = game
                    .seat_of(player)
                    .is_some_and(|seat| game.began_without(seat));
                kept.push(KeptChair {
                    chair,
                    player,
                    is_silent,
                });
                Chair::Free
            };
        }
        let game = game.id;
        table.rematch = Some(TableRematch { game, kept });
        Ok(table)
    }

    /// For whom a free chair is kept.
    pub fn kept_for(&self, chair: usize) -> Option<PlayerId> {
        let is_free = self.chairs.get(chair) == Some(&Chair::Free);
        let mut kept = self.kept().filter(|it| is_free && it.chair == chair);
        kept.next().map(|it| it.player)
    }

    /// Whether a chair was kept for this person when the table was opened, or there are no such chairs.
    pub fn is_for(&self, player: PlayerId) -> bool {
        self.rematch.is_none() || self.host == player || self.kept().any(|it| it.player == player)
    }

    /// Whether a chair is free and kept for this person.
    pub fn is_kept_for(&self, player: PlayerId) -> bool {
        self.own_chair(player).is_some()
    }

    /// Keeps no chair for this person any more.
    pub(super) fn forget_kept(&mut self, player: PlayerId) {
        if let Some(rematch) = &mut self.rematch {
            rematch.kept.retain(|kept| kept.player != player);
        }
    }

    /// The chair that is free and kept for this person.
    pub(super) fn own_chair(&self, player: PlayerId) -> Option<usize> {
        let own = self.kept().find(|it| it.player == player)?;
        (self.chairs.get(own.chair) == Some(&Chair::Free)).then_some(own.chair)
    }

    fn kept(&self) -> impl Iterator<Item = &KeptChair> {
        self.rematch.iter().flat_map(|rematch| &rematch.kept)
    }
}

/// The seat of the finished game whose player begins the next.
fn first_now(game: &Game) -> usize {
    let position = game.position();
    let winner = position.outcome().and_then(|outcome| outcome.winner);
    let count = game.players.len();
    let has_lost = |index: &usize| {
        let seat = u8::try_from(*index).map(Seat::new);
        seat.is_ok_and(|seat| winner != Some(position.side_of(seat)))
    };
    let mut turns = (1..=count).map(|turn| turn % count);
    turns.find(has_lost).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{ChannelId, First, Pace, Start, TimePreferences};
    use crate::rules::catalogue;

    fn place() -> Place {
        Place {
            server: None,
            channel: ChannelId(3),
        }
    }

    /// A game of people 1, 2, 3 ... in which these have resigned.
    fn finished(ruleset: &str, leavers: &[u64]) -> Game {
        let ruleset = catalogue::find(ruleset).expect("a ruleset");
        let players: Vec<_> = (1..=u64::from(ruleset.seats)).map(PlayerId).collect();
        let mut game = Game::start(Start {
            id: GameId(7),
            time_preferences: vec![TimePreferences::default(); players.len()],
            players,
            terms: Terms {
                ruleset,
                pace: Pace::Relaxed,
                rated: false,
                first: First::Chance,
                calls: true,
                set: false,
                claim: false,
                hill: false,
            },
            place: place(),
            computer: None,
            at: Timestamp::UNIX_EPOCH,
        });
        for &leaver in leavers {
            let left = game.resign(PlayerId(leaver), Timestamp::UNIX_EPOCH);
            left.expect("the game goes on");
        }
        game
    }

    /// Who would begin, and so on, if everybody sat down again.
    fn order(ruleset: &str, leavers: &[u64]) -> Vec<u64> {
        let game = finished(ruleset, leavers);
        let table = Table::rematch(TableId(1), &game, PlayerId(1), place(), game.moved_at);
        let table = table.expect("the game is over");
        assert!(table.terms.calls, "the terms are the same");
        let chairs = 0..table.chairs.len();
        let sits = |chair| match table.chairs[chair] {
            Chair::Person(player) => player.0,
            _ => table.kept_for(chair).expect("it is kept for somebody").0,
        };
        chairs.map(sits).collect()
    }

    #[test]
    fn another_begins_and_who_has_won_does_not() {
        for (ruleset, leavers, expected) in [
            ("pente-3", &[1, 2][..], &[2, 3, 1][..]),
            ("pente-3", &[1, 3], &[3, 1, 2]),
            ("pente-4", &[2, 3, 4], &[2, 3, 4, 1]),
            ("partners", &[1], &[3, 4, 1, 2]),
            ("partners", &[2], &[2, 3, 4, 1]),
        ] {
            assert_eq!(order(ruleset, leavers), expected, "{ruleset} {leavers:?}");
        }
    }

    #[test]
    fn everybody_sits_on_the_chair_that_is_kept_for_them() {
        let game = finished("pente-3", &[1, 2]);
        let running = finished("pente-3", &[1]);
        let open =
            |game, by| Table::rematch(TableId(1), game, PlayerId(by), place(), game.moved_at);
        open(&running, 2).expect_err("it goes on");
        open(&game, 9).expect_err("a stranger");
        let mut table = open(&game, 2).expect("it is over");
        assert!(table.is_for(PlayerId(2)) && table.is_for(PlayerId(1)));
        assert!(!table.is_for(PlayerId(9)));
        table.sit(PlayerId(1), None).expect("it is kept for them");
        assert_eq!(table.chairs[2], Chair::Person(PlayerId(1)));
        table.sit(PlayerId(9), None).expect("one chair is free");
        table.sit(PlayerId(3), None).expect_err("it was theirs");
    }
}
