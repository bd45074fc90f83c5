//! The pages of the picker. What is offered comes from the rules and the coordinates alone.

use crate::discord::action::pad::{Direction, Pad};
use crate::discord::action::{Kind, Picker, Press, Shown};
use crate::discord::message::{Button, Item, Look, Menu, Said};
use crate::discord::views::{move_buttons, phrases, turn};
use crate::rules::{Colour, Move, Notation, Point, Position, Stone};
use crate::service::GameView;

/// The pad: a button for every point, then those that move it. Points that cannot be played are
/// off, and show what stands on them.
pub fn pad(view: &GameView, pad: Pad, notation: Notation) -> Said {
    let position = view.game.position();
    let picker = picker(view, pad);
    let mut said = Said::text(heading(view, notation));
    for row in pad.rows() {
        let buttons = row
            .into_iter()
            .map(|at| point(position, picker, at, notation));
        said = said.with_buttons(buttons.collect());
    }
    said.with_buttons(controls(picker, pad))
}

/// The question of an opening, with its answers.
pub fn choices(view: &GameView, notation: Notation) -> Said {
    Said::text(heading(view, notation)).with_buttons(move_buttons::to_move(view))
}

/// The menus of files and ranks. The ranks are those that can be played on the chosen file.
pub fn menus(view: &GameView, pad: Pad, file: Option<u8>, notation: Notation) -> Said {
    let picker = picker(view, pad);
    let position = view.game.position();
    let size = position.board().size();
    let legal = position.legal_points();
    let has_file = |file: u8| legal.iter().any(|point| point.file() == file);
    let files = (0..size.files()).filter(|&file| has_file(file));
    let prompt = match file {
        _ if size.is_line() => "The point".to_owned(),
        None => "First the file".to_owned(),
        Some(_) => "The file".to_owned(),
    };
    let files = Menu {
        press: Press::File(picker),
        prompt,
        items: files
            .map(|line| Item {
                is_chosen: file == Some(line),
                ..Item::new(notation.file(line, size), line.to_string())
            })
            .collect(),
    };
    let said = Said::text(heading(view, notation)).with_menu(files);
    let said = match file {
        Some(file) if has_file(file) => said.with_menu(Menu {
            press: Press::Rank(picker, Point::new(file, 0)),
            prompt: "Then the rank".to_owned(),
            items: legal
                .iter()
                .filter(|point| point.file() == file)
                .map(|&at| {
                    let name = phrases::point(at, position, notation);
                    Item::new(name, at.rank().to_string())
                })
                .collect(),
        }),
        _ => said,
    };
    let typed = Press::Type(picker.shown, Kind::Ordinary);
    said.with_buttons(vec![
        Button::new("Back to the board", Look::Plain, Press::Pad(picker)),
        Button::new("Type a point", Look::Plain, typed),
    ])
}

/// The picked stone, to be played or changed.
pub fn preview(view: &GameView, pad: Pad, at: Point, notation: Notation) -> Said {
    let picker = picker(view, pad);
    let name = phrases::point(at, view.game.position(), notation);
    let play = |kind| Press::Play(picker.shown, kind, at);
    let stone = Button::new(format!("Play {name}"), Look::Inviting, play(Kind::Ordinary));
    let mut buttons = vec![stone];
    if let left @ 1.. = move_buttons::power_stones_left(view) {
        let label = format!("Power stone at {name} ({left} left)");
        buttons.push(Button::new(label, Look::Plain, play(Kind::Power)));
    }
    buttons.push(Button::new("Change", Look::Plain, Press::Pad(picker)));
    Said::text(format!(
        "Your stone at **{name}** in game {}, ply {}?",
        view.game.id,
        view.game.mark().next()
    ))
    .with_buttons(buttons)
}

fn picker(view: &GameView, pad: Pad) -> Picker {
    Picker {
        shown: Shown {
            game: view.game.id,
            at: view.game.mark(),
        },
        corner: pad.corner(),
    }
}

fn heading(view: &GameView, notation: Notation) -> String {
    let turn = view.game.position().to_act();
    turn.map_or_else(String::new, |turn| turn::to_pick(view, turn, notation))
}

fn point(position: &Position, picker: Picker, at: Point, notation: Notation) -> Button {
    let label = match position.board().at(at) {
        Some(Stone::Of(Colour::FIRST)) => "○".to_owned(),
        Some(Stone::Of(_)) => "●".to_owned(),
        Some(Stone::Power) => "★".to_owned(),
        None => phrases::point(at, position, notation),
    };
    let is_legal = position.check(Move::Place(at)).is_ok();
    Button::new(label, Look::Plain, Press::Point(picker, at)).only_if(is_legal)
}

/// The buttons that move the pad, as far as the board goes, and the way to the menus.
fn controls(picker: Picker, pad: Pad) -> Vec<Button> {
    let ways = Direction::ALL.map(|way| {
        let arrow = match way {
            Direction::Left => "◀",
            Direction::Up => "▲",
            Direction::Down => "▼",
            Direction::Right => "▶",
        };
        let press = Press::Pan(picker, way);
        Button::new(arrow, Look::Inviting, press).only_if(pad.moved(way).is_some())
    });
    let menus = Button::new("⋯", Look::Inviting, Press::Menus(picker));
    ways.into_iter().chain([menus]).collect()
}
