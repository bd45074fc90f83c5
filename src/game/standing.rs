//! Which positions stand in a running game, and who is told nothing of them. It knows no keys and no database.

use super::game::Game;
use super::pace::Pace;
use crate::rules::Position;

/// From how many stones on the positions of a game without a clock stand for others.
///
/// Such a game may lie for months. With fewer stones it would silence what is said of many other games; with as many
/// it stands only where the same game was played.
const STONES_WITHOUT_CLOCK: u16 = 10;

/// Who is told nothing of the positions that stand in a running game, from the fewest to the most.
///
/// A clock ends what one could do by letting a game lie, and nothing is at stake for others in a game against the
/// computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum StandsFor {
    /// Only those who play it.
    Players,
    /// Everybody, as far as it comes from other games: reviews, and puzzles from games.
    OtherGames,
    /// Everybody.
    Everybody,
}

impl Game {
    /// Who is told nothing of the positions that stand in it.
    pub fn stands_for(&self) -> StandsFor {
        if self.people().count() < 2 {
            StandsFor::Players
        } else if self.terms.pace != Pace::Untimed {
            StandsFor::Everybody
        } else if self.position().ply() >= STONES_WITHOUT_CLOCK {
            StandsFor::OtherGames
        } else {
            StandsFor::Players
        }
    }

    /// The positions that stand in it: the present one, and those to which it may come back because moves are changed
    /// or taken back, up to the last turn but one of everybody. Those with too few stones to tell which game they are
    /// from are left out. None once the game is over.
    pub fn standing_positions(&self) -> Vec<Position> {
        if self.is_over() {
            return Vec::new();
        }
        let record = self.record();
        let ruleset = &record.ruleset;
        let back = usize::from(ruleset.seats.max(2)) * usize::from(ruleset.stones_a_turn);
        let first = record.moves.len().saturating_sub(back);
        let mut position = Position::new(*ruleset);
        let mut standing = Vec::with_capacity(back + 1);
        for at in 0..=record.moves.len() {
            if at >= first && position.is_distinct() {
                standing.push(position.clone());
            }
            if let Some(&mv) = record.moves.get(at)
                && position.play(mv).is_err()
            {
                break;
            }
        }
        standing
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::sample::start;
    use crate::game::{Computer, GameId, PlayerId, Start};
    use crate::rules::Move;
    use jiff::Timestamp;

    const MOVES: &str = "A1 N10 A3 L7 A5 M13 A7 O8 C1 G7";

    /// A game after so many of the moves that follow the first stone.
    fn game(pace: Pace, computer: Option<Computer>, moves: usize) -> Game {
        let mut start = Start {
            computer,
            ..start(GameId(1), "pente")
        };
        start.terms.pace = pace;
        start.terms.rated = false;
        let mut game = Game::start(start);
        let size = game.terms.ruleset.size;
        for text in MOVES.split(' ').take(moves) {
            let by = game.to_move().expect("it runs");
            let mv = Move::parse(text, size).expect("a move");
            game.play(by, mv, Timestamp::UNIX_EPOCH)
                .expect("a legal move");
        }
        game
    }

    #[test]
    fn a_clock_or_many_stones_make_a_game_between_people_stand_for_others() {
        let computer = Computer {
            player: PlayerId(2),
            level: 3,
        };
        let stands = |pace, computer, moves| game(pace, computer, moves).stands_for();
        assert_eq!(stands(Pace::Relaxed, None, 3), StandsFor::Everybody);
        assert_eq!(stands(Pace::Untimed, None, 8), StandsFor::Players);
        assert_eq!(stands(Pace::Untimed, None, 9), StandsFor::OtherGames);
        for pace in [Pace::Untimed, Pace::Relaxed] {
            let alone = stands(pace, Some(computer), 9);
            assert_eq!(alone, StandsFor::Players, "against the computer");
        }
    }

    #[test]
    fn a_game_stands_where_it_may_come_back_to_and_nowhere_once_it_is_over() {
        let plies = |game: &Game| -> Vec<u16> {
            let standing = game.standing_positions();
            standing.iter().map(Position::ply).collect()
        };
        let mut running = game(Pace::Relaxed, None, 6);
        assert_eq!(plies(&running), [5, 6, 7]);
        assert_eq!(
            plies(&game(Pace::Relaxed, None, 3)),
            [4],
            "too few stones before"
        );
        let by = running.to_move().expect("it runs");
        running.resign(by, Timestamp::UNIX_EPOCH).expect("it runs");
        assert!(plies(&running).is_empty());
    }
}
