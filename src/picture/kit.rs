//! What boards of one theme, size and notation are put together from: drawn once, at first
//! use, and kept in memory.

use std::sync::Arc;

use super::frame::Frame;
use super::ground;
use super::layout::Layout;
use super::lettering::{Lettering, Weight};
use super::paint::Paint;
use super::pieces::Pieces;
use super::shelf::Shelf;
use super::theme::Style;
use crate::rules::{BoardSize, Notation};

/// Which boards a kit is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KitKey {
    /// How they look.
    pub style: Style,
    /// How large they are.
    pub size: BoardSize,
    /// How their coordinates are written.
    pub notation: Notation,
}

/// The empty board and everything that is put on it.
pub struct Kit {
    /// Where the points are.
    pub layout: Layout,
    /// The board without stones.
    pub empty: Frame,
    /// What is put on it.
    pub pieces: Arc<Pieces>,
}

impl Kit {
    /// The kit for such boards.
    pub fn of(key: KitKey) -> Arc<Self> {
        // One holds about a megabyte.
        static READY: Shelf<KitKey, Kit> = Shelf::new(12);
        READY.get(key, || Self::new(key))
    }

    fn new(key: KitKey) -> Self {
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
