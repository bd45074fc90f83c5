//! Whether the end of a game counts where whoever leaves before having played half of their games is struck out.
//!
//! An end that was posted is recognized by its words, so it follows only from what had happened when the game ended: who
//! had left by then, and their results until then. Who leaves later is told with their withdrawal, and in the standings.

use super::verdict::verdict;
use super::view::{TournamentView, set_aside};
use crate::game::{Game, PlayerId};
use crate::service::error::Abort;
use crate::store::{Error, PairingKey, Reading};

/// Whether a game counts in its tournament.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PointCounts {
    /// It counts.
    #[default]
    Counts,
    /// It does not: this player had left before having played half of their games.
    StruckOut(PlayerId),
    /// This player had left, and other games of theirs say whether it counts.
    IfHalfIsPlayed(PlayerId),
}

/// Whether a game of this pairing that is over counts. `ends_pairing` is whether no other game of the pairing was played
/// after it.
pub(in crate::service) async fn of_game(
    reading: &mut Reading,
    (key, game): (PairingKey, &Game),
    ends_pairing: bool,
) -> Result<PointCounts, Error> {
    let mut leaver = None;
    for player in &game.players {
        let left_at = reading.left_tournament_at(key.tournament, *player).await?;
        if left_at.is_some_and(|it| it <= game.moved_at) {
            leaver = leaver.or(Some(*player));
        }
    }
    let Some(leaver) = leaver else {
        return Ok(PointCounts::Counts);
    };
    let open = PointCounts::IfHalfIsPlayed(leaver);
    let found = found(reading, (key, game), ends_pairing).await;
    let found = set_aside(reading, found)?;
    Ok(found.flatten().unwrap_or(open))
}

/// `None` if it is not certain yet.
async fn found(
    reading: &mut Reading,
    (key, game): (PairingKey, &Game),
    ends_pairing: bool,
) -> Result<Option<PointCounts>, Abort> {
    let view = TournamentView::load(reading, key.tournament).await?;
    // All games of a season are played at the same time: how many will have been played is seen once all are over.
    let is_season = view.tournament.setup.format.divisions().is_some();
    if is_season || !ends_pairing {
        return Ok(None);
    }
    let Some(round) = view.rounds.iter().find(|it| it.number == key.round) else {
        return Ok(None);
    };
    let boards = round.pairings.iter();
    let Some((index, saved)) = boards.enumerate().find(|(_, it)| it.board == key.board) else {
        return Ok(None);
    };
    let mut course = view.course();
    course.rounds.truncate(key.round);
    let pairing = course.rounds.last_mut().and_then(|it| it.get_mut(index));
    let Some(pairing) = pairing else {
        return Ok(None);
    };
    if pairing.result.is_none() {
        let players = view.players(saved);
        let ended = verdict(reading, saved, &players, game.moved_at).await?;
        pairing.result = ended.map(|it| it.outcome);
    }
    let stage = pairing.stage;
    let tables = course.tables();
    let mut struck_out = tables
        .iter()
        .filter(|it| it.stage == stage)
        .flat_map(|it| &it.struck_out);
    let struck_out = struck_out.find_map(|number| {
        let entry = view.entry(*number)?;
        game.players.contains(&entry.player).then_some(entry.player)
    });
    Ok(Some(
        struck_out.map_or(PointCounts::Counts, PointCounts::StruckOut),
    ))
}
