//! What is asked once before a deed in a tournament, of its organiser or of a player.

use jiff::{SignedDuration, Timestamp};

use crate::discord::action::{Action, PersonDeed, TournamentAction};
use crate::discord::message::{Button, ButtonStyle, LONGEST, Message};
use crate::discord::views::{league_words, safe_text, time, tournament};
use crate::game::PlayerId;
use crate::language::{Text, say};
use crate::service::{TournamentState, TournamentView};

/// Of how many tournaments somebody is asked which one they mean: a message has five rows of five buttons.
const MOST_ASKED: usize = 25;
/// How many buttons stand in a row.
const BUTTONS_IN_ROW: usize = 5;

/// Asks whether to start before the time.
pub fn ask_start(view: &TournamentView) -> Message {
    let setup = &view.tournament.setup;
    let has_room = view.ready().count() < usize::from(setup.most);
    // A Swiss of one round has no half that could be missed.
    let is_late_possible = setup.format.takes_late_entries() && setup.format.rounds() != Some(1);
    let count = view.ready().count();
    let text = Text::sentences([
        say!(tournament::ask_start, count = count),
        if is_late_possible && has_room {
            say!(tournament_manage::late_entry)
        } else {
            say!(tournament_manage::no_late_entry)
        },
    ]);
    let label = say!(tournament::start_now);
    question(view, text, label, TournamentAction::StartNow)
}

/// Asks whether to pause.
pub fn ask_pause(view: &TournamentView) -> Message {
    let text = if view.tournament.state == TournamentState::Open {
        say!(tournament_manage::ask_pause_open, name = name(view))
    } else {
        say!(tournament_manage::ask_pause, name = name(view))
    };
    let label = say!(tournament::pause);
    question(view, text, label, TournamentAction::Pause)
}

/// Asks whether to go on, and says that it then starts at this time if it has not begun.
pub fn ask_resume(view: &TournamentView, starts_at: Timestamp) -> Message {
    let text = say!(tournament_manage::ask_resume, name = name(view));
    let start = (view.tournament.state == TournamentState::Open).then(|| {
        say!(
            tournament_manage::ask_resume_start,
            time = time::absolute(starts_at),
            span = time::relative(starts_at)
        )
    });
    let text = Text::sentences([text].into_iter().chain(start));
    let label = say!(tournament::resume);
    question(view, text, label, TournamentAction::Resume)
}

/// Asks whether to cancel.
pub fn ask_cancel(view: &TournamentView) -> Message {
    let cancel = if view.season.is_some() {
        say!(league::ask_cancel, name = name(view))
    } else {
        say!(tournament::ask_cancel, name = name(view))
    };
    let series = view.series().filter(|it| it.next.is_some());
    let series = series.map(|_| say!(tournament_manage::series_goes_on));
    let text = Text::sentences([cancel].into_iter().chain(series));
    let label = league_words::cancel(view);
    question(view, text, label, TournamentAction::Cancel)
}

/// Asks whether no other is to follow this one.
pub fn ask_end_series(view: &TournamentView) -> Message {
    let text = say!(tournament_manage::ask_end_series, name = name(view));
    let label = say!(tournament_manage::end_series);
    question(view, text, label, TournamentAction::EndSeries)
}

/// Asks whether no season of a league is to follow the one of now.
pub fn ask_end_league(view: &TournamentView) -> Message {
    let text = say!(league::ask_end, name = name(view));
    question(view, text, say!(league::end), TournamentAction::EndLeague)
}

/// Asks whether to become the organiser.
pub fn ask_take_over(view: &TournamentView) -> Message {
    let text = say!(tournament_manage::ask_take_over, name = name(view));
    let label = say!(tournament_manage::take_over);
    question(view, text, label, TournamentAction::TakeOver)
}

/// Asks whether to put the start off by so many hours; `None` if that is after the end of time.
pub fn ask_put_off(view: &TournamentView, hours: u16) -> Option<Message> {
    let starts_at = put_off(view, hours)?;
    let text = say!(
        tournament_manage::ask_put_off,
        name = name(view),
        time = time::absolute(starts_at),
        span = time::relative(starts_at)
    );
    let id = view.tournament.id;
    let yes = Button::new(
        say!(tournament_manage::put_off),
        ButtonStyle::Inviting,
        Action::PutOff(id, hours, Some(view.tournament.setup.starts_at)),
    );
    Some(Message::text(text).with_buttons(vec![yes, back(view)]))
}

/// The start, put off by so many hours.
fn put_off(view: &TournamentView, hours: u16) -> Option<Timestamp> {
    let span = SignedDuration::from_hours(i64::from(hours));
    view.tournament.setup.starts_at.saturating_add(span).ok()
}

/// Asks whether to take somebody out; `None` if they are not in the tournament.
pub fn ask_take_out(view: &TournamentView, player: PlayerId) -> Option<Message> {
    let entry = view.entry_of(player)?;
    let text = say!(
        tournament_manage::ask_take_out,
        name = safe_text::shown(&entry.name)
    );
    let yes = Button::new(
        say!(tournament::take_out),
        ButtonStyle::Grave,
        Action::Entrant(view.tournament.id, player, PersonDeed::Remove),
    );
    Some(Message::text(text).with_buttons(vec![yes, back(view)]))
}

/// Asks whether somebody of this name takes the place of a player; `None` if that one is not in the tournament.
pub fn ask_replace(
    view: &TournamentView,
    out: PlayerId,
    (put, called): (PlayerId, &str),
) -> Option<Message> {
    let entry = view.entry_of(out)?;
    let text = say!(
        tournament_manage::ask_replace,
        player = safe_text::shown(called),
        before = safe_text::shown(&entry.name)
    );
    let yes = Button::new(
        say!(tournament_manage::replace),
        ButtonStyle::Inviting,
        Action::Replace(view.tournament.id, out, put),
    );
    Some(Message::text(text).with_buttons(vec![yes, back(view)]))
}

/// Asks in which of these tournaments somebody wants to do that: a button for each.
pub fn which_tournament(listed: &[TournamentView], action: TournamentAction) -> Message {
    let buttons = listed.iter().take(MOST_ASKED).map(|view| {
        let label = safe_text::plain(&view.tournament.setup.name);
        tournament::button(label, ButtonStyle::Plain, action, view.tournament.id)
    });
    let buttons: Vec<Button> = buttons.collect();
    let lines = listed.iter().take(MOST_ASKED).map(tournament::heading);
    let more = |count| say!(games::more, count = count);
    let is_league = |it: &TournamentView| it.tournament.setup.format.divisions().is_some();
    let head = if listed.iter().all(is_league) {
        say!(league::which)
    } else {
        say!(tournament::which)
    };
    let text = Text::fitting(head, lines.collect(), LONGEST, more);
    let rows = buttons.chunks(BUTTONS_IN_ROW);
    rows.fold(Message::text(text), |message, row| {
        message.with_buttons(row.to_vec())
    })
}

/// Asks whether to leave a tournament that has begun.
pub fn ask_leave_tournament(view: &TournamentView) -> Message {
    let text = if view.season.is_some() {
        say!(league::ask_leave, name = name(view))
    } else {
        say!(tournament::ask_leave, name = name(view))
    };
    let label = say!(tournament::withdraw);
    let leave = (label, ButtonStyle::Grave, TournamentAction::Leave);
    of_player(view, text, leave)
}

/// Asks whether to have half a point instead of an opponent in the next round.
pub fn ask_bye(view: &TournamentView) -> Message {
    let text = say!(
        tournament_manage::ask_bye,
        name = name(view),
        round = (view.rounds.len() + 1).to_string()
    );
    let label = say!(tournament_manage::bye);
    let bye = (label, ButtonStyle::Inviting, TournamentAction::Bye);
    of_player(view, text, bye)
}

fn of_player(
    view: &TournamentView,
    text: Text,
    (label, look, action): (Text, ButtonStyle, TournamentAction),
) -> Message {
    let id = view.tournament.id;
    let yes = tournament::button(label, look, action, id);
    let no = tournament::button(
        say!(tournament::stay),
        ButtonStyle::Plain,
        TournamentAction::Page,
        id,
    );
    Message::text(text).with_buttons(vec![yes, no])
}

fn question(view: &TournamentView, text: Text, label: Text, action: TournamentAction) -> Message {
    let look = match action {
        TournamentAction::Cancel | TournamentAction::EndSeries => ButtonStyle::Grave,
        _ => ButtonStyle::Inviting,
    };
    let yes = tournament::button(label, look, action, view.tournament.id);
    Message::text(text).with_buttons(vec![yes, back(view)])
}

fn back(view: &TournamentView) -> Button {
    tournament::button(
        say!(tournament::back),
        ButtonStyle::Plain,
        TournamentAction::Manage,
        view.tournament.id,
    )
}

fn name(view: &TournamentView) -> Text {
    safe_text::shown(&view.tournament.setup.name)
}
