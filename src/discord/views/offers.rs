//! Messages about offers between the players of a game.

use crate::discord::action::{Action, OfferRef};
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::phrases;
use crate::game::{Offer, OfferKind, PlayerId};
use crate::service::{GameView, OfferReply};

/// An open offer, addressed to the player who may agree. It pings them.
pub fn offer(view: &GameView, offer: &Offer) -> Message {
    let by = phrases::name(view, offer.by);
    let others = view.game.players.iter().copied();
    let other = others.into_iter().find(|&player| player != offer.by);
    let to = other.map(|other| format!("{}, ", phrases::mention(other)));
    let offered = OfferRef {
        game: view.game.id,
        at: offer.at,
        by: offer.by,
        kind: offer.kind,
    };
    let button = |label, look, reply| Button::new(label, look, Action::Reply(offered, reply));
    Message {
        ping: other.filter(|_| !offer.is_silent),
        is_quiet: offer.is_silent,
        ..Message::text(format!(
            "{}{by} {}.",
            to.unwrap_or_default(),
            proposal(view, offer.kind)
        ))
    }
    .with_buttons(vec![
        button("Agree", ButtonStyle::Inviting, OfferReply::Agree),
        button("Decline", ButtonStyle::Plain, OfferReply::Decline),
        button("Withdraw", ButtonStyle::Plain, OfferReply::Withdraw),
    ])
}

/// Replaces an offer once it was answered.
pub fn replied(view: &GameView, offered: OfferRef, by: PlayerId, reply: OfferReply) -> Message {
    let maker = phrases::name(view, offered.by);
    let what = subject(offered.kind);
    let id = view.game.id;
    let answerer = phrases::name(view, by);
    Message::text(match reply {
        OfferReply::Agree => format!("{maker} proposed {what} in game {id}: {answerer} agreed."),
        OfferReply::Decline => {
            format!("{maker} proposed {what} in game {id}: {answerer} declined.")
        }
        OfferReply::Withdraw => format!("{maker} proposed {what} in game {id}, and took it back."),
    })
}

/// Replaces an offer that nobody can answer any more.
pub fn moot(offered: OfferRef) -> Message {
    Message::text(format!(
        "The proposal of {} in game {} does not stand any more.",
        subject(offered.kind),
        offered.game
    ))
}

/// Confirms a new offer to its maker.
pub fn offered(view: &GameView, kind: OfferKind) -> Message {
    Message::text(format!(
        "You proposed {} in game {}. It stands until it is answered, or until the next move.",
        subject(kind),
        view.game.id
    ))
}

/// Tells a player who repeats an offer that it is open already.
pub fn stands(view: &GameView, kind: OfferKind) -> Message {
    Message::text(format!(
        "You have proposed {} in game {} already, and there is no answer yet. The proposal stands \
         until it is answered, or until the next move.",
        subject(kind),
        view.game.id
    ))
}

/// Confirms an offer that took effect at once, because it needed no agreement or the other player
/// had made the same one.
pub fn done(view: &GameView, kind: OfferKind) -> Message {
    let id = view.game.id;
    Message::text(match kind {
        OfferKind::Draw => format!("Game {id} is a draw: you both wished for it."),
        OfferKind::Takeback => format!("The move in game {id} is taken back."),
        OfferKind::Pause => format!("Game {id} is paused."),
        OfferKind::Adjourn => format!("Game {id} is adjourned."),
        OfferKind::Resume => format!("Game {id} is taken up again."),
    })
}

/// Confirms the end of a pause.
pub fn went_on(view: &GameView) -> Message {
    Message::text(format!("Game {} goes on.", view.game.id))
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
pub const fn label(kind: OfferKind) -> &'static str {
    match kind {
        OfferKind::Draw => "Offer a draw",
        OfferKind::Takeback => "Take back",
        OfferKind::Pause => "Pause",
        OfferKind::Adjourn => "Adjourn",
        OfferKind::Resume => "Take up again",
    }
}

const fn subject(kind: OfferKind) -> &'static str {
    match kind {
        OfferKind::Draw => "a draw",
        OfferKind::Takeback => "to take a move back",
        OfferKind::Pause => "a pause",
        OfferKind::Adjourn => "to adjourn",
        OfferKind::Resume => "to take it up again",
    }
}

fn proposal(view: &GameView, kind: OfferKind) -> String {
    let id = view.game.id;
    match kind {
        OfferKind::Draw => format!("offers a draw in game {id}"),
        OfferKind::Takeback => format!("asks to take their last move back in game {id}"),
        OfferKind::Pause => {
            format!("proposes a pause in game {id}: the clocks stand until one of you goes on")
        }
        OfferKind::Adjourn => {
            format!("proposes to adjourn game {id}: nobody loses, and it can be taken up again")
        }
        OfferKind::Resume => format!("would like to take up game {id} again"),
    }
}
