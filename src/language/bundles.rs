//! The texts of every language, read once.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::Entry;
use unic_langid::LanguageIdentifier;

use super::{Language, pseudo};

type Bundle = FluentBundle<FluentResource>;

/// The files of every language, by its tag.
const SOURCES: &[(&str, &[&str])] = &include!(concat!(env!("OUT_DIR"), "/sources.rs"));

/// The words of a text. One that a language lacks is told in English, and one that no language has
/// by its key: somebody who reads something odd is better off than somebody who reads nothing.
pub(super) fn words(language: Language, key: &str, values: &FluentArgs) -> String {
    of(language)
        .and_then(|bundle| worded(bundle, key, values))
        .or_else(|| worded(of(Language::English)?, key, values))
        .unwrap_or_else(|| key.to_owned())
}

fn worded(bundle: &Bundle, key: &str, values: &FluentArgs) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    let words = bundle.format_pattern(pattern, Some(values), &mut Vec::new());
    Some(words.into_owned())
}

/// The tags that have a folder.
#[cfg(test)]
pub(super) fn folders() -> impl Iterator<Item = &'static str> {
    SOURCES.iter().map(|(tag, _)| *tag)
}

/// What is wrong with a text when it is filled in with these values.
#[cfg(test)]
pub(super) fn errors(language: Language, key: &str, values: &FluentArgs) -> Vec<String> {
    let mut errors = Vec::new();
    let bundle = of(language);
    match bundle.and_then(|bundle| Some((bundle, bundle.get_message(key)?.value()?))) {
        Some((bundle, pattern)) => drop(bundle.format_pattern(pattern, Some(values), &mut errors)),
        None => return vec![format!("no text for {key}")],
    }
    errors.iter().map(ToString::to_string).collect()
}

/// The bundle of a language.
fn of(language: Language) -> Option<&'static Bundle> {
    static READY: OnceLock<Vec<(Language, Bundle)>> = OnceLock::new();
    let all = || Language::written().map(|language| (language, made(language)));
    let ready = READY.get_or_init(|| all().collect());
    let (_, bundle) = ready.iter().find(|(other, _)| *other == language)?;
    Some(bundle)
}

/// The keys of the texts that a language has, file by file. Those it lacks are told in English.
pub fn keys(language: Language) -> Vec<String> {
    let mut keys = Vec::new();
    for resource in resources(language) {
        keys.extend(resource.entries().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name.to_owned()),
            _ => None,
        }));
    }
    keys
}

fn made(language: Language) -> Bundle {
    let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    // No text mixes writing directions: names that do are isolated already.
    bundle.set_use_isolating(false);
    if language == Language::Pseudo {
        bundle.set_transform(Some(pseudo::accented));
    }
    for resource in resources(language) {
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The files of a language, read. What can be read of a broken one is used; a test finds the rest.
fn resources(language: Language) -> impl Iterator<Item = FluentResource> {
    sources(language).map(|source| match FluentResource::try_new(source.to_owned()) {
        Ok(resource) | Err((resource, _)) => resource,
    })
}

/// The files of a language.
pub(super) fn sources(language: Language) -> impl Iterator<Item = &'static str> {
    let folder = if language == Language::Pseudo {
        Language::English.tag()
    } else {
        language.tag()
    };
    let files = SOURCES.iter().filter(move |(tag, _)| *tag == folder);
    files.flat_map(|(_, files)| files.iter().copied())
}
