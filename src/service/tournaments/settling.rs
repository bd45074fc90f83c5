//! The results of a round: each pairing gets its own as soon as its games are over, once.
//!
//! Whoever lost a pairing on time without a move in it is out of the tournament, and barred from entering others on
//! the server: for a day, twice as long each time, 30 days at most.

use jiff::{SignedDuration, Timestamp};

use super::entering::leave;
use super::leagues::is_time_up;
use super::limits::{BAR_REMEMBERED, FIRST_BAR, LONGEST_BAR};
use super::telling::tell_better_seed;
use super::verdict::{Verdict, verdict};
use super::view::TournamentView;
use crate::game::{PlayerId, ServerId};
use crate::service::error::Abort;
use crate::store::{
    LeftWhy, PairingKey, SavedBar, Topic, TournamentEvent, TournamentEventKind, TournamentNews,
    Writing,
};
use crate::tournament::course::Outcome;
use crate::tournament::round::GameResult;

/// Settles what is over in the last round. Returns whether anything changed.
pub(super) async fn settle(
    writing: &mut Writing,
    view: &TournamentView,
    now: Timestamp,
) -> Result<bool, Abort> {
    let Some(round) = view.last_round().filter(|it| it.ended_at.is_none()) else {
        return Ok(false);
    };
    let id = view.tournament.id;
    let open = || {
        let pairings = round.pairings.iter();
        pairings.filter(|it| it.pairing.result.is_none())
    };
    let mut settled = 0;
    for pairing in open() {
        let players = view.players(pairing);
        let found = match verdict(writing, pairing, &players, now).await? {
            Some(found) => found,
            None if is_time_up(view, now) => Verdict {
                outcome: Outcome::Pair(GameResult::Draw),
                no_show: None,
                last_end: None,
            },
            None => continue,
        };
        let key = PairingKey {
            tournament: id,
            round: round.number,
            board: pairing.board,
        };
        // A game may end while it is looked at: what counts ended no later than its pairing.
        let settled_at = found.last_end.map_or(now, |it| it.max(now));
        if writing
            .settle_pairing(key, (&found.outcome, settled_at), None)
            .await?
        {
            settled += 1;
            tell_better_seed(writing, view, (round.number, pairing), &found.outcome, now).await?;
            if let Some(player) = found.no_show {
                no_show(writing, view, player, now).await?;
            }
        }
    }
    if open().count() == settled {
        writing.end_tournament_round(id, round.number, now).await?;
    }
    Ok(settled > 0)
}

async fn no_show(
    writing: &mut Writing,
    view: &TournamentView,
    player: PlayerId,
    now: Timestamp,
) -> Result<(), Abort> {
    let is_there = view
        .entry_of(player)
        .is_some_and(|it| it.departure.is_none());
    if !is_there {
        return Ok(());
    }
    leave(writing, view, player, LeftWhy::NoShow, now).await?;
    let event = TournamentEvent::new(TournamentEventKind::NoShow)
        .about(player)
        .in_round(view.rounds.len());
    let id = view.tournament.id;
    writing.insert_tournament_event(id, &event, now).await?;
    bar(writing, view.tournament.server, player, now).await?;
    let news = Topic::Tournament(id, TournamentNews::NoShow);
    Ok(writing.save_news(player, news, now).await?)
}

async fn bar(
    writing: &mut Writing,
    server: ServerId,
    player: PlayerId,
    now: Timestamp,
) -> Result<(), Abort> {
    let before = writing.tournament_bar(server, player).await?;
    let is_remembered = |it: &SavedBar| now.duration_since(it.until) < BAR_REMEMBERED;
    let strikes = before.filter(is_remembered).map_or(0, |it| it.strikes);
    let until = now
        .saturating_add(length(strikes))
        .unwrap_or(Timestamp::MAX);
    let bar = SavedBar {
        strikes: strikes.saturating_add(1),
        until,
    };
    Ok(writing.save_tournament_bar(server, player, bar).await?)
}

/// How long somebody is barred who was barred so often before.
fn length(strikes: u32) -> SignedDuration {
    let factor = 2_i32.saturating_pow(strikes.min(10));
    FIRST_BAR.saturating_mul(factor).min(LONGEST_BAR)
}
