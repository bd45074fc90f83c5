//! Other terms for an invitation, put together from menus before they are sent.

use crate::discord::action::{Draft, Part, Press};
use crate::discord::message::{Button, Item, Look, Menu, Said};
use crate::discord::views::{phrases, safe_text, time};
use crate::game::{First, Terms};
use crate::rules::catalogue;
use crate::service::ChallengeView;

/// The terms as they are so far, with a menu for each that can be chosen.
pub fn draft(view: &ChallengeView, draft: Draft, terms: &Terms) -> Said {
    let text = format!(
        "Other terms for {}: {}.",
        safe_text::shown(&view.challenger),
        phrases::terms(terms)
    );
    let menu = |part, prompt: &str, items| Menu {
        press: Press::Draft(draft, part),
        prompt: prompt.to_owned(),
        items,
    };
    Said::text(text)
        .with_menu(menu(Part::Ruleset, "Ruleset", rulesets(terms)))
        .with_menu(menu(Part::Pace, "Pace", paces(terms)))
        .with_menu(menu(Part::Rated, "Rating", rated(terms)))
        .with_menu(menu(Part::First, "Who moves first", first(terms)))
        .with_buttons(vec![Button::new(
            "Send these terms",
            Look::Inviting,
            Press::Counter(draft),
        )])
}

/// What stands in its place once it was sent.
pub fn countered(view: &ChallengeView) -> Said {
    Said::text(format!(
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
