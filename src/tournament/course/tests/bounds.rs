//! Which places are still possible: sound, never wider, and no wider than they need be.

use super::*;

#[test]
fn bounds_narrow_by_byes_and_by_what_is_decided() {
    let mut three = course(Format::Elimination(Kind::Single), 2, 3, 1);
    assert_eq!(
        three.bounds(0),
        [1..=2, 1..=3, 1..=3],
        "the first has a bye into the final"
    );
    let Ok(Next::Round(round)) = three.next() else {
        panic!("it has a first round");
    };
    three.rounds.push(round);
    assert_eq!(three.sitting_out(), [1]);
    assert!(three.waits_in_final(1) && !three.is_final(&three.rounds[0][0]));
    win(&mut three, GameResult::WhiteWins);
    let winner = three.rounds[0][0].players[0];
    let bounds = three.bounds(0);
    assert_eq!(bounds[winner - 1], 1..=2);
    assert_eq!(bounds[5 - winner - 1], 3..=3);
    let Ok(Next::Round(round)) = three.next() else {
        panic!("it has a final");
    };
    three.rounds.push(round);
    assert!(three.is_final(&three.rounds[1][0]) && three.sitting_out().is_empty());
    // By forfeit, too: who was there has done their part, and cannot be reached.
    for result in [GameResult::WhiteWins, GameResult::WhiteWinsByForfeit] {
        let mut round_robin = course(Format::USUAL_ROUND_ROBIN, 2, 3, 1);
        let mut won = [0; 4];
        for _ in 0..2 {
            let Ok(Next::Round(round)) = round_robin.next() else {
                panic!("it has a round");
            };
            round_robin.rounds.push(round);
            let best = won.iter().position(|it| *it == 1);
            let players = &round_robin.rounds.last().unwrap()[0].players;
            let is_white = best.is_none_or(|it| players[0] == it || !players.contains(&it));
            won[players[usize::from(!is_white)]] += 1;
            let lost = match result {
                GameResult::WhiteWins => GameResult::BlackWins,
                _ => GameResult::BlackWinsByForfeit,
            };
            win(&mut round_robin, if is_white { result } else { lost });
        }
        let best = won.iter().position(|it| *it == 2).expect("one won both");
        assert_eq!(round_robin.bounds(0)[best - 1], 1..=1, "{round_robin:?}");
        assert!(!round_robin.plays_on(best));
    }
}

#[test]
fn whoever_is_left_over_sits_out_in_the_last_round_too_and_nobody_before_they_enter() {
    let mut three = course(Format::USUAL_ROUND_ROBIN, 2, 3, 1);
    let mut sat_out = BTreeSet::new();
    while let Ok(Next::Round(round)) = three.next() {
        let players: Vec<usize> = round.iter().flat_map(|it| it.players.clone()).collect();
        three.rounds.push(round);
        let out: Vec<usize> = (1..=3).filter(|it| !players.contains(it)).collect();
        assert_eq!(three.sitting_out(), out, "{three:?}");
        sat_out.extend(out);
        win(&mut three, GameResult::WhiteWins);
        let again = three.sitting_out();
        assert_eq!(again.len(), 1, "also if it is told late: {three:?}");
    }
    assert_eq!((three.rounds.len(), sat_out.len()), (3, 3));
    // Of two groups, the smaller one is done before the larger one.
    let mut seven = course(Format::USUAL_ROUND_ROBIN, 2, 13, 1);
    while let Ok(Next::Round(round)) = seven.next() {
        let is_final = round[0].stage > 0;
        seven.rounds.push(round);
        assert!(is_final || seven.sitting_out().len() <= 1, "{seven:?}");
        win(&mut seven, GameResult::WhiteWins);
    }
    let mut late = course(Format::USUAL_SWISS, 2, 4, 1);
    let Ok(Next::Round(round)) = late.next() else {
        panic!("it has a first round");
    };
    late.rounds.push(round);
    late.entrants.push(Entrant {
        from_round: 2,
        left_after: None,
    });
    assert!(late.sitting_out().is_empty(), "{late:?}");
}

/// Ends what is open of the last round.
fn win(course: &mut Course, result: GameResult) {
    for pairing in course.rounds.last_mut().into_iter().flatten() {
        let ended = Some(Outcome::Pair(result));
        pairing.result = pairing.result.take().or(ended);
    }
}

/// Laws of the places that are still possible while people leave: nobody ends outside them, and they never widen.
#[test]
fn bounds_hold_in_sections_from_which_people_leave() {
    let format = Format::RoundRobin {
        section_size: 7,
        seeding: Seeding::Snake,
    };
    for seed in 0..300 {
        let entrants = 2 + usize::try_from(seed % 6).unwrap();
        let mut bounds: Vec<Vec<std::ops::RangeInclusive<usize>>> = Vec::new();
        let ended = play_all(course(format, 2, entrants, seed), |course| {
            let played = course.rounds.len();
            let chance = lot::draw(course.seed, 900 + played as u64);
            let who = usize::try_from(chance % 1000).unwrap() % course.entrants.len();
            if chance.is_multiple_of(4) && played > 0 {
                let entrant = &mut course.entrants[who];
                entrant.left_after = entrant.left_after.or(Some(played));
            }
            bounds.push(course.bounds(0));
        });
        bounds.push(ended.bounds(0));
        for both in bounds.windows(2) {
            for (before, after) in both[0].iter().zip(&both[1]) {
                let is_within = before.start() <= after.start() && after.end() <= before.end();
                assert!(is_within, "{before:?} {after:?} {ended:?}");
            }
        }
        for ranked in ended.ranking() {
            for at in &bounds {
                let own = &at[ranked.player - 1];
                assert!(own.contains(&ranked.rank), "{own:?} {ranked:?} {ended:?}");
            }
        }
    }
}

fn next_round(course: &mut Course) {
    let Ok(Next::Round(round)) = course.next() else {
        panic!("it has a round");
    };
    course.rounds.push(round);
}

/// All of the last round end so, whatever was said before.
fn decide(course: &mut Course, result: GameResult) {
    for pairing in course.rounds.last_mut().into_iter().flatten() {
        pairing.result = Some(Outcome::Pair(result));
    }
}

#[test]
fn a_match_that_nobody_wins_goes_to_the_better_seed_only_in_a_knock_out() {
    let of = |course: &Course| course.better_seed(&course.rounds.last().unwrap()[0]);
    let best = |course: &Course| {
        let round = course.rounds.last().unwrap();
        round[0].players.iter().min().copied()
    };
    let mut four = course(Format::Elimination(Kind::Single), 2, 4, 1);
    next_round(&mut four);
    assert_eq!(of(&four), None, "it is played");
    decide(&mut four, GameResult::WhiteWins);
    assert_eq!(of(&four), None, "it is won");
    decide(&mut four, GameResult::BothForfeit);
    assert_eq!(of(&four), best(&four));
    decide(&mut four, GameResult::Draw);
    assert_eq!(of(&four), None, "it is played once more");
    next_round(&mut four);
    decide(&mut four, GameResult::Draw);
    let seed = of(&four);
    assert_eq!(seed, best(&four));
    next_round(&mut four);
    let mut finalists = four.rounds[2][0].players.iter();
    assert!(finalists.any(|it| Some(*it) == seed), "{four:?}");
    assert_eq!(four.rounds_in_all(), None);
    let mut swiss = course(Format::USUAL_SWISS, 2, 4, 1);
    next_round(&mut swiss);
    decide(&mut swiss, GameResult::BothForfeit);
    assert_eq!(of(&swiss), None);
    assert_eq!(swiss.rounds_in_all(), swiss.rounds_of_swiss());
}

#[test]
fn whoever_lost_both_games_of_a_round_robin_of_three_is_third() {
    let mut three = course(Format::USUAL_ROUND_ROBIN, 2, 3, 1);
    for _ in 0..2 {
        next_round(&mut three);
        decide(&mut three, GameResult::Draw);
    }
    let is_done = |it: &usize| {
        three
            .rounds
            .iter()
            .all(|round| round[0].players.contains(it))
    };
    let last = (1..=3).find(is_done).expect("one has played twice");
    for round in &mut three.rounds {
        round[0].result = Some(Outcome::Pair(if round[0].players[0] == last {
            GameResult::BlackWins
        } else {
            GameResult::WhiteWins
        }));
    }
    assert_eq!(three.bounds(0)[last - 1], 3..=3);
    next_round(&mut three);
    assert_eq!(three.bounds(0)[last - 1], 3..=3, "{three:?}");
}

#[test]
fn a_second_final_is_told_from_the_first_and_says_whose_first_defeat_made_it() {
    let mut four = course(Format::Elimination(Kind::Double), 2, 4, 1);
    let mut lost: BTreeMap<usize, usize> = BTreeMap::new();
    let mut seconds = Vec::new();
    while let Ok(Next::Round(round)) = four.next() {
        four.rounds.push(round);
        for board in 0..four.rounds.last().unwrap().len() {
            let pairing = four.rounds.last().unwrap()[board].clone();
            // Whoever has been beaten wins the first final, and the match after it is drawn once.
            let beaten = |it: &usize| lost.get(it).copied().unwrap_or(0);
            let [one, other] = pairing.players[..] else {
                panic!("two")
            };
            let expected = four.is_final(&pairing) && beaten(&one) == 1 && beaten(&other) == 1;
            let found = four.first_lost_in_final();
            assert_eq!(found.is_some(), expected, "{four:?}");
            let result = if expected && seconds.is_empty() {
                GameResult::Draw
            } else if beaten(&one) > beaten(&other) {
                GameResult::WhiteWins
            } else {
                GameResult::BlackWins
            };
            seconds.extend(found);
            let loser = if result == GameResult::WhiteWins {
                other
            } else {
                one
            };
            if result != GameResult::Draw {
                *lost.entry(loser).or_default() += 1;
            }
            four.rounds.last_mut().unwrap()[board].result = Some(Outcome::Pair(result));
            // It is told alike once it is over, when that is told late.
            assert_eq!(four.first_lost_in_final(), found, "{four:?}");
        }
    }
    assert_eq!(seconds.len(), 2, "it was drawn once: {four:?}");
    assert_eq!(seconds[0], seconds[1]);
    assert_eq!(four.ranking()[0].rank, 1);
    assert!(four.still_in().is_empty());
    let mut one = course(Format::Elimination(Kind::Single), 2, 4, 1);
    next_round(&mut one);
    assert_eq!(one.still_in().len(), 4);
    decide(&mut one, GameResult::WhiteWins);
    let winners: BTreeSet<usize> = one.rounds[0].iter().map(|it| it.players[0]).collect();
    assert_eq!(one.still_in(), winners);
    next_round(&mut one);
    assert_eq!(one.first_lost_in_final(), None);
}
