//! The pages of the picker. Its choices come from the rules and the coordinates alone.

use crate::discord::action::pad::Pad;
use crate::discord::action::{Action, BoardRef, PickerRef, PickerTask, StoneKind};
use crate::discord::message::{Button, ButtonStyle, Item, Menu, Message};
use crate::discord::views::{changing, move_buttons, pad_ways, phrases, sealing, turn};
use crate::game::GameId;
use crate::language::{Text, say};
use crate::rules::{Colour, Move, Notation, Point, Position, Stone};
use crate::service::GameView;

/// The pad: a button for every point that it offers, then the buttons that move the pad. On a board
/// of one line, points that cannot be played are disabled, and show what stands on them.
pub fn pad(view: &GameView, from: PickerRef, pad: Pad, notation: Notation) -> Message {
    let position = view.game.position();
    let picker = moved(from, pad);
    let mut message = Message::text(heading(view, from.task, notation));
    for row in pad.rows(position) {
        let buttons = row
            .into_iter()
            .map(|at| point(position, picker, at, notation));
        message = message.with_buttons(buttons.collect());
    }
    message.with_buttons(controls(picker, pad))
}

/// An opening choice, with its options.
pub fn choices(view: &GameView, from: PickerRef, notation: Notation) -> Message {
    let buttons = match from.task {
        PickerTask::Seal(_) => sealing::choices(view, from.shown),
        PickerTask::Move | PickerTask::Change(_) => move_buttons::to_move(view),
    };
    Message::text(heading(view, from.task, notation)).with_buttons(buttons)
}

/// The menus of files and ranks. The ranks are those that can be played on the chosen file.
pub fn menus(
    view: &GameView,
    (from, pad): (PickerRef, Pad),
    file: Option<u8>,
    notation: Notation,
) -> Message {
    let picker = moved(from, pad);
    let position = view.game.position();
    let size = position.board().size();
    let legal = position.legal_points();
    let has_file = |file: u8| legal.iter().any(|point| point.file() == file);
    let files = (0..size.files()).filter(|&file| has_file(file));
    let prompt = match file {
        _ if size.is_line() => say!(picker::the_point),
        None => say!(picker::first_the_file),
        Some(_) => say!(picker::the_file),
    };
    let files = Menu {
        action: Action::File(picker),
        prompt,
        items: files
            .map(|line| Item {
                is_chosen: file == Some(line),
                ..Item::new(Text::verbatim(notation.file(line, size)), line.to_string())
            })
            .collect(),
    };
    let message = Message::text(heading(view, from.task, notation)).with_menu(files);
    let message = match file {
        Some(file) if has_file(file) => message.with_menu(Menu {
            action: Action::Rank(picker, Point::new(file, 0)),
            prompt: say!(picker::then_the_rank),
            items: legal
                .iter()
                .filter(|point| point.file() == file)
                .map(|&at| {
                    let name = phrases::point(at, position, notation);
                    Item::new(name, at.rank().to_string())
                })
                .collect(),
        }),
        _ => message,
    };
    let typed = Action::Type(picker.shown, StoneKind::Ordinary);
    let back = Action::Pad(picker);
    let mut buttons = vec![Button::new(
        say!(picker::back_to_board),
        ButtonStyle::Plain,
        back,
    )];
    if from.task == PickerTask::Move {
        // A form plays what is typed.
        let label = say!(move_buttons::type_point);
        buttons.push(Button::new(label, ButtonStyle::Plain, typed));
    }
    message.with_buttons(buttons)
}

/// A preview of the picked stone, to be played or changed.
pub fn preview(
    view: &GameView,
    (from, pad): (PickerRef, Pad),
    at: Point,
    notation: Notation,
) -> Message {
    let picker = moved(from, pad);
    let name = phrases::point(at, view.game.position(), notation);
    let play = |kind| match from.task {
        PickerTask::Move => Action::Play(picker.shown, kind, at),
        PickerTask::Change(_) | PickerTask::Seal(_) => Action::Stone(picker, kind, at),
    };
    let is_sealed = matches!(from.task, PickerTask::Seal(_));
    let label = if is_sealed {
        say!(sealing::seal, point = name.clone())
    } else {
        say!(picker::play, point = name.clone())
    };
    let stone = Button::new(label, ButtonStyle::Inviting, play(StoneKind::Ordinary));
    let mut buttons = vec![stone];
    if let left @ 1.. = move_buttons::power_stones_left(view) {
        let label = if is_sealed {
            say!(sealing::seal_power_stone, point = name.clone(), left = left)
        } else {
            say!(picker::play_power_stone, point = name.clone(), left = left)
        };
        buttons.push(Button::new(
            label,
            ButtonStyle::Plain,
            play(StoneKind::Power),
        ));
    }
    buttons.push(Button::new(
        say!(picker::change),
        ButtonStyle::Plain,
        Action::Pad(picker),
    ));
    let GameId(number) = view.game.id;
    let question = match from.task {
        PickerTask::Move => say!(
            picker::question,
            point = name,
            game = number,
            number = phrases::next_move(&view.game)
        ),
        PickerTask::Change(_) => say!(changing::question, point = name, game = number),
        PickerTask::Seal(_) => say!(sealing::question, point = name, game = number),
    };
    Message::text(question).with_buttons(buttons)
}

/// The picker to move on the current board.
pub fn picker_of(view: &GameView) -> PickerRef {
    PickerRef {
        shown: BoardRef {
            game: view.game.id,
            at: view.game.revision(),
        },
        corner: Point::new(0, 0),
        task: PickerTask::Move,
    }
}

/// The same picker with its pad at this place.
fn moved(from: PickerRef, pad: Pad) -> PickerRef {
    PickerRef {
        corner: pad.corner(),
        ..from
    }
}

fn heading(view: &GameView, task: PickerTask, notation: Notation) -> Text {
    let turn = view.game.position().to_act();
    let turn = turn.map(|turn| turn::to_pick(view, turn, notation));
    let about = match task {
        PickerTask::Move => None,
        // It is not their turn.
        PickerTask::Change(_) => return changing::heading(view, notation),
        PickerTask::Seal(_) => Some(sealing::heading()),
    };
    Text::lines(about.into_iter().chain(turn))
}

fn point(position: &Position, picker: PickerRef, at: Point, notation: Notation) -> Button {
    let label = match position.board().at(at) {
        Some(Stone::Of(Colour::FIRST)) => Text::verbatim("○"),
        Some(Stone::Of(_)) => Text::verbatim("●"),
        Some(Stone::Power) => Text::verbatim("★"),
        None => phrases::point(at, position, notation),
    };
    let is_legal = position.check(Move::Place(at)).is_ok();
    Button::new(label, ButtonStyle::Plain, Action::Point(picker, at)).only_if(is_legal)
}

/// The buttons that move the pad, as far as the board goes, and the button for the menus.
fn controls(picker: PickerRef, pad: Pad) -> Vec<Button> {
    let ways = pad_ways::ways(pad, |way| Action::Pan(picker, way));
    let dots = Text::verbatim("⋯");
    let menus = Button::new(dots, ButtonStyle::Inviting, Action::Menus(picker));
    ways.into_iter().chain([menus]).collect()
}
