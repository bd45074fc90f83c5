//! Weng-Lin: games among more than two, after Ruby Weng and Chih-Jen Lin, "A Bayesian Approximation
//! Method for Online Ranking" (2011), section 3: the Bradley-Terry model, in which each side meets
//! every other.
//!
//! Its numbers are shown on the scale that people know from games between two. A newcomer's strength
//! of 25 ± 25/3 becomes 1500 ± 350, and a step of 25/6, which its authors chose as the spread of a
//! player's form, is 175 points, nearly the unit of Glicko-2's own scale.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::estimate::Rating;

/// Rating points per unit of Weng-Lin's own scale.
const SCALE: f64 = 42.0;

/// The strength of a newcomer on Weng-Lin's own scale.
const NEWCOMER: f64 = 25.0;

/// The players who win or lose together, often one.
#[derive(Clone, Debug, PartialEq)]
pub struct Side {
    /// Where they finished: 0 is first, and a higher number is behind a lower one. Sides may share
    /// a place.
    pub place: u8,
    /// Their ratings before.
    pub members: Vec<Rating>,
}

/// The ratings after a game, by side and member.
pub fn rate_sides(sides: &[Side]) -> Vec<Vec<Rating>> {
    let strengths: Vec<Vec<_>> = sides.iter().map(|side| strengths(&side.members)).collect();
    let finished: Vec<_> = sides
        .iter()
        .zip(&strengths)
        .map(|(side, strengths)| {
            let place = MultiTeamOutcome::new(usize::from(side.place) + 1);
            (strengths.as_slice(), place)
        })
        .collect();
    let after = weng_lin_multi_team(&finished, &WengLinConfig::new());
    let sides = sides.iter().zip(after);
    sides
        .map(|(side, after)| {
            let members = side.members.iter().zip(after);
            members
                .map(|(&before, after)| shown(before, after))
                .collect()
        })
        .collect()
}

fn strengths(members: &[Rating]) -> Vec<WengLinRating> {
    let members = members.iter();
    members
        .map(|member| WengLinRating {
            rating: NEWCOMER + (member.rating - Rating::new().rating) / SCALE,
            uncertainty: member.deviation / SCALE,
        })
        .collect()
}

fn shown(before: Rating, after: WengLinRating) -> Rating {
    Rating {
        rating: Rating::new().rating + (after.rating - NEWCOMER) * SCALE,
        deviation: after.uncertainty * SCALE,
        volatility: before.volatility,
    }
    .rounded()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::method::Method;
    use super::*;

    fn alone(place: u8, member: Rating) -> Side {
        Side {
            place,
            members: vec![member],
        }
    }

    /// A rating given on Weng-Lin's own scale.
    fn of(strength: f64, uncertainty: f64) -> Rating {
        let own = WengLinRating {
            rating: strength,
            uncertainty,
        };
        shown(Rating::new(), own)
    }

    // What openskill publishes for its model "Bradley-Terry full", in every language it is written in.
    #[test]
    fn newcomers_are_rated_as_by_openskill() {
        let cases: [(f64, &[f64]); 4] = [
            (8.065_506_316_323_548, &[27.635_231_383_473_65]),
            (7.788_474_807_872_566, &[30.270_462_766_947_3, 25.0]),
            (
                7.501_219_069_396_400_5,
                &[32.905_694_150_420_95, 27.635_231_383_473_65],
            ),
            (
                7.202_515_895_247_076,
                &[35.540_925_533_894_6, 30.270_462_766_947_3, 25.0],
            ),
        ];
        for (count, (sigma, upper)) in (2..).zip(cases) {
            let newcomers = (0..count).map(|place| alone(place, Rating::new()));
            let after = rate_sides(&newcomers.collect::<Vec<_>>());
            let expected = upper.iter().map(|&mu| vec![of(mu, sigma)]);
            assert_eq!(after[..upper.len()], expected.collect::<Vec<_>>());
            let (first, last) = (after[0][0].rating, after[after.len() - 1][0].rating);
            assert!((first + last - 3000.0).abs() < 0.002, "{first} and {last}");
        }
    }

    #[test]
    fn sides_of_several_are_rated_as_by_openskill() {
        let newcomers = |place, count| Side {
            place,
            members: vec![Rating::new(); count],
        };
        let after = rate_sides(&[newcomers(0, 3), newcomers(1, 1), newcomers(2, 2)]);
        let expected = [
            vec![of(25.992_743_915_179_297, 8.197_099_974_899_84); 3],
            vec![of(28.489_091_300_017_99, 8.220_848_339_985_736)],
            vec![of(20.518_164_784_802_718, 8.127_515_465_304_823); 2],
        ];
        assert_eq!(after, expected);
    }

    #[test]
    fn a_shared_second_place_by_hand() {
        // Each of three newcomers meets two others: c² = 2 (25/3)² + 2 (25/6)² = 173.611, so that a
        // win against one moves the winner by (25/3)² / c / 2 = 2.6352, and a tie nobody.
        let step = 2.635_231_383_473_65;
        let places = [0, 1, 1].map(|place| alone(place, Rating::new()));
        let after = rate_sides(&places);
        let moved = |side: usize| after[side][0].rating - 1500.0;
        assert!((moved(0) - 2.0 * step * SCALE).abs() < 0.001);
        assert!((moved(1) + step * SCALE).abs() < 0.001);
        assert_eq!(after[1], after[2]);
    }

    #[test]
    fn a_newcomer_is_provisional_until_enough_games() {
        for (sides, members, most) in [(3, 1, 9), (6, 1, 4), (2, 2, 28)] {
            let newcomers = vec![Rating::new(); members];
            let mut all = vec![newcomers; sides];
            let mut games = 0;
            while all[0][0].is_provisional(Method::WengLin) {
                let turn = |index: usize| u8::from(index != games % sides);
                let sides = all.iter().enumerate().map(|(index, side)| Side {
                    place: turn(index),
                    members: side.clone(),
                });
                all = rate_sides(&sides.collect::<Vec<_>>());
                games += 1;
            }
            assert_eq!(games, most, "{sides} sides of {members}");
        }
    }

    prop_compose! {
        fn ratings()(rating in 100.0..3500.0_f64, deviation in 30.0..350.0_f64) -> Rating {
            Rating { rating, deviation, volatility: 0.06 }.rounded()
        }
    }

    proptest! {
        #[test]
        fn the_first_is_lifted_the_last_lowered(players in prop::collection::vec(ratings(), 3..=6)) {
            let sides: Vec<_> = (0..).zip(&players).map(|(place, &it)| alone(place, it)).collect();
            let after = rate_sides(&sides);
            let last = players.len() - 1;
            prop_assert!(after[0][0].rating >= players[0].rating);
            prop_assert!(after[last][0].rating <= players[last].rating);
            for (before, after) in players.iter().zip(&after) {
                prop_assert!(after[0].deviation <= before.deviation);
                let moved = Rating { rating: before.rating, deviation: before.deviation, ..after[0] };
                prop_assert_eq!(moved, *before);
            }
        }

        #[test]
        fn no_seat_is_favoured(players in prop::collection::vec((0..3_u8, ratings()), 3..=6)) {
            let sides: Vec<_> = players.iter().map(|&(place, it)| alone(place, it)).collect();
            let reversed: Vec<_> = sides.iter().rev().cloned().collect();
            let mut after = rate_sides(&reversed);
            after.reverse();
            for (one, other) in rate_sides(&sides).iter().zip(&after) {
                prop_assert!((one[0].rating - other[0].rating).abs() < 0.002);
            }
        }
    }
}
