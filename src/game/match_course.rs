//! How a match for points stands, by its games so far.
//!
//! A player who leaves a game, by resigning or by running out of time, has given up the match. Between two,
//! or once only one has stayed, the match ends with that game. Otherwise those who stayed play on, in that
//! game and in all later ones, in which the leaver's seat is out from the beginning: nobody who leaves
//! decides when the others' match ends, or by which points. A leaver keeps the place behind all who stayed,
//! wins no match by the points made before, and begins no game.

use jiff::Timestamp;

use super::finish::{finish, places};
use super::game::{Game, Start};
use super::id::GameId;
use super::match_game::{MatchGame, ScoredGame, is_given_up};
use super::player_result::PlayerResult;
use super::reminder::TimePreferences;
use super::terms::Terms;
use crate::rules::{Colour, Match, Seat, Standing};

/// The most games of a match, which people who agree to draws would otherwise play for ever. Whoever has
/// most points then wins it.
pub const MOST_GAMES: usize = 100;

/// How a match stands after a game, or during one. Everything is by the seats of that game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchCourse {
    /// The points of each player, with which they began the match included.
    pub points: Vec<u16>,
    /// The plies of each player in all games.
    pub plies: Vec<u16>,
    /// The games that have been scored, oldest first.
    pub games: Vec<ScoredGame>,
    /// What comes next.
    pub next: AfterGame,
}

/// What comes next in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterGame {
    /// The game runs.
    Running,
    /// Another game, which the player in this seat begins.
    Game(Seat),
    /// Nothing: the match is over.
    End,
}

impl MatchCourse {
    /// Adds up the games before this one, oldest first, and this one if it is over; `None` if it belongs to
    /// no match.
    pub fn of(before: &[MatchGame], game: &Game) -> Option<Self> {
        let ruleset = &game.terms.ruleset;
        ruleset.scoring?;
        let count = game.players.len();
        let mut course = Self {
            points: ruleset.handicap()[..count].to_vec(),
            plies: game.plies(),
            games: Vec::with_capacity(before.len() + 1),
            next: AfterGame::Running,
        };
        for earlier in before {
            if let Some(first) = earlier.first_seat_of(&game.players) {
                course.add(earlier, first);
            }
        }
        let mut points = [0; Colour::MOST as usize];
        points[..count].copy_from_slice(&course.points);
        if let Some(mut own) = MatchGame::of(game) {
            own.plies.fill(0); // They are counted already.
            course.add(&own, 0);
        }
        course.next = if !game.is_over() {
            AfterGame::Running
        } else if is_given_up(game) || before.len() + 1 >= MOST_GAMES {
            AfterGame::End
        } else {
            match Match::new(ruleset, None, points)?.finish(game.position()) {
                Standing::Won { .. } => AfterGame::End,
                Standing::Next { first } => {
                    let first = u8::try_from(first).unwrap_or_default();
                    AfterGame::Game(Seat::new(first))
                }
            }
        };
        Some(course)
    }

    /// The winner: whoever alone finished first, by the rule that ratings go by. `None` while the match goes
    /// on, if it ended evenly, and if it had hardly begun.
    pub fn winner(&self, game: &Game) -> Option<Seat> {
        if self.next != AfterGame::End || !game.has_enough(&self.plies) {
            return None;
        }
        let places = places(game, Some(&self.points)).into_iter();
        let mut first = game.position().seats().zip(places).filter(|it| it.1 == 0);
        match (first.next(), first.next()) {
            (Some((seat, _)), None) => Some(seat),
            _ => None,
        }
    }

    /// How the match went for the player in this seat, by the same rule: who leaves it has lost
    /// it. `None` while it goes on, and if it had hardly begun.
    pub fn result_of(&self, game: &Game, seat: Seat) -> Option<PlayerResult> {
        if !game.has_enough(&self.plies) {
            return None;
        }
        if self.next != AfterGame::End {
            let has_given_up = game.position().has_left(seat);
            return has_given_up.then_some(PlayerResult::Lost);
        }
        let places = places(game, Some(&self.points));
        Some(match places.get(seat.index())? {
            0 if self.winner(game).is_some() => PlayerResult::Won,
            0 => PlayerResult::Drawn,
            _ => PlayerResult::Lost,
        })
    }

    /// Who finished where in the match, as [`finish`] says; `None` while it goes on.
    pub fn finish(&self, game: &Game) -> Option<Vec<Option<u8>>> {
        let is_over = self.next == AfterGame::End;
        is_over.then(|| finish(game, &self.plies, Some(&self.points)))?
    }

    fn add(&mut self, game: &MatchGame, first: usize) {
        let count = self.points.len();
        let of = |seat: usize| (first + seat) % count;
        for seat in 0..count {
            let (made, plies) = (game.earned[of(seat)], game.plies[of(seat)]);
            self.points[seat] = self.points[seat].saturating_add(made.total());
            self.plies[seat] = self.plies[seat].saturating_add(plies);
        }
        let earned = (0..count).map(|seat| game.earned[of(seat)]);
        self.games.push(ScoredGame {
            id: game.id,
            earned: earned.collect(),
        });
    }
}

impl Game {
    /// The game that follows this one in its match, begun by the player in this seat. Whoever has left this
    /// game is out from the beginning. That player must not have left, and somebody else must be in, too.
    #[must_use]
    pub fn next_of_match(
        &self,
        id: GameId,
        first: Seat,
        mut time_preferences: Vec<TimePreferences>,
        now: Timestamp,
    ) -> Self {
        let count = self.players.len();
        let mut players = self.players.clone();
        players.rotate_left(first.index());
        time_preferences.rotate_left(first.index());
        let mut handicap = self.terms.ruleset.handicap();
        handicap[..count].rotate_left(first.index());
        let seat_now = |seat: Seat| {
            let now = (seat.index() + count - first.index()) % count;
            Seat::new(u8::try_from(now).unwrap_or_default())
        };
        let departures = self.departures().into_iter();
        let gone: Vec<_> = departures
            .map(|(seat, how)| (seat_now(seat), how))
            .collect();
        let start = Start {
            id,
            players,
            terms: Terms {
                ruleset: self.terms.ruleset.with_handicap(handicap),
                ..self.terms.clone()
            },
            place: self.place,
            computer: self.computer,
            at: now,
            time_preferences,
        };
        let mut next = Self::start_without(start, &gone);
        next.follows = Some(self.id);
        next
    }
}

#[cfg(test)]
mod tests;
