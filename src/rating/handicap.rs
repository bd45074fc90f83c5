//! The handicap that evens out a match for points.
//!
//! The formula is ours. Whoever wins a game makes about [`WON`] points (five for the row, two captures
//! and a four are usual), whoever loses about [`LOST`]. With the chance of winning that the ratings
//! give, both make so many points in a game on average. The weaker player
//! starts with the points they would still lack when the stronger one reaches the target.

use super::Rating;

/// What the winner of a game makes, in points.
const WON: f64 = 8.0;
/// What the loser makes.
const LOST: f64 = 2.0;

/// The points with which the second player starts a match to `target` against the first, so that both
/// reach the target at about the same time. Negative if the first player should start with points. Its
/// size is less than the target.
pub fn fair_handicap(first: Rating, second: Rating, target: u16) -> i32 {
    let difference = (first.rating - second.rating) / 400.0;
    let chance = 1.0 / (1.0 + 10_f64.powf(-difference));
    let mean = |chance: f64| chance * WON + (1.0 - chance) * LOST;
    let (first, second) = (mean(chance), mean(1.0 - chance));
    let share = 1.0 - first.min(second) / first.max(second);
    let points = (f64::from(target) * share).round();
    let most = i32::from(target) - 1;
    #[expect(
        clippy::cast_possible_truncation,
        reason = "it is less than the target"
    )]
    let points = (points as i32).min(most);
    if first >= second { points } else { -points }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(rating: f64) -> Rating {
        Rating {
            rating,
            ..Rating::new()
        }
    }

    #[test]
    fn equal_players_start_equal() {
        assert_eq!(fair_handicap(rated(1_500.0), rated(1_500.0), 21), 0);
    }

    #[test]
    fn a_hundred_rating_points_are_about_the_booklets_edge() {
        // 0.64 wins: 5.84 points a game against 4.16, 29 % of 21.
        assert_eq!(fair_handicap(rated(1_600.0), rated(1_500.0), 21), 6);
        assert_eq!(fair_handicap(rated(1_500.0), rated(1_600.0), 21), -6);
    }

    #[test]
    fn it_grows_with_the_difference_and_stays_below_the_target() {
        let given = [0.0, 50.0, 200.0, 400.0, 3_000.0]
            .map(|ahead| fair_handicap(rated(1_500.0 + ahead), rated(1_500.0), 50));
        assert!(given.is_sorted(), "{given:?}");
        for target in [5, 21, 200] {
            let most = fair_handicap(rated(4_000.0), rated(0.0), target);
            assert!(most < i32::from(target), "{most}");
        }
    }
}
