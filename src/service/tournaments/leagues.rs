//! Leagues: each season is a tournament. When one ends, the next is announced in the same transaction, and starts a week
//! later: whoever played to the end is entered, and can withdraw. Whoever left, or made no move in a game, has to enter
//! again, and then begins at the bottom.
//!
//! A season is never endless: what is still played half a year after its start counts as drawn.

use std::collections::BTreeSet;

use jiff::Timestamp;

use super::check_in::next_look;
use super::limits::{BETWEEN_SEASONS, LONGEST_SEASON};
use super::view::TournamentView;
use crate::game::{PlayerId, TournamentId};
use crate::service::error::Abort;
use crate::store::{
    LeagueSeason, SavedEntry, SavedTournament, TournamentEvent, TournamentEventKind,
    TournamentSetup, TournamentState, Writing,
};
use crate::tournament::course::{Seeded, initial_order};
use crate::tournament::league::{Place, divide};

/// How somebody came into their division.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Movement {
    /// From a lower one.
    Up,
    /// They were in it before.
    Stays,
    /// From a higher one.
    Down,
    /// They were not in the season before, or left it.
    New,
}

impl TournamentView {
    /// The divisions of a league's season that has not begun, as they would be if it began now, the highest first.
    pub fn planned_divisions(&self) -> Vec<Vec<PlayerId>> {
        let seeded = self.staying().map(|it| Seeded {
            key: it.player.0,
            rating: it.rating,
        });
        divided(self, &seeded.collect::<Vec<_>>()).unwrap_or_default()
    }

    /// The divisions of a league's season that has begun, each in its order of now, the highest first.
    pub fn divisions(&self) -> Vec<Vec<Place<PlayerId>>> {
        let divisions = self.course().divisions().into_iter();
        let divisions = divisions.map(|places| {
            let places = places.into_iter().filter_map(|it| {
                let entry = self.entry(it.player)?;
                Some(Place {
                    player: entry.player,
                    has_left: it.has_left,
                })
            });
            places.collect()
        });
        divisions.collect()
    }

    /// How somebody came into a division, from 0, if the league had a season before.
    pub fn movement(&self, player: PlayerId, division: usize) -> Option<Movement> {
        let before = &self.season.as_ref()?.before;
        if before.is_empty() {
            return None;
        }
        let is_they = |it: &Place<PlayerId>| it.player == player && !it.has_left;
        let former = before.iter().position(|it| it.iter().any(is_they));
        Some(match former.map(|former| division.cmp(&former)) {
            None => Movement::New,
            Some(std::cmp::Ordering::Less) => Movement::Up,
            Some(std::cmp::Ordering::Equal) => Movement::Stays,
            Some(std::cmp::Ordering::Greater) => Movement::Down,
        })
    }

    /// When the games of a running season that are still played count as drawn.
    pub fn season_ends_by(&self) -> Option<Timestamp> {
        self.season.as_ref()?;
        let started_at = self.tournament.started_at?;
        started_at.saturating_add(LONGEST_SEASON).ok()
    }

    /// When the next season starts, once this one is over and is not the last.
    pub fn next_season_at(&self) -> Option<Timestamp> {
        let ended_at = self.tournament.ended_at?;
        let follows = self.season.as_ref().filter(|it| !it.is_last);
        let is_over = self.tournament.state == TournamentState::Over;
        follows.filter(|_| is_over)?;
        ended_at.saturating_add(BETWEEN_SEASONS).ok()
    }
}

/// The divisions of those who take part in a season, the highest first; `None` for any other tournament.
fn divided(view: &TournamentView, ready: &[Seeded]) -> Option<Vec<Vec<PlayerId>>> {
    let rules = view.tournament.setup.format.divisions()?;
    let mut last = view
        .season
        .as_ref()
        .map_or(Vec::new(), |it| it.before.clone());
    let is_ready: BTreeSet<u64> = ready.iter().map(|it| it.key).collect();
    let mut known = BTreeSet::new();
    for place in last.iter_mut().flatten() {
        place.has_left |= !is_ready.contains(&place.player.0);
        if !place.has_left {
            known.insert(place.player.0);
        }
    }
    let newcomers = ready.iter().filter(|it| !known.contains(&it.key));
    let newcomers: Vec<Seeded> = newcomers.copied().collect();
    let newcomers = initial_order(&newcomers, view.tournament.seed);
    let newcomers: Vec<PlayerId> = newcomers.into_iter().map(PlayerId).collect();
    Some(divide(&last, &newcomers, rules))
}

/// The initial order of those who take part: in a league that of its divisions, elsewhere that of the ratings.
pub(super) fn order(view: &TournamentView, ready: &[Seeded]) -> Vec<u64> {
    match divided(view, ready) {
        Some(divisions) => divisions.into_iter().flatten().map(|it| it.0).collect(),
        None => initial_order(ready, view.tournament.seed),
    }
}

/// Whether a game that is still played counts as drawn, so that the season ends.
pub(super) fn is_time_up(view: &TournamentView, now: Timestamp) -> bool {
    view.season_ends_by().is_some_and(|end| end <= now)
}

/// Fails if a league's season cannot be read: without it, the league would end without a word.
pub(super) fn check(
    tournament: &SavedTournament,
    season: Option<&LeagueSeason>,
) -> Result<(), Abort> {
    let is_league = tournament.setup.format.divisions().is_some();
    let is_going_on = matches!(
        tournament.state,
        TournamentState::Open | TournamentState::Running
    );
    if is_league && is_going_on && season.is_none() {
        return Err(crate::store::Error::Damaged {
            what: format!("the season of tournament {}", tournament.id),
            reason: "it is missing or damaged".to_owned(),
        }
        .into());
    }
    Ok(())
}

/// Saves that a tournament which is announced is the first season of a league, if it is one.
pub(super) async fn found(writing: &mut Writing, id: TournamentId) -> Result<(), Abort> {
    let season = LeagueSeason {
        league: id,
        number: 1,
        is_last: false,
        before: Vec::new(),
    };
    Ok(writing.insert_league_season(id, &season).await?)
}

/// Announces the season after one that is over, unless that was the last.
pub(super) async fn follow(
    writing: &mut Writing,
    view: &TournamentView,
    now: Timestamp,
) -> Result<(), Abort> {
    let Some(season) = view.season.as_ref().filter(|it| !it.is_last) else {
        return Ok(());
    };
    let last = &view.tournament;
    let starts_at = now
        .saturating_add(BETWEEN_SEASONS)
        .unwrap_or(Timestamp::MAX);
    let setup = TournamentSetup {
        starts_at,
        starts_when_full: false,
        entry_until: None,
        ..last.setup.clone()
    };
    let place = ((last.server, last.channel), last.organiser);
    let seed = last.seed.rotate_left(1) ^ u64::from(season.number);
    let id = writing.insert_tournament(place, &setup, seed, now).await?;
    let next = LeagueSeason {
        league: season.league,
        number: season.number.saturating_add(1),
        is_last: false,
        before: view.divisions(),
    };
    writing.insert_league_season(id, &next).await?;
    for entry in view.staying() {
        let carried = SavedEntry {
            entered_at: now,
            is_checked_in: false,
            number: None,
            ..entry.clone()
        };
        writing.save_tournament_entry(id, &carried).await?;
    }
    let mut next = super::view::load(writing, id).await?;
    next.state = TournamentState::Open;
    next.announced_at = Some(now);
    next.follows = Some(last.id);
    let due = next_look(&next, now);
    writing.save_tournament(&next, Some(due)).await?;
    let event = TournamentEvent::new(TournamentEventKind::Announced);
    writing.insert_tournament_event(id, &event, now).await?;
    Ok(())
}
