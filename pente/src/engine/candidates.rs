//! Which stones are worth searching, and in which order.

use super::board::{Board, Group, Placed};
use super::grid::{Cell, Cells};
use super::line::LINES;
use super::point::Kind;

/// A stone and how promising it looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) placed: Placed,
    pub(super) promise: i32,
}

/// How promising it is to make each [`Kind`], and to deny it to the other side, in the order of
/// [`Kind`].
const MAKES: [i32; Kind::COUNT] = [0, 60, 250, 150, 600, 1_500, 10_000];
const DENIES: [i32; Kind::COUNT] = [0, 30, 120, 60, 300, 700, 5_000];
/// What each stone captured, or saved from capture, adds.
const TAKES: i32 = 45;
const SAVES: i32 = 35;
const MENACES: i32 = 18;
const EXPOSES: i32 = 30;
/// How often the neighbourhood of the stones is widened until it contains an allowed cell.
const WIDEST: u32 = 5;

/// How promising an ordinary stone of the side to move is.
#[inline]
pub(super) fn promise(board: &Board, cell: Cell) -> i32 {
    let side = board.side();
    let other = side ^ 1;
    let features = board.features(cell);
    let values = features.values();
    let mut promise = 2 * values[side] + values[other];
    promise += MAKES[features.kinds[side] as usize] + DENIES[features.kinds[other] as usize];
    let captured = board.state().captured;
    let weight = |stones: u8, captured: u16| i32::from(stones) * (8 + i32::from(captured)) / 8;
    promise += TAKES * weight(features.takes[side], captured[side]);
    promise += SAVES * weight(features.takes[other], captured[other]);
    let patterns: &[_; LINES] = features.patterns();
    for pattern in patterns {
        let half = pattern.side(side);
        promise += MENACES * i32::from(half.menaces()) - EXPOSES * i32::from(half.exposes());
    }
    promise
}

/// The cells near enough to the stones to matter: within two king's moves of one, where all stones lie that make an
/// open three or more, capture, or menace a capture. If the opening allows none of them, the nearest cells that it
/// does allow.
pub(super) fn near(board: &Board) -> Cells {
    let limit = board.tables().limit(board.state().ply + 1);
    let open = limit.map_or_else(|| board.empty(), |limit| limit.and(&board.empty()));
    if board.tables().ruleset.size.is_line() || board.occupied().is_empty() {
        return open;
    }
    let mut reach = *board.occupied();
    for _ in 0..WIDEST {
        reach = reach.widened();
        let near = reach.and(&open);
        if !near.is_empty() {
            return near;
        }
    }
    open
}

/// Answers to the other side's open threes, apart from immediate wins: block them, make a four,
/// capture, or menace a capture.
pub(super) fn against_threes(board: &Board, near: &Cells) -> Cells {
    let side = board.side();
    let mut cells = board
        .making(side ^ 1, Group::Fours)
        .or(board.making(side, Group::Fours))
        .or(board.making(side, Group::Takes));
    for cell in near.iter() {
        let mut lines = board.features(cell).patterns().iter();
        if lines.any(|line| line.side(side).menaces() > 0) {
            cells.insert(cell);
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::hash::mixed;
    use crate::rules::{Move, Position, catalogue};

    /// How many games are played of each ruleset, and how many stones of each are looked at.
    const GAMES: u64 = 12;
    const STONES: u16 = 60;

    #[test]
    fn whatever_threatens_or_captures_lies_near_a_stone() {
        for code in ["pente opening=free", "keryo-pente opening=free", "gomoku"] {
            let ruleset = catalogue::decode(code).expect("a ruleset");
            let mut threats = 0;
            for seed in 0..GAMES {
                let mut position = Position::new(ruleset);
                // Stones all over the board in some games, close together in others.
                let spread = 3 + seed as u8 % 7;
                while position.outcome().is_none() && position.ply() < STONES {
                    let centre = ruleset.size.centre();
                    let mut points = position.legal_points();
                    points.retain(|point| point.distance(centre) <= spread);
                    let dice = mixed(seed << 32 | u64::from(position.ply()));
                    let Some(index) = dice.checked_rem(points.len() as u64) else {
                        break;
                    };
                    let point = points[index as usize];
                    position.play(Move::Place(point)).expect("it is legal");
                    threats += threats_are_near(&position);
                }
            }
            assert!(threats > 1_000, "{code}: {threats}");
        }
    }

    /// Checks that a stone that makes an open three or more, captures or menaces a capture is never overlooked
    /// because it lies too far away; returns how many there are.
    fn threats_are_near(position: &Position) -> u32 {
        let Some(board) = Board::of(position).filter(|board| board.state().end.is_none()) else {
            return 0;
        };
        let near = near(&board);
        let mut count = 0;
        for cell in board.empty().iter() {
            let features = board.features(cell);
            let mut lines = features.patterns().iter();
            let menaces = lines.any(|line| (0..2).any(|side| line.side(side).menaces() > 0));
            let takes = features.takes.iter().any(|&stones| stones > 0);
            let threatens = features.kinds.iter().any(|&kind| kind >= Kind::Three);
            if menaces || takes || threatens {
                count += 1;
                assert!(near.has(cell), "{} in\n{}", cell.point(), position.board());
            }
        }
        count
    }
}
