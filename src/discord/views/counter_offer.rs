//! The draft of an invitation or counter-offer, composed with menus and buttons.

use crate::discord::action::{
    Action, Draft, DraftPurpose, NOT_TO_CLAIM, RulesetOption, TO_CLAIM, TermsField, usual_handicaps,
};
use crate::discord::message::{Button, ButtonStyle, Item, Menu, Message};
use crate::discord::views::{
    beginning, hill, invitation, match_score, phrases, safe_text, set, time,
};
use crate::game::{First, GameRefusal, Person, Terms};
use crate::language::{Text, Word, say};
use crate::rules::{Points, Ruleset, catalogue};
use crate::service::ChallengeView;

/// The sizes of square boards, in lines.
const SIZES: [u8; 6] = [9, 11, 13, 15, 17, 19];

/// The targets of a match to choose from.
const TARGETS: [u16; 8] = [10, 15, 21, 30, 50, 75, 100, 200];

/// The most handicaps to choose from, because a menu has at most 25 items.
const MOST_HANDICAPS: usize = 11;

/// The current terms of the draft for this person, with a menu or button for each part. The parts
/// that are chosen among two or three are buttons, because a message has only five rows, and the options
/// of the ruleset share a menu. `answered_terms` are those of the invitation that the draft answers.
pub fn draft(name: &str, draft: Draft, terms: &Terms, answered_terms: Option<&Terms>) -> Message {
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
    let handicap = match_score::handicap_to_challenger(terms, name.clone());
    let begins = begins(name, terms);
    let message = Message::text(Text::sentences([
        told,
        hill::no_longer(terms, answered_terms),
        begins,
        handicap,
        why_unrated(terms),
    ]))
    .with_menu(menu(
        TermsField::Ruleset,
        say!(counter_offer::ruleset),
        rulesets(terms),
    ))
    .with_menu(menu(
        TermsField::Pace,
        say!(counter_offer::pace),
        paces(terms),
    ));
    let answered = answered_terms.map(|answered| &answered.ruleset);
    let (prompt, items) = options(&terms.ruleset, answered);
    let message = if items.is_empty() {
        message
    } else {
        message.with_menu(menu(TermsField::RulesetOption, prompt, items))
    };
    // More than three buttons in a row have no room for their words on a phone.
    message
        .with_buttons(vec![
            rated(draft, terms),
            first(draft).only_if(!terms.set),
            two_games(draft, terms),
        ])
        .with_buttons(vec![send(draft), calls(draft), cancel(draft)])
}

/// Shows the challenger an invitation that is not sent yet, because some of its terms are those of the last
/// game with the same person. It is said only if all of them are.
pub fn preview_of_invitation(opponent: &Person, terms: &Terms, last: &Terms) -> Message {
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
    let begins = begins(name, terms);
    let not_sent = if terms.are_again(last) {
        say!(counter_offer::as_last_time)
    } else {
        say!(counter_offer::not_sent_yet)
    };
    let told = Text::sentences([told, not_sent, begins, handicap]);
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
    // On a hill only rated sets count.
    let hill = draft.hill && rated;
    let press = Action::Redraft(Draft {
        rated,
        hill,
        ..draft
    });
    let can_change = terms.rated || terms.check_if_rated().is_ok();
    Button::new(label, ButtonStyle::Plain, press).only_if(can_change)
}

/// Why the button that makes the game rated is off; empty if it is not.
fn why_unrated(terms: &Terms) -> Text {
    let Err(refusal) = terms.check_if_rated() else {
        return Text::default();
    };
    let usual = catalogue::find(terms.ruleset.id);
    let why = match refusal {
        GameRefusal::RatedWithHandicap => "handicap",
        GameRefusal::RatedWithoutClock => "clock",
        _ if usual.is_some_and(|usual| usual.rated_allowed()) => "options",
        _ => "ruleset",
    };
    say!(
        counter_offer::cannot_be_rated,
        why = Word(why),
        ruleset = terms.ruleset.name
    )
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

/// The button that makes a set of the game, or one game of the set; off where there are no sets.
fn two_games(draft: Draft, terms: &Terms) -> Button {
    let label = if draft.set {
        say!(set::play_single)
    } else {
        say!(set::play)
    };
    let set = !draft.set;
    let hill = draft.hill && set;
    let press = Action::Redraft(Draft { set, hill, ..draft });
    Button::new(label, ButtonStyle::Plain, press)
        .only_if(draft.set || Terms::can_be_set(&terms.ruleset))
}

/// Who moves first, what a set is, and how wins on time are claimed, told to the person who drafts.
fn begins(opponent: Text, terms: &Terms) -> Text {
    Text::sentences([
        set::explained(terms),
        beginning::to_challenger(terms, opponent),
        time::claim_explained(terms),
    ])
}

/// Replaces the draft once it was sent.
pub fn countered(view: &ChallengeView) -> Message {
    let sent = say!(
        counter_offer::sent,
        terms = phrases::terms(&view.challenge.terms)
    );
    let handicap = invitation::handicap_to_challenger(view);
    let hill = hill::no_longer(&view.challenge.terms, view.answered_terms.as_ref());
    Message::text(Text::sentences([sent, hill, handicap]))
}

fn rulesets(terms: &Terms) -> Vec<Item> {
    let for_two = catalogue::all().iter().filter(|ruleset| ruleset.seats == 2);
    let item = |ruleset: &Ruleset| Item {
        is_chosen: ruleset.id == terms.ruleset.id,
        ..Item::new(Text::verbatim(ruleset.name), ruleset.id)
    };
    for_two.map(item).collect()
}

/// The paces, and whether wins on time are claimed, which is a matter of time, too.
fn paces(terms: &Terms) -> Vec<Item> {
    let item = |(word, label): (String, Text)| Item {
        is_chosen: word == terms.pace.id(),
        ..Item::new(label, word)
    };
    let claim = if terms.claim {
        Item {
            about: say!(courtesies::choice_no_claim_about),
            ..Item::new(say!(courtesies::choice_no_claim), NOT_TO_CLAIM)
        }
    } else {
        Item {
            about: say!(courtesies::choice_claim_about),
            ..Item::new(say!(courtesies::choice_claim), TO_CLAIM)
        }
    };
    let claim = terms.pace.can_be_claimed().then_some(claim);
    time::paces().into_iter().map(item).chain(claim).collect()
}

/// The menu of the ruleset's options: what it says before another choice, which is what holds now, and its
/// items. What is chosen already has a tick where options of several kinds share the menu.
fn options(ruleset: &Ruleset, answered: Option<&Ruleset>) -> (Text, Vec<Item>) {
    let kinds = [
        (
            say!(counter_offer::target),
            targets(ruleset, answered).collect::<Vec<_>>(),
        ),
        (
            say!(counter_offer::handicap),
            handicaps(ruleset, answered).collect(),
        ),
        (say!(counter_offer::opening), openings(ruleset).collect()),
        (say!(counter_offer::size), sizes(ruleset).collect()),
    ];
    let kinds: Vec<_> = kinds
        .into_iter()
        .filter(|(_, all)| !all.is_empty())
        .collect();
    let is_shared = kinds.len() > 1;
    let prompts = kinds.iter().map(|(prompt, all)| {
        let chosen = all.iter().find(|(option, _)| option.is_of(ruleset));
        chosen.map_or_else(|| prompt.clone(), |(_, label)| label.clone())
    });
    let prompt = Text::joined(prompts, " · ");
    let items = kinds.into_iter().flat_map(|(_, all)| all);
    let items = items.map(|(option, label)| {
        let is_chosen = option.is_of(ruleset);
        let label = if is_chosen && is_shared {
            say!(counter_offer::chosen, option = label)
        } else {
            label
        };
        Item {
            is_chosen: is_chosen && !is_shared,
            ..Item::new(label, option.to_string())
        }
    });
    (prompt, items.collect())
}

fn openings(ruleset: &Ruleset) -> impl Iterator<Item = (RulesetOption, Text)> {
    let item = |&opening: &_| (RulesetOption::Opening(opening), phrases::opening(opening));
    ruleset.openings().iter().map(item)
}

fn sizes(ruleset: &Ruleset) -> impl Iterator<Item = (RulesetOption, Text)> {
    let item = |lines: u8| {
        let label = Text::verbatim(format!("{lines} × {lines}"));
        (RulesetOption::Size(lines), label)
    };
    let sizes = SIZES.into_iter().filter(|_| ruleset.has_sizes());
    sizes.map(item)
}

/// The usual targets of a match, the present one, and the one that was offered.
fn targets(
    ruleset: &Ruleset,
    answered: Option<&Ruleset>,
) -> impl Iterator<Item = (RulesetOption, Text)> {
    let now = ruleset.target();
    let offered = answered.and_then(Ruleset::target);
    let mut targets: Vec<_> = TARGETS.into_iter().chain(now).chain(offered).collect();
    targets.sort_unstable();
    targets.dedup();
    let item = |points| {
        let label = say!(match_score::first_to, target = points);
        (RulesetOption::Target(points), label)
    };
    let targets = targets.into_iter().filter(move |_| now.is_some());
    targets.map(item)
}

/// No handicap, the present one, the one that was offered, and the usual ones for the target.
fn handicaps(
    ruleset: &Ruleset,
    answered: Option<&Ruleset>,
) -> impl Iterator<Item = (RulesetOption, Text)> {
    let target = ruleset.target().unwrap_or_default();
    let offered = answered.map(|answered| answered.with_handicap_reversed().handicap());
    let to_other = usual_handicaps(target).map(|points| [0, points]);
    let to_own = usual_handicaps(target).map(|points| [points, 0]);
    let usual = to_other.chain(to_own).map(|[own, other]| {
        let mut handicap = Points::default();
        (handicap[0], handicap[1]) = (own, other);
        handicap
    });
    let first = [Points::default(), ruleset.handicap()];
    let mut all: Vec<Points> = Vec::new();
    for handicap in first.into_iter().chain(offered).chain(usual) {
        let is_less = handicap.iter().all(|&points| points < target);
        if is_less && !all.contains(&handicap) && all.len() < MOST_HANDICAPS {
            all.push(handicap);
        }
    }
    let item = |handicap| {
        let label = match_score::usual_handicap(handicap);
        (RulesetOption::Handicap(handicap), label)
    };
    all.into_iter().map(item)
}
