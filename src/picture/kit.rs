//! What boards of one theme, size and notation are put together from: drawn once, at first
//! use, and kept in memory.

use std::sync::{Arc, Mutex, PoisonError};

use super::frame::Frame;
use super::ground;
use super::layout::Layout;
use super::lettering::{Lettering, Weight};
use super::mask::Mask;
use super::paint::Paint;
use super::shape;
use super::stone::Stone;
use super::theme::Theme;
use crate::rules::{BoardSize, Notation};

/// Which boards a kit is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KitKey {
    /// How they look.
    pub theme: Theme,
    /// How large they are.
    pub size: BoardSize,
    /// How their coordinates are written.
    pub notation: Notation,
}

/// The empty board and everything that is put on it.
pub struct Kit {
    /// The palette and inks of the theme.
    pub paint: &'static Paint,
    /// Where the points are.
    pub layout: Layout,
    /// The board without stones.
    pub empty: Frame,
    /// The stones by colour, then the power stone.
    pub stones: [Stone; 7],
    /// The ring on the last stone.
    pub last: Mask,
    /// The ring on the last stone where its middle carries a number.
    pub last_around: Mask,
    /// The ring around a stone of the winning row.
    pub row: Mask,
    /// The cross where a stone was taken.
    pub cross: Mask,
    /// Letters for numbers of one, two and three digits.
    pub numbers: [Lettering; 3],
}

/// Kits in memory at most; one holds about a megabyte.
const KEPT: usize = 12;

impl Kit {
    /// The kit for such boards.
    pub fn of(key: KitKey) -> Arc<Self> {
        static READY: Mutex<Vec<(KitKey, Arc<Kit>)>> = Mutex::new(Vec::new());
        // A list that a panic left behind is whole: it is only ever pushed to and rotated.
        let lock = || READY.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(kit) = take(&mut lock(), key) {
            return kit;
        }
        // Made without holding the list, so that ready kits stay in reach meanwhile.
        let kit = Arc::new(Self::new(key));
        let mut kits = lock();
        kits.retain(|(other, _)| *other != key);
        kits.truncate(KEPT - 1);
        kits.insert(0, (key, Arc::clone(&kit)));
        kit
    }

    fn new(key: KitKey) -> Self {
        let paint = Paint::of(key.theme);
        let layout = Layout::new(key.size);
        let radius = layout.radius();
        let letters = Lettering::new(Weight::Bold, 29.0, "ABCDEFGHJKLMNOPQRSTU0123456789".chars());
        let numbers = [0.52, 0.47, 0.36]
            .map(|share| Lettering::new(Weight::Bold, share * layout.cell as f32, '0'..='9'));
        let ring = |at: f32, half: f32| {
            Mask::inside(radius + 2.0, |x, y| {
                shape::ring(x, y, at * radius, half * radius)
            })
        };
        Self {
            paint,
            empty: ground::empty_board(paint, &layout, key.notation, &letters),
            stones: Stone::all(paint, radius),
            last: ring(0.52, 0.09),
            last_around: ring(0.86, 0.07),
            row: ring(0.93, 0.11),
            cross: Mask::inside(radius, |x, y| {
                shape::cross(x, y, 0.46 * radius, 0.1 * radius)
            }),
            numbers,
            layout,
        }
    }
}

/// A kit that is ready; it becomes the one used last.
fn take(kits: &mut [(KitKey, Arc<Kit>)], key: KitKey) -> Option<Arc<Kit>> {
    let place = kits.iter().position(|(other, _)| *other == key)?;
    kits[..=place].rotate_right(1);
    kits.first().map(|(_, kit)| Arc::clone(kit))
}
