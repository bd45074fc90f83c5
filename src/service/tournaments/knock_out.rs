//! What the end of a game means in a knock-out, where nobody gets points: who goes on, and what follows.
//!
//! It is worked out from the games of the match and from the rounds before, not from what is saved of the match: an end is
//! told before that, and again in the same words whenever it is looked at.

use super::verdict::verdict;
use super::view::TournamentView;
use crate::game::PlayerId;
use crate::service::error::Abort;
use crate::store::{Error, PairingKey, Reading};
use crate::tournament::course::{AfterMatch, MatchEffect, Pairing};

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
        /// Whether the winner has left the tournament, and does not go on.
        has_winner_left: bool,
        /// What it brings them.
        effect: MatchEffect,
    },
}

/// What the game means with which this pairing ended.
pub(in crate::service) async fn of_game(
    reading: &mut Reading,
    key: PairingKey,
) -> Result<KnockOutGame, Error> {
    let found = match decided(reading, key).await {
        Err(Abort::Failed(error)) if error.affects_one_record() => {
            reading.set_aside::<()>(Err(error))?;
            None
        }
        Err(Abort::Failed(error)) => return Err(error),
        Err(Abort::Refused(_)) => None,
        Ok(found) => found,
    };
    Ok(found.unwrap_or(KnockOutGame::Part))
}

async fn decided(reading: &mut Reading, key: PairingKey) -> Result<Option<KnockOutGame>, Abort> {
    let view = TournamentView::load(reading, key.tournament).await?;
    let Some(saved) = view.pairing_at(key.round, key.board) else {
        return Ok(None);
    };
    // Only games that are still played depend on the time.
    let now = view
        .rounds
        .last()
        .map_or(view.tournament.made_at, |it| it.begun_at);
    let players = view.players(saved);
    let Some(found) = verdict(reading, saved, &players, now).await? else {
        return Ok(None);
    };
    let ended = Pairing {
        result: Some(found.outcome),
        ..saved.pairing.clone()
    };
    let mut course = view.course();
    course.rounds.truncate(key.round);
    let player = |number| view.entry(number).map(|it| it.player);
    Ok(match course.after_match(&ended) {
        Some(AfterMatch::Again) => Some(KnockOutGame::Again),
        Some(AfterMatch::Decided {
            winner,
            loser,
            by_seed,
            effect,
        }) => player(winner).zip(player(loser)).map(|(one, other)| {
            let left = view.entry(winner).and_then(|it| it.departure);
            KnockOutGame::Decided {
                winner: one,
                loser: other,
                by_seed,
                has_winner_left: left.is_some_and(|it| it.after_round <= key.round),
                effect,
            }
        }),
        None => None,
    })
}
