//! Time in words: time left, deadlines, and what an outage gave back.

use jiff::{SignedDuration, Timestamp};

use crate::game::limits::CLAIM_WITHIN;
use crate::game::pace::MOST_DAYS;
use crate::game::{Game, LiveClock, Pace, Terms};
use crate::language::{Language, Text, say};
use crate::service::GameView;

/// The shortest outage that is mentioned; the clocks get back shorter ones all the same.
const WORTH_A_WORD: SignedDuration = SignedDuration::from_mins(1);

/// Stands for the value of a sentence that is looked for. No wording has this private character.
const ANY: &str = "\u{e000}";

/// A time that Discord shows as the span until then, in the reader's language.
pub fn relative(at: Timestamp) -> Text {
    Text::verbatim(format!("<t:{}:R>", at.as_second()))
}

/// "Deadline: <t:1790000000:R>."; `None` if no clock runs.
pub fn move_by(game: &Game) -> Option<Text> {
    let deadline = game.deadline()?;
    Some(say!(time::move_by, deadline = relative(deadline)))
}

/// Says that the player to move has used up their time and that vacation extends it until the
/// deadline; `None` if that is not so.
pub fn on_vacation(game: &Game) -> Option<Text> {
    let running = game.clock.as_ref()?.running()?;
    running.is_on_vacation().then(|| say!(time::on_vacation))
}

/// A moment that Discord shows as a date and a time, in the reader's zone.
pub fn absolute(at: Timestamp) -> Text {
    Text::verbatim(format!("<t:{}:f>", at.as_second()))
}

/// How many whole days a time has, for texts that say "31 days".
pub const fn days(span: SignedDuration) -> i64 {
    span.as_hours() / 24
}

/// What outages gave back to the clock that runs now. It is told only until the next move.
pub fn grace(view: &GameView) -> Option<Text> {
    let game = &view.game;
    game.deadline()?;
    let grace = game.grace.filter(|grace| grace.at == game.revision())?;
    (grace.time >= WORTH_A_WORD).then(|| say!(time::given_back, span = span(grace.time)))
}

/// A board's text in this language, with its current deadline; `None` if it names no deadline, or no
/// clock runs any more. A name cannot be mistaken for a deadline, because names are escaped.
pub fn retimed(posted: &str, view: &GameView, language: Language) -> Option<String> {
    let (by, dot) = around(&say!(time::move_by, deadline = ANY), language)?;
    let gap = say!(general::between_sentences).in_language(language);
    let (before, dated) = posted.rsplit_once(&format!("{gap}{by}<t:"))?;
    let (_, after) = dated.split_once(&format!(":R>{dot}"))?;
    let vacation = say!(time::on_vacation).in_language(language);
    let before = match before.strip_suffix(&vacation) {
        Some(before) => before.trim_end(),
        None => before,
    };
    let (away, given) = around(&say!(time::given_back, span = ANY), language)?;
    let before = match before.strip_suffix(&given) {
        // The latest such sentence replaces earlier ones; there is none if nothing was lost after
        // all.
        Some(told) => told.rsplit_once(&away)?.0.trim_end(),
        None => before,
    };
    let deadline = move_by(&view.game)?;
    let vacation = on_vacation(&view.game);
    let told = Text::sentences(grace(view).into_iter().chain(vacation).chain([deadline]));
    let told = told.in_language(language);
    Some(format!("{before}{gap}{told}{after}"))
}

/// The words before and after [`ANY`] in a sentence.
fn around(sentence: &Text, language: Language) -> Option<(String, String)> {
    let words = sentence.in_language(language);
    let (before, after) = words.split_once(ANY)?;
    Some((before.to_owned(), after.to_owned()))
}

/// A time span in its two largest units, as in "2 days 4 hours".
pub fn span(span: SignedDuration) -> Text {
    let mut parts = units(span).map(|(count, unit)| match unit {
        Unit::Day => say!(time::days, count = count),
        Unit::Hour => say!(time::hours, count = count),
        Unit::Minute => say!(time::minutes, count = count),
    });
    match (parts.next(), parts.next()) {
        (Some(longer), Some(shorter)) => say!(time::span, longer = longer, shorter = shorter),
        (Some(only), None) => only,
        (None, _) => say!(time::less_than_a_minute),
    }
}

/// A time span that is known to one part in twenty: in one unit, unless that is too rough.
pub fn rough_span(time: SignedDuration) -> Text {
    const HOUR: i64 = 60 * 60;
    const DAY: i64 = 24 * HOUR;
    let seconds = time.as_secs().max(0);
    let unit = match seconds {
        0..60 => 1,
        60..10_800 => 60,
        10_800..259_200 => HOUR,
        _ => DAY,
    };
    let rounded = (seconds + unit / 2) / unit * unit;
    span(SignedDuration::from_secs(rounded))
}

/// A time span for a clock in a picture, as in "2 d 4 h". It is never less than the time left.
pub fn short(span: SignedDuration) -> Text {
    let minutes = (span.as_secs().max(0) + 59) / 60;
    let rounded = SignedDuration::from_mins(if minutes > 24 * 60 {
        (minutes + 59) / 60 * 60
    } else {
        minutes
    });
    let parts = units(rounded).map(|(count, unit)| match unit {
        Unit::Day => say!(time::short_days, count = count),
        Unit::Hour => say!(time::short_hours, count = count),
        Unit::Minute => say!(time::short_minutes, count = count),
    });
    let parts: Vec<_> = parts.take(2).collect();
    if parts.is_empty() {
        say!(time::short_minutes, count = 0)
    } else {
        Text::joined(parts, " ")
    }
}

/// A time span for the clock of a live game in a picture, in minutes and seconds: "19:05". It is never less than
/// the time left.
pub fn digital(span: SignedDuration) -> Text {
    let seconds = (span.as_millis().max(0) + 999) / 1_000;
    Text::verbatim(format!("{}:{:02}", seconds / 60, seconds % 60))
}

/// A pace, as in "3 days + 1 day a move".
pub fn pace(pace: Pace) -> Text {
    match pace {
        Pace::Relaxed => say!(time::relaxed),
        Pace::Daily => say!(time::daily),
        Pace::Slow => say!(time::slow),
        Pace::Days(days) => say!(time::days_each, days = days),
        Pace::Live(clock) => live(clock),
        Pace::Untimed => say!(time::untimed),
    }
}

/// A live clock, as in "live, 20 minutes + 10 s a move".
fn live(clock: LiveClock) -> Text {
    let (minutes, seconds) = (clock.minutes(), clock.seconds());
    say!(live::pace, minutes = minutes, seconds = seconds)
}

/// Every pace that can be chosen: its value and its label.
pub fn paces() -> Vec<(String, Text)> {
    let days = (1..=MOST_DAYS).map(Pace::Days);
    let timed = [Pace::Relaxed, Pace::Daily, Pace::Slow];
    let all = timed.into_iter().chain(days);
    let all = all.chain(LiveClock::OFFERED.map(Pace::Live));
    let all = all.chain([Pace::Untimed]);
    let label = |it: Pace| match it {
        Pace::Relaxed => say!(time::choice_relaxed),
        Pace::Daily => say!(time::choice_daily),
        Pace::Slow => say!(time::choice_slow),
        Pace::Days(_) | Pace::Live(_) => pace(it),
        Pace::Untimed => say!(time::choice_untimed),
    };
    all.map(|it| (it.id(), label(it))).collect()
}

/// A unit in which spans are told.
#[derive(Clone, Copy)]
enum Unit {
    Day,
    Hour,
    Minute,
}

/// A span in whole units, the largest first; those of which it has none are left out.
fn units(span: SignedDuration) -> impl Iterator<Item = (i64, Unit)> {
    let minutes = span.as_mins().max(0);
    let (hours, minutes) = (minutes / 60, minutes % 60);
    let counts = [
        (hours / 24, Unit::Day),
        (hours % 24, Unit::Hour),
        (minutes, Unit::Minute),
    ];
    counts.into_iter().filter(|&(count, _)| count > 0)
}

/// What has to be known of wins on time by those who are about to agree that they are claimed; empty for
/// other terms.
pub fn claim_explained(terms: &Terms) -> Text {
    if terms.claim {
        say!(courtesies::explained, days = days(CLAIM_WITHIN))
    } else {
        Text::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_outage_gave_back_is_found_again_in_every_language() {
        for language in Language::ALL {
            let sentence = say!(time::given_back, span = ANY);
            let (before, after) = around(&sentence, language).expect("the span is in it");
            assert!(!before.trim().is_empty(), "{}", language.tag());
            assert!(!after.trim().is_empty(), "{}", language.tag());
        }
    }

    #[test]
    fn live_clocks_are_shown_to_the_second() {
        for (milliseconds, shown) in [
            (0, "0:00"),
            (1, "0:01"),
            (65_000, "1:05"),
            (1_199_001, "20:00"),
            (-5, "0:00"),
        ] {
            let left = SignedDuration::from_millis(milliseconds);
            assert_eq!(digital(left).in_language(Language::English), shown);
        }
    }

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
            let english = [span(time), short(time)].map(|it| it.in_language(Language::English));
            assert_eq!(english, [told, shown]);
        }
        let more_than_a_minute = short(SignedDuration::from_secs(61));
        assert_eq!(
            more_than_a_minute.in_language(Language::English),
            "2 min",
            "never less than is left"
        );
    }
}
