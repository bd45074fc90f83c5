//! Making a tournament: a draft that is changed until it is announced.

use jiff::Timestamp;

use super::check_in::next_look;
use super::checks::{check_change, check_tournament};
use super::leagues;
use super::limits::{LONGEST_DRAFT, LONGEST_WRITTEN, MOST_DRAFTS, MOST_GOING_ON, SHORTEST_ENTRY};
use super::refusal::TournamentRefusal;
use super::view::{TournamentView, load};
use crate::game::{ChannelId, Person, ServerId, TournamentId};
use crate::service::error::{Abort, use_case};
use crate::service::{Error, Service};
use crate::store::{
    SavedTournament, TournamentEvent, TournamentEventKind, TournamentSetup, TournamentState,
    Writing,
};

/// Somebody who wants to do what organisers do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentActor {
    /// Who.
    pub person: Person,
    /// Whether they may organise on the server: they may manage it, or the server named them.
    pub may_organise: bool,
}

/// A new tournament that somebody asks for.
#[derive(Clone, Debug, PartialEq)]
pub struct TournamentOrder {
    /// The server.
    pub server: ServerId,
    /// Where it is announced, and its games are played.
    pub channel: ChannelId,
    /// What is chosen.
    pub setup: TournamentSetup,
    /// Decides what is left to lots: any number.
    pub seed: u64,
}

/// What is chosen for a draft, and of each line of its forms that was written, what is kept of it: what is not right yet.
pub type DraftChange<'a> = (TournamentSetup, &'a [(&'a str, Option<String>)]);

impl TournamentActor {
    /// Refuses everybody but the organiser and those who may organise on the server.
    pub(super) fn check(&self, tournament: &SavedTournament) -> Result<(), TournamentRefusal> {
        if self.may_organise || self.person.id == tournament.organiser {
            Ok(())
        } else {
            Err(TournamentRefusal::NotOrganiser)
        }
    }
}

impl Service {
    /// Makes a draft, which nobody else sees yet.
    pub async fn create_tournament(
        &self,
        by: TournamentActor,
        order: TournamentOrder,
        now: Timestamp,
    ) -> Result<TournamentView, Error> {
        use_case(
            format!("make a tournament on server {}", order.server),
            async {
                if !by.may_organise {
                    return Err(TournamentRefusal::NotAllowed.into());
                }
                let setup = check_tournament(order.setup, now)?;
                let mut writing = self.store.write().await?;
                self.check_first(&mut writing, now).await?;
                check_room(&mut writing, order.server).await?;
                let drafts = writing.drafts_of(by.person.id, order.server).await?;
                if drafts >= i64::from(MOST_DRAFTS) {
                    return Err(TournamentRefusal::TooManyDrafts { most: MOST_DRAFTS }.into());
                }
                writing.save_player(&by.person).await?;
                let place = (order.server, order.channel);
                let made =
                    writing.insert_tournament((place, by.person.id), &setup, order.seed, now);
                let id = made.await?;
                writing.save_tournament_due(id, draft_ends(now)).await?;
                let view = TournamentView::load(&mut writing, id).await?;
                writing.commit().await?;
                Ok(view)
            },
        )
        .await
    }

    /// Changes a draft, and keeps what was written into lines of its form and is not right yet (`None` forgets it), so
    /// that nobody writes it twice. Nothing changes if what is chosen makes no sense. If the draft was shown with so many
    /// changes (`seen`), that is refused if it has changed since.
    pub async fn write_draft(
        &self,
        id: TournamentId,
        (by, seen): (&TournamentActor, Option<i64>),
        (setup, lines): DraftChange<'_>,
        now: Timestamp,
    ) -> Result<TournamentView, Error> {
        use_case(format!("change tournament {id}"), async {
            let mut writing = self.store.write().await?;
            let draft = load(&mut writing, id).await?;
            by.check(&draft)?;
            check_draft(&draft)?;
            check_seen(&draft, seen)?;
            let setup = check_change(setup, &draft.setup, now)?;
            writing.save_tournament_setup(id, &setup).await?;
            for (line, written) in lines {
                let written = written.as_deref().map(shortened);
                let kept = writing.save_tournament_draft(id, line, written.as_deref());
                kept.await?;
            }
            let view = TournamentView::load(&mut writing, id).await?;
            writing.commit().await?;
            Ok(view)
        })
        .await
    }

    /// Announces a draft: from now on people can enter. The caller then lets the outbox post it. If the draft was shown with
    /// so many changes (`seen`), that is refused if it has changed since.
    pub async fn announce_draft(
        &self,
        id: TournamentId,
        (by, seen): (&TournamentActor, Option<i64>),
        now: Timestamp,
    ) -> Result<TournamentView, Error> {
        use_case(format!("announce tournament {id}"), async {
            let mut writing = self.store.write().await?;
            let mut draft = load(&mut writing, id).await?;
            by.check(&draft)?;
            check_draft(&draft)?;
            check_seen(&draft, seen)?;
            if !by.may_organise {
                return Err(TournamentRefusal::NotAllowed.into());
            }
            check_room(&mut writing, draft.server).await?;
            check_draft_start(&draft.setup, now)?;
            check_tournament(draft.setup.clone(), now)?;
            if !writing.tournament_draft(id).await?.is_empty() {
                return Err(TournamentRefusal::NotRightYet.into());
            }
            draft.state = TournamentState::Open;
            draft.announced_at = Some(now);
            let starts_at = draft.setup.starts_at;
            draft.series_start = draft.setup.repeats.as_ref().map(|_| starts_at);
            draft.planned_at = draft.series_start;
            let due = Some(next_look(&draft, now));
            writing.save_tournament(&draft, due).await?;
            if draft.setup.format.divisions().is_some() {
                leagues::found(&mut writing, id).await?;
            }
            let event = TournamentEvent::new(TournamentEventKind::Announced).by(by.person.id);
            writing.insert_tournament_event(id, &event, now).await?;
            let view = TournamentView::load(&mut writing, id).await?;
            writing.commit().await?;
            Ok(view)
        })
        .await
    }

    /// Throws a draft away, with everything that was written for it. If it was shown with so many changes (`seen`), that is
    /// refused if it has changed since.
    pub async fn discard_draft(
        &self,
        id: TournamentId,
        (by, seen): (&TournamentActor, Option<i64>),
    ) -> Result<(), Error> {
        use_case(format!("discard tournament {id}"), async {
            let mut writing = self.store.write().await?;
            let draft = load(&mut writing, id).await?;
            by.check(&draft)?;
            check_draft(&draft)?;
            check_seen(&draft, seen)?;
            writing.delete_draft(id).await?;
            Ok(writing.commit().await?)
        })
        .await
    }
}

impl Service {
    /// What was written into the lines of a draft's form and is not right yet, by the names of the lines.
    pub async fn tournament_draft(&self, id: TournamentId) -> Result<Vec<(String, String)>, Error> {
        use_case(format!("look up the draft of tournament {id}"), async {
            let mut reading = self.store.read().await?;
            Ok(reading.tournament_draft(id).await?)
        })
        .await
    }
}

/// When a draft that was made, or that is looked at too early, is thrown away unless it is announced before.
pub(super) fn draft_ends(made_at: Timestamp) -> Option<Timestamp> {
    made_at.saturating_add(LONGEST_DRAFT).ok()
}

/// Refuses one more tournament where as many go on as may. Drafts take no room.
async fn check_room(writing: &mut Writing, server: ServerId) -> Result<(), Abort> {
    let most = MOST_GOING_ON;
    let going_on = writing.announced_going_on(server).await?;
    if going_on >= i64::from(most) {
        return Err(TournamentRefusal::TooManyGoingOn { most }.into());
    }
    Ok(())
}

/// Refuses a draft whose start has passed while it was written.
pub fn check_draft_start(setup: &TournamentSetup, now: Timestamp) -> Result<(), TournamentRefusal> {
    let soonest = now.saturating_add(SHORTEST_ENTRY).unwrap_or(Timestamp::MAX);
    if setup.starts_at < soonest {
        return Err(TournamentRefusal::StartPassed { soonest });
    }
    Ok(())
}

/// What is kept of a line: a form takes no more.
fn shortened(written: &str) -> String {
    written.chars().take(LONGEST_WRITTEN).collect()
}

/// Refuses what was decided before the last change of a draft. `seen` is how many changes it had when it was shown.
fn check_seen(draft: &SavedTournament, seen: Option<i64>) -> Result<(), Abort> {
    if seen.is_none_or(|it| it == draft.revision) {
        return Ok(());
    }
    Err(TournamentRefusal::DraftChanged.into())
}

fn check_draft(tournament: &SavedTournament) -> Result<(), Abort> {
    match tournament.state {
        TournamentState::Draft => Ok(()),
        TournamentState::Open | TournamentState::Running => {
            Err(TournamentRefusal::AnnouncedAlready.into())
        }
        TournamentState::Over | TournamentState::Cancelled => Err(TournamentRefusal::Over.into()),
    }
}
