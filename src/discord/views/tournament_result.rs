//! Names and results of those who meet in a tournament.

use crate::discord::action::DecidedResult;
use crate::discord::views::safe_text;
use crate::language::{Text, say};
use crate::service::TournamentView;
use crate::tournament::course::Outcome;
use crate::tournament::round::GameResult;

/// "Ann – Ben", by pairing numbers.
pub fn names(view: &TournamentView, players: &[usize]) -> Text {
    all(view, players, safe_text::shown)
}

/// The same without markdown, for labels.
pub fn plain_names(view: &TournamentView, players: &[usize]) -> Text {
    all(view, players, safe_text::plain)
}

fn all(view: &TournamentView, players: &[usize], called: fn(&str) -> Text) -> Text {
    Text::joined(players.iter().map(|it| name(view, *it, called)), " – ")
}

/// Somebody's name, by their pairing number.
fn name(view: &TournamentView, number: usize, called: fn(&str) -> Text) -> Text {
    let entry = view.entry(number);
    entry.map_or_else(Text::default, |it| called(&it.name))
}

/// How a pairing ended, in a sentence.
pub fn outcome(view: &TournamentView, players: &[usize], outcome: &Outcome) -> Text {
    let result = match outcome {
        Outcome::Pair(GameResult::WhiteWins | GameResult::WhiteWinsByForfeit) => {
            DecidedResult::First
        }
        Outcome::Pair(GameResult::BlackWins | GameResult::BlackWinsByForfeit) => {
            DecidedResult::Second
        }
        Outcome::Pair(GameResult::Draw) => DecidedResult::Draw,
        Outcome::Pair(GameResult::BothForfeit) => DecidedResult::Neither,
        Outcome::Table(_) | Outcome::Bye(_) => return Text::default(),
    };
    decided(view, players, result, safe_text::shown)
}

/// A result of two that can be decided, in words; `called` makes a name harmless for where it stands.
pub fn decided(
    view: &TournamentView,
    players: &[usize],
    result: DecidedResult,
    called: fn(&str) -> Text,
) -> Text {
    let at = |seat: usize| {
        let number = players.get(seat);
        number.map_or_else(Text::default, |it| name(view, *it, called))
    };
    match result {
        DecidedResult::First => say!(tournament::wins, name = at(0)),
        DecidedResult::Second => say!(tournament::wins, name = at(1)),
        DecidedResult::Draw => say!(tournament::draw),
        DecidedResult::Neither => say!(tournament::neither),
    }
}
