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
use crate::language::{Language, Text, about_ruleset, say};
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
            let number = colour.number().to_string();
            let kind = kind(ruleset, Stone::Of(colour));
            pieces.put_numbered(frame, kind, &number, at);
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
pub fn diagram_alt(ruleset: &Ruleset, diagram: &Diagram, language: Language) -> String {
    let lines = diagram.ranks.len();
    let ranks: Vec<_> = (1..=lines)
        .filter_map(|number| rank_in_words(ruleset, diagram, number, lines - number, language))
        .collect();
    let caption = diagram.caption.map(|key| {
        let caption = about_ruleset(key).in_language(language);
        Text::verbatim(words::cut(&caption, 500))
    });
    let colours = colours_in_words(ruleset, diagram, language);
    let head: Vec<_> = caption.into_iter().chain(colours).collect();
    let told = |count: usize| {
        let rest = ranks.len() - count;
        let rest = (rest > 0).then(|| say!(picture::drawing_more_ranks, count = rest));
        let sentences = head.iter().chain(&ranks[..count]).cloned().chain(rest);
        Text::sentences(sentences).in_language(language)
    };
    (0..=ranks.len())
        .rev()
        .map(told)
        .find(|told| words::length(told) <= words::LONGEST_ALT)
        .unwrap_or_default()
}

/// "1 is white, 2 is black."; the captions call colours by their numbers. `None` without stones.
fn colours_in_words(ruleset: &Ruleset, diagram: &Diagram, language: Language) -> Option<Text> {
    let colours: BTreeSet<_> = diagram
        .points()
        .filter_map(|(_, drawn)| match drawn {
            Drawn::Stone(Stone::Of(colour)) => Some(colour),
            _ => None,
        })
        .collect();
    let is_any = !colours.is_empty();
    let named = colours.into_iter().map(|colour| {
        let name = words::colour(ruleset.stone_colour(colour));
        say!(
            picture::drawing_colour,
            number = colour.number(),
            colour = name
        )
    });
    let named = words::listed(named, language);
    is_any.then(|| say!(picture::drawing_colours, colours = named))
}

/// "Row 2 from the top: white on 2, black on 3 to 4."; `None` for an empty rank.
fn rank_in_words(
    ruleset: &Ruleset,
    diagram: &Diagram,
    from_top: usize,
    from_bottom: usize,
    language: Language,
) -> Option<Text> {
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
                say!(picture::drawing_point, what = what, file = first)
            } else {
                say!(
                    picture::drawing_points,
                    what = what,
                    first = first,
                    last = last
                )
            })
        })
        .collect();
    (!told.is_empty()).then(|| {
        let points = words::listed(told, language);
        say!(picture::drawing_rank, number = from_top, points = points)
    })
}

fn name(ruleset: &Ruleset, drawn: Drawn) -> Option<Text> {
    match drawn {
        Drawn::Empty => None,
        Drawn::Marked => Some(say!(picture::drawing_marked)),
        Drawn::Stone(Stone::Power) => Some(say!(picture::drawing_power_stone)),
        Drawn::Stone(Stone::Of(colour)) => Some(words::colour(ruleset.stone_colour(colour))),
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
            diagram_alt(&pente, &pente.about.diagrams[0], Language::English),
            "Player 1 plays the marked point and captures both stones of player 2. 1 is white, \
             2 is black. Row 2 from the top: white on 2, black on 3 to 4, marked on 5."
        );
    }

    #[test]
    fn every_drawing_of_the_catalogue_is_told_in_full() {
        for ruleset in catalogue::all() {
            for drawn in ruleset.about.diagrams {
                for language in Language::ALL {
                    let told = diagram_alt(ruleset, drawn, language);
                    assert!(words::length(&told) <= words::LONGEST_ALT);
                    let caption = drawn.caption.map(about_ruleset).unwrap_or_default();
                    assert!(told.starts_with(&caption.in_language(language)), "{told}");
                    let is_cut = (1..=drawn.ranks.len()).any(|rest| {
                        let rest = say!(picture::drawing_more_ranks, count = rest);
                        told.ends_with(&rest.in_language(language))
                    });
                    assert!(!is_cut, "{told}");
                }
            }
        }
    }

    #[test]
    fn a_drawing_too_large_to_tell_is_shortened() {
        const CHEQUERED: &str = "1.2.1.2.1.2.1.2.1.2";
        let large = Diagram {
            caption: Some("drawing-capture"),
            ranks: &[CHEQUERED; 19],
        };
        let pente = catalogue::all()[0];
        let told = diagram_alt(&pente, &large, Language::English);
        assert!(words::length(&told) <= words::LONGEST_ALT);
        assert!(told.ends_with(" more rows."), "{told}");
        assert!(diagram(&pente, &large, Theme::Wood).starts_with(b"\x89PNG"));
    }

    #[test]
    fn a_drawing_of_nothing_is_drawn() {
        let nothing = Diagram {
            caption: None,
            ranks: &[],
        };
        let pente = catalogue::all()[0];
        assert!(diagram(&pente, &nothing, Theme::Print).starts_with(b"\x89PNG"));
        assert_eq!(diagram_alt(&pente, &nothing, Language::English), "");
    }
}
