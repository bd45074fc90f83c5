//! How well a side played, in percent.
//!
//! The formulas are those of Lichess (`AccuracyPercent.scala` of lila).

/// How good a move is that lost this many percent of the chance to win: 100 for none.
pub(super) fn of_move(lost: f64) -> f64 {
    (103.1668 * (-0.04354 * lost.max(0.0)).exp() - 3.1669).clamp(0.0, 100.0)
}

/// The weights of a quiet and of a wild part of a game.
const WEIGHTS: (f64, f64) = (0.5, 12.0);
/// The fewest and the most moves in a window, which otherwise has a tenth of them.
const WINDOW: (usize, usize) = (2, 8);

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
        inverse += 1.0 / accuracy.max(1.0);
    }
    let harmonic = number(lost.len()) / inverse;
    Some(f64::midpoint(sum / weight_sum, harmonic))
}

/// The weight of each move: how much the chances vary in the window that ends with it.
fn weights(chances: &[f64]) -> Vec<f64> {
    let moves = chances.len().saturating_sub(1);
    let size = (moves / 10).clamp(WINDOW.0, WINDOW.1).min(chances.len());
    let first = chances.get(..size).unwrap_or(chances);
    // The first moves share the first window.
    let begin = std::iter::repeat_n(first, size.saturating_sub(2));
    let windows = begin.chain(chances.windows(size.max(1)));
    windows
        .map(|window| deviation(window).clamp(WEIGHTS.0, WEIGHTS.1))
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
        // Four moves: windows of two, weights 0.5, 0.5, 10 and 0.5 (the deviations are 0, 0, 10 and 0).
        let chances = [50.0, 50.0, 50.0, 30.0, 30.0];
        let found = accuracy(&chances, &[(0, 0.0), (2, 20.0)]).expect("two moves count");
        let (good, bad) = (of_move(0.0), of_move(20.0));
        let weighted = (good * 0.5 + bad * 10.0) / 10.5;
        let harmonic = 2.0 / (1.0 / good + 1.0 / bad);
        assert!(
            (found - f64::midpoint(weighted, harmonic)).abs() < 1e-9,
            "{found}"
        );
        assert_eq!(accuracy(&chances, &[]), None);
    }

    #[test]
    fn each_move_has_its_window() {
        // 40 moves have windows of four: three moves share the first one.
        let mut chances = vec![50.0; 41];
        chances[10] = 90.0;
        let weights = weights(&chances);
        assert_eq!(weights.len(), 40);
        let wild: Vec<_> = (0..40).filter(|&index| weights[index] > 1.0).collect();
        assert_eq!(wild, [9, 10, 11, 12]);
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
