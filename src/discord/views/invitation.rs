//! The message of an invitation, from the first ping to the title line of its game.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::{phrases, safe_text, time};
use crate::game::{ChallengeStatus, First};
use crate::service::{ChallengeView, GameView};

/// The current state of an invitation. It pings the invited person while it is open.
pub fn invitation(view: &ChallengeView) -> Message {
    let challenge = &view.challenge;
    let challenger = safe_text::shown(&view.challenger);
    let opponent = view.opponent.as_deref().map(safe_text::shown);
    let whom = opponent.clone().unwrap_or_else(|| "anybody".to_owned());
    let terms = phrases::terms(&challenge.terms);
    match challenge.status {
        ChallengeStatus::Open => open(view, &challenger, &terms),
        ChallengeStatus::Accepted(game) => match opponent {
            Some(opponent) => Message::text(format!(
                "{challenger} and {opponent} play {terms} · game {game}"
            )),
            None => Message::text(format!(
                "{challenger}'s invitation to {terms} was accepted · game {game}"
            )),
        },
        ChallengeStatus::Declined => Message::text(format!(
            "{whom} declined {challenger}'s invitation to {terms}."
        )),
        ChallengeStatus::Withdrawn => Message::text(format!(
            "{challenger} took back the invitation of {whom} to {terms}."
        )),
        ChallengeStatus::Expired => Message::text(format!(
            "{challenger}'s invitation of {whom} to {terms} has run out: nobody answered it for a \
             week."
        )),
        ChallengeStatus::Countered(_) => Message::text(format!(
            "{challenger} invited {whom} to {terms}. {whom} proposes other terms, below."
        )),
    }
}

fn open(view: &ChallengeView, challenger: &str, terms: &str) -> Message {
    let challenge = &view.challenge;
    let id = challenge.id;
    let first = challenge.terms.first;
    let until = format!("Open until {}.", time::relative(challenge.expires_at()));
    let text = match challenge.opponent {
        Some(opponent) => format!(
            "{}, {challenger} invites you to {terms}.{} {until}",
            phrases::mention(opponent),
            begins(first, challenger, "You")
        ),
        None => format!(
            "{challenger} invites anybody to {terms}.{} {until}",
            begins(first, challenger, "Who accepts")
        ),
    };
    let accept = Button::new("Accept", ButtonStyle::Inviting, Action::Accept(id));
    let decline = Button::new("Decline", ButtonStyle::Plain, Action::Decline(id));
    let change = Button::new("Change", ButtonStyle::Plain, Action::Change(id));
    let withdraw = Button::new("Withdraw", ButtonStyle::Plain, Action::Withdraw(id));
    let buttons = match challenge.opponent {
        Some(_) => vec![accept, decline, change, withdraw],
        None => vec![accept, withdraw],
    };
    Message {
        ping: challenge.opponent.filter(|_| !challenge.is_silent),
        is_quiet: challenge.is_silent,
        ..Message::text(text)
    }
    .with_buttons(buttons)
}

/// The title line of a game: `Ann (white) vs Bob (black) · game 412`, and the terms. The player who
/// moves first comes first.
pub fn title(view: &GameView) -> Message {
    let game = &view.game;
    let position = game.position();
    let players: Vec<_> = position
        .seats()
        .map(|seat| {
            let name = phrases::name(view, game.player(seat));
            match position.colour_of(seat) {
                Some(colour) => {
                    let shown = phrases::colour(position.ruleset(), colour);
                    format!("{name} ({shown})")
                }
                None => name,
            }
        })
        .collect();
    Message::text(format!(
        "{} · game {} · {}",
        players.join(" vs "),
        game.id,
        phrases::terms(&game.terms)
    ))
}

/// Like [`sent`], for an invitation in the server's channel for games.
pub fn sent_elsewhere(view: &ChallengeView) -> Message {
    let message = sent(view);
    let place = format!("in <#{}>", view.challenge.place.channel);
    Message::text(message.text.replacen("here in the channel", &place, 1))
}

/// Confirms the invitation to the challenger, privately.
pub fn sent(view: &ChallengeView) -> Message {
    let whom = view.opponent.as_deref().map(safe_text::shown);
    Message::text(format!(
        "You invited {} to {}. The invitation is here in the channel, with a button to withdraw it.",
        whom.unwrap_or_else(|| "anybody".to_owned()),
        phrases::terms(&view.challenge.terms)
    ))
}

fn begins(first: First, challenger: &str, opponent: &str) -> String {
    match first {
        First::Chance => String::new(),
        First::Challenger => format!(" {challenger} moves first."),
        First::Opponent if opponent == "You" => " You move first.".to_owned(),
        First::Opponent => format!(" {opponent} moves first."),
    }
}
