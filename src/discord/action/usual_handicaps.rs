//! The handicaps that are offered for a match for points.

/// Numbers of points that a handicap often has.
const HANDICAPS: [u16; 7] = [1, 2, 5, 10, 25, 50, 100];

/// Handicaps to choose from in a match to this target: from a tenth of it to half of it.
pub fn usual_handicaps(target: u16) -> impl Iterator<Item = u16> {
    let fits = move |points: &u16| points * 2 <= target && points * 10 >= target;
    HANDICAPS.into_iter().filter(fits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usual_handicaps_are_for_the_target() {
        let usual = |target| usual_handicaps(target).collect::<Vec<_>>();
        for (target, expected) in [
            (5, vec![1, 2]),
            (10, vec![1, 2, 5]),
            (21, vec![5, 10]),
            (50, vec![5, 10, 25]),
            (200, vec![25, 50, 100]),
        ] {
            assert_eq!(usual(target), expected, "{target}");
        }
    }
}
