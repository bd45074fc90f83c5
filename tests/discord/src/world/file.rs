//! Files on messages, and how many of them are kept.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Weak},
};

use crate::ids::AttachmentId;

/// A file shown with a message.
#[derive(Debug, Clone)]
pub struct Attachment {
    /// The file's id.
    pub id: AttachmentId,
    /// Its name, as sent.
    pub filename: String,
    /// The text for those who cannot see it.
    pub description: Option<String>,
    /// Its type, as sent or guessed from its name.
    pub content_type: String,
    /// Its size in bytes.
    pub size: usize,
    /// Width and height of a PNG picture in pixels.
    pub dimensions: Option<(u32, u32)>,
    /// Where it is served.
    pub url: String,
    /// The file itself, which the store may have let go. (A weak pointer to the vector, not to
    /// the bytes: it must not keep them in memory.)
    pub(crate) content: Weak<Vec<u8>>,
}

impl PartialEq for Attachment {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Attachment {
    /// The file itself, as long as it is kept.
    pub fn bytes(&self) -> Option<Arc<Vec<u8>>> {
        self.content.upgrade()
    }
}

/// How many files are kept in memory; what a message says about them stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeepFiles {
    /// All of them.
    All,
    /// This many, the newest.
    Last(usize),
}

/// The files themselves.
#[derive(Debug)]
pub(crate) struct Files {
    keep: KeepFiles,
    by_id: HashMap<AttachmentId, Arc<Vec<u8>>>,
    oldest_first: VecDeque<AttachmentId>,
}

impl Files {
    pub fn new(keep: KeepFiles) -> Self {
        Self {
            keep,
            by_id: HashMap::new(),
            oldest_first: VecDeque::new(),
        }
    }

    /// Takes a file in and lets the oldest go if there are too many.
    pub fn add(&mut self, id: AttachmentId, content: Arc<Vec<u8>>) {
        self.by_id.insert(id, content);
        self.oldest_first.push_back(id);
        if let KeepFiles::Last(most) = self.keep {
            while self.oldest_first.len() > most {
                self.oldest_first
                    .pop_front()
                    .map(|oldest| self.by_id.remove(&oldest));
            }
        }
    }

    /// The file, if it is still there.
    pub fn get(&self, id: AttachmentId) -> Option<Arc<Vec<u8>>> {
        self.by_id.get(&id).cloned()
    }

    /// Lets a file go.
    pub fn remove(&mut self, id: AttachmentId) {
        self.by_id.remove(&id);
    }
}

/// Width and height of a PNG picture, which stand at a fixed place.
pub(crate) fn png_dimensions(content: &[u8]) -> Option<(u32, u32)> {
    let header = content.strip_prefix(b"\x89PNG\r\n\x1a\n")?.get(8..16)?;
    let (width, height) = header.split_at(4);
    Some((
        u32::from_be_bytes(width.try_into().ok()?),
        u32::from_be_bytes(height.try_into().ok()?),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_newest_files_are_kept() {
        let mut files = Files::new(KeepFiles::Last(1));
        files.add(AttachmentId::new(1), Arc::new(vec![1]));
        files.add(AttachmentId::new(2), Arc::new(vec![2]));
        assert!(files.get(AttachmentId::new(1)).is_none());
        assert_eq!(files.get(AttachmentId::new(2)), Some(Arc::new(vec![2])));
    }
}
