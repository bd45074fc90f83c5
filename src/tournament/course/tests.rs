//! Tournaments of all formats that are played to their end with results that look like chance.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::tournament::elimination::Kind;
use crate::tournament::format::{Format, TopCut};
use crate::tournament::lot;
use crate::tournament::round::{Bye, GameResult};
use crate::tournament::round_robin::Seeding;
use crate::tournament::swiss::FirstRound;

mod after_match;
mod bounds;

const SWISS_WITH_CUT: Format = Format::Swiss {
    rounds: Some(3),
    first_round: FirstRound::Halves,
    top: Some(TopCut::Four),
};

fn course(format: Format, seats: usize, entrants: usize, seed: u64) -> Course {
    Course {
        format,
        seats,
        by_sets: seed.is_multiple_of(2),
        seed,
        entrants: vec![
            Entrant {
                from_round: 1,
                left_after: None
            };
            entrants
        ],
        rounds: Vec::new(),
        unwanted: BTreeSet::new(),
        byes: BTreeSet::new(),
    }
}

/// Plays the last round.
fn play(course: &mut Course) {
    let (seed, round, seats) = (course.seed, course.rounds.len(), course.seats);
    for pairing in course.rounds.last_mut().into_iter().flatten() {
        let chance = lot::draw(seed, (round * 1000 + pairing.players[0]) as u64);
        if pairing.result.is_some() {
            continue;
        }
        pairing.result = Some(if pairing.players.len() > 2 {
            let winner = usize::try_from(chance).unwrap() % seats;
            let places = (0..seats).map(|seat| if seat == winner { 1 } else { 2 });
            Outcome::Table(places.collect())
        } else {
            Outcome::Pair(match chance % 8 {
                0..3 => GameResult::WhiteWins,
                3..6 => GameResult::BlackWins,
                6 => GameResult::Draw,
                _ => GameResult::BlackWinsByForfeit,
            })
        });
    }
}

/// Plays a tournament to its end; `meanwhile` may change it before each round.
fn play_all(mut course: Course, mut meanwhile: impl FnMut(&mut Course)) -> Course {
    for _ in 0..100 {
        meanwhile(&mut course);
        match course.next().expect("the course is sound") {
            Next::Over => return course,
            Next::Waiting => panic!("everything is played"),
            Next::Round(pairings) => {
                assert!(!pairings.is_empty());
                check_once(&course, &pairings);
                course.rounds.push(pairings);
                let bounds = course.bounds(0);
                play(&mut course);
                let after = course.bounds(0);
                for (before, after) in bounds.iter().zip(after) {
                    let is_within = before.start() <= after.start() && after.end() <= before.end();
                    assert!(is_within, "{before:?} {after:?} {course:?}");
                }
            }
        }
    }
    panic!("it never ends: {course:?}");
}

fn check_once(course: &Course, pairings: &[Pairing]) {
    let mut named = BTreeSet::new();
    for player in pairings.iter().flat_map(|it| &it.players) {
        assert!(named.insert(*player), "{player} twice in {pairings:?}");
    }
    for pairing in pairings.iter().filter(|it| it.result.is_none()) {
        for player in &pairing.players {
            assert!(
                course.takes_part(*player, course.next_round()),
                "{pairing:?}"
            );
        }
    }
}

fn formats() -> Vec<(Format, usize, usize)> {
    let sections = Format::RoundRobin {
        section_size: 3,
        seeding: Seeding::Snake,
    };
    let mut all = Vec::new();
    for entrants in [4, 5, 6, 7, 9, 12, 18] {
        all.push((Format::USUAL_ROUND_ROBIN, 2, entrants));
        all.push((sections, 2, entrants));
        all.push((Format::USUAL_SWISS, 2, entrants));
        all.push((SWISS_WITH_CUT, 2, entrants));
        all.push((Format::Elimination(Kind::Single), 2, entrants));
        all.push((Format::Elimination(Kind::Double), 2, entrants));
        all.push((Format::Cycle { rounds: Some(4) }, 4, entrants));
    }
    all
}

/// Replays a finished tournament: each round follows from those before.
fn check_replay(course: &Course) {
    for round in 0..course.rounds.len() {
        let mut before = course.clone();
        before.rounds.truncate(round);
        before.byes = asked(&course.rounds[round]);
        let entered = before
            .entrants
            .iter()
            .filter(|it| it.from_round <= round + 1);
        let entered = entered.count();
        before.entrants.truncate(entered);
        let mut paired = course.rounds[round].clone();
        match before.next() {
            Ok(Next::Round(again)) => {
                // What was not decided beforehand was played since.
                for (pairing, again) in paired.iter_mut().zip(&again) {
                    pairing.result.clone_from(&again.result);
                }
                assert_eq!(paired, again, "round {round} of {course:?}");
            }
            other => panic!("{other:?}"),
        }
    }
}

fn asked(round: &[Pairing]) -> BTreeSet<usize> {
    let half = round
        .iter()
        .filter(|it| it.result == Some(Outcome::Bye(Bye::HalfPoint)));
    half.map(|it| it.players[0]).collect()
}

#[test]
fn every_format_comes_to_an_end_and_can_be_replayed() {
    for (format, seats, entrants) in formats() {
        for seed in 0..2 {
            let ended = play_all(course(format, seats, entrants, seed), |_| ());
            check_replay(&ended);
            let ranking = ended.ranking();
            assert_eq!(ranking.len(), entrants, "{format:?}");
            let mut seen = BTreeSet::new();
            for (place, (ranked, bounds)) in
                ranking.iter().map(|it| (it, ended.bounds(0))).enumerate()
            {
                assert!(seen.insert(ranked.player));
                assert!(ranked.rank <= place + 1, "{ranking:?}");
                let bounds = &bounds[ranked.player - 1];
                assert!(
                    bounds.contains(&ranked.rank),
                    "{bounds:?} {ranked:?} {ended:?}"
                );
            }
        }
    }
}

#[test]
fn a_round_never_waits_for_somebody_who_left() {
    for (format, seats, entrants) in formats() {
        for seed in 0..2 {
            let ended = play_all(course(format, seats, entrants, seed), |course| {
                let played = course.rounds.len();
                let chance = lot::draw(course.seed, 77 + played as u64);
                let who = usize::try_from(chance % 1000).unwrap() % course.entrants.len();
                let entrant = &mut course.entrants[who];
                if !chance.is_multiple_of(3) && played > 0 {
                    entrant.left_after = entrant.left_after.or(Some(played));
                }
            });
            check_replay(&ended);
            assert_eq!(ended.ranking().len(), entrants);
        }
    }
}

#[test]
fn late_entries_and_byes_are_counted_once() {
    for seed in 0..20 {
        let ended = play_all(course(Format::USUAL_SWISS, 2, 9, seed), |course| {
            course.byes.clear();
            if course.rounds.len() == 2 {
                course.entrants.push(Entrant {
                    from_round: 3,
                    left_after: None,
                });
                course.byes.insert(4);
            }
        });
        check_replay(&ended);
        let byes = ended.rounds.iter().map(|it| asked(it));
        assert_eq!(byes.flatten().collect::<Vec<_>>(), [4]);
        let table = &ended.tables()[0].standings;
        let late = table.iter().find(|it| it.player == 10).unwrap();
        assert!((1..=5).contains(&late.half_points), "{late:?}");
        let mut given = BTreeMap::new();
        for pairing in ended.rounds.iter().flatten() {
            if pairing.result == Some(Outcome::Bye(Bye::PairingAllocated)) {
                *given.entry(pairing.players[0]).or_insert(0) += 1;
            }
        }
        assert!(given.values().all(|it| *it == 1), "{given:?}");
    }
}

#[test]
fn blocked_pairs_meet_only_if_nothing_else_is_possible() {
    for seed in 0..10 {
        let mut start = course(Format::USUAL_SWISS, 2, 8, seed);
        start.unwanted = [(1, 5), (2, 6), (1, 2)].into();
        let ended = play_all(start, |_| ());
        assert!(ended.rounds.iter().flatten().all(|it| !it.is_unwanted));
        let mut two = course(Format::Elimination(Kind::Single), 2, 2, seed);
        two.unwanted = [(1, 2)].into();
        let ended = play_all(two, |_| ());
        assert!(ended.rounds.iter().flatten().all(|it| it.is_unwanted));
    }
}

#[test]
fn who_leaves_a_round_robin_before_half_of_it_is_struck_out() {
    let format = Format::USUAL_ROUND_ROBIN;
    let mut start = course(format, 2, 6, 1);
    let win = |course: &mut Course| {
        for pairing in course.rounds.last_mut().unwrap() {
            if pairing.result.is_none() {
                pairing.result = Some(Outcome::Pair(GameResult::WhiteWins));
            }
        }
    };
    let next = |course: &mut Course| {
        let Ok(Next::Round(round)) = course.next() else {
            panic!("there is another round");
        };
        course.rounds.push(round);
        win(course);
    };
    next(&mut start);
    next(&mut start);
    let mut early = start.clone();
    early.entrants[0].left_after = Some(2);
    next(&mut early);
    let points = |course: &Course, player: usize| {
        let table = &course.tables()[0].standings;
        table
            .iter()
            .find(|it| it.player == player)
            .unwrap()
            .half_points
    };
    assert_eq!(points(&early, 1), 0, "its results do not count");
    assert_eq!(early.tables()[0].struck_out, [1]);
    assert!(
        early.rounds[2]
            .iter()
            .any(|it| it.result == Some(Outcome::Bye(Bye::ZeroPoint)))
    );
    next(&mut start);
    let before = points(&start, 1);
    start.entrants[0].left_after = Some(3);
    next(&mut start);
    assert_eq!(points(&start, 1), before, "its results stand");
    assert!(start.tables()[0].struck_out.is_empty());
    let forfeits = start.rounds[3].iter().filter(|it| it.players.contains(&1));
    let forfeits: Vec<_> = forfeits.map(|it| it.result.clone()).collect();
    assert!(matches!(
        forfeits[..],
        [Some(Outcome::Pair(
            GameResult::WhiteWinsByForfeit | GameResult::BlackWinsByForfeit
        ))]
    ));
}

#[test]
fn the_initial_order_does_not_depend_on_who_entered_first() {
    let mut entrants: Vec<Seeded> = (0..40)
        .map(|key| Seeded {
            key,
            rating: 1500 + i32::try_from(key % 5).unwrap(),
        })
        .collect();
    let order = initial_order(&entrants, 7);
    entrants.reverse();
    assert_eq!(initial_order(&entrants, 7), order);
    assert_ne!(initial_order(&entrants, 8), order);
}

/// A round of a player in a report: the opponent, the colour and the result.
type RoundRead = (String, char, char);

/// What a report says of each player, read back from the columns of its file: half points, and the rounds.
fn read_back(text: &str) -> Vec<(u32, Vec<RoundRead>)> {
    let players = text.lines().filter(|it| it.starts_with("001"));
    let players = players.map(|line| {
        let letters: Vec<char> = line.chars().collect();
        let part = |from: usize, to: usize| letters[from - 1..to].iter().collect::<String>();
        let tenths: u32 = part(81, 84).trim().replace('.', "").parse().unwrap();
        let rounds = (90..letters.len()).step_by(10).map(|start| {
            let opponent = part(start + 2, start + 5).trim().to_owned();
            (opponent, letters[start + 6], letters[start + 8])
        });
        (tenths / 5, rounds.collect())
    });
    players.collect()
}

fn head(players: usize) -> ReportHead {
    let people = (0..players).map(|it| {
        (
            format!("Player {it}"),
            2000 - 3 * i32::try_from(it).unwrap(),
        )
    });
    ReportHead {
        name: "Cup".to_owned(),
        days: [None, None],
        people: people.collect(),
    }
}

#[test]
fn a_report_tells_every_result_once_for_each_side_and_the_points_they_make() {
    for (format, seats, entrants) in formats() {
        let ended = play_all(course(format, seats, entrants, 1), |_| ());
        let reports = ended.reports(&head(entrants));
        let parts = match format {
            Format::Cycle { .. } => 0,
            Format::Swiss { top: Some(_), .. } => 2,
            _ => 1,
        };
        assert_eq!(reports.len(), parts, "{format:?}");
        for (report, stage) in reports.iter().zip(0..) {
            let players = read_back(&report.text());
            assert_eq!(players.len(), entrants);
            let is_split = parts == 2;
            let told: Vec<_> = ended
                .rounds
                .iter()
                .filter(|round| round.iter().any(|it| !is_split || it.stage == stage))
                .collect();
            for (points, rounds) in &players {
                assert_eq!(rounds.len(), told.len(), "{format:?}");
                let made: u32 = rounds
                    .iter()
                    .map(|(_, _, result)| match result {
                        '1' | '+' | 'U' => 2,
                        '=' | 'H' => 1,
                        _ => 0,
                    })
                    .sum();
                assert_eq!(*points, made);
            }
            for (index, round) in told.iter().enumerate() {
                for pairing in round.iter().filter(|it| it.players.len() == 2) {
                    let &[white, black] = pairing.players.as_slice() else {
                        continue;
                    };
                    let (_, of_white) = &players[white - 1];
                    let (_, of_black) = &players[black - 1];
                    let results = match pairing.result {
                        Some(Outcome::Pair(GameResult::WhiteWins)) => ('1', '0'),
                        Some(Outcome::Pair(GameResult::BlackWins)) => ('0', '1'),
                        Some(Outcome::Pair(GameResult::Draw)) => ('=', '='),
                        Some(Outcome::Pair(GameResult::WhiteWinsByForfeit)) => ('+', '-'),
                        Some(Outcome::Pair(GameResult::BlackWinsByForfeit)) => ('-', '+'),
                        _ => ('-', '-'),
                    };
                    assert_eq!(of_white[index], (black.to_string(), 'w', results.0));
                    assert_eq!(of_black[index], (white.to_string(), 'b', results.1));
                }
            }
        }
    }
}

#[test]
fn the_report_of_a_swiss_has_the_rounds_before_somebody_came_and_no_rating_out_of_order() {
    let ended = play_all(course(Format::USUAL_SWISS, 2, 9, 3), |course| {
        if course.rounds.len() == 2 {
            course.entrants.push(Entrant {
                from_round: 3,
                left_after: None,
            });
        }
    });
    let mut head = head(10);
    head.people[9].1 = 2500;
    let report = ended.reports(&head).remove(0);
    assert_eq!(report.players[8].rating, Some(1976));
    assert_eq!(report.players[9].rating, None);
    let players = read_back(&report.text());
    let before: Vec<char> = players[9].1[..2].iter().map(|it| it.2).collect();
    assert_eq!(before, ['Z', 'H']);
    let table = &ended.tables()[0].standings;
    for standing in table {
        let points = players[standing.player - 1].0;
        assert_eq!(points, standing.half_points, "player {}", standing.player);
    }
}
