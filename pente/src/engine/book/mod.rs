//! What is known of openings beforehand: good first moves, and even stones to offer where the other
//! player then chooses a colour.
//!
//! Both are files of text beside this one, which `examples/make_book` makes by long searches; it is run
//! again when the judgement of the engine changes. A line holds for every position that it can be laid
//! upon, however the board is turned or mirrored. Whoever reads a file leaves out what is no line of
//! it; tests see to it that there is none.

mod moves;
mod offers;

pub(super) use moves::book_move;
pub(super) use offers::next_offered;
