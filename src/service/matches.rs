//! Matches for points: a series of games between the same people. When one game ends the next
//! begins, until a player has enough points.
//!
//! A player who resigns a game or runs out of time loses the match. Between more than two, the match
//! ends with that game: whoever stayed and has the most points wins.

use jiff::Timestamp;

use super::time_preferences::time_preferences;
use crate::game::{Game, GameId, PlayerId, Start, Terms};
use crate::rules::{
    Colour, Earned, Match, Move, Outcome, Points, Position, Reason, Seat, Standing,
};
use crate::store::{Error, Reading, SavedGame, Writing};

/// The most games of a match, which two who agree to draws would otherwise play for ever. Whoever has most
/// points then wins it.
const MOST_GAMES: usize = 100;

/// The score of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchView {
    /// The points of each player of the game, by seat. Includes this game once it is over.
    pub points: Vec<u16>,
    /// How many points win.
    pub target: u16,
    /// The winner, if the match is over and has one.
    pub winner: Option<PlayerId>,
    /// The game that follows this one.
    pub next: Option<GameId>,
    /// Who is called to the first board of that game; `None` if it is the computer's turn, or no game
    /// follows.
    pub next_called: Option<PlayerId>,
    /// The points with which each player of the game began the match, by seat.
    pub handicap: Vec<u16>,
    /// The games that have been scored, oldest first. Includes this game once it is over.
    pub games: Vec<ScoredGame>,
}

/// What a finished game brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredGame {
    /// Its number.
    pub id: GameId,
    /// What each player of the game that is looked at made in it, by seat.
    pub earned: Vec<Earned>,
}

/// The score of the match that a game belongs to; `None` if its ruleset has no matches.
pub(super) async fn standing(
    reading: &mut Reading,
    game: &Game,
) -> Result<Option<MatchView>, Error> {
    let Some(target) = game.terms.ruleset.target() else {
        return Ok(None);
    };
    let before = reading.games_before(game.id).await?;
    let counted = count(&before, game);
    let next = reading.game_after(game.id).await?;
    Ok(Some(MatchView {
        points: counted.by_seat(game, &counted.points),
        target,
        winner: winner(game, !before.is_empty(), &counted),
        next,
        next_called: next.and_then(|_| called_next(game, &counted)),
        handicap: counted.by_seat(game, &counted.handicap),
        games: counted.games(game),
    }))
}

/// Starts the next game of a match when one game has ended and the match has not.
pub(super) async fn go_on(writing: &mut Writing, game: &Game, now: Timestamp) -> Result<(), Error> {
    if game.terms.ruleset.scoring.is_none() || !game.is_over() || has_somebody_left(game) {
        return Ok(());
    }
    let before = writing.games_before(game.id).await?;
    let counted = count(&before, game);
    let (Standing::Next { first }, false) = (counted.standing, counted.is_last) else {
        return Ok(());
    };
    let mut players = counted.players;
    let mut handicap = counted.handicap;
    handicap[..players.len()].rotate_left(first);
    players.rotate_left(first);
    let next = Game::start(Start {
        id: writing.next_game_id().await?,
        time_preferences: time_preferences(writing, &players).await?,
        players,
        terms: Terms {
            ruleset: game.terms.ruleset.with_handicap(handicap),
            ..game.terms.clone()
        },
        place: game.place,
        computer: game.computer,
        at: now,
    });
    writing.insert_game(&next).await?;
    writing.set_follows(next.id, game.id).await
}

/// Who is the first to choose a move in the game that follows; `None` if that is the computer, or the match
/// is over.
fn called_next(game: &Game, counted: &MatchProgress) -> Option<PlayerId> {
    let Standing::Next { first } = counted.standing else {
        return None;
    };
    let mut position = Position::new(game.terms.ruleset);
    if let Some(centre) = game.forced_first_stone() {
        position.play(Move::Place(centre)).ok()?;
    }
    let seat = position.to_act()?.seat.index();
    let count = counted.players.len();
    let called = *counted.players.get((first + seat) % count)?;
    let computer = game.computer.map(|computer| computer.player);
    (computer != Some(called)).then_some(called)
}

/// What the players made in a whole match, each by seat of its last game.
pub(super) struct Totals {
    /// The points.
    pub points: Vec<u16>,
    /// The plies.
    pub plies: Vec<u16>,
}

/// The totals of a match that ended with this game; `None` while it goes on.
pub(super) async fn totals(reading: &mut Reading, game: &Game) -> Result<Option<Totals>, Error> {
    let before = reading.games_before(game.id).await?;
    let counted = count(&before, game);
    let is_won = matches!(counted.standing, Standing::Won { .. });
    if !game.is_over() || !(is_won || counted.is_last || has_somebody_left(game)) {
        return Ok(None);
    }
    let mut plies = game.plies().to_vec();
    for earlier in before.iter().map(|earlier| &earlier.game) {
        for (&player, plies) in game.players.iter().zip(&mut plies) {
            let seat = earlier.seat_of(player);
            *plies = plies.saturating_add(seat.map_or(0, |seat| earlier.plies()[seat.index()]));
        }
    }
    Ok(Some(Totals {
        points: counted.by_seat(game, &counted.points),
        plies,
    }))
}

/// The result of the games so far.
struct MatchProgress {
    /// The players of the first game, by seat. Later games seat them in the same order, from another
    /// one on.
    players: Vec<PlayerId>,
    /// The points with which they began.
    handicap: Points,
    /// Their points.
    points: Points,
    /// The games that have been scored, and what each of them made there.
    earned: Vec<(GameId, [Earned; Colour::MOST as usize])>,
    /// Which of them has the first seat of the current game.
    first: usize,
    /// What comes next, unless the current game is the last.
    standing: Standing,
    /// Whether the current game is the last that a match may have.
    is_last: bool,
}

impl MatchProgress {
    /// What belongs to each player of the current game, by seat. The computer may have several seats,
    /// so that its name does not tell which.
    fn by_seat<T: Copy>(&self, game: &Game, all: &[T; Colour::MOST as usize]) -> Vec<T> {
        let count = self.players.len();
        let people = (0..game.players.len()).map(|seat| (self.first + seat) % count);
        people.map(|person| all[person]).collect()
    }

    fn games(&self, game: &Game) -> Vec<ScoredGame> {
        let games = self.earned.iter().map(|(id, earned)| ScoredGame {
            id: *id,
            earned: self.by_seat(game, earned),
        });
        games.collect()
    }

    /// Adds a game if it is over and counts.
    fn add(&mut self, scored: &mut Match, game: &Game) {
        let scoring = game.terms.ruleset.scoring;
        let Some(scoring) = scoring.filter(|_| game.is_over() && !is_given_up(game)) else {
            return;
        };
        let mut earned = [Earned::default(); Colour::MOST as usize];
        for seat in game.position().seats() {
            earned[scored.person(seat)] = scoring.earned(game.position(), seat);
        }
        self.earned.push((game.id, earned));
        self.standing = scored.finish(game.position());
        self.points = scored.points();
    }
}

/// Adds up the finished games, including this one if it is over.
fn count(before: &[SavedGame], game: &Game) -> MatchProgress {
    let first = before.first().map_or(game, |first| &first.game);
    let mut scored = Match::of(&first.terms.ruleset).expect("the ruleset scores");
    let mut counted = MatchProgress {
        players: first.players.clone(),
        handicap: first.terms.ruleset.handicap(),
        points: scored.points(),
        earned: Vec::new(),
        first: 0,
        standing: scored.standing(),
        is_last: before.len() + 1 >= MOST_GAMES,
    };
    for earlier in before {
        counted.add(&mut scored, &earlier.game);
    }
    counted.first = scored.person(Seat::FIRST);
    counted.add(&mut scored, game);
    counted
}

fn winner(game: &Game, is_later: bool, counted: &MatchProgress) -> Option<PlayerId> {
    if !game.is_over() {
        return None;
    }
    if is_given_up(game) {
        // The remaining player wins the match, unless it had hardly begun.
        let outcome = game
            .position()
            .outcome()
            .filter(|_| is_later || !game.is_aborted());
        return outcome
            .and_then(|outcome| outcome.winner)
            .and_then(|side| {
                let mut seats = game.position().seats();
                seats.find(|&seat| game.position().side_of(seat) == side)
            })
            .map(|seat| game.player(seat));
    }
    if has_somebody_left(game) {
        return leader(game, counted);
    }
    match counted.standing {
        Standing::Won { person } => counted.players.get(person).copied(),
        Standing::Next { .. } if counted.is_last => leader(game, counted),
        Standing::Next { .. } => None,
    }
}

/// Who has the most points of those who stayed; `None` if that is more than one.
fn leader(game: &Game, counted: &MatchProgress) -> Option<PlayerId> {
    let points = counted.by_seat(game, &counted.points);
    let seats = game.position().seats();
    let stayed: Vec<_> = seats.filter(|&it| !game.position().has_left(it)).collect();
    let best = stayed.iter().map(|seat| points[seat.index()]).max()?;
    let mut leaders = stayed.iter().filter(|seat| points[seat.index()] == best);
    match (leaders.next(), leaders.next()) {
        (Some(&only), None) => Some(game.player(only)),
        _ => None,
    }
}

/// Whether somebody has left a game that others played on.
fn has_somebody_left(game: &Game) -> bool {
    let position = game.position();
    position.seats().any(|seat| position.has_left(seat))
}

fn is_given_up(game: &Game) -> bool {
    matches!(
        game.position().outcome(),
        Some(Outcome {
            reason: Reason::Resigned | Reason::OutOfTime,
            ..
        })
    )
}
