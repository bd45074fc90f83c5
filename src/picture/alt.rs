//! The alt text of a scene. Knows no pixels and no markdown.

use super::match_score;
use super::scene::Scene;
use super::words::{self, LONGEST_ALT as LONGEST, harmless, length, listed};
use crate::language::{Text, say};
use crate::rules::{Call, Colour, Lengths, Played, Point, Position, Removed, Seat, StoneColour};

/// What each colour has captured, as in "1 : 0": in pairs where only pairs are captured, in stones
/// elsewhere. `None` if the ruleset has no captures.
pub fn capture_score(position: &Position) -> Option<String> {
    let ruleset = position.ruleset();
    if ruleset.captures.lengths == Lengths::NONE {
        return None;
    }
    let unit = ruleset.captures.unit();
    let counts: Vec<_> = Colour::first(ruleset.colours)
        .map(|colour| (position.captured_by(colour) / unit).to_string())
        .collect();
    Some(counts.join(" : "))
}

/// The alt text of a scene: who played where, what was captured, then the stones by colour, rank by rank,
/// and the score of the match.
///
/// At most 1,024 characters: names are cut at 32, and if the stones do not all fit, those farthest
/// from the last one are left out and counted, as in `and 57 more`.
pub fn alt(scene: &Scene) -> String {
    alt_within(scene, LONGEST)
}

/// The same text with at most `longest` characters.
pub fn alt_within(scene: &Scene, longest: usize) -> String {
    let mut stones: Vec<_> = scene.position.board().stones().collect();
    let near = scene
        .placed()
        .last()
        .unwrap_or_else(|| scene.position.board().size().centre());
    stones.sort_by_key(|&(point, _)| (distance(point, near), point));
    let described = |told: usize| describe(scene, &stones[..told]).in_language(scene.language);
    let fits = |told: usize| length(&described(told)) <= longest;
    let told = (0..=stones.len())
        .collect::<Vec<_>>()
        .partition_point(|&told| fits(told));
    described(told.saturating_sub(1))
}

/// The whole description, listing only the stones in `told`.
fn describe(scene: &Scene, told: &[(Point, Colour)]) -> Text {
    let has_first = usize::from(scene.position.ply()) == scene.last.len();
    let deeds = scene.last.iter().enumerate();
    let deeds = deeds.filter_map(|(index, played)| match index {
        0 if has_first => first_deed(scene, played),
        _ => deed(scene, played),
    });
    let call = scene.call.map(called);
    let captured = captured(scene);
    let lists = Colour::first(scene.position.ruleset().colours)
        .filter_map(|colour| stones_of(scene, told, colour));
    let powers = power_stones(scene);
    let ended = scene.ended;
    let ended = (!ended.is_empty()).then(|| Text::verbatim(words::cut(ended, LONGEST / 4)));
    let labels = scene.labels.told;
    let labels = (!labels.is_empty()).then(|| Text::verbatim(words::cut(labels, LONGEST / 2)));
    let sentences: Vec<_> = deeds
        .chain(call)
        .chain(labels)
        .chain(ended)
        .chain(captured)
        .chain(lists)
        .chain(powers)
        .chain(match_score::told(scene))
        .collect();
    if sentences.is_empty() {
        say!(picture::empty)
    } else {
        Text::sentences(sentences)
    }
}

/// The sentence on the first stone of the game. Where the rules put it in the centre, no player
/// chose it: "The rules put the first stone on K10."
fn first_deed(scene: &Scene, played: &Played) -> Option<Text> {
    if !scene.position.ruleset().centre_first() {
        return deed(scene, played);
    }
    let at = text(scene, played.mv.point()?);
    Some(say!(picture::first_stone, point = at))
}

/// "Ann (white) played K10, which removed L11 and M12."
fn deed(scene: &Scene, played: &Played) -> Option<Text> {
    let at = text(scene, played.mv.point()?) + played.capture_mark(scene.notation);
    let who = player(scene, played.seat, played.colour);
    if !played.has_removed() {
        return Some(say!(picture::played, who = who, point = at));
    }
    let removed = played.removed().map(|Removed { point, .. }| point);
    Some(say!(
        picture::played_and_removed,
        who = who,
        point = at,
        removed = points(scene, removed)
    ))
}

/// "tria!", in every language.
fn called(call: Call) -> Text {
    match call {
        Call::Tria => say!(picture::tria),
        Call::Tessera => say!(picture::tessera),
    }
}

/// "Captured pairs: 2 by white, 1 by black.", or stones where captures are not counted in pairs; `None`
/// before the first capture.
fn captured(scene: &Scene) -> Option<Text> {
    let position = scene.position;
    let captures = &position.ruleset().captures;
    let counts: Vec<_> = Colour::first(position.ruleset().colours)
        .map(|colour| {
            let count = position.captured_by(colour) / captures.unit();
            (stone_colour(scene, colour), count)
        })
        .collect();
    let is_any = counts.iter().any(|&(_, count)| count > 0);
    let told = counts.into_iter().map(|(colour, count)| {
        let colour = words::colour(colour);
        say!(picture::captured_of_colour, colour = colour, count = count)
    });
    let counts = listed(told, scene.language);
    is_any.then(|| {
        if captures.count_pairs() {
            say!(picture::captured_pairs, counts = counts)
        } else {
            say!(picture::captured_stones, counts = counts)
        }
    })
}

/// "White: K10, L11 and 3 more."; `None` for a colour without stones.
fn stones_of(scene: &Scene, told: &[(Point, Colour)], colour: Colour) -> Option<Text> {
    let all = scene
        .position
        .board()
        .stones()
        .filter(|&(_, of)| of == colour)
        .count();
    if all == 0 {
        return None;
    }
    let mut shown: Vec<_> = told
        .iter()
        .filter(|&&(_, of)| of == colour)
        .map(|&(point, _)| point)
        .collect();
    shown.sort_by_key(|point| (point.rank(), point.file()));
    let (rest, is_any_shown) = (all - shown.len(), !shown.is_empty());
    let colour = words::colour_begins(stone_colour(scene, colour));
    let points = points(scene, shown);
    Some(match (rest, is_any_shown) {
        (0, _) => say!(picture::stones, colour = colour, points = points),
        (_, false) => say!(picture::stones_counted, colour = colour, count = rest),
        (_, true) => say!(
            picture::stones_and_more,
            colour = colour,
            points = points,
            count = rest
        ),
    })
}

/// "Power stones: K10."; there are never more than a few.
fn power_stones(scene: &Scene) -> Option<Text> {
    let mut stones = scene.position.board().power_stones().peekable();
    stones.peek()?;
    Some(say!(picture::power_stones, points = points(scene, stones)))
}

/// "Ann (white)", or the colour alone if the name is not known.
fn player(scene: &Scene, seat: Seat, colour: Option<Colour>) -> Text {
    let name = scene
        .names
        .get(seat.index())
        .map_or(String::new(), |name| harmless(name));
    let colour = colour.map(|colour| stone_colour(scene, colour));
    match (name.is_empty(), colour) {
        (false, Some(colour)) => {
            let colour = words::colour(colour);
            say!(picture::player, name = name, colour = colour)
        }
        (false, None) => Text::verbatim(name),
        (true, Some(colour)) => words::colour_begins(colour),
        (true, None) => say!(picture::player_of_seat, number = seat.number()),
    }
}

fn stone_colour(scene: &Scene, colour: Colour) -> StoneColour {
    scene.position.ruleset().stone_colour(colour)
}

/// "K10, L11, M12"
fn points(scene: &Scene, points: impl IntoIterator<Item = Point>) -> Text {
    let names = points.into_iter().map(|point| text(scene, point));
    listed(names.map(Text::verbatim), scene.language)
}

fn text(scene: &Scene, point: Point) -> String {
    point.text(scene.notation, scene.position.board().size())
}

/// Chebyshev distance, in lines.
fn distance(one: Point, other: Point) -> u8 {
    one.file()
        .abs_diff(other.file())
        .max(one.rank().abs_diff(other.rank()))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::language::Language;
    use crate::rules::{Move, Notation, catalogue};

    /// A position of this ruleset after these choices among its legal points, and the last move.
    fn played(id: &str, choices: &[usize]) -> (Position, Vec<Played>) {
        let mut position = Position::new(catalogue::find(id).expect("it is in the catalogue"));
        let mut last = Vec::new();
        for &choice in choices {
            let points = position.legal_points();
            let Some(&point) = points.get(choice % points.len().max(1)) else {
                break;
            };
            last = vec![position.play(Move::Place(point)).expect("it is legal")];
        }
        (position, last)
    }

    #[test]
    fn it_says_who_played_where_and_lists_the_stones() {
        let mut position = Position::new(catalogue::find("pente").expect("the base game exists"));
        let mut last = None;
        for point in ["K10", "L11", "N13", "M12"] {
            let point = Point::parse(point, position.board().size()).expect("a point");
            last = Some(position.play(Move::Place(point)).expect("it is legal"));
        }
        let names = ["Ann".to_owned(), "Ben\u{202e}\n".to_owned()];
        let last: Vec<_> = last.into_iter().collect();
        let scene = Scene {
            last: &last,
            ..Scene::new(&position, &names)
        };
        assert_eq!(
            alt(&scene),
            "Ben (black) played M12. White: K10, N13. Black: L11, M12."
        );

        let point = Point::parse("N10", position.board().size()).expect("a point");
        position.play(Move::Place(point)).expect("it is legal");
        let takes = Point::parse("O14", position.board().size()).expect("a point");
        let _ = position.play(Move::Place(takes)).expect("it is legal");
        let scene = Scene {
            notation: Notation::Relative,
            ..Scene::new(&position, &names)
        };
        assert!(
            alt(&scene).starts_with("White: 0, R3, R3U3. Black: "),
            "{}",
            alt(&scene)
        );
    }

    #[test]
    fn a_first_stone_that_the_rules_put_there_was_played_by_nobody() {
        let names = ["Ann".to_owned(), "Ben".to_owned()];
        for (id, told) in [
            ("pente", "The rules put the first stone on K10. White: K10."),
            ("linear-pente", "Ann (white) played K."),
        ] {
            let mut position = Position::new(catalogue::find(id).expect("it exists"));
            let centre = Move::Place(position.board().size().centre());
            let last = [position.play(centre).expect("the centre is free")];
            let scene = Scene {
                last: &last,
                ..Scene::new(&position, &names)
            };
            assert!(alt(&scene).starts_with(told), "{}", alt(&scene));
        }
    }

    #[test]
    fn an_empty_board_is_said_to_be_empty() {
        let position = Position::new(catalogue::find("pente").expect("the base game exists"));
        assert_eq!(alt(&Scene::new(&position, &[])), "An empty board.");
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]
        #[test]
        fn it_is_never_too_long_and_counts_every_stone(
            id in prop::sample::select(vec!["gomoku", "pente", "pente-6", "linear-pente"]),
            choices in prop::collection::vec(0_usize..400, 0..380),
            name in "\\PC{0,80}",
            is_relative: bool,
        ) {
            let (position, last) = played(id, &choices);
            let names = vec![name; 6];
            let notation = if is_relative { Notation::Relative } else { Notation::Board };
            for language in Language::ALL {
                let bare = Scene::new(&position, &names);
                let told = alt(&Scene { last: &last, notation, language, ..bare });
                prop_assert!(length(&told) <= LONGEST, "{} in {told}", length(&told));
                prop_assert!(!told.contains(char::is_control));
                if language == Language::English && position.board().stones().count() > 300 {
                    prop_assert!(told.contains(" more."), "{told}");
                }
            }
        }
    }
}
