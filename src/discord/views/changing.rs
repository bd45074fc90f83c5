//! Changing one's last move.

use crate::discord::action::{Action, BoardRef};
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::{phrases, seats};
use crate::game::{ChangeRefusal, GameId, Reset};
use crate::language::{Text, say};
use crate::rules::{Notation, Point};
use crate::service::GameView;

/// The button to change the last move.
pub fn change_button(view: &GameView) -> Button {
    let shown = BoardRef {
        game: view.game.id,
        at: view.game.revision(),
    };
    let press = Action::ChangeMove(shown);
    Button::new(say!(changing::button), ButtonStyle::Plain, press)
}

/// What stands over the picker: which move will be replaced.
pub(super) fn heading(view: &GameView, notation: Notation) -> Text {
    let position = view.game.position();
    let points = view.changes.iter();
    let points = points.map(|&point| phrases::point(point, position, notation));
    let heading = say!(
        changing::heading,
        game = view.game.id.0,
        points = Text::list(points)
    );
    let second = view.game.is_mid_turn().then(|| say!(changing::second));
    Text::sentences(std::iter::once(heading).chain(second))
}

/// The receipt of the new move, which says first that the move was changed.
pub fn changed_receipt(receipt: Message) -> Message {
    Message {
        text: Text::sentences([say!(changing::done), receipt.text]),
        ..receipt
    }
}

/// Whether nothing has happened since the board that was last posted but that its last move was changed:
/// its message is edited, and nobody is called again.
pub fn is_changed(view: &GameView) -> bool {
    let (game, now) = (&view.game, view.game.revision());
    let is_next = |resets: u16| resets.checked_add(1) == Some(now.resets);
    let posted = view.posted.filter(|posted| is_next(posted.resets));
    game.reset == Some(Reset::Changed) && posted.is_some_and(|posted| posted.ply == now.ply)
}

/// "Ann changed that move.", on the board that shows the new one.
pub(super) fn changed(view: &GameView) -> Option<Text> {
    let last = view.game.last_turn().filter(|_| is_changed(view))?;
    let seat = view.game.seat_of(last.by)?;
    Some(say!(changing::changed, name = seats::name(view, seat)))
}

/// A refusal to change a move.
pub(super) fn refused(refusal: ChangeRefusal) -> Text {
    match refusal {
        ChangeRefusal::OnlyForTwo => say!(changing::only_for_two),
        ChangeRefusal::NoMove { game } => say!(changing::no_move, game = game.0),
        ChangeRefusal::ChangedAlready { game } => say!(changing::already, game = game.0),
        ChangeRefusal::AfterOpening { game } => say!(changing::after_opening, game = game.0),
        ChangeRefusal::TooLate { game, minutes } => {
            say!(changing::too_late, game = game.0, minutes = minutes)
        }
    }
}

/// Says to the player to move that the last move was changed before they answered it, and to what.
pub(super) fn changed_unseen(game: GameId, points: &[Point]) -> Text {
    let points = points.iter().map(|point| Text::verbatim(point.to_string()));
    say!(changing::unseen, game = game.0, points = Text::list(points))
}
