//! What a person can do about an opponent from another server.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, Message, Modal};
use crate::game::GameId;
use crate::game::limits::LONGEST_REPORT;
use crate::language::say;
use crate::service::GameView;

/// The buttons to report or block an opponent from another server; none in other games.
pub fn buttons(view: &GameView) -> Vec<Button> {
    if !view.is_private() {
        return Vec::new();
    }
    let id = view.game.id;
    let plain = |label, press| Button::new(label, ButtonStyle::Plain, press);
    vec![
        plain(say!(seek::report), Action::Report(id)),
        plain(say!(seek::block), Action::Block(id)),
    ]
}

/// The form that asks what happened.
pub fn report_form(game: GameId) -> Modal {
    Modal {
        title: say!(seek::report_title),
        label: say!(seek::report_label),
        example: say!(seek::report_example),
        action: Action::Report(game),
        most: u16::try_from(LONGEST_REPORT).unwrap_or(u16::MAX),
    }
}

/// Says what becomes of a report.
pub fn reported() -> Message {
    Message::text(say!(seek::reported))
}
