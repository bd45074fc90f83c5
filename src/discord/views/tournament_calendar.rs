//! A tournament as a calendar file: its start, when entries end, its check-in, and the further ones of its series. The
//! file is for whoever asked for it, in their language.

use jiff::{SignedDuration, Timestamp};

use crate::discord::message::{Message, Picture};
use crate::discord::views::calendar_file::{CalendarEvent, CalendarTime, calendar_file};
use crate::discord::views::{safe_text, time, tournament_format};
use crate::language::{Language, Text, say};
use crate::service::{TournamentState, TournamentView};

/// What is said with the file.
pub fn tournament_calendar(view: &TournamentView) -> Message {
    let name = safe_text::shown(&view.tournament.setup.name);
    Message::text(say!(tournament_calendar::file, name = name))
}

/// The file.
pub fn tournament_calendar_file(
    view: &TournamentView,
    language: Language,
    now: Timestamp,
) -> Picture {
    let events = events(view, language);
    Picture {
        name: format!("tournament-{}.ics", view.tournament.id),
        bytes: calendar_file(&events, now).into_bytes(),
        description: String::new(),
    }
}

fn events(view: &TournamentView, language: Language) -> Vec<CalendarEvent> {
    let tournament = &view.tournament;
    let setup = &tournament.setup;
    let name = || safe_text::plain(&setup.name);
    let description = description(view).in_language(language);
    let event = |what: &str, summary: Text, time: CalendarTime| CalendarEvent {
        uid: format!(
            "tournament-{}-{what}-{}-{}@tessera",
            tournament.id,
            tournament.server,
            tournament.made_at.as_second()
        ),
        summary: summary.in_language(language),
        description: description.clone(),
        url: tournament.message.map(|message| {
            let (server, channel) = (tournament.server, tournament.channel);
            format!("https://discord.com/channels/{server}/{channel}/{message}")
        }),
        sequence: tournament.revision,
        is_cancelled: tournament.state == TournamentState::Cancelled,
        time,
    };
    let starts_at = tournament.started_at.unwrap_or(setup.starts_at);
    let mut events = vec![event("start", name(), CalendarTime::At(starts_at))];
    let is_open = tournament.state == TournamentState::Open;
    let before = |span: SignedDuration| starts_at.saturating_sub(span).ok();
    if let Some(opens_at) = setup.check_in.and_then(before).filter(|_| is_open) {
        let summary = say!(tournament_calendar::check_in, name = name());
        let time = CalendarTime::Span(opens_at, starts_at);
        events.push(event("check-in", summary, time));
    }
    if let Some(end) = setup.entry_until.filter(|_| is_open) {
        let summary = say!(tournament_calendar::entry_end, name = name());
        events.push(event("entry-end", summary, CalendarTime::At(end)));
    }
    if let Some(series) = view.series().filter(|it| it.next.is_some()) {
        let time = CalendarTime::Repeated {
            first: series.first,
            zone: series.zone,
            rule: series.in_calendar,
            except: tournament.planned_at.unwrap_or(starts_at),
        };
        let summary = say!(tournament_calendar::next_ones, name = name());
        events.push(event("series", summary, time));
    }
    events
}

/// What is played, in words without markdown.
fn description(view: &TournamentView) -> Text {
    let setup = &view.tournament.setup;
    let game = [
        Text::verbatim(setup.terms.ruleset.name),
        time::pace(setup.terms.pace),
    ];
    let how = tournament_format::explained(view);
    Text::lines([Text::joined(game, " · "), how])
}
