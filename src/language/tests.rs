//! Whether the files of texts fit each other.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use super::bundles::sources;
use super::{Language, Text};

type Variables = BTreeSet<String>;

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
            for variant in variants {
                collect(&variant.value, variables);
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut Variables) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
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
    let text = super::say!(general::too_late);
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
