//! How a pairing ended, by its games.
//!
//! A game that somebody left too early to count is lost by them, by forfeit: it is not played again. A draw
//! that both agreed on counts, however short. A game that both adjourned, or that is paused for 14 days, counts
//! as drawn, whatever becomes of it: if it ends later, that counts nowhere. A takeback, a day that is given and the like stay as in any game. The two
//! games of a set count together: who made more of the two points has won. If each left one of them too early, each
//! has a point, and the set is drawn; only if neither moved at all and
//! both games ended by the clock does neither get anything.

use jiff::Timestamp;

use super::limits::LONGEST_PAUSE;
use crate::game::{Game, GameId, PlayerId, Suspension, leaver, places};
use crate::rules::Departure;
use crate::service::error::Abort;
use crate::store::{Reading, SavedPairing};
use crate::tournament::course::Outcome;
use crate::tournament::round::GameResult;

/// How a pairing ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Verdict {
    pub(super) outcome: Outcome,
    /// Who lost it without having made a move in any of its games.
    pub(super) no_show: Option<PlayerId>,
    /// When the last of its games ended that are over.
    pub(super) last_end: Option<Timestamp>,
}

/// What a game brings to the one who is first in the pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Point {
    half_points: u32,
    is_played: bool,
}

/// The games of a pairing that can be read: two for a set.
pub(super) async fn games(
    reading: &mut Reading,
    pairing: &SavedPairing,
) -> Result<Vec<Game>, Abort> {
    let mut games = Vec::new();
    for id in pairing.games() {
        let found = reading.game(id).await;
        games.extend(reading.set_aside(found)?.flatten().map(|it| it.game));
    }
    Ok(games)
}

/// The games of a pairing that are not over.
pub(super) async fn running(
    reading: &mut Reading,
    pairing: &SavedPairing,
) -> Result<Vec<GameId>, Abort> {
    let games = games(reading, pairing).await?.into_iter();
    let running = games.filter(|it| !it.is_over());
    Ok(running.map(|it| it.id).collect())
}

/// How a pairing of these players ended; `None` while it is played, or if a game of it cannot be read.
pub(super) async fn verdict(
    reading: &mut Reading,
    pairing: &SavedPairing,
    players: &[PlayerId],
    now: Timestamp,
) -> Result<Option<Verdict>, Abort> {
    let games = games(reading, pairing).await?;
    let is_set = games.first().is_some_and(|it| it.terms.set);
    if games.len() != if is_set { 2 } else { 1 } {
        return Ok(None);
    }
    let found = match players {
        [first, second] => of_two(&games, [*first, *second], now),
        _ => of_table(&games[0], now),
    };
    let over = games.iter().filter(|it| it.is_over());
    let last_end = over.map(|it| it.moved_at).max();
    Ok(found.map(|(outcome, no_show)| Verdict {
        outcome,
        no_show,
        last_end,
    }))
}

/// The outcome, and who did not come.
fn of_two(
    games: &[Game],
    players: [PlayerId; 2],
    now: Timestamp,
) -> Option<(Outcome, Option<PlayerId>)> {
    let points: Option<Vec<Point>> = games.iter().map(|it| point(it, players[0], now)).collect();
    let points = points?;
    let own: u32 = points.iter().map(|it| it.half_points).sum();
    let all = 2 * u32::try_from(points.len()).ok()?;
    let has_anybody_come = || {
        games
            .iter()
            .any(|it| players.iter().any(|who| has_moved(it, *who)))
    };
    let is_played = points.iter().any(|it| it.is_played);
    let result = match (own.cmp(&(all - own)), is_played) {
        (std::cmp::Ordering::Greater, true) => GameResult::WhiteWins,
        (std::cmp::Ordering::Less, true) => GameResult::BlackWins,
        (std::cmp::Ordering::Equal, true) => GameResult::Draw,
        (std::cmp::Ordering::Equal, false) if has_anybody_come() || !is_by_time(games) => {
            GameResult::Draw
        }
        (std::cmp::Ordering::Greater, false) => GameResult::WhiteWinsByForfeit,
        (std::cmp::Ordering::Less, false) => GameResult::BlackWinsByForfeit,
        (std::cmp::Ordering::Equal, false) => GameResult::BothForfeit,
    };
    let did_not_come = |player: &PlayerId| games.iter().all(|it| is_no_show(it, *player));
    let no_show = players.iter().find(|it| did_not_come(it)).copied();
    Some((Outcome::Pair(result), no_show))
}

/// What a game brings to a player; `None` while it is played.
fn point(game: &Game, player: PlayerId, now: Timestamp) -> Option<Point> {
    if !game.is_over() {
        let drawn = Point {
            half_points: 1,
            is_played: true,
        };
        return is_left_alone(game, now).then_some(drawn);
    }
    if let Some(leaver) = leaver(game) {
        return Some(Point {
            half_points: if leaver == player { 0 } else { 2 },
            is_played: false,
        });
    }
    let winners = game.winners();
    let half_points = if winners.is_empty() {
        1
    } else {
        2 * u32::from(winners.contains(&player))
    };
    Some(Point {
        half_points,
        is_played: true,
    })
}

/// The same at a table, to which nobody has to come.
fn of_table(game: &Game, now: Timestamp) -> Option<(Outcome, Option<PlayerId>)> {
    let seats = game.players.len();
    let found = if game.is_over() {
        let places = places(game, None).into_iter();
        places.map(|it| usize::from(it) + 1).collect()
    } else if is_left_alone(game, now) {
        vec![1; seats]
    } else {
        return None;
    };
    Some((Outcome::Table(found), None))
}

/// Whether nobody is going to move in a game that is not over.
fn is_left_alone(game: &Game, now: Timestamp) -> bool {
    match game.suspension {
        Some(Suspension::Adjourned) => true,
        Some(Suspension::Paused) => now.duration_since(game.moved_at) >= LONGEST_PAUSE,
        None => false,
    }
}

/// Whether somebody's time ran out in a game in which they had made no move.
fn is_no_show(game: &Game, player: PlayerId) -> bool {
    let timed_out = game
        .left_last()
        .is_some_and(|(who, how)| who == player && how == Departure::OutOfTime);
    timed_out && game.is_over() && !has_moved(game, player)
}

/// Whether somebody's time ran out in each of these games.
fn is_by_time(games: &[Game]) -> bool {
    let mut last = games.iter().map(Game::left_last);
    last.all(|it| it.is_some_and(|(_, how)| how == Departure::OutOfTime))
}

/// Whether somebody has made a move that was not forced.
pub(super) fn has_moved(game: &Game, player: PlayerId) -> bool {
    let Some(seat) = game.seat_of(player) else {
        return false;
    };
    let forced = game.forced_first_stone().is_some() && seat.index() == 0;
    game.plies()[seat.index()] > u16::from(forced)
}
