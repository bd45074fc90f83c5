//! The start of a tournament, or that it is put off or cancelled because too few have entered.

use std::collections::HashMap;

use jiff::Timestamp;

use super::check_in::{forget_check_ins, next_look};
use super::entering::rating_of;
use super::leagues::order;
use super::limits::{LONGEST_EXTENSION, SHORTEST_EXTENSION};
use super::refusal::TournamentRefusal;
use super::start_times::put_off_by_days;
use super::telling::tell_of_end;
use super::view::TournamentView;
use crate::game::PlayerId;
use crate::service::error::Abort;
use crate::store::{
    EntryDeparture, LeftWhy, SavedEntry, TournamentEvent, TournamentEventKind, TournamentState,
    Writing,
};
use crate::tournament::course::Seeded;

/// Whether a tournament that is open for entries is to start, or to be put off or cancelled.
pub(super) fn is_start_due(view: &TournamentView, now: Timestamp) -> bool {
    let setup = &view.tournament.setup;
    let is_full = view.staying().count() >= usize::from(setup.most);
    setup.starts_at <= now || (setup.starts_when_full && is_full)
}

/// How many have to take part.
pub(super) fn fewest(view: &TournamentView) -> usize {
    let setup = &view.tournament.setup;
    let seats = usize::from(setup.terms.ruleset.seats);
    usize::from(setup.fewest).max(setup.format.fewest_entrants(seats))
}

/// Whether enough are ready for a tournament to start, or why it cannot.
pub fn check_enough(view: &TournamentView) -> Result<(), TournamentRefusal> {
    let (ready, fewest) = (view.ready().count(), fewest(view));
    if ready >= fewest {
        return Ok(());
    }
    Err(if view.staying().count() >= fewest {
        TournamentRefusal::TooFewThere { ready, fewest }
    } else {
        TournamentRefusal::TooFew { fewest }
    })
}

/// Starts a tournament, or puts it off once, or cancels it. Its first round is made afterwards.
pub(super) async fn start_or_wait(
    writing: &mut Writing,
    view: &TournamentView,
    now: Timestamp,
) -> Result<(), Abort> {
    if view.ready().count() >= fewest(view) {
        return start(writing, view, now).await;
    }
    let id = view.tournament.id;
    let mut tournament = view.tournament.clone();
    if tournament.is_extended {
        tournament.state = TournamentState::Cancelled;
        tournament.ended_at = Some(now);
        writing.save_tournament(&tournament, None).await?;
        let event = TournamentEvent::new(TournamentEventKind::Cancelled);
        writing.insert_tournament_event(id, &event, now).await?;
        return tell_of_end(writing, view, None, now).await;
    }
    let waited = tournament.announced_at.map(|at| now.duration_since(at));
    let waited = waited.unwrap_or(SHORTEST_EXTENSION);
    tournament.setup.starts_at = put_off_by_days(
        tournament.setup.starts_at,
        waited.clamp(SHORTEST_EXTENSION, LONGEST_EXTENSION),
        now,
    );
    tournament.setup.entry_until = None;
    tournament.is_extended = true;
    let due = Some(next_look(&tournament, now));
    writing.save_tournament(&tournament, due).await?;
    forget_check_ins(writing, &tournament, now).await?;
    let event = TournamentEvent::new(TournamentEventKind::Extended);
    writing.insert_tournament_event(id, &event, now).await?;
    Ok(())
}

/// Numbers the players by their ratings of now, or by the divisions of a league.
pub(super) async fn start(
    writing: &mut Writing,
    view: &TournamentView,
    now: Timestamp,
) -> Result<(), Abort> {
    let mut tournament = view.tournament.clone();
    let mut ratings: HashMap<PlayerId, i32> = HashMap::new();
    for entry in view.ready() {
        let rating = rating_of(writing, &tournament, entry.player).await?;
        ratings.insert(entry.player, rating);
    }
    let seeded: Vec<Seeded> = ratings
        .iter()
        .map(|(player, rating)| Seeded {
            key: player.0,
            rating: *rating,
        })
        .collect();
    let order = order(view, &seeded);
    for entry in &view.entries {
        let place = order.iter().position(|it| *it == entry.player.0);
        let departure = match place {
            Some(_) => None,
            None => entry.departure.or(Some(EntryDeparture {
                after_round: 0,
                why: LeftWhy::NotCheckedIn,
            })),
        };
        let numbered = SavedEntry {
            number: place.map(|it| it + 1),
            rating: ratings.get(&entry.player).copied().unwrap_or(entry.rating),
            departure,
            ..entry.clone()
        };
        writing
            .save_tournament_entry(tournament.id, &numbered)
            .await?;
    }
    tournament.state = TournamentState::Running;
    tournament.started_at = Some(now);
    Ok(writing.save_tournament(&tournament, Some(now)).await?)
}
