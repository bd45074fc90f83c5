//! The sprites for boards of one theme, size and notation: drawn once, at first use, and cached.

use std::sync::Arc;

use super::cache::Cache;
use super::frame::Frame;
use super::ground;
use super::layout::Layout;
use super::lettering::{Lettering, Weight};
use super::paint::Paint;
use super::pieces::Pieces;
use super::theme::Style;
use crate::rules::{BoardSize, Notation};

/// Which boards the sprites are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpriteKey {
    /// How they look.
    pub style: Style,
    /// How large they are.
    pub size: BoardSize,
    /// How their coordinates are written.
    pub notation: Notation,
}

/// The empty board and everything drawn on it.
pub struct Sprites {
    /// Where the points are.
    pub layout: Layout,
    /// The board without stones.
    pub empty: Frame,
    /// The stones and marks.
    pub pieces: Arc<Pieces>,
}

impl Sprites {
    /// The sprites for such boards.
    pub fn of(key: SpriteKey) -> Arc<Self> {
        // One entry takes about a megabyte.
        static READY: Cache<SpriteKey, Sprites> = Cache::new(12);
        READY.get(key, || Self::new(key))
    }

    fn new(key: SpriteKey) -> Self {
        let layout = Layout::of_board(key.size);
        let letters = Lettering::new(Weight::Bold, 29.0, "ABCDEFGHJKLMNOPQRSTU0123456789".chars());
        let coordinates = ground::coordinates(key.size, key.notation);
        Self {
            empty: ground::board(
                Paint::of(key.style),
                &layout,
                key.size,
                &coordinates,
                &letters,
            ),
            pieces: Pieces::of(key.style, layout.cell),
            layout,
        }
    }
}
