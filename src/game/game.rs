//! A game: who sits where, what was played, and whose turn it is.
//!
//! The record is the source of truth. The position is replayed from it when the game is loaded, and
//! kept alongside it in memory. What players offer each other is in `offers`; what falls due with
//! time is in `timing`.

use jiff::{SignedDuration, Timestamp};
use thiserror::Error;

use super::clock::Clock;
use super::computer::Computer;
use super::id::{GameId, PlayerId};
use super::last_move::LastMove;
use super::limits::DOUBLE_PRESS;
use super::move_times::{MoveTime, MoveTimes};
use super::offer::Offer;
use super::place::Place;
use super::refusal::GameRefusal;
use super::reminder::TimePreferences;
use super::reset::Reset;
use super::revision::Revision;
use super::suspension::Suspension;
use super::terms::Terms;
use crate::rules::{
    self, Choice, Departure, Move, Outcome, Played, Point, Position, Reason, Record, ReplayError,
    Seat, TurnAction,
};

/// The fewest plies each player must have made for a game to have a loser.
pub const PLIES_TO_COUNT: u16 = 2;

/// A game between players, one of whom may be the computer.
///
/// ```
/// use jiff::Timestamp;
/// use tessera::game::{
///     ChannelId, First, Game, GameId, Pace, Place, PlayerId, Start, Terms, TimePreferences,
/// };
/// use tessera::rules::{Move, Point, catalogue};
///
/// let (ann, ben) = (PlayerId(1), PlayerId(2));
/// let terms = Terms {
///     ruleset: catalogue::find("pente").expect("the base game"),
///     pace: Pace::Relaxed,
///     rated: true,
///     first: First::Challenger,
///     calls: false,
///     set: false,
///     claim: false,
///     hill: false,
/// };
/// let place = Place {
///     server: None,
///     channel: ChannelId(1),
/// };
/// let mut game = Game::start(Start {
///     id: GameId(412),
///     players: vec![ann, ben],
///     terms: terms.clone(),
///     place,
///     computer: None,
///     at: Timestamp::UNIX_EPOCH,
///     time_preferences: vec![TimePreferences::default(); 2],
/// });
/// let now = Timestamp::UNIX_EPOCH;
/// // The rules place the first stone on the centre, so Ben moves.
/// let stone = Move::Place(Point::parse("L11", terms.ruleset.size)?);
/// assert!(game.play(ann, stone, now).is_err(), "it is Ben's turn");
/// game.play(ben, stone, now).expect("it is Ben's turn");
/// assert_eq!(game.to_move(), Some(ann));
/// # Ok::<(), tessera::rules::PointError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    /// The game's number.
    pub id: GameId,
    /// The players in order of their seats.
    pub players: Vec<PlayerId>,
    /// The agreed terms.
    pub terms: Terms,
    /// Where it is played.
    pub place: Place,
    /// The player whose moves the engine chooses, if there is one.
    pub computer: Option<Computer>,
    /// The game that it follows in a match; `None` for a single game and the first of a match.
    pub follows: Option<GameId>,
    /// When it began.
    pub started_at: Timestamp,
    /// When the last move was made, or when the game ended.
    pub moved_at: Timestamp,
    /// The players' calendars and reminder preferences, by seat.
    pub time_preferences: Vec<TimePreferences>,
    /// The clocks; `None` for an untimed game.
    pub clock: Option<Clock>,
    /// Whether it is paused or adjourned.
    pub suspension: Option<Suspension>,
    /// Why the board was last reset, if it was.
    pub reset: Option<Reset>,
    /// The time that absences of the bot gave back to the running clock at one board.
    pub grace: Option<TimeGivenBack>,
    /// All offers, including those that are moot by now.
    pub(super) offers: Vec<Offer>,
    /// The board at which the player to move has started to answer, or which was reset. Its last
    /// move cannot be taken back without agreement.
    pub(super) opened: Option<Revision>,
    /// The ply that the last takeback returned to for which no person was asked.
    pub(super) free_takeback: Option<u16>,
    pub(super) resets: u16,
    /// How many plies each player had made who has left, by seat; 0 for the others. A takeback does not
    /// change that.
    left_after: Vec<u16>,
    pub(super) times: MoveTimes,
    record: Record,
    position: Position,
    last: Option<Played>,
    /// Turns taken, by seat.
    turns: Vec<u16>,
}

/// Time given back because the bot was absent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeGivenBack {
    /// The board at which the clock got it.
    pub at: Revision,
    /// How much time.
    pub time: SignedDuration,
}

/// Whether a game is running.
#[derive(Clone, Debug, PartialEq)]
pub enum Status {
    /// It is running.
    Running,
    /// It has ended.
    Over(Outcome),
}

/// What is settled before the first stone.
#[derive(Clone, Debug, PartialEq)]
pub struct Start {
    /// The game's number.
    pub id: GameId,
    /// The players in order of their seats.
    pub players: Vec<PlayerId>,
    /// The agreed terms.
    pub terms: Terms,
    /// Where it is played.
    pub place: Place,
    /// The player whose moves the engine chooses, if there is one.
    pub computer: Option<Computer>,
    /// When it begins.
    pub at: Timestamp,
    /// The players' time preferences, by seat.
    pub time_preferences: Vec<TimePreferences>,
}

/// The stored state of a game besides its record.
#[derive(Clone, Debug, PartialEq)]
pub struct Snapshot {
    /// When the last move was made.
    pub moved_at: Timestamp,
    /// How often the board was reset.
    pub resets: u16,
    /// The clocks.
    pub clock: Option<Clock>,
    /// Whether it is paused or adjourned.
    pub suspension: Option<Suspension>,
    /// Why the board was last reset.
    pub reset: Option<Reset>,
    /// The time that absences of the bot gave back to the running clock at one board.
    pub grace: Option<TimeGivenBack>,
    /// The offers.
    pub offers: Vec<Offer>,
    /// The board at which the player to move has started to answer.
    pub opened: Option<Revision>,
    /// The ply that the last takeback returned to for which no person was asked.
    pub free_takeback: Option<u16>,
    /// How long each move took.
    pub times: MoveTimes,
}

/// Why a stored game cannot be loaded: it is damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ResumeError {
    /// The number of players does not match the number of seats.
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
    /// Starts a game. A forced first stone is placed at once, so that nobody waits for it.
    ///
    /// # Panics
    /// If there are not as many players as the ruleset has seats.
    pub fn start(start: Start) -> Self {
        Self::start_without(start, &[])
    }

    /// Starts a game in which these seats are out from the beginning: their players have left the match
    /// that it belongs to, the first of these first. Two others must be left, among them the first seat.
    ///
    /// # Panics
    /// If there are not as many players as the ruleset has seats, or a seat is named twice.
    pub fn start_without(start: Start, gone: &[(Seat, Departure)]) -> Self {
        let at = start.at;
        let mut game = Self::empty(start).expect("a new game has a player for every seat");
        for &(seat, departure) in gone {
            game.advance(Move::Leave(seat, departure), at)
                .expect("nobody leaves twice");
        }
        if let Some(forced) = game.position.forced() {
            game.advance(forced, at).expect("a forced move is legal");
        }
        game.clock = Clock::new(game.terms.pace, game.players.len());
        game.press_clock(at);
        game
    }

    /// Restores a stored game by replaying its moves.
    pub fn resume(start: Start, moves: &[Move], snapshot: Snapshot) -> Result<Self, ResumeError> {
        let mut game = Self::empty(start)?;
        game.replay(moves, snapshot.moved_at)?;
        Ok(Self {
            moved_at: snapshot.moved_at,
            resets: snapshot.resets,
            clock: snapshot.clock,
            suspension: snapshot.suspension,
            reset: snapshot.reset,
            grace: snapshot.grace,
            offers: snapshot.offers,
            opened: snapshot.opened,
            free_takeback: snapshot.free_takeback,
            times: snapshot.times.cut_to(moves.len()),
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
            computer,
            at,
            time_preferences,
        } = start;
        let seats = terms.ruleset.seats;
        let own = time_preferences.into_iter();
        let time_preferences: Vec<_> = own.map(|it| terms.pace.time_preferences(it)).collect();
        if players.len() != usize::from(seats) || time_preferences.len() != players.len() {
            return Err(ResumeError::Seats {
                players: players.len(),
                seats,
            });
        }
        Ok(Self {
            id,
            place,
            computer,
            follows: None,
            started_at: at,
            moved_at: at,
            time_preferences,
            clock: None,
            suspension: None,
            reset: None,
            grace: None,
            offers: Vec::new(),
            opened: None,
            free_takeback: None,
            resets: 0,
            times: MoveTimes::default(),
            record: Record::new(terms.ruleset),
            position: Position::new(terms.ruleset),
            last: None,
            turns: vec![0; players.len()],
            left_after: vec![0; players.len()],
            players,
            terms,
        })
    }

    /// Makes a conditional move for a player.
    pub fn play_planned(
        &mut self,
        by: PlayerId,
        mv: Move,
        now: Timestamp,
    ) -> Result<Played, GameRefusal> {
        let entry = self.record.moves.len();
        let played = self.play(by, mv, now)?;
        self.times.note(entry, MoveTime::PLANNED);
        Ok(played)
    }

    /// The player makes a move: a stone or a choice.
    ///
    /// Leaving the game is refused here; that is [`Game::resign`].
    pub fn play(&mut self, by: PlayerId, mv: Move, now: Timestamp) -> Result<Played, GameRefusal> {
        if !mv.is_turn() {
            return Err(GameRefusal::NotATurn);
        }
        self.check_turn(by)?;
        self.check_live_clock(now)?;
        let took = self.thinking_time(now);
        let played = self.advance(mv, now)?;
        self.times.note(self.record.moves.len() - 1, took);
        if self.suspension.take().is_some()
            && let Some(clock) = &mut self.clock
        {
            // The move ended a pause, and earns the same bonus as any other.
            clock.run(played.seat, &self.time_preferences, now);
        }
        self.press_clock(now);
        Ok(played)
    }

    /// Refuses anyone but the player to move. A move ends a pause, but an adjourned game must be
    /// resumed first.
    pub fn check_turn(&self, by: PlayerId) -> Result<(), GameRefusal> {
        self.check_in(by)?;
        if self.suspension == Some(Suspension::Adjourned) {
            return Err(GameRefusal::Adjourned { game: self.id });
        }
        let computer = self.computer.map(|computer| computer.player);
        match self.to_move() {
            Some(whose) if whose != by && computer == Some(whose) => {
                Err(GameRefusal::ComputersTurn)
            }
            Some(whose) if whose != by => Err(GameRefusal::NotYourTurn {
                whose,
                is_among_several: self.is_among_several(),
                last: self.last_move_known_to(by),
            }),
            _ => Ok(()),
        }
    }

    /// Whether more than two play.
    pub fn is_among_several(&self) -> bool {
        self.players.len() > 2
    }

    /// The player resigns, in or out of turn. The game goes on without them if others play on
    /// against each other.
    pub fn resign(&mut self, by: PlayerId, now: Timestamp) -> Result<Played, GameRefusal> {
        let seat = self.check_in(by)?;
        self.leave(seat, Departure::Resigned, now)
    }

    /// A player leaves, and hands the turn on if the game goes on. The board is another one then,
    /// although nobody moved: somebody else may be to move. A paused or adjourned game stays so.
    pub(super) fn leave(
        &mut self,
        seat: Seat,
        departure: Departure,
        now: Timestamp,
    ) -> Result<Played, GameRefusal> {
        if self.is_last_person(self.player(seat)) {
            self.dismiss_computers(now)?;
        }
        let played = self.advance(Move::Leave(seat, departure), now)?;
        if self.is_over() {
            self.suspension = None;
            self.press_clock(now);
            return Ok(played);
        }
        self.reset_board(None);
        if self.suspension.is_none() {
            self.press_clock(now);
        }
        Ok(played)
    }

    /// Whether everybody else in the game is the computer, in more than one seat.
    fn is_last_person(&self, player: PlayerId) -> bool {
        let mut others = self.people().filter(|&it| it != player);
        others.all(|other| self.has_left(other))
    }

    /// Takes all seats of the computer but the first out of the game: it does not play on against
    /// itself.
    fn dismiss_computers(&mut self, now: Timestamp) -> Result<(), rules::IllegalMove> {
        let Some(computer) = self.computer else {
            return Ok(());
        };
        let seats = self.position.seats();
        let seats = seats.filter(|&it| self.player(it) == computer.player);
        let left: Vec<_> = seats.filter(|&it| !self.position.has_left(it)).collect();
        for &seat in left.iter().skip(1) {
            if !self.is_over() && self.position.ruleset().sides > 2 {
                self.advance(Move::Leave(seat, Departure::Resigned), now)?;
            }
        }
        Ok(())
    }

    /// Refuses a player's request that was made on a board other than the current one.
    pub fn check_fresh(&self, by: PlayerId, shown: Revision) -> Result<(), GameRefusal> {
        self.check_in(by)?;
        match self.to_move() {
            Some(whose) if shown != self.revision() => Err(GameRefusal::Stale {
                shown,
                now: self.revision(),
                by,
                whose,
                is_among_several: self.is_among_several(),
                last: self.last_move_known_to(by),
            }),
            _ => Ok(()),
        }
    }

    /// Whether a player chose this move on this board just now: it is the last move of the game, or the
    /// last of the player's and was answered no longer than [`DOUBLE_PRESS`] ago.
    pub fn has_made(&self, by: PlayerId, mv: Move, shown: Revision, now: Timestamp) -> bool {
        let index = usize::from(shown.ply);
        let is_recent = now.duration_since(self.moved_at) <= DOUBLE_PRESS;
        let made = self.turns().nth(index);
        shown.resets == self.resets
            && (self.revision() == shown.next() || is_recent)
            && made.is_some_and(|(at, made)| made == mv && self.last_move_of(by) == Some(at))
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The ruleset and every move.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The last move with the stones it removed; `None` before the first.
    pub fn last(&self) -> Option<&Played> {
        self.last.as_ref()
    }

    /// Where the rules force the first stone, if they do. It is placed at the start and no player
    /// chooses its point.
    pub fn forced_first_stone(&self) -> Option<Point> {
        let ruleset = &self.terms.ruleset;
        ruleset.centre_first().then(|| ruleset.size.centre())
    }

    /// The last move that a player chose, unless it is a part of a turn that its player goes on with, which
    /// nobody else sees.
    fn last_move_known_to(&self, player: PlayerId) -> Option<LastMove> {
        let is_hidden = self.is_mid_turn() && self.to_move() != Some(player);
        self.last_chosen_move().filter(|_| !is_hidden)
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

    /// The last move of a turn and who made it: not that somebody left since.
    pub fn last_turn(&self) -> Option<LastMove> {
        let (last, _) = self.turns().next_back()?;
        let mut position = Position::new(self.terms.ruleset);
        let moves = self.record.moves[..=last].iter();
        let played = moves.map_while(|&mv| position.play(mv).ok()).last()?;
        Some(LastMove {
            by: self.player(played.seat),
            mv: played.mv,
        })
    }

    /// The player who left last, if nobody has moved since, and how.
    pub fn left_last(&self) -> Option<(PlayerId, Departure)> {
        match self.record.moves.last() {
            Some(&Move::Leave(seat, departure)) => Some((self.player(seat), departure)),
            _ => None,
        }
    }

    /// Whether a player has left the game. Others may play on.
    pub fn has_left(&self, player: PlayerId) -> bool {
        self.seat_of(player)
            .is_some_and(|seat| self.position.has_left(seat))
    }

    /// The computer, if one person plays alone against it.
    pub fn against_computer(&self) -> Option<Computer> {
        let has_company = self.people().nth(1).is_some();
        self.computer.filter(|_| !has_company)
    }

    /// Plies so far. A choice in the opening counts as one.
    pub fn ply(&self) -> u16 {
        self.turns.iter().sum()
    }

    /// Identifies the current board among all boards of the game that are shown.
    pub fn revision(&self) -> Revision {
        Revision {
            resets: self.resets,
            ply: self.ply(),
        }
    }

    /// The state to store besides the record.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            moved_at: self.moved_at,
            resets: self.resets,
            clock: self.clock.clone(),
            suspension: self.suspension,
            reset: self.reset,
            grace: self.grace,
            offers: self.offers.clone(),
            opened: self.opened,
            free_takeback: self.free_takeback,
            times: self.times.clone(),
        }
    }

    /// Whether the game is running, and otherwise how it ended.
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

    /// The player to move; `None` when the game is over.
    pub fn to_move(&self) -> Option<PlayerId> {
        self.position.to_act().map(|turn| self.player(turn.seat))
    }

    /// Whether it is this player's turn and the game is neither paused nor adjourned.
    pub fn waits_for(&self, player: PlayerId) -> bool {
        self.to_move() == Some(player) && self.suspension.is_none()
    }

    /// Whether the player to move has placed a stone of this turn and goes on with it: in rulesets
    /// with several stones a turn, and in openings in which one player places several.
    pub fn is_mid_turn(&self) -> bool {
        let places = self
            .position
            .to_act()
            .filter(|turn| turn.asks == TurnAction::Place);
        let goes_on = self.last.as_ref().is_some_and(|last| {
            let is_first_part = matches!(
                last.mv,
                Move::Place(_) | Move::Power(_) | Move::Choose(Choice::Pass)
            );
            is_first_part && places.is_some_and(|turn| turn.seat == last.seat)
        });
        goes_on && self.suspension.is_none()
    }

    /// The first seat of a player; `None` for anyone else.
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        self.position
            .seats()
            .find(|&seat| self.player(seat) == player)
    }

    /// The player in a seat.
    pub fn player(&self, seat: Seat) -> PlayerId {
        self.players[seat.index()]
    }

    /// The human players in order of their seats: all but the computer.
    pub fn people(&self) -> impl Iterator<Item = PlayerId> + '_ {
        let computer = self.computer.map(|computer| computer.player);
        let players = self.players.iter().copied();
        players.filter(move |&player| Some(player) != computer)
    }

    /// The winners. Empty while the game is running, after a draw, and if it was aborted.
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

    /// Whether a player left before every player had made [`PLIES_TO_COUNT`] plies.
    ///
    /// Such a game is over without a winner or loser and is called aborted, whether rated or not.
    /// The forced first stone counts as a ply. A later game of a match is never aborted: the match has
    /// begun.
    pub fn is_aborted(&self) -> bool {
        let left = self
            .position
            .outcome()
            .is_some_and(|outcome| matches!(outcome.reason, Reason::Resigned | Reason::OutOfTime));
        left && !self.has_enough_plies()
    }

    /// Whether the result changes ratings if the game stands alone: it is rated, over, not aborted,
    /// and the computer has no seat.
    pub fn counts_for_rating(&self) -> bool {
        self.counts_with(&self.plies())
    }

    /// Like [`Self::counts_for_rating`], for the last game of a match: `plies` are each seat's plies in all
    /// its games.
    pub fn counts_with(&self, plies: &[u16]) -> bool {
        let is_for_people = self.computer.is_none();
        self.terms.rated && is_for_people && self.is_over() && self.has_enough(plies)
    }

    /// Takes back a player's last move and everything after it.
    pub(super) fn take_back(&mut self, by: PlayerId, now: Timestamp) -> Result<(), GameRefusal> {
        let nothing = GameRefusal::NothingToTakeBack { game: self.id };
        let from = self.last_move_of(by).ok_or(nothing)?;
        let acted = self.seats_since(from);
        self.undo_from(from, Reset::TakenBack, now);
        self.set_clock_back(&acted, now);
        Ok(())
    }

    /// Takes back everything from an entry of the record on. The clocks stay as they are.
    pub(super) fn undo_from(&mut self, from: usize, why: Reset, now: Timestamp) {
        let snapshot: Vec<Move> = self.record.moves[..from].to_vec();
        let left: Vec<Move> = self.record.moves[from..]
            .iter()
            .copied()
            .filter(|mv| matches!(mv, Move::Leave(..)))
            .collect();
        self.go_back_to(&snapshot, now);
        // Who has left does not come back.
        for &gone in &left {
            self.advance(gone, now)
                .expect("nobody leaves twice, and leaving is possible at any time");
        }
        self.moved_at = now;
        self.suspension = None;
        self.reset_board(Some(why));
    }

    /// The game as it was at an earlier board, with its present clocks and offers. To show it to somebody
    /// who is not to see what was played since.
    #[must_use]
    pub fn at_ply(&self, ply: u16) -> Self {
        let mut earlier = self.clone();
        let mut moves = self.record.moves.clone();
        while earlier.ply() > ply && moves.pop().is_some() {
            earlier.go_back_to(&moves, self.moved_at);
        }
        earlier
    }

    /// Replaces the record by its beginning.
    pub(super) fn go_back_to(&mut self, moves: &[Move], at: Timestamp) {
        let times = std::mem::take(&mut self.times);
        self.record = Record::new(self.terms.ruleset);
        self.position = Position::new(self.terms.ruleset);
        self.last = None;
        self.turns.fill(0);
        self.replay(moves, at)
            .expect("what was played before can be played again");
        self.times = times.cut_to(moves.len());
    }

    /// The index of the move a takeback would undo: the player's last move that was not forced.
    pub(super) fn last_move_of(&self, by: PlayerId) -> Option<usize> {
        let mut position = Position::new(self.terms.ruleset);
        let mut last = None;
        for (index, &mv) in self.record.moves.iter().enumerate() {
            let is_forced = position.forced() == Some(mv);
            let played = position.play(mv).ok()?;
            if mv.is_turn() && !is_forced && self.player(played.seat) == by {
                last = Some(index);
            }
        }
        last
    }

    /// The turns in order, apart from departures and an agreed draw, each with its index in the record.
    pub fn turns(&self) -> impl DoubleEndedIterator<Item = (usize, Move)> + '_ {
        let moves = self.record.moves.iter().copied().enumerate();
        moves.filter(|(_, mv)| mv.is_turn())
    }

    /// How many turns come before this index of the record: it holds departures, too.
    pub(super) fn turns_before(&self, index: usize) -> usize {
        self.turns().take_while(|&(at, _)| at < index).count()
    }

    /// The index in the record that follows so many turns; `None` if there are not as many.
    pub fn index_after_turns(&self, turns: usize) -> Option<usize> {
        match turns.checked_sub(1) {
            None => Some(0),
            Some(last) => self.turns().nth(last).map(|(at, _)| at + 1),
        }
    }

    /// The seats that moved from this index of the record on, and the seat to move now.
    fn seats_since(&self, from: usize) -> Vec<Seat> {
        let mut position = Position::new(self.terms.ruleset);
        let played = self
            .record
            .moves
            .iter()
            .map_while(|&mv| position.play(mv).ok());
        let played = played.skip(from).filter(|played| played.mv.is_turn());
        let moved = played.map(|played| played.seat);
        let acts = self.position.to_act().map(|turn| turn.seat);
        moved.chain(acts).collect()
    }

    pub(super) fn reset_board(&mut self, why: Option<Reset>) {
        self.resets = self.resets.saturating_add(1);
        self.reset = why;
        // The last move is not recent any more, or has been seen.
        self.opened = Some(self.revision());
    }

    /// Whether every player has made [`PLIES_TO_COUNT`] plies, or the game goes on with a match, so that
    /// it can have a loser. A player who left while others played on does not matter any more.
    pub fn has_enough_plies(&self) -> bool {
        self.follows.is_some() || self.has_enough(&self.plies())
    }

    /// The plies that each seat has made; of a player who has left, those before that, even if they were
    /// taken back since.
    pub fn plies(&self) -> Vec<u16> {
        let plies = self.turns.iter().zip(&self.left_after);
        plies.map(|(&made, &before)| made.max(before)).collect()
    }

    /// Records what a stored game knows of the plies of players who have left, by seat.
    pub fn remember_departures(&mut self, left_after: &[u16]) {
        for (known, &stored) in self.left_after.iter_mut().zip(left_after) {
            *known = stored.max(*known);
        }
    }

    /// Who has left, in that order, and how.
    pub fn departures(&self) -> Vec<(Seat, Departure)> {
        let moves = self.record.moves.iter();
        let left = moves.filter_map(|mv| match *mv {
            Move::Leave(seat, departure) => Some((seat, departure)),
            _ => None,
        });
        left.collect()
    }

    /// Whether these plies, by seat, are enough for the game, or the match that it ends, to have a loser.
    pub fn has_enough(&self, plies: &[u16]) -> bool {
        let last = self.left_last().filter(|_| self.is_over());
        let last_to_leave = last.map(|(player, _)| player);
        let matters =
            |seat| !self.position.has_left(seat) || last_to_leave == Some(self.player(seat));
        let mut seats = self.position.seats().filter(|&seat| matters(seat));
        seats.all(|seat| plies[seat.index()] >= PLIES_TO_COUNT)
    }

    /// Plays a legal move and records it.
    pub(super) fn advance(
        &mut self,
        mv: Move,
        now: Timestamp,
    ) -> Result<Played, rules::IllegalMove> {
        let played = self.position.play(mv)?;
        self.record.push(mv);
        self.times.push_unknown();
        let seat = played.seat.index();
        if mv.is_turn() {
            self.turns[seat] += 1;
        }
        if matches!(mv, Move::Leave(..)) {
            self.left_after[seat] = self.left_after[seat].max(self.turns[seat]);
        }
        self.moved_at = now;
        self.last = Some(played);
        Ok(played)
    }

    /// The seat of a player; refused for anyone else.
    pub fn check_seated(&self, player: PlayerId) -> Result<Seat, GameRefusal> {
        self.seat_of(player)
            .ok_or(GameRefusal::NotAPlayer { game: self.id })
    }

    /// The seat of a player who is still in a running game; refused for anyone else.
    pub fn check_in(&self, player: PlayerId) -> Result<Seat, GameRefusal> {
        let seat = self.check_seated(player)?;
        self.check_running()?;
        if self.position.has_left(seat) {
            return Err(GameRefusal::HasLeft { game: self.id });
        }
        Ok(seat)
    }

    /// Refuses what can only be done while the game is running.
    pub fn check_running(&self) -> Result<(), GameRefusal> {
        match self.position.outcome() {
            None => Ok(()),
            Some(outcome) => Err(GameRefusal::Over {
                game: self.id,
                outcome,
                last: self.last_move(),
            }),
        }
    }
}
