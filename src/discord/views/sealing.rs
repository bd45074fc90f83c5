//! Sealed moves of adjourned games. What is sealed stands in messages to its owner only.

use crate::discord::action::{Action, BoardRef, PickedStones, PickerRef, PickerTask};
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::{move_buttons, phrases, seats};
use crate::game::{GameRefusal, PlayerId, Reset, Seal};
use crate::language::{Text, say};
use crate::rules::{Move, Notation, Point, TurnAction};
use crate::service::GameView;

/// The button to seal a move, or to see the one that is sealed, for the player to move of a game that was
/// adjourned by agreement.
pub fn seal_button(view: &GameView, player: PlayerId) -> Option<Button> {
    let is_open = view.seal != Seal::Closed && view.game.check_sealer(player).is_ok();
    let press = Action::Seal(view.game.id);
    is_open.then(|| Button::new(say!(sealing::button), ButtonStyle::Inviting, press))
}

/// Tells the player to move of a game that was adjourned just now that they may seal a move.
pub fn seal_invitation(view: &GameView, player: PlayerId) -> Option<Message> {
    let button = seal_button(view, player)?;
    let invitation = say!(sealing::invite, game = view.game.id.0);
    Some(Message::text(invitation).with_buttons(vec![button]))
}

/// A message with that invitation below it, if the player may seal a move.
pub fn with_seal_invitation(message: Message, view: &GameView, player: PlayerId) -> Message {
    match seal_invitation(view, player) {
        Some(invitation) => Message {
            text: Text::lines([message.text, invitation.text]),
            rows: message.rows.into_iter().chain(invitation.rows).collect(),
            ..message
        },
        None => message,
    }
}

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
    let another = Action::Pad(seal_picker(shown, PickedStones::default()));
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

/// "Ann has sealed a move.", while the game is adjourned.
pub(super) fn on_board(view: &GameView) -> Option<Text> {
    let turn = view.game.position().to_act()?;
    let name = || seats::name(view, turn.seat);
    (view.seal == Seal::Sealed).then(|| say!(sealing::board, name = name()))
}

/// What became of the sealed move, on the board with which the game was resumed.
pub(super) fn resumed(view: &GameView) -> Text {
    let opened = phrases::since_posted(view).next();
    match opened.filter(|_| view.game.reset == Some(Reset::Unsealed)) {
        Some(played) => say!(sealing::played, name = seats::name(view, played.seat)),
        None => say!(sealing::lost),
    }
}

/// A refusal to seal a move; empty for any other.
pub(super) fn refused(refusal: &GameRefusal) -> Text {
    match refusal {
        GameRefusal::SealNotYours => say!(sealing::not_yours),
        GameRefusal::SealNotOffered { game } => say!(sealing::not_offered, game = game.0),
        GameRefusal::NothingSealed { game } => say!(sealing::nothing, game = game.0),
        _ => Text::default(),
    }
}
