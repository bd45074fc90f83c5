//! The announcement of a tournament, edited as people enter and rounds pass.

use jiff::SignedDuration;

use crate::discord::action::{Action, TournamentAction};
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::{
    league_words, phrases, safe_text, time, tournament_format, tournament_table,
};
use crate::game::TournamentId;
use crate::language::{Text, Word, say};
use crate::service::{
    LeagueSeason, RatingBand, SavedEntry, SavedTournament, TournamentState, TournamentView,
};

/// The most names under an announcement: with the longest names they still fit.
const MOST_NAMES: usize = 12;
/// Stands behind the name of whoever has checked in. The texts explain it.
const CHECKED_IN: &str = "✓";

/// A button of a tournament.
pub fn button(
    label: Text,
    look: ButtonStyle,
    action: TournamentAction,
    id: TournamentId,
) -> Button {
    Button::new(label, look, Action::Tournament(action, id))
}

/// The announcement: what is played, when, who entered, and the buttons to enter and withdraw.
pub fn tournament(view: &TournamentView) -> Message {
    let tournament = &view.tournament;
    let id = tournament.id;
    let lines = described(view).into_iter().chain([state(view)]);
    let entered = (!tournament.state.is_ended()).then(|| entered(view));
    let text = Text::lines(lines.chain(entered).chain(winners(view)));
    let enter = || {
        button(
            say!(tournament::enter),
            ButtonStyle::Inviting,
            TournamentAction::Enter,
            id,
        )
    };
    let plain = |label, action| button(label, ButtonStyle::Plain, action, id);
    let withdraw = || plain(say!(tournament::withdraw), TournamentAction::Withdraw);
    let check_in = || plain(say!(tournament::check_in), TournamentAction::CheckIn);
    let has_check_in = tournament.setup.check_in.is_some();
    let mut buttons = match tournament.state {
        TournamentState::Open => vec![enter(), withdraw()],
        TournamentState::Running if view.takes_late_entries() => vec![enter(), withdraw()],
        TournamentState::Running => vec![withdraw()],
        TournamentState::Draft | TournamentState::Over | TournamentState::Cancelled => Vec::new(),
    };
    if has_check_in && tournament.state == TournamentState::Open {
        buttons.push(check_in());
    }
    if tournament.state == TournamentState::Open {
        let label = say!(tournament_calendar::button);
        buttons.push(plain(label, TournamentAction::Calendar));
    }
    buttons.push(plain(say!(tournament::show), TournamentAction::Show));
    Message::text(text).with_buttons(buttons)
}

/// The id of the button that only the announcement of a tournament has.
pub fn announcement_button(id: TournamentId) -> String {
    Action::Tournament(TournamentAction::Show, id).to_string()
}

/// Its name and number, what is played, and how.
pub fn described(view: &TournamentView) -> Vec<Text> {
    let tournament = &view.tournament;
    let setup = &tournament.setup;
    let band = band(setup.band).map(|band| say!(tournament::band, band = band));
    let mut lines = vec![
        heading(view),
        phrases::terms(&setup.terms),
        tournament_format::explained(view),
    ];
    lines.extend(band);
    lines
}

/// "**Autumn cup** · tournament 3".
pub fn heading(view: &TournamentView) -> Text {
    heading_of(&view.tournament, view.season.as_ref())
}

/// The same without the rest of its view.
pub fn heading_of(tournament: &SavedTournament, season: Option<&LeagueSeason>) -> Text {
    if tournament.setup.format.divisions().is_some() {
        return league_words::heading(tournament, season);
    }
    say!(
        tournament::heading,
        name = safe_text::shown(&tournament.setup.name),
        number = tournament.id.to_string()
    )
}

fn band(band: RatingBand) -> Option<String> {
    match (band.from, band.to) {
        (Some(from), Some(to)) => Some(format!("{from}–{to}")),
        (Some(from), None) => Some(format!("≥ {from}")),
        (None, Some(to)) => Some(format!("≤ {to}")),
        (None, None) => None,
    }
}

/// When it starts, which round is played, or that it is over.
pub fn state(view: &TournamentView) -> Text {
    let tournament = &view.tournament;
    let state = match tournament.state {
        // When it starts is not known before it is resumed.
        TournamentState::Open if tournament.paused_at.is_some() => say!(tournament::paused_open),
        TournamentState::Draft | TournamentState::Open => starts(view),
        TournamentState::Running if view.season.is_some() => Text::default(),
        TournamentState::Running if view.rounds.is_empty() => say!(tournament::first_round_soon),
        TournamentState::Running => running(view),
        TournamentState::Over => say!(tournament::over),
        TournamentState::Cancelled => say!(tournament::cancelled),
    };
    let is_paused = tournament.paused_at.is_some() && tournament.state == TournamentState::Running;
    let paused = is_paused.then(|| say!(tournament::paused));
    let of_league = league_words::state(view);
    Text::sentences([state].into_iter().chain(of_league).chain(paused))
}

/// Which round is played, and of how many if that is certain.
fn running(view: &TournamentView) -> Text {
    let round = view.rounds.len();
    match view.course().rounds_in_all() {
        Some(all) if round <= all => say!(
            tournament::running_of,
            round = round.to_string(),
            count = all.to_string()
        ),
        _ => say!(tournament::running, round = round.to_string()),
    }
}

/// When it starts, until when people can enter if that is sooner, when to check in, and how it repeats.
fn starts(view: &TournamentView) -> Text {
    let all = [start(view)].into_iter().chain(entry_end(view));
    Text::sentences(all.chain(check_in(view)).chain(repeats(view)))
}

/// When it starts.
pub fn start(view: &TournamentView) -> Text {
    let setup = &view.tournament.setup;
    let (at, relative) = (
        time::absolute(setup.starts_at),
        time::relative(setup.starts_at),
    );
    if setup.starts_when_full {
        let most = setup.most;
        return say!(
            tournament::starts_full,
            count = most,
            time = at,
            span = relative
        );
    }
    say!(tournament::starts, time = at, span = relative)
}

/// Until when people can enter, if that is not the start.
pub fn entry_end(view: &TournamentView) -> Option<Text> {
    let end = view.tournament.setup.entry_until?;
    Some(say!(
        tournament_setup::entry_until,
        time = time::absolute(end),
        span = time::relative(end)
    ))
}

/// When to check in, where that is needed.
pub fn check_in(view: &TournamentView) -> Option<Text> {
    view.tournament.setup.check_in.map(check_in_needed)
}

/// When to check in: in the last hour, or the last so many hours or minutes, before the start.
fn check_in_needed(span: SignedDuration) -> Text {
    let minutes = span.as_mins();
    if minutes % 60 == 0 {
        return say!(tournament::check_in_hours, count = minutes / 60);
    }
    say!(tournament::check_in_minutes, count = minutes)
}

/// How it repeats, and when the next one is.
fn repeats(view: &TournamentView) -> Option<Text> {
    let series = view.series()?;
    let how = match series.usual {
        Some(usual) => say!(tournament_setup::repeats, kind = Word(usual.id())),
        None => say!(tournament_setup::repeats_by_rule, rule = series.rule),
    };
    let next = match series.next {
        Some(next) => say!(tournament_setup::next, time = time::absolute(next)),
        None => say!(tournament_setup::last),
    };
    Some(Text::sentences([how, next]))
}

/// Who has won, once it is over. A season of a league says at its end who was first in each division.
fn winners(view: &TournamentView) -> Option<Text> {
    let is_league = view.tournament.setup.format.divisions().is_some();
    if view.tournament.state != TournamentState::Over || is_league {
        return None;
    }
    let first = tournament_table::winners_first(view).into_iter();
    let first = first.filter(|it| it.rank == 1);
    let entries = first.filter_map(|it| view.entry(it.player));
    let names = entries.map(|it| safe_text::shown(&it.name));
    let names: Vec<Text> = names.take(MOST_NAMES).collect();
    (!names.is_empty()).then(|| say!(tournament::winners, names = Text::list(names)))
}

fn entered(view: &TournamentView) -> Text {
    let told = entered_count(view);
    if view.staying().next().is_none() {
        return told;
    }
    Text::sentences([told, names(view)])
}

/// How many have entered, and how many of them have checked in.
pub fn entered_count(view: &TournamentView) -> Text {
    let setup = &view.tournament.setup;
    let count = view.staying().count();
    let told = match view.tournament.state {
        TournamentState::Draft | TournamentState::Open => say!(
            tournament::entered,
            count = count,
            fewest = setup.fewest,
            most = setup.most
        ),
        // How many it takes at least is past.
        TournamentState::Running if view.takes_late_entries() => {
            say!(tournament::entered_late, count = count, most = setup.most)
        }
        TournamentState::Running | TournamentState::Over | TournamentState::Cancelled => {
            say!(tournament::entered_by_start, count = count)
        }
    };
    let present = view.staying().filter(|it| is_present(view, it)).count();
    let checked_in = (present > 0).then(|| say!(tournament::checked_in_count, count = present));
    Text::sentences([told].into_iter().chain(checked_in))
}

/// Whether somebody has checked in, which is asked until it starts.
fn is_present(view: &TournamentView, entry: &SavedEntry) -> bool {
    let tournament = &view.tournament;
    let is_asked = tournament.setup.check_in.is_some() && tournament.state == TournamentState::Open;
    is_asked && entry.is_checked_in
}

/// The first names, with a mark behind those who have checked in, and how many more there are.
fn names(view: &TournamentView) -> Text {
    let named = view.staying().take(MOST_NAMES).map(|entry| {
        let mark = is_present(view, entry).then(|| Text::verbatim(CHECKED_IN));
        let name = safe_text::shown(&entry.name);
        Text::joined([name].into_iter().chain(mark), " ")
    });
    let rest = view.staying().count().saturating_sub(MOST_NAMES);
    let rest = (rest > 0).then(|| Text::verbatim(format!("+{rest}")));
    Text::joined(named.chain(rest), ", ")
}
