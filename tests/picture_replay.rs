//! A game as a moving picture, decoded again.

use std::io::Cursor;

use gif::{ColorOutput, DecodeOptions, Repeat};
use tessera::language::Language;
use tessera::picture::{self, Replay, Theme};
use tessera::rules::{Move, Notation, Point, Record, catalogue};

/// White takes a pair with the seventh stone.
const CAPTURE: &str = "K10 L11 N14 M12 O12 J12 N13";

fn record(id: &str, points: &str) -> Record {
    let ruleset = catalogue::find(id).expect("it is in the catalogue");
    let point = |text| Point::parse(text, ruleset.size).expect("a point");
    Record {
        ruleset,
        moves: points
            .split(' ')
            .map(|text| Move::Place(point(text)))
            .collect(),
    }
}

/// The whole picture after every step, and how long each is seen.
fn watched(bytes: &[u8]) -> Vec<(Vec<u8>, u16)> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options
        .read_info(Cursor::new(bytes))
        .expect("it is a GIF file");
    assert_eq!(decoder.repeat(), Repeat::Infinite);
    let width = usize::from(decoder.width());
    let mut screen = vec![0; 4 * width * usize::from(decoder.height())];
    let mut steps = Vec::new();
    while let Some(step) = decoder.read_next_frame().expect("the step is whole") {
        let row = 4 * usize::from(step.width);
        for (y, pixels) in step.buffer.chunks(row).enumerate() {
            let start = 4 * ((usize::from(step.top) + y) * width + usize::from(step.left));
            let under = screen[start..start + row].chunks_mut(4);
            for (old, new) in under.zip(pixels.chunks(4)).filter(|(_, new)| new[3] > 0) {
                old.copy_from_slice(new);
            }
        }
        steps.push((screen.clone(), step.delay));
    }
    steps
}

fn replay(record: &Record, theme: Theme) -> Vec<u8> {
    picture::replay(&Replay {
        record,
        title: "Ann vs Benedikt",
        language: Language::English,
        theme,
        notation: Notation::Board,
    })
}

#[test]
fn every_stone_is_a_step_and_captures_and_the_end_are_seen_longer() {
    let steps = watched(&replay(&record("pente", CAPTURE), Theme::Wood));
    assert_eq!(steps.len(), 8, "the empty board, and one a stone");
    let delays: Vec<_> = steps.iter().map(|step| step.1).collect();
    assert!(delays[..7].iter().all(|&delay| delay == delays[0]));
    assert!(delays[7] > 3 * delays[0], "{delays:?}");
    for pair in steps.windows(2) {
        assert!(pair[0].0 != pair[1].0, "something is seen to happen");
    }

    let longer = record("pente", &format!("{CAPTURE} A1"));
    let steps = watched(&replay(&longer, Theme::Wood));
    let (stone, capture, end) = (steps[6].1, steps[7].1, steps[8].1);
    assert!(stone < capture && capture < end);
}

/// What changes from step to step adds up to the same board whatever way led to it.
#[test]
fn two_ways_to_a_position_end_in_the_same_picture() {
    const OTHER_WAY: &str = "K10 M12 O12 L11 N14 J12 N13";
    for theme in Theme::ALL {
        let one = watched(&replay(&record("pente", CAPTURE), theme));
        let other = watched(&replay(&record("pente", OTHER_WAY), theme));
        assert!(one[2].0 != other[2].0, "the ways differ");
        assert!(one[7].0 == other[7].0, "{}", theme.id());
    }
}

/// However long the names are, the captures stand beside them.
#[test]
fn a_long_title_leaves_room_for_the_captures() {
    const STRIP: usize = 40;
    let record = record("pente", CAPTURE);
    for language in Language::ALL {
        let bytes = picture::replay(&Replay {
            record: &record,
            title: &"m".repeat(80),
            language,
            theme: Theme::Print,
            notation: Notation::Board,
        });
        let steps = watched(&bytes);
        let (screen, _) = steps.last().expect("the game has moves");
        let width = usize::from(u16::from_le_bytes([bytes[6], bytes[7]]));
        let strip = &screen[screen.len() - 4 * width * STRIP..];
        let surface = &strip[strip.len() - 4..];
        let is_blank = |x: &usize| {
            strip
                .chunks(4 * width)
                .all(|row| row[4 * x..][..4] == *surface)
        };
        let columns: Vec<_> = (0..width).map(|x| is_blank(&x)).collect();
        let gaps = columns.split(|blank| !blank).map(<[bool]>::len);
        assert_eq!(gaps.filter(|&gap| gap > 18).count(), 1, "{language:?}");
    }
}

#[test]
fn lines_small_boards_and_games_without_moves_are_shown() {
    let line = watched(&replay(&record("linear-pente", "K L H"), Theme::Wood));
    assert_eq!(line.len(), 4);
    let mut empty = record("pente", CAPTURE);
    empty.moves.clear();
    assert_eq!(watched(&replay(&empty, Theme::Print)).len(), 1);
}
