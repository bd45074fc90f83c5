//! The small drawings that explain a rule: a part of a board with a few stones and marks. Knows
//! what a drawing shows, not what it explains.

use std::collections::BTreeSet;

use super::encode::{self, Effort};
use super::frame::Frame;
use super::ground;
use super::layout::Layout;
use super::paint::Paint;
use super::pieces::{Pieces, kind};
use super::theme::Theme;
use super::words;
use crate::rules::{Diagram, Drawn, Ruleset, Stone};

/// The distance between lines, in pixels, where there is room.
const CELL: i32 = 96;

/// The greatest width of a drawing, in pixels.
const WIDEST: i32 = 1008;

/// A drawing for a ruleset as the bytes of a PNG file, at most 1,008 pixels wide.
///
/// Stones carry the number of their colour, as captions call them; marked points are ringed. The
/// caption is not in the picture: it belongs beside it.
pub fn diagram(ruleset: &Ruleset, diagram: &Diagram, theme: Theme) -> Vec<u8> {
    let layout = layout(diagram);
    let pieces = Pieces::of(theme, layout.cell);
    let mut frame = ground::part(Paint::of(theme), &layout);
    let drawn: Vec<_> = diagram
        .points()
        .filter(|&(point, _)| layout.shows(point))
        .collect();
    for &(point, drawn) in &drawn {
        if let Drawn::Stone(stone) = drawn {
            pieces.cast(&mut frame, kind(ruleset, stone), layout.at(point));
        }
    }
    for &(point, drawn) in &drawn {
        put(&mut frame, &pieces, ruleset, drawn, layout.at(point));
    }
    encode::png(&frame, &pieces.paint.palette, Effort::Usual)
}

fn put(frame: &mut Frame, pieces: &Pieces, ruleset: &Ruleset, drawn: Drawn, at: (i32, i32)) {
    match drawn {
        Drawn::Empty => {}
        Drawn::Stone(Stone::Of(colour)) => {
            let number = colour.number().into();
            let kind = kind(ruleset, Stone::Of(colour));
            pieces.put_numbered(frame, kind, number, at);
        }
        Drawn::Stone(Stone::Power) => pieces.put(frame, kind(ruleset, Stone::Power), at),
        Drawn::Marked => pieces.mark(frame, at),
    }
}

/// Where the points of a drawing are; a drawing without points shows one empty point.
fn layout(diagram: &Diagram) -> Layout {
    let count = |lines: usize| u8::try_from(lines.clamp(1, 19)).expect("19 lines at most");
    let (files, ranks) = (count(diagram.files()), count(diagram.ranks.len()));
    let cell = CELL.min(WIDEST / i32::from(files));
    Layout::of_part(files, ranks, cell)
}

/// A drawing's alt text: its caption, and then its points, rank by rank from the top.
///
/// At most 1,024 characters: if that is not enough, the lowest ranks are left out and counted.
/// Drawings in the catalogue are never that large.
pub fn diagram_alt(ruleset: &Ruleset, diagram: &Diagram) -> String {
    let lines = diagram.ranks.len();
    let ranks: Vec<_> = (1..=lines)
        .filter_map(|number| rank_in_words(ruleset, diagram, number, lines - number))
        .collect();
    let head = words::cut(diagram.caption, 500) + &colours_in_words(ruleset, diagram);
    let told = |count: usize| {
        let rest = match ranks.len() - count {
            0 => String::new(),
            rest => format!("{rest} more ranks."),
        };
        let mut sentences = vec![head.as_str()];
        sentences.extend(ranks[..count].iter().map(String::as_str));
        sentences.push(&rest);
        sentences.retain(|sentence| !sentence.is_empty());
        sentences.join(" ")
    };
    (0..=ranks.len())
        .rev()
        .map(told)
        .find(|told| words::length(told) <= words::LONGEST_ALT)
        .unwrap_or_default()
}

/// " 1 is white, 2 is black."; the captions call colours by their numbers.
fn colours_in_words(ruleset: &Ruleset, diagram: &Diagram) -> String {
    let colours: BTreeSet<_> = diagram
        .points()
        .filter_map(|(_, drawn)| match drawn {
            Drawn::Stone(Stone::Of(colour)) => Some(colour),
            _ => None,
        })
        .collect();
    let named: Vec<_> = colours
        .into_iter()
        .map(|colour| format!("{colour} is {}", ruleset.stone_colour(colour).name()))
        .collect();
    if named.is_empty() {
        return String::new();
    }
    format!(" {}.", named.join(", "))
}

/// "Rank 2 from the top: white on 2, black on 3 to 4."; `None` for an empty rank.
fn rank_in_words(
    ruleset: &Ruleset,
    diagram: &Diagram,
    from_top: usize,
    from_bottom: usize,
) -> Option<String> {
    let points = diagram
        .points()
        .filter(|(point, _)| usize::from(point.rank()) == from_bottom);
    let mut runs: Vec<(Drawn, u8, u8)> = Vec::new();
    for (point, drawn) in points {
        let file = point.file() + 1;
        match runs.last_mut() {
            Some((same, _, last)) if *same == drawn => *last = file,
            _ => runs.push((drawn, file, file)),
        }
    }
    let told: Vec<_> = runs
        .into_iter()
        .filter_map(|(drawn, first, last)| {
            let what = name(ruleset, drawn)?;
            Some(if first == last {
                format!("{what} on {first}")
            } else {
                format!("{what} on {first} to {last}")
            })
        })
        .collect();
    (!told.is_empty()).then(|| format!("Rank {from_top} from the top: {}.", told.join(", ")))
}

fn name(ruleset: &Ruleset, drawn: Drawn) -> Option<&'static str> {
    match drawn {
        Drawn::Empty => None,
        Drawn::Marked => Some("marked"),
        Drawn::Stone(Stone::Power) => Some("power stone"),
        Drawn::Stone(Stone::Of(colour)) => Some(ruleset.stone_colour(colour).name()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::catalogue;

    #[test]
    fn a_capture_in_words() {
        let pente = catalogue::find("pente").expect("the base game exists");
        assert_eq!(
            diagram_alt(&pente, &pente.about.diagrams[0]),
            "1 plays on the marked point and takes both stones of 2. 1 is white, 2 is black. \
             Rank 2 from the top: white on 2, black on 3 to 4, marked on 5."
        );
    }

    #[test]
    fn every_drawing_of_the_catalogue_is_told_in_full() {
        for ruleset in catalogue::all() {
            for drawn in ruleset.about.diagrams {
                let told = diagram_alt(ruleset, drawn);
                assert!(words::length(&told) <= words::LONGEST_ALT);
                assert!(told.starts_with(drawn.caption), "{told}");
                assert!(!told.contains("more ranks"), "{told}");
            }
        }
    }

    #[test]
    fn a_drawing_too_large_to_tell_is_shortened() {
        const CHEQUERED: &str = "1.2.1.2.1.2.1.2.1.2";
        let large = Diagram {
            caption: "Too much to tell.",
            ranks: &[CHEQUERED; 19],
        };
        let pente = catalogue::all()[0];
        let told = diagram_alt(&pente, &large);
        assert!(words::length(&told) <= words::LONGEST_ALT);
        assert!(told.ends_with(" more ranks."), "{told}");
        assert!(diagram(&pente, &large, Theme::Wood).starts_with(b"\x89PNG"));
    }

    #[test]
    fn a_drawing_of_nothing_is_drawn() {
        let nothing = Diagram {
            caption: "",
            ranks: &[],
        };
        let pente = catalogue::all()[0];
        assert!(diagram(&pente, &nothing, Theme::Print).starts_with(b"\x89PNG"));
        assert_eq!(diagram_alt(&pente, &nothing), "");
    }
}
