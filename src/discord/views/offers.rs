//! Messages about offers between the players of a game.

use jiff::Timestamp;

use crate::discord::action::{Action, OfferRef};
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::phrases;
use crate::game::{Game, GameId, Offer, OfferKind, PlayerId};
use crate::language::{Text, Word, say};
use crate::service::{GameView, OfferReply};

/// An open offer, addressed to the player who may agree. It pings them.
pub fn offer(view: &GameView, offer: &Offer) -> Message {
    let asked = view.game.still_asked(offer);
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
        opponent = Text::list(asked.iter().copied().map(phrases::mention)),
        game = view.game.id.0
    );
    let agreed = agreed(view, offer);
    let text = Text::sentences([text].into_iter().chain(agreed));
    Message {
        pings: asked.into_iter().filter(|_| !offer.is_silent).collect(),
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

/// "Agreed: Ben and Cy.", while an offer waits for others.
fn agreed(view: &GameView, offer: &Offer) -> Option<Text> {
    let people = view.game.people();
    let agreed = people.filter(|&player| {
        let seat = view.game.seat_of(player);
        seat.is_some_and(|seat| offer.agreed.contains(seat))
    });
    let agreed: Vec<_> = agreed.collect();
    let names = (!agreed.is_empty()).then(|| phrases::names_of(view, &agreed))?;
    Some(say!(offers::agreed_so_far, names = names))
}

/// Replaces an offer once it was answered. While it waits for others, it says who has agreed; `asked` are
/// all who had to.
pub fn replied(
    view: &GameView,
    offered: OfferRef,
    asked: &[PlayerId],
    (by, reply): (PlayerId, OfferReply),
) -> Message {
    let is_this = |it: &&Offer| (it.by, it.kind, it.at) == (offered.by, offered.kind, offered.at);
    if let Some(standing) = view.game.offers().find(is_this) {
        return offer(view, standing);
    }
    let maker = phrases::name(view, offered.by);
    let kind = word(offered.kind);
    let game = view.game.id.0;
    let answerer = match reply {
        OfferReply::Agree if asked.len() > 1 => phrases::names_of(view, asked),
        _ => phrases::name(view, by),
    };
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

/// Replaces an offer in a game that nobody can answer any more.
fn moot(game: GameId, kind: OfferKind) -> Message {
    Message::text(say!(offers::moot, kind = word(kind), game = game.0))
}

/// The same, and that its maker has offered something else if they have.
pub fn lapsed(view: &GameView, by: PlayerId, kind: OfferKind) -> Message {
    let is_other = |it: &Offer| it.by == by && it.kind != kind;
    let is_replaced = view.game.offers().any(is_other);
    let maker = phrases::name(view, by);
    let replaced = is_replaced.then(|| say!(offers::replaced, maker = maker));
    let moot = moot(view.game.id, kind).text;
    Message::text(Text::sentences(std::iter::once(moot).chain(replaced)))
}

/// Confirms a new offer to its maker.
pub fn offered(view: &GameView, by: PlayerId, kind: OfferKind) -> Message {
    if let Some(waits) = waits_for_several(view, by) {
        return waits;
    }
    Message::text(say!(offers::sent, kind = word(kind), game = view.game.id.0))
}

/// Tells a player for whom their offer waits, in a game for more than two.
fn waits_for_several(view: &GameView, by: PlayerId) -> Option<Message> {
    let game = &view.game;
    let offer = game.offers().find(|offer| offer.by == by)?;
    let asked = game.still_asked(offer);
    let names = phrases::names_of(view, &asked);
    let number = game.id.0;
    let text = match offer.kind {
        OfferKind::Resign => say!(offers::proposed_to_partner, game = number, partner = names),
        _ => say!(
            offers::waits_for,
            count = asked.len(),
            game = number,
            names = names
        ),
    };
    (game.players.len() > 2).then(|| Message::text(text))
}

/// Tells a player who has offered what somebody else had offered that this counts as agreeing.
pub fn agreed_to_offer(view: &GameView, kind: OfferKind) -> Message {
    Message::text(say!(
        offers::you_agreed,
        kind = word(kind),
        game = view.game.id.0
    ))
}

/// Tells a player who repeats an offer that it is open already.
pub fn stands(view: &GameView, by: PlayerId, kind: OfferKind) -> Message {
    if let Some(waits) = waits_for_several(view, by) {
        return waits;
    }
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

/// The offers that a player can make in a game now, as buttons.
pub fn proposals(view: &GameView, player: PlayerId, now: Timestamp) -> Vec<Button> {
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
            OfferKind::Takeback if view.game.needs_agreement_to_take_back(player, now) => {
                say!(offers::button, kind = Word("takeback-if-agreed"))
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
    let is_answered = game.last_turn().is_some_and(|last| last.by != offer.by);
    let is_for_two = game.players.len() == 2;
    match offer.kind {
        OfferKind::Takeback if is_answered && !is_for_two => Word("takeback-with-replies"),
        OfferKind::Takeback if is_answered => Word("takeback-with-reply"),
        OfferKind::Pause if game.terms.pace.allowance().is_none() => Word("pause-without-clock"),
        kind => word(kind),
    }
}

/// Chooses the wording for a takeback that undoes the reply as well.
fn takeback_with_reply(game: &Game) -> Word {
    Word(match game.against_computer() {
        Some(_) => "takeback-from-bot",
        None => "takeback-with-reply",
    })
}

/// Whether the last move is the computer's, and a takeback would undo it.
fn has_computer_replied(game: &Game) -> bool {
    let last = game.last_move().map(|last| last.by);
    let computer = game.against_computer().map(|computer| computer.player);
    game.ply() > 1 && computer.is_some() && last == computer
}

/// Chooses the wording for an offer.
pub(super) const fn word(kind: OfferKind) -> Word {
    Word(match kind {
        OfferKind::Draw => "draw",
        OfferKind::Takeback => "takeback",
        OfferKind::Pause => "pause",
        OfferKind::Adjourn => "adjourn",
        OfferKind::Resume => "resume",
        OfferKind::Resign => "resign",
        OfferKind::Rate => "rate",
        OfferKind::Unrate => "unrate",
    })
}
