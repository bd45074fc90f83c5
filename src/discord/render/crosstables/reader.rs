//! For whom a crosstable is drawn.

use crate::game::PlayerId;
use crate::language::Language;
use crate::picture::Theme;

/// For whom a crosstable is drawn.
#[derive(Clone, Copy, Debug)]
pub struct CrosstableReader {
    /// The person whose row is marked; `None` for everybody.
    pub viewer: Option<PlayerId>,
    /// The language of its words.
    pub language: Language,
    /// How it looks.
    pub theme: Theme,
}
