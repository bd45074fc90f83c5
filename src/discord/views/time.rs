//! Time in words: what is left, until when, and what an outage gave back.

use jiff::{SignedDuration, Timestamp};

use crate::game::pace::MOST_DAYS;
use crate::game::{Game, Pace};
use crate::service::GameView;

/// An outage that is shorter than this is not worth a word; the clocks are given it all the same.
const WORTH_A_WORD: SignedDuration = SignedDuration::from_mins(1);

/// How the sentence begins that tells what an outage gave back, and how it goes on after the time.
const AWAY: &str = "I was away for ";
const GIVEN: &str = ": the clock was given exactly that.";

/// A moment that Discord shows as the time until then, in the reader's own words.
pub fn relative(at: Timestamp) -> String {
    format!("<t:{}:R>", at.as_second())
}

/// "Move by <t:1790000000:R>."; nothing where no time runs.
pub fn move_by(game: &Game) -> Option<String> {
    let deadline = game.deadline()?;
    Some(format!("Move by {}.", relative(deadline)))
}

/// What outages gave back to the clock that runs now. The next board is another player's.
pub fn grace(view: &GameView) -> Option<String> {
    let game = &view.game;
    let grace = game.grace.filter(|grace| grace.at == game.mark())?;
    (grace.time >= WORTH_A_WORD).then(|| format!("{AWAY}{}{GIVEN}", span(grace.time)))
}

/// A board's text with its time as it is now; `None` if it names no deadline, or time counts no more.
/// No name in it is taken for a time: names are escaped.
pub fn retimed(posted: &str, view: &GameView) -> Option<String> {
    let (before, dated) = posted.rsplit_once(" Move by <t:")?;
    let (_, after) = dated.split_once(":R>.")?;
    let before = match before.strip_suffix(GIVEN) {
        // One such sentence is enough, the latest; and none where nothing was lost after all.
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

/// The same for a clock in a picture, as in "2 d 4 h". It never shows less than what is left.
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

/// Every pace that can be chosen: its word, and how it is called.
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
