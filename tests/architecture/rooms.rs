//! The rooms of `discord/`, which a request meets from the top down: no arrow runs back up. And what
//! they may use of the service.

use std::collections::BTreeSet;

use super::circles::{GLOB, Module, Needs};

/// The rooms that each room may use. A room without a row may use none, and none may use it.
const ROOMS: &[(&str, &[&str])] = &[
    (
        "lifecycle",
        &[
            "apply_preferences",
            "attachments",
            "bot",
            "handlers",
            "health",
            "http_error",
            "outbox",
            "permissions",
            "refusal",
            "respond",
            "scheduler",
            "supervision",
            "tasks",
            "time",
            "user_limits",
        ],
    ),
    (
        "handlers",
        &[
            "action",
            "apply_preferences",
            "attachments",
            "bot",
            "message",
            "outbox",
            "people",
            "permissions",
            "reader",
            "refusal",
            "render",
            "respond",
            "reviews",
            "user_limits",
            "views",
        ],
    ),
    (
        "scheduler",
        &[
            "apply_preferences",
            "bot",
            "health",
            "outbox",
            "presence",
            "requests",
            "reviews",
            "supervision",
            "tasks",
            "time",
            "views",
        ],
    ),
    (
        "respond",
        &[
            "action",
            "bot",
            "compose",
            "http_error",
            "message",
            "outbox",
            "reader",
            "refusal",
            "requests",
            "views",
        ],
    ),
    (
        "bot",
        &[
            "attachments",
            "being_deleted",
            "file_work",
            "health",
            "leadership",
            "outbox",
            "presence",
            "puzzle_work",
            "refusal",
            "render",
            "reviews",
            "starts",
            "tasks",
            "time",
            "user_limits",
        ],
    ),
    (
        "outbox",
        &[
            "compose",
            "health",
            "http_error",
            "message",
            "reader",
            "render",
            "requests",
            "tasks",
            "time",
            "views",
        ],
    ),
    ("render", &["action", "message", "refusal", "time", "views"]),
    ("views", &["action", "message", "permissions", "refusal"]),
    ("compose", &["message"]),
    ("message", &["action"]),
    ("action", &[]),
    // Small parts that several rooms need.
    ("apply_preferences", &["tasks"]),
    ("attachments", &[]),
    ("being_deleted", &[]),
    ("file_work", &["refusal"]),
    ("puzzle_work", &["refusal"]),
    ("health", &["http_error", "requests", "time"]),
    ("http_error", &[]),
    ("leadership", &[]),
    ("people", &[]),
    ("permissions", &[]),
    ("presence", &[]),
    ("reader", &[]),
    ("reviews", &[]),
    ("refusal", &["action", "permissions"]),
    ("starts", &["refusal", "time"]),
    ("requests", &["http_error"]),
    ("supervision", &[]),
    ("tasks", &[]),
    ("time", &[]),
    ("user_limits", &["refusal", "time"]),
];

/// The handlers that pass a request to its use case.
const ROUTERS: &[&str] = &["commands", "components"];

/// The rooms that read what the service returned, and never call it.
const NEVER_CALL_THE_SERVICE: &[&str] = &["views", "message"];

/// The service's function that lets the engine choose a move, and the only room that calls it.
const CHOOSING: (&str, &str) = ("choose", "scheduler");

/// Every arrow between two rooms that is not allowed, and every one between two use cases.
pub fn wrong_arrows(needs: &Needs) -> Vec<String> {
    let wrong = arrows(needs).filter(|(from, to, _)| !is_allowed(*from, *to));
    wrong.map(|(_, _, arrow)| arrow).collect()
}

/// Every arrow between two rooms that is allowed, and which no file uses.
pub fn unused_arrows(needs: &Needs) -> Vec<String> {
    let used: BTreeSet<_> = arrows(needs).map(|(from, to, _)| (from.0, to.0)).collect();
    let allowed = ROOMS
        .iter()
        .flat_map(|&(from, allowed)| allowed.iter().map(move |&to| (from, to)));
    allowed
        .filter(|arrow| !used.contains(arrow))
        .map(|(from, to)| format!("discord::{from} uses discord::{to}"))
        .collect()
}

/// Every function of the service that is named by a room that must not call it. Types and constants
/// may be named, but not the type `Service`, through which everything else is called.
pub fn service_calls(needs: &Needs) -> Vec<String> {
    let is_call = |name: &str| name == "Service" || !name.starts_with(char::is_uppercase);
    named_of_service(needs, |room, name| {
        room.is_some_and(|room| NEVER_CALL_THE_SERVICE.contains(&room)) && is_call(name)
    })
}

/// Every file outside the scheduler that lets the engine choose a move by way of the service.
pub fn engine_calls(needs: &Needs) -> Vec<String> {
    let (choose, scheduler) = CHOOSING;
    named_of_service(needs, |room, name| {
        room != Some(scheduler) && [choose, GLOB].contains(&name)
    })
}

/// What is named of the service by files outside it, if that is wrong in their room.
fn named_of_service(needs: &Needs, is_wrong: impl Fn(Option<&str>, &str) -> bool) -> Vec<String> {
    let is_service = |file: &Module| file.first().is_some_and(|module| module == "service");
    let mut wrong = Vec::new();
    for (file, of) in needs.iter().filter(|(file, _)| !is_service(file)) {
        let room = place(file).map(|(room, _)| room);
        for (definer, names) in of.iter().filter(|(definer, _)| is_service(definer)) {
            let names = names.iter().filter(|name| is_wrong(room, name));
            let (file, definer) = (file.join("::"), definer.join("::"));
            wrong.extend(names.map(|name| format!("{file} uses {name} of {definer}")));
        }
    }
    wrong
}

/// The room of a file, and the part of the room.
type Place<'a> = (&'a str, Option<&'a str>);

/// The arrows between the files below `discord`, each with its description.
fn arrows(needs: &Needs) -> impl Iterator<Item = (Place<'_>, Place<'_>, String)> {
    needs.iter().flat_map(|(file, of)| {
        of.iter().filter_map(move |(other, names)| {
            let (from, to) = (place(file)?, place(other)?);
            let (file, other) = (file.join("::"), other.join("::"));
            Some((from, to, format!("{file} uses {names:?} of {other}")))
        })
    })
}

/// Where a file is below `discord`; `None` if it is elsewhere. `discord/mod.rs` is in a room without
/// a row in the table: it uses no room, and no room uses it.
fn place(file: &Module) -> Option<Place<'_>> {
    let mut path = file.iter().map(String::as_str);
    (path.next()? == "discord").then_some(())?;
    Some((path.next().unwrap_or("mod"), path.next()))
}

fn is_allowed(from: Place<'_>, to: Place<'_>) -> bool {
    if from.0 != to.0 {
        let rooms = ROOMS.iter().find(|(room, _)| *room == from.0);
        return rooms.is_some_and(|(_, allowed)| allowed.contains(&to.0));
    }
    match (from, to) {
        (("handlers", Some(one)), (_, Some(other))) if one != other => {
            ROUTERS.contains(&one) || (other == "common" && one != "common")
        }
        _ => true,
    }
}

/// A file that needs a name of another.
fn need(from: &[&str], to: &[&str], name: &str) -> Needs {
    let module = |path: &[&str]| path.iter().map(|it| (*it).to_owned()).collect::<Module>();
    let names = [name.to_owned()].into();
    [(module(from), [(module(to), names)].into())].into()
}

#[test]
fn the_table_itself_has_no_arrow_back_up() {
    // Rooms are taken away whose arrows all lead to rooms that are gone; what stays is a circle.
    let mut rooms: Vec<_> = ROOMS.iter().collect();
    while !rooms.is_empty() {
        let left: Vec<_> = rooms.iter().map(|(room, _)| *room).collect();
        rooms.retain(|(_, uses)| uses.iter().any(|room| left.contains(room)));
        assert!(rooms.len() < left.len(), "a circle of {left:?}");
    }
}

#[test]
fn an_arrow_that_is_turned_round_is_found() {
    let arrow = |from, to| wrong_arrows(&need(from, to, "name")).len();
    let picker = ["discord", "handlers", "play", "picker"];
    let router = ["discord", "handlers", "components"];
    let viewer = ["discord", "handlers", "common", "viewer"];
    let rules = ["discord", "handlers", "rules", "menu"];
    let turn = ["discord", "views", "turn"];
    let service = ["service", "play"];
    for (from, to, wrong) in [
        (&picker[..], &turn[..], 0),
        (&turn, &picker, 1),
        (&router, &picker, 0),
        (&picker, &router, 1),
        (&picker, &viewer, 0),
        (&viewer, &picker, 1),
        (&picker, &rules, 1),
        (&picker, &service, 0),
        (&["discord", "attic"], &turn, 1),
        (&["discord"], &turn, 1),
        (&turn, &["discord"], 1),
    ] {
        assert_eq!(arrow(from, to), wrong, "{from:?} -> {to:?}");
    }
}

#[test]
fn a_call_of_the_service_by_a_view_is_found() {
    let calls = |from: &[&str], name| service_calls(&need(from, &["service", "play"], name)).len();
    let turn = ["discord", "views", "turn"];
    for (name, wrong) in [
        ("GameView", 0),
        ("MOST", 0),
        ("Service", 1),
        ("levels", 1),
        (GLOB, 1),
    ] {
        assert_eq!(calls(&turn, name), wrong, "{name}");
        assert_eq!(calls(&["discord", "message"], name), wrong, "{name}");
        assert_eq!(calls(&["discord", "handlers", "play"], name), 0, "{name}");
    }
}

#[test]
fn a_move_of_the_engine_outside_the_scheduler_is_found() {
    let calls =
        |from: &[&str], name| engine_calls(&need(from, &["service", "computer"], name)).len();
    for (room, wrong) in [
        ("scheduler", 0),
        ("outbox", 1),
        ("handlers", 1),
        ("views", 1),
    ] {
        assert_eq!(calls(&["discord", room, "file"], "choose"), wrong, "{room}");
    }
    assert_eq!(calls(&["operate", "bot"], "choose"), 1);
    assert_eq!(calls(&["service", "play"], "choose"), 0);
    assert_eq!(calls(&["discord", "outbox"], "Opponent"), 0);
}

#[test]
fn an_arrow_that_is_not_used_is_found() {
    let used = need(&["discord", "compose"], &["discord", "message"], "Message");
    let unused = unused_arrows(&used);
    let is_unused = |arrow: &str| unused.iter().any(|it| it == arrow);
    assert!(!is_unused("discord::compose uses discord::message"));
    assert!(is_unused("discord::message uses discord::action"));
}
