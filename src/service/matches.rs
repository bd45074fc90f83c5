//! Matches for points: a series of games between the same people. When one game ends the next
//! begins, until a player has enough points.
//!
//! A player who resigns a game or runs out of time loses the match. Between more than two, the match
//! ends with that game: whoever stayed and has the most points wins.

use jiff::Timestamp;

use super::time_preferences::time_preferences;
use crate::game::{Game, GameId, PlayerId, Start};
use crate::rules::{Match, Outcome, Points, Reason, Seat, Standing};
use crate::store::{Error, Reading, SavedGame, Writing};

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
}

/// The score of the match that a game belongs to; `None` if its ruleset has no matches.
pub(super) async fn standing(
    reading: &mut Reading,
    game: &Game,
) -> Result<Option<MatchView>, Error> {
    let Some(scoring) = game.terms.ruleset.scoring else {
        return Ok(None);
    };
    let before = reading.games_before(game.id).await?;
    let counted = count(&before, game);
    Ok(Some(MatchView {
        points: counted.by_seat(game),
        target: scoring.target,
        winner: winner(game, !before.is_empty(), &counted),
        next: reading.game_after(game.id).await?,
    }))
}

/// Starts the next game of a match when one game has ended and the match has not.
pub(super) async fn go_on(writing: &mut Writing, game: &Game, now: Timestamp) -> Result<(), Error> {
    if game.terms.ruleset.scoring.is_none() || !game.is_over() || has_somebody_left(game) {
        return Ok(());
    }
    let before = writing.games_before(game.id).await?;
    let counted = count(&before, game);
    let Standing::Next { first } = counted.standing else {
        return Ok(());
    };
    let mut players = counted.players;
    players.rotate_left(first);
    let next = Game::start(Start {
        id: writing.next_game_id().await?,
        time_preferences: time_preferences(writing, &players).await?,
        players,
        terms: game.terms.clone(),
        place: game.place,
        computer: game.computer,
        at: now,
    });
    writing.insert_game(&next).await?;
    writing.set_follows(next.id, game.id).await
}

/// The result of the games so far.
struct Counted {
    /// The players of the first game, by seat. Later games seat them in the same order, from another
    /// one on.
    players: Vec<PlayerId>,
    /// Their points.
    points: Points,
    /// Which of them has the first seat of the current game.
    first: usize,
    /// What comes next.
    standing: Standing,
}

impl Counted {
    /// The points of each player of the current game, by seat. The computer may have several seats, so
    /// that its name does not tell which.
    fn by_seat(&self, game: &Game) -> Vec<u16> {
        let count = self.players.len();
        let people = (0..game.players.len()).map(|seat| (self.first + seat) % count);
        people.map(|person| self.points[person]).collect()
    }
}

/// Adds up the finished games, including this one if it is over.
fn count(before: &[SavedGame], game: &Game) -> Counted {
    let players = before
        .first()
        .map_or(game, |first| &first.game)
        .players
        .clone();
    let scored = Match::new(&game.terms.ruleset, None, Points::default());
    let mut scored = scored.expect("the ruleset scores");
    let finish = |scored: &mut Match, game: &Game| {
        if game.is_over() && !is_given_up(game) {
            scored.finish(game.position());
        }
    };
    for earlier in before {
        finish(&mut scored, &earlier.game);
    }
    let first = scored.person(Seat::FIRST);
    finish(&mut scored, game);
    Counted {
        players,
        points: scored.points(),
        first,
        standing: scored.standing(),
    }
}

fn winner(game: &Game, is_later: bool, counted: &Counted) -> Option<PlayerId> {
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
        Standing::Next { .. } => None,
    }
}

/// Who has the most points of those who stayed; `None` if that is more than one.
fn leader(game: &Game, counted: &Counted) -> Option<PlayerId> {
    let points = counted.by_seat(game);
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
