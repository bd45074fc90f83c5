//! The named shapes of Pente literature, as drawings. They decide nothing.

use super::Diagram;

/// A shape with a name that players use.
#[derive(Debug, PartialEq, Eq)]
pub struct Shape {
    /// Its name.
    pub name: &'static str,
    /// What makes it a shape, in English: no player is shown it yet.
    pub meaning: &'static str,
    /// The stones, without a caption.
    pub diagram: Diagram,
}

/// All named shapes, the simple ones first.
pub fn all() -> &'static [Shape] {
    SHAPES
}

const fn shape(name: &'static str, meaning: &'static str, ranks: &'static [&'static str]) -> Shape {
    Shape {
        name,
        meaning,
        diagram: Diagram {
            caption: None,
            ranks,
        },
    }
}

static SHAPES: &[Shape] = &[
    shape(
        "Pair",
        "Two side by side, which can be captured.",
        &["....", ".11.", "...."],
    ),
    shape(
        "Stretch two",
        "Two with a gap, which cannot be captured.",
        &[".....", ".1!1.", "....."],
    ),
    shape(
        "Tria",
        "Three with both ends free.",
        &[".......", "..111..", "......."],
    ),
    shape(
        "Stretch tria",
        "Three with a gap.",
        &["........", "..1!11..", "........"],
    ),
    shape(
        "Tessera",
        "Four with both ends free.",
        &["........", ".!1111!.", "........"],
    ),
    shape(
        "Stretch tessera",
        "Four with a gap.",
        &[".......", ".11!11.", "......."],
    ),
    shape(
        "I",
        "Two pairs of ends on one file, with room in the middle.",
        &[
            ".....", "..1..", "..!..", "..1..", "..!..", "..1..", ".....",
        ],
    ),
    shape(
        "L",
        "A stretch of two and a longer one at a right angle.",
        &["......", ".1....", "......", "......", ".1.1..", "......"],
    ),
    shape(
        "h",
        "A long leg, a short leg and the bar between them.",
        &[
            ".....", ".1...", ".....", ".1!1.", ".....", "...1.", ".....",
        ],
    ),
    shape(
        "X",
        "Two diagonals that cross on the marked point.",
        &[".....", ".1.1.", "..!..", ".1.1.", "....."],
    ),
    shape(
        "H",
        "Two upright legs with a bar that can be filled between them.",
        &[
            "......", ".1..1.", "......", ".1!!1.", "......", ".1..1.", "......",
        ],
    ),
    shape(
        "4x3",
        "The corners of four files by three ranks.",
        &["......", ".1..1.", "......", ".1..1.", "......"],
    ),
    shape(
        "5x3",
        "The corners of five files by three ranks.",
        &[".......", ".1...1.", ".......", ".1...1.", "......."],
    ),
    shape(
        "Hat",
        "A wide base, and a stone above it on a diagonal from one end.",
        &["......", "...1..", "......", ".1..1.", "......"],
    ),
    shape(
        "Wedge",
        "A pair of 1 stands in the gap of a stretch two.",
        &["......", "..1...", ".212..", "......"],
    ),
    shape(
        "Extension",
        "Blocking on the marked point makes a pair of 2, and 1 takes it.",
        &[
            "........", "...1....", "........", ".111!1..", ".....2..", "......!.", "........",
        ],
    ),
];
