//! Runs in which everything that a bot writes must come from its texts in a pseudo-language.
//!
//! With `qps-ploc` as the language of clients and servers ([`Builder::locale`]), a bot that knows it
//! writes English with an accent on most letters. Here the accents are taken off again, so that a
//! test finds the words that it knows (the bot itself is shown what it wrote), and what came without
//! them is a
//! [`Violation::PlainText`]: a text that was never given to the translators.
//!
//! [`Builder::locale`]: crate::Builder::locale
//! [`Violation::PlainText`]: crate::Violation::PlainText

use serde_json::Value;

use crate::world::{Violation, World};

/// The tag of the pseudo-language.
pub const TAG: &str = "qps-ploc";

/// Letters with an accent, and the same letters without.
const ACCENTED: &str = "áéíóúýçñšřţłđžğÁÉÍÓÚÇÑŠŘŢŁĐŽĞ";
const PLAIN: &str = "aeiouycnsrtldzgAEIOUCNSRTLDZG";

/// The keys of what is read by people, wherever they stand in a request.
const READ: [&str; 6] = [
    "content",
    "label",
    "placeholder",
    "title",
    "description",
    "name",
];

/// Takes the accents off everything in a request that people read, and notes what had none.
pub(crate) fn take_accents_off(world: &mut World, body: &mut Value) {
    let names = names(world);
    each_text(body, &mut |text| {
        let (plain, unaccented) = without_accents(text, &names);
        if !unaccented.is_empty() {
            world.violations.push(Violation::PlainText {
                words: unaccented,
                text: text.clone(),
            });
        }
        world.with_accents.insert(plain.clone(), text.clone());
        *text = plain;
    });
}

/// A text as the bot wrote it, with its accents.
pub(crate) fn as_written<'a>(world: &'a World, text: &'a str) -> &'a str {
    world.with_accents.get(text).map_or(text, String::as_str)
}

/// What need not be in any language: the names of people, servers and channels, and those that the
/// test has given. The longest come first.
fn names(world: &World) -> Vec<String> {
    let nicks = world.guilds.values().flat_map(|guild| {
        let nicks = guild.members.values().filter_map(|it| it.nick.clone());
        nicks.chain([guild.name.clone()])
    });
    let mut names: Vec<_> = nicks
        .chain(world.users.values().map(|user| user.name.clone()))
        .chain(world.channels.values().map(|it| it.name.clone()))
        .chain(world.proper_names.iter().cloned())
        .filter(|name| !name.is_empty())
        .collect();
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    names
}

fn each_text(json: &mut Value, change: &mut impl FnMut(&mut String)) {
    match json {
        Value::Array(all) => all.iter_mut().for_each(|one| each_text(one, change)),
        Value::Object(all) => {
            for (key, value) in all {
                match value {
                    Value::String(text) if READ.contains(&key.as_str()) => change(text),
                    value => each_text(value, change),
                }
            }
        }
        _ => {}
    }
}

/// A text without accents, and the words in it that have none. Names stay as they are, and so does
/// what stands between backticks or in angle brackets, or is part of an address.
fn without_accents(text: &str, names: &[String]) -> (String, Vec<String>) {
    let (mut plain, mut unaccented) = (String::new(), Vec::new());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let (taken, is_read) = piece(rest, first, names);
        let (piece, after) = rest.split_at(taken);
        if is_read {
            plain.extend(piece.chars().map(without_accent));
            let is_plain = |letter| PLAIN.contains(letter);
            let has_digit = piece.contains(|letter: char| letter.is_ascii_digit());
            if piece.chars().count() > 1 && !has_digit && piece.contains(is_plain) {
                unaccented.push(piece.to_owned());
            }
        } else {
            plain.push_str(piece);
        }
        rest = after;
    }
    (plain, unaccented)
}

/// How many bytes the next piece has: a word, or something that is not read. Whether it is read.
fn piece(text: &str, first: char, names: &[String]) -> (usize, bool) {
    let until = |end: char| text[1..].find(end).map(|at| at + 1 + end.len_utf8());
    let closed = match first {
        '`' => until('`'),
        '<' => until('>'),
        _ => None,
    };
    if let Some(length) = closed {
        return (length, false);
    }
    if text.starts_with("https://") || text.starts_with("http://") {
        let end = text.find([')', ' ', '\n', '>']).unwrap_or(text.len());
        return (end, false);
    }
    let ends_here = |length: usize| !text[length..].starts_with(char::is_alphanumeric);
    let mut known = names.iter().filter(|name| text.starts_with(name.as_str()));
    if let Some(name) = known.find(|name| ends_here(name.len())) {
        return (name.len(), false);
    }
    let is_word = |letter: char| letter.is_alphanumeric();
    let length = match text.find(|letter| !is_word(letter)) {
        Some(0) => first.len_utf8(),
        Some(length) => length,
        None => text.len(),
    };
    (length, true)
}

fn without_accent(letter: char) -> char {
    let at = ACCENTED.chars().position(|accented| accented == letter);
    at.and_then(|at| PLAIN.chars().nth(at)).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_lose_their_accents_and_those_without_any_are_found() {
        let names = ["René".to_owned(), "Pente".to_owned()];
        for (text, plain, unaccented) in [
            ("ýóúř ţúřñ, René", "your turn, René", vec![]),
            ("your ţúřñ", "your turn", vec!["your"]),
            (
                "**Pente**: `/move` <@7> K10",
                "**Pente**: `/move` <@7> K10",
                vec![],
            ),
            (
                "[ğámé](https://a.b/game) A b",
                "[game](https://a.b/game) A b",
                vec![],
            ),
            ("Pentes", "Pentes", vec!["Pentes"]),
        ] {
            let found = without_accents(text, &names);
            assert_eq!(
                found,
                (
                    plain.to_owned(),
                    unaccented.into_iter().map(str::to_owned).collect()
                )
            );
        }
    }
}
