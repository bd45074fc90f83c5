//! The performance rating.

/// Rating differences for scores of 50 % to 100 % (FIDE Handbook B.02, table 8.1.1).
const DIFFERENCES: [i32; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// The rating at which so many half points would have been expected against opponents with these
/// ratings (FIDE Handbook C.07, article 10): their mean, and a difference that follows from the share of
/// the points. Only games that were played count; without any there is none.
pub fn performance(opponents: &[i32], half_points: u32) -> Option<i32> {
    let games = i32::try_from(opponents.len()).ok().filter(|it| *it > 0)?;
    let sum: i32 = opponents.iter().sum();
    let mean = (2 * sum + games).div_euclid(2 * games);
    let most = 2 * opponents.len();
    let won = (half_points as usize).min(most);
    let percent = (200 * won + most) / (2 * most);
    let difference = if percent >= 50 {
        DIFFERENCES[percent - 50]
    } else {
        -DIFFERENCES[50 - percent]
    };
    Some(mean + difference)
}
