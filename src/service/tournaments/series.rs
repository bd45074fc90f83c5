//! Tournaments that repeat: once one has begun, or is cancelled before it began, the next is announced, for the next time
//! of its rule.
//!
//! The times count from the first start of the series, so that one whose start is put off moves no other. A series ends
//! when its rule does, when its organiser ends it, and after three in a row that did not take place, which is posted
//! once. While the bot is not on the server, or as many tournaments go on there as may, the next one waits; times that
//! have passed by then are left out. The scheduler asks every few seconds, for at most [`MOST_REPEATED`] in one go, and
//! each is announced once, whatever happens. One that waits, or cannot be read, is left out until that is over, and
//! keeps no other waiting, however many there are.

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

use super::check_in::next_look;
use super::limits::{MOST_GOING_ON, MOST_NOT_HELD, SHORTEST_ENTRY};
use super::managing::{deed, finish};
use super::refusal::TournamentRefusal;
use super::repetition::rule_of;
use super::setting_up::TournamentActor;
use super::view::{TournamentView, load};
use crate::game::{Recurrence, TournamentId};
use crate::service::error::{Abort, use_case};
use crate::service::{Error, Service};
use crate::store::{
    self, SavedTournament, TournamentEvent, TournamentEventKind, TournamentSetup, TournamentState,
    Writing,
};

/// The most that are looked at in one go.
const MOST_REPEATED: u32 = 20;

impl Service {
    /// The tournaments that have begun or do not take place, repeat, and are followed by no other yet, without those
    /// that have to wait or cannot be read; not more than are looked at in one go.
    pub async fn tournaments_to_repeat(&self) -> Result<Vec<TournamentId>, Error> {
        use_case("list the tournaments that repeat".to_owned(), async {
            let mut reading = self.store.read().await?;
            let (mut found, mut after) = (Vec::new(), TournamentId(0));
            while found.len() < MOST_REPEATED as usize {
                let (room, most) = (MOST_GOING_ON, MOST_REPEATED);
                let some = reading.tournaments_to_repeat(after, room, most).await?;
                let Some(&last) = some.last() else { break };
                after = last;
                for id in some {
                    let tournament = reading.tournament(id).await;
                    let Some(tournament) = reading.set_aside(tournament)?.flatten() else {
                        continue;
                    };
                    let rule = rule(&tournament).map(drop);
                    found.extend(reading.set_aside(rule)?.map(|()| id));
                }
            }
            found.truncate(MOST_REPEATED as usize);
            Ok(found)
        })
        .await
    }

    /// Announces the next one of a series, or ends the series. Nothing happens if that was done already, or if the next
    /// one has to wait.
    pub async fn repeat_tournament(
        &self,
        id: TournamentId,
        seed: u64,
        now: Timestamp,
    ) -> Result<Option<TournamentView>, Error> {
        use_case(format!("repeat tournament {id}"), async {
            let mut writing = self.store.write().await?;
            let last = load(&mut writing, id).await?;
            let before = TournamentId(id.0 - 1);
            let due = writing
                .tournaments_to_repeat(before, MOST_GOING_ON, 1)
                .await?;
            if !due.contains(&id) {
                return Ok(None);
            }
            let missed = writing.not_held_in_a_row(id, MOST_NOT_HELD).await?;
            let next = if missed < MOST_NOT_HELD {
                next_start(&last, now)?
            } else {
                let event = TournamentEvent::new(TournamentEventKind::SeriesEnded);
                writing.insert_tournament_event(id, &event, now).await?;
                None
            };
            let Some(starts_at) = next else {
                no_longer(&mut writing, last).await?;
                writing.commit().await?;
                return Ok(None);
            };
            let next = announce_next(&mut writing, &last, (starts_at, seed), now).await?;
            let view = TournamentView::load(&mut writing, next).await?;
            writing.commit().await?;
            Ok(Some(view))
        })
        .await
    }

    /// Ends a series at the organiser's wish: this tournament takes place, and no other follows it.
    pub async fn end_tournament_series(
        &self,
        id: TournamentId,
        by: &TournamentActor,
        now: Timestamp,
    ) -> Result<TournamentView, Error> {
        use_case(format!("end the series of tournament {id}"), async {
            let (mut writing, tournament) = self.managed(id, by).await?;
            if tournament.setup.repeats.is_none() {
                return Err(TournamentRefusal::RepeatsNot.into());
            }
            no_longer(&mut writing, tournament).await?;
            let event = deed(TournamentEventKind::SeriesEnded, by);
            writing.insert_tournament_event(id, &event, now).await?;
            finish(writing, id).await
        })
        .await
    }
}

/// The next start of a series, late enough that people can enter; `None` once its rule has ended.
fn next_start(last: &SavedTournament, now: Timestamp) -> Result<Option<Timestamp>, Abort> {
    let Some((rule, zone)) = rule(last)? else {
        return Ok(None);
    };
    let planned = last.planned_at.unwrap_or(last.setup.starts_at);
    let first = last.series_start.unwrap_or(planned);
    let soonest = now.saturating_add(SHORTEST_ENTRY).unwrap_or(Timestamp::MAX);
    Ok(rule.next(first, &zone, planned.max(soonest)))
}

/// The rule of a series, and the zone in which it is read; `None` if the tournament does not repeat.
fn rule(tournament: &SavedTournament) -> Result<Option<(Recurrence, TimeZone)>, store::Error> {
    let rule = tournament.setup.repeats.as_ref().map(rule_of).transpose();
    rule.map_err(|error| store::Error::Damaged {
        what: format!("the series of tournament {}", tournament.id),
        reason: error.to_string(),
    })
}

async fn no_longer(writing: &mut Writing, last: SavedTournament) -> Result<(), Abort> {
    let setup = TournamentSetup {
        repeats: None,
        ..last.setup
    };
    Ok(writing.save_tournament_setup(last.id, &setup).await?)
}

/// Saves the next one of a series as announced, with everything as far before its start as it was before.
async fn announce_next(
    writing: &mut Writing,
    last: &SavedTournament,
    (starts_at, seed): (Timestamp, u64),
    now: Timestamp,
) -> Result<TournamentId, Abort> {
    let entry_ends = |end: Timestamp| {
        let before: SignedDuration = last.setup.starts_at.duration_since(end);
        starts_at.saturating_sub(before).ok().filter(|it| now < *it)
    };
    let setup = TournamentSetup {
        starts_at,
        entry_until: last.setup.entry_until.and_then(entry_ends),
        ..last.setup.clone()
    };
    let place = (last.server, last.channel);
    let id = writing
        .insert_tournament((place, last.organiser), &setup, seed, now)
        .await?;
    let mut next = load(writing, id).await?;
    next.state = TournamentState::Open;
    next.announced_at = Some(now);
    next.follows = Some(last.id);
    next.series_start = last.series_start;
    next.planned_at = Some(starts_at);
    let due = next_look(&next, now);
    writing.save_tournament(&next, Some(due)).await?;
    let event = TournamentEvent::new(TournamentEventKind::Announced);
    writing.insert_tournament_event(id, &event, now).await?;
    Ok(id)
}
