//! Lengths, limits, lists and colours for all descriptions. Knows no scenes.

use crate::language::{Language, Text, Word, say};
use crate::rules::StoneColour;
use crate::visible_text::visible;

/// The longest alt text, in UTF-16 units, as Discord may count them.
pub const LONGEST_ALT: usize = 1_024;

/// The length of a text in UTF-16 units.
pub fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// A text cut to `most` characters, with an ellipsis as the last one if it was longer.
pub fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars()
        .take(most.saturating_sub(1))
        .chain(['…'])
        .collect()
}

/// What can be seen of a name, cut to 32 characters.
pub fn harmless(name: &str) -> String {
    const LONGEST_NAME: usize = 32;
    cut(&visible(name).unwrap_or_default(), LONGEST_NAME)
}

/// A list without an "and", as in "K10, L11, M12".
pub fn listed(items: impl IntoIterator<Item = Text>, language: Language) -> Text {
    let separator = say!(picture::separator).in_language(language);
    let items = items.into_iter().map(|item| item.in_language(language));
    Text::verbatim(items.collect::<Vec<_>>().join(&separator))
}

/// A colour of stones within a sentence.
pub fn colour(colour: StoneColour) -> Text {
    say!(picture::colour, colour = Word(colour.name()))
}

/// A colour of stones as the first word of a sentence.
pub fn colour_begins(colour: StoneColour) -> Text {
    say!(picture::colour_begins, colour = Word(colour.name()))
}
