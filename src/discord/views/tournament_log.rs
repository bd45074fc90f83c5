//! What happened in a tournament, for its organisers: when, who did it, and what.

use crate::discord::action::TournamentAction;
use crate::discord::message::{ButtonStyle, LONGEST, Message};
use crate::discord::views::{phrases, safe_text, time, tournament, tournament_result};
use crate::language::{Text, Word, say};
use crate::service::{SavedTournamentEvent, TournamentEvent, TournamentEventKind, TournamentView};

/// The log, the latest first; what does not fit is counted.
pub fn tournament_log(view: &TournamentView, events: &[SavedTournamentEvent]) -> Message {
    let lines = events.iter().map(|it| line(view, it)).collect();
    let head = [tournament::heading(view), say!(tournament_manage::log_head)];
    let more = |count| say!(games::more, count = count);
    let text = Text::fitting(Text::lines(head), lines, LONGEST, more);
    // The page of what is over leads back here.
    let to = if view.tournament.state.is_ended() {
        TournamentAction::Page
    } else {
        TournamentAction::Manage
    };
    let back = tournament::button(
        say!(tournament::back),
        ButtonStyle::Plain,
        to,
        view.tournament.id,
    );
    Message::text(text).with_buttons(vec![back])
}

fn line(view: &TournamentView, saved: &SavedTournamentEvent) -> Text {
    let event = &saved.event;
    let round = event.round.map_or_else(String::new, |it| it.to_string());
    let what = say!(
        tournament_manage::log_kind,
        kind = Word(event.kind.id()),
        round = round
    );
    let people = [event.player, event.other].into_iter().flatten();
    let people = people.map(|player| {
        // Whoever was replaced is in no list any more, and both are named alike.
        let entry = view.entry_of(player);
        let entry = entry.filter(|_| event.kind != TournamentEventKind::Replaced);
        entry.map_or_else(|| phrases::mention(player), |it| safe_text::shown(&it.name))
    });
    // Which round began is said with the words.
    let of_board = event
        .round
        .filter(|_| event.kind != TournamentEventKind::RoundBegan);
    let place = of_board.map(|round| match event.board {
        Some(board) => say!(
            tournament_manage::log_board,
            round = round.to_string(),
            board = board.to_string()
        ),
        None => say!(tournament_manage::log_round, round = round.to_string()),
    });
    let result = result(view, event);
    let by = event.actor.map(phrases::mention);
    let reason = event.reason.as_deref();
    let reason = reason.map(|it| say!(tournament::reason, reason = safe_text::shown(it)));
    let parts = [time::absolute(saved.at), what]
        .into_iter()
        .chain(place)
        .chain(people)
        .chain(result)
        .chain(by)
        .chain(reason);
    Text::joined(parts, " · ")
}

/// The result that the organiser decided, in words.
fn result(view: &TournamentView, event: &TournamentEvent) -> Option<Text> {
    if event.kind != TournamentEventKind::Adjudicated {
        return None;
    }
    let pairing = &tournament_result::pairing_of(view, event)?.pairing;
    tournament_result::outcome(view, pairing)
}
