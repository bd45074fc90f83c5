//! What wins, by the rules of play alone: every move is tried, none is judged. It is slow and knows
//! nothing of the engine.

use pente::rules::{Move, Position, Side, TurnAction};

/// All stones after which the side to move has won, at once or with more stones of the same turn.
pub fn winning_now(position: &Position) -> Vec<Move> {
    let Some(side) = to_move(position) else {
        return Vec::new();
    };
    stones(position)
        .filter(|&mv| wins_this_turn(&after(position, mv), side))
        .collect()
}

/// All stones after which the other side cannot win with its next one.
pub fn answers(position: &Position) -> Vec<Move> {
    let Some(side) = to_move(position) else {
        return Vec::new();
    };
    stones(position)
        .filter(|&mv| {
            let next = after(position, mv);
            match next.outcome() {
                Some(outcome) => outcome.winner.is_none_or(|winner| winner == side),
                None => !can_win(&next, 1),
            }
        })
        .collect()
}

/// All stones that win by force within so many stones of the side to move, at least 2, where each
/// but the last threatens to win with the next.
pub fn winning_by_threats(position: &Position, within: u32) -> Vec<Move> {
    stones(position)
        .filter(|&mv| wins_with(position, mv, within))
        .collect()
}

/// Whether a stone wins by force within so many stones, whatever the other side does.
pub fn wins_with(position: &Position, mv: Move, within: u32) -> bool {
    let Some(side) = to_move(position) else {
        return false;
    };
    let next = after(position, mv);
    if let Some(outcome) = next.outcome() {
        return outcome.winner == Some(side);
    }
    if within < 2 || to_move(&next) == Some(side) || can_win(&next, 1) {
        return false;
    }
    let mut left_over = Vec::new();
    for reply in stones(&next) {
        let replied = after(&next, reply);
        match replied.outcome() {
            Some(outcome) if outcome.winner == Some(side) => {}
            Some(_) => return false,
            None if can_win(&replied, 1) => {}
            None => left_over.push(replied),
        }
        // A stone that threatens nothing leaves nearly every reply open.
        if left_over.len() > MOST_ANSWERS {
            return false;
        }
    }
    left_over.iter().all(|replied| can_win(replied, within - 1))
}

/// How many answers to a threat to win at once are looked at, at most.
const MOST_ANSWERS: usize = 24;

/// Whether the side to move wins by threats within so many stones.
fn can_win(position: &Position, within: u32) -> bool {
    let Some(side) = to_move(position) else {
        return false;
    };
    if stones(position).any(|mv| wins_this_turn(&after(position, mv), side)) {
        return true;
    }
    within > 1 && stones(position).any(|mv| wins_with(position, mv, within))
}

fn wins_this_turn(position: &Position, side: Side) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == Some(side);
    }
    // The turn may have a second stone.
    to_move(position) == Some(side)
        && stones(position).any(|mv| {
            let outcome = after(position, mv).outcome();
            outcome.is_some_and(|outcome| outcome.winner == Some(side))
        })
}

fn stones(position: &Position) -> impl Iterator<Item = Move> + '_ {
    let places = position
        .to_act()
        .is_some_and(|turn| turn.asks == TurnAction::Place);
    position.legal().filter(move |_| places)
}

fn after(position: &Position, mv: Move) -> Position {
    let mut next = position.clone();
    next.play(mv).expect("the stone is legal");
    next
}

fn to_move(position: &Position) -> Option<Side> {
    position.to_act().map(|turn| position.side_of(turn.seat))
}
