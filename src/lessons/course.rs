//! The course: twelve lessons with their tasks, in order. Data only.

use super::drawing::Drawing;
use super::goal::Goal;
use super::lesson::{Lesson, Task};
use crate::rules::{Call, Form, Point};

/// The id of the task to play a game, which is the last lesson.
pub const GAME: &str = "game";

/// All lessons, in order.
pub fn all() -> &'static [Lesson] {
    COURSE
}

/// The lesson with this id.
pub fn lesson(id: &str) -> Option<&'static Lesson> {
    COURSE.iter().find(|lesson| lesson.id == id)
}

/// The task with this id.
pub fn task(id: &str) -> Option<&'static Task> {
    let mut tasks = COURSE.iter().flat_map(|lesson| lesson.tasks);
    tasks.find(|task| task.id == id)
}

/// The lesson that a task belongs to, with its index in the course.
pub fn of_task(task: &Task) -> Option<(usize, &'static Lesson)> {
    let mut lessons = COURSE.iter().enumerate();
    lessons.find(|(_, lesson)| lesson.tasks.contains(task))
}

/// The task after this one, in the next lesson if it is the last of its own; `None` after the very last.
pub fn after(task: &Task) -> Option<&'static Task> {
    let tasks = COURSE.iter().flat_map(|lesson| lesson.tasks);
    tasks.skip_while(|it| *it != task).nth(1)
}

/// The lower left point of every drawing; K10 lies in its fifth file and fourth rank.
const CORNER: Point = Point::new(5, 6);

const fn task_at(id: &'static str, goal: Goal, pad: Point, ranks: &'static [&'static str]) -> Task {
    Task {
        id,
        drawing: Some(Drawing {
            corner: CORNER,
            ranks,
            captured: 0,
            is_opening: false,
        }),
        goal,
        pad,
    }
}

static COURSE: &[Lesson] = &[
    Lesson {
        id: "five",
        tasks: &[task_at(
            "five",
            Goal::Five,
            Point::new(9, 8),
            &[
                "...2.....",
                "..2......",
                "..1111...",
                "....2.2..",
                ".........",
                ".........",
            ],
        )],
    },
    Lesson {
        id: "capture",
        tasks: &[task_at(
            "capture",
            Goal::Capture,
            Point::new(9, 7),
            &[
                "....1....",
                "....2....",
                "..122....",
                "......12.",
                ".1222....",
                ".........",
            ],
        )],
    },
    Lesson {
        id: "moving-in",
        tasks: &[task_at(
            "moving-in",
            Goal::MoveIn,
            Point::new(9, 8),
            &[
                ".........",
                ".........",
                "..2.12...",
                "...1.....",
                "...1.2...",
                ".........",
            ],
        )],
    },
    Lesson {
        id: "pair",
        tasks: &[task_at(
            "pair",
            Goal::SavePair,
            Point::new(10, 9),
            &[
                ".........",
                "....2....",
                "...211...",
                "..1.2....",
                ".........",
                ".........",
            ],
        )],
    },
    Lesson {
        id: "five-captures",
        tasks: &[Task {
            id: "five-captures",
            drawing: Some(Drawing {
                corner: CORNER,
                ranks: &[
                    ".........",
                    "..1......",
                    "...21....",
                    "....2....",
                    "......1..",
                    "12222....",
                ],
                captured: 8,
                is_opening: false,
            }),
            goal: Goal::Win,
            pad: Point::new(10, 6),
        }],
    },
    Lesson {
        id: "threes",
        tasks: &[
            task_at(
                "open-three",
                Goal::Three(Form::Open),
                Point::new(9, 8),
                &[
                    ".........",
                    ".........",
                    "....11.2.",
                    "...2.....",
                    ".........",
                    ".........",
                ],
            ),
            task_at(
                "stretch-three",
                Goal::Three(Form::Stretch),
                Point::new(10, 9),
                &[
                    ".........",
                    "......2..",
                    "....1....",
                    "...12....",
                    ".........",
                    ".........",
                ],
            ),
            task_at(
                "open-four",
                Goal::OpenFour,
                Point::new(9, 8),
                &[
                    ".........",
                    ".....2...",
                    "...111.2.",
                    "...2.....",
                    ".........",
                    ".........",
                ],
            ),
            task_at(
                "stretch-two",
                Goal::StretchTwo,
                Point::new(9, 8),
                &[
                    ".........",
                    "...2.....",
                    "....1....",
                    "....2....",
                    ".........",
                    ".........",
                ],
            ),
        ],
    },
    Lesson {
        id: "blocking",
        tasks: &[
            task_at(
                "block-stretch",
                Goal::StopThree,
                Point::new(10, 8),
                &[
                    "..1......",
                    "......1..",
                    "...bb.b..",
                    "....1....",
                    ".........",
                    ".........",
                ],
            ),
            task_at(
                "block-straight",
                Goal::StopThree,
                Point::new(11, 8),
                &[
                    "...1.....",
                    ".....1...",
                    "..1.bbb..",
                    ".........",
                    ".........",
                    ".........",
                ],
            ),
        ],
    },
    Lesson {
        id: "shapes",
        tasks: &[
            task_at(
                "shape-i",
                Goal::Shape("I"),
                Point::new(9, 6),
                &[
                    "....a....",
                    ".........",
                    "....a....",
                    "......2..",
                    "..2......",
                    ".........",
                ],
            ),
            task_at(
                "shape-l",
                Goal::Shape("L"),
                Point::new(9, 7),
                &[
                    "...a.....",
                    ".....2...",
                    "..2......",
                    "...a.....",
                    ".........",
                    ".........",
                ],
            ),
            task_at(
                "shape-h",
                Goal::Shape("h"),
                Point::new(10, 7),
                &[
                    "...a.....",
                    ".2.......",
                    "...a.a...",
                    ".........",
                    "...2.....",
                    ".........",
                ],
            ),
            task_at(
                "shape-x",
                Goal::Shape("X"),
                Point::new(10, 7),
                &[
                    ".........",
                    "...a.a...",
                    "......2..",
                    "...a.....",
                    ".....2...",
                    ".........",
                ],
            ),
            task_at(
                "shape-big-h",
                Goal::Shape("H"),
                Point::new(10, 6),
                &[
                    "...a..a..",
                    "....2....",
                    "...a..a..",
                    "....2....",
                    "...a.....",
                    ".........",
                ],
            ),
            task_at(
                "shape-4x3",
                Goal::Shape("4x3"),
                Point::new(10, 7),
                &[
                    ".........",
                    "...a..a..",
                    "....2....",
                    "...a.....",
                    "......2..",
                    ".........",
                ],
            ),
            task_at(
                "shape-5x3",
                Goal::Shape("5x3"),
                Point::new(10, 7),
                &[
                    ".........",
                    "..a...a..",
                    "....2....",
                    "..a......",
                    "......2..",
                    ".........",
                ],
            ),
            task_at(
                "shape-hat",
                Goal::Shape("Hat"),
                Point::new(10, 8),
                &[
                    ".........",
                    ".....2...",
                    ".........",
                    "...a..a..",
                    "....2....",
                    ".........",
                ],
            ),
        ],
    },
    Lesson {
        id: "wedge",
        tasks: &[
            task_at(
                "wedge",
                Goal::Wedge,
                Point::new(9, 8),
                &[
                    ".........",
                    "....1....",
                    "...2.22..",
                    ".........",
                    "....1.2..",
                    ".........",
                ],
            ),
            task_at(
                "extension",
                Goal::Extension,
                Point::new(10, 8),
                &[
                    ".........",
                    "...1.....",
                    "2111.....",
                    ".....2...",
                    ".........",
                    "....2....",
                ],
            ),
        ],
    },
    Lesson {
        id: "initiative",
        tasks: &[
            task_at(
                "initiative",
                Goal::Force,
                Point::new(10, 8),
                &[
                    ".........",
                    "....1....",
                    ".211.1..2",
                    "....1...2",
                    "....1...2",
                    "..1.2....",
                ],
            ),
            task_at(
                "keystone",
                Goal::Keystone,
                Point::new(10, 9),
                &[
                    ".........",
                    "..2...2..",
                    "...222...",
                    ".1..12...",
                    ".....2.1.",
                    "..1......",
                ],
            ),
        ],
    },
    Lesson {
        id: "conventions",
        tasks: &[
            Task {
                id: "third-stone",
                drawing: Some(Drawing {
                    corner: CORNER,
                    ranks: &[
                        ".........",
                        ".....2...",
                        "....1....",
                        ".........",
                        ".........",
                        ".........",
                    ],
                    captured: 0,
                    is_opening: true,
                }),
                goal: Goal::ThirdStone,
                pad: Point::new(9, 6),
            },
            task_at(
                "notation",
                Goal::Named(Point::new(11, 10)),
                Point::new(11, 8),
                &[
                    ".........",
                    ".........",
                    "....1....",
                    "......2..",
                    "...1.....",
                    ".........",
                ],
            ),
            task_at(
                "calls",
                Goal::Call(Call::Tessera),
                Point::new(10, 8),
                &[
                    ".........",
                    "......2..",
                    "....1....",
                    "...1.....",
                    "..1...11.",
                    "2........",
                ],
            ),
        ],
    },
    Lesson {
        id: "game",
        tasks: &[Task {
            id: GAME,
            drawing: None,
            goal: Goal::Win,
            pad: CORNER,
        }],
    },
];
