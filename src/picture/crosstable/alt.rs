//! The crosstable in words: who stands where, or who meets whom.

use super::scene::{BracketMatch, Crosstable, CrosstableBody, CrosstableRow};
use crate::language::{Text, say};
use crate::picture::words;

/// The crosstable's alt text, from the top; what does not fit is counted. At most 1,024 characters.
pub fn crosstable_alt(scene: &Crosstable) -> String {
    let language = scene.language;
    let head = say!(
        crosstable::alt,
        title = words::cut(scene.title, 100),
        subtitle = words::cut(scene.subtitle, 160)
    );
    let mut told = head.in_language(language);
    let mut sentences = Vec::new();
    for part in scene.parts {
        let heading = part.heading.iter();
        sentences.extend(heading.map(|it| (0, say!(crosstable::alt_part, name = it.as_str()))));
        match &part.body {
            CrosstableBody::Table(it) => sentences.extend(it.rows.iter().map(|it| (1, row(it)))),
            CrosstableBody::Bracket(rounds) => {
                for round in rounds {
                    let name = round.heading.as_str();
                    sentences.push((0, say!(crosstable::alt_part, name = name)));
                    sentences.extend(round.matches.iter().filter_map(|it| Some((1, met(it)?))));
                }
            }
        }
    }
    let mut left: usize = sentences.iter().map(|(lines, _)| lines).sum();
    let more = |left: usize| say!(crosstable::alt_more, count = left);
    let longest = words::LONGEST_ALT - words::length(&more(left).in_language(language)) - 1;
    for (lines, sentence) in sentences {
        let both = [Text::verbatim(told.clone()), sentence];
        let longer = Text::sentences(both).in_language(language);
        if words::length(&longer) > longest {
            break;
        }
        told = longer;
        left -= lines;
    }
    if left == 0 {
        return told;
    }
    Text::sentences([Text::verbatim(told), more(left)]).in_language(language)
}

fn row(row: &CrosstableRow) -> Text {
    let name = words::harmless(&row.name);
    let points = row.points.as_str();
    match row.place {
        Some(place) => say!(
            crosstable::alt_row,
            place = place.to_string(),
            name = name,
            points = points
        ),
        None => say!(crosstable::alt_row_left, name = name, points = points),
    }
}

/// Who meets whom, with the points as far as there are any; `None` if nobody is known yet.
fn met(one: &BracketMatch) -> Option<Text> {
    let [first, second] = one.sides.each_ref().map(|it| words::harmless(&it.name));
    if first.is_empty() && second.is_empty() {
        return None;
    }
    let name = |name: String| {
        if name.is_empty() {
            "–".to_owned()
        } else {
            name
        }
    };
    let (one_name, other_name) = (name(first), name(second));
    let [score, other] = one.sides.each_ref().map(|it| it.score.as_str());
    if score.is_empty() || other.is_empty() {
        return Some(say!(
            crosstable::alt_open,
            one = one_name,
            other = other_name
        ));
    }
    Some(say!(
        crosstable::alt_match,
        one = one_name,
        other = other_name,
        scores = format!("{score}:{other}")
    ))
}
