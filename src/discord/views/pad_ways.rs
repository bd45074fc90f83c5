//! The buttons that move a pad of points over a board.

use crate::discord::action::Action;
use crate::discord::action::pad::{Direction, Pad};
use crate::discord::message::{Button, ButtonStyle};
use crate::language::Text;

/// A button for each direction, as far as the board goes; `pan` is what it does.
pub(super) fn ways(pad: Pad, pan: impl Fn(Direction) -> Action) -> [Button; 4] {
    Direction::ALL.map(|way| {
        let arrow = match way {
            Direction::Left => "◀",
            Direction::Up => "▲",
            Direction::Down => "▼",
            Direction::Right => "▶",
        };
        let arrow = Text::verbatim(arrow);
        Button::new(arrow, ButtonStyle::Inviting, pan(way)).only_if(pad.moved(way).is_some())
    })
}
