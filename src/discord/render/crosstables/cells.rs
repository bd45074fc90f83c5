//! What somebody's result was, in a cell.

use crate::discord::views::crosstable_in_parentheses;
use crate::game::Terms;
use crate::picture::CrosstableCell;
use crate::rules::{Position, Seat, StoneColour};
use crate::service::{SavedPairing, TournamentView};
use crate::tournament::course::Outcome;
use crate::tournament::round::{Bye, Colour, GameResult};

/// A result of somebody against one opponent.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Score {
    Won,
    Drawn,
    Lost,
    Open,
}

/// The result of a seat in a pairing of two.
fn score(pairing: &SavedPairing, seat: usize) -> Score {
    let Some(Outcome::Pair(result)) = &pairing.pairing.result else {
        return Score::Open;
    };
    let colour = if seat == 0 {
        Colour::White
    } else {
        Colour::Black
    };
    match (result.half_points(colour), result) {
        (2, _) => Score::Won,
        (_, GameResult::Draw) => Score::Drawn,
        _ => Score::Lost,
    }
}

/// Whether it is played, or somebody placed a stone before it ended, however it was decided then. The stone that the
/// rules put on an empty board is nobody's.
fn has_game(view: &TournamentView, pairing: &SavedPairing) -> bool {
    let ruleset = &view.tournament.setup.terms.ruleset;
    pairing.pairing.result.is_none() || pairing.stones > u16::from(ruleset.centre_first())
}

/// The colours of the seats, if a game has them from its beginning and each pairing is one game.
pub(super) fn colours(terms: &Terms) -> Vec<Option<StoneColour>> {
    let seats = usize::from(terms.ruleset.seats);
    if terms.set {
        return vec![None; seats];
    }
    let position = Position::new(terms.ruleset);
    let colour = |seat| {
        let colour = position.colour_of(Seat::new(seat))?;
        Some(terms.ruleset.stone_colour(colour))
    };
    (0..terms.ruleset.seats).map(colour).collect()
}

/// What a round was for a player who is in this pairing.
pub(super) fn of_round(
    view: &TournamentView,
    pairing: &SavedPairing,
    player: usize,
    colours: &[Option<StoneColour>],
) -> CrosstableCell {
    let players = &pairing.pairing.players;
    let Some(seat) = players.iter().position(|it| *it == player) else {
        return CrosstableCell::default();
    };
    if let Some(Outcome::Bye(bye)) = pairing.pairing.result {
        return pale(match bye {
            Bye::PairingAllocated => "bye",
            Bye::HalfPoint if players.len() == 1 => "½",
            Bye::HalfPoint | Bye::ZeroPoint => "0",
        });
    }
    if players.len() > 2 {
        return of_table(view, pairing, seat, colours);
    }
    let (score, is_played) = (score(pairing, seat), has_game(view, pairing));
    let sign = match score {
        Score::Won => '+',
        Score::Drawn => '=',
        Score::Lost => '−',
        Score::Open => '*',
    };
    let other = players.get(1 - seat).copied().unwrap_or_default();
    CrosstableCell {
        text: format!("{other}{sign}"),
        stones: colours.get(seat).copied().flatten().filter(|_| is_played),
        is_pale: !is_played,
        ..CrosstableCell::default()
    }
}

/// A table of three or four: the place, and who else sat there.
fn of_table(
    view: &TournamentView,
    pairing: &SavedPairing,
    seat: usize,
    colours: &[Option<StoneColour>],
) -> CrosstableCell {
    let players = pairing.pairing.players.iter().enumerate();
    let others = players.filter(|(other, _)| *other != seat);
    let others: Vec<String> = others.map(|(_, number)| number.to_string()).collect();
    let text = match &pairing.pairing.result {
        Some(Outcome::Table(places)) => places.get(seat).map_or(String::new(), ToString::to_string),
        _ => "*".to_owned(),
    };
    let is_played = has_game(view, pairing);
    CrosstableCell {
        text,
        below: others.join(" "),
        stones: colours.get(seat).copied().flatten().filter(|_| is_played),
        is_pale: !is_played,
        ..CrosstableCell::default()
    }
}

/// A round that was not played.
pub(super) fn pale(text: &str) -> CrosstableCell {
    CrosstableCell {
        text: text.to_owned(),
        is_pale: true,
        ..CrosstableCell::default()
    }
}

/// The result against one opponent, in a square; pale and in parentheses if it does not count.
pub(super) fn of_square(
    view: &TournamentView,
    pairing: &SavedPairing,
    player: usize,
    (colours, is_struck_out): (&[Option<StoneColour>], bool),
) -> CrosstableCell {
    let players = &pairing.pairing.players;
    let Some(seat) = players.iter().position(|it| *it == player) else {
        return CrosstableCell::default();
    };
    let (score, is_played) = (score(pairing, seat), has_game(view, pairing));
    let text = match score {
        Score::Won => "1",
        Score::Drawn => "½",
        Score::Lost => "0",
        Score::Open => "*",
    };
    let counts = is_played && !is_struck_out;
    CrosstableCell {
        text: crosstable_in_parentheses(text.to_owned(), is_struck_out),
        stones: colours.get(seat).copied().flatten().filter(|_| counts),
        is_pale: !counts,
        ..CrosstableCell::default()
    }
}
