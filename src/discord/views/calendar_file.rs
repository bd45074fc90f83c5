//! A calendar file (RFC 5545), as calendars read it: lines of at most 75 bytes, and texts in which nothing ends a line or
//! a value. It knows nothing of tournaments.

use std::fmt::Write as _;

use jiff::Timestamp;
use jiff::tz::{Offset, TimeZone, TimeZoneTransition};

use crate::game::recurrence::utc;

/// The most bytes of a line.
const LONGEST: usize = 75;
/// How a time on the wall clock is written.
const LOCAL: &str = "%Y%m%dT%H%M%S";
/// For how many changes of the clock a file says when they are: those of eight years.
const CHANGES: usize = 16;

/// Something that has a time.
pub struct CalendarEvent {
    /// Tells it apart from every other one in the world, and stays when it changes.
    pub uid: String,
    /// What it is called.
    pub summary: String,
    /// More about it, in lines.
    pub description: String,
    /// Where more is read.
    pub url: Option<String>,
    /// How often it has changed.
    pub sequence: i64,
    /// Whether it does not take place.
    pub is_cancelled: bool,
    /// When.
    pub time: CalendarTime,
}

/// When something is.
pub enum CalendarTime {
    /// At one time.
    At(Timestamp),
    /// From one time to another.
    Span(Timestamp, Timestamp),
    /// Again and again.
    Repeated {
        /// The first time.
        first: Timestamp,
        /// The zone whose wall clock it goes by.
        zone: TimeZone,
        /// The rule.
        rule: String,
        /// A time of the rule that is left out.
        except: Timestamp,
    },
}

/// The file, as of now.
pub fn calendar_file(events: &[CalendarEvent], now: Timestamp) -> String {
    let mut file = File::default();
    file.line("BEGIN:VCALENDAR");
    file.line("VERSION:2.0");
    file.line("PRODID:-//Tessera//Tournaments//EN");
    file.line("CALSCALE:GREGORIAN");
    file.line("METHOD:PUBLISH");
    for event in events {
        if let CalendarTime::Repeated { first, zone, .. } = &event.time {
            file.zone(zone, *first);
        }
    }
    for event in events {
        file.event(event, now);
    }
    file.line("END:VCALENDAR");
    file.0
}

#[derive(Default)]
struct File(String);

impl File {
    /// Adds a line, folded where it is too long: the rest follows after a space.
    fn line(&mut self, line: &str) {
        let mut room = LONGEST;
        for letter in line.chars() {
            if letter.len_utf8() > room {
                self.0.push_str("\r\n ");
                room = LONGEST - 1;
            }
            self.0.push(letter);
            room -= letter.len_utf8();
        }
        self.0.push_str("\r\n");
    }

    fn text(&mut self, name: &str, text: &str) {
        self.line(&format!("{name}:{}", escaped(text)));
    }

    fn event(&mut self, event: &CalendarEvent, now: Timestamp) {
        self.line("BEGIN:VEVENT");
        self.text("UID", &event.uid);
        self.line(&format!("DTSTAMP:{}", utc(now)));
        self.line(&format!("SEQUENCE:{}", event.sequence));
        match &event.time {
            CalendarTime::At(at) => self.line(&format!("DTSTART:{}", utc(*at))),
            CalendarTime::Span(from, to) => {
                self.line(&format!("DTSTART:{}", utc(*from)));
                self.line(&format!("DTEND:{}", utc(*to)));
            }
            CalendarTime::Repeated {
                first,
                zone,
                rule,
                except,
            } => {
                let name = name(zone);
                let local = |at: Timestamp| zone.to_datetime(at).strftime(LOCAL).to_string();
                self.line(&format!("DTSTART;TZID={name}:{}", local(*first)));
                self.line(&format!("RRULE:{rule}"));
                self.line(&format!("EXDATE;TZID={name}:{}", local(*except)));
            }
        }
        self.text("SUMMARY", &event.summary);
        self.text("DESCRIPTION", &event.description);
        if let Some(url) = &event.url {
            self.line(&format!("URL:{url}"));
        }
        let status = if event.is_cancelled {
            "CANCELLED"
        } else {
            "CONFIRMED"
        };
        self.line(&format!("STATUS:{status}"));
        self.line("END:VEVENT");
    }

    /// Says how the wall clock of a zone goes from this time on.
    fn zone(&mut self, zone: &TimeZone, from: Timestamp) {
        let before = zone.preceding(from).next();
        let offset = |at: Timestamp| zone.to_offset_info(at).offset();
        let mut last = before
            .as_ref()
            .map_or_else(|| offset(from), |it| offset(earlier(it.timestamp())));
        self.line("BEGIN:VTIMEZONE");
        self.line(&format!("TZID:{}", name(zone)));
        let is_first = before.is_none();
        if is_first {
            let info = zone.to_offset_info(from);
            let abbreviation = info.abbreviation().to_owned();
            self.clock(("STANDARD", &abbreviation), "19700101T000000", (last, last));
        }
        let later = zone.following(from).take(CHANGES);
        for change in before.into_iter().chain(later) {
            self.change(&change, last);
            last = change.offset();
        }
        self.line("END:VTIMEZONE");
    }

    fn change(&mut self, change: &TimeZoneTransition<'_>, before: Offset) {
        let kind = if change.dst().is_dst() {
            "DAYLIGHT"
        } else {
            "STANDARD"
        };
        let onset = before.to_datetime(change.timestamp());
        let onset = onset.strftime(LOCAL).to_string();
        self.clock(
            (kind, change.abbreviation()),
            &onset,
            (before, change.offset()),
        );
    }

    fn clock(&mut self, (kind, name): (&str, &str), onset: &str, (from, to): (Offset, Offset)) {
        self.line(&format!("BEGIN:{kind}"));
        self.line(&format!("DTSTART:{onset}"));
        self.line(&format!("TZOFFSETFROM:{}", written(from)));
        self.line(&format!("TZOFFSETTO:{}", written(to)));
        self.text("TZNAME", name);
        self.line(&format!("END:{kind}"));
    }
}

fn earlier(at: Timestamp) -> Timestamp {
    at.saturating_sub(jiff::SignedDuration::from_secs(1))
        .unwrap_or(Timestamp::MIN)
}

fn name(zone: &TimeZone) -> &str {
    zone.iana_name().unwrap_or("UTC")
}

/// An offset as in `+0100`.
fn written(offset: Offset) -> String {
    let seconds = offset.seconds();
    let (sign, seconds) = if seconds < 0 {
        ('-', -seconds)
    } else {
        ('+', seconds)
    };
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let mut written = format!("{sign}{hours:02}{minutes:02}");
    if seconds != 0 {
        // Writing into a string cannot fail.
        let _ = write!(written, "{seconds:02}");
    }
    written
}

/// A text in which nothing ends a line or a value.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len() + 8);
    for letter in text.chars() {
        match letter {
            '\\' | ';' | ',' => escaped.extend(['\\', letter]),
            '\n' => escaped.push_str("\\n"),
            letter if letter.is_control() => {}
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        text.parse().expect("a time")
    }

    fn event(time: CalendarTime) -> CalendarEvent {
        CalendarEvent {
            uid: "tournament-3-start@tessera".to_owned(),
            summary: "Cup, for \"all\"; \\o/\r\nEND:VEVENT".to_owned(),
            description: "ä".repeat(60),
            url: Some("https://discord.com/channels/1/2/3".to_owned()),
            sequence: 4,
            is_cancelled: false,
            time,
        }
    }

    #[test]
    fn nothing_that_is_written_ends_a_line_or_a_value() {
        let start = at("2026-12-05T19:00:00Z");
        let file = calendar_file(
            &[event(CalendarTime::At(start))],
            at("2026-11-25T00:00:00Z"),
        );
        let lines = [
            "BEGIN:VCALENDAR",
            "VERSION:2.0",
            "PRODID:-//Tessera//Tournaments//EN",
            "CALSCALE:GREGORIAN",
            "METHOD:PUBLISH",
            "BEGIN:VEVENT",
            "UID:tournament-3-start@tessera",
            "DTSTAMP:20261125T000000Z",
            "SEQUENCE:4",
            "DTSTART:20261205T190000Z",
            "SUMMARY:Cup\\, for \"all\"\\; \\\\o/\\nEND:VEVENT",
        ];
        let mut rest = file.as_str();
        for line in lines {
            rest = rest
                .strip_prefix(line)
                .and_then(|it| it.strip_prefix("\r\n"))
                .unwrap_or_else(|| panic!("{line} is not next in {rest}"));
        }
        assert!(file.lines().all(|it| it.len() <= 75), "{file}");
        assert!(file.ends_with("END:VEVENT\r\nEND:VCALENDAR\r\n"), "{file}");
        let unfolded = file.replace("\r\n ", "");
        assert!(unfolded.contains(&format!("DESCRIPTION:{}\r\n", "ä".repeat(60))));
        assert_eq!(file.matches("BEGIN:VEVENT\r\n").count(), 1);
    }

    #[test]
    fn what_repeats_goes_by_a_wall_clock_that_the_file_explains() {
        let time = |zone: &str| CalendarTime::Repeated {
            first: at("2026-12-05T19:00:00Z"),
            zone: TimeZone::get(zone).expect("a zone"),
            rule: "FREQ=MONTHLY;BYDAY=1SA".to_owned(),
            except: at("2027-07-03T18:00:00Z"),
        };
        let now = at("2026-11-25T00:00:00Z");
        let file = calendar_file(&[event(time("Europe/Berlin"))], now);
        for line in [
            "TZID:Europe/Berlin",
            "BEGIN:STANDARD\r\nDTSTART:20261025T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100",
            "BEGIN:DAYLIGHT\r\nDTSTART:20270328T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200",
            "DTSTART;TZID=Europe/Berlin:20261205T200000",
            "RRULE:FREQ=MONTHLY;BYDAY=1SA",
            "EXDATE;TZID=Europe/Berlin:20270703T200000",
        ] {
            assert!(file.contains(&format!("{line}\r\n")), "{line} in {file}");
        }
        let utc = calendar_file(&[event(time("UTC"))], now);
        let clock = "BEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0000\r\n";
        assert!(utc.contains(clock), "{utc}");
    }
}
