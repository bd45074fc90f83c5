//! Sealed moves of adjourned games. What is sealed stands in messages to its owner only.

use crate::discord::action::pad::Pad;
use crate::discord::action::{Action, BoardRef, PickedStones, PickerRef, PickerTask};
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::seal_news::seal_button;
use crate::discord::views::{move_buttons, phrases};
use crate::game::PlayerId;
use crate::language::{Text, say};
use crate::rules::{Move, Notation, Point, TurnAction};
use crate::service::GameView;

/// What stands over the picker.
pub(super) fn heading() -> Text {
    say!(sealing::heading)
}

/// The picker to seal a move at this board, after the stones that were picked already.
pub fn seal_picker(shown: BoardRef, stones: PickedStones) -> PickerRef {
    PickerRef {
        shown,
        corner: Point::new(0, 0),
        task: PickerTask::Seal(stones),
    }
}

/// The options of an opening choice, to be sealed.
pub(super) fn choices(view: &GameView, shown: BoardRef) -> Vec<Button> {
    let turn = view.game.position().to_act();
    let choices = turn.map(|turn| match turn.asks {
        TurnAction::Choose(choices) => choices,
        TurnAction::Place => &[],
    });
    let choices = choices.unwrap_or_default().iter();
    let button = |&choice| {
        let press = Action::SealChoice(shown, choice);
        Button::new(move_buttons::label(choice), ButtonStyle::Inviting, press)
    };
    choices.map(button).collect()
}

/// Tells the owner what is sealed.
pub fn sealed(view: &GameView, turn: &[Move], notation: Notation) -> Message {
    let shown = BoardRef {
        game: view.game.id,
        at: view.game.revision(),
    };
    let position = view.game.position();
    let moves = turn.iter().map(|&mv| match mv {
        Move::Choose(choice) => move_buttons::label(choice),
        mv => {
            let point = mv.point().map(|at| phrases::point(at, position, notation));
            let bold = || Text::verbatim("**");
            Text::joined([bold(), point.unwrap_or_default(), bold()], "")
        }
    });
    let told = say!(
        sealing::sealed,
        moves = Text::list(moves),
        game = view.game.id.0
    );
    let last = view.game.last().and_then(|played| played.mv.point());
    let another = Action::Pad(PickerRef {
        corner: Pad::around(position, last).corner(),
        ..seal_picker(shown, PickedStones::default())
    });
    let withdraw = Action::Unseal(view.game.id);
    Message::text(told).with_buttons(vec![
        Button::new(say!(sealing::another), ButtonStyle::Plain, another),
        Button::new(say!(sealing::withdraw), ButtonStyle::Plain, withdraw),
    ])
}

/// Confirms that nothing is sealed any more.
pub fn unsealed(view: &GameView, player: PlayerId) -> Message {
    let told = Message::text(say!(sealing::withdrawn, game = view.game.id.0));
    match seal_button(view, player) {
        Some(button) => told.with_buttons(vec![button]),
        None => told,
    }
}
