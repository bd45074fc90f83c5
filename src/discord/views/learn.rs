//! A task of a lesson, and the answers to tries.
//!
//! It must not know which buttons stand below.

use crate::discord::action::{Action, LearnAction};
use crate::discord::message::{Message, Modal};
use crate::discord::views::learn_mistake;
use crate::discord::views::lesson_buttons::{helps, pad, ways_on};
use crate::discord::views::lesson_points::{other, point};
use crate::discord::views::lesson_state::{LessonPage, LessonState};
use crate::language::{Language, LessonText, Text, about_lesson, say};
use crate::lessons::{self, Goal, Mistake, Task};
use crate::rules::{BoardSize, Notation, Point};

/// A task with its buttons.
pub fn lesson_page(task: &'static Task, page: &LessonPage, notation: Notation) -> Message {
    let told = told(task, page, notation);
    let message = Message {
        rows: pad(task, page, notation),
        ..Message::text(Text::joined(told, "\n\n"))
    };
    message
        .with_buttons(helps(task, page))
        .with_buttons(ways_on(task, page))
}

/// What a page says, in paragraphs.
fn told(task: &'static Task, page: &LessonPage, notation: Notation) -> Vec<Text> {
    let answer = match &page.state {
        LessonState::Right(at) => {
            let point = point(*at, notation);
            let right = say!(learn::right, point = point, words = right_words(task));
            let others = others(task, *at, notation);
            return vec![lesson_head(task), Text::sentences([right, others])];
        }
        LessonState::Shown(at) => {
            let point = point(*at, notation);
            let shown = say!(learn::shown, point = point, words = right_words(task));
            let others = others(task, *at, notation);
            let shown = Text::sentences([shown, others]);
            let undone = say!(learn::shown_undone, again = say!(learn::button_again));
            return vec![lesson_head(task), shown, undone];
        }
        LessonState::Fresh => None,
        LessonState::Hint(points) => Some(hint(points, notation)),
        LessonState::Unreadable(why) => Some(why.clone()),
        // Outside the picture is nothing to somebody who has none.
        LessonState::Wrong(at, mistake) if page.is_in_words() => {
            Some(learn_mistake::wrong((*at, mistake), notation))
        }
        LessonState::Wrong(at, mistake) => Some(wrong(task, (*at, mistake), notation)),
    };
    let words = about_lesson(task.id, LessonText::Words);
    let board = page.words.as_deref();
    let board = board.map(|board| in_words(task, board, notation));
    [lesson_head(task), words]
        .into_iter()
        .chain(board)
        .chain([asked(task, notation)])
        .chain(answer)
        .collect()
}

/// The page of the game, on a server whose language is another one than the reader's.
pub fn with_language_of_game(page: Message, language: Language) -> Message {
    let language = say!(learn::game_language, language = language.name());
    Message {
        text: Text::joined([page.text, language], "\n\n"),
        ..page
    }
}

/// The board in words, and which stones are ringed in the picture.
fn in_words(task: &Task, board: &str, notation: Notation) -> Text {
    let board = [say!(learn::board_in_words), Text::verbatim(board)];
    Text::lines(board.into_iter().chain(marked(task, notation)))
}

fn hint(points: &[Point], notation: Notation) -> Text {
    let points = points.iter().map(|&at| point(at, notation));
    say!(learn::hint, points = Text::list(points))
}

/// What is wrong with a point, and whether the picture has it at all.
fn wrong(task: &Task, (at, mistake): (Point, &Mistake), notation: Notation) -> Text {
    let is_outside = task.drawing.as_ref().is_some_and(|it| !it.shows(at));
    let outside = is_outside.then(|| say!(learn::outside, point = point(at, notation)));
    let wrong = learn_mistake::wrong((at, mistake), notation);
    Text::sentences([wrong].into_iter().chain(outside))
}

/// The form that asks for a point, which carries the id of its button.
pub fn lesson_form(action: LearnAction) -> Modal {
    Modal {
        title: say!(learn::form_title),
        label: say!(move_buttons::point),
        example: say!(move_buttons::example),
        action: Action::Learn(action),
        most: Modal::LONGEST,
    }
}

/// "Lesson 2 of 12: Capturing"
pub fn lesson_head(task: &Task) -> Text {
    let Some((index, lesson)) = lessons::of_task(task) else {
        return Text::default();
    };
    let title = about_lesson(lesson.id, LessonText::Title);
    let place = lesson.tasks.iter().position(|it| it == task);
    match lesson.tasks.len() {
        1 => say!(learn::head, number = index + 1, title = title),
        parts => say!(
            learn::head_part,
            number = index + 1,
            title = title,
            part = place.unwrap_or(0) + 1,
            parts = parts
        ),
    }
}

/// Which stones the lesson speaks of as ringed: whoever reads the board in words does not see the rings.
fn marked(task: &Task, notation: Notation) -> Option<Text> {
    let marked = task.drawing.as_ref()?.marked();
    let points = marked.iter().map(|&at| point(at, notation));
    (!marked.is_empty()).then(|| say!(learn::ringed, points = Text::list(points)))
}

/// The task itself.
fn asked(task: &Task, notation: Notation) -> Text {
    let asked = match task.goal {
        Goal::Shape(_) => say!(learn::shape_task),
        Goal::Named(at) => {
            let name = at.text(other(notation), BoardSize::STANDARD);
            say!(learn::named_task, name = format!("`{name}`"))
        }
        _ => about_lesson(task.id, LessonText::Task),
    };
    say!(learn::task, task = asked)
}

fn right_words(task: &Task) -> Text {
    match task.goal {
        Goal::Shape(_) => say!(learn::shape_right),
        _ => about_lesson(task.id, LessonText::Right),
    }
}

/// The other right answers, if there are a few.
fn others(task: &Task, at: Point, notation: Notation) -> Text {
    const MOST: usize = 8;
    let mut others = task.right_points();
    others.retain(|&other| other != at);
    if others.is_empty() || others.len() > MOST {
        return Text::default();
    }
    let points = others.into_iter().map(|at| point(at, notation));
    say!(learn::also_right, points = Text::list(points))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::discord::message::{Button, ComponentRow, LONGEST};
    use crate::discord::refusal::Refusal;
    use crate::discord::views::refusal;
    use crate::language;
    use crate::lessons::Verdict;
    use crate::rules::PointError;

    fn tasks() -> impl Iterator<Item = &'static Task> {
        lessons::all().iter().flat_map(|lesson| lesson.tasks)
    }

    #[test]
    fn every_lesson_has_its_texts_and_every_text_a_use() {
        let mut needed = BTreeSet::new();
        for lesson in lessons::all() {
            needed.insert(format!("lessons-title-{}", lesson.id));
        }
        for task in tasks() {
            needed.insert(format!("lessons-{}-words", task.id));
            let has_own = !matches!(task.goal, Goal::Shape(_));
            if has_own && !matches!(task.goal, Goal::Named(_)) {
                needed.insert(format!("lessons-{}-task", task.id));
            }
            if has_own && task.drawing.is_some() {
                needed.insert(format!("lessons-{}-right", task.id));
            }
        }
        for language in Language::ALL {
            let keys = language::keys(language).into_iter();
            let texts: BTreeSet<_> = keys.filter(|key| key.starts_with("lessons-")).collect();
            assert_eq!(texts, needed, "{language:?}");
        }
    }

    #[test]
    fn every_page_fits_into_a_message_in_every_language() {
        for task in tasks() {
            let words = "x".repeat(700);
            let unreadable = refusal(&Refusal::Point {
                typed: "x".repeat(usize::from(Modal::LONGEST)),
                error: PointError::Unreadable,
            });
            let mut states = vec![
                LessonState::Fresh,
                LessonState::Hint(task.hint()),
                LessonState::Unreadable(unreadable),
            ];
            for at in BoardSize::STANDARD.points() {
                match task.judge(at) {
                    Some(Verdict::Wrong(mistake)) => {
                        states.push(LessonState::Wrong(at, mistake));
                    }
                    Some(Verdict::Right { .. }) => {
                        states.extend([LessonState::Right(at), LessonState::Shown(at)]);
                    }
                    None => {}
                }
            }
            let both = |state: LessonState| [state.clone().pictured(), state.in_words(&words)];
            for state in states.into_iter().flat_map(both) {
                for notation in [Notation::Board, Notation::Relative] {
                    let page = lesson_page(task, &state, notation);
                    assert!(page.text.longest() <= LONGEST, "{}", task.id);
                    assert!(page.rows.len() <= 5, "{}", task.id);
                    let mut ids = BTreeSet::new();
                    for row in page.rows {
                        let ComponentRow::Buttons(buttons) = row else {
                            panic!("only buttons");
                        };
                        let new = |it: &Button| ids.insert(it.action.to_string());
                        assert!(buttons.iter().all(new), "{}: {state:?}", task.id);
                        assert!((1..=5).contains(&buttons.len()), "{}", task.id);
                        assert!(buttons.iter().all(|it| it.label.longest() <= 80));
                    }
                }
            }
        }
    }

    #[test]
    fn below_a_board_in_words_only_one_button_leads_back_to_the_picture() {
        let task = lessons::task("five").expect("it is in the course");
        let at = task.right_points()[0];
        let wrong = Point::parse("J9", BoardSize::STANDARD).expect("a point");
        let Some(Verdict::Wrong(mistake)) = task.judge(wrong) else {
            panic!("{wrong} is right");
        };
        for (state, pictures) in [
            (LessonState::Fresh, 1),
            (LessonState::Hint(task.hint()), 1),
            (LessonState::Wrong(wrong, mistake), 1),
            (LessonState::Right(at), 0),
            (LessonState::Shown(at), 0),
        ] {
            let state = state.in_words("Row 10");
            let page = lesson_page(task, &state, Notation::Board);
            let rows = page.rows.iter();
            let buttons = rows.flat_map(|row| {
                let ComponentRow::Buttons(buttons) = row else {
                    panic!("only buttons");
                };
                buttons
            });
            let actions = buttons.map(|it| it.action.to_string());
            let actions: Vec<_> = actions
                .filter(|it| !it.contains("-words:") && *it != "t1:learn:list")
                .collect();
            assert_eq!(actions.len(), pictures, "{state:?}: {actions:?}");
        }
    }

    #[test]
    fn a_board_in_words_names_the_ringed_stones() {
        let has_rings = |task: &Task| {
            let drawing = task.drawing.as_ref();
            drawing.is_some_and(|it| !it.marked().is_empty())
        };
        for task in tasks() {
            let page = lesson_page(task, &LessonState::Fresh.in_words(""), Notation::Board);
            let text = page.text.in_language(Language::English);
            assert_eq!(text.contains("Ringed: "), has_rings(task), "{text}");
        }
        assert!(tasks().any(has_rings));
    }

    #[test]
    fn a_taken_point_is_named_once() {
        let task = lessons::task("five").expect("it is in the course");
        let board = task.drawing.as_ref().map(lessons::Drawing::position);
        let board = board.expect("it has a drawing");
        let (taken, _) = board.board().stones().next().expect("it has stones");
        let Some(Verdict::Wrong(mistake)) = task.judge(taken) else {
            panic!("{taken} is right");
        };
        let wrong = LessonState::Wrong(taken, mistake).pictured();
        let page = lesson_page(task, &wrong, Notation::Board);
        let text = page.text.in_language(Language::English);
        assert!(text.contains("taken"), "{text}");
        assert_eq!(text.matches(&taken.to_string()).count(), 1, "{text}");
    }

    #[test]
    fn a_wrong_try_is_told_why() {
        let told = |task: &str, at: &str| {
            let task = lessons::task(task).expect("it is in the course");
            let at = Point::parse(at, BoardSize::STANDARD).expect("a point");
            let Some(Verdict::Wrong(mistake)) = task.judge(at) else {
                panic!("{at} is right");
            };
            let wrong = LessonState::Wrong(at, mistake).pictured();
            let page = lesson_page(task, &wrong, Notation::Board);
            let text = page.text.in_language(Language::English);
            text.split("\n\n").last().unwrap_or_default().to_owned()
        };
        for (task, at, why) in [
            (
                "five",
                "J9",
                "Not **J9**. Its row has 2 stones: five are needed.",
            ),
            (
                "pair",
                "N10",
                "Not **N10**. That leaves the pair K10 and L10 to be captured at M10.",
            ),
            (
                "open-four",
                "M10",
                "Not **M10**. A four can be blocked if one end is closed: here at H10.",
            ),
            ("notation", "J9", "Not **J9**. That point is L1D1."),
            // What lies outside the drawing is not to be seen in it.
            (
                "five",
                "A1",
                "Not **A1**. It stands alone: a row needs five stones. **A1** lies outside the picture.",
            ),
        ] {
            assert_eq!(told(task, at), why, "{task}");
        }
    }
}
