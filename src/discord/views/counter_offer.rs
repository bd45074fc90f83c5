//! The draft of a counter-offer to an invitation, composed with menus.

use crate::discord::action::{Action, Draft, TermsField};
use crate::discord::message::{Button, ButtonStyle, Item, Menu, Message};
use crate::discord::views::{phrases, safe_text, time};
use crate::game::{First, Terms};
use crate::language::{Text, say};
use crate::rules::{Ruleset, catalogue};
use crate::service::ChallengeView;

/// The current terms of the draft, with a menu for each part.
pub fn draft(view: &ChallengeView, draft: Draft, terms: &Terms) -> Message {
    let text = say!(
        counter_offer::terms,
        name = safe_text::shown(&view.challenger),
        terms = phrases::terms(terms)
    );
    let menu = |part, prompt, items| Menu {
        action: Action::Draft(draft, part),
        prompt,
        items,
    };
    let send = Button::new(
        say!(counter_offer::send),
        ButtonStyle::Inviting,
        Action::Counter(draft),
    );
    Message::text(text)
        .with_menu(menu(
            TermsField::Ruleset,
            say!(counter_offer::ruleset),
            rulesets(terms),
        ))
        .with_menu(menu(
            TermsField::Pace,
            say!(counter_offer::pace),
            paces(terms),
        ))
        .with_menu(menu(
            TermsField::Rated,
            say!(counter_offer::rating),
            rated(terms),
        ))
        .with_menu(menu(
            TermsField::First,
            say!(counter_offer::first),
            first(terms),
        ))
        .with_buttons(vec![send])
}

/// Replaces the draft once it was sent.
pub fn countered(view: &ChallengeView) -> Message {
    Message::text(say!(
        counter_offer::sent,
        terms = phrases::terms(&view.challenge.terms)
    ))
}

fn rulesets(terms: &Terms) -> Vec<Item> {
    let for_two = catalogue::all().iter().filter(|ruleset| ruleset.seats == 2);
    let item = |ruleset: &Ruleset| Item {
        is_chosen: ruleset.id == terms.ruleset.id,
        ..Item::new(Text::verbatim(ruleset.name), ruleset.id)
    };
    for_two.map(item).collect()
}

fn paces(terms: &Terms) -> Vec<Item> {
    let item = |(word, label): (String, Text)| Item {
        is_chosen: word == terms.pace.id(),
        ..Item::new(label, word)
    };
    time::paces().into_iter().map(item).collect()
}

fn rated(terms: &Terms) -> Vec<Item> {
    chosen(
        [
            (say!(counter_offer::rating_yes), "yes"),
            (say!(counter_offer::rating_no), "no"),
        ],
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
        (say!(counter_offer::first_chance), "chance"),
        (say!(counter_offer::first_me), "me"),
        (say!(counter_offer::first_opponent), "opponent"),
    ];
    chosen(choices, word)
}

fn chosen<const COUNT: usize>(choices: [(Text, &str); COUNT], word: &str) -> Vec<Item> {
    let item = |(label, value): (Text, &str)| Item {
        is_chosen: value == word,
        ..Item::new(label, value)
    };
    choices.into_iter().map(item).collect()
}
