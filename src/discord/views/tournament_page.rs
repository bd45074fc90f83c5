//! A tournament as one person sees it: their place, their game, what is still possible, and the standings.

use crate::discord::action::TournamentAction;
use crate::discord::message::{Button, ButtonStyle, LONGEST, Message};
use crate::discord::views::{safe_text, tournament, tournament_table};
use crate::game::PlayerId;
use crate::language::{Text, say};
use crate::service::{TournamentState, TournamentView};

/// What a person reads who asks for a tournament.
pub fn tournament_page(view: &TournamentView, viewer: PlayerId, may_manage: bool) -> Message {
    let has_begun = view.tournament.started_at.is_some();
    let mut head = tournament::described(view);
    head.push(tournament::state(view));
    head.push(own(view, viewer));
    let standings = if has_begun {
        tournament_table::standings(view)
    } else {
        view.staying()
            .map(|it| safe_text::shown(&it.name))
            .collect()
    };
    let more = |count| say!(games::more, count = count);
    let text = Text::fitting(Text::lines(head), standings, LONGEST, more);
    Message::text(text).with_buttons(buttons(view, may_manage))
}

/// The buttons under such a page.
pub fn buttons(view: &TournamentView, may_manage: bool) -> Vec<Button> {
    let id = view.tournament.id;
    let plain = |label, action| tournament::button(label, ButtonStyle::Plain, action, id);
    let mut buttons = Vec::new();
    if view.tournament.started_at.is_some() {
        let label = say!(tournament::crosstable);
        buttons.push(plain(label, TournamentAction::Crosstable));
    }
    if may_manage && !view.tournament.state.is_ended() {
        buttons.push(plain(say!(tournament::manage), TournamentAction::Manage));
    }
    buttons
}

/// Where somebody stands, whom they play, and which places they can still get.
fn own(view: &TournamentView, viewer: PlayerId) -> Text {
    let Some(entry) = view.entry_of(viewer) else {
        return say!(tournament::own_not_in);
    };
    if entry.departure.is_some() {
        return say!(tournament::own_left);
    }
    let Some(number) = entry.number else {
        return say!(tournament::own_entered);
    };
    let ranking = view.course().ranking();
    let place = ranking.iter().find(|it| it.player == number);
    let place = place.map(|it| say!(tournament::own_place, place = it.rank.to_string()));
    let is_running = view.tournament.state == TournamentState::Running;
    let possible = is_running.then(|| possible(view, number)).flatten();
    let game = is_running.then(|| game(view, viewer)).flatten();
    Text::sentences(place.into_iter().chain(possible).chain(game))
}

fn possible(view: &TournamentView, number: usize) -> Option<Text> {
    let setup = &view.tournament.setup;
    let open = usize::from(setup.most).saturating_sub(view.entries.len());
    let newcomers = if setup.format.takes_late_entries() {
        open
    } else {
        0
    };
    let bounds = view.course().bounds(newcomers);
    let places = bounds.get(number.checked_sub(1)?)?;
    let (best, worst) = (places.start().to_string(), places.end().to_string());
    Some(say!(tournament::own_possible, best = best, worst = worst))
}

fn game(view: &TournamentView, viewer: PlayerId) -> Option<Text> {
    let pairing = view.pairing_of(viewer)?;
    let game = pairing.game.filter(|_| pairing.pairing.result.is_none())?;
    let numbers = pairing.pairing.players.iter();
    let others = numbers.filter_map(|it| view.entry(*it));
    let others = others.filter(|it| it.player != viewer);
    Some(say!(
        tournament::own_game,
        opponents = Text::list(others.map(|it| safe_text::shown(&it.name))),
        game = say!(phrases::game, game = game.to_string())
    ))
}
