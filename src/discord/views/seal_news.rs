//! What everybody reads of a sealed move, and how the player to move is told that they may seal one.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::{phrases, seats};
use crate::game::{PlayerId, Reset, Seal, SealRefusal};
use crate::language::{Text, say};
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

/// "Ann has sealed a move.", while the game is adjourned.
pub(super) fn on_board(view: &GameView) -> Option<Text> {
    let turn = view.game.position().to_act()?;
    let name = || seats::name(view, turn.seat);
    (view.seal == Seal::Sealed).then(|| say!(sealing::board, name = name()))
}

/// What became of the sealed move, on the board with which the game was resumed.
pub(super) fn resumed(view: &GameView) -> Text {
    let opened = phrases::since_posted(view).next();
    let opened = opened.filter(|_| view.game.reset == Some(Reset::Unsealed));
    if let Some(played) = opened {
        return say!(sealing::played, name = seats::name(view, played.seat));
    }
    let turn = view.game.position().to_act();
    let name = turn.map(|turn| seats::name(view, turn.seat));
    say!(sealing::lost, name = name.unwrap_or_default())
}

/// A refusal to seal a move, or to withdraw one.
pub(super) fn refused(refusal: SealRefusal) -> Text {
    match refusal {
        SealRefusal::NotYours => say!(sealing::not_yours),
        SealRefusal::NotOffered { game } => say!(sealing::not_offered, game = game.0),
        SealRefusal::NothingSealed { game } => say!(sealing::nothing, game = game.0),
    }
}
