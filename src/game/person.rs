//! A person, with the names they were last seen under.

use super::id::{PlayerId, ServerId};

/// The most characters of a display name that are stored: twice what Discord allows.
pub const LONGEST_NAME: usize = 64;

/// The name under which a deleted person's stand-in is saved: no name on Discord is like it, and whoever shows it says
/// "Deleted player" in the reader's language instead.
pub const DELETED_NAME: &str = "\u{1a}";

/// The numbers of stand-ins. Discord's are far above them.
const STAND_INS: std::ops::Range<u64> = 1_000_000_000..1 << 32;

impl PlayerId {
    /// Whether it is the anonymous player who took the place of a deleted person. They are sent nothing.
    pub const fn is_stand_in(self) -> bool {
        STAND_INS.start <= self.0 && self.0 < STAND_INS.end
    }
}

/// A person and their names. Only the id identifies them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their Discord id.
    pub id: PlayerId,
    /// Their global display name, as last seen: any text of at most [`LONGEST_NAME`] characters.
    pub name: String,
    /// Their nickname on the server where they were seen; `None` if they were not seen on a server.
    pub nickname: Option<Nickname>,
}

/// A person's nickname on one server. It is shown on no other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nickname {
    /// The server.
    pub server: ServerId,
    /// The nickname, of at most [`LONGEST_NAME`] characters; `None` if they have none there.
    pub name: Option<String>,
}

impl Person {
    /// A person by their global name, which is cut to [`LONGEST_NAME`] characters.
    pub fn new(id: PlayerId, name: &str) -> Self {
        Self {
            id,
            name: cut(name),
            nickname: None,
        }
    }

    /// The same person, seen on a server with this nickname, or without one.
    #[must_use]
    pub fn seen_on(self, server: ServerId, nickname: Option<&str>) -> Self {
        Self {
            nickname: Some(Nickname {
                server,
                name: nickname.map(cut),
            }),
            ..self
        }
    }

    /// The name to show where they were seen.
    pub fn called(&self) -> &str {
        let nickname = self.nickname.as_ref();
        let nickname = nickname.and_then(|nickname| nickname.name.as_deref());
        nickname.unwrap_or(&self.name)
    }
}

fn cut(name: &str) -> String {
    name.chars().take(LONGEST_NAME).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_is_cut_between_characters() {
        let long = "é".repeat(1_000);
        let person = Person::new(PlayerId(1), &long).seen_on(ServerId(2), Some(&long));
        assert_eq!(person.name, "é".repeat(LONGEST_NAME));
        assert_eq!(person.called(), "é".repeat(LONGEST_NAME));
    }
}
