//! What players of a game offer each other.

use crate::discord::action::{Offered, Press};
use crate::discord::message::{Button, Look, Said};
use crate::discord::views::phrases;
use crate::game::{Offer, OfferKind, PlayerId};
use crate::service::{GameView, Reply};

/// An offer that stands, addressed to the player who may agree. It pings them.
pub fn offer(view: &GameView, offer: &Offer) -> Said {
    let by = phrases::name(view, offer.by);
    let others = view.game.players.iter().copied();
    let other = others.into_iter().find(|&player| player != offer.by);
    let to = other.map(|other| format!("{}, ", phrases::mention(other)));
    let offered = Offered {
        game: view.game.id,
        at: offer.at,
        by: offer.by,
        kind: offer.kind,
    };
    let button = |label, look, reply| Button::new(label, look, Press::Reply(offered, reply));
    Said {
        ping: other.filter(|_| !offer.is_silent),
        is_quiet: offer.is_silent,
        ..Said::text(format!(
            "{}{by} {}.",
            to.unwrap_or_default(),
            proposal(view, offer.kind)
        ))
    }
    .with_buttons(vec![
        button("Agree", Look::Inviting, Reply::Agree),
        button("Decline", Look::Plain, Reply::Decline),
        button("Withdraw", Look::Plain, Reply::Withdraw),
    ])
}

/// What stands in its place once it was answered.
pub fn replied(view: &GameView, offered: Offered, by: PlayerId, reply: Reply) -> Said {
    let maker = phrases::name(view, offered.by);
    let what = subject(offered.kind);
    let id = view.game.id;
    let answerer = phrases::name(view, by);
    Said::text(match reply {
        Reply::Agree => format!("{maker} proposed {what} in game {id}: {answerer} agreed."),
        Reply::Decline => format!("{maker} proposed {what} in game {id}: {answerer} declined."),
        Reply::Withdraw => format!("{maker} proposed {what} in game {id}, and took it back."),
    })
}

/// What stands in the place of an offer that nobody can answer any more.
pub fn moot(offered: Offered) -> Said {
    Said::text(format!(
        "The proposal of {} in game {} does not stand any more.",
        subject(offered.kind),
        offered.game
    ))
}

/// Confirms a new offer to its maker.
pub fn offered(view: &GameView, kind: OfferKind) -> Said {
    Said::text(format!(
        "You proposed {} in game {}. It stands until it is answered, or until the next move.",
        subject(kind),
        view.game.id
    ))
}

/// Tells a player who repeats an offer that it stands already.
pub fn stands(view: &GameView, kind: OfferKind) -> Said {
    Said::text(format!(
        "You have proposed {} in game {} already, and there is no answer yet. The proposal stands \
         until it is answered, or until the next move.",
        subject(kind),
        view.game.id
    ))
}

/// Confirms an offer that took effect at once: it needed no agreement, or the other player had made
/// the same one.
pub fn done(view: &GameView, kind: OfferKind) -> Said {
    let id = view.game.id;
    Said::text(match kind {
        OfferKind::Draw => format!("Game {id} is a draw: you both wished for it."),
        OfferKind::Takeback => format!("The move in game {id} is taken back."),
        OfferKind::Pause => format!("Game {id} is paused."),
        OfferKind::Adjourn => format!("Game {id} is adjourned."),
        OfferKind::Revive => format!("Game {id} is taken up again."),
    })
}

/// Confirms the end of a pause.
pub fn went_on(view: &GameView) -> Said {
    Said::text(format!("Game {} goes on.", view.game.id))
}

/// What can be proposed in a game as it stands, as buttons.
pub fn proposals(view: &GameView) -> Vec<Button> {
    use crate::game::Suspension;
    let kinds: &[OfferKind] = match view.game.rest {
        Some(Suspension::Adjourned) => &[OfferKind::Revive],
        Some(Suspension::Paused) => &[OfferKind::Draw, OfferKind::Adjourn],
        None => &[
            OfferKind::Takeback,
            OfferKind::Draw,
            OfferKind::Pause,
            OfferKind::Adjourn,
        ],
    };
    let (id, at) = (view.game.id, Some(view.game.mark()));
    let button = |&kind| Button::new(label(kind), Look::Plain, Press::Offer(id, at, kind));
    kinds.iter().map(button).collect()
}

/// What a proposal is called on a button.
pub const fn label(kind: OfferKind) -> &'static str {
    match kind {
        OfferKind::Draw => "Offer a draw",
        OfferKind::Takeback => "Take back",
        OfferKind::Pause => "Pause",
        OfferKind::Adjourn => "Adjourn",
        OfferKind::Revive => "Take up again",
    }
}

const fn subject(kind: OfferKind) -> &'static str {
    match kind {
        OfferKind::Draw => "a draw",
        OfferKind::Takeback => "to take a move back",
        OfferKind::Pause => "a pause",
        OfferKind::Adjourn => "to adjourn",
        OfferKind::Revive => "to take it up again",
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
        OfferKind::Revive => format!("would like to take up game {id} again"),
    }
}
