//! The draft of a counter-offer to an invitation, composed with menus.

use crate::discord::action::{Action, Draft, TermsField};
use crate::discord::message::{Button, ButtonStyle, Item, Menu, Message};
use crate::discord::views::{phrases, safe_text, time};
use crate::game::{First, Terms};
use crate::rules::catalogue;
use crate::service::ChallengeView;

/// The current terms of the draft, with a menu for each part.
pub fn draft(view: &ChallengeView, draft: Draft, terms: &Terms) -> Message {
    let text = format!(
        "Other terms for {}: {}.",
        safe_text::shown(&view.challenger),
        phrases::terms(terms)
    );
    let menu = |part, prompt: &str, items| Menu {
        action: Action::Draft(draft, part),
        prompt: prompt.to_owned(),
        items,
    };
    Message::text(text)
        .with_menu(menu(TermsField::Ruleset, "Ruleset", rulesets(terms)))
        .with_menu(menu(TermsField::Pace, "Pace", paces(terms)))
        .with_menu(menu(TermsField::Rated, "Rating", rated(terms)))
        .with_menu(menu(TermsField::First, "Who moves first", first(terms)))
        .with_buttons(vec![Button::new(
            "Send these terms",
            ButtonStyle::Inviting,
            Action::Counter(draft),
        )])
}

/// Replaces the draft once it was sent.
pub fn countered(view: &ChallengeView) -> Message {
    Message::text(format!(
        "You proposed other terms: {}. They come below.",
        phrases::terms(&view.challenge.terms)
    ))
}

fn rulesets(terms: &Terms) -> Vec<Item> {
    let for_two = catalogue::all().iter().filter(|ruleset| ruleset.seats == 2);
    let item = |ruleset: &crate::rules::Ruleset| Item {
        is_chosen: ruleset.id == terms.ruleset.id,
        ..Item::new(ruleset.name, ruleset.id)
    };
    for_two.map(item).collect()
}

fn paces(terms: &Terms) -> Vec<Item> {
    let item = |(word, label): (String, String)| Item {
        is_chosen: word == terms.pace.id(),
        ..Item::new(label, word)
    };
    time::paces().into_iter().map(item).collect()
}

fn rated(terms: &Terms) -> Vec<Item> {
    chosen(
        [("Rated", "yes"), ("Not rated", "no")],
        if terms.rated { "yes" } else { "no" },
    )
}

fn first(terms: &Terms) -> Vec<Item> {
    let word = match terms.first {
        First::Chance => "chance",
        First::Challenger => "me",
        First::Opponent => "opponent",
    };
    let choices = [
        ("Chance decides who moves first", "chance"),
        ("I move first", "me"),
        ("My opponent moves first", "opponent"),
    ];
    chosen(choices, word)
}

fn chosen<const COUNT: usize>(choices: [(&str, &str); COUNT], word: &str) -> Vec<Item> {
    let item = |(label, value): (&str, &str)| Item {
        is_chosen: value == word,
        ..Item::new(label, value)
    };
    choices.into_iter().map(item).collect()
}
