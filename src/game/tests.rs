//! Laws of games and challenges that hold for every ruleset.

use jiff::{SignedDuration, Timestamp};
use proptest::prelude::*;

use super::game::PLIES_TO_COUNT;
use super::{
    Absence, Challenge, ChallengeId, ChannelId, Coin, First, Game, GameId, GameRefusal, Pace,
    Place, PlayerId, Reset, Revision, SealedMove, Start, Status, Terms, TimePreferences,
};
use crate::rules::{Departure, Move, Point, Seat, catalogue};

const ANNA: PlayerId = PlayerId(1);
const BEN: PlayerId = PlayerId(2);
const CARL: PlayerId = PlayerId(3);

fn at(seconds: i64) -> Timestamp {
    Timestamp::UNIX_EPOCH + SignedDuration::from_secs(seconds)
}

fn terms(ruleset: &str, rated: bool, first: First) -> Terms {
    Terms {
        ruleset: catalogue::find(ruleset).expect("a ruleset"),
        pace: Pace::Relaxed,
        rated,
        first,
        calls: false,
        set: false,
        claim: false,
        hill: false,
    }
}

fn start(ruleset: &str) -> Start {
    Start {
        id: GameId(1),
        players: vec![ANNA, BEN],
        terms: terms(ruleset, true, First::Chance),
        place: Place {
            server: None,
            channel: ChannelId(1),
        },
        at: at(0),
        computer: None,
        time_preferences: vec![TimePreferences::default(); 2],
    }
}

/// Plays one legal move for each pick.
fn play_some(game: &mut Game, picks: &[prop::sample::Index]) {
    for (pick, now) in picks.iter().zip(1..) {
        let legal: Vec<Move> = game.position().legal().collect();
        let Some(by) = game.to_move() else { return };
        let mv = legal[pick.index(legal.len())];
        game.play(by, mv, at(now))
            .expect("a legal move of the one to move");
    }
}

/// Everything observable about a game.
fn observable(game: &Game) -> impl PartialEq + std::fmt::Debug + use<> {
    (
        game.record().clone(),
        game.ply(),
        game.status(),
        game.to_move(),
        game.last().copied(),
        (game.started_at, game.snapshot()),
    )
}

fn rulesets() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "pente",
        "keryo-pente",
        "d-pente",
        "swap2-pente",
        "connect6",
    ])
}

fn picks() -> impl Strategy<Value = Vec<prop::sample::Index>> {
    prop::collection::vec(any::<prop::sample::Index>(), 0..60)
}

proptest! {
    #[test]
    fn a_resumed_game_is_the_game_that_was_played(ruleset in rulesets(), picks in picks()) {
        let mut game = Game::start(start(ruleset));
        play_some(&mut game, &picks);
        let moves = &game.record().moves;
        let resumed = Game::resume(start(ruleset), moves, game.snapshot()).expect("its own moves");
        prop_assert_eq!(observable(&resumed), observable(&game));
    }

    #[test]
    fn a_refused_wish_changes_nothing(
        ruleset in rulesets(),
        picks in picks(),
        which in 0..5_usize,
        by in prop::sample::select(vec![ANNA, BEN, CARL]),
        (file, rank) in (0..25_u8, 0..25_u8),
    ) {
        let mut game = Game::start(start(ruleset));
        play_some(&mut game, &picks);
        let before = observable(&game);
        let mv = [
            Move::Place(Point::new(file, rank)),
            Move::Power(Point::new(file, rank)),
            Move::AgreeDraw,
            Move::Leave(Seat::new(file), Departure::OutOfTime),
        ].get(which).copied();
        let refused = match mv {
            Some(mv) => game.play(by, mv, at(999)).is_err(),
            None => game.resign(by, at(999)).is_err(),
        };
        if refused {
            prop_assert_eq!(observable(&game), before);
        } else {
            prop_assert_ne!(by, CARL);
            prop_assert_ne!(observable(&game), before);
        }
    }

    #[test]
    fn whoever_resigns_loses_unless_it_is_too_early(
        ruleset in rulesets(),
        picks in picks(),
        by in prop::sample::select(vec![ANNA, BEN]),
    ) {
        let mut game = Game::start(start(ruleset));
        play_some(&mut game, &picks);
        prop_assume!(!game.is_over());
        let plies = |player| {
            let seat = game.seat_of(player).expect("a player");
            let mut replay = crate::rules::Position::new(game.terms.ruleset);
            let played = game.record().moves.iter().map(|&mv| replay.play(mv).expect("legal"));
            played.filter(|played| played.seat == seat).count()
        };
        let counts = [ANNA, BEN].into_iter().all(|who| plies(who) >= usize::from(PLIES_TO_COUNT));
        game.resign(by, at(999)).expect("a running game can be resigned");
        prop_assert_eq!(game.is_aborted(), !counts);
        prop_assert_eq!(game.counts_for_rating(), counts);
        let other = if by == ANNA { BEN } else { ANNA };
        prop_assert_eq!(game.winners(), if counts { vec![other] } else { vec![] });
        prop_assert_eq!(game.moved_at, at(999));
    }

    #[test]
    fn every_board_has_a_number_of_its_own(ruleset in rulesets(), picks in picks()) {
        let mut game = Game::start(start(ruleset));
        let mut plies = vec![game.ply()];
        for pick in &picks {
            play_some(&mut game, &[*pick]);
            plies.push(game.ply());
            if game.is_over() {
                break;
            }
        }
        prop_assert!(plies.is_sorted_by(|one, next| one < next));
    }
}

#[test]
fn a_forced_first_stone_is_there_from_the_start() {
    let game = Game::start(start("pente"));
    assert_eq!((game.ply(), game.to_move()), (1, Some(BEN)));
    let game = Game::start(start("d-pente"));
    assert_eq!((game.ply(), game.to_move()), (0, Some(ANNA)));
}

#[test]
fn a_sealed_move_that_cannot_be_played_changes_nothing_but_what_is_told() {
    let mut game = Game::start(start("d-pente"));
    let before = game.clone();
    let sealed = SealedMove {
        by: BEN,
        at: game.revision(),
        turn: vec![Move::Place(Point::new(9, 9))],
    };
    game.play_sealed(Some(&sealed), before.revision(), at(1));
    assert_eq!(game.reset, Some(Reset::SealLost));
    game.reset = before.reset;
    assert!(observable(&game) == observable(&before));
}

#[test]
fn damaged_games_are_not_taken_up() {
    let kept = Game::start(start("pente")).snapshot();
    let twice = [Move::Place(Point::new(9, 9)); 2];
    assert!(Game::resume(start("pente"), &twice, kept.clone()).is_err());
    let lonely = Start {
        players: vec![ANNA],
        ..start("pente")
    };
    assert!(Game::resume(lonely, &[], kept).is_err());
}

#[test]
fn a_fresh_board_is_one_of_the_same_ply() {
    let mut game = Game::start(start("pente"));
    assert_eq!(game.check_fresh(BEN, Revision::from(1)), Ok(()));
    assert_eq!(
        game.check_fresh(CARL, Revision::from(1)),
        Err(GameRefusal::NotAPlayer { game: game.id })
    );
    let stale = GameRefusal::Stale {
        shown: Revision::from(0),
        now: Revision::from(1),
        by: BEN,
        whose: BEN,
        is_among_several: false,
        last: None,
    };
    assert_eq!(game.check_fresh(BEN, Revision::from(0)), Err(stale));
    game.resign(ANNA, at(1))
        .expect("a running game can be resigned");
    let Status::Over(outcome) = game.status() else {
        panic!("it was resigned")
    };
    let over = GameRefusal::Over {
        game: game.id,
        outcome,
        last: game.last_move(),
    };
    assert_eq!(game.check_fresh(BEN, Revision::from(0)), Err(over));
}

#[test]
fn terms_are_for_two_and_rated_only_where_allowed() {
    let challenge = |terms| {
        let place = Place {
            server: None,
            channel: ChannelId(1),
        };
        Challenge::make(ChallengeId(1), ANNA, Some(BEN), terms, place, at(0))
    };
    assert!(challenge(terms("pente", true, First::Chance)).is_ok());
    let four = challenge(terms("partners", false, First::Chance));
    assert!(
        matches!(four, Err(GameRefusal::NotForTwo { .. })),
        "{four:?}"
    );
}

#[test]
fn an_answered_challenge_stays_answered() {
    let place = Place {
        server: None,
        channel: ChannelId(1),
    };
    let terms = terms("pente", false, First::Chance);
    let open =
        Challenge::make(ChallengeId(1), ANNA, Some(BEN), terms, place, at(0)).expect("two people");
    let mut accepted = open.clone();
    accepted.became(GameId(7));
    let mut declined = open.clone();
    declined.decline(BEN).expect("it is open");
    let mut withdrawn = open.clone();
    withdrawn.withdraw(ANNA).expect("it is open");
    for (mut answered, said) in [
        (accepted, GameRefusal::AlreadyAccepted { game: GameId(7) }),
        (declined, GameRefusal::AlreadyDeclined),
        (withdrawn, GameRefusal::AlreadyWithdrawn),
    ] {
        let before = answered.clone();
        assert_eq!(answered.accept(BEN, Coin::Heads), Err(said.clone()));
        assert_eq!(answered.decline(BEN), Err(said.clone()));
        assert_eq!(answered.withdraw(ANNA), Err(said));
        assert_eq!(answered, before);
    }
    assert_eq!(open.accept(BEN, Coin::Heads), Ok(vec![ANNA, BEN]));
    assert_eq!(open.accept(BEN, Coin::Tails), Ok(vec![BEN, ANNA]));
}

#[test]
fn nobody_is_idle_while_the_bot_is_absent() {
    let mut untimed = start("pente");
    untimed.terms.pace = Pace::Untimed;
    untimed.terms.rated = false;
    let mut game = Game::start(untimed);
    let due = game.due_at().expect("it may be idle");
    let moved_at = game.moved_at;
    let absence = |since, until| Absence {
        since: at(since),
        until: at(until),
    };
    game.make_up_for(&absence(1_000, 9_000_000));
    let later = SignedDuration::from_secs(8_999_000);
    assert_eq!(game.due_at(), Some(due + later));
    // What a wrong clock added is taken off again.
    game.make_up_for(&absence(9_010_000, 19_010_000));
    game.make_up_for(&absence(19_010_000, 9_010_000));
    assert_eq!(game.due_at(), Some(due + later));
    assert_eq!(game.moved_at, moved_at, "nobody has moved");
}

#[test]
fn what_a_wrong_clock_gave_back_is_not_told_once_it_is_right() {
    let mut game = Game::start(start("pente"));
    let hours = SignedDuration::from_hours;
    let lost = |game: &Game| game.grace.map(|grace| grace.time);
    let absence = |since: i64, until: i64| Absence {
        since: at(3_600 * since),
        until: at(3_600 * until),
    };
    game.make_up_for(&absence(1, 3));
    assert_eq!(lost(&game), Some(hours(2)));
    game.make_up_for(&absence(3, 99));
    assert_eq!(lost(&game), Some(hours(98)));
    game.make_up_for(&absence(99, 3));
    assert_eq!(lost(&game), Some(hours(2)));
    game.make_up_for(&absence(3, 0));
    assert_eq!(lost(&game), None);
}
