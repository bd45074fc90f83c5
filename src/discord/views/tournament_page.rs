//! A tournament as one person sees it: their place, their game, what is still possible, and the standings.

use crate::discord::action::{Action, TournamentAction};
use crate::discord::message::{Button, ButtonStyle, LONGEST, Message};
use crate::discord::views::{safe_text, tournament, tournament_result, tournament_table};
use crate::game::{GameId, PlayerId};
use crate::language::{Text, say};
use crate::service::{LeftWhy, SavedEntry, TournamentState, TournamentView};

/// What a person reads who asks for a tournament.
pub fn tournament_page(view: &TournamentView, viewer: PlayerId, may_manage: bool) -> Message {
    let has_begun = view.tournament.started_at.is_some();
    let mut head = tournament::described(view);
    head.push(tournament::state(view));
    let is_open = view.tournament.state == TournamentState::Open;
    head.extend(is_open.then(|| tournament::entered_count(view)));
    head.push(own(view, viewer));
    let standings = if has_begun {
        let struck_out = tournament_result::struck_out(view);
        let standings = tournament_table::standings(view).into_iter();
        standings.chain(struck_out).collect()
    } else {
        view.staying()
            .map(|it| safe_text::shown(&it.name))
            .collect()
    };
    let more = |count| say!(games::more, count = count);
    let text = Text::fitting(Text::lines(head), standings, LONGEST, more);
    let message = Message::text(text).with_buttons(own_games(view, viewer));
    message.with_buttons(buttons(view, viewer, may_manage))
}

/// The buttons that open the boards of somebody's games that are being played.
fn own_games(view: &TournamentView, viewer: PlayerId) -> Vec<Button> {
    if view.tournament.state != TournamentState::Running {
        return Vec::new();
    }
    let games = running(view, viewer).into_iter();
    let games = games.map(|it| {
        let label = say!(reminders::play, game = it.0);
        Button::new(label, ButtonStyle::Inviting, Action::Pick(it))
    });
    games.collect()
}

/// Whether somebody who entered has not said yet that they are there, where that is needed.
fn has_to_check_in(view: &TournamentView, entry: &SavedEntry) -> bool {
    let is_needed = view.tournament.setup.check_in.is_some();
    is_needed && !entry.is_checked_in && entry.departure.is_none()
}

/// The games of the last round that somebody is playing.
fn running(view: &TournamentView, viewer: PlayerId) -> Vec<GameId> {
    let pairing = view.pairing_of(viewer);
    pairing.map_or_else(Vec::new, |it| it.running.clone())
}

/// The buttons under such a page.
pub fn buttons(view: &TournamentView, viewer: PlayerId, may_manage: bool) -> Vec<Button> {
    let id = view.tournament.id;
    let plain = |label, action| tournament::button(label, ButtonStyle::Plain, action, id);
    let mut buttons = Vec::new();
    if view.tournament.state == TournamentState::Open {
        buttons.extend(before_start(view, viewer));
    }
    if view.tournament.started_at.is_some() {
        let label = say!(tournament::crosstable);
        buttons.push(plain(label, TournamentAction::Crosstable));
    }
    if !view.tournament.state.is_ended() {
        let label = say!(tournament_calendar::button);
        buttons.push(plain(label, TournamentAction::Calendar));
    }
    if may_ask_for_bye(view, viewer) {
        let label = say!(tournament_manage::bye);
        buttons.push(plain(label, TournamentAction::AskBye));
    }
    if may_manage {
        buttons.push(if view.tournament.state.is_ended() {
            plain(say!(tournament_manage::log), TournamentAction::Log)
        } else {
            plain(say!(tournament::manage), TournamentAction::Manage)
        });
    }
    buttons
}

/// The button with which somebody enters before the start, or says that they are there.
fn before_start(view: &TournamentView, viewer: PlayerId) -> Option<Button> {
    let (label, action) = match view.entry_of(viewer) {
        None => (say!(tournament::enter), TournamentAction::Enter),
        Some(entry) => {
            let check_in = (say!(tournament::check_in), TournamentAction::CheckIn);
            Some(check_in).filter(|_| has_to_check_in(view, entry))?
        }
    };
    let id = view.tournament.id;
    Some(tournament::button(label, ButtonStyle::Inviting, action, id))
}

/// Whether somebody plays in a Swiss that has a round after the next one; the service decides whether they had a bye.
fn may_ask_for_bye(view: &TournamentView, viewer: PlayerId) -> bool {
    let entry = view.entry_of(viewer);
    let is_in = entry.is_some_and(|it| it.departure.is_none());
    let rounds = view.course().rounds_of_swiss();
    is_in
        && view.tournament.state == TournamentState::Running
        && rounds.is_some_and(|all| view.rounds.len() + 1 < all)
}

/// Where somebody stands, whom they play, and which places they can still get.
fn own(view: &TournamentView, viewer: PlayerId) -> Text {
    if view.tournament.state == TournamentState::Draft {
        return say!(tournament::own_draft);
    }
    let Some(entry) = view.entry_of(viewer) else {
        return say!(tournament::own_not_in);
    };
    if let Some(departure) = entry.departure {
        return match departure.why {
            LeftWhy::Removed => say!(tournament::own_taken_out),
            LeftWhy::NotCheckedIn => say!(tournament::own_not_checked_in),
            LeftWhy::Withdrew | LeftWhy::NoShow => say!(tournament::own_left),
        };
    }
    if view.tournament.state == TournamentState::Cancelled {
        // It has no places, and says that it is cancelled.
        return Text::default();
    }
    let Some(number) = entry.number else {
        let checked_in = view.tournament.setup.check_in.map(|_| {
            if entry.is_checked_in {
                say!(tournament::checked_in)
            } else {
                say!(tournament::own_to_check_in)
            }
        });
        let entered = say!(tournament::own_entered);
        return Text::sentences([entered].into_iter().chain(checked_in));
    };
    let ranking = if view.tournament.state.is_ended() {
        tournament_table::winners_first(view)
    } else {
        view.course().ranking()
    };
    let is_running = view.tournament.state == TournamentState::Running;
    let is_in_bracket = is_running && tournament_table::in_bracket(view).contains(&number);
    let still_in = is_in_bracket && view.course().still_in().contains(&number);
    let still_in = still_in.then(|| say!(tournament::own_still_in));
    // In an elimination nobody has a place before it is certain, and that is said below.
    let place = ranking.iter().find(|it| it.player == number);
    let place = place.filter(|_| !is_in_bracket).map(|it| {
        let place = it.rank.to_string();
        if is_running {
            say!(tournament::own_place, place = place)
        } else {
            say!(tournament::own_final_place, place = place)
        }
    });
    let possible = is_running.then(|| possible(view, number)).flatten();
    let game = is_running.then(|| game(view, viewer));
    let told = still_in.into_iter().chain(place).chain(possible);
    Text::sentences(told.chain(game))
}

fn possible(view: &TournamentView, number: usize) -> Option<Text> {
    let setup = &view.tournament.setup;
    let open = usize::from(setup.most).saturating_sub(view.entries.len());
    let newcomers = if view.takes_late_entries() { open } else { 0 };
    let course = view.course();
    let bounds = course.bounds(newcomers);
    let is_wider = newcomers > 0 && bounds != course.bounds(0);
    let places = bounds.get(number.checked_sub(1)?)?;
    let (best, worst) = (places.start().to_string(), places.end().to_string());
    if best == worst {
        return Some(say!(tournament::own_certain, place = best));
    }
    let possible = say!(tournament::own_possible, best = best, worst = worst);
    let late = is_wider.then(|| say!(tournament::own_possible_late));
    Some(Text::sentences([possible].into_iter().chain(late)))
}

/// The game that somebody plays now, both of a set, or what they wait for.
fn game(view: &TournamentView, viewer: PlayerId) -> Text {
    let pairing = view.pairing_of(viewer);
    let open = pairing.filter(|it| it.pairing.result.is_none());
    let Some(pairing) = open.filter(|it| !it.running.is_empty()) else {
        return without_game(view, viewer);
    };
    let games = pairing.running.iter();
    let games = games.map(|it| say!(phrases::game, game = it.to_string()));
    let numbers = pairing.pairing.players.iter();
    let others = numbers.filter_map(|it| view.entry(*it));
    let others = others.filter(|it| it.player != viewer);
    say!(
        tournament::own_game,
        opponents = Text::list(others.map(|it| safe_text::shown(&it.name))),
        game = Text::list(games)
    )
}

/// What somebody waits for who plays nothing now.
fn without_game(view: &TournamentView, viewer: PlayerId) -> Text {
    let number = view.entry_of(viewer).and_then(|it| it.number);
    let Some(number) = number.filter(|_| !view.rounds.is_empty()) else {
        // That the first round is about to begin is said already.
        return Text::default();
    };
    let course = view.course();
    let has_played = view.pairing_of(viewer).is_some_and(|it| it.game.is_some());
    let plays_on = course.plays_on(number);
    match (has_played, plays_on) {
        (true, true) => say!(tournament_manage::own_waiting),
        (true, false) => say!(tournament_manage::own_over),
        (false, true) if course.waits_in_final(number) => say!(tournament_manage::own_in_final),
        (false, true) => say!(tournament_manage::own_sits_out),
        (false, false) => say!(tournament_manage::own_done),
    }
}
