//! A table: its columns are as wide as their number allows, and names get what is left.

use super::letters::Letters;
use super::scene::{CrosstableCell, CrosstableRow, CrosstableTable};
use super::size::{MARGIN, WIDTH};
use crate::picture::frame::{Area, Frame};
use crate::picture::lettering::{Align, Lettering};
use crate::picture::paint::Paint;
use crate::picture::words;

/// The height of the headings.
const HEADINGS: i32 = 34;
/// The height of a row.
const ROW: i32 = 45;
/// Below the last row.
const END: i32 = 10;
/// The widths of the place, of the number and of the points.
const PLACE: i32 = 42;
const NUMBER: i32 = 42;
const POINTS: i32 = 56;
/// The least width of names.
const NAME: i32 = 196;
/// The width of a cell.
const CELL: [i32; 2] = [32, 72];
/// The height of the plate of a cell with one line, and with two.
const PLATES: [i32; 2] = [30, 40];

/// How high a table is.
pub(super) fn height(table: &CrosstableTable) -> i32 {
    HEADINGS + ROW * table.rows.len() as i32 + END
}

/// Where the columns begin.
struct Columns {
    number: i32,
    name: i32,
    points: i32,
    cells: i32,
    cell: i32,
}

impl Columns {
    fn of(table: &CrosstableTable) -> Self {
        let count = table.columns.len().max(1) as i32;
        let room = WIDTH - 2 * MARGIN - PLACE - NUMBER - NAME - POINTS;
        let cell = (room / count).clamp(CELL[0], CELL[1]);
        let cells = WIDTH - MARGIN - cell * table.columns.len() as i32;
        Self {
            number: MARGIN + PLACE,
            name: MARGIN + PLACE + NUMBER,
            points: cells - POINTS,
            cells,
            cell,
        }
    }

    /// The middle of a column of cells.
    fn middle(&self, column: usize) -> i32 {
        self.cells + self.cell * column as i32 + self.cell / 2
    }
}

/// Draws a table below `top`.
pub(super) fn draw(frame: &mut Frame, paint: &Paint, table: &CrosstableTable, top: i32) {
    let (letters, columns) = (Letters::get(), Columns::of(table));
    let middle = top + HEADINGS / 2;
    let mut write = |text: &str, x| {
        letters.small.centre(frame, text, (x, middle), &paint.faint);
    };
    write("#", columns.number + NUMBER / 2);
    for (index, heading) in table.columns.iter().enumerate() {
        write(heading, columns.middle(index));
    }
    let notes = letters
        .note
        .fit(&table.notes, (columns.points - columns.name - 24) as f32);
    let at = (columns.name, middle + 7);
    (letters.note).write(frame, &notes, at, Align::Left, &paint.faint);
    let line = letters.small.fit(&table.points, (POINTS + 24) as f32);
    let base = middle + (letters.small.capital() / 2.0).round() as i32;
    let at = (columns.points + POINTS - 8, base);
    (letters.small).write(frame, &line, at, Align::Right, &paint.faint);
    for (row, place) in table.rows.iter().zip(0..) {
        draw_row(frame, paint, (row, &columns), top + HEADINGS + ROW * place);
    }
}

fn draw_row(
    frame: &mut Frame,
    paint: &Paint,
    (row, columns): (&CrosstableRow, &Columns),
    top: i32,
) {
    let letters = Letters::get();
    let area = Area {
        left: MARGIN / 2,
        top,
        width: WIDTH - MARGIN,
        height: ROW,
    };
    let edge = Area { height: 1, ..area };
    frame.fill(edge, paint.socket.solid());
    if row.is_viewer {
        frame.fill(area, paint.turn_edge.solid());
        frame.fill(area.within(2), paint.turn.solid());
    }
    let middle = top + ROW / 2 + 1;
    let mut write = |letters: &Lettering, text: &str, x, align, is_faint: bool| {
        let base = middle + (letters.capital() / 2.0).round() as i32;
        let ink = if is_faint { &paint.faint } else { &paint.text };
        letters.write(frame, &letters.fit(text, f32::MAX), (x, base), align, ink);
    };
    let rank = row
        .place
        .map_or_else(|| "–".to_owned(), |it| format!("{it}."));
    let right = columns.number - 4;
    write(&letters.name, &rank, right, Align::Right, row.has_left);
    let number = row.number.to_string();
    let centre = columns.number + NUMBER / 2;
    write(&letters.small, &number, centre, Align::Middle, true);
    let right = columns.points + POINTS - 8;
    write(
        &letters.name,
        &row.points,
        right,
        Align::Right,
        row.has_left,
    );
    draw_name(frame, paint, (row, columns), middle);
    for (index, cell) in row.cells.iter().enumerate().take(MOST_CELLS) {
        let plate = Area {
            left: columns.middle(index) - columns.cell / 2 + 2,
            top: middle - PLATES[0] / 2,
            width: columns.cell - 4,
            height: PLATES[0],
        };
        draw_cell(frame, paint, cell, plate);
    }
}

/// More cells would stand outside of the picture.
const MOST_CELLS: usize = 16;

/// Writes the name, above what stands below it.
fn draw_name(
    frame: &mut Frame,
    paint: &Paint,
    (row, columns): (&CrosstableRow, &Columns),
    middle: i32,
) {
    let letters = Letters::get();
    let room = (columns.points - columns.name - 6) as f32;
    let ink = if row.has_left {
        &paint.faint
    } else {
        &paint.text
    };
    // Both lines lie within the row, and do not touch.
    let (size, base) = if row.note.is_empty() {
        let half = (letters.name.capital() / 2.0).round() as i32;
        (&letters.name, middle + half)
    } else {
        (&letters.noted_name, middle - 4)
    };
    let name = size.fit(&words::harmless(&row.name), room);
    size.write(frame, &name, (columns.name, base), Align::Left, ink);
    let note = letters.note.fit(&row.note, room);
    let at = (columns.name, middle + 16);
    (letters.note).write(frame, &note, at, Align::Left, &paint.faint);
}

/// Draws a cell; its plate has the colour of the stones.
fn draw_cell(frame: &mut Frame, paint: &Paint, cell: &CrosstableCell, plate: Area) {
    let letters = Letters::get();
    if cell.is_own {
        frame.fill(plate, paint.socket.solid());
        return;
    }
    let is_double = !cell.below.is_empty();
    let grown = (PLATES[1] - PLATES[0]) / 2;
    let plate = Area {
        top: plate.top - if is_double { grown } else { 0 },
        height: PLATES[usize::from(is_double)],
        ..plate
    };
    let ink = match cell.stones {
        Some(colour) => {
            let kind = colour.index();
            let body = paint.palette.nearest(paint.look.stones[kind].body);
            fill_plate(frame, plate, paint.rims[kind].solid());
            fill_plate(frame, plate.within(2), body);
            &paint.marks[kind]
        }
        None if cell.is_pale => &paint.faint,
        None => &paint.text,
    };
    let middle = (plate.left + plate.width / 2, plate.top + plate.height / 2);
    if !is_double {
        let size = if fits(&letters.cell, &cell.text, plate) {
            &letters.cell
        } else {
            &letters.below
        };
        size.centre(frame, &cell.text, middle, ink);
        return;
    }
    (letters.cell).centre(frame, &cell.text, (middle.0, middle.1 - 8), ink);
    (letters.below).centre(frame, &cell.below, (middle.0, middle.1 + 10), ink);
}

fn fits(letters: &Lettering, text: &str, plate: Area) -> bool {
    letters.fit(text, f32::MAX).width <= (plate.width - 4) as f32
}

/// Fills a rectangle with slightly rounded corners.
fn fill_plate(frame: &mut Frame, area: Area, shade: u8) {
    for (inset, border) in [(0, 4), (1, 2), (2, 1), (4, 0)] {
        let part = Area {
            left: area.left + inset,
            top: area.top + border,
            width: area.width - 2 * inset,
            height: area.height - 2 * border,
        };
        frame.fill(part, shade);
    }
}
