//! The check-in before a tournament starts: when it opens, who is told, and what a start that is put off means for it.
//!
//! When it opens, that is posted once, and each entrant who has not checked in is told once in private; again only if the
//! start is put off so far that it opens once more. Whoever enters while it is open has checked in.

use jiff::Timestamp;

use super::view::TournamentView;
use crate::game::PlayerId;
use crate::service::error::Abort;
use crate::store::{
    SavedEntry, SavedTournament, Topic, TournamentEvent, TournamentEventKind, TournamentNews,
    TournamentState, Writing,
};

/// How far back it is looked whether the check-in was told already.
const LATEST_EVENTS: u32 = 100;

/// When entrants can begin to say that they are there; `None` if they need not.
pub(super) fn check_in_opens_at(tournament: &SavedTournament) -> Option<Timestamp> {
    let setup = &tournament.setup;
    let opens_at = |span| {
        setup
            .starts_at
            .saturating_sub(span)
            .unwrap_or(Timestamp::MIN)
    };
    setup.check_in.map(opens_at)
}

/// When a tournament that is open for entries is to be looked at next: when its check-in opens, or at its start.
pub(super) fn next_look(tournament: &SavedTournament, now: Timestamp) -> Timestamp {
    let opens_at = check_in_opens_at(tournament).filter(|it| now < *it);
    opens_at.unwrap_or(tournament.setup.starts_at)
}

/// Whether people can check in to a tournament now.
pub fn takes_check_in(tournament: &SavedTournament, now: Timestamp) -> bool {
    let opens_at = check_in_opens_at(tournament);
    tournament.state == TournamentState::Open && opens_at.is_some_and(|it| it <= now)
}

/// Whether entering now says that one is there.
pub(super) fn is_check_in_open(tournament: &SavedTournament, now: Timestamp) -> bool {
    check_in_opens_at(tournament).is_none_or(|opens_at| opens_at <= now)
}

/// After the start was put off, whoever has checked in does so again once the check-in opens again.
pub(super) async fn forget_check_ins(
    writing: &mut Writing,
    tournament: &SavedTournament,
    now: Timestamp,
) -> Result<(), Abort> {
    if check_in_opens_at(tournament).is_none_or(|opens_at| opens_at <= now) {
        return Ok(());
    }
    for entry in writing.tournament_entries(tournament.id).await? {
        if entry.is_checked_in {
            let again = SavedEntry {
                is_checked_in: false,
                ..entry
            };
            writing.save_tournament_entry(tournament.id, &again).await?;
        }
    }
    Ok(())
}

/// Says once, when the check-in opens, that it does: in the channel, and in private to everybody who has not checked in.
pub(super) async fn tell_of_check_in(
    writing: &mut Writing,
    view: &TournamentView,
    now: Timestamp,
) -> Result<(), Abort> {
    let tournament = &view.tournament;
    let Some(opens_at) = check_in_opens_at(tournament).filter(|it| *it <= now) else {
        return Ok(());
    };
    let absent: Vec<PlayerId> = view
        .staying()
        .filter(|it| !it.is_checked_in)
        .map(|it| it.player)
        .collect();
    let events = writing
        .tournament_events(tournament.id, LATEST_EVENTS)
        .await?;
    let is_told = events
        .iter()
        .any(|it| it.event.kind == TournamentEventKind::CheckInOpened && it.at >= opens_at);
    if is_told || absent.is_empty() {
        return Ok(());
    }
    let event = TournamentEvent::new(TournamentEventKind::CheckInOpened);
    writing
        .insert_tournament_event(tournament.id, &event, now)
        .await?;
    for player in absent {
        let news = Topic::Tournament(tournament.id, TournamentNews::CheckIn);
        writing.save_news(player, news, now).await?;
    }
    Ok(())
}
