//! Standings of small tournaments, calculated by hand.

use super::*;
use crate::tournament::round::{Bye, GameResult, PastGame, PastRound};

fn round(games: &[(usize, usize, &str)], byes: &[(usize, Bye)]) -> PastRound {
    let games = games.iter().map(|(white, black, result)| PastGame {
        white: *white,
        black: *black,
        result: match *result {
            "1-0" => GameResult::WhiteWins,
            "0-1" => GameResult::BlackWins,
            "+--" => GameResult::WhiteWinsByForfeit,
            _ => GameResult::Draw,
        },
    });
    PastRound {
        games: games.collect(),
        byes: byes.to_vec(),
    }
}

fn values(rounds: &[PastRound], players: usize, tie_break: TieBreak) -> Vec<u32> {
    let results = Results {
        players,
        rounds,
        unplayed: Unplayed::Swiss,
    };
    let records = record::records(&results);
    (0..players)
        .map(|it| super::values(tie_break, &records, &[it], Unplayed::Swiss)[0])
        .collect()
}

#[test]
fn sums_over_opponents_are_as_by_hand() {
    let rounds = [
        round(&[(1, 2, "1-0"), (3, 4, "1/2")], &[]),
        round(&[(1, 3, "1-0"), (2, 4, "1-0")], &[]),
        round(&[(4, 1, "0-1"), (3, 2, "1-0")], &[]),
    ];
    // In half points: 6, 2, 3, 1.
    assert_eq!(values(&rounds, 4, TieBreak::Buchholz), [6, 10, 9, 11]);
    assert_eq!(values(&rounds, 4, TieBreak::BuchholzCut1), [5, 9, 8, 9]);
    assert_eq!(values(&rounds, 4, TieBreak::SonnebornBerger), [12, 2, 5, 3]);
    assert_eq!(values(&rounds, 4, TieBreak::Wins), [3, 1, 1, 0]);
}

#[test]
fn unplayed_rounds_count_as_article_16_says() {
    let rounds = [
        round(
            &[(1, 2, "1-0"), (3, 4, "1-0")],
            &[(5, Bye::PairingAllocated)],
        ),
        round(&[(1, 3, "1-0"), (2, 5, "+--")], &[(4, Bye::HalfPoint)]),
        round(&[(1, 4, "1-0"), (3, 2, "1-0")], &[]),
    ];
    // In half points: 6, 2, 4, 1, 2. The last one withdrew after the first round: for opponents the
    // two rounds count as draws. The half-point bye was followed by a game and counts as it is.
    let buchholz = values(&rounds, 5, TieBreak::Buchholz);
    assert_eq!(buchholz[0], 2 + 4 + 1);
    assert_eq!(
        buchholz[1],
        6 + 2 + 4,
        "a forfeit counts as one's own score"
    );
    assert_eq!(buchholz[3], 4 + 1 + 6, "so does a bye");
    // The bye that was asked for is cut, and not the lowest opponent.
    assert_eq!(values(&rounds, 5, TieBreak::BuchholzCut1)[3], 4 + 6);
    let played_last = round(&[(4, 5, "1-0")], &[]);
    let with_last = [&rounds[..], &[played_last]].concat();
    let after = values(&with_last, 5, TieBreak::Buchholz)[3];
    // The forfeit was followed by a game and is no draw; the others left after the third round.
    assert_eq!(after, (4 + 1) + 3 + (6 + 1) + 2);
    let withdrawn = round(&[(4, 3, "1-0")], &[(5, Bye::ZeroPoint)]);
    let met = round(&[(3, 5, "1-0")], &[]);
    let rounds = [met, withdrawn];
    let buchholz = values(&rounds, 5, TieBreak::Buchholz);
    assert_eq!(
        buchholz[2],
        1 + 2,
        "a round after leaving is a draw for opponents"
    );
}

#[test]
fn the_direct_encounter_needs_all_games_or_a_sure_first() {
    let all_met = [
        round(&[(1, 2, "0-1"), (3, 4, "1-0")], &[]),
        round(&[(1, 3, "1-0"), (2, 4, "0-1")], &[]),
    ];
    let results = Results {
        players: 4,
        rounds: &all_met,
        unplayed: Unplayed::Swiss,
    };
    let records = record::records(&results);
    assert_eq!(encounter::values(&records, &[0, 1]), [0, 2]);
    // The third and the second never met, but the first of the group beat both others.
    assert_eq!(encounter::values(&records, &[0, 2]), [2, 0]);
    assert_eq!(encounter::values(&records, &[1, 2]), [0, 0]);
    let chain = [round(&[(1, 2, "1-0")], &[]), round(&[(1, 3, "1-0")], &[])];
    let results = Results {
        players: 3,
        rounds: &chain,
        unplayed: Unplayed::Swiss,
    };
    let records = record::records(&results);
    assert_eq!(encounter::values(&records, &[0, 1, 2]), [3, 0, 0]);
}

#[test]
fn standings_rank_by_points_then_tie_breaks() {
    let rounds = [
        round(&[(1, 2, "0-1"), (3, 4, "1/2")], &[]),
        round(&[(1, 3, "1-0"), (2, 4, "0-1")], &[]),
        round(&[(4, 1, "1/2"), (3, 2, "1-0")], &[]),
    ];
    let results = Results {
        players: 4,
        rounds: &rounds,
        unplayed: Unplayed::RoundRobin,
    };
    let table = standings(&results, &SWISS_ORDER);
    let order: Vec<_> = table
        .iter()
        .map(|it| (it.player, it.half_points, it.rank))
        .collect();
    assert_eq!(order, [(4, 4, 1), (1, 3, 2), (3, 3, 3), (2, 2, 4)]);
    let equal = standings(
        &Results {
            rounds: &[],
            ..results
        },
        &SWISS_ORDER,
    );
    assert!(equal.iter().all(|it| it.rank == 1));
}

#[test]
fn the_performance_follows_the_table() {
    assert_eq!(performance(&[1500, 1600, 1700], 3), Some(1600));
    assert_eq!(performance(&[1500, 1600, 1700], 6), Some(2400));
    assert_eq!(performance(&[1500, 1600, 1700], 4), Some(1725));
    assert_eq!(performance(&[1500, 1600, 1700], 2), Some(1475));
    assert_eq!(performance(&[], 0), None);
}
