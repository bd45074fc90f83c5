//! Resigning: the button that leads to it, and the question before it.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::{phrases, set};
use crate::game::{GameId, OfferKind, PlayerId};
use crate::language::{Text, say};
use crate::service::GameView;

/// The question, asked privately and once. A player who has partners can only propose it to them.
pub fn question(view: &GameView, player: PlayerId) -> Message {
    let id = view.game.id;
    let GameId(number) = id;
    let partners = view.game.asked_for(player, OfferKind::Resign);
    let (question, label) = if partners.is_empty() {
        let opponents = phrases::opponents(view, player);
        if view.scored.is_some() {
            let question = say!(
                resign::question_in_match,
                game = number,
                opponents = opponents
            );
            (question, say!(resign::resign_match))
        } else {
            let question = say!(resign::question, game = number, opponents = opponents);
            (question, say!(resign::resign, game = number))
        }
    } else {
        let partners = phrases::names_of(view, &partners);
        (
            say!(
                resign::question_to_partner,
                game = number,
                partner = partners
            ),
            say!(resign::propose, game = number),
        )
    };
    let means = set::if_resigned(view, player);
    let question = Text::sentences(std::iter::once(question).chain(means));
    Message::text(question).with_buttons(vec![
        Button::new(label, ButtonStyle::Grave, Action::Resign(id)),
        Button::new(
            say!(resign::play_on),
            ButtonStyle::Plain,
            Action::PlayOn(id),
        ),
    ])
}

/// The label of the button that leads to the question: a match is resigned as a whole.
pub(super) fn label(view: &GameView) -> Text {
    if view.scored.is_some() {
        say!(resign::resign_match)
    } else {
        say!(move_buttons::resign)
    }
}

/// Replaces the question once the game was resigned.
pub fn resigned(view: &GameView) -> Message {
    let GameId(number) = view.game.id;
    Message::text(if view.scored.is_some() {
        say!(resign::resigned_match, game = number)
    } else {
        say!(resign::resigned, game = number)
    })
}

/// Replaces the question if the game goes on.
pub fn played_on(game: GameId) -> Message {
    let GameId(number) = game;
    Message::text(say!(resign::goes_on, game = number))
}
