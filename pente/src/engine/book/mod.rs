//! What is known of openings beforehand: good first moves, and even stones to offer where the other
//! player then chooses a colour.
//!
//! Both are files of text beside this one, which `examples/make_book` makes by long searches; it is run
//! again when the judgement of the engine changes. A line holds for every position that it can be laid
//! upon, however the board is turned or mirrored.
//!
//! The search looks two steps around the stones, while a good second or third stone is often farther from them:
//! there the book knows most. Between the strongest level with it and the same one without it, 40 games of Pente
//! at 20,000 nodes a stone ended 32 to 8, 60 at 5,000 nodes 32 to 28, and 60 of Keryo-Pente, with the first 69 of
//! its positions, 47 to 13; later, when the search was stronger, with 50,000 nodes 60 of Pente 51 to 9 and 60 of
//! Keryo-Pente 47 to 13. But few of their openings differed, so that these numbers say that it does no harm
//! rather than how much it helps. Offers were off even by 33 points in the mean for `swap2-pente` (89 with stones
//! by chance and the best last one of ten), by 53 for `d-pente` (215), and by 21 for `swap2-keryo` (24), at
//! 200,000 nodes, which is more than they were found with.
//!
//! Whoever reads a file leaves out what is no line of
//! it; tests see to it that there is none.

mod moves;
mod offers;

pub(super) use moves::book_move;
pub(super) use offers::next_offered;
