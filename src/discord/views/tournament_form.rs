//! The forms in which a tournament is written, with what holds now in each line, or what was written there and is not
//! right yet. What is written is the same in every language, and read by `handlers/tournament/lines.rs`.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::discord::action::{Action, ShownLines, TournamentAction, TournamentLine, Word as _};
use crate::discord::message::{self, Form, FormLine, Message};
use crate::discord::views::tournament_setup::DraftPage;
use crate::language::{Text, Word, say};
use crate::service::{LONGEST_TOURNAMENT_NAME, RatingBand, TournamentSetup, TournamentView};

/// How a time is written.
pub const TIME: &str = "%Y-%m-%d %H:%M";
/// What says that a tournament starts when it is full.
pub const FULL: &str = "full";

/// The most characters of a line.
const LONGEST: u16 = 120;

/// A form for one page of a draft. Times are those of the zone; `kept` has what was written and is not right yet. A line
/// is there that the draft has a use for, or that is kept.
pub fn tournament_form(
    view: &TournamentView,
    page: DraftPage,
    zone: &TimeZone,
    kept: &[(TournamentLine, String)],
) -> Form {
    let (title, action, lines): (_, _, &[TournamentLine]) = match page {
        DraftPage::Game => (
            say!(tournament_setup::form_game),
            TournamentAction::WriteGame,
            &TournamentLine::OF_GAME,
        ),
        DraftPage::Dates => (
            say!(tournament_setup::form_dates),
            TournamentAction::WriteDates,
            &TournamentLine::OF_DATES,
        ),
    };
    let (id, setup) = (view.tournament.id, &view.tournament.setup);
    let is_there = |it: &&TournamentLine| {
        let has_use = match **it {
            TournamentLine::Rounds => setup.format.has_rounds(),
            TournamentLine::Repeats => setup.format.divisions().is_none(),
            _ => true,
        };
        has_use || kept.iter().any(|(line, _)| line == *it)
    };
    let there: Vec<TournamentLine> = lines.iter().filter(is_there).copied().collect();
    let lines = there.iter().map(|&line| {
        let own = kept.iter().find(|(it, _)| *it == line);
        FormLine {
            id: line.word(),
            label: label(line),
            example: example(line, zone),
            written: own.map_or_else(|| written(setup, line, zone), |(_, text)| text.clone()),
            most: if line == TournamentLine::Name {
                u16::try_from(LONGEST_TOURNAMENT_NAME).unwrap_or(LONGEST)
            } else {
                LONGEST
            },
            is_short: true,
            is_required: matches!(
                line,
                TournamentLine::Name
                    | TournamentLine::Ruleset
                    | TournamentLine::Players
                    | TournamentLine::Start
            ),
        }
    });
    let lines: Vec<FormLine> = lines.collect();
    let shown = there.iter().zip(&lines);
    let shown = shown.map(|(line, it)| (line.place(), it.written.as_str()));
    let shown = ShownLines::of(shown);
    let changes = u32::try_from(view.tournament.revision).unwrap_or(u32::MAX);
    Form {
        title,
        action: Action::DraftForm(action, id, changes, shown),
        lines,
    }
}

/// Says why what was written into a form is not taken, and repeats it, so that nobody writes it twice.
pub fn not_taken(why: Text, written: &[String]) -> Message {
    let written: Vec<String> = written
        .iter()
        .map(|it| it.trim().replace('`', "'"))
        .filter(|it| !it.is_empty())
        .collect();
    if written.is_empty() {
        return Message::text(why);
    }
    let head = Text::lines([why, say!(tournament_setup::you_wrote)]);
    let room = message::LONGEST.saturating_sub(head.longest() + FENCES);
    let written = beginning(&written.join("\n"), room);
    let block = Text::verbatim(format!("```\n{written}\n```"));
    Message::text(Text::lines([head, block]))
}

/// How many characters stand around what is repeated: fences, line breaks, and the mark where it is cut.
const FENCES: usize = 12;

/// As much of a text as has room, in UTF-16 units.
fn beginning(text: &str, room: usize) -> String {
    let mut length = 0;
    let kept: String = text
        .chars()
        .take_while(|letter| {
            length += letter.len_utf16();
            length <= room
        })
        .collect();
    if kept.len() < text.len() {
        return format!("{kept}…");
    }
    kept
}

/// Why what was written into a line of a form is not taken, with the name of the line.
pub fn of_line(line: TournamentLine, why: Text) -> Text {
    say!(
        tournament_setup::of_line,
        line = Word(line.word()),
        why = why
    )
}

fn label(line: TournamentLine) -> Text {
    match line {
        TournamentLine::Name => say!(tournament_setup::line_name),
        TournamentLine::Ruleset => say!(tournament_setup::line_ruleset),
        TournamentLine::Players => say!(tournament_setup::line_players),
        TournamentLine::Ratings => say!(tournament_setup::line_ratings),
        TournamentLine::Rounds => say!(tournament_setup::line_rounds),
        TournamentLine::Start => say!(tournament_setup::line_start),
        TournamentLine::EntryEnd => say!(tournament_setup::line_entry_end),
        TournamentLine::CheckIn => say!(tournament_setup::line_check_in),
        TournamentLine::Repeats => say!(tournament_setup::line_repeats),
    }
}

fn example(line: TournamentLine, zone: &TimeZone) -> Text {
    let name = zone.iana_name().unwrap_or("UTC");
    let example = match line {
        TournamentLine::Name => return say!(tournament_setup::example_name),
        TournamentLine::Ruleset => "keryo-pente size=15 opening=swap2".to_owned(),
        TournamentLine::Players => format!("4-16, 16 {FULL}"),
        TournamentLine::Ratings => "1200-1600, 1200-, -1600".to_owned(),
        TournamentLine::Rounds => "5".to_owned(),
        TournamentLine::Start | TournamentLine::EntryEnd => format!("2027-03-06 20:00 ({name})"),
        TournamentLine::CheckIn => "60".to_owned(),
        TournamentLine::Repeats => "FREQ=MONTHLY;BYDAY=1SA;COUNT=12".to_owned(),
    };
    Text::verbatim(example)
}

/// What holds now, as it is written.
fn written(setup: &TournamentSetup, line: TournamentLine, zone: &TimeZone) -> String {
    let at = |time: Timestamp| zone.to_datetime(time).strftime(TIME).to_string();
    match line {
        TournamentLine::Name => setup.name.clone(),
        TournamentLine::Ruleset => setup.terms.ruleset.code(),
        TournamentLine::Players => {
            let (fewest, most) = (setup.fewest, setup.most);
            let full = if setup.starts_when_full {
                format!(" {FULL}")
            } else {
                String::new()
            };
            if fewest == most {
                format!("{most}{full}")
            } else {
                format!("{fewest}-{most}{full}")
            }
        }
        TournamentLine::Ratings => band(setup.band),
        TournamentLine::Rounds => {
            let rounds = setup.format.rounds();
            rounds.map_or_else(String::new, |it| it.to_string())
        }
        TournamentLine::Start => at(setup.starts_at),
        TournamentLine::EntryEnd => setup.entry_until.map_or_else(String::new, at),
        TournamentLine::CheckIn => {
            let minutes = setup.check_in.map(|it| it.as_mins());
            minutes.map_or_else(String::new, |it| it.to_string())
        }
        TournamentLine::Repeats => {
            let rule = setup.repeats.as_ref();
            rule.map_or_else(String::new, |it| it.rule.clone())
        }
    }
}

fn band(band: RatingBand) -> String {
    let number = |it: Option<i32>| it.map_or_else(String::new, |it| it.to_string());
    match (band.from, band.to) {
        (None, None) => String::new(),
        (from, to) => format!("{}-{}", number(from), number(to)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_repeated_as_far_as_there_is_room() {
        let why = || Text::verbatim("It is over.");
        let short = not_taken(why(), &["Ann is ill".to_owned()]).text;
        assert!(short.longest() < 100, "{short:?}");
        for letter in ["a", "ä", "字", "🙂"] {
            let told = not_taken(why(), &[letter.repeat(4_000)]).text;
            let room = message::LONGEST - 8..=message::LONGEST;
            assert!(
                room.contains(&told.longest()),
                "{letter}: {}",
                told.longest()
            );
        }
    }
}
