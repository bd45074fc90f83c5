//! The round of a line, with its pairing, as a report file that checkers of pairings read.

use serde_json::Value;

use super::round::{Player, Round};
use crate::tournament::format::Format;
use crate::tournament::report::{Report, ReportedPlayer, ReportedRound, System};
use crate::tournament::round::{Bye, RoundPairing, RoundToPair};

/// The rounds before, and this one without results.
pub(super) fn report(round: &Round, to_pair: &RoundToPair, pairing: &RoundPairing) -> Report {
    let mut rounds: Vec<ReportedRound> = to_pair
        .history
        .iter()
        .map(|past| ReportedRound {
            past: past.clone(),
            open: Vec::new(),
        })
        .collect();
    let mut last = ReportedRound {
        open: pairing.pairs.clone(),
        ..ReportedRound::default()
    };
    let bye = pairing.bye.into_iter();
    last.past.byes = bye.map(|it| (it, Bye::PairingAllocated)).collect();
    rounds.push(last);
    let mut players: Vec<&Player> = round.players.iter().collect();
    players.sort_unstable_by_key(|it| it.n);
    let players = players.into_iter().map(|it| ReportedPlayer {
        name: format!("Player {}", it.n),
        rating: rating(it),
        rank: None,
    });
    Report {
        name: name(round),
        system: System::Dutch,
        tie_breaks: Format::USUAL_SWISS.tie_breaks(),
        days: [None, None],
        rounds_total: Some(to_pair.rounds_total),
        first_colour: Some(to_pair.first_colour),
        players: players.collect(),
        rounds,
    }
}

fn name(round: &Round) -> String {
    match &round.id {
        Some(Value::String(id)) => id.clone(),
        Some(id) => id.to_string(),
        None => "A round".to_owned(),
    }
}

fn rating(player: &Player) -> Option<u16> {
    let rating = player.rating.as_ref()?.as_u64()?;
    u16::try_from(rating).ok()
}
