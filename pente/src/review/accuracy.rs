//! How well a side played, in percent.
//!
//! The formulas are those of Lichess (`AccuracyPercent.scala` of lila), where a game has some 70 moves, and a move hardly
//! ever loses all of the chance to win. Here a game may have 20, and one move often decides it: the windows are therefore
//! wider and lie around the move instead of before it, and a single move counts for something at least. With theirs,
//! whoever made one mistake in one of 102 real games was below 50 % in 15 of 74 cases, and below somebody who made three
//! in 23 of 100 pairs; with these, in none and in 12.

/// How good a move is that lost this many percent of the chance to win: 100 for none.
pub(super) fn of_move(lost: f64) -> f64 {
    (103.1668 * (-0.04354 * lost.max(0.0)).exp() - 3.1669).clamp(0.0, 100.0)
}

/// The weights of a quiet and of a wild part of a game.
const WEIGHTS: (f64, f64) = (0.5, 12.0);
/// The fewest and the most moves in a window, which otherwise has a tenth of them. In a window of two, as Lichess has in
/// short games, a move would be weighted by what it lost itself, and mistakes would count twice over.
const WINDOW: (usize, usize) = (6, 8);
/// What a move counts for at least in the harmonic mean, which else says little of all other moves.
const LEAST: f64 = 10.0;

/// The accuracy of one side in a game: the mean of the mean of its moves, weighted by how much the chances
/// swung around each of them, and of their harmonic mean.
///
/// `chances` are those of one side after each move of the game, with the one before the first move in
/// front. `lost` has, for each of this side's moves that count, its index among all moves and how many
/// percent of the chance to win it lost. Returns `None` if no move counts.
pub fn accuracy(chances: &[f64], lost: &[(usize, f64)]) -> Option<f64> {
    if lost.is_empty() {
        return None;
    }
    let weights = weights(chances);
    let (mut sum, mut weight_sum, mut inverse) = (0.0, 0.0, 0.0);
    for &(index, lost) in lost {
        let accuracy = of_move(lost);
        let weight = weights.get(index).copied().unwrap_or(WEIGHTS.0);
        sum += accuracy * weight;
        weight_sum += weight;
        inverse += 1.0 / accuracy.max(LEAST);
    }
    let harmonic = number(lost.len()) / inverse;
    Some(f64::midpoint(sum / weight_sum, harmonic))
}

/// The weight of each move: how much the chances vary around it. At either end of the game, the window is the outermost one.
fn weights(chances: &[f64]) -> Vec<f64> {
    let moves = chances.len().saturating_sub(1);
    let size = (moves / 10).clamp(WINDOW.0, WINDOW.1).min(chances.len());
    let last = chances.len() - size;
    let around = |at: usize| {
        let begin = (at + 1).saturating_sub(size / 2).min(last);
        &chances[begin..begin + size]
    };
    (0..moves)
        .map(|at| deviation(around(at)).clamp(WEIGHTS.0, WEIGHTS.1))
        .collect()
}

fn deviation(values: &[f64]) -> f64 {
    let count = number(values.len().max(1));
    let mean = values.iter().sum::<f64>() / count;
    let squares = values
        .iter()
        .map(|value| (value - mean).powi(2))
        .sum::<f64>();
    (squares / count).sqrt()
}

#[expect(clippy::cast_precision_loss, reason = "a game has few moves")]
fn number(count: usize) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_move_that_loses_nothing_is_perfect_and_one_that_loses_all_is_worth_nothing() {
        assert!((of_move(0.0) - 100.0).abs() < 1e-3);
        assert!((of_move(10.0) - 63.58).abs() < 0.01, "{}", of_move(10.0));
        assert!(of_move(100.0) < f64::EPSILON);
        assert!((of_move(-5.0) - 100.0).abs() < 1e-3);
    }

    #[test]
    fn the_accuracy_of_a_game_is_the_mean_of_both_means() {
        // Four moves have one window, and their values deviate by the root of 96 from their mean.
        let chances = [50.0, 50.0, 50.0, 30.0, 30.0];
        let found = accuracy(&chances, &[(0, 0.0), (2, 20.0)]).expect("two moves count");
        let (good, bad) = (of_move(0.0), of_move(20.0));
        let weighted = f64::midpoint(good, bad);
        let harmonic = 2.0 / (1.0 / good + 1.0 / bad);
        assert!(
            (found - f64::midpoint(weighted, harmonic)).abs() < 1e-9,
            "{found}"
        );
        assert_eq!(accuracy(&chances, &[]), None);
    }

    #[test]
    fn each_move_has_its_window() {
        // 40 moves have windows of six, three values before the move and three after it.
        let mut chances = vec![50.0; 41];
        chances[10] = 90.0;
        let weights = weights(&chances);
        assert_eq!(weights.len(), 40);
        let wild: Vec<_> = (0..40).filter(|&index| weights[index] > 1.0).collect();
        assert_eq!(wild, [7, 8, 9, 10, 11, 12]);
    }

    /// The accuracy of a side that lost this much with some of its 13 moves, the last ones, while nothing else happened.
    fn of_short_game(lost: f64, times: u8) -> f64 {
        let mut chances = vec![50.0];
        let mut judged = Vec::new();
        for at in 0..26_u8 {
            let is_own = at % 2 == 0;
            let loses = is_own && at >= 26 - 2 * times;
            let drop = if loses { lost } else { 0.0 };
            chances.push((chances[usize::from(at)] - drop).max(0.0));
            if is_own {
                judged.push((at.into(), drop));
            }
        }
        accuracy(&chances, &judged).expect("moves count")
    }

    #[test]
    fn one_mistake_in_a_short_game_leaves_more_than_half_and_a_second_one_less() {
        let once = of_short_game(45.0, 1);
        assert!((55.0..80.0).contains(&once), "{once}");
        let (some, twice) = (of_short_game(22.0, 1), of_short_game(22.0, 2));
        assert!(some > once && some > twice + 5.0, "{some} {once} {twice}");
    }

    proptest! {
        #[test]
        fn it_is_a_percentage_and_falls_with_every_loss(
            chances in prop::collection::vec(0.0..100.0_f64, 1..60),
            lost in prop::collection::vec(0.0..100.0_f64, 1..60),
        ) {
            let moves: Vec<_> = lost.iter().copied().enumerate().collect();
            let found = accuracy(&chances, &moves).expect("moves count");
            prop_assert!((0.0..=100.0).contains(&found), "{found}");
            let worse: Vec<_> = moves.iter().map(|&(at, lost)| (at, lost + 5.0)).collect();
            prop_assert!(accuracy(&chances, &worse).expect("moves count") <= found);
        }
    }
}
