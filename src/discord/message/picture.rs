//! A picture that a message carries.

/// A picture, and its alt text.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    /// What the file is called.
    pub name: &'static str,
    /// The bytes of the file.
    pub bytes: Vec<u8>,
    /// What it shows, at most 1,024 characters.
    pub description: String,
}
