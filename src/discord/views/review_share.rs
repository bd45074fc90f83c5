//! What is said where a review may be shown to everybody in the channel of its game.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::phrases;
use crate::game::PlayerId;
use crate::language::{Text, Word, say};
use crate::service::{GameView, ShareWish};

/// The button under an overview that agrees to show it.
pub fn share_button(view: &GameView) -> Button {
    let action = Action::ShareReview(view.game.id);
    Button::new(say!(review::share), ButtonStyle::Plain, action)
}

/// Asks the other player in the name of this one. It pings them, if that is allowed; its first sentence is the same
/// either way, by which it is recognised where it was posted and not noted.
pub fn share_question(view: &GameView, by: PlayerId, other: PlayerId, pings: bool) -> Message {
    let pings: Vec<PlayerId> = pings.then_some(other).into_iter().collect();
    let other = match pings[..] {
        [pinged] => phrases::mention(pinged),
        _ => phrases::name(view, other),
    };
    let question = say!(
        review::share_question,
        player = phrases::name(view, by),
        other = other,
        game = view.game.id.to_string()
    );
    let action = Action::ShareReview(view.game.id);
    let agree = Button::new(say!(review::share_agree), ButtonStyle::Inviting, action);
    let action = Action::DeclineShare(view.game.id);
    let decline = Button::new(say!(learn::button_decline), ButtonStyle::Plain, action);
    Message {
        text: question,
        pings,
        ..Message::default()
    }
    .with_buttons(vec![agree, decline])
}

/// Takes the place of the question once one of the two players does not want the review to be shown.
pub fn share_declined(view: &GameView, by: PlayerId) -> Message {
    let player = phrases::name(view, by);
    let game = view.game.id.to_string();
    Message::text(say!(review::share_declined, player = player, game = game))
}

/// Takes the place of the line that somebody does not want the review to be shown, once both agree after all.
pub fn share_agreed(view: &GameView) -> Message {
    let game = view.game.id.to_string();
    Message::text(say!(review::share_agreed, game = game))
}

/// Confirms to a player that they do not want the review to be shown, and says how it may be shown after all.
pub fn share_you_declined(view: &GameView) -> Text {
    say!(
        review::share_you_declined,
        game = view.game.id.to_string(),
        share = say!(review::share)
    )
}

/// Says that the other player was asked.
pub fn share_asked(view: &GameView, other: PlayerId) -> Text {
    say!(review::share_asked, other = phrases::name(view, other))
}

/// Says that the other player has not agreed yet.
pub fn share_waits(view: &GameView, other: PlayerId, wish: ShareWish) -> Text {
    let again = match wish {
        ShareWish::Asked => Word("asked"),
        ShareWish::Repeated => Word("yes"),
        ShareWish::New => Word("no"),
    };
    say!(
        review::share_waits,
        other = phrases::name(view, other),
        again = again
    )
}

/// Says that the other player has declined, and how the review may be shown after all.
pub fn share_other_declined(view: &GameView, other: PlayerId) -> Text {
    say!(
        review::share_other_declined,
        other = phrases::name(view, other),
        share = say!(review::share)
    )
}

/// Says that the other player wants to show the review, so that the button shows it.
pub fn share_at_once(view: &GameView, other: PlayerId) -> Text {
    say!(
        review::share_at_once,
        other = phrases::name(view, other),
        share = say!(review::share)
    )
}
