//! What a tournament does by itself: it starts, its results come in, its rounds are made, it ends.
//!
//! The scheduler asks for this every few seconds. Ten tournaments are looked at in one go; each step is one
//! transaction, so that a step that was interrupted is made again, and none twice. A tournament that fails is tried again
//! after half a minute, and then less and less often; after six failures in a row it is set aside, its organiser is told,
//! and its games go on. One that is over, cancelled or paused is not looked at.

use jiff::Timestamp;

use super::check_in::{next_look, tell_of_check_in};
use super::leagues;
use super::limits::{BETWEEN_LOOKS, FIRST_RETRY, MOST_LOOKED_AT, MOST_TRIES};
use super::rounds::advance;
use super::setting_up::draft_ends;
use super::settling::settle;
use super::starting::{is_start_due, start_or_wait};
use super::verdict::games;
use super::view::TournamentView;
use crate::game::{Game, PlayerId, TournamentId};
use crate::service::error::{Abort, use_case};
use crate::service::{Error, Service};
use crate::store::{Topic, TournamentEvent, TournamentEventKind, TournamentNews, TournamentState};

/// How many rounds are made in one go at most, where all of each is decided at once.
const MOST_AT_ONCE: usize = 60;

impl Service {
    /// Goes on with the tournaments in which something is due. Returns how many were looked at: then something
    /// may have to be posted.
    pub async fn look_after_tournaments(&self, now: Timestamp) -> Result<usize, Error> {
        let due = use_case("list the tournaments that are due".to_owned(), async {
            let mut reading = self.store.read().await?;
            let mut due = reading.tournaments_due(now, MOST_LOOKED_AT).await?;
            for id in reading.tournaments_with_results().await? {
                if !due.contains(&id) {
                    due.push(id);
                }
            }
            Ok(due)
        });
        let due = due.await?;
        for id in &due {
            match Box::pin(self.look_after(*id, now)).await {
                Err(error) if error.affects_one_record() => {
                    tracing::error!(
                        error = &error as &dyn std::error::Error,
                        "tournament {id} cannot go on"
                    );
                    self.note_failure(*id, now).await?;
                }
                looked => looked?,
            }
        }
        Ok(due.len())
    }

    /// When something is due in a tournament next, apart from games that end.
    pub async fn next_tournament_due(&self) -> Result<Option<Timestamp>, Error> {
        use_case("look when a tournament is due".to_owned(), async {
            Ok(self.store.read().await?.next_tournament_due().await?)
        })
        .await
    }

    async fn look_after(&self, id: TournamentId, now: Timestamp) -> Result<(), Error> {
        for _ in 0..MOST_AT_ONCE {
            let goes_on = use_case(format!("go on with tournament {id}"), self.step(id, now));
            if !goes_on.await? {
                return Ok(());
            }
        }
        Ok(())
    }

    /// One step. Returns whether there may be another at once.
    async fn step(&self, id: TournamentId, now: Timestamp) -> Result<bool, Abort> {
        let mut writing = self.store.write().await?;
        let view = TournamentView::load(&mut writing, id).await?;
        let tournament = &view.tournament;
        leagues::check(&view.tournament, view.season.as_ref())?;
        if tournament.paused_at.is_some() || tournament.set_aside_at.is_some() {
            writing.save_tournament_due(id, None).await?;
            writing.commit().await?;
            return Ok(false);
        }
        match tournament.state {
            TournamentState::Open if is_start_due(&view, now) => {
                start_or_wait(&mut writing, &view, now).await?;
                writing.commit().await?;
                return Ok(true);
            }
            TournamentState::Open => {
                tell_of_check_in(&mut writing, &view, now).await?;
                let due = Some(next_look(tournament, now));
                writing.save_tournament_due(id, due).await?;
                writing.commit().await?;
                return Ok(false);
            }
            TournamentState::Running => {}
            TournamentState::Draft => {
                let ends = draft_ends(tournament.made_at).filter(|it| now < *it);
                if ends.is_some() {
                    writing.save_tournament_due(id, ends).await?;
                } else {
                    writing.delete_draft(id).await?;
                }
                writing.commit().await?;
                return Ok(false);
            }
            TournamentState::Over | TournamentState::Cancelled => {
                writing.save_tournament_due(id, None).await?;
                writing.commit().await?;
                return Ok(false);
            }
        }
        let gone = games_of_those_gone(&mut writing, &view).await?;
        if !gone.is_empty() {
            drop(writing);
            for (game, player) in gone {
                self.resign_for(&game, player, now).await?;
            }
            return Ok(true);
        }
        if settle(&mut writing, &view, now).await? {
            writing.touch_tournament(id).await?;
            writing.commit().await?;
            return Ok(true);
        }
        if view.course().is_waiting() {
            let due = now.saturating_add(BETWEEN_LOOKS).ok();
            writing.save_tournament_due(id, due).await?;
            writing.commit().await?;
            return Ok(false);
        }
        drop(writing);
        advance(&self.store, &view, now).await
    }

    /// Resigns a game for somebody who left the tournament.
    async fn resign_for(&self, game: &Game, player: PlayerId, now: Timestamp) -> Result<(), Abort> {
        match self.resign(game.id, player, now).await {
            Ok(_) => Ok(()),
            // It ended meanwhile, or moved on: it is looked at again.
            Err(Error::Refused(refusal)) => {
                tracing::debug!("game {} is not resigned: {refusal}", game.id);
                Ok(())
            }
            Err(Error::Failed(failure)) => Err(Abort::Failed(failure.source)),
        }
    }

    async fn note_failure(&self, id: TournamentId, now: Timestamp) -> Result<(), Error> {
        use_case(format!("note that tournament {id} failed"), async {
            let mut writing = self.store.write().await?;
            let tries = writing.save_tournament_failure(id, now).await?;
            if tries < MOST_TRIES {
                let pause = FIRST_RETRY.saturating_mul(2_i32.saturating_pow(tries));
                let again = now.saturating_add(pause).unwrap_or(Timestamp::MAX);
                writing.put_tournament_off(id, again).await?;
                return Ok(writing.commit().await?);
            }
            writing.set_tournament_aside(id, Some(now)).await?;
            let event = TournamentEvent::new(TournamentEventKind::SetAside);
            writing.insert_tournament_event(id, &event, now).await?;
            if let Some(organiser) = writing.tournament_organiser(id).await? {
                let news = Topic::Tournament(id, TournamentNews::SetAside);
                writing.save_news(organiser, news, now).await?;
            }
            Ok(writing.commit().await?)
        })
        .await
    }
}

/// The running games of the last round whose pairing is not decided, and of which a player left the tournament.
async fn games_of_those_gone(
    writing: &mut crate::store::Writing,
    view: &TournamentView,
) -> Result<Vec<(Game, PlayerId)>, Abort> {
    let mut found = Vec::new();
    let pairings = view.last_round().into_iter().flat_map(|it| &it.pairings);
    for pairing in pairings.filter(|it| it.pairing.result.is_none()) {
        let gone = view.players(pairing).into_iter().find(|player| {
            let entry = view.entry_of(*player);
            entry.is_some_and(|it| it.departure.is_some())
        });
        let Some(gone) = gone else { continue };
        let games = games(writing, pairing).await?.into_iter();
        let running = games.filter(|it| !it.is_over() && !it.has_left(gone));
        found.extend(running.map(|it| (it, gone)));
    }
    Ok(found)
}
