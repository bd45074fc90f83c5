//! The fonts within the program: Inter, and Noto Sans CJK for the Japanese, Chinese and Korean
//! letters that Inter lacks. `fonts/README.md` says where they come from and what is in them.

use std::sync::OnceLock;

use ab_glyph::{Font, FontRef, GlyphId};

/// The weight of letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// For running text.
    Medium,
    /// For names, coordinates and numbers.
    Bold,
}

impl Weight {
    /// Inter in this weight.
    pub fn font(self) -> FontRef<'static> {
        read(self.bytes())
    }

    /// The file of Inter in this weight.
    pub fn bytes(self) -> &'static [u8] {
        match self {
            Self::Medium => include_bytes!("../../fonts/Inter-Medium.otf"),
            Self::Bold => include_bytes!("../../fonts/Inter-Bold.otf"),
        }
    }
}

/// The font for letters that Inter lacks, in the one weight that suits all. It lies in the program as
/// it is, not compressed: only the pages with letters that are drawn are ever in memory.
pub fn fallback() -> &'static FontRef<'static> {
    static READY: OnceLock<FontRef<'static>> = OnceLock::new();
    READY.get_or_init(|| read(include_bytes!("../../fonts/NotoSansCJKjp-Medium.otf")))
}

/// The glyph of a letter; `None` if the font lacks it.
pub fn glyph(font: &FontRef, letter: char) -> Option<GlyphId> {
    Some(font.glyph_id(letter)).filter(|id| id.0 != 0)
}

fn read(bytes: &'static [u8]) -> FontRef<'static> {
    FontRef::try_from_slice(bytes).expect("the font within the program is whole")
}
