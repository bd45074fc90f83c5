//! Tournaments that repeat: once one has begun, the next is announced. When that is follows from its rule, which the
//! caller reads.

use jiff::{SignedDuration, Timestamp};

use super::view::{TournamentView, load};
use crate::game::TournamentId;
use crate::service::error::use_case;
use crate::service::{Error, Service};
use crate::store::{
    SavedTournament, TournamentEvent, TournamentEventKind, TournamentSetup, TournamentState,
};

/// The most that are looked at in one go.
const MOST_REPEATED: u32 = 20;

impl Service {
    /// The tournaments that have begun, repeat, and are followed by no other yet.
    pub async fn tournaments_to_repeat(&self) -> Result<Vec<SavedTournament>, Error> {
        use_case("list the tournaments that repeat".to_owned(), async {
            let mut reading = self.store.read().await?;
            let mut found = Vec::new();
            for id in reading.tournaments_to_repeat(MOST_REPEATED).await? {
                let tournament = reading.tournament(id).await;
                found.extend(reading.set_aside(tournament)?.flatten());
            }
            Ok(found)
        })
        .await
    }

    /// Announces the next one of a series, which starts at this time; without one, the series ends. Nothing happens
    /// if that was done already.
    pub async fn repeat_tournament(
        &self,
        id: TournamentId,
        starts_at: Option<Timestamp>,
        seed: u64,
        now: Timestamp,
    ) -> Result<Option<TournamentView>, Error> {
        use_case(format!("repeat tournament {id}"), async {
            let mut writing = self.store.write().await?;
            let last = load(&mut writing, id).await?;
            let due = writing.tournaments_to_repeat(u32::MAX).await?;
            if !due.contains(&id) {
                return Ok(None);
            }
            let Some(starts_at) = starts_at else {
                let setup = TournamentSetup {
                    repeats: None,
                    ..last.setup
                };
                writing.save_tournament_setup(id, &setup).await?;
                writing.commit().await?;
                return Ok(None);
            };
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
            let next = writing
                .insert_tournament((place, last.organiser), &setup, seed, now)
                .await?;
            let mut next = load(&mut writing, next).await?;
            next.state = TournamentState::Open;
            next.announced_at = Some(now);
            next.follows = Some(id);
            writing.save_tournament(&next, Some(starts_at)).await?;
            let event = TournamentEvent::new(TournamentEventKind::Announced);
            writing
                .insert_tournament_event(next.id, &event, now)
                .await?;
            let view = TournamentView::load(&mut writing, next.id).await?;
            writing.commit().await?;
            Ok(Some(view))
        })
        .await
    }
}
