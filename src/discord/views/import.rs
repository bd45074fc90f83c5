//! A person's own library of records: what was read, the list, and the board of one.

use crate::discord::action::Action;
use crate::discord::message::Message;
use crate::discord::views::refusal::of_rules;
use crate::discord::views::{games, safe_text, stepping};
use crate::game::limits::LIBRARY_RECORDS;
use crate::language::{Text, say};
use crate::picture;
use crate::rules::{IllegalMove, InvalidRecord, Move, Notation, RecordText, SgfError, TextError};
use crate::service::{
    FoundRecords, Imported, Library, RecordFault, RecordTitle, RefusedRecord, SavedRecord,
};

/// The most refused records of which it is said why.
const MOST_REFUSED: usize = 8;
/// The most characters of a player's name.
const LONGEST_NAME: usize = 32;
/// The most players of a game.
const MOST_PLAYERS: usize = 6;

/// What became of the records in a file.
pub fn imported(found: &FoundRecords, imported: Imported) -> Text {
    let Imported {
        added,
        known,
        left_out,
    } = imported;
    let is_empty = found.records.is_empty() && found.refused.is_empty() && !found.is_truncated;
    let told = match added {
        0 if is_empty => say!(import::no_records),
        0 => say!(import::nothing),
        _ => say!(import::added, count = added),
    };
    let known = (known > 0).then(|| say!(import::known, count = known));
    let full = (left_out > 0).then(|| say!(import::full, count = left_out, most = LIBRARY_RECORDS));
    let cut = found.is_truncated.then(|| say!(import::cut));
    let passed_over = found.passed_over;
    let passed_over = (passed_over > 0).then(|| say!(import::passed_over, count = passed_over));
    let head = [Some(told), known, full, cut, passed_over];
    let head = Text::sentences(head.into_iter().flatten());
    let refused = found.refused.iter().take(MOST_REFUSED).map(refused);
    let others = found.refused.len().saturating_sub(MOST_REFUSED);
    let others = (others > 0).then(|| say!(import::refused_more, count = others));
    Text::lines([head].into_iter().chain(refused).chain(others))
}

fn refused(RefusedRecord { file, place, why }: &RefusedRecord) -> Text {
    let why = match why {
        RecordFault::NotText => say!(import::not_text),
        RecordFault::NotUnpacked => say!(import::not_unpacked),
        RecordFault::TooLong => say!(import::too_long),
        RecordFault::Text(error) => not_text(error),
        RecordFault::Sgf(error) => not_sgf(error),
        RecordFault::Invalid { why, ruleset } => invalid(why, ruleset),
    };
    games::item(match file {
        Some(file) => say!(
            import::refused_in,
            file = safe_text::typed(file),
            record = *place,
            why = why
        ),
        None => say!(import::refused, record = *place, why = why),
    })
}

fn not_text(error: &TextError) -> Text {
    match error {
        TextError::Ruleset(_) => say!(import::ruleset),
        TextError::Word { word } => say!(import::word, word = safe_text::typed(word)),
        TextError::TooLong => say!(import::too_long),
        TextError::Comment => say!(import::comment),
        TextError::Empty => say!(import::no_moves),
        TextError::Header { name } => say!(import::header, name = safe_text::typed(name)),
    }
}

fn not_sgf(error: &SgfError) -> Text {
    match error {
        SgfError::TooLong => say!(import::too_long),
        SgfError::Syntax(_) => say!(import::not_sgf),
        SgfError::Go => say!(import::go),
        SgfError::NoRuleset => say!(import::no_ruleset),
        SgfError::Size(_) | SgfError::NotSquare { .. } => say!(import::size),
        SgfError::Colour { number } => say!(import::colour, number = *number),
        SgfError::Text(error) => not_text(error),
        SgfError::SetUp => say!(import::set_up),
    }
}

fn invalid(why: &InvalidRecord, ruleset: &'static str) -> Text {
    match why {
        InvalidRecord::Result { told, known } => say!(
            import::result,
            told = safe_text::typed(told),
            known = safe_text::typed(known)
        ),
        InvalidRecord::Move {
            number,
            word,
            refusal,
        } => {
            let fault = say!(
                import::illegal,
                number = *number,
                point = safe_text::typed(word),
                ruleset = ruleset
            );
            match reason(refusal) {
                Some(reason) => say!(import::because, fault = fault, reason = reason),
                None => fault,
            }
        }
    }
}

/// Why a move is illegal, where the ruleset and the move alone do not say it.
fn reason(refusal: &IllegalMove) -> Option<Text> {
    match refusal {
        IllegalMove::Occupied { point, .. } => {
            Some(say!(import::occupied, point = point.to_string()))
        }
        IllegalMove::GameOver => Some(say!(import::over)),
        IllegalMove::OffBoard { .. }
        | IllegalMove::CentreRequired { .. }
        | IllegalMove::TooNearCentre { .. }
        | IllegalMove::OnCentreLine { .. }
        | IllegalMove::DoubleThree { .. }
        | IllegalMove::NoSuchSeat { .. }
        | IllegalMove::SeatLeft { .. } => Some(of_rules(refusal)),
        _ => None,
    }
}

/// The records of a person, the last one first, as many as fit.
pub fn library(library: &Library) -> Message {
    if library.size == 0 {
        return Message::text(say!(import::empty));
    }
    let listed = library.newest.iter();
    let lines = listed.map(|SavedRecord { number, record }| match record {
        Some(record) => Text::joined(
            [Text::verbatim(format!("**{number}**")), about(record)],
            " · ",
        ),
        None => say!(import::damaged, record = *number),
    });
    let head = say!(
        import::library,
        count = library.size,
        most = LIBRARY_RECORDS
    );
    let unlisted = library.size as usize - library.newest.len();
    Message::text(games::fitted_of_more(
        head,
        lines.map(games::item).collect(),
        unlisted,
    ))
}

/// What is said when a record was deleted.
pub fn record_deleted(number: u32) -> Text {
    say!(import::deleted, record = number)
}

/// How many moves a record has.
pub fn record_moves(record: &RecordText) -> u16 {
    u16::try_from(record.record.moves.len()).unwrap_or(u16::MAX)
}

/// The names of the players by seat, as plain text; empty where the record tells none.
pub fn record_names(record: &RecordText) -> Vec<Text> {
    let seats = 1..=usize::from(record.record.ruleset.seats);
    let names = seats.map(|seat| record.header(&format!("Player {seat} Name")));
    let cut = |name: &str| {
        let name = picture::cut(name, LONGEST_NAME);
        safe_text::plain(&name)
    };
    names
        .map(|name| name.map_or_else(Text::default, cut))
        .collect()
}

/// A record in a list of choices, as in "3 · Pente · Ann, Ben · 1-0".
pub fn record_choice(title: &RecordTitle) -> Text {
    let header = |name: &str| {
        let mut found = title.headers.iter().filter(|(it, _)| it == name);
        let (_, value) = found.next()?;
        Some(safe_text::plain(&picture::cut(value, LONGEST_NAME)))
    };
    let names = (1..=MOST_PLAYERS).filter_map(|seat| header(&format!("Player {seat} Name")));
    let names: Vec<_> = names.collect();
    let names = (!names.is_empty()).then(|| Text::brief_list(names));
    let parts = [
        Some(Text::verbatim(title.number.to_string())),
        header("Game"),
        names,
        header("Result"),
    ];
    Text::joined(parts.into_iter().flatten(), " · ")
}

/// "Pente · Ann, Ben · 1-0".
fn about(record: &RecordText) -> Text {
    let seats = 1..=usize::from(record.record.ruleset.seats);
    let names = seats.filter_map(|seat| record.header(&format!("Player {seat} Name")));
    let names: Vec<_> = names
        .map(|name| safe_text::shown(&picture::cut(name, LONGEST_NAME)))
        .collect();
    let names = (!names.is_empty()).then(|| Text::brief_list(names));
    let ruleset = Text::verbatim(record.record.ruleset.name);
    let result = Text::verbatim(format!("`{}`", record.result));
    let moves = say!(import::moves, count = record.record.moves.len());
    Text::joined(
        [Some(ruleset), names, Some(moves), Some(result)]
            .into_iter()
            .flatten(),
        " · ",
    )
}

/// The text over the board of a record after so many moves, with buttons to step on.
pub fn record(number: u32, record: &RecordText, shown: u16, notation: Notation) -> Message {
    let all = record_moves(record);
    let size = record.record.ruleset.size;
    let last = shown.checked_sub(1);
    let last = last.map(|index| record.record.moves[usize::from(index)]);
    let at = match last.map(Move::point) {
        None => say!(import::beginning),
        Some(None) => say!(import::after, number = shown, count = all),
        Some(Some(point)) => say!(
            import::after_stone,
            number = shown,
            count = all,
            point = point.text(notation, size)
        ),
    };
    let head = say!(import::record, record = number, about = about(record));
    let press = |way| Action::Record(number, shown, way);
    let [back, on] = stepping::step_buttons(press, shown.into(), all.into());
    Message::text(Text::lines([head, at]))
        .with_buttons(back)
        .with_buttons(on)
}
