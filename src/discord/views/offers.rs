//! Messages about offers between the players of a game.

use crate::discord::action::{Action, OfferRef};
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::phrases;
use crate::game::{Game, Offer, OfferKind, PlayerId};
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
        kind = word_for_opponent(view, offer),
        maker = phrases::name(view, offer.by),
        opponent = other.map(phrases::mention).unwrap_or_default(),
        game = view.game.id.0
    );
    Message {
        pings: other.filter(|_| !offer.is_silent).into_iter().collect(),
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
/// had made the same one. `before` is how many moves there were on the board that the player saw.
pub fn done(view: &GameView, kind: OfferKind, before: u16) -> Message {
    let game = &view.game;
    let is_reply_undone = before > game.ply() + 1;
    let kind = match kind {
        OfferKind::Takeback if is_reply_undone => takeback_with_reply(game),
        _ => word(kind),
    };
    Message::text(say!(offers::done, kind = kind, game = game.id.0))
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
    let button = |&kind| {
        let label = match kind {
            OfferKind::Takeback if has_computer_replied(&view.game) => {
                say!(offers::button, kind = takeback_with_reply(&view.game))
            }
            _ => label(kind),
        };
        Button::new(label, ButtonStyle::Plain, Action::Offer(id, at, kind))
    };
    kinds.iter().map(button).collect()
}

/// The label of an offer's button.
pub fn label(kind: OfferKind) -> Text {
    say!(offers::button, kind = word(kind))
}

/// Chooses the wording for an open offer: what it means for the player who may agree.
fn word_for_opponent(view: &GameView, offer: &Offer) -> Word {
    let game = &view.game;
    let is_answered = game.last_move().is_some_and(|last| last.by != offer.by);
    match offer.kind {
        OfferKind::Takeback if is_answered => Word("takeback-with-reply"),
        OfferKind::Pause if game.terms.pace.allowance().is_none() => Word("pause-without-clock"),
        kind => word(kind),
    }
}

/// Chooses the wording for a takeback that undoes the reply as well.
fn takeback_with_reply(game: &Game) -> Word {
    Word(match game.computer {
        Some(_) => "takeback-from-bot",
        None => "takeback-with-reply",
    })
}

/// Whether the last move is the computer's, and a takeback would undo it.
fn has_computer_replied(game: &Game) -> bool {
    let last = game.last_move().map(|last| last.by);
    let computer = game.computer.map(|computer| computer.player);
    game.ply() > 1 && computer.is_some() && last == computer
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
