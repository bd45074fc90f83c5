//! What is said about rulesets, in `rulesets.ftl`. The keys are data of the rules of play, which know
//! no words.

use super::Text;

/// A text about a ruleset by its key: its sentence, one of its paragraphs, or the caption of a drawing.
///
/// ```
/// use tessera::language::{Language, about_ruleset};
/// use tessera::rules::catalogue;
///
/// let pente = catalogue::find("pente").expect("the base game");
/// let sentence = about_ruleset(pente.about.sentence);
/// assert!(sentence.in_language(Language::English).starts_with("Five in a row wins"));
/// ```
pub fn about_ruleset(key: &str) -> Text {
    Text::looked_up(&format!("rulesets-{key}"))
}
