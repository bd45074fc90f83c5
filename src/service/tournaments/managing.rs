//! What organisers do while a tournament goes on. Each deed is logged with who did it.
//!
//! A result that the organiser decides stands for the tournament; the games go on as ordinary ones. The same goes for the
//! games of a tournament that is cancelled. While a tournament is paused, its games go on and no round begins. Whose game
//! is decided is told in private, once, and so is everybody who was in what is cancelled; everything is posted once, and pings nobody.

use jiff::Timestamp;

use super::check_in::{forget_check_ins, next_look};
use super::deed_limits::check_repeated;
use super::leagues;
use super::limits::{FARTHEST_START, LONGEST_REASON, SHORTEST_ENTRY};
use super::refusal::TournamentRefusal;
use super::setting_up::TournamentActor;
use super::start_times::start_when_resumed;
use super::starting::{check_enough, start};
use super::telling::{tell_better_seed, tell_of_deed, tell_of_end};
use super::view::{TournamentView, load_announced, season};
use crate::game::TournamentId;
use crate::service::error::{Abort, use_case};
use crate::service::{Error, Service};
use crate::store::{
    PairingKey, SavedPairing, SavedRound, SavedTournament, TournamentEvent, TournamentEventKind,
    TournamentNews, TournamentState, Writing,
};
use crate::tournament::course::Outcome;
use crate::visible_text::visible;

/// A result that an organiser decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adjudication {
    /// The round, which has to be the one that is played.
    pub round: usize,
    /// The board of that round.
    pub board: usize,
    /// The result.
    pub outcome: Outcome,
    /// Why: it is posted.
    pub reason: String,
}

impl Service {
    /// Starts a tournament before its time.
    pub async fn start_tournament_now(
        &self,
        id: TournamentId,
        by: &TournamentActor,
        now: Timestamp,
    ) -> Result<TournamentView, Error> {
        use_case(format!("start tournament {id}"), async {
            let (mut writing, tournament) = self.managed(id, by).await?;
            if tournament.state != TournamentState::Open {
                return Err(TournamentRefusal::Begun.into());
            }
            if tournament.paused_at.is_some() {
                return Err(TournamentRefusal::StartPaused.into());
            }
            let view = TournamentView::load(&mut writing, id).await?;
            check_enough(&view)?;
            let event = deed(TournamentEventKind::StartedEarly, by);
            writing.insert_tournament_event(id, &event, now).await?;
            start(&mut writing, &view, now).await?;
            finish(writing, id).await
        })
        .await
    }

    /// Decides the result of a pairing that is played.
    pub async fn adjudicate_pairing(
        &self,
        id: TournamentId,
        by: &TournamentActor,
        wanted: Adjudication,
        now: Timestamp,
    ) -> Result<TournamentView, Error> {
        use_case(format!("decide a result of tournament {id}"), async {
            let (mut writing, _) = self.managed(id, by).await?;
            let reason = reason(&wanted.reason)?;
            let view = TournamentView::load(&mut writing, id).await?;
            let board = wanted.board;
            let (round, pairing) = decidable(&view, (Some(wanted.round), board))?;
            let number = round.number;
            let seats = pairing.pairing.players.len();
            let fits = match &wanted.outcome {
                Outcome::Pair(_) => seats == 2,
                Outcome::Table(places) => {
                    places.len() == seats && places.iter().all(|it| (1..=seats).contains(it))
                }
                Outcome::Bye(_) => false,
            };
            if !fits {
                return Err(TournamentRefusal::WrongResult.into());
            }
            let key = PairingKey {
                tournament: id,
                round: number,
                board,
            };
            let outcome = (&wanted.outcome, now);
            if !writing.settle_pairing(key, outcome, Some(&reason)).await? {
                return Err(TournamentRefusal::DecidedAlready.into());
            }
            tell_better_seed(&mut writing, &view, (number, pairing), &wanted.outcome, now).await?;
            let open = round.pairings.iter();
            let open = open.filter(|it| it.pairing.result.is_none() && it.board != board);
            if open.count() == 0 {
                writing.end_tournament_round(id, number, now).await?;
            }
            for player in view.players(pairing) {
                let news = TournamentNews::Decided {
                    round: number,
                    board,
                };
                tell_of_deed(&mut writing, (id, by), player, news, now).await?;
            }
            let event = TournamentEvent {
                board: Some(board),
                reason: Some(reason),
                ..deed(TournamentEventKind::Adjudicated, by).in_round(number)
            };
            writing.insert_tournament_event(id, &event, now).await?;
            due_now(&mut writing, &view, now).await?;
            finish(writing, id).await
        })
        .await
    }

    /// Pauses a tournament: nothing begins until it is resumed.
    pub async fn pause_tournament(
        &self,
        id: TournamentId,
        by: &TournamentActor,
        now: Timestamp,
    ) -> Result<TournamentView, Error> {
        use_case(format!("pause tournament {id}"), async {
            let (mut writing, mut tournament) = self.managed(id, by).await?;
            if tournament.paused_at.is_some() {
                return Err(TournamentRefusal::PausedAlready.into());
            }
            check_repeated(&mut writing, by, TournamentEventKind::Paused, now).await?;
            tournament.paused_at = Some(now);
            writing.save_tournament(&tournament, None).await?;
            let event = deed(TournamentEventKind::Paused, by);
            writing.insert_tournament_event(id, &event, now).await?;
            finish(writing, id).await
        })
        .await
    }

    /// Lets a paused tournament go on. If its start has passed meanwhile, it is put off by as many whole days as it takes.
    pub async fn resume_tournament(
        &self,
        id: TournamentId,
        by: &TournamentActor,
        now: Timestamp,
    ) -> Result<TournamentView, Error> {
        use_case(format!("resume tournament {id}"), async {
            let (mut writing, tournament) = self.managed(id, by).await?;
            let event = deed(TournamentEventKind::Resumed, by);
            resume(&mut writing, tournament, &event, now).await?;
            finish(writing, id).await
        })
        .await
    }

    /// Puts the start off, `to` a later time. People can enter until then. Refused if the start is not the one that was
    /// `shown`, so that two presses do not add up; fractions of a second are not looked at.
    pub async fn extend_tournament(
        &self,
        id: TournamentId,
        by: &TournamentActor,
        (shown, to): (Timestamp, Timestamp),
        now: Timestamp,
    ) -> Result<TournamentView, Error> {
        use_case(format!("put off tournament {id}"), async {
            let (mut writing, mut tournament) = self.managed(id, by).await?;
            if tournament.state != TournamentState::Open {
                return Err(TournamentRefusal::Begun.into());
            }
            let starts_at = tournament.setup.starts_at;
            if starts_at.as_second() != shown.as_second() {
                return Err(TournamentRefusal::StartMoved { starts_at }.into());
            }
            let after = |span| now.saturating_add(span).unwrap_or(Timestamp::MAX);
            let soonest = after(SHORTEST_ENTRY).max(starts_at);
            let latest = after(FARTHEST_START);
            if to <= starts_at || !(soonest..=latest).contains(&to) {
                return Err(TournamentRefusal::WrongStart { soonest, latest }.into());
            }
            check_repeated(&mut writing, by, TournamentEventKind::Extended, now).await?;
            tournament.setup.starts_at = to;
            tournament.setup.entry_until = None;
            let due = next_look(&tournament, now);
            let due = Some(due).filter(|_| tournament.paused_at.is_none());
            writing.save_tournament(&tournament, due).await?;
            forget_check_ins(&mut writing, &tournament, now).await?;
            let event = deed(TournamentEventKind::Extended, by);
            writing.insert_tournament_event(id, &event, now).await?;
            finish(writing, id).await
        })
        .await
    }

    /// Breaks a tournament off, or calls it off before its start.
    pub async fn cancel_tournament(
        &self,
        id: TournamentId,
        by: &TournamentActor,
        why: Option<&str>,
        now: Timestamp,
    ) -> Result<TournamentView, Error> {
        use_case(format!("cancel tournament {id}"), async {
            // A league that cannot go on can still be broken off.
            let (mut writing, mut tournament) = self.allowed(id, by).await?;
            tournament.state = TournamentState::Cancelled;
            tournament.ended_at = Some(now);
            tournament.paused_at = None;
            writing.save_tournament(&tournament, None).await?;
            let event = TournamentEvent {
                reason: why.map(reason).transpose()?,
                ..deed(TournamentEventKind::Cancelled, by)
            };
            writing.insert_tournament_event(id, &event, now).await?;
            let view = TournamentView::load(&mut writing, id).await?;
            tell_of_end(&mut writing, &view, Some(by.person.id), now).await?;
            finish(writing, id).await
        })
        .await
    }

    /// Makes the person the organiser, who has to be allowed to organise.
    pub async fn take_over_tournament(
        &self,
        id: TournamentId,
        by: &TournamentActor,
        now: Timestamp,
    ) -> Result<TournamentView, Error> {
        use_case(format!("take over tournament {id}"), async {
            let (mut writing, mut tournament) = self.managed(id, by).await?;
            if !by.may_organise {
                return Err(TournamentRefusal::NotAllowed.into());
            }
            if tournament.organiser == by.person.id {
                return Err(TournamentRefusal::OrganiserAlready.into());
            }
            check_repeated(&mut writing, by, TournamentEventKind::HandedOver, now).await?;
            writing.save_player(&by.person).await?;
            tournament.organiser = by.person.id;
            let due = match tournament.paused_at {
                Some(_) => None,
                None => Some(next_look(&tournament, now)),
            };
            writing.save_tournament(&tournament, due).await?;
            let event = deed(TournamentEventKind::HandedOver, by).about(by.person.id);
            writing.insert_tournament_event(id, &event, now).await?;
            finish(writing, id).await
        })
        .await
    }

    /// A tournament that is announced and not over, for somebody who may manage it. One of a league whose season cannot
    /// be read is refused: it would go on as if nobody had played before.
    pub(super) async fn managed(
        &self,
        id: TournamentId,
        by: &TournamentActor,
    ) -> Result<(Writing, SavedTournament), Abort> {
        let (mut writing, tournament) = self.allowed(id, by).await?;
        let season = season(&mut writing, &tournament).await?;
        if leagues::check(&tournament, season.as_ref()).is_err() {
            return Err(TournamentRefusal::CannotBeRead(id).into());
        }
        Ok((writing, tournament))
    }

    /// The same, also of a league whose season cannot be read.
    async fn allowed(
        &self,
        id: TournamentId,
        by: &TournamentActor,
    ) -> Result<(Writing, SavedTournament), Abort> {
        let mut writing = self.store.write().await?;
        let tournament = load_announced(&mut writing, id).await?;
        by.check(&tournament)?;
        Ok((writing, tournament))
    }
}

/// The round that is played and the pairing of a board in it whose result can be decided, or why it cannot; the round, if
/// it is given, has to be that one.
pub fn decidable(
    view: &TournamentView,
    (wanted, board): (Option<usize>, usize),
) -> Result<(&SavedRound, &SavedPairing), TournamentRefusal> {
    let round = played_round(view)?;
    if let Some(wanted) = wanted.filter(|it| *it != round.number) {
        return Err(TournamentRefusal::NotThisRound { round: wanted });
    }
    let mut pairings = round.pairings.iter();
    let pairing = pairings.find(|it| it.board == board);
    let pairing = pairing.ok_or(TournamentRefusal::NoSuchBoard { board })?;
    if pairing.pairing.result.is_some() {
        return Err(TournamentRefusal::DecidedAlready);
    }
    Ok((round, pairing))
}

/// The round that is played, or why there is none.
pub fn played_round(view: &TournamentView) -> Result<&SavedRound, TournamentRefusal> {
    if view.tournament.state.is_ended() {
        return Err(TournamentRefusal::Over);
    }
    view.last_round().ok_or(TournamentRefusal::NotBegun)
}

/// Ends a pause, and saves that with this event.
pub(super) async fn resume(
    writing: &mut Writing,
    mut tournament: SavedTournament,
    event: &TournamentEvent,
    now: Timestamp,
) -> Result<(), Abort> {
    let paused_at = tournament.paused_at.take();
    paused_at.ok_or(TournamentRefusal::NotPaused)?;
    tournament.is_bot_absent = false;
    let starts_at = start_when_resumed(&tournament, now);
    if starts_at != tournament.setup.starts_at {
        tournament.setup.starts_at = starts_at;
        // As after any put-off, people can enter until it starts.
        tournament.setup.entry_until = None;
    }
    let due = Some(starts_at.min(now));
    writing.save_tournament(&tournament, due).await?;
    forget_check_ins(writing, &tournament, now).await?;
    let id = tournament.id;
    writing.insert_tournament_event(id, event, now).await?;
    Ok(())
}

/// A deed of somebody.
pub(super) fn deed(kind: TournamentEventKind, by: &TournamentActor) -> TournamentEvent {
    TournamentEvent::new(kind).by(by.person.id)
}

/// Lets a tournament be looked at at once, unless it is paused.
pub(super) async fn due_now(
    writing: &mut Writing,
    view: &TournamentView,
    now: Timestamp,
) -> Result<(), Abort> {
    if view.tournament.paused_at.is_none() {
        let id = view.tournament.id;
        writing.save_tournament_due(id, Some(now)).await?;
    }
    Ok(())
}

pub(super) async fn finish(
    mut writing: Writing,
    id: TournamentId,
) -> Result<TournamentView, Abort> {
    writing.touch_tournament(id).await?;
    let view = TournamentView::load(&mut writing, id).await?;
    writing.commit().await?;
    Ok(view)
}

/// What can be seen of a reason.
pub(super) fn reason(text: &str) -> Result<String, TournamentRefusal> {
    let most = LONGEST_REASON;
    let seen = visible(text).filter(|it| it.chars().count() <= most);
    seen.ok_or(TournamentRefusal::NoReason { most })
}
