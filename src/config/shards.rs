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
const MOST: u32 = 16_384;

impl Shards {
    pub(super) fn read(variables: &Variables) -> Result<Self, ConfigError> {
        match variables.get("SHARDS") {
            None | Some("auto") => Ok(Self::All),
            Some(text) => range(text).ok_or_else(|| ConfigError::Shards {
                given: text.to_owned(),
            }),
        }
    }
}

/// Reads `0-3/16`, or `3/16` for a single one.
fn range(text: &str) -> Option<Shards> {
    let number = |text: &str| {
        let is_plain = text.bytes().all(|letter| letter.is_ascii_digit());
        text.parse::<u32>().ok().filter(|_| is_plain)
    };
    let (part, total) = text.split_once('/')?;
    let (first, last) = part.split_once('-').unwrap_or((part, part));
    let (first, last, total) = (number(first)?, number(last)?, number(total)?);
    let fits = first <= last && last < total && total <= MOST;
    fits.then_some(Shards::Range { first, last, total })
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
        ] {
            assert_eq!(range(text), Some(Shards::Range { first, last, total }));
        }
        for text in [
            "",
            "3",
            "0-3",
            "/",
            "0-3/",
            "3-0/16",
            "0-16/16",
            "16/16",
            "+1/2",
            "-1/2",
            "0-1-2/4",
            "0/0",
            " 0/1",
            "0/16385",
            "a/b",
            "99999999999/1",
        ] {
            assert_eq!(range(text), None, "{text}");
        }
    }
}
