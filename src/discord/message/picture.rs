//! A picture or another file in a message.

/// A picture, and its alt text; or another file.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    /// The name of the file.
    pub name: String,
    /// The bytes of the file.
    pub bytes: Vec<u8>,
    /// The alt text, at most 1,024 characters; empty for a file that is no picture.
    pub description: String,
}
