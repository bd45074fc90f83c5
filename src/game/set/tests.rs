//! The result of a set, held against adding up points, and who begins the next one.

use jiff::Timestamp;
use proptest::prelude::*;

use super::*;
use crate::game::{
    ChannelId, First, GameRefusal, Pace, Place, Start, Terms, TimePreferences, rematch_of_set,
};
use crate::rules::{Move, Opening, Options, Point, catalogue};

const ANN: PlayerId = PlayerId(1);
const BEN: PlayerId = PlayerId(2);
const AT: Timestamp = Timestamp::UNIX_EPOCH;
const SET: Set = Set {
    games: [GameId(12), GameId(13)],
    players: [ANN, BEN],
};

/// How a game goes that is played here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Course {
    Running,
    Resigned(PlayerId),
    Drawn,
}

/// One of the two games of a set, with so many stones before it takes its course.
fn game(index: usize, stones: u8, course: Course) -> Game {
    let free = Options {
        opening: Some(Opening::Free),
        ..Options::default()
    };
    let pente = catalogue::find("pente").expect("the base game exists");
    let mut players = SET.players.to_vec();
    players.rotate_left(index);
    let mut game = Game::start(Start {
        id: SET.games[index],
        players,
        terms: Terms {
            ruleset: pente.with_options(free).expect("it fits"),
            pace: Pace::default(),
            rated: true,
            first: First::Chance,
            calls: false,
            set: true,
            claim: false,
            hill: false,
        },
        place: Place {
            server: None,
            channel: ChannelId(3),
        },
        at: AT,
        computer: None,
        time_preferences: vec![TimePreferences::default(); 2],
    });
    for file in 0..stones {
        let mover = game.to_move().expect("the game goes on");
        let at = Point::new(2 * (file / 2), file % 2);
        let played = game.play(mover, Move::Place(at), AT);
        played.expect("the point is free");
    }
    match course {
        Course::Running => {}
        Course::Resigned(who) => drop(game.resign(who, AT).expect("it goes on")),
        Course::Drawn => drop(game.advance(Move::AgreeDraw, AT).expect("it goes on")),
    }
    game
}

fn is_short(game: &Game) -> bool {
    game.plies().into_iter().any(|plies| plies < 2)
}

/// The points that a player made in a game, doubled; `None` if it was too short to count and was left by
/// nobody.
fn points(game: &Game, player: PlayerId) -> Option<u8> {
    let winner = game.position().outcome().and_then(|it| it.winner);
    let won =
        winner.map(|side| game.seat_of(player).map(|it| game.position().side_of(it)) == Some(side));
    (won.is_some() || !is_short(game)).then_some(match won {
        Some(true) => 2,
        Some(false) => 0,
        None => 1,
    })
}

fn any_course() -> impl Strategy<Value = Course> {
    prop_oneof![
        Just(Course::Running),
        Just(Course::Resigned(ANN)),
        Just(Course::Resigned(BEN)),
        Just(Course::Drawn),
    ]
}

proptest! {
    #[test]
    fn a_set_is_what_the_points_of_its_games_add_up_to(
        stones in [0_u8..6, 0_u8..6],
        courses in [any_course(), any_course()],
    ) {
        let [first, second] = [0, 1].map(|index| game(index, stones[index], courses[index]));
        let result = SET.result(&first, &second);
        prop_assert_eq!(result, SET.result(&second, &first), "in any order");
        if !first.is_over() || !second.is_over() {
            prop_assert_eq!(result, None, "a game goes on");
            return Ok(());
        }
        let result = result.expect("both are over");
        let counts = !is_short(&first) || !is_short(&second);
        for (own, other) in [(ANN, BEN), (BEN, ANN)] {
            let both = points(&first, own).zip(points(&second, own)).filter(|_| counts);
            let sum = both.map(|(first, second)| first + second);
            prop_assert_eq!(result.half_points(own), sum);
            prop_assert_eq!(result.winner() == Some(own), sum.is_some_and(|sum| sum > 2));
            let others = result.half_points(other);
            prop_assert_eq!(sum.zip(others).is_none_or(|(own, other)| own + other == 4), true);
        }
        let again = result.half_points(ANN).and_then(|it| SetResult::from_half_points(SET.players, it));
        prop_assert_eq!(again.unwrap_or(SetResult::Aborted), result, "it can be read back");
    }
}

#[test]
fn a_set_won_by_a_draw_and_a_win_is_won() {
    let drawn = game(0, 4, Course::Drawn);
    let won = game(1, 4, Course::Resigned(ANN));
    let margin = SetMargin::One;
    let expected = SetResult::Won {
        winner: BEN,
        margin,
    };
    assert_eq!(SET.result(&drawn, &won), Some(expected));
    let hasty = game(0, 1, Course::Drawn);
    assert_eq!(SET.result(&hasty, &won), Some(SetResult::Aborted));
}

#[test]
fn who_leaves_one_game_early_does_not_undo_the_other() {
    let lost = game(0, 4, Course::Resigned(ANN));
    let left = game(1, 1, Course::Resigned(ANN));
    let margin = SetMargin::Two;
    let expected = SetResult::Won {
        winner: BEN,
        margin,
    };
    assert_eq!(SET.result(&lost, &left), Some(expected));
    let won = game(0, 4, Course::Resigned(BEN));
    assert_eq!(SET.result(&won, &left), Some(SetResult::Drawn));
    let both = [game(0, 1, Course::Resigned(ANN)), left];
    assert_eq!(SET.result(&both[0], &both[1]), Some(SetResult::Aborted));
}

#[test]
fn the_loser_of_a_set_begins_the_first_game_of_the_next() {
    let last = game(1, 4, Course::Resigned(ANN));
    let won = |winner| SetResult::Won {
        winner,
        margin: SetMargin::Two,
    };
    let cases = [
        (won(BEN), ANN),
        (won(ANN), BEN),
        (SetResult::Drawn, BEN),
        (SetResult::Aborted, BEN),
    ];
    for (result, begins) in cases {
        for by in SET.players {
            let (other, terms) = rematch_of_set((&SET, result), &last, by).expect("it is over");
            assert_ne!(other, by);
            let is_own = begins == by;
            let first = if is_own {
                First::Challenger
            } else {
                First::Opponent
            };
            assert_eq!((terms.first, terms.set), (first, true), "{result:?} {by}");
        }
    }
    let running = game(1, 4, Course::Running);
    let early = rematch_of_set((&SET, SetResult::Drawn), &running, ANN);
    assert_eq!(early, Err(GameRefusal::StillRunning { game: GameId(13) }));
}

#[test]
fn each_game_of_a_set_names_the_other() {
    assert_eq!(SET.other(GameId(12)), Some(GameId(13)));
    assert_eq!(SET.other(GameId(13)), Some(GameId(12)));
    assert_eq!(SET.other(GameId(14)), None);
}
