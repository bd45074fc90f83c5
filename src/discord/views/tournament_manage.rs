//! What an organiser can do about a tournament that is announced. What cannot be undone is asked once.

use jiff::SignedDuration;

use crate::discord::action::{Action, DecidedResult, PersonDeed, TournamentAction, Word as _};
use crate::discord::message::{Button, ButtonStyle, Item, Menu, Message, Modal, PersonMenu};
use crate::discord::views::{safe_text, time, tournament, tournament_result};
use crate::game::{PlayerId, TournamentId};
use crate::language::{Text, say};
use crate::service::{SavedPairing, TournamentState, TournamentView};

/// By how many hours the start can be put off.
const PUT_OFF: [i64; 6] = [1, 3, 24, 72, 168, 336];
/// The most items of a menu.
const MOST_ITEMS: usize = 25;
/// What an item of the menu of boards begins with that leads to more of them; the number of the first one follows.
pub const FROM: &str = "from-";

/// The page of the organiser, with the boards from the `first` one on in a menu, counted from 0.
pub fn tournament_manage(view: &TournamentView, first: usize) -> Message {
    let tournament = &view.tournament;
    let id = tournament.id;
    let lines = [
        tournament::heading(view),
        tournament::state(view),
        say!(tournament::manage_head),
    ];
    let plain = |label, action| tournament::button(label, ButtonStyle::Plain, action, id);
    let is_open = tournament.state == TournamentState::Open;
    let mut buttons = Vec::new();
    if is_open {
        let label = say!(tournament::start_now);
        buttons.push(plain(label, TournamentAction::AskStart));
    }
    buttons.push(if tournament.paused_at.is_some() {
        plain(say!(tournament::resume), TournamentAction::Resume)
    } else {
        plain(say!(tournament::pause), TournamentAction::Pause)
    });
    buttons.push(tournament::button(
        say!(tournament::cancel),
        ButtonStyle::Grave,
        TournamentAction::AskCancel,
        id,
    ));
    buttons.extend(view.season.as_ref().map(|season| {
        if season.is_last {
            plain(say!(league::keep), TournamentAction::KeepLeague)
        } else {
            plain(say!(league::end), TournamentAction::EndLeague)
        }
    }));
    let mut message = Message::text(Text::lines(lines));
    let menu = |action, prompt, items| Menu {
        action: Action::Tournament(action, id),
        prompt,
        items,
    };
    if is_open {
        let items = PUT_OFF.into_iter().map(|hours| {
            let span = time::span(SignedDuration::from_hours(hours));
            Item::new(span, hours.to_string())
        });
        message = message.with_menu(menu(
            TournamentAction::PutOff,
            say!(tournament::menu_put_off),
            items.collect(),
        ));
    }
    let boards = boards(view, first);
    if !boards.is_empty() {
        let prompt = say!(tournament::menu_board);
        message = message.with_menu(menu(TournamentAction::Board, prompt, boards));
    }
    let people: Vec<Item> = view
        .staying()
        .take(MOST_ITEMS + 1)
        .map(|it| Item::new(safe_text::plain(&it.name), it.player.to_string()))
        .collect();
    let prompt = say!(tournament::menu_person);
    message = match people.len() {
        0 => message,
        1..=MOST_ITEMS => message.with_menu(menu(TournamentAction::Person, prompt, people)),
        // Discord lets one search among the members of the server.
        _ => message.with_person_menu(PersonMenu {
            action: Action::Tournament(TournamentAction::Person, id),
            prompt,
        }),
    };
    message.with_buttons(buttons)
}

/// The items of the boards that are still played, from the `first` one on. Where there are more than a menu holds, its
/// last item leads on, and from the last ones back to the first.
fn boards(view: &TournamentView, first: usize) -> Vec<Item> {
    let items = open_boards(view).map(|it| {
        let names = tournament_result::plain_names(view, &it.pairing.players);
        let parts = [Text::verbatim(format!("{}. ", it.board)), names];
        Item::new(Text::joined(parts, ""), it.board.to_string())
    });
    let all: Vec<Item> = items.collect();
    let count = all.len();
    if count <= MOST_ITEMS {
        return all;
    }
    // Boards are decided while the page is looked at.
    let first = if first < count { first } else { 0 };
    let mut shown: Vec<Item> = all.into_iter().skip(first).take(MOST_ITEMS - 1).collect();
    let next = first + shown.len();
    let next = if next < count { next } else { 0 };
    shown.push(Item::new(
        say!(tournament::more_boards),
        format!("{FROM}{next}"),
    ));
    shown
}

/// The boards that are still played.
fn open_boards(view: &TournamentView) -> impl Iterator<Item = &SavedPairing> {
    let round = view.last_round().into_iter();
    let pairings = round.flat_map(|it| &it.pairings);
    pairings.filter(|it| it.pairing.result.is_none() && it.pairing.players.len() > 1)
}

/// The results that can be decided on a board.
pub fn tournament_board(view: &TournamentView, board: usize) -> Option<Message> {
    let pairing = open_boards(view).find(|it| it.board == board)?;
    let number = u16::try_from(board).ok()?;
    let id = view.tournament.id;
    let players = &pairing.pairing.players;
    let results = DecidedResult::ALL.iter();
    let results = results.filter(|it| it.fits(players.len()));
    let buttons = results.map(|&result| {
        let label = tournament_result::decided(view, players, result, safe_text::plain);
        Button::new(
            label,
            ButtonStyle::Plain,
            Action::Decide(id, number, result),
        )
    });
    let names = tournament_result::names(view, players);
    let text = say!(tournament::decide, players = names);
    Some(Message::text(text).with_buttons(buttons.chain([back(id)]).collect()))
}

/// The form for the reason of a decision.
pub fn decision_form(id: TournamentId, board: u16, result: DecidedResult) -> Modal {
    Modal {
        title: say!(tournament::reason_title),
        label: say!(tournament::reason_label),
        example: say!(tournament::reason_example),
        action: Action::Decide(id, board, result),
        most: 300,
    }
}

/// What can be done about somebody who has entered.
pub fn tournament_person(view: &TournamentView, player: PlayerId) -> Option<Message> {
    let id = view.tournament.id;
    let entry = view.entry_of(player)?;
    let text = say!(tournament::person, name = safe_text::shown(&entry.name));
    let remove = Button::new(
        say!(tournament::take_out),
        ButtonStyle::Grave,
        Action::Entrant(id, player, PersonDeed::Remove),
    );
    let menu = PersonMenu {
        action: Action::Entrant(id, player, PersonDeed::Replace),
        prompt: say!(tournament::menu_replace),
    };
    let message = Message::text(text).with_person_menu(menu);
    Some(message.with_buttons(vec![remove, back(id)]))
}

/// Asks whether to start before the time.
pub fn ask_start(view: &TournamentView) -> Message {
    let text = say!(tournament::ask_start, count = view.staying().count());
    let id = view.tournament.id;
    let start = tournament::button(
        say!(tournament::start_now),
        ButtonStyle::Inviting,
        TournamentAction::StartNow,
        id,
    );
    Message::text(text).with_buttons(vec![start, back(id)])
}

/// Asks whether to cancel.
pub fn ask_cancel(view: &TournamentView) -> Message {
    let id = view.tournament.id;
    let name = safe_text::shown(&view.tournament.setup.name);
    let cancel = tournament::button(
        say!(tournament::cancel),
        ButtonStyle::Grave,
        TournamentAction::Cancel,
        id,
    );
    let question = if view.season.is_some() {
        say!(league::ask_cancel, name = name)
    } else {
        say!(tournament::ask_cancel, name = name)
    };
    Message::text(question).with_buttons(vec![cancel, back(id)])
}

/// Asks whether to leave a tournament that has begun.
pub fn ask_leave_tournament(view: &TournamentView) -> Message {
    let id = view.tournament.id;
    let name = safe_text::shown(&view.tournament.setup.name);
    let leave = tournament::button(
        say!(tournament::withdraw),
        ButtonStyle::Grave,
        TournamentAction::Leave,
        id,
    );
    let stay = tournament::button(
        say!(tournament::stay),
        ButtonStyle::Plain,
        TournamentAction::Page,
        id,
    );
    Message::text(say!(tournament::ask_leave, name = name)).with_buttons(vec![leave, stay])
}

fn back(id: TournamentId) -> Button {
    tournament::button(
        say!(tournament::back),
        ButtonStyle::Plain,
        TournamentAction::Manage,
        id,
    )
}
