//! A game: who sits where, what was played, and whose turn it is.
//!
//! Its truth is the record. The position is replayed from it when the game is
//! taken up again, and kept beside it while it is in hand.

use jiff::Timestamp;
use thiserror::Error;

use super::id::{GameId, PlayerId};
use super::place::Place;
use super::refusal::Refusal;
use super::terms::Terms;
use crate::rules::{
    self, Departure, Move, Outcome, Played, Position, Reason, Record, ReplayError, Seat,
};

/// The fewest plies each player must have made for a game to have a loser.
pub const PLIES_TO_COUNT: u16 = 2;

/// A game between people.
#[derive(Clone, Debug)]
pub struct Game {
    /// Which one.
    pub id: GameId,
    /// The players in order of their seats.
    pub players: Vec<PlayerId>,
    /// What was agreed.
    pub terms: Terms,
    /// Where it is played.
    pub place: Place,
    /// When it began.
    pub started_at: Timestamp,
    /// When the last move was made; of a game that is over, when it ended.
    pub moved_at: Timestamp,
    record: Record,
    position: Position,
    last: Option<Played>,
    /// Turns taken, by seat.
    turns: Vec<u16>,
}

/// Whether a game goes on.
#[derive(Clone, Debug, PartialEq)]
pub enum Status {
    /// It goes on.
    Running,
    /// It has ended.
    Over(Outcome),
}

/// The last move of a game, as a refusal tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// Who made it.
    pub by: PlayerId,
    /// What it was.
    pub mv: Move,
}

/// What is settled before the first stone.
#[derive(Clone, Debug, PartialEq)]
pub struct Start {
    /// Which game.
    pub id: GameId,
    /// The players in order of their seats.
    pub players: Vec<PlayerId>,
    /// What was agreed.
    pub terms: Terms,
    /// Where it is played.
    pub place: Place,
    /// When it begins.
    pub at: Timestamp,
}

/// Why a game cannot be taken up again: what was kept of it is damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ResumeError {
    /// There are not as many players as seats.
    #[error("{players} players for {seats} seats")]
    Seats {
        /// How many players there are.
        players: usize,
        /// How many seats the ruleset has.
        seats: u8,
    },
    /// The record holds a move that the rules forbid.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

impl Game {
    /// Begins a game. A forced first stone is placed at once, so that nobody
    /// waits for it.
    ///
    /// # Panics
    /// When there are not as many players as the ruleset has seats.
    pub fn start(start: Start) -> Self {
        let at = start.at;
        let mut game = Self::empty(start).expect("a new game has a player for every seat");
        if let Some(forced) = game.position.forced() {
            game.advance(forced, at).expect("a forced move is legal");
        }
        game
    }

    /// Takes up a game again by replaying its moves.
    pub fn resume(start: Start, moves: &[Move], moved_at: Timestamp) -> Result<Self, ResumeError> {
        let mut game = Self::empty(start)?;
        for (index, &mv) in moves.iter().enumerate() {
            game.advance(mv, moved_at)
                .map_err(|refusal| ReplayError { index, refusal })?;
        }
        game.moved_at = moved_at;
        Ok(game)
    }

    fn empty(start: Start) -> Result<Self, ResumeError> {
        let Start {
            id,
            players,
            terms,
            place,
            at,
        } = start;
        let seats = terms.ruleset.seats;
        if players.len() != usize::from(seats) {
            return Err(ResumeError::Seats {
                players: players.len(),
                seats,
            });
        }
        Ok(Self {
            id,
            place,
            started_at: at,
            moved_at: at,
            record: Record::new(terms.ruleset),
            position: Position::new(terms.ruleset),
            last: None,
            turns: vec![0; players.len()],
            players,
            terms,
        })
    }

    /// The player makes the move of a turn: a stone or a choice.
    ///
    /// Leaving is refused here: it has its own verb, [`Game::resign`].
    pub fn play(&mut self, by: PlayerId, mv: Move, now: Timestamp) -> Result<Played, Refusal> {
        if matches!(mv, Move::Leave(..) | Move::AgreeDraw) {
            return Err(Refusal::NotATurn);
        }
        self.check_turn(by)?;
        Ok(self.advance(mv, now)?)
    }

    /// Refuses everybody but the player who is to move.
    pub fn check_turn(&self, by: PlayerId) -> Result<(), Refusal> {
        self.check_seated(by)?;
        self.check_running()?;
        match self.to_move() {
            Some(whose) if whose != by => Err(Refusal::NotYourTurn {
                whose,
                last: self.last_move(),
            }),
            _ => Ok(()),
        }
    }

    /// The player gives up, in or out of turn.
    pub fn resign(&mut self, by: PlayerId, now: Timestamp) -> Result<Played, Refusal> {
        let seat = self.check_seated(by)?;
        self.check_running()?;
        Ok(self.advance(Move::Leave(seat, Departure::Resigned), now)?)
    }

    /// Refuses a player's wish that came from a board of another ply than the
    /// game is at.
    pub fn check_fresh(&self, by: PlayerId, shown: u16) -> Result<(), Refusal> {
        self.check_seated(by)?;
        self.check_running()?;
        match self.to_move() {
            Some(whose) if shown != self.ply() => Err(Refusal::Stale {
                shown,
                ply: self.ply(),
                whose,
                last: self.last_move(),
            }),
            _ => Ok(()),
        }
    }

    /// The position as it stands.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The ruleset and every move.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The last move with what it removed; `None` before the first.
    pub fn last(&self) -> Option<&Played> {
        self.last.as_ref()
    }

    /// The last move and who made it.
    pub fn last_move(&self) -> Option<LastMove> {
        self.last.as_ref().map(|played| LastMove {
            by: self.player(played.seat),
            mv: played.mv,
        })
    }

    /// Plies so far. A choice in the opening counts as one here, so that every
    /// board that is shown has a number of its own.
    pub fn ply(&self) -> u16 {
        self.turns.iter().sum()
    }

    /// Whether the game goes on, and how it ended otherwise.
    pub fn status(&self) -> Status {
        match self.position.outcome() {
            Some(outcome) => Status::Over(outcome),
            None => Status::Running,
        }
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.position.outcome().is_some()
    }

    /// Who is to move; `None` when the game is over.
    pub fn to_move(&self) -> Option<PlayerId> {
        self.position.to_act().map(|turn| self.player(turn.seat))
    }

    /// The first seat of a player; `None` for everybody else.
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        self.position
            .seats()
            .find(|&seat| self.player(seat) == player)
    }

    /// The player on a seat.
    pub fn player(&self, seat: Seat) -> PlayerId {
        self.players[seat.index()]
    }

    /// Who won; nobody while the game runs, after a draw, or when it was aborted.
    pub fn winners(&self) -> Vec<PlayerId> {
        let Some(winner) = self.position.outcome().and_then(|outcome| outcome.winner) else {
            return Vec::new();
        };
        if self.is_aborted() {
            return Vec::new();
        }
        self.position
            .seats()
            .filter(|&seat| self.position.side_of(seat) == winner)
            .map(|seat| self.player(seat))
            .collect()
    }

    /// Whether somebody left before everybody had made [`PLIES_TO_COUNT`] plies.
    ///
    /// Such a game is over and has neither winner nor loser: it is called
    /// aborted, rated or not. The forced first stone counts as a ply.
    pub fn is_aborted(&self) -> bool {
        let left = self
            .position
            .outcome()
            .is_some_and(|outcome| matches!(outcome.reason, Reason::Resigned | Reason::OutOfTime));
        left && !self.has_enough_plies()
    }

    /// Whether the result changes ratings: a rated game that is over and was
    /// not aborted.
    pub fn counts_for_rating(&self) -> bool {
        self.terms.rated && self.is_over() && self.has_enough_plies()
    }

    fn has_enough_plies(&self) -> bool {
        self.turns.iter().all(|&turns| turns >= PLIES_TO_COUNT)
    }

    /// Plays a move that may be played, and writes it down.
    fn advance(&mut self, mv: Move, now: Timestamp) -> Result<Played, rules::Refusal> {
        let played = self.position.play(mv)?;
        self.record.push(mv);
        if !matches!(mv, Move::Leave(..) | Move::AgreeDraw) {
            self.turns[played.seat.index()] += 1;
        }
        self.moved_at = now;
        self.last = Some(played);
        Ok(played)
    }

    fn check_seated(&self, player: PlayerId) -> Result<Seat, Refusal> {
        self.seat_of(player)
            .ok_or(Refusal::NotAPlayer { game: self.id })
    }

    fn check_running(&self) -> Result<(), Refusal> {
        match self.position.outcome() {
            None => Ok(()),
            Some(outcome) => Err(Refusal::Over {
                game: self.id,
                outcome,
                last: self.last_move(),
            }),
        }
    }
}
