//! Finished animations, kept in memory so that none is drawn again for the next press.
//!
//! The most recently used are kept, up to [`MOST_BYTES`] in all. A restart forgets them.

use std::fmt;
use std::sync::{Mutex, PoisonError};

use crate::discord::message::Picture;
use crate::game::GameId;
use crate::language::Language;
use crate::picture::Theme;
use crate::rules::Notation;

/// How many bytes of animations are kept: some dozens of games.
const MOST_BYTES: usize = 16 << 20;

/// What an animation depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayKey {
    /// The game, which is over.
    pub game: GameId,
    /// The heading, with the names of the players.
    pub title: String,
    /// The colours.
    pub theme: Theme,
    /// How points are named.
    pub notation: Notation,
    /// The language.
    pub language: Language,
}

/// The animations that are kept, the most recently used first.
#[derive(Default)]
pub struct Replays(Mutex<Vec<(ReplayKey, Picture)>>);

impl Replays {
    /// The animation with this key, if it is kept.
    pub fn find(&self, key: &ReplayKey) -> Option<Picture> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = kept.iter().position(|(other, _)| other == key)?;
        kept[..=place].rotate_right(1);
        kept.first().map(|(_, picture)| picture.clone())
    }

    /// Keeps an animation, in place of the least recently used ones.
    pub fn keep(&self, key: ReplayKey, picture: Picture) {
        if picture.bytes.len() > MOST_BYTES {
            return;
        }
        // A list left behind by a panic is still valid: it is only ever changed by whole entries.
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(other, _)| *other != key);
        kept.insert(0, (key, picture));
        let mut bytes = 0;
        kept.retain(|(_, picture)| {
            bytes += picture.bytes.len();
            bytes <= MOST_BYTES
        });
    }
}

impl fmt::Debug for Replays {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Replays")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(game: i64) -> ReplayKey {
        ReplayKey {
            game: GameId(game),
            title: "Ann vs Ben".to_owned(),
            theme: Theme::default(),
            notation: Notation::Board,
            language: Language::default(),
        }
    }

    fn picture(bytes: usize) -> Picture {
        Picture {
            name: "replay.gif".to_owned(),
            bytes: vec![0; bytes],
            description: String::new(),
        }
    }

    #[test]
    fn the_least_recently_used_make_room() {
        let replays = Replays::default();
        for game in 1..=4 {
            replays.keep(key(game), picture(MOST_BYTES / 4));
        }
        assert!(replays.find(&key(1)).is_some());
        replays.keep(key(5), picture(MOST_BYTES / 4));
        let is_kept = |game| replays.find(&key(game)).is_some();
        assert_eq!(
            [1, 2, 3, 4, 5].map(is_kept),
            [true, false, true, true, true]
        );
        replays.keep(key(6), picture(MOST_BYTES + 1));
        assert_eq!([5, 6].map(is_kept), [true, false], "too large to be kept");
    }

    #[test]
    fn another_name_theme_or_language_is_another_animation() {
        let replays = Replays::default();
        replays.keep(key(1), picture(1));
        let renamed = ReplayKey {
            title: "Anna vs Ben".to_owned(),
            ..key(1)
        };
        let other = ReplayKey {
            notation: Notation::Relative,
            ..key(1)
        };
        assert!(replays.find(&renamed).is_none());
        assert!(replays.find(&other).is_none());
        assert!(replays.find(&key(1)).is_some());
    }
}
