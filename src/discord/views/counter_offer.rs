//! The draft of an invitation or counter-offer, composed with menus and buttons.

use crate::discord::action::{Action, Draft, DraftPurpose, MatchOption, TermsField};
use crate::discord::message::{Button, ButtonStyle, Item, Menu, Message};
use crate::discord::views::{invitation, match_score, phrases, safe_text, time};
use crate::game::{First, Person, Terms};
use crate::language::{Text, say};
use crate::rules::{Points, Ruleset, catalogue};
use crate::service::ChallengeView;

/// The sizes of square boards, in lines.
const SIZES: [u8; 6] = [9, 11, 13, 15, 17, 19];

/// The targets of a match to choose from.
const TARGETS: [u16; 3] = [21, 50, 100];

/// The handicaps to choose from: the points of the person who drafts, then those of the other.
const HANDICAPS: [Points; 5] = [
    [0; 6],
    [0, 5, 0, 0, 0, 0],
    [0, 10, 0, 0, 0, 0],
    [5, 0, 0, 0, 0, 0],
    [10, 0, 0, 0, 0, 0],
];

/// The current terms of the draft for this person, with a menu or button for each part. The parts
/// that are chosen among two or three are buttons, because a message has only five rows.
pub fn draft(name: &str, draft: Draft, terms: &Terms) -> Message {
    let name = safe_text::shown(name);
    let told = phrases::terms(terms);
    let told = match draft.purpose {
        DraftPurpose::Counter(_) => say!(counter_offer::terms, name = name.clone(), terms = told),
        DraftPurpose::Invite(_) => say!(counter_offer::invites, name = name.clone(), terms = told),
    };
    let menu = |part, prompt, items| Menu {
        action: Action::Draft(draft, part),
        prompt,
        items,
    };
    let ruleset = &terms.ruleset;
    let choices = [
        (
            TermsField::Ruleset,
            say!(counter_offer::ruleset),
            rulesets(terms),
        ),
        (TermsField::Pace, say!(counter_offer::pace), paces(terms)),
        (
            TermsField::Opening,
            say!(counter_offer::opening),
            openings(ruleset),
        ),
        (TermsField::Size, say!(counter_offer::size), sizes(ruleset)),
        (
            TermsField::Points,
            say!(counter_offer::points),
            match_options(ruleset),
        ),
    ];
    let choices = choices
        .into_iter()
        .filter(|(_, _, items)| !items.is_empty());
    let handicap = match_score::handicap_to_challenger(terms, name.clone());
    let message = Message::text(Text::sentences([told, begins(name, terms.first), handicap]));
    choices
        .fold(message, |message, (part, prompt, items)| {
            message.with_menu(menu(part, prompt, items))
        })
        .with_buttons(vec![
            send(draft),
            rated(draft, terms),
            first(draft),
            calls(draft),
            cancel(draft),
        ])
}

/// Shows the challenger an invitation that is not sent yet, because its terms are those of the last
/// game with the same person.
pub fn preview_of_invitation(opponent: &Person, terms: &Terms) -> Message {
    let draft = Draft::to_invite(opponent.id, terms);
    let name = safe_text::shown(opponent.called());
    let told = say!(
        counter_offer::preview,
        name = name.clone(),
        terms = phrases::terms(terms)
    );
    let change = Action::Redraft(draft);
    let change = Button::new(say!(invitation::change), ButtonStyle::Plain, change);
    let handicap = match_score::handicap_to_challenger(terms, name.clone());
    let told = Text::sentences([told, begins(name, terms.first), handicap]);
    Message::text(told).with_buttons(vec![send(draft), change, cancel(draft)])
}

/// Replaces the draft of an invitation that is not sent.
pub fn invitation_dropped() -> Message {
    Message::text(say!(counter_offer::dropped))
}

/// Replaces the draft of a counter-offer that is not sent: the invitation stands as it was, and the
/// invited person can answer it here.
pub fn invitation_kept(view: &ChallengeView) -> Message {
    let open = invitation::invitation(view);
    let kept = say!(counter_offer::kept);
    Message::text(Text::lines([kept, open.text]))
        .with_buttons(invitation::answers(view.challenge.id))
}

fn send(draft: Draft) -> Button {
    let label = match draft.purpose {
        DraftPurpose::Counter(_) => say!(counter_offer::send),
        DraftPurpose::Invite(_) => say!(counter_offer::send_invitation),
    };
    Button::new(label, ButtonStyle::Inviting, Action::Counter(draft))
}

fn cancel(draft: Draft) -> Button {
    let press = Action::DropDraft(draft.purpose);
    Button::new(say!(counter_offer::cancel), ButtonStyle::Plain, press)
}

/// The button that makes the game rated or not; off where these terms cannot be rated.
fn rated(draft: Draft, terms: &Terms) -> Button {
    let (label, rated) = if terms.rated {
        (say!(counter_offer::make_unrated), false)
    } else {
        (say!(counter_offer::make_rated), true)
    };
    let with_rating = Terms {
        rated: true,
        ..terms.clone()
    };
    let can_be_rated = with_rating.check().is_ok();
    let press = Action::Redraft(Draft { rated, ..draft });
    Button::new(label, ButtonStyle::Plain, press).only_if(terms.rated || can_be_rated)
}

/// The button that goes on to the next choice of who moves first.
fn first(draft: Draft) -> Button {
    let (label, first) = match draft.first {
        First::Chance => (say!(counter_offer::first_me), First::Challenger),
        First::Challenger => (say!(counter_offer::first_opponent), First::Opponent),
        First::Opponent => (say!(counter_offer::first_chance), First::Chance),
    };
    let press = Action::Redraft(Draft { first, ..draft });
    Button::new(label, ButtonStyle::Plain, press)
}

/// The button that agrees on calls or does without.
fn calls(draft: Draft) -> Button {
    let label = if draft.calls {
        say!(counter_offer::without_calls)
    } else {
        say!(counter_offer::with_calls)
    };
    let calls = !draft.calls;
    let press = Action::Redraft(Draft { calls, ..draft });
    Button::new(label, ButtonStyle::Plain, press)
}

/// Who moves first, told to the person who drafts.
fn begins(opponent: Text, first: First) -> Text {
    match first {
        First::Chance => Text::default(),
        First::Challenger => say!(invitation::you_move_first),
        First::Opponent => say!(invitation::challenger_moves_first, challenger = opponent),
    }
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

fn openings(ruleset: &Ruleset) -> Vec<Item> {
    let item = |opening: &_| Item {
        is_chosen: *opening == ruleset.opening,
        ..Item::new(phrases::opening(*opening), opening.id())
    };
    ruleset.openings().iter().map(item).collect()
}

fn sizes(ruleset: &Ruleset) -> Vec<Item> {
    if !ruleset.has_sizes() {
        return Vec::new();
    }
    let item = |lines: u8| Item {
        is_chosen: lines == ruleset.size.files(),
        ..Item::new(
            Text::verbatim(format!("{lines} × {lines}")),
            lines.to_string(),
        )
    };
    SIZES.into_iter().map(item).collect()
}

/// The targets and handicaps of a match for points.
fn match_options(ruleset: &Ruleset) -> Vec<Item> {
    let Some(target) = ruleset.target() else {
        return Vec::new();
    };
    let targets = TARGETS.map(|points| {
        let label = say!(match_score::first_to, target = points);
        (MatchOption::Target(points), label, points == target)
    });
    let now = ruleset.handicap();
    let handicaps = HANDICAPS.map(|handicap| {
        let label = match_score::usual_handicap(handicap);
        (MatchOption::Handicap(handicap), label, handicap == now)
    });
    let handicaps = handicaps
        .into_iter()
        .filter(|(option, ..)| option.fits(ruleset));
    let all = targets.into_iter().chain(handicaps);
    all.map(|(option, label, is_chosen)| {
        let label = if is_chosen {
            say!(counter_offer::chosen, option = label)
        } else {
            label
        };
        Item::new(label, option.to_string())
    })
    .collect()
}
