//! Somebody, with the name they were last seen under.

use super::id::PlayerId;

/// The most characters of a display name that are kept: twice what Discord allows.
pub const LONGEST_NAME: usize = 64;

/// A person and their display name. Only the id says who it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who it is.
    pub id: PlayerId,
    /// The display name as last seen: any text, at most [`LONGEST_NAME`] characters.
    pub name: String,
}

impl Person {
    /// A person; a longer name is cut to [`LONGEST_NAME`] characters.
    pub fn new(id: PlayerId, name: &str) -> Self {
        Self {
            id,
            name: name.chars().take(LONGEST_NAME).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_is_cut_between_characters() {
        let person = Person::new(PlayerId(1), &"é".repeat(1_000));
        assert_eq!(person.name, "é".repeat(LONGEST_NAME));
    }
}
