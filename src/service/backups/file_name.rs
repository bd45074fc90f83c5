//! The names of backups in a folder: each says when it was made.

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;

const BEGINS: &str = "tessera-";
const ENDS: &str = ".sqlite";
const FORMAT: &str = "%Y-%m-%dT%H%M%SZ";

/// The name of a backup that was made at this time. `number` tells several of one second apart, from 1.
pub(super) fn name(at: Timestamp, number: u32) -> String {
    let at = at.strftime(FORMAT);
    match number {
        0 | 1 => format!("{BEGINS}{at}{ENDS}"),
        _ => format!("{BEGINS}{at}-{number}{ENDS}"),
    }
}

/// When a backup of this name was made, and its number; `None` if the name is not that of a backup.
pub(super) fn parse(name: &str) -> Option<(Timestamp, u32)> {
    let inner = name.strip_prefix(BEGINS)?.strip_suffix(ENDS)?;
    let (at, number) = match inner.split_once("Z-") {
        Some((at, number)) => (format!("{at}Z"), number.parse().ok()?),
        None => (inner.to_owned(), 1),
    };
    let at = DateTime::strptime(FORMAT, at).ok()?;
    let at = at.to_zoned(TimeZone::UTC).ok()?;
    Some((at.timestamp(), number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_says_when_the_backup_was_made() {
        let at = "2026-11-25T03:00:07Z".parse().expect("a time");
        assert_eq!(name(at, 1), "tessera-2026-11-25T030007Z.sqlite");
        assert_eq!(name(at, 2), "tessera-2026-11-25T030007Z-2.sqlite");
        for number in [1, 2, 17] {
            assert_eq!(parse(&name(at, number)), Some((at, number)));
        }
    }

    #[test]
    fn other_files_are_not_taken_for_backups() {
        for name in [
            "tessera.sqlite",
            "tessera-2026-11-25T030007Z.sqlite-wal",
            "tessera-2026-11-25T030007Z.sqlite.unfinished-7",
            "tessera-2026-13-25T030007Z.sqlite",
            "tessera-2026-11-25T030007Z-x.sqlite",
            "tessera-old.sqlite",
            "before-2026-11-25T030007Z.sqlite",
        ] {
            assert_eq!(parse(name), None, "{name}");
        }
    }
}
