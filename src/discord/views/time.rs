//! Time in words: time left, deadlines, and what an outage gave back.

use jiff::{SignedDuration, Timestamp};

use crate::game::pace::MOST_DAYS;
use crate::game::{Game, Pace};
use crate::service::GameView;

/// The shortest outage that is mentioned; the clocks get back shorter ones all the same.
const WORTH_A_WORD: SignedDuration = SignedDuration::from_mins(1);

/// The beginning and the end of the sentence that tells what an outage gave back.
const AWAY: &str = "I was away for ";
const GIVEN: &str = ": the clock was given exactly that.";

/// A time that Discord shows as the span until then, in the reader's language.
pub fn relative(at: Timestamp) -> String {
    format!("<t:{}:R>", at.as_second())
}

/// "Move by <t:1790000000:R>."; `None` if no clock runs.
pub fn move_by(game: &Game) -> Option<String> {
    let deadline = game.deadline()?;
    Some(format!("Move by {}.", relative(deadline)))
}

/// What outages gave back to the clock that runs now. It is told only until the next move.
pub fn grace(view: &GameView) -> Option<String> {
    let game = &view.game;
    game.deadline()?;
    let grace = game.grace.filter(|grace| grace.at == game.revision())?;
    (grace.time >= WORTH_A_WORD).then(|| format!("{AWAY}{}{GIVEN}", span(grace.time)))
}

/// A board's text with its current deadline; `None` if it names no deadline, or no clock runs any
/// more. A name cannot be mistaken for a deadline, because names are escaped.
pub fn retimed(posted: &str, view: &GameView) -> Option<String> {
    let (before, dated) = posted.rsplit_once(" Move by <t:")?;
    let (_, after) = dated.split_once(":R>.")?;
    let before = match before.strip_suffix(GIVEN) {
        // The latest such sentence replaces earlier ones; there is none if nothing was lost after
        // all.
        Some(told) => told.rsplit_once(AWAY)?.0.trim_end(),
        None => before,
    };
    let given = grace(view).map_or_else(String::new, |given| format!(" {given}"));
    let deadline = move_by(&view.game)?;
    Some(format!("{before}{given} {deadline}{after}"))
}

/// A time span in its two largest units, as in "2 days 4 hours".
pub fn span(span: SignedDuration) -> String {
    let parts = units(span)
        .into_iter()
        .filter(|&(count, _)| count > 0)
        .map(|(count, unit)| {
            let plural = if count == 1 { "" } else { "s" };
            format!("{count} {unit}{plural}")
        });
    let parts: Vec<_> = parts.take(2).collect();
    if parts.is_empty() {
        "less than a minute".to_owned()
    } else {
        parts.join(" ")
    }
}

/// A time span for a clock in a picture, as in "2 d 4 h". It is never less than the time left.
pub fn short(span: SignedDuration) -> String {
    let minutes = (span.as_secs().max(0) + 59) / 60;
    let rounded = SignedDuration::from_mins(if minutes > 24 * 60 {
        (minutes + 59) / 60 * 60
    } else {
        minutes
    });
    let parts = units(rounded)
        .into_iter()
        .filter(|&(count, _)| count > 0)
        .map(|(count, unit)| {
            format!(
                "{count} {}",
                if unit == "minute" { "min" } else { &unit[..1] }
            )
        });
    let parts: Vec<_> = parts.take(2).collect();
    if parts.is_empty() {
        "0 min".to_owned()
    } else {
        parts.join(" ")
    }
}

/// A pace, as in "3 days + 1 a move".
pub fn pace(pace: Pace) -> String {
    match pace {
        Pace::Relaxed => "3 days + 1 a move".to_owned(),
        Pace::Daily => "1 day + 12 hours a move".to_owned(),
        Pace::Slow => "10 days + 36 hours a move".to_owned(),
        Pace::Days(1) => "1 day for each move".to_owned(),
        Pace::Days(days) => format!("{days} days for each move"),
        Pace::Untimed => "no clock".to_owned(),
    }
}

/// Every pace that can be chosen: its value and its label.
pub fn paces() -> Vec<(String, String)> {
    let days = (1..=MOST_DAYS).map(Pace::Days);
    let timed = [Pace::Relaxed, Pace::Daily, Pace::Slow];
    let all = timed.into_iter().chain(days).chain([Pace::Untimed]);
    let name = |it: Pace| match it {
        Pace::Relaxed => format!("relaxed: {}", pace(it)),
        Pace::Daily => format!("daily: {}", pace(it)),
        Pace::Slow => format!("slow: {}", pace(it)),
        Pace::Days(_) => pace(it),
        Pace::Untimed => "no clock, never rated".to_owned(),
    };
    all.map(|it| (it.id(), name(it))).collect()
}

fn units(span: SignedDuration) -> [(i64, &'static str); 3] {
    let minutes = span.as_mins().max(0);
    let (hours, minutes) = (minutes / 60, minutes % 60);
    [
        (hours / 24, "day"),
        (hours % 24, "hour"),
        (minutes, "minute"),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_told_in_two_units() {
        let minutes = SignedDuration::from_mins;
        for (time, told, shown) in [
            (minutes(0), "less than a minute", "0 min"),
            (minutes(1), "1 minute", "1 min"),
            (minutes(61), "1 hour 1 minute", "1 h 1 min"),
            (minutes(24 * 60), "1 day", "1 d"),
            (minutes(52 * 60 + 1), "2 days 4 hours", "2 d 5 h"),
            (minutes(-5), "less than a minute", "0 min"),
        ] {
            assert_eq!((span(time).as_str(), short(time).as_str()), (told, shown));
        }
        assert_eq!(
            short(SignedDuration::from_secs(61)),
            "2 min",
            "never less than is left"
        );
    }
}
