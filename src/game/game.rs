//! A game: who sits where, what was played, and whose turn it is.
//!
//! Its truth is the record. The position is replayed from it when the game is
//! taken up again, and kept beside it while it is in hand. What players offer
//! each other is in `offers`, what becomes due with time in `timing`.

use jiff::{SignedDuration, Timestamp};
use thiserror::Error;

use super::clock::Clock;
use super::id::{GameId, PlayerId};
use super::last_move::LastMove;
use super::machine::Machine;
use super::mark::Mark;
use super::offer::Offer;
use super::place::Place;
use super::refusal::Refusal;
use super::reminder::Habits;
use super::reset::Reset;
use super::suspension::Suspension;
use super::terms::Terms;
use crate::rules::{
    self, Departure, Move, Outcome, Played, Point, Position, Reason, Record, ReplayError, Seat,
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
    /// The player whose moves the engine chooses, if there is one.
    pub machine: Option<Machine>,
    /// When it began.
    pub started_at: Timestamp,
    /// When the last move was made; of a game that is over, when it ended. Where no clock runs it is
    /// that much later as nobody could move since.
    pub moved_at: Timestamp,
    /// How the players' time is counted, and when they want to be reminded, by seat.
    pub habits: Vec<Habits>,
    /// The clocks; `None` where time does not count.
    pub clock: Option<Clock>,
    /// Whether it stands still.
    pub rest: Option<Suspension>,
    /// Why it was set up anew, if it was.
    pub anew: Option<Reset>,
    /// What outages gave back to the clock of one board.
    pub grace: Option<Grace>,
    /// What was offered, also what is moot by now.
    pub(super) offers: Vec<Offer>,
    /// The board at which the one to move began to answer, or which was set up anew: its last move
    /// is not taken back without asking.
    pub(super) opened: Option<Mark>,
    /// The ply that the game went back to when a move was last taken back without asking.
    pub(super) free_takeback: Option<u16>,
    pub(super) edition: u16,
    record: Record,
    position: Position,
    last: Option<Played>,
    /// Turns taken, by seat.
    turns: Vec<u16>,
}

/// Time that was given back because the bot was away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grace {
    /// The board at which that was.
    pub at: Mark,
    /// How much.
    pub time: SignedDuration,
}

/// Whether a game goes on.
#[derive(Clone, Debug, PartialEq)]
pub enum Status {
    /// It goes on.
    Running,
    /// It has ended.
    Over(Outcome),
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
    /// The player whose moves the engine chooses, if there is one.
    pub machine: Option<Machine>,
    /// When it begins.
    pub at: Timestamp,
    /// How the players' time is counted, by seat.
    pub habits: Vec<Habits>,
}

/// What was kept of a game beside its record.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// When the last move was made.
    pub moved_at: Timestamp,
    /// How often it was set up anew.
    pub edition: u16,
    /// The clocks.
    pub clock: Option<Clock>,
    /// Whether it stands still.
    pub rest: Option<Suspension>,
    /// Why it was set up anew last.
    pub anew: Option<Reset>,
    /// What outages gave back to the clock of one board.
    pub grace: Option<Grace>,
    /// What was offered.
    pub offers: Vec<Offer>,
    /// The board at which the one to move began to answer.
    pub opened: Option<Mark>,
    /// The ply that the game went back to when a move was last taken back without asking.
    pub free_takeback: Option<u16>,
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
        game.clock = Clock::new(game.terms.pace, game.players.len());
        game.press_clock(at);
        game
    }

    /// Takes up a game again by replaying its moves.
    pub fn resume(start: Start, moves: &[Move], kept: Kept) -> Result<Self, ResumeError> {
        let mut game = Self::empty(start)?;
        game.replay(moves, kept.moved_at)?;
        Ok(Self {
            moved_at: kept.moved_at,
            edition: kept.edition,
            clock: kept.clock,
            rest: kept.rest,
            anew: kept.anew,
            grace: kept.grace,
            offers: kept.offers,
            opened: kept.opened,
            free_takeback: kept.free_takeback,
            ..game
        })
    }

    fn replay(&mut self, moves: &[Move], at: Timestamp) -> Result<(), ReplayError> {
        for (index, &mv) in moves.iter().enumerate() {
            self.advance(mv, at)
                .map_err(|refusal| ReplayError { index, refusal })?;
        }
        Ok(())
    }

    fn empty(start: Start) -> Result<Self, ResumeError> {
        let Start {
            id,
            players,
            terms,
            place,
            machine,
            at,
            habits,
        } = start;
        let seats = terms.ruleset.seats;
        if players.len() != usize::from(seats) || habits.len() != players.len() {
            return Err(ResumeError::Seats {
                players: players.len(),
                seats,
            });
        }
        Ok(Self {
            id,
            place,
            machine,
            started_at: at,
            moved_at: at,
            habits,
            clock: None,
            rest: None,
            anew: None,
            grace: None,
            offers: Vec::new(),
            opened: None,
            free_takeback: None,
            edition: 0,
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
        let played = self.advance(mv, now)?;
        if self.rest.take().is_some()
            && let Some(clock) = &mut self.clock
        {
            // The move ended a pause, and earns what any other does.
            clock.run(played.seat, &self.habits, now);
        }
        self.press_clock(now);
        Ok(played)
    }

    /// Refuses everybody but the player who is to move. A pause is ended by a move; a game that is
    /// put away must be taken up first.
    pub fn check_turn(&self, by: PlayerId) -> Result<(), Refusal> {
        self.check_seated(by)?;
        self.check_running()?;
        if self.rest == Some(Suspension::Adjourned) {
            return Err(Refusal::Adjourned { game: self.id });
        }
        match self.to_move() {
            Some(whose) if whose != by => Err(Refusal::NotYourTurn {
                whose,
                last: self.last_chosen_move(),
            }),
            _ => Ok(()),
        }
    }

    /// The player gives up, in or out of turn.
    pub fn resign(&mut self, by: PlayerId, now: Timestamp) -> Result<Played, Refusal> {
        let seat = self.check_seated(by)?;
        self.check_running()?;
        let played = self.advance(Move::Leave(seat, Departure::Resigned), now)?;
        self.rest = None;
        self.press_clock(now);
        Ok(played)
    }

    /// Refuses a player's wish that came from another board than the game is at.
    pub fn check_fresh(&self, by: PlayerId, shown: Mark) -> Result<(), Refusal> {
        self.check_seated(by)?;
        self.check_running()?;
        match self.to_move() {
            Some(whose) if shown != self.mark() => Err(Refusal::Stale {
                shown,
                now: self.mark(),
                whose,
                last: self.last_chosen_move(),
            }),
            _ => Ok(()),
        }
    }

    /// Whether this was the last move that a player chose, and was made at this board.
    pub fn has_made(&self, by: PlayerId, mv: Move, shown: Mark) -> bool {
        let index = usize::from(shown.ply);
        shown.edition == self.edition
            && self.record.moves.get(index) == Some(&mv)
            && self.last_move_of(by) == Some(index)
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

    /// Where the rules put the first stone, if they do: it was placed at the start, and no player
    /// chose its point.
    pub fn forced_first_stone(&self) -> Option<Point> {
        let ruleset = &self.terms.ruleset;
        ruleset.centre_first().then(|| ruleset.size.centre())
    }

    /// The last move that a player chose, and who made it.
    fn last_chosen_move(&self) -> Option<LastMove> {
        let is_forced = self.ply() == 1 && self.forced_first_stone().is_some();
        self.last_move().filter(|_| !is_forced)
    }

    /// The last move and who made it.
    pub fn last_move(&self) -> Option<LastMove> {
        self.last.as_ref().map(|played| LastMove {
            by: self.player(played.seat),
            mv: played.mv,
        })
    }

    /// Plies so far. A choice in the opening counts as one here.
    pub fn ply(&self) -> u16 {
        self.turns.iter().sum()
    }

    /// What tells this board of the game from every other one that is shown.
    pub fn mark(&self) -> Mark {
        Mark {
            edition: self.edition,
            ply: self.ply(),
        }
    }

    /// What was kept of it beside its record.
    pub fn kept(&self) -> Kept {
        Kept {
            moved_at: self.moved_at,
            edition: self.edition,
            clock: self.clock.clone(),
            rest: self.rest,
            anew: self.anew,
            grace: self.grace,
            offers: self.offers.clone(),
            opened: self.opened,
            free_takeback: self.free_takeback,
        }
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

    /// Whether the game stands still until this player moves.
    pub fn waits_for(&self, player: PlayerId) -> bool {
        self.to_move() == Some(player) && self.rest.is_none()
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

    /// The players whose moves people choose, in order of their seats: all but the engine.
    pub fn people(&self) -> impl Iterator<Item = PlayerId> + '_ {
        let engine = self.machine.map(|machine| machine.player);
        let players = self.players.iter().copied();
        players.filter(move |&player| Some(player) != engine)
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

    /// Takes back a player's last move and whatever came after it.
    pub(super) fn take_back(&mut self, by: PlayerId, now: Timestamp) -> Result<(), Refusal> {
        let nothing = Refusal::NothingToTakeBack { game: self.id };
        let from = self.last_move_of(by).ok_or(nothing)?;
        let kept: Vec<Move> = self.record.moves[..from].to_vec();
        let acted: Vec<Seat> = self.seats_since(from);
        self.record = Record::new(self.terms.ruleset);
        self.position = Position::new(self.terms.ruleset);
        self.last = None;
        self.turns.fill(0);
        self.replay(&kept, now)
            .expect("what was played before can be played again");
        self.rest = None;
        self.set_up_anew(Some(Reset::TakenBack));
        self.set_clock_back(&acted, now);
        Ok(())
    }

    /// Which move of the record a player would take back: their last, if it was not forced.
    pub(super) fn last_move_of(&self, by: PlayerId) -> Option<usize> {
        let mut position = Position::new(self.terms.ruleset);
        let mut last = None;
        for (index, &mv) in self.record.moves.iter().enumerate() {
            let is_forced = position.forced() == Some(mv);
            let played = position.play(mv).ok()?;
            let is_turn = !matches!(mv, Move::Leave(..) | Move::AgreeDraw);
            if is_turn && !is_forced && self.player(played.seat) == by {
                last = Some(index);
            }
        }
        last
    }

    /// The seats that moved from a move of the record on, and the one that is to act.
    fn seats_since(&self, from: usize) -> Vec<Seat> {
        let mut position = Position::new(self.terms.ruleset);
        let played = self
            .record
            .moves
            .iter()
            .map_while(|&mv| position.play(mv).ok());
        let moved = played.skip(from).map(|played| played.seat);
        let acts = self.position.to_act().map(|turn| turn.seat);
        moved.chain(acts).collect()
    }

    pub(super) fn set_up_anew(&mut self, why: Option<Reset>) {
        self.edition = self.edition.saturating_add(1);
        self.anew = why;
        // The last move is an old one by now, or has been looked at.
        self.opened = Some(self.mark());
    }

    fn has_enough_plies(&self) -> bool {
        self.turns.iter().all(|&turns| turns >= PLIES_TO_COUNT)
    }

    /// Plays a move that may be played, and writes it down.
    pub(super) fn advance(&mut self, mv: Move, now: Timestamp) -> Result<Played, rules::Refusal> {
        let played = self.position.play(mv)?;
        self.record.push(mv);
        if !matches!(mv, Move::Leave(..) | Move::AgreeDraw) {
            self.turns[played.seat.index()] += 1;
        }
        self.moved_at = now;
        self.last = Some(played);
        Ok(played)
    }

    /// The seat of a player; refused to everybody else.
    pub fn check_seated(&self, player: PlayerId) -> Result<Seat, Refusal> {
        self.seat_of(player)
            .ok_or(Refusal::NotAPlayer { game: self.id })
    }

    /// Refuses what can only be done while the game goes on.
    pub fn check_running(&self) -> Result<(), Refusal> {
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
