//! Every lesson's task, judged by the rules of play and by the engine.

use std::collections::{BTreeMap, BTreeSet};

use tessera::engine::{Budget, forced_win};
use tessera::lessons::{self, Goal, Mistake, Task, Verdict};
use tessera::rules::{
    BoardSize, Call, Colour, Form, Move, Notation, Point, Position, Reason, Stone, ThreatSize,
};

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

/// The lessons and their tasks by id. Ids are stored with learners and stand in buttons that were sent, so
/// here they are only added to.
static IDS: [(&str, &[&str]); 12] = [
    ("five", &["five"]),
    ("capture", &["capture"]),
    ("moving-in", &["moving-in"]),
    ("pair", &["pair"]),
    ("five-captures", &["five-captures"]),
    (
        "threes",
        &["open-three", "stretch-three", "open-four", "stretch-two"],
    ),
    ("blocking", &["block-stretch", "block-straight"]),
    (
        "shapes",
        &[
            "shape-i",
            "shape-l",
            "shape-h",
            "shape-x",
            "shape-big-h",
            "shape-4x3",
            "shape-5x3",
            "shape-hat",
        ],
    ),
    ("wedge", &["wedge", "extension"]),
    ("initiative", &["initiative", "keystone"]),
    ("conventions", &["third-stone", "notation", "calls"]),
    ("game", &["game"]),
];

#[test]
fn there_are_twelve_lessons_and_their_ids_are_stored() {
    let tasks = |tasks: &[Task]| -> Vec<&str> { tasks.iter().map(|task| task.id).collect() };
    let course = lessons::all().iter().map(|it| (it.id, tasks(it.tasks)));
    let stored = IDS.iter().map(|(id, tasks)| (*id, tasks.to_vec()));
    assert_eq!(course.collect::<Vec<_>>(), stored.collect::<Vec<_>>());
    let ids: Vec<_> = IDS.iter().flat_map(|(_, tasks)| *tasks).copied().collect();
    let unique: BTreeSet<_> = ids.iter().collect();
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
    let far = far_from_the_centre();
    let expected = [
        ("five", "G10 M10"),
        ("capture", "K9 L10"),
        ("moving-in", "J10"),
        ("pair", "M10 L12"),
        ("five-captures", "L8"),
        ("open-three", "J10"),
        ("stretch-three", "G7 M12"),
        ("open-four", "H10"),
        ("stretch-two", "H8 M8 H10 M10 K12 M12"),
        ("block-stretch", "H10 L10 N10"),
        ("block-straight", "J10 N10 O10"),
        ("shape-i", "K8 K14"),
        ("shape-l", "G9 L9 G12 L12"),
        ("shape-h", "L8 G12"),
        ("shape-x", "L9"),
        ("shape-big-h", "M8"),
        ("shape-4x3", "M9"),
        ("shape-5x3", "M9"),
        ("shape-hat", "K7 L7 K11"),
        ("wedge", "K10"),
        ("extension", "L10"),
        ("initiative", "K10"),
        ("keystone", "N12"),
        ("third-stone", far.as_str()),
        ("notation", "M11"),
        ("calls", "F6 G7 L11 M12"),
    ];
    let expected = expected.map(|(id, points)| (id, points.to_owned()));
    assert_eq!(answers(), BTreeMap::from(expected));
}

/// The points of the board that are three lines or more from the centre, K10.
fn far_from_the_centre() -> String {
    let is_far = |at: &Point| at.file().abs_diff(9) >= 3 || at.rank().abs_diff(9) >= 3;
    let points = BoardSize::STANDARD.points().filter(is_far);
    let points: Vec<_> = points.map(|at| at.to_string()).collect();
    points.join(" ")
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
                Goal::MoveIn => taken == 0 && spells(&now, at, "2112"),
                Goal::Wedge => {
                    let is_safe = now.exposed(Colour::FIRST).is_empty();
                    spells(&now, at, "212") && spells(&now, at, "11") && is_safe
                }
                Goal::StretchTwo => spells(&now, at, "1.1") && !spells(&now, at, "11"),
                // What is said of every completed shape.
                Goal::Shape(_) => now.exposed(Colour::FIRST).is_empty(),
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
                Goal::Call(Call::Tria) => {
                    has(ThreatSize::Three, Form::Open) || has(ThreatSize::Three, Form::Stretch)
                }
                Goal::Force => wins_after_every_answer(&now),
                Goal::ThirdStone => at.distance(now.board().size().centre()) >= 3,
                Goal::Named(_) => at.text(Notation::Relative, BoardSize::STANDARD) == "R2U1",
            };
            assert!(holds, "{}: {at}", task.id);
        }
    }
}

/// Whether a line through a point spells a word there, in either direction: `1` and `2` are stones of the
/// learner and of the opponent, a dot is an empty point.
fn spells(position: &Position, at: Point, word: &str) -> bool {
    let letters: Vec<(i16, char)> = (0..).zip(word.chars()).collect();
    let letter = |by: i16, (files, ranks): (i16, i16)| {
        let file = u8::try_from(i16::from(at.file()) + by * files).ok()?;
        let rank = u8::try_from(i16::from(at.rank()) + by * ranks).ok()?;
        let point = Some(Point::new(file, rank)).filter(|&it| BoardSize::STANDARD.contains(it))?;
        let colour = position.board().at(point).and_then(Stone::colour);
        Some(colour.map_or('.', |it| if it == Colour::FIRST { '1' } else { '2' }))
    };
    let steps = [(1, 0), (0, 1), (1, 1), (1, -1)];
    let mut steps = steps.into_iter().flat_map(|(x, y)| [(x, y), (-x, -y)]);
    steps.any(|step| {
        let spelled = |own: i16| {
            let mut letters = letters.iter();
            letters.all(|&(index, wanted)| letter(index - own, step) == Some(wanted))
        };
        letters.iter().any(|&(own, _)| spelled(own))
    })
}

/// Whether the learner wins with the next stone after every one of the opponent's, who is to move.
fn wins_after_every_answer(position: &Position) -> bool {
    let wins = |position: &Position, at: Point| {
        let mut next = position.clone();
        next.play(Move::Place(at)).expect("it is legal");
        next.outcome().is_some()
    };
    position.legal_points().into_iter().all(|answer| {
        let mut answered = position.clone();
        answered.play(Move::Place(answer)).expect("it is legal");
        let mut points = answered.legal_points().into_iter();
        answered.outcome().is_none() && points.any(|at| wins(&answered, at))
    })
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
