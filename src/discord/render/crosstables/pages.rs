//! Which parts of a crosstable stand on which page: as many as can be read together.

use super::piece::Piece;
use super::reader::CrosstableReader;
use super::{brackets, tables};
use crate::picture::CrosstablePart;
use crate::service::TournamentView;
use crate::tournament::format::Format;

/// The most lines of a page: 32 players and a few headings.
const MOST_LINES: usize = 36;

/// The pages: what decided the tournament comes first. None before its first round.
pub(super) fn pages(view: &TournamentView, reader: CrosstableReader) -> Vec<Vec<CrosstablePart>> {
    if view.rounds.is_empty() {
        return Vec::new();
    }
    let format = view.tournament.setup.format;
    let mut pieces = brackets::pieces(view, reader);
    match format {
        Format::Elimination(_) => {}
        // Each division is a page, so that its number finds it.
        Format::League(_) => {
            let divisions = tables::divisions(view, reader).into_iter();
            return divisions.map(|it| vec![it.part]).collect();
        }
        Format::RoundRobin { .. } => pieces.extend(tables::sections(view, reader)),
        Format::Swiss { .. } | Format::Cycle { .. } => {
            let is_alone = pieces.is_empty();
            pieces.extend(tables::rounds(view, reader, is_alone));
        }
    }
    packed(pieces)
}

fn packed(pieces: Vec<Piece>) -> Vec<Vec<CrosstablePart>> {
    let mut pages: Vec<Vec<CrosstablePart>> = Vec::new();
    let mut taken = 0;
    for piece in pieces {
        match pages.last_mut() {
            Some(page) if taken + piece.lines <= MOST_LINES => {
                taken += piece.lines;
                page.push(piece.part);
            }
            _ => {
                taken = piece.lines;
                pages.push(vec![piece.part]);
            }
        }
    }
    pages
}
