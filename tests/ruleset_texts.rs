//! What is said about each ruleset: the catalogue names the texts, `rulesets.ftl` has them, in every
//! language.

use std::collections::BTreeSet;

use tessera::language::{Language, about_ruleset, keys};
use tessera::rules::{About, catalogue};

/// The most characters of the description of a menu's item, where a ruleset's sentence is shown.
const LONGEST_SENTENCE: usize = 100;

/// The keys of everything that is said about a ruleset.
fn said(about: &About) -> impl Iterator<Item = &'static str> {
    let captions = about.diagrams.iter().map(|diagram| {
        let caption = diagram.caption;
        caption.expect("every drawing about a ruleset has a caption")
    });
    std::iter::once(about.sentence)
        .chain(about.paragraphs.iter().copied())
        .chain(captions)
}

#[test]
fn every_language_has_the_texts_that_the_catalogue_names_and_no_others() {
    let named: BTreeSet<_> = catalogue::all()
        .iter()
        .flat_map(|ruleset| said(ruleset.about))
        .map(|key| format!("rulesets-{key}"))
        .collect();
    for language in Language::ALL {
        let written: Vec<_> = keys(language)
            .into_iter()
            .filter(|key| key.starts_with("rulesets-"))
            .collect();
        let written_once: BTreeSet<_> = written.iter().cloned().collect();
        assert_eq!(written.len(), written_once.len(), "{}", language.tag());
        let missing: Vec<_> = named.difference(&written_once).collect();
        let needless: Vec<_> = written_once.difference(&named).collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}", language.tag());
        assert!(
            needless.is_empty(),
            "nobody reads {needless:?} of {}",
            language.tag()
        );
    }
}

#[test]
fn sentences_about_rulesets_fit_into_a_menu() {
    for ruleset in catalogue::all() {
        for language in Language::ALL {
            let sentence = about_ruleset(ruleset.about.sentence).in_language(language);
            assert!(!sentence.is_empty(), "{}", ruleset.id);
            assert!(
                sentence.chars().count() <= LONGEST_SENTENCE,
                "{}: {sentence}",
                language.tag()
            );
        }
        let sentence = about_ruleset(ruleset.about.sentence).in_language(Language::English);
        assert!(sentence.ends_with('.'), "{sentence}");
    }
}
