//! The rooms of `discord/`, which a request meets from the top down: no arrow runs back up.

use super::circles::{Module, Needs};

/// What each room may use of the others. A room that is missing here may use none, and none may use it.
const ROOMS: &[(&str, &[&str])] = &[
    (
        "lifecycle",
        &[
            "apply_preferences",
            "bot",
            "handlers",
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
            "bot",
            "message",
            "outbox",
            "people",
            "permissions",
            "refusal",
            "render",
            "respond",
            "user_limits",
            "views",
        ],
    ),
    (
        "scheduler",
        &[
            "apply_preferences",
            "bot",
            "outbox",
            "presence",
            "supervision",
            "tasks",
            "time",
            "views",
        ],
    ),
    (
        "respond",
        &[
            "bot",
            "compose",
            "http_error",
            "message",
            "outbox",
            "refusal",
            "views",
        ],
    ),
    (
        "bot",
        &[
            "health",
            "outbox",
            "presence",
            "render",
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
            "render",
            "tasks",
            "time",
            "views",
        ],
    ),
    ("render", &["action", "message", "refusal", "time", "views"]),
    ("views", &["action", "message", "refusal"]),
    ("compose", &["message"]),
    ("message", &["action"]),
    ("action", &[]),
    // What stands beside, because no arrow needs it elsewhere.
    ("apply_preferences", &["tasks"]),
    ("health", &["http_error", "time"]),
    ("http_error", &[]),
    ("people", &[]),
    ("permissions", &[]),
    ("presence", &[]),
    ("refusal", &["permissions"]),
    ("supervision", &[]),
    ("tasks", &[]),
    ("time", &[]),
    ("user_limits", &["refusal", "time"]),
];

/// The handlers that hand a request to the use case that it is for.
const ROUTERS: &[&str] = &["commands", "components"];

/// Every arrow between two rooms that is not allowed, and every one between two use cases.
pub fn wrong_arrows(needs: &Needs) -> Vec<String> {
    let mut wrong = Vec::new();
    for (file, of) in needs {
        let Some(from) = place(file) else { continue };
        for (other, name) in of {
            let Some(to) = place(other) else { continue };
            if !is_allowed(from, to) {
                let (file, other) = (file.join("::"), other.join("::"));
                wrong.push(format!("{file} uses {name} of {other}"));
            }
        }
    }
    wrong
}

/// The room of a file below `discord`, and the part of the room; `None` for what is outside.
fn place(file: &Module) -> Option<(&str, Option<&str>)> {
    let mut path = file.iter().map(String::as_str);
    (path.next()? == "discord").then_some(())?;
    Some((path.next()?, path.next()))
}

fn is_allowed(from: (&str, Option<&str>), to: (&str, Option<&str>)) -> bool {
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
    let arrow = |from: &[&str], to: &[&str]| {
        let module = |path: &[&str]| path.iter().map(|it| (*it).to_owned()).collect::<Module>();
        let of = [(module(to), "name".to_owned())].into();
        wrong_arrows(&[(module(from), of)].into()).len()
    };
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
    ] {
        assert_eq!(arrow(from, to), wrong, "{from:?} -> {to:?}");
    }
}
