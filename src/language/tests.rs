//! Whether the files of texts fit each other.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

use fluent_bundle::{FluentArgs, FluentValue};

use super::bundles::{errors, folders, sources};
use super::{Language, Text, say};

/// The values in a text, each with the cases that the text tells apart.
type Variables = BTreeMap<String, BTreeSet<String>>;

/// Every text of a language, with the variables in it.
fn texts(language: Language) -> BTreeMap<String, Variables> {
    let mut texts = BTreeMap::new();
    for source in sources(language) {
        let resource = parser::parse(source).expect("the file can be read");
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let mut variables = Variables::new();
                let pattern = message.value.as_ref().expect("a text has words");
                collect(pattern, &mut variables);
                let before = texts.insert(message.id.name.to_owned(), variables);
                assert_eq!(before, None, "{} stands there twice", message.id.name);
            }
        }
    }
    texts
}

fn collect(pattern: &Pattern<&str>, variables: &mut Variables) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_from(expression, variables);
        }
    }
}

fn collect_from(expression: &Expression<&str>, variables: &mut Variables) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, variables),
        Expression::Select { selector, variants } => {
            collect_inline(selector, variables);
            if let InlineExpression::VariableReference { id } = selector {
                let cases = variables.entry(id.name.to_owned()).or_default();
                cases.extend(variants.iter().map(|variant| case(&variant.key)));
            }
            for variant in variants {
                collect(&variant.value, variables);
            }
        }
    }
}

fn case(key: &VariantKey<&str>) -> String {
    match key {
        VariantKey::Identifier { name } => (*name).to_owned(),
        VariantKey::NumberLiteral { value } => (*value).to_owned(),
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut Variables) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.entry(id.name.to_owned()).or_default();
        }
        InlineExpression::Placeable { expression } => collect_from(expression, variables),
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                collect_inline(argument, variables);
            }
        }
        _ => {}
    }
}

#[test]
fn every_language_has_every_text_with_the_same_values() {
    let english = texts(Language::English);
    assert!(!english.is_empty());
    for language in Language::ALL {
        let own = texts(language);
        for (key, variables) in &english {
            let tag = language.tag();
            let found = own.get(key);
            assert!(found.is_some(), "{tag} has no text for {key}");
            let found = found.map(|found| found.keys().collect::<Vec<_>>());
            let variables = variables.keys().collect();
            assert_eq!(found, Some(variables), "{tag}: the values in {key}");
        }
        for key in own.keys() {
            assert!(
                english.contains_key(key),
                "{}: nobody uses {key}",
                language.tag()
            );
        }
    }
}

#[test]
fn a_text_in_the_pseudo_language_is_not_the_english_one() {
    let text = say!(general::too_late);
    let told = |language| text.in_language(language);
    assert_eq!(
        told(Language::English),
        "That took me too long. Please press the button again."
    );
    assert_eq!(
        told(Language::Pseudo),
        "Ţháţ ţóók mé ţóó łóñğ. Płéášé přéšš ţhé búţţóñ áğáíñ."
    );
}

#[test]
fn sentences_are_joined_as_the_language_joins_them() {
    let sentences = ["A.", "B."].map(Text::verbatim);
    let text = Text::sentences(sentences);
    for (language, joined) in [
        (Language::English, "A. B."),
        (Language::French, "A. B."),
        (Language::Japanese, "A.B."),
    ] {
        assert_eq!(text.in_language(language), joined, "{language:?}");
    }
}

/// Whether a language tells numbers apart by this case.
fn is_plural(case: &str) -> bool {
    ["zero", "one", "two", "few", "many"].contains(&case) || case.parse::<u32>().is_ok()
}

/// The values to try for a variable: one for each case, and numbers where these are told apart.
fn values(cases: &BTreeSet<String>) -> Vec<FluentValue<'static>> {
    if cases.iter().any(|case| is_plural(case)) {
        return [0, 1, 2, 5, 21, 22].map(FluentValue::from).to_vec();
    }
    let cases = cases.iter().cloned().map(FluentValue::from);
    cases.chain([FluentValue::from("K10")]).collect()
}

#[test]
fn every_text_can_be_filled_in() {
    let english = texts(Language::English);
    for language in Language::written() {
        for (key, variables) in texts(language) {
            // What English tells apart is what the code says.
            let tried: Vec<_> = english[&key]
                .iter()
                .map(|(name, cases)| {
                    let own = variables.get(name).into_iter().flatten();
                    let cases = cases.iter().chain(own).cloned().collect();
                    (name.as_str(), values(&cases))
                })
                .collect();
            let most = tried.iter().map(|(_, values)| values.len()).max();
            for turn in 0..most.unwrap_or(1) {
                let filled: FluentArgs = tried
                    .iter()
                    .map(|(name, values)| (*name, values[turn % values.len()].clone()))
                    .collect();
                let wrong = errors(language, &key, &filled);
                assert_eq!(wrong, Vec::<String>::new(), "{} {key}", language.tag());
            }
        }
    }
}

#[test]
fn polish_has_three_forms_after_a_number() {
    for (most, form) in [
        (1, "1 otwarte zaproszenie."),
        (2, "2 otwarte zaproszenia."),
        (5, "5 otwartych zaproszeń."),
        (12, "12 otwartych zaproszeń."),
        (22, "22 otwarte zaproszenia."),
    ] {
        let told = say!(refusal_game::too_many_open, most = most).in_language(Language::Polish);
        assert!(told.contains(form), "{told}");
    }
}

#[test]
fn every_folder_is_a_language_that_can_be_chosen() {
    let chosen: BTreeSet<_> = Language::ALL.into_iter().map(Language::tag).collect();
    assert_eq!(folders().collect::<BTreeSet<_>>(), chosen);
}
