//! What the end of an attempt at a puzzle changes: ratings, days in a row, and when the puzzle comes back.
//!
//! The first attempt of a person at a puzzle is rated once, by Glicko-2, as if the puzzle were the opponent. A person
//! has one rating for puzzles of all rulesets: there are at most a few dozen built-in ones for each ruleset, so that ratings
//! by ruleset would stay uncertain, and what is asked for is the same everywhere: to see rows, captures and threats.
//! A puzzle begins with the rating of its grade, which is an estimate.

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

use crate::rating::{Change, Rating, Score, rate as rate_game};
use crate::store::{SavedPuzzleAttempt, SavedSolver};

/// How uncertain the grade of a puzzle is.
const GRADE_DEVIATION: f64 = 150.0;
/// Which part of a win counts after a hint, for the person and for the puzzle.
const HINTED_PART: f64 = 1.0 / 3.0;
/// After how many days a puzzle that was not solved comes back; after each solution the next of them counts.
const DAYS: [i64; 4] = [1, 3, 7, 21];

/// How a first attempt ended.
#[derive(Clone, Copy, Debug)]
pub(super) struct FirstResult {
    /// Whether the puzzle was solved.
    pub(super) is_solved: bool,
    /// Whether the person took a hint.
    pub(super) is_hinted: bool,
    /// How hard the puzzle was.
    pub(super) puzzle: Rating,
}

/// How any attempt ended.
#[derive(Clone, Copy, Debug)]
pub(super) struct Practice {
    /// Whether it was the first one.
    pub(super) is_first: bool,
    /// Whether the puzzle was solved.
    pub(super) is_solved: bool,
}

/// The rating that a puzzle of this grade begins with.
pub(super) fn graded(rating: u16) -> Rating {
    Rating {
        rating: f64::from(rating),
        deviation: GRADE_DEVIATION,
        ..Rating::new()
    }
}

/// A person's rating as of today.
pub(super) fn as_of(solver: &SavedSolver, now: Timestamp) -> Rating {
    let days = now.duration_since(solver.rated_at).as_hours() / 24;
    let days = u32::try_from(days.max(0)).unwrap_or(u32::MAX);
    solver.rating.after_absence(days)
}

/// Rates a first attempt; returns how the person's rating changed, and the rating of the puzzle.
pub(super) fn rate(
    solver: &mut SavedSolver,
    result: FirstResult,
    now: Timestamp,
) -> (Change, Rating) {
    let before = as_of(solver, now);
    let score = if result.is_solved {
        Score::Win
    } else {
        Score::Loss
    };
    let (mut after, mut puzzle) = rate_game(before, result.puzzle, score);
    if result.is_solved && result.is_hinted {
        after = before.towards(after, HINTED_PART);
        puzzle = result.puzzle.towards(puzzle, HINTED_PART);
    }
    solver.rating = after;
    solver.rated_at = now;
    solver.tried += 1;
    solver.solved += u32::from(result.is_solved);
    (Change { before, after }, puzzle)
}

/// The day on which somebody in this time zone lives, counted from 1970-01-01.
pub(super) fn day_of(now: Timestamp, zone: TimeZone) -> i32 {
    let date = now.to_zoned(zone).date();
    let epoch = jiff::civil::date(1970, 1, 1);
    (date - epoch).get_days()
}

/// Counts a day on which a puzzle was solved; returns how many in a row there are, if it is a new one.
pub(super) fn count_day(solver: &mut SavedSolver, today: i32) -> Option<u32> {
    if solver.solved_on.is_some_and(|day| day >= today) {
        return None;
    }
    let goes_on = solver.solved_on == Some(today - 1);
    solver.streak = if goes_on { solver.streak + 1 } else { 1 };
    solver.longest_streak = solver.longest_streak.max(solver.streak);
    solver.solved_on = Some(today);
    Some(solver.streak)
}

/// Decides when a puzzle comes back. That counts only for who wants it.
pub(super) fn practise(attempt: &mut SavedPuzzleAttempt, practice: Practice, now: Timestamp) {
    let Practice {
        is_first,
        is_solved,
    } = practice;
    if is_first || attempt.is_repeating {
        attempt.repeated = match (is_first, is_solved) {
            (false, true) => attempt.repeated + 1,
            _ => 0,
        };
        let is_learnt = is_first && is_solved;
        let days = usize::try_from(attempt.repeated).ok();
        let days = days.and_then(|repeated| DAYS.get(repeated)).copied();
        let days = days.filter(|_| !is_learnt);
        attempt.due_at = days.map(|days| now + SignedDuration::from_hours(24 * days));
    }
    attempt.is_repeating = false;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solver() -> SavedSolver {
        SavedSolver::new(Timestamp::UNIX_EPOCH)
    }

    fn attempt() -> SavedPuzzleAttempt {
        SavedPuzzleAttempt {
            puzzle: 1,
            line: String::new(),
            solved: None,
            is_hinted: false,
            hint: String::new(),
            is_repeating: false,
            repeated: 0,
            due_at: None,
            shown_at: Timestamp::UNIX_EPOCH,
            shown_rating: None,
        }
    }

    #[test]
    fn a_hint_weighs_the_gain_down_and_not_the_loss() {
        let gain = |is_solved, is_hinted| {
            let result = FirstResult {
                is_solved,
                is_hinted,
                puzzle: graded(1400),
            };
            let (change, puzzle) = rate(&mut solver(), result, Timestamp::UNIX_EPOCH);
            (change.after.rating - change.before.rating, puzzle.rating)
        };
        let (alone, hinted) = (gain(true, false), gain(true, true));
        assert!(
            (alone.0 / 3.0 - hinted.0).abs() < 0.01,
            "{alone:?} {hinted:?}"
        );
        assert!(alone.1 < hinted.1 && hinted.1 < 1400.0);
        assert_eq!(gain(false, false), gain(false, true));
        assert!(gain(false, true).0 < 0.0 && gain(false, true).1 > 1400.0);
    }

    #[test]
    fn days_count_in_a_row_and_once() {
        let mut solver = solver();
        let counted: Vec<_> = [10, 10, 11, 12, 14, 13, 15]
            .map(|day| count_day(&mut solver, day))
            .into();
        let expected = [Some(1), None, Some(2), Some(3), Some(1), None, Some(2)];
        assert_eq!(counted, expected);
        assert_eq!(solver.longest_streak, 3);
    }

    #[test]
    fn a_mistake_comes_back_less_and_less_often_and_a_new_one_begins_again() {
        let now = Timestamp::UNIX_EPOCH;
        let days = |attempt: &SavedPuzzleAttempt| {
            let due = attempt.due_at?.duration_since(now);
            Some(due.as_hours() / 24)
        };
        let mut attempt = attempt();
        let first = |is_solved| Practice {
            is_first: true,
            is_solved,
        };
        practise(&mut attempt, first(true), now);
        assert_eq!(days(&attempt), None, "there is nothing to repeat");
        practise(&mut attempt, first(false), now);
        assert_eq!(days(&attempt), Some(1));
        let again = |is_solved| Practice {
            is_first: false,
            is_solved,
        };
        practise(&mut attempt, again(true), now);
        assert_eq!(days(&attempt), Some(1), "at once is no repetition");
        let results = [true, true, false, true, true, true, true];
        let expected = [Some(3), Some(7), Some(1), Some(3), Some(7), Some(21), None];
        for (is_solved, expected) in results.into_iter().zip(expected) {
            attempt.is_repeating = true;
            practise(&mut attempt, again(is_solved), now);
            assert_eq!(days(&attempt), expected);
            assert!(!attempt.is_repeating);
        }
    }
}
