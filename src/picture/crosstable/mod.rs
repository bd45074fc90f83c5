//! Crosstables and brackets of tournaments, wide enough to be read on a phone. Knows names, numbers and results as
//! texts, not how a tournament is played.

mod alt;
mod bracket;
mod letters;
mod scene;
mod size;
mod table;

pub use alt::crosstable_alt;
pub use scene::{
    BracketMatch, BracketRound, BracketSide, Crosstable, CrosstableBody, CrosstableCell,
    CrosstablePart, CrosstableRow, CrosstableTable,
};

use letters::Letters;
use size::{MARGIN, WIDTH};

use super::encode::{self, Effort};
use super::frame::Frame;
use super::lettering::Align;
use super::paint::Paint;

/// The height of the title and the line below it.
const HEAD: i32 = 80;
/// The height of the heading of a part.
const HEADING: i32 = 46;

/// The crosstable as the bytes of a PNG file, 720 pixels wide and as high as its parts need.
pub fn crosstable(scene: &Crosstable) -> Vec<u8> {
    let (paint, letters) = (Paint::of(scene.theme), Letters::get());
    let heights = scene.parts.iter().map(height);
    let height = HEAD + heights.sum::<i32>() + MARGIN;
    let mut frame = Frame::new(WIDTH as usize, height as usize, paint.surface.solid());
    let room = (WIDTH - 2 * MARGIN) as f32;
    let title = letters.title.fit(scene.title, room);
    (letters.title).write(&mut frame, &title, (MARGIN, 40), Align::Left, &paint.text);
    let subtitle = letters.small.fit(scene.subtitle, room);
    (letters.small).write(
        &mut frame,
        &subtitle,
        (MARGIN, 70),
        Align::Left,
        &paint.faint,
    );
    let mut top = HEAD;
    for part in scene.parts {
        let mut below = top;
        if let Some(heading) = &part.heading {
            let line = letters.heading.fit(heading, room);
            let at = (MARGIN, top + HEADING - 13);
            (letters.heading).write(&mut frame, &line, at, Align::Left, &paint.text);
            below += HEADING;
        }
        match &part.body {
            CrosstableBody::Table(it) => table::draw(&mut frame, paint, it, below),
            CrosstableBody::Bracket(rounds) => bracket::draw(&mut frame, paint, rounds, below),
        }
        top += self::height(part);
    }
    encode::png(&frame, &paint.palette, Effort::Most)
}

/// How high a part is, with its heading.
fn height(part: &CrosstablePart) -> i32 {
    let heading = if part.heading.is_some() { HEADING } else { 0 };
    heading
        + match &part.body {
            CrosstableBody::Table(it) => table::height(it),
            CrosstableBody::Bracket(rounds) => bracket::height(rounds),
        }
}
