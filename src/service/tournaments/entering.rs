//! Entering a tournament, leaving it, checking in, and asking for a bye.
//!
//! Before the start, an entry comes and goes. After that it stays: whoever withdraws plays in no further
//! round, and does not come back. A Swiss is entered late until half its rounds are played: the round
//! that is being played then brings half a point, those before it nothing.

use jiff::Timestamp;

use super::check_in::{check_in_opens_at, is_check_in_open};
use super::refusal::TournamentRefusal;
use super::start_times::start_when_resumed;
use super::view::{TournamentView, load_announced};
use crate::game::{Person, PlayerId, TournamentId};
use crate::rating::Rating;
use crate::service::error::{Abort, use_case};
use crate::service::{Error, Service, bans};
use crate::store::{
    EntryDeparture, LeftWhy, Reading, SavedEntry, SavedTournament, Scope, TournamentEvent,
    TournamentEventKind, TournamentState, Writing,
};

impl Service {
    /// Enters a person. If that fills a tournament which starts when it is full, it is due at once.
    pub async fn enter_tournament(
        &self,
        id: TournamentId,
        by: Person,
        now: Timestamp,
    ) -> Result<TournamentView, Error> {
        use_case(format!("enter tournament {id}"), async {
            let mut writing = self.store.write().await?;
            let tournament = load_announced(&mut writing, id).await?;
            let view = TournamentView::load(&mut writing, id).await?;
            let from_round = check_may_enter(&view, by.id, now)?;
            let rating = check_person(&mut writing, &tournament, by.id, now).await?;
            writing.save_player(&by).await?;
            let number = match tournament.state {
                TournamentState::Running => Some(view.numbered().count() + 1),
                _ => None,
            };
            let entry = SavedEntry {
                player: by.id,
                name: by.called().to_owned(),
                entered_at: now,
                rating,
                is_checked_in: is_check_in_open(&tournament, now),
                number,
                from_round,
                departure: None,
            };
            writing.save_tournament_entry(id, &entry).await?;
            let is_full = view.staying().count() + 1 >= usize::from(tournament.setup.most);
            let is_open = tournament.state == TournamentState::Open;
            if is_open && is_full && tournament.setup.starts_when_full {
                writing.save_tournament_due(id, Some(now)).await?;
            }
            saved(writing, id).await
        })
        .await
    }

    /// Takes a person out at their own request. Their running games of the tournament are resigned for them
    /// soon afterwards, so that nobody waits for them.
    pub async fn withdraw_from_tournament(
        &self,
        id: TournamentId,
        by: PlayerId,
        now: Timestamp,
    ) -> Result<TournamentView, Error> {
        use_case(format!("withdraw from tournament {id}"), async {
            let mut writing = self.store.write().await?;
            let view = TournamentView::load(&mut writing, id).await?;
            load_announced(&mut writing, id).await?;
            leave(&mut writing, &view, by, LeftWhy::Withdrew, now).await?;
            saved(writing, id).await
        })
        .await
    }

    /// Records that somebody who entered is there.
    pub async fn check_in_to_tournament(
        &self,
        id: TournamentId,
        by: PlayerId,
        now: Timestamp,
    ) -> Result<TournamentView, Error> {
        use_case(format!("check in to tournament {id}"), async {
            let mut writing = self.store.write().await?;
            let tournament = load_announced(&mut writing, id).await?;
            if tournament.state != TournamentState::Open {
                return Err(TournamentRefusal::Begun.into());
            }
            let Some(opens_at) = check_in_opens_at(&tournament) else {
                return Err(TournamentRefusal::NoCheckIn.into());
            };
            if now < opens_at {
                return Err(TournamentRefusal::CheckInNotOpen { opens_at }.into());
            }
            let view = TournamentView::load(&mut writing, id).await?;
            let entry = view.entry_of(by).ok_or(TournamentRefusal::NotEntered)?;
            let entry = SavedEntry {
                is_checked_in: true,
                ..entry.clone()
            };
            writing.save_tournament_entry(id, &entry).await?;
            saved(writing, id).await
        })
        .await
    }

    /// Asks for half a point instead of an opponent in the next round of a Swiss: once, and not in the last
    /// round.
    pub async fn ask_for_tournament_bye(
        &self,
        id: TournamentId,
        by: PlayerId,
    ) -> Result<TournamentView, Error> {
        use_case(format!("ask for a bye in tournament {id}"), async {
            let mut writing = self.store.write().await?;
            load_announced(&mut writing, id).await?;
            let view = TournamentView::load(&mut writing, id).await?;
            let next = round_of_bye(&view, by)?;
            let entry = view.entry_of(by);
            let mut asked_before = entry.is_some_and(|it| it.from_round > 1);
            for round in 1..=next {
                let asked = writing.tournament_byes(id, round).await?;
                asked_before |= asked.contains(&by);
            }
            if asked_before {
                return Err(TournamentRefusal::ByeTaken.into());
            }
            writing.insert_tournament_bye(id, next, by).await?;
            saved(writing, id).await
        })
        .await
    }
}

/// The round for which somebody may ask for a bye, or why there is none: it is in a Swiss alone, for those who play in
/// it, and not the last one.
pub fn round_of_bye(view: &TournamentView, by: PlayerId) -> Result<usize, TournamentRefusal> {
    let entry = view.entry_of(by).ok_or(TournamentRefusal::NotEntered)?;
    if entry.departure.is_some() {
        return Err(TournamentRefusal::HasLeft);
    }
    let next = view.rounds.len() + 1;
    let is_swiss = view.tournament.setup.format.takes_late_entries();
    if is_swiss && view.tournament.state == TournamentState::Open {
        return Err(TournamentRefusal::NoByeYet);
    }
    let rounds = view.course().rounds_of_swiss().filter(|_| is_swiss);
    if rounds.is_none_or(|all| next >= all) {
        return Err(TournamentRefusal::NoByeNow);
    }
    Ok(next)
}

async fn saved(mut writing: Writing, id: TournamentId) -> Result<TournamentView, Abort> {
    writing.touch_tournament(id).await?;
    let view = TournamentView::load(&mut writing, id).await?;
    writing.commit().await?;
    Ok(view)
}

/// Refuses whom the tournament has no place for; otherwise the first round in which they play.
fn check_may_enter(
    view: &TournamentView,
    player: PlayerId,
    now: Timestamp,
) -> Result<usize, TournamentRefusal> {
    let tournament = &view.tournament;
    let setup = &tournament.setup;
    match view.entry_of(player).map(|it| it.departure) {
        Some(None) => return Err(TournamentRefusal::EnteredAlready),
        Some(Some(_)) => return Err(TournamentRefusal::HasLeft),
        None => {}
    }
    let from_round = if tournament.state == TournamentState::Running {
        if setup.format.divisions().is_some() {
            return Err(TournamentRefusal::SeasonRunning);
        }
        if !view.takes_late_entries() {
            return Err(TournamentRefusal::EntriesOver);
        }
        view.rounds.len() + 1
    } else {
        let until = setup.entry_until.unwrap_or(setup.starts_at);
        // While it is paused, its start may pass; when it is resumed, people can enter until the new one.
        let is_put_off = tournament.paused_at.is_some()
            && start_when_resumed(tournament, now) != setup.starts_at;
        if now >= until && !is_put_off {
            return Err(TournamentRefusal::EntriesOver);
        }
        1
    };
    let most = setup.most;
    if view.staying().count() >= usize::from(most) {
        return Err(TournamentRefusal::Full { most });
    }
    Ok(from_round)
}

/// Refuses a person who is banned, barred on the server or from its tournaments, or outside the rating band; otherwise
/// returns their rating.
pub(super) async fn check_person(
    reading: &mut Reading,
    tournament: &SavedTournament,
    player: PlayerId,
    now: Timestamp,
) -> Result<i32, Abort> {
    bans::check_may_begin(reading, player, Some(tournament.server), now).await?;
    let bar = reading.tournament_bar(tournament.server, player).await?;
    if let Some(bar) = bar.filter(|it| now < it.until) {
        return Err(TournamentRefusal::Barred { until: bar.until }.into());
    }
    let rating = rating_of(reading, tournament, player).await?;
    let band = tournament.setup.band;
    if !band.holds(rating) {
        return Err(TournamentRefusal::OutsideBand { rating, band }.into());
    }
    Ok(rating)
}

/// Somebody's rating on the ladder of the tournament's server, in points.
pub(super) async fn rating_of(
    reading: &mut Reading,
    tournament: &SavedTournament,
    player: PlayerId,
) -> Result<i32, Abort> {
    let scope = Scope::Server(tournament.server);
    let ruleset = tournament.setup.terms.ruleset.id;
    let standing = reading.standing(scope, ruleset, player).await;
    let standing = reading.set_aside(standing)?.flatten();
    let rating = standing.map_or_else(Rating::new, |it| it.standing.rating);
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a rating is far below the largest integer"
    )]
    Ok(rating.rating.round() as i32)
}

/// Takes a person out: before the start their entry is deleted, after it they play in no further round.
pub(super) async fn leave(
    writing: &mut Writing,
    view: &TournamentView,
    player: PlayerId,
    why: LeftWhy,
    now: Timestamp,
) -> Result<(), Abort> {
    let id = view.tournament.id;
    let entry = view.entry_of(player).ok_or(TournamentRefusal::NotEntered)?;
    if entry.departure.is_some() {
        return Err(TournamentRefusal::HasLeft.into());
    }
    writing.forget_playing_news(id, player).await?;
    if view.tournament.state == TournamentState::Open {
        return Ok(writing.delete_tournament_entry(id, player).await?);
    }
    let entry = SavedEntry {
        departure: Some(EntryDeparture {
            after_round: view.rounds.len(),
            why,
        }),
        ..entry.clone()
    };
    writing.save_tournament_entry(id, &entry).await?;
    if why == LeftWhy::Withdrew {
        let event = TournamentEvent::new(TournamentEventKind::Withdrew)
            .by(player)
            .about(player)
            .in_round(view.rounds.len());
        writing.insert_tournament_event(id, &event, now).await?;
    }
    // Their games are looked after at once.
    Ok(writing.save_tournament_due(id, Some(now)).await?)
}
