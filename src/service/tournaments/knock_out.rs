//! What the end of a game means in a knock-out, where nobody gets points: who goes on, and what follows.
//!
//! An end is told before the result of its match is saved, so until then it is worked out from the games, and afterwards
//! it is what was saved. Nothing that happens later changes it: an end that was posted is recognized by its words.

use jiff::Timestamp;

use super::verdict::verdict;
use super::view::{TournamentView, set_aside};
use crate::game::PlayerId;
use crate::service::error::Abort;
use crate::store::{Error, PairingKey, Reading};
use crate::tournament::course::{AfterMatch, MatchEffect};

/// What a game means for its match in a knock-out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnockOutGame {
    /// The match is not over with it, or what is stored of it cannot be read.
    Part,
    /// Nobody has won the match, so it is played once more.
    Again,
    /// The match is decided with it.
    Decided {
        /// Who has won the match.
        winner: PlayerId,
        /// Who has lost it.
        loser: PlayerId,
        /// Whether it went to the better seed, as nobody won what was played.
        by_seed: bool,
        /// Whether the winner had left the tournament when the game ended, and does not go on.
        has_winner_left: bool,
        /// What it brings them.
        effect: MatchEffect,
    },
}

/// What the game means with which this pairing ended, at that time.
pub(in crate::service) async fn of_game(
    reading: &mut Reading,
    key: PairingKey,
    ended_at: Timestamp,
) -> Result<KnockOutGame, Error> {
    let found = decided(reading, key, ended_at).await;
    let found = set_aside(reading, found)?;
    Ok(found.flatten().unwrap_or(KnockOutGame::Part))
}

async fn decided(
    reading: &mut Reading,
    key: PairingKey,
    ended_at: Timestamp,
) -> Result<Option<KnockOutGame>, Abort> {
    let view = TournamentView::load(reading, key.tournament).await?;
    let Some(saved) = view.pairing_at(key.round, key.board) else {
        return Ok(None);
    };
    let mut ended = saved.pairing.clone();
    if ended.result.is_none() {
        let found = verdict(reading, saved, &view.players(saved), ended_at).await?;
        ended.result = found.map(|it| it.outcome);
    }
    let mut course = view.course();
    course.rounds.truncate(key.round);
    let player = |number| view.entry(number).map(|it| it.player);
    let (winner, loser, by_seed, effect) = match course.after_match(&ended) {
        Some(AfterMatch::Again) => return Ok(Some(KnockOutGame::Again)),
        Some(AfterMatch::Decided {
            winner,
            loser,
            by_seed,
            effect,
        }) => (player(winner), player(loser), by_seed, effect),
        None => return Ok(None),
    };
    let Some((winner, loser)) = winner.zip(loser) else {
        return Ok(None);
    };
    let left_at = reading.left_tournament_at(key.tournament, winner).await?;
    Ok(Some(KnockOutGame::Decided {
        winner,
        loser,
        by_seed,
        has_winner_left: left_at.is_some_and(|it| it <= ended_at),
        effect,
    }))
}
