//! What messages say of King of the Hill: a hill with what one can do there, and what a set for the hill
//! means.

use std::cmp::Ordering;

use crate::discord::action::{Action, HillAction};
use crate::discord::message::{Button, ButtonStyle, Item, LONGEST, Menu, Message};
use crate::discord::views::{phrases, safe_text, time};
use crate::game::limits::{HILL_IDLE_AFTER, HILL_TOLD_AFTER};
use crate::game::{ChannelId, HillRefusal, PlayerId, Step, Terms};
use crate::language::{Text, Word, say};
use crate::service::hill_news::{HillEvent, HillNews, HillServer};
use crate::service::{GameView, HillView, OffHill, SetIfResigned};

/// The most people to choose from in a menu.
const MOST_ITEMS: usize = 25;

/// The most names of a step where the hill is told in words.
const MOST_NAMES: usize = 12;

/// What becomes of somebody's place on a hill.
pub fn news(news: &HillNews) -> Text {
    let ruleset = phrases::ruleset_name(&news.ruleset);
    let event = match news.event {
        HillEvent::Ends(at) => say!(
            hill::ends,
            ruleset = ruleset,
            days = time::days(HILL_TOLD_AFTER),
            time = time::relative(at)
        ),
        HillEvent::Ended => say!(
            hill::has_ended,
            ruleset = ruleset,
            days = time::days(HILL_IDLE_AFTER)
        ),
        HillEvent::Crowned => say!(hill::became_king, ruleset = ruleset),
    };
    on_its_server(event, &news.server)
}

/// News of a hill, with the server that it is on, as far as it is known: its name, and a channel there.
fn on_its_server(news: Text, at: &HillServer) -> Text {
    let name = at.name.as_deref().map(safe_text::shown);
    let channel = at.channel.map(|ChannelId(id)| format!("<#{id}>"));
    let server = match (name, channel) {
        (Some(server), Some(channel)) => Some(say!(
            hill::is_on_server_with,
            server = server,
            channel = channel
        )),
        (Some(server), None) => Some(say!(hill::is_on_server, server = server)),
        (None, Some(channel)) => Some(say!(hill::is_on, channel = channel)),
        (None, None) => None,
    };
    Text::sentences([news].into_iter().chain(server))
}

/// A hill: who is king, where the viewer stands, and what they can do. Where no picture is beside it, it
/// tells the people on each step.
pub fn hill(view: &HillView, has_picture: bool) -> Message {
    let mut lines = vec![heading(view), king(view), own(view), how()];
    if !view.others.is_empty() {
        let names: Vec<_> = view.others.iter().map(|other| other.name).collect();
        lines.push(say!(hill::others, names = names.join(", ")));
    }
    let steps = if has_picture { Vec::new() } else { steps(view) };
    let more = |count| say!(hill::more_steps, count = count);
    let message = Message::text(Text::fitting(Text::lines(lines), steps, LONGEST, more));
    let id = view.ruleset.id;
    if view.hill.climber(view.viewer).is_none() {
        let join = Action::Hill(HillAction::Join, id);
        let join = Button::new(say!(hill::join), ButtonStyle::Inviting, join);
        return message.with_buttons(vec![join]);
    }
    let leave = Action::Hill(HillAction::AskLeave, id);
    let leave = Button::new(say!(hill::leave), ButtonStyle::Plain, leave);
    let items = opponents(view);
    let message = if items.is_empty() {
        message
    } else {
        message.with_menu(Menu {
            action: Action::Hill(HillAction::Challenge, id),
            prompt: say!(hill::challenge),
            items,
        })
    };
    message.with_buttons(vec![leave])
}

/// The title of the picture of a hill.
pub fn title(view: &HillView) -> Text {
    say!(hill::title, ruleset = view.ruleset.name)
}

/// The question before somebody leaves a hill, asked once.
pub fn ask_leave(view: &HillView) -> Message {
    let Some(step) = view.hill.step_of(view.viewer) else {
        return hill(view, false);
    };
    let id = view.ruleset.id;
    let question = say!(hill::ask_leave, ruleset = view.ruleset.name, step = step.0);
    // Only while somebody plays no set their place has an end.
    let is_playing = view.ends_at.is_none();
    let playing = is_playing.then(|| say!(hill::leave_playing));
    let question = Text::sentences(std::iter::once(question).chain(playing));
    let leave = Action::Hill(HillAction::Leave, id);
    let stay = Action::Hill(HillAction::Show, id);
    Message::text(question).with_buttons(vec![
        Button::new(say!(hill::leave), ButtonStyle::Grave, leave),
        Button::new(say!(hill::stay), ButtonStyle::Plain, stay),
    ])
}

/// What takes somebody up and down, and off the hill.
fn how() -> Text {
    say!(hill::how, days = time::days(HILL_IDLE_AFTER))
}

fn heading(view: &HillView) -> Text {
    say!(hill::heading, ruleset = view.ruleset.name)
}

fn king(view: &HillView) -> Text {
    let is_alone = view.hill.climbers().count() == 1;
    match (view.hill.king(), view.hill.top()) {
        (_, None) => say!(hill::empty),
        (Some(king), _) if is_alone => {
            say!(hill::alone, name = safe_text::shown(view.name(king)))
        }
        (Some(king), _) => say!(hill::king, name = safe_text::shown(view.name(king))),
        (None, Some(top)) => say!(hill::no_king, step = top.0),
    }
}

/// "Step 3: Ann, Ben", from the top.
fn steps(view: &HillView) -> Vec<Text> {
    let steps = view.steps().into_iter().enumerate().rev();
    let line = |(place, people): (usize, Vec<PlayerId>)| {
        let rest = people.len().saturating_sub(MOST_NAMES);
        let names = people.iter().take(MOST_NAMES);
        let names = names.map(|&player| safe_text::shown(view.name(player)));
        let rest = (rest > 0).then(|| Text::verbatim(format!("+{rest}")));
        let names = Text::joined(names.chain(rest), ", ");
        say!(hill::step, step = place + 1, names = names)
    };
    steps.map(line).collect()
}

fn own(view: &HillView) -> Text {
    let (Some(step), Some(top)) = (view.hill.step_of(view.viewer), view.hill.top()) else {
        return say!(hill::not_on);
    };
    let own = say!(hill::own, step = step.0, top = top.0);
    let ends = view
        .ends_at
        .map(|at| say!(hill::own_ends, time = time::relative(at)));
    Text::sentences(std::iter::once(own).chain(ends))
}

/// The others on the hill, those on the nearest steps first.
fn opponents(view: &HillView) -> Vec<Item> {
    let own = view.hill.step_of(view.viewer).unwrap_or(Step::BOTTOM);
    let mut others: Vec<_> = view
        .hill
        .climbers()
        .filter(|&(player, _)| player != view.viewer)
        .map(|(player, climber)| (climber.step, player))
        .collect();
    others.sort_by_key(|&(step, player)| {
        let name = view.name(player).to_lowercase();
        (step.0.abs_diff(own.0), u16::MAX - step.0, name, player)
    });
    let item = |(step, player): (Step, PlayerId)| {
        let name = safe_text::plain(view.name(player));
        let label = say!(hill::opponent, name = name, step = step.0);
        Item::new(label, player.to_string())
    };
    others.into_iter().take(MOST_ITEMS).map(item).collect()
}

/// What a set for the hill is, for those who are about to agree on one; empty for other terms.
pub fn explained(terms: &Terms) -> Text {
    if terms.hill {
        say!(hill::explained)
    } else {
        Text::default()
    }
}

/// That an invitation on other terms, which answers one for the hill, is for it no more; empty if it still is.
pub fn no_longer(terms: &Terms, was_for_hill: Option<&Terms>) -> Text {
    match was_for_hill {
        Some(before) if before.hill && !terms.hill => say!(hill::no_longer),
        _ => Text::default(),
    }
}

/// That a rematch is not for the hill, to who asked for it.
pub fn rematch_not(why: OffHill) -> Text {
    say!(
        hill::rematch_not,
        why = Word(match why {
            OffHill::SwitchedOff => "off",
            OffHill::Left => "left",
            OffHill::Playing => "playing",
        })
    )
}

/// What it means on the hill if somebody resigns a game of a set, by what becomes of the set; `None` for
/// terms without a hill.
pub fn if_resigned(terms: &Terms, set: SetIfResigned) -> Option<Text> {
    let result = match set {
        SetIfResigned::Drawn | SetIfResigned::Void => "same",
        SetIfResigned::Lost => "lost",
        SetIfResigned::Open => "open",
    };
    let ruleset = terms.ruleset.name;
    terms
        .hill
        .then(|| say!(hill::resign, result = Word(result), ruleset = ruleset))
}

/// What the set that ended with this game changed on the hill; empty if it changed nothing there.
pub fn after_set(view: &GameView, reader: Option<PlayerId>) -> Vec<Text> {
    let Some(played) = view.set.as_ref().filter(|set| set.ended_here().is_some()) else {
        return Vec::new();
    };
    let told = played.climbs.iter().flatten().flat_map(|climb| {
        let name = || phrases::name(view, climb.player);
        let who = || phrases::who(reader, climb.player);
        let step = climb.after.0;
        let moved = match climb.after.cmp(&climb.before) {
            Ordering::Greater => say!(hill::climbs, who = who(), name = name(), step = step),
            Ordering::Less => say!(hill::falls, who = who(), name = name(), step = step),
            Ordering::Equal if climb.after == Step::BOTTOM => {
                say!(hill::bottom, who = who(), name = name())
            }
            Ordering::Equal => say!(hill::stays, who = who(), name = name(), step = step),
        };
        let king = climb
            .is_king
            .then(|| say!(hill::is_king, who = who(), name = name()));
        std::iter::once(moved).chain(king)
    });
    let crowned = played.crowned;
    let crowned = crowned.map(|king| say!(hill::crowned, name = phrases::mention(king)));
    told.chain(crowned).collect()
}

/// The hills on which somebody stands, for their profile; `None` if there are none.
pub fn of_profile(hills: &[(String, Step, bool)]) -> Option<Text> {
    let told = hills.iter().map(|(ruleset, step, is_king)| {
        let ruleset = phrases::ruleset_name(ruleset);
        let crown = Word(if *is_king { "king" } else { "none" });
        say!(
            hill::of_profile_one,
            ruleset = ruleset,
            step = step.0,
            crown = crown
        )
    });
    let list = Text::brief_list(told);
    (!hills.is_empty()).then(|| say!(hill::of_profile, list = list))
}

/// A request about a hill that is refused.
pub fn refusal(refusal: HillRefusal) -> Text {
    match refusal {
        HillRefusal::Off => say!(hill::off),
        HillRefusal::OnlyOnServers => say!(hill::only_on_servers),
        HillRefusal::NoHill { ruleset } => say!(hill::no_hill, ruleset = ruleset),
        HillRefusal::OnlyRatedSets => say!(hill::only_rated_sets),
        HillRefusal::StaysRated => say!(hill::stays_rated),
        HillRefusal::NotOnHill { ruleset } => say!(hill::not_on_hill, ruleset = ruleset),
        HillRefusal::OtherLeft { player, ruleset } => say!(
            hill::other_left,
            player = phrases::mention(player),
            ruleset = ruleset
        ),
        HillRefusal::Invited { by, channel, at } => say!(
            hill::invited,
            player = phrases::mention(by),
            time = time::relative(at),
            channel = Text::verbatim(format!("<#{channel}>"))
        ),
        HillRefusal::SetRunning { game } => say!(hill::set_running, game = game.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::game::{Climber, Hill};
    use crate::language::Language;
    use crate::rules::catalogue;

    #[test]
    fn a_crowded_hill_is_told_in_a_message() {
        let climber = |player: u64| Climber {
            step: Step(u16::try_from(player % 150 + 1).expect("a step")),
            since: Timestamp::UNIX_EPOCH,
        };
        let people = (1..600).map(|player| (PlayerId(player), climber(player)));
        let names = (1..600).map(|player| (PlayerId(player), "*".repeat(32)));
        let view = HillView {
            ruleset: catalogue::find("pente").expect("the base game"),
            hill: Hill::new(people),
            names: names.collect(),
            viewer: PlayerId(7),
            ends_at: Some(Timestamp::UNIX_EPOCH),
            others: catalogue::all().to_vec(),
        };
        for language in Language::ALL {
            let told = hill(&view, false).in_language(language);
            assert!(told.text.chars().count() <= LONGEST, "{}", told.text);
        }
        let items = opponents(&view);
        assert_eq!(items.len(), MOST_ITEMS);
        let step_of = |item: &Item| {
            view.hill
                .step_of(PlayerId(item.value.parse().expect("an id")))
        };
        assert_eq!(step_of(&items[0]), view.hill.step_of(view.viewer));
    }
}
