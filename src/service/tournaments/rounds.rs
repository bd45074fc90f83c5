//! Making a round: who meets whom is worked out without holding the database, and saved in one transaction with
//! all its games, if nothing has changed meanwhile.

use std::collections::BTreeSet;

use jiff::Timestamp;
use tokio::task::spawn_blocking;

use super::leagues;
use super::limits::BETWEEN_LOOKS;
use super::telling::{tell_pairing, tell_who_sits_out};
use super::view::TournamentView;
use crate::game::{First, GameId, LiveClock, Pace, Set, Terms};
use crate::service::error::Abort;
use crate::service::sets::start_game;
use crate::store::{
    Error, Reading, SavedPairing, SavedRound, Store, TournamentEvent, TournamentEventKind,
    TournamentState, Writing,
};
use crate::tournament::course::{Course, Next, Pairing};

/// The course of a tournament with everything on which the next round depends.
async fn full_course(reading: &mut Reading, view: &TournamentView) -> Result<Course, Abort> {
    let id = view.tournament.id;
    let mut course = view.course();
    let number = |player| view.entry_of(player).and_then(|it| it.number);
    let byes = reading.tournament_byes(id, course.next_round()).await?;
    course.byes = byes.into_iter().filter_map(number).collect();
    let blocked = reading.blocked_pairs(id).await?;
    let pairs = blocked.into_iter().filter_map(|(one, other)| {
        let (one, other) = (number(one)?, number(other)?);
        Some((one.min(other), one.max(other)))
    });
    course.unwanted = pairs.collect::<BTreeSet<_>>();
    Ok(course)
}

/// Makes the next round of a tournament, or ends it. Returns whether another round is to be made at once, because
/// all of this one is decided, or because somebody came or left meanwhile.
pub(super) async fn advance(
    store: &Store,
    view: &TournamentView,
    now: Timestamp,
) -> Result<bool, Abort> {
    let id = view.tournament.id;
    let mut reading = store.read().await?;
    let course = full_course(&mut reading, view).await?;
    drop(reading);
    let asked = course.clone();
    let next = spawn_blocking(move || asked.next()).await;
    let damaged = |reason: String| Error::Damaged {
        what: format!("tournament {id}"),
        reason,
    };
    let next = next.map_err(|error| damaged(error.to_string()))?;
    let next = next.map_err(|error| damaged(error.to_string()))?;
    if next == Next::Waiting {
        return Ok(false);
    }
    let mut writing = store.write().await?;
    let now_view = TournamentView::load(&mut writing, id).await?;
    let is_same = now_view.tournament.state == view.tournament.state
        && now_view.tournament.paused_at.is_none()
        && full_course(&mut writing, &now_view).await? == course;
    if !is_same {
        return Ok(now_view.tournament.paused_at.is_none() && !now_view.tournament.state.is_ended());
    }
    let is_decided = match next {
        Next::Waiting => false,
        Next::Over => {
            end(&mut writing, &now_view, now).await?;
            false
        }
        Next::Round(pairings) => save_round(&mut writing, &now_view, pairings, now).await?,
    };
    writing.commit().await?;
    Ok(is_decided)
}

async fn end(writing: &mut Writing, view: &TournamentView, now: Timestamp) -> Result<(), Abort> {
    let mut tournament = view.tournament.clone();
    tournament.state = TournamentState::Over;
    tournament.ended_at = Some(now);
    writing.save_tournament(&tournament, None).await?;
    let event = TournamentEvent::new(TournamentEventKind::Over);
    writing
        .insert_tournament_event(tournament.id, &event, now)
        .await?;
    leagues::follow(writing, view, now).await
}

/// Saves a round with its games. Returns whether nothing of it is to be played.
async fn save_round(
    writing: &mut Writing,
    view: &TournamentView,
    pairings: Vec<Pairing>,
    now: Timestamp,
) -> Result<bool, Abort> {
    let id = view.tournament.id;
    let number = view.rounds.len() + 1;
    let is_decided = pairings.iter().all(|it| it.result.is_some());
    let mut round = SavedRound {
        number,
        begun_at: now,
        ended_at: is_decided.then_some(now),
        pairings: Vec::with_capacity(pairings.len()),
    };
    for (board, pairing) in (1..).zip(pairings) {
        let mut saved = SavedPairing {
            board,
            settled_at: pairing.result.as_ref().map(|_| now),
            pairing,
            game: None,
            second_game: None,
            running: Vec::new(),
            reason: None,
            stones: 0,
        };
        if saved.pairing.result.is_none() {
            let games = Box::pin(start_games(writing, view, &saved, now)).await?;
            saved.game = games.first().copied();
            saved.second_game = games.get(1).copied();
            saved.running = games;
        }
        tell_pairing(writing, view, number, &saved, now).await?;
        round.pairings.push(saved);
    }
    tell_who_sits_out(writing, view, &round, now).await?;
    writing.insert_tournament_round(id, &round).await?;
    let event = TournamentEvent::new(TournamentEventKind::RoundBegan).in_round(number);
    writing.insert_tournament_event(id, &event, now).await?;
    let due = now.saturating_add(BETWEEN_LOOKS);
    writing.save_tournament_due(id, due.ok()).await?;
    writing.touch_tournament(id).await?;
    Ok(is_decided)
}

/// Starts the game of a pairing, or both games of its set, and returns them.
pub(super) async fn start_games(
    writing: &mut Writing,
    view: &TournamentView,
    pairing: &SavedPairing,
    now: Timestamp,
) -> Result<Vec<GameId>, Abort> {
    let tournament = &view.tournament;
    let players = view.players(pairing);
    if players.len() != usize::from(tournament.setup.terms.ruleset.seats) {
        return Err(Error::Damaged {
            what: format!("board {} of tournament {}", pairing.board, tournament.id),
            reason: "it names players who have not entered".to_owned(),
        }
        .into());
    }
    let terms = Terms {
        first: First::Chance,
        pace: if pairing.pairing.is_further {
            faster(tournament.setup.terms.pace)
        } else {
            tournament.setup.terms.pace
        },
        ..tournament.setup.terms.clone()
    };
    let place = tournament.place();
    let first = start_game(writing, terms.clone(), players.clone(), place, now).await?;
    let mut games = vec![first.game.id];
    if let (&[one, other], true) = (players.as_slice(), terms.set) {
        let second = start_game(writing, terms, vec![other, one], place, now).await?;
        let set = Set {
            games: [first.game.id, second.game.id],
            players: [one, other],
        };
        writing.insert_set(&set, &first.game).await?;
        games.push(second.game.id);
    }
    Ok(games)
}

/// The shorter pace at which a drawn match is decided.
fn faster(pace: Pace) -> Pace {
    match pace {
        Pace::Slow => Pace::Relaxed,
        Pace::Relaxed => Pace::Daily,
        Pace::Daily => Pace::Days(1),
        Pace::Days(days) => Pace::Days(if days > 1 { days / 2 } else { 1 }),
        Pace::Live(clock) => {
            let minutes = clock.minutes() / 2;
            match LiveClock::new(if minutes > 0 { minutes } else { 1 }, clock.seconds()) {
                Some(clock) => Pace::Live(clock),
                None => pace,
            }
        }
        Pace::Untimed => pace,
    }
}
