//! What follows from a match of a knock-out is what then happens.

use super::*;
use crate::tournament::course::{AfterMatch, MatchEffect};

/// Whether two meet in the last round, and that they alone do, and whether that is a further match.
fn meet(course: &Course, players: &[usize]) -> Option<(bool, bool)> {
    let round = course.rounds.last()?;
    let found = round
        .iter()
        .find(|it| players.iter().all(|player| it.players.contains(player)))?;
    Some((round.len() == 1, found.is_further))
}

fn check(course: &Course, found: AfterMatch, players: &[usize], seen: &mut BTreeSet<String>) {
    let mut after = course.clone();
    let next = match after.next() {
        Ok(Next::Round(round)) => {
            after.rounds.push(round);
            meet(&after, players)
        }
        _ => None,
    };
    let still_in = course.still_in();
    let is_in = |player: usize| still_in.contains(&player);
    match found {
        AfterMatch::Again => {
            assert!(next.is_some_and(|(_, is_further)| is_further), "{course:?}");
            seen.insert("again".to_owned());
        }
        AfterMatch::Decided {
            winner,
            loser,
            by_seed,
            effect,
        } => {
            let rank = course.ranking();
            let rank = rank.iter().find(|it| it.player == winner).unwrap().rank;
            match effect {
                MatchEffect::GoesOn => assert!(is_in(winner) && !is_in(loser), "{course:?}"),
                MatchEffect::FirstDefeat => assert!(is_in(winner) && is_in(loser), "{course:?}"),
                MatchEffect::SecondFinal => assert_eq!(next, Some((true, false)), "{course:?}"),
                MatchEffect::Wins => {
                    assert!(still_in.is_empty() && rank == 1, "{course:?}");
                }
            }
            seen.insert(format!("{effect:?}"));
            seen.extend(by_seed.then(|| "seed".to_owned()));
        }
    }
}

#[test]
fn what_is_said_of_the_end_of_a_match_is_what_follows() {
    let mut seen = BTreeSet::new();
    for seed in 1..=300 {
        for format in [
            Format::Elimination(Kind::Single),
            Format::Elimination(Kind::Double),
            SWISS_WITH_CUT,
        ] {
            let entrants = 4 + usize::try_from(seed).unwrap() % 6;
            let mut played = course(format, 2, entrants, seed);
            let mut told = Vec::new();
            while let Ok(Next::Round(round)) = played.next() {
                played.rounds.push(round);
                let open = played.clone();
                play(&mut played);
                for pairing in played.rounds.last().unwrap() {
                    let found = played.after_match(pairing);
                    assert_eq!(found.is_some(), format.is_knock_out(pairing.stage));
                    // Nothing else of the round matters.
                    assert_eq!(open.after_match(pairing), found);
                    let Some(found) = found else { continue };
                    check(&played, found, &pairing.players, &mut seen);
                    told.push((played.rounds.len(), pairing.clone(), found));
                }
            }
            for (round, pairing, found) in told {
                let mut then = played.clone();
                then.rounds.truncate(round);
                assert_eq!(then.after_match(&pairing), Some(found), "told late");
            }
        }
    }
    let all = [
        "FirstDefeat",
        "GoesOn",
        "SecondFinal",
        "Wins",
        "again",
        "seed",
    ];
    assert_eq!(seen.iter().map(String::as_str).collect::<Vec<_>>(), all);
}
