//! What the lines of a draft's form mean. They are written in the same way in every language.

use jiff::SignedDuration;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;

use crate::discord::action::TournamentLine;
use crate::discord::handlers::common::ruleset::meant_ruleset;
use crate::discord::handlers::common::typed::half_width;
use crate::discord::handlers::tournament::fitting::{put_pace, put_ruleset};
use crate::discord::refusal::Refusal;
use crate::discord::views::{FULL, TIME};
use crate::game::Recurrence;
use crate::rules::{Ruleset, UnknownRuleset, catalogue};
use crate::service::{RatingBand, Repetition, ServiceRefusal, TournamentRefusal, TournamentSetup};

/// The largest rating that can be asked for.
const HIGHEST_RATING: i32 = 4000;

/// Puts what was written into a line in its place. Times are those of the zone.
pub fn read(
    setup: &mut TournamentSetup,
    line: TournamentLine,
    written: &str,
    zone: &TimeZone,
) -> Result<(), Refusal> {
    let text = half_width(written);
    let text = text.trim();
    let wrong = || Refusal::TournamentLine {
        line,
        typed: written.to_owned(),
    };
    match line {
        TournamentLine::Name => written.clone_into(&mut setup.name),
        TournamentLine::Ruleset => {
            put_ruleset(setup, ruleset(text)?);
            put_pace(setup, setup.terms.pace);
        }
        TournamentLine::Players => {
            let (fewest, most, is_full) = players(text).ok_or_else(wrong)?;
            (setup.fewest, setup.most) = (fewest, most);
            setup.starts_when_full = is_full;
        }
        TournamentLine::Ratings => setup.band = band(text).ok_or_else(wrong)?,
        TournamentLine::Rounds => {
            let rounds = optional(text, |it| it.parse().ok()).map_err(|_| wrong())?;
            if rounds.is_some() && !setup.format.has_rounds() {
                return Err(ServiceRefusal::Tournament(TournamentRefusal::RoundsFollow).into());
            }
            setup.format = setup.format.with_rounds(rounds);
        }
        TournamentLine::Start => setup.starts_at = time(text, zone).ok_or_else(wrong)?,
        TournamentLine::EntryEnd => {
            setup.entry_until = optional(text, |it| time(it, zone)).map_err(|_| wrong())?;
        }
        TournamentLine::CheckIn => {
            let minutes = optional(text, |it| it.parse::<u16>().ok());
            let minutes = minutes.map_err(|_| wrong())?;
            let span = |it: u16| SignedDuration::from_mins(i64::from(it));
            setup.check_in = minutes.filter(|it| *it > 0).map(span);
        }
        TournamentLine::Repeats => setup.repeats = repetition(text, zone)?,
    }
    Ok(())
}

/// A line that cannot be read.
struct Unreadable;

/// Nothing for an empty text.
fn optional<T>(text: &str, read: impl FnOnce(&str) -> Option<T>) -> Result<Option<T>, Unreadable> {
    if text.is_empty() || text.eq_ignore_ascii_case("none") {
        return Ok(None);
    }
    read(text).map(Some).ok_or(Unreadable)
}

/// A ruleset with its options, as in `keryo-pente size=15`. Its name may be written as in any other command.
pub fn ruleset(text: &str) -> Result<Ruleset, Refusal> {
    let is_option = |word: &&str| word.contains('=');
    let name: Vec<&str> = text
        .split_whitespace()
        .take_while(|it| !is_option(it))
        .collect();
    let options: Vec<&str> = text.split_whitespace().skip(name.len()).collect();
    let named = meant_ruleset(&name.join(" "), |it| (2..=4).contains(&it.seats))?;
    if options.is_empty() {
        return Ok(named);
    }
    let code = format!("{} {}", named.id, options.join(" "));
    catalogue::decode(&code).map_err(|error| match error {
        UnknownRuleset::Refused(refusal) => refusal.into(),
        UnknownRuleset::Name | UnknownRuleset::Option => Refusal::TournamentLine {
            line: TournamentLine::Ruleset,
            typed: text.to_owned(),
        },
    })
}

/// `4-16`, or one number for both; `full` after it to start when it is full.
fn players(text: &str) -> Option<(u16, u16, bool)> {
    let text = text.to_lowercase();
    let (numbers, is_full) = match text.strip_suffix(FULL) {
        Some(numbers) => (numbers.trim_end(), true),
        None => (text.as_str(), false),
    };
    let number = |it: &str| it.trim().parse::<u16>().ok();
    match numbers.split_once(['-', '–']) {
        Some((fewest, most)) => Some((number(fewest)?, number(most)?, is_full)),
        None => Some((number(numbers)?, number(numbers)?, is_full)),
    }
}

/// `1200-1600`, `1200-` or `-1600`; nothing for any rating.
fn band(text: &str) -> Option<RatingBand> {
    if text.is_empty() || text.eq_ignore_ascii_case("none") {
        return Some(RatingBand::default());
    }
    let (from, to) = text.split_once(['-', '–'])?;
    let number = |it: &str| {
        let is_sound = |it: &i32| (0..=HIGHEST_RATING).contains(it);
        optional(it.trim(), |it| it.parse().ok().filter(is_sound)).ok()
    };
    let band = RatingBand {
        from: number(from)?,
        to: number(to)?,
    };
    (band != RatingBand::default()).then_some(band)
}

/// A time on the wall clock of the zone; where the clock skips it, it is as much later.
fn time(text: &str, zone: &TimeZone) -> Option<jiff::Timestamp> {
    let text = text.replace('T', " ");
    let written = DateTime::strptime(TIME, &text).ok()?;
    let zoned = zone.to_ambiguous_zoned(written).compatible().ok()?;
    Some(zoned.timestamp())
}

fn repetition(text: &str, zone: &TimeZone) -> Result<Option<Repetition>, Refusal> {
    if text.is_empty() || text.eq_ignore_ascii_case("none") {
        return Ok(None);
    }
    let rule: Recurrence = text
        .parse()
        .map_err(|error| ServiceRefusal::Tournament(TournamentRefusal::WrongRule(error)))?;
    Ok(Some(Repetition {
        rule: rule.to_string(),
        zone: name(zone),
    }))
}

/// The name of a time zone.
pub fn name(zone: &TimeZone) -> String {
    zone.iana_name().unwrap_or("UTC").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_players_are_read_as_people_write_them() {
        for (text, expected) in [
            ("4-16", Some((4, 16, false))),
            (" 4 – 16 ", Some((4, 16, false))),
            ("16", Some((16, 16, false))),
            ("16 full", Some((16, 16, true))),
            ("4-16 FULL", Some((4, 16, true))),
            ("full", None),
            ("4-", None),
            ("-4", None),
            ("4-16-20", None),
            ("65536", None),
        ] {
            assert_eq!(players(text.trim()), expected, "{text}");
        }
    }

    #[test]
    fn bands_of_ratings_are_read_as_people_write_them() {
        let band = |from, to| Some(RatingBand { from, to });
        for (text, expected) in [
            ("", band(None, None)),
            ("none", band(None, None)),
            ("1200-1600", band(Some(1200), Some(1600))),
            ("1200-", band(Some(1200), None)),
            ("- 1600", band(None, Some(1600))),
            ("1200", None),
            ("-", None),
            ("-1-2", None),
            ("1200-99999", None),
        ] {
            assert_eq!(super::band(text), expected, "{text}");
        }
    }

    #[test]
    fn a_time_is_that_of_the_zone() {
        let berlin = TimeZone::get("Europe/Berlin").expect("a zone");
        let shown = |text: &str| time(text, &berlin).map(|it| it.to_string());
        let summer = Some("2026-07-04T18:00:00Z".to_owned());
        assert_eq!(shown("2026-07-04 20:00"), summer);
        assert_eq!(shown("2026-07-04T20:00"), summer);
        // The clock goes from 2:00 to 3:00.
        let skipped = Some("2026-03-29T01:30:00Z".to_owned());
        assert_eq!(shown("2026-03-29 02:30"), skipped);
        for text in ["", "tomorrow", "2026-13-01 20:00", "2026-07-04", "20:00"] {
            assert_eq!(shown(text), None, "{text}");
        }
    }

    #[test]
    fn a_ruleset_is_written_with_its_options() {
        let code = |text: &str| ruleset(text).map(|it| it.code());
        assert_eq!(
            code("Keryo-Pente size=13").as_deref(),
            Ok("keryo-pente size=13")
        );
        assert_eq!(code("keryo-pente").as_deref(), Ok("keryo-pente"));
        assert!(matches!(
            code("pente size=x"),
            Err(Refusal::TournamentLine { .. })
        ));
        assert!(matches!(code("pente size=8"), Err(Refusal::Options(_))));
        assert!(matches!(code("chess"), Err(Refusal::Ruleset { .. })));
    }
}
