//! Which shards of Discord's gateway this process connects.

use super::error::ConfigError;
use super::variables::Variables;

/// Which shards of Discord's gateway this process connects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shards {
    /// All of them, as many as Discord recommends: this is the only process.
    All,
    /// From the first to the last one, which may be the same, of this many; other processes connect the others.
    Range {
        /// The first one; they count from 0.
        first: u32,
        /// The last one.
        last: u32,
        /// How many there are in all.
        total: u32,
    },
}

/// More shards than this no bot has: each is for some thousand servers.
pub const MOST_SHARDS: u32 = 16_384;

impl Shards {
    pub(super) fn read(variables: &Variables) -> Result<Self, ConfigError> {
        match variables.get("SHARDS") {
            None | Some("auto") => Ok(Self::All),
            Some(text) => range(text).map_err(|wrong| ConfigError::Shards {
                given: text.to_owned(),
                wrong,
            }),
        }
    }
}

/// Reads `0-3/16`, or `3/16` for a single one. The error says what is wrong, and what would be right.
fn range(text: &str) -> Result<Shards, String> {
    if text.trim().eq_ignore_ascii_case("auto") {
        return Err("write auto in small letters, without spaces".to_owned());
    }
    let Some((part, total)) = text.split_once('/') else {
        let starts = |letter: char| letter.is_ascii_digit();
        return Err(if text.starts_with(starts) {
            "how many shards there are in all is missing; write it after a /, like 0-3/16"
        } else {
            "it must be auto, or shards and how many there are in all, like 0-3/16"
        }
        .to_owned());
    };
    let (first, last) = part.split_once('-').unwrap_or((part, part));
    let (first, last, total) = (number(first)?, number(last)?, number(total)?);
    if !(1..=MOST_SHARDS).contains(&total) {
        return Err(format!(
            "there cannot be {total} shards in all, only 1 to {MOST_SHARDS}"
        ));
    }
    if first.max(last) >= total {
        return Err(format!(
            "shards count from 0, so that the last of {total} is {}",
            total - 1
        ));
    }
    if first > last {
        return Err(format!(
            "shard {first} comes after shard {last}; write {last}-{first}/{total}"
        ));
    }
    Ok(Shards::Range { first, last, total })
}

fn number(text: &str) -> Result<u32, String> {
    if text.is_empty() {
        return Err("a number is missing; write something like 0-3/16".to_owned());
    }
    if !text.bytes().all(|letter| letter.is_ascii_digit()) {
        return Err(format!(
            "`{text}` is not a number; write digits alone, without spaces, like 0-3/16"
        ));
    }
    text.parse()
        .map_err(|_| format!("{text} is too much; there are {MOST_SHARDS} shards at most"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_a_range_or_a_single_one_of_a_total() {
        for (text, first, last, total) in [
            ("0-3/16", 0, 3, 16),
            ("15/16", 15, 15, 16),
            ("0/1", 0, 0, 1),
            ("0/16384", 0, 0, MOST_SHARDS),
        ] {
            assert_eq!(range(text), Ok(Shards::Range { first, last, total }));
        }
    }

    #[test]
    fn what_is_wrong_with_shards_is_told_with_what_would_be_right() {
        for (text, told) in [
            ("", "it must be auto, or shards"),
            ("all", "it must be auto, or shards"),
            ("Auto", "write auto in small letters"),
            (" auto", "write auto in small letters"),
            ("3", "how many shards there are in all is missing"),
            ("0-3", "how many shards there are in all is missing"),
            ("/", "a number is missing"),
            ("0-3/", "a number is missing"),
            ("-1/2", "a number is missing"),
            ("3-0/16", "shard 3 comes after shard 0; write 0-3/16"),
            ("0-16/16", "the last of 16 is 15"),
            ("16-0/16", "the last of 16 is 15"),
            ("16/16", "the last of 16 is 15"),
            ("+1/2", "`+1` is not a number"),
            ("0-1-2/4", "`1-2` is not a number"),
            (" 0/1", "` 0` is not a number"),
            ("a/b", "`a` is not a number"),
            ("0/0", "there cannot be 0 shards in all, only 1 to 16384"),
            ("0/16385", "there cannot be 16385 shards in all"),
            ("0/99999999999", "99999999999 is too much"),
        ] {
            let wrong = range(text).unwrap_err();
            assert!(wrong.contains(told), "{text}: {wrong}");
        }
    }
}
