//! Messages about offers between the players of a game.

use crate::discord::action::{Action, OfferRef};
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::phrases;
use crate::game::{Offer, OfferKind, PlayerId};
use crate::language::{Text, Word, say};
use crate::service::{GameView, OfferReply};

/// An open offer, addressed to the player who may agree. It pings them.
pub fn offer(view: &GameView, offer: &Offer) -> Message {
    let others = view.game.players.iter().copied();
    let other = others.into_iter().find(|&player| player != offer.by);
    let offered = OfferRef {
        game: view.game.id,
        at: offer.at,
        by: offer.by,
        kind: offer.kind,
    };
    let button = |label: Text, look, reply| Button::new(label, look, Action::Reply(offered, reply));
    let text = say!(
        offers::offered,
        kind = word(offer.kind),
        maker = phrases::name(view, offer.by),
        opponent = other.map(phrases::mention).unwrap_or_default(),
        game = view.game.id.0
    );
    Message {
        ping: other.filter(|_| !offer.is_silent),
        is_quiet: offer.is_silent,
        ..Message::text(text)
    }
    .with_buttons(vec![
        button(
            say!(offers::agree),
            ButtonStyle::Inviting,
            OfferReply::Agree,
        ),
        button(
            say!(offers::decline),
            ButtonStyle::Plain,
            OfferReply::Decline,
        ),
        button(
            say!(offers::withdraw),
            ButtonStyle::Plain,
            OfferReply::Withdraw,
        ),
    ])
}

/// Replaces an offer once it was answered.
pub fn replied(view: &GameView, offered: OfferRef, by: PlayerId, reply: OfferReply) -> Message {
    let maker = phrases::name(view, offered.by);
    let kind = word(offered.kind);
    let game = view.game.id.0;
    let answerer = phrases::name(view, by);
    Message::text(match reply {
        OfferReply::Agree => say!(
            offers::agreed,
            kind = kind,
            maker = maker,
            game = game,
            answerer = answerer
        ),
        OfferReply::Decline => say!(
            offers::declined,
            kind = kind,
            maker = maker,
            game = game,
            answerer = answerer
        ),
        OfferReply::Withdraw => {
            say!(offers::withdrawn, kind = kind, maker = maker, game = game)
        }
    })
}

/// Replaces an offer that nobody can answer any more.
pub fn moot(offered: OfferRef) -> Message {
    Message::text(say!(
        offers::moot,
        kind = word(offered.kind),
        game = offered.game.0
    ))
}

/// Confirms a new offer to its maker.
pub fn offered(view: &GameView, kind: OfferKind) -> Message {
    Message::text(say!(offers::sent, kind = word(kind), game = view.game.id.0))
}

/// Tells a player who repeats an offer that it is open already.
pub fn stands(view: &GameView, kind: OfferKind) -> Message {
    Message::text(say!(
        offers::stands,
        kind = word(kind),
        game = view.game.id.0
    ))
}

/// Confirms an offer that took effect at once, because it needed no agreement or the other player
/// had made the same one.
pub fn done(view: &GameView, kind: OfferKind) -> Message {
    Message::text(say!(offers::done, kind = word(kind), game = view.game.id.0))
}

/// Confirms the end of a pause.
pub fn went_on(view: &GameView) -> Message {
    Message::text(say!(offers::went_on, game = view.game.id.0))
}

/// The offers that are possible in a game now, as buttons.
pub fn proposals(view: &GameView) -> Vec<Button> {
    use crate::game::Suspension;
    let kinds: &[OfferKind] = match view.game.suspension {
        Some(Suspension::Adjourned) => &[OfferKind::Resume],
        Some(Suspension::Paused) => &[OfferKind::Draw, OfferKind::Adjourn],
        None => &[
            OfferKind::Takeback,
            OfferKind::Draw,
            OfferKind::Pause,
            OfferKind::Adjourn,
        ],
    };
    let (id, at) = (view.game.id, Some(view.game.revision()));
    let button = |&kind| Button::new(label(kind), ButtonStyle::Plain, Action::Offer(id, at, kind));
    kinds.iter().map(button).collect()
}

/// The label of an offer's button.
pub fn label(kind: OfferKind) -> Text {
    say!(offers::propose, kind = word(kind))
}

/// Chooses the wording for an offer.
const fn word(kind: OfferKind) -> Word {
    Word(match kind {
        OfferKind::Draw => "draw",
        OfferKind::Takeback => "takeback",
        OfferKind::Pause => "pause",
        OfferKind::Adjourn => "adjourn",
        OfferKind::Resume => "resume",
    })
}
