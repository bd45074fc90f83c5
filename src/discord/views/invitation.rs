//! The message of an invitation, from the first ping to the title line of its game.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::{beginning, hill, match_score, phrases, safe_text, set, time};
use crate::game::{ChallengeId, ChallengeStatus};
use crate::language::{Text, Word, say};
use crate::service::{ChallengeView, GameView};

/// The current state of an invitation. It pings the invited person while it is open.
pub fn invitation(view: &ChallengeView) -> Message {
    let challenge = &view.challenge;
    let challenger = safe_text::shown(&view.challenger);
    let terms = phrases::terms(&challenge.terms);
    let (to, opponent) = invited(view);
    Message::text(match challenge.status {
        ChallengeStatus::Open => return open(view, challenger, terms),
        ChallengeStatus::Accepted(game) => say!(
            invitation::accepted,
            to = to,
            challenger = challenger,
            opponent = opponent,
            terms = terms,
            game = game.0
        ),
        ChallengeStatus::Declined => say!(
            invitation::declined,
            challenger = challenger,
            opponent = opponent,
            terms = terms
        ),
        ChallengeStatus::Withdrawn => say!(
            invitation::withdrawn,
            to = to,
            challenger = challenger,
            opponent = opponent,
            terms = terms
        ),
        ChallengeStatus::Expired => say!(
            invitation::expired,
            to = to,
            challenger = challenger,
            opponent = opponent,
            terms = terms
        ),
        ChallengeStatus::Countered(_) => say!(
            invitation::countered,
            challenger = challenger,
            opponent = opponent,
            terms = terms
        ),
    })
}

fn open(view: &ChallengeView, challenger: Text, terms: Text) -> Message {
    let challenge = &view.challenge;
    let id = challenge.id;
    let begins = begins(view, challenger.clone());
    let (to, _) = invited(view);
    let handicap = handicap(view, challenger.clone());
    let text = Text::sentences([
        say!(
            invitation::open,
            to = to,
            challenger = challenger,
            opponent = challenge.opponent.map(phrases::mention).unwrap_or_default(),
            terms = terms
        ),
        hill::no_longer(&challenge.terms, view.answered_terms.as_ref()),
        begins,
        set::explained(&challenge.terms),
        time::claim_explained(&challenge.terms),
        handicap,
        say!(
            invitation::expires,
            time = time::relative(challenge.expires_at())
        ),
    ]);
    let mut buttons = answers(id);
    if challenge.opponent.is_none() {
        // Whoever wants may only accept.
        buttons.truncate(1);
    }
    let withdraw = Action::Withdraw(id);
    buttons.push(Button::new(
        say!(invitation::withdraw),
        ButtonStyle::Plain,
        withdraw,
    ));
    Message {
        pings: challenge
            .opponent
            .filter(|_| !challenge.is_silent)
            .into_iter()
            .collect(),
        is_quiet: challenge.is_silent,
        ..Message::text(text)
    }
    .with_buttons(buttons)
}

/// The buttons with which a named person answers an invitation; the first accepts it.
pub(super) fn answers(id: ChallengeId) -> Vec<Button> {
    let plain = |label: Text, action| Button::new(label, ButtonStyle::Plain, action);
    let accept = Action::Accept(id);
    vec![
        Button::new(say!(invitation::accept), ButtonStyle::Inviting, accept),
        plain(say!(invitation::decline), Action::Decline(id)),
        plain(say!(invitation::change), Action::Change(id)),
    ]
}

/// The title line of a game: `Ann (white) vs Bob (black) · game 412`, and the terms. The player who
/// moves first comes first; partners stand together. A set has one title for both games.
pub fn title(view: &GameView) -> Message {
    if let Some(title) = set::title(view) {
        return Message::text(title);
    }
    let game = &view.game;
    let position = game.position();
    let players = position.sides().map(|side| {
        let members = position.seats();
        let members = members.filter(|&seat| position.side_of(seat) == side);
        Text::joined(
            members.map(|seat| phrases::name_with_colour(view, seat)),
            " + ",
        )
    });
    let versus = |one: Text, other: Text| say!(invitation::versus, one = one, other = other);
    let names = game.players.iter();
    let names = names.map(|&player| phrases::name(view, player));
    let handicap = match_score::handicap(&game.terms.ruleset, names);
    let parts = [
        players.reduce(versus).unwrap_or_default(),
        say!(invitation::game, game = game.id.0),
        phrases::terms(&game.terms),
        handicap,
    ];
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    Message::text(Text::joined(parts, " · "))
}

/// Like [`sent`], for an invitation in the server's channel for games.
pub fn sent_elsewhere(view: &ChallengeView) -> Message {
    let channel = format!("<#{}>", view.challenge.place.channel);
    confirmed(view, say!(invitation::is_elsewhere, channel = channel))
}

/// Confirms the invitation to the challenger, privately.
pub fn sent(view: &ChallengeView) -> Message {
    confirmed(view, say!(invitation::is_here))
}

fn confirmed(view: &ChallengeView, place: Text) -> Message {
    let (to, opponent) = invited(view);
    let sent = say!(
        invitation::sent,
        to = to,
        opponent = opponent,
        terms = phrases::terms(&view.challenge.terms)
    );
    Message::text(Text::sentences([sent, handicap_to_challenger(view), place]))
}

/// Who starts with points, as the challenger reads it.
pub(super) fn handicap_to_challenger(view: &ChallengeView) -> Text {
    let opponent = view.opponent.as_deref().map(safe_text::shown);
    let opponent = opponent.unwrap_or_else(|| say!(match_score::who_accepts));
    match_score::handicap_to_challenger(&view.challenge.terms, opponent)
}

/// Whether somebody in particular is invited, and their name.
fn invited(view: &ChallengeView) -> (Word, Text) {
    match &view.opponent {
        Some(name) => (Word("player"), safe_text::shown(name)),
        None => (Word("anybody"), Text::default()),
    }
}

/// Who starts with points, as the invited person reads it.
fn handicap(view: &ChallengeView, challenger: Text) -> Text {
    let challenge = &view.challenge;
    let ruleset = &challenge.terms.ruleset;
    match challenge.opponent {
        Some(_) => match_score::handicap_to_opponent(ruleset, challenger),
        None => match_score::handicap(ruleset, [challenger, say!(match_score::who_accepts)]),
    }
}

/// Who moves first, unless chance decides.
fn begins(view: &ChallengeView, challenger: Text) -> Text {
    let terms = &view.challenge.terms;
    match view.challenge.opponent {
        Some(_) => beginning::to_opponent(terms, challenger),
        None => beginning::to_anybody(terms, challenger),
    }
}
