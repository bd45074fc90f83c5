//! Who is told what of a tournament in private: that a round has begun, and what the organiser did about a person.
//!
//! Each line is saved with what it tells, and sent once; whoever cannot be written to reads what is posted. If sending
//! fails, it is tried again like any other news.

use jiff::Timestamp;

use super::setting_up::TournamentActor;
use super::view::TournamentView;
use crate::game::{PlayerId, TournamentId};
use crate::service::error::Abort;
use crate::service::pings;
use crate::store::{
    SavedPairing, SavedRound, Topic, TournamentEvent, TournamentEventKind, TournamentNews, Writing,
};
use crate::tournament::course::Outcome;

/// Tells the people of a pairing, in private, and the organiser of one that should not have been made. Whoever is told
/// is not rung by the first boards of their games as well; whoever takes no private messages is called by those boards.
pub(super) async fn tell_pairing(
    writing: &mut Writing,
    view: &TournamentView,
    round: usize,
    pairing: &SavedPairing,
    now: Timestamp,
) -> Result<(), Abort> {
    let mut told = Vec::new();
    for player in view.players(pairing) {
        let entry = view.entry_of(player);
        let is_there = entry.is_some_and(|it| it.departure.is_none());
        if is_there && writing.accepts_dms(player).await? {
            let news = Topic::Tournament(view.tournament.id, TournamentNews::Round(round));
            writing.save_news(player, news, now).await?;
            told.push(player);
        }
    }
    for game in pairing.games() {
        writing.save_silenced(game, &told).await?;
    }
    tell_of_blocked(writing, view, round, pairing, now).await
}

/// Tells those who meet nobody in a round, and play on after it. Whoever takes no private messages is named in the post
/// of the round, and not pinged besides.
pub(super) async fn tell_who_sits_out(
    writing: &mut Writing,
    view: &TournamentView,
    round: &SavedRound,
    now: Timestamp,
) -> Result<(), Abort> {
    let mut course = view.course();
    let pairings = round.pairings.iter().map(|it| it.pairing.clone());
    course.rounds.push(pairings.collect());
    for number in course.sitting_out() {
        let entry = view.entry(number).filter(|it| it.departure.is_none());
        let Some(entry) = entry else { continue };
        if writing.accepts_dms(entry.player).await? {
            let news = Topic::Tournament(view.tournament.id, TournamentNews::Round(round.number));
            writing.save_news(entry.player, news, now).await?;
        }
    }
    Ok(())
}

/// Tells both, once, that the better seed goes on from their match of a knock-out, which ended like this.
pub(super) async fn tell_better_seed(
    writing: &mut Writing,
    view: &TournamentView,
    (round, pairing): (usize, &SavedPairing),
    outcome: &Outcome,
    now: Timestamp,
) -> Result<(), Abort> {
    let mut ended = pairing.pairing.clone();
    ended.result = Some(outcome.clone());
    if view.course().better_seed(&ended).is_none() {
        return Ok(());
    }
    for player in view.players(pairing) {
        let entry = view.entry_of(player);
        if entry.is_some_and(|it| it.departure.is_none()) {
            let news = Topic::Tournament(view.tournament.id, TournamentNews::BetterSeed(round));
            writing.save_news(player, news, now).await?;
        }
    }
    Ok(())
}

/// Tells everybody who is in a tournament, once, that it is cancelled; not whoever has cancelled it.
pub(super) async fn tell_of_end(
    writing: &mut Writing,
    view: &TournamentView,
    by: Option<PlayerId>,
    now: Timestamp,
) -> Result<(), Abort> {
    for entry in view.staying().filter(|it| Some(it.player) != by) {
        let news = Topic::Tournament(view.tournament.id, TournamentNews::Cancelled);
        writing.save_news(entry.player, news, now).await?;
    }
    Ok(())
}

/// Tells the organiser that two had to be paired, one of whom has blocked the other.
async fn tell_of_blocked(
    writing: &mut Writing,
    view: &TournamentView,
    round: usize,
    pairing: &SavedPairing,
    now: Timestamp,
) -> Result<(), Abort> {
    let tournament = &view.tournament;
    let players = view.players(pairing);
    if let (&[one, other], true) = (players.as_slice(), pairing.pairing.is_unwanted) {
        let event = TournamentEvent {
            board: Some(pairing.board),
            other: Some(other),
            ..TournamentEvent::new(TournamentEventKind::BlockedPair)
                .about(one)
                .in_round(round)
        };
        writing
            .insert_tournament_event(tournament.id, &event, now)
            .await?;
        let news = Topic::Tournament(tournament.id, TournamentNews::BlockedPair(round));
        writing.save_news(tournament.organiser, news, now).await?;
    }
    Ok(())
}

/// Tells somebody in private what the organiser did, unless they did it themselves. It counts as a ping of the
/// organiser's, and arrives without a sound where they have pinged that person too often.
pub(super) async fn tell_of_deed(
    writing: &mut Writing,
    (id, by): (TournamentId, &TournamentActor),
    player: PlayerId,
    news: TournamentNews,
    now: Timestamp,
) -> Result<(), Abort> {
    if player != by.person.id {
        let news = Topic::Tournament(id, news);
        pings::tell(writing, (by.person.id, player), None, news, now).await?;
    }
    Ok(())
}
