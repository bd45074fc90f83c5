//! Matches for points: a series of games between the same people. When one game ends the next
//! begins, until a player has enough points.
//!
//! A player who resigns a game or runs out of time loses the match.

use jiff::Timestamp;

use super::time_preferences::time_preferences;
use crate::game::{Game, GameId, PlayerId, Start};
use crate::rules::{Match, Outcome, Reason, Standing};
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
    let (so_far, state) = count(&before, game);
    let points = game.players.iter().map(|&player| so_far(player));
    Ok(Some(MatchView {
        points: points.collect(),
        target: scoring.target,
        winner: winner(game, !before.is_empty(), state),
        next: reading.game_after(game.id).await?,
    }))
}

/// Starts the next game of a match when one game has ended and the match has not.
pub(super) async fn go_on(writing: &mut Writing, game: &Game, now: Timestamp) -> Result<(), Error> {
    if game.terms.ruleset.scoring.is_none() || !game.is_over() || is_given_up(game) {
        return Ok(());
    }
    let before = writing.games_before(game.id).await?;
    let (_, State::Next { first }) = count(&before, game) else {
        return Ok(());
    };
    let mut players = game.players.clone();
    let begins = players.iter().position(|&player| player == first);
    players.rotate_left(begins.unwrap_or(0));
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
#[derive(Clone, Copy)]
enum State {
    Won { by: PlayerId },
    Next { first: PlayerId },
}

/// Adds up the finished games, including this one if it is over. Returns each player's points and
/// the state of the match.
fn count(before: &[SavedGame], game: &Game) -> (impl Fn(PlayerId) -> u16 + use<>, State) {
    let players = before
        .first()
        .map_or(game, |first| &first.game)
        .players
        .clone();
    let scored = Match::new(&game.terms.ruleset, None, [0; 6]);
    let mut scored = scored.expect("the ruleset scores");
    let finished = before.iter().map(|saved| &saved.game).chain([game]);
    for finished in finished.filter(|game| game.is_over() && !is_given_up(game)) {
        scored.finish(finished.position());
    }
    let state = match scored.standing() {
        Standing::Won { person } => State::Won {
            by: players[person],
        },
        Standing::Next { first } => State::Next {
            first: players[first],
        },
    };
    let points = scored.points();
    let so_far = move |player| {
        let person = players.iter().position(|&other| other == player);
        person.map_or(0, |person| points[person])
    };
    (so_far, state)
}

fn winner(game: &Game, is_later: bool, state: State) -> Option<PlayerId> {
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
    match state {
        State::Won { by } => Some(by),
        State::Next { .. } => None,
    }
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
