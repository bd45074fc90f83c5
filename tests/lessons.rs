//! Every lesson's task, judged by the rules of play and by the engine.

use std::collections::BTreeMap;

use tessera::engine::{Budget, forced_win};
use tessera::lessons::{self, Goal, Mistake, Task, Verdict};
use tessera::rules::{Call, Colour, Form, Move, Point, Position, Reason, ThreatSize};

fn tasks() -> impl Iterator<Item = &'static Task> {
    let tasks = lessons::all().iter().flat_map(|lesson| lesson.tasks);
    tasks.filter(|task| task.drawing.is_some())
}

fn position(task: &Task) -> Position {
    task.drawing.as_ref().expect("it has one").position()
}

fn after(task: &Task, at: Point) -> Position {
    match task.judge(at) {
        Some(Verdict::Right { after, .. }) => *after,
        other => panic!("{}: {at} is {other:?}", task.id),
    }
}

/// The right points of each task, in words.
fn answers() -> BTreeMap<&'static str, String> {
    let words = |task: &Task| {
        let points = task.right_points();
        let words: Vec<_> = points.iter().map(ToString::to_string).collect();
        words.join(" ")
    };
    tasks().map(|task| (task.id, words(task))).collect()
}

#[test]
fn there_are_twelve_lessons_and_their_ids_are_stored() {
    assert_eq!(lessons::all().len(), 12);
    let ids: Vec<_> = lessons::all()
        .iter()
        .flat_map(|lesson| lesson.tasks)
        .map(|task| task.id)
        .collect();
    let mut unique = ids.clone();
    unique.sort_unstable();
    unique.dedup();
    assert_eq!(unique.len(), ids.len());
    for id in ids {
        let task = lessons::task(id).expect("it is found");
        let (index, lesson) = lessons::of_task(task).expect("it has a lesson");
        assert_eq!(lessons::all()[index].id, lesson.id);
        assert!(lesson.tasks.contains(task));
        let words =
            |letter: char| letter.is_ascii_lowercase() || letter == '-' || letter.is_ascii_digit();
        assert!(id.chars().all(words) && id.len() <= 20, "{id}");
    }
}

#[test]
fn what_is_right_is_what_reaches_the_goal() {
    let answers = answers();
    for (id, expected) in [
        ("five", "G10 M10"),
        ("capture", "K9 L10"),
        ("moving-in", "J10"),
        ("pair", "M10 L12"),
        ("five-captures", "L8"),
        ("open-three", "J10"),
        ("stretch-three", "G7 M12"),
        ("open-four", "H10"),
        ("block-stretch", "H10 L10 N10"),
        ("block-straight", "J10 N10 O10"),
        ("wedge", "K10"),
        ("extension", "L10"),
        ("initiative", "K10"),
        ("keystone", "N12"),
        ("notation", "M11"),
    ] {
        assert_eq!(answers[id], expected, "{id}");
    }
}

#[test]
fn every_task_can_be_solved_with_a_button_and_has_wrong_ones() {
    for task in tasks() {
        let right = task.right_points();
        let offered: Vec<_> = task.pad_rows().into_iter().flatten().collect();
        assert!(offered.iter().any(|at| right.contains(at)), "{}", task.id);
        assert!(offered.iter().any(|at| !right.contains(at)), "{}", task.id);
        assert!(task.pad_rows().len() == 3 && task.pad_rows().iter().all(|row| row.len() <= 5));
        let hint = task.hint();
        assert_eq!(hint.len(), 3, "{}", task.id);
        assert!(hint.iter().any(|at| right.contains(at)), "{}", task.id);
        assert!(hint.iter().any(|at| !right.contains(at)), "{}", task.id);
        assert!(position(task).outcome().is_none());
    }
}

/// Looks at each accepted answer again, by other means than those that accepted it.
#[test]
fn the_rules_agree_with_every_accepted_answer() {
    for task in tasks() {
        let before = position(task);
        for at in task.right_points() {
            let now = after(task, at);
            let threats = now.threats_through(at);
            let has = |size, form| {
                let mut threats = threats.iter();
                threats.any(|it| it.size == size && it.form == form)
            };
            let taken = now.captured_by(Colour::FIRST) - before.captured_by(Colour::FIRST);
            let holds = match task.goal {
                Goal::Five => now.outcome().is_some_and(|end| end.reason == Reason::Row),
                Goal::Win => now
                    .outcome()
                    .is_some_and(|end| end.reason == Reason::Captures),
                Goal::Capture | Goal::Keystone => taken >= 2,
                Goal::MoveIn | Goal::Wedge => taken == 0 && now.board().at(at).is_some(),
                Goal::SavePair => {
                    !before.exposed(Colour::FIRST).is_empty()
                        && now.exposed(Colour::FIRST).is_empty()
                }
                Goal::Three(form) => has(ThreatSize::Three, form),
                Goal::OpenFour => has(ThreatSize::Four, Form::Open),
                Goal::StopThree => no_open_four_follows(&now),
                Goal::Extension | Goal::Call(Call::Tessera) => {
                    threats.iter().any(|it| it.size == ThreatSize::Four)
                }
                Goal::ThirdStone => at.distance(now.board().size().centre()) >= 3,
                Goal::StretchTwo
                | Goal::Shape(_)
                | Goal::Force
                | Goal::Named(_)
                | Goal::Call(_) => true,
            };
            assert!(holds, "{}: {at}", task.id);
        }
    }
}

/// Whether no stone of the opponent's, who is to move, makes an open four.
fn no_open_four_follows(position: &Position) -> bool {
    position.legal_points().into_iter().all(|at| {
        let mut next = position.clone();
        next.play(Move::Place(at)).expect("it is legal");
        let threats = next.threats_through(at);
        !threats
            .iter()
            .any(|it| it.size == ThreatSize::Four && it.form == Form::Open)
    })
}

#[test]
fn where_a_win_is_asked_for_the_engine_finds_it_after_every_answer() {
    let mut wins = 0;
    for task in tasks() {
        let is_win = matches!(
            task.goal,
            Goal::Five | Goal::Win | Goal::OpenFour | Goal::Force
        );
        if !is_win {
            continue;
        }
        let budget = Budget::nodes(20_000);
        let found = forced_win(&position(task), &budget).expect("the engine plays Pente");
        assert!(found.line.is_some(), "{}", task.id);
        for at in task.right_points() {
            wins += 1;
            let now = after(task, at);
            if now.outcome().is_some() {
                continue;
            }
            // Farther away no answer changes anything.
            let drawing = task.drawing.as_ref().expect("it has one");
            let (low, high) = (drawing.corner, drawing.high());
            let is_near = |at: &Point| {
                (low.file() - 2..=high.file() + 2).contains(&at.file())
                    && (low.rank() - 2..=high.rank() + 2).contains(&at.rank())
            };
            for answer in now.legal_points().into_iter().filter(is_near) {
                let mut answered = now.clone();
                answered.play(Move::Place(answer)).expect("it is legal");
                let found = forced_win(&answered, &budget).expect("the engine plays Pente");
                assert!(found.line.is_some(), "{}: {at} {answer}", task.id);
            }
        }
    }
    assert!(wins >= 5, "{wins}");
}

/// The name of a mistake, without its data.
fn kind(mistake: &Mistake) -> String {
    let told = format!("{mistake:?}");
    let name = told.split([' ', '(', '{']).next();
    name.expect("it has a name").to_owned()
}

#[test]
fn every_wrong_try_has_a_reason_and_every_reason_a_try() {
    let mut found: BTreeMap<String, (&str, Point)> = BTreeMap::new();
    let mut on_pads = 0;
    for task in tasks() {
        for at in position(task).board().size().points() {
            if let Some(Verdict::Wrong(mistake)) = task.judge(at) {
                found.entry(kind(&mistake)).or_insert((task.id, at));
                on_pads += usize::from(task.pad_rows().iter().flatten().any(|it| *it == at));
            }
        }
    }
    let kinds: Vec<_> = found.keys().map(String::as_str).collect();
    let expected = [
        "Answered",
        "BlockIsSafe",
        "ClosedThree",
        "FourBlocked",
        "FourFilled",
        "Illegal",
        "LeavesPair",
        "Loses",
        "MoreBetween",
        "NoFour",
        "NoInitiative",
        "NoStretchTwo",
        "NoThree",
        "NotCalled",
        "NotInTheGap",
        "NotMovedIn",
        "NotTheShape",
        "NotWon",
        "NothingBetween",
        "NothingCaptured",
        "OneBetween",
        "OnlyTria",
        "OtherPoint",
        "ShortRow",
        "SideBySide",
        "ThreeGrows",
        "ThreeWithGap",
        "ThreeWithoutGap",
        "WrongPair",
    ];
    assert_eq!(kinds, expected, "{found:?}");
    assert!(on_pads > 200, "{on_pads}");
}

#[test]
fn a_mistake_names_the_point_that_matters() {
    let wrong = |task: &str, at: (u8, u8)| {
        let task = lessons::task(task).expect("it is in the course");
        match task.judge(Point::new(at.0, at.1)) {
            Some(Verdict::Wrong(mistake)) => format!("{mistake:?}"),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(
        wrong("pair", (12, 9)),
        "LeavesPair { pair: [K10, L10], at: M10 }"
    );
    assert_eq!(wrong("open-four", (11, 9)), "FourBlocked { at: H10 }");
    assert_eq!(wrong("open-four", (6, 9)), "FourFilled { at: H10 }");
    assert_eq!(wrong("block-straight", (8, 8)), "ThreeGrows { at: [N10] }");
    assert_eq!(wrong("extension", (9, 9)), "BlockIsSafe { at: L10 }");
}
