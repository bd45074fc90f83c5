//! What an organiser can do about a tournament that is announced. Each deed is asked once.

use jiff::SignedDuration;

use crate::discord::action::{
    Action, DecidedResult, PersonDeed, RoundBoard, TournamentAction, Word as _,
};
use crate::discord::message::{
    Button, ButtonStyle, Form, FormLine, Item, LONGEST, Menu, Message, Modal, PersonMenu,
};
use crate::discord::views::tournament_form::not_taken;
use crate::discord::views::{league_words, safe_text, time, tournament, tournament_result};
use crate::game::{PlayerId, TournamentId};
use crate::language::{Text, say};
use crate::service::{SavedPairing, TournamentState, TournamentView};

/// By how many hours the start can be put off.
const PUT_OFF: [i64; 6] = [1, 3, 24, 72, 168, 336];
/// The most characters of a reason.
const LONGEST_REASON: u16 = 300;
/// The most items of a menu.
const MOST_ITEMS: usize = 25;
/// What an item of the menu of boards begins with that leads to more of them; the number of the first one follows.
pub const FROM: &str = "from-";

/// The page of the organiser, with the boards from the `first` one on in a menu, counted from 0. Whoever does not organise
/// it can take it over.
pub fn tournament_manage(view: &TournamentView, first: usize, viewer: PlayerId) -> Message {
    let tournament = &view.tournament;
    let id = tournament.id;
    let lines = [
        tournament::heading(view),
        tournament::state(view),
        say!(tournament::manage_head),
    ];
    let is_open = tournament.state == TournamentState::Open;
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
            TournamentAction::AskPutOff,
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
    let deeds = deeds(view);
    message
        .with_buttons(deeds)
        .with_buttons(further_deeds(view, viewer))
}

/// The buttons for what is done about the tournament as a whole.
fn deeds(view: &TournamentView) -> Vec<Button> {
    let tournament = &view.tournament;
    let id = tournament.id;
    let plain = |label, action| tournament::button(label, ButtonStyle::Plain, action, id);
    let is_paused = tournament.paused_at.is_some();
    let start = (tournament.state == TournamentState::Open && !is_paused)
        .then(|| plain(say!(tournament::start_now), TournamentAction::AskStart));
    let pause = if is_paused {
        plain(say!(tournament::resume), TournamentAction::AskResume)
    } else {
        plain(say!(tournament::pause), TournamentAction::AskPause)
    };
    let cancel = tournament::button(
        league_words::cancel(view),
        ButtonStyle::Grave,
        TournamentAction::AskCancel,
        id,
    );
    start.into_iter().chain([pause, cancel]).collect()
}

/// The buttons for the series, the organiser and the log.
fn further_deeds(view: &TournamentView, viewer: PlayerId) -> Vec<Button> {
    let id = view.tournament.id;
    let plain = |label, action| tournament::button(label, ButtonStyle::Plain, action, id);
    let series = view.tournament.setup.repeats.is_some();
    let series = series.then(|| {
        let label = say!(tournament_manage::end_series);
        plain(label, TournamentAction::AskEndSeries)
    });
    let take_over = (view.tournament.organiser != viewer).then(|| {
        let label = say!(tournament_manage::take_over);
        plain(label, TournamentAction::AskTakeOver)
    });
    let log = plain(say!(tournament_manage::log), TournamentAction::Log);
    let season = view.season.as_ref().map(|season| {
        if season.is_last {
            plain(say!(league::keep), TournamentAction::KeepLeague)
        } else {
            plain(say!(league::end), TournamentAction::AskEndLeague)
        }
    });
    let of_series = series.into_iter().chain(season);
    of_series.chain(take_over).chain([log]).collect()
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

/// The boards whose result can be decided, in a list and a menu, under what there is to say; what was written already is
/// repeated.
pub fn tournament_boards(view: &TournamentView, told: Option<Text>, written: &[String]) -> Message {
    let id = view.tournament.id;
    let items = boards(view, 0);
    let told = told.unwrap_or_else(|| {
        if items.is_empty() {
            say!(tournament_manage::no_board)
        } else {
            say!(tournament_manage::which_board)
        }
    });
    let head = [tournament::heading(view), not_taken(told, written).text];
    let lines = open_boards(view).map(|it| {
        let names = tournament_result::names(view, &it.pairing.players);
        Text::joined([Text::verbatim(format!("{}\\. ", it.board)), names], "")
    });
    let more = |count| say!(games::more, count = count);
    let text = Text::fitting(Text::lines(head), lines.collect(), LONGEST, more);
    let message = Message::text(text);
    let message = if items.is_empty() {
        message
    } else {
        message.with_menu(Menu {
            action: Action::Tournament(TournamentAction::Board, id),
            prompt: say!(tournament::menu_board),
            items,
        })
    };
    message.with_buttons(vec![back(id)])
}

/// Says that a reason cannot be read, with a button that opens its form again.
pub fn reason_missing(why: Text, again: Action) -> Message {
    let label = say!(tournament_manage::write_reason);
    let again = Button::new(label, ButtonStyle::Inviting, again);
    Message::text(why).with_buttons(vec![again])
}

/// The results that can be decided on a board.
pub fn tournament_board(view: &TournamentView, board: usize) -> Option<Message> {
    let pairing = open_boards(view).find(|it| it.board == board)?;
    let number = u16::try_from(board).ok()?;
    let id = view.tournament.id;
    let at = RoundBoard {
        round: u16::try_from(view.rounds.len()).ok(),
        board: number,
    };
    let players = &pairing.pairing.players;
    let results = DecidedResult::ALL.iter();
    let results = results.filter(|it| it.fits(players.len()));
    let buttons = results.map(|&result| {
        let label = tournament_result::decided(view, &pairing.pairing, result, safe_text::plain);
        Button::new(label, ButtonStyle::Plain, Action::Decide(id, at, result))
    });
    let names = tournament_result::names(view, players);
    let text = say!(tournament::decide, players = names);
    Some(Message::text(text).with_buttons(buttons.chain([back(id)]).collect()))
}

/// The form for the reason of a decision, with what is written there already.
pub fn decision_form(
    id: TournamentId,
    at: RoundBoard,
    result: DecidedResult,
    written: Option<String>,
) -> Form {
    let words = (
        say!(tournament::reason_title),
        say!(tournament::reason_example),
    );
    reason_form(Action::Decide(id, at, result), words, written)
}

/// The form for the reason why somebody is replaced.
pub fn replacement_form(
    id: TournamentId,
    (out, put): (PlayerId, PlayerId),
    written: Option<String>,
) -> Form {
    let words = (
        say!(tournament_manage::replace),
        say!(tournament_manage::replace_example),
    );
    reason_form(Action::Replace(id, out, put), words, written)
}

/// The form for the reason why a tournament, or a season of a league, is cancelled.
pub fn cancellation_form(view: &TournamentView, written: Option<String>) -> Form {
    let words = (
        league_words::cancel(view),
        say!(tournament_manage::cancel_example),
    );
    let action = Action::Tournament(TournamentAction::Cancel, view.tournament.id);
    reason_form(action, words, written)
}

/// A form with one line, for a reason that is posted.
fn reason_form(action: Action, (title, example): (Text, Text), written: Option<String>) -> Form {
    Form {
        title,
        action,
        lines: vec![FormLine {
            id: Modal::LINE,
            label: say!(tournament::reason_label),
            example,
            written: written.unwrap_or_default(),
            most: LONGEST_REASON,
            is_short: false,
            is_required: true,
        }],
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
        Action::Entrant(id, player, PersonDeed::AskRemove),
    );
    let menu = PersonMenu {
        action: Action::Entrant(id, player, PersonDeed::AskReplace),
        prompt: say!(tournament::menu_replace),
    };
    let message = Message::text(text).with_person_menu(menu);
    Some(message.with_buttons(vec![remove, back(id)]))
}

fn back(id: TournamentId) -> Button {
    tournament::button(
        say!(tournament::back),
        ButtonStyle::Plain,
        TournamentAction::Manage,
        id,
    )
}
