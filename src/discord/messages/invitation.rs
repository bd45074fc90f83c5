//! The message of an invitation, from the first ping to the title line of its game.

use super::said::{Button, Look, Said};
use super::{names, words};
use crate::discord::controls::Press;
use crate::game::{ChallengeStatus, First};
use crate::service::{ChallengeView, GameView};

/// What an invitation says as things stand. It pings the invited person while it is open.
pub fn invitation(view: &ChallengeView) -> Said {
    let challenge = &view.challenge;
    let challenger = names::shown(&view.challenger);
    let opponent = names::shown(&view.opponent);
    let terms = words::terms(&challenge.terms);
    match challenge.status {
        ChallengeStatus::Open => Said {
            ping: Some(challenge.opponent),
            ..Said::text(format!(
                "{}, {challenger} invites you to {terms}.{}",
                words::mention(challenge.opponent),
                first(challenge.terms.first, &challenger)
            ))
        }
        .with_buttons(vec![
            Button::new("Accept", Look::Inviting, Press::Accept(challenge.id)),
            Button::new("Decline", Look::Plain, Press::Decline(challenge.id)),
            Button::new("Withdraw", Look::Plain, Press::Withdraw(challenge.id)),
        ]),
        ChallengeStatus::Accepted(game) => Said::text(format!(
            "{challenger} and {opponent} play {terms} · game {game}"
        )),
        ChallengeStatus::Declined => Said::text(format!(
            "{opponent} declined {challenger}'s invitation to {terms}."
        )),
        ChallengeStatus::Withdrawn => Said::text(format!(
            "{challenger} took back the invitation of {opponent} to {terms}."
        )),
    }
}

/// The title line of a game: `Ann (white) vs Bob (black) · game 412`, and the terms.
pub fn title(view: &GameView) -> Said {
    let game = &view.game;
    let position = game.position();
    let players: Vec<_> = position
        .seats()
        .map(|seat| {
            let name = words::name(view, game.player(seat));
            match position.colour_of(seat) {
                Some(colour) => format!("{name} ({})", words::colour(colour)),
                None => name,
            }
        })
        .collect();
    Said::text(format!(
        "{} · game {} · {}",
        players.join(" vs "),
        game.id,
        words::terms(&game.terms)
    ))
}

/// What the challenger is told privately.
pub fn sent(view: &ChallengeView) -> Said {
    Said::text(format!(
        "You invited {} to {}. The invitation is here in the channel, with a button to withdraw it.",
        names::shown(&view.opponent),
        words::terms(&view.challenge.terms)
    ))
}

fn first(first: First, challenger: &str) -> String {
    match first {
        First::Chance => String::new(),
        First::Challenger => format!(" {challenger} moves first."),
        First::Opponent => " You move first.".to_owned(),
    }
}
