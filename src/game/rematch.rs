//! Terms of a rematch: another game between the same two players.

use super::game::Game;
use super::id::PlayerId;
use super::refusal::GameRefusal;
use super::set::{Set, SetResult};
use super::terms::{First, Terms};

/// The opponent and the terms of a rematch that a player of a finished game asks for. The terms are
/// those of the game, but the loser moves first; after a game without a winner, the player who
/// moved second does.
pub fn rematch(game: &Game, by: PlayerId) -> Result<(PlayerId, Terms), GameRefusal> {
    if game.seat_of(by).is_none() {
        return Err(GameRefusal::NotAPlayer { game: game.id });
    }
    if !game.is_over() {
        return Err(GameRefusal::StillRunning { game: game.id });
    }
    let [began, second] = game.players[..] else {
        let ruleset = game.terms.ruleset.name;
        return Err(GameRefusal::NotForTwo { ruleset });
    };
    let begins = match game.winners()[..] {
        [winner] if winner == second => began,
        _ => second,
    };
    let first = if begins == by {
        First::Challenger
    } else {
        First::Opponent
    };
    let other = if by == began { second } else { began };
    let terms = Terms {
        first,
        ..game.terms.by_seat(by == began)
    };
    Ok((other, terms))
}

/// The same after a set: another set. In its first game the loser of the set moves first; if nobody lost
/// it, whoever moved second in its first game does. `game` is either game of the set.
pub fn rematch_of_set(
    (set, result): (&Set, SetResult),
    game: &Game,
    by: PlayerId,
) -> Result<(PlayerId, Terms), GameRefusal> {
    let (other, terms) = rematch(game, by)?;
    let [one, second] = set.players;
    let begins = match result.winner() {
        Some(winner) if winner == second => one,
        _ => second,
    };
    let first = if begins == by {
        First::Challenger
    } else {
        First::Opponent
    };
    Ok((other, Terms { first, ..terms }))
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::game::{ChannelId, GameId, Pace, Place, Start, TimePreferences};
    use crate::rules::{Move, Opening, Options, Point, catalogue};

    const ANN: PlayerId = PlayerId(1);
    const BEN: PlayerId = PlayerId(2);

    fn game(points: u8) -> Game {
        let free = Options {
            opening: Some(Opening::Free),
            ..Options::default()
        };
        let pente = catalogue::find("pente").expect("the base game exists");
        let mut game = Game::start(Start {
            id: GameId(7),
            players: vec![ANN, BEN],
            terms: Terms {
                ruleset: pente.with_options(free).expect("it fits"),
                pace: Pace::default(),
                rated: false,
                first: First::Chance,
                calls: false,
                set: false,
                claim: false,
                hill: false,
            },
            place: Place {
                server: None,
                channel: ChannelId(3),
            },
            at: Timestamp::UNIX_EPOCH,
            computer: None,
            time_preferences: vec![TimePreferences::default(); 2],
        });
        for file in 0..points {
            let player = game.to_move().expect("the game goes on");
            let at = Point::new(2 * (file / 2), file % 2);
            game.play(player, Move::Place(at), Timestamp::UNIX_EPOCH)
                .expect("the point is free");
        }
        game
    }

    #[test]
    fn the_loser_moves_first() {
        for (loser, winner) in [(ANN, BEN), (BEN, ANN)] {
            let mut game = game(4);
            game.resign(loser, Timestamp::UNIX_EPOCH)
                .expect("it goes on");
            let (invited, terms) = rematch(&game, loser).expect("it is over");
            assert_eq!((invited, terms.first), (winner, First::Challenger));
            let (invited, terms) = rematch(&game, winner).expect("it is over");
            assert_eq!((invited, terms.first), (loser, First::Opponent));
            assert_eq!(terms.ruleset, game.terms.ruleset);
        }
    }

    #[test]
    fn without_a_winner_the_one_who_moved_second_moves_first() {
        let mut game = game(1);
        game.resign(ANN, Timestamp::UNIX_EPOCH).expect("it goes on");
        assert!(game.winners().is_empty(), "too early to count");
        let first = |by| rematch(&game, by).expect("it is over").1.first;
        assert_eq!(first(BEN), First::Challenger);
        assert_eq!(first(ANN), First::Opponent);
    }

    #[test]
    fn a_running_game_and_a_game_of_others_have_no_rematch() {
        let running = game(2);
        let id = running.id;
        assert_eq!(
            rematch(&running, ANN),
            Err(GameRefusal::StillRunning { game: id })
        );
        let stranger = PlayerId(9);
        assert_eq!(
            rematch(&running, stranger),
            Err(GameRefusal::NotAPlayer { game: id })
        );
    }
}
