//! The list of lessons, and what leads to them.

use std::collections::BTreeSet;

use crate::discord::action::{Action, LearnAction};
use crate::discord::message::{Button, ButtonStyle, Item, Menu, Message};
use crate::discord::views::{computer, puzzle_buttons};
use crate::language::{LessonText, Text, about_lesson, say};
use crate::lessons::{self, Lesson};

/// The list of lessons, which of them are done, and a menu to go to one.
pub fn lesson_list(solved: &BTreeSet<&'static str>) -> Message {
    let done = |lesson: &Lesson| {
        let tasks = lesson.tasks.iter();
        tasks.filter(|task| solved.contains(task.id)).count()
    };
    let is_done = |lesson: &&Lesson| done(lesson) == lesson.tasks.len();
    let count = lessons::all().iter().filter(is_done).count();
    let line = |(number, lesson): (usize, &Lesson)| {
        let title = about_lesson(lesson.id, LessonText::Title);
        match (done(lesson), lesson.tasks.len()) {
            (0, _) => say!(learn::line, number = number, title = title),
            (done, tasks) if done == tasks => {
                say!(learn::line_done, number = number, title = title)
            }
            (done, tasks) => say!(
                learn::line_part,
                number = number,
                title = title,
                done = done,
                tasks = tasks
            ),
        }
    };
    let lines: Vec<_> = (1..).zip(lessons::all()).map(line).collect();
    let items = lines.iter().zip(lessons::all());
    let menu = Menu {
        action: Action::Learn(LearnAction::Open),
        prompt: say!(learn::menu),
        items: items
            .map(|(line, lesson)| Item::new(line.clone(), lesson.id))
            .collect(),
    };
    let head = say!(learn::list, count = count);
    let list = Text::lines(std::iter::once(head).chain(lines));
    if count == lessons::all().len() {
        let list = Text::joined([list, say!(learn::all_done)], "\n\n");
        let ways_on = vec![computer::invite(), puzzle_buttons::any_puzzle()];
        return Message::text(list).with_menu(menu).with_buttons(ways_on);
    }
    let resume = press(say!(learn::button_resume), LearnAction::Resume);
    Message::text(list)
        .with_menu(menu)
        .with_buttons(vec![resume])
}

/// The offer of the first lesson.
pub fn lesson_offer() -> Message {
    let decline = say!(learn::button_decline);
    Message::text(say!(learn::offer)).with_buttons(vec![
        lesson_button(ButtonStyle::Inviting),
        press(decline, LearnAction::Decline),
    ])
}

/// Says that the lessons are not offered again.
pub fn lessons_declined() -> Message {
    Message::text(say!(learn::declined))
}

/// The button that leads to the lessons.
pub fn lesson_button(style: ButtonStyle) -> Button {
    let action = Action::Learn(LearnAction::Resume);
    Button::new(say!(learn::button_begin), style, action)
}

fn press(label: Text, action: LearnAction) -> Button {
    Button::new(label, ButtonStyle::Plain, Action::Learn(action))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::message::LONGEST;

    #[test]
    fn the_list_fits_into_a_message_when_all_is_done() {
        let tasks = lessons::all().iter().flat_map(|lesson| lesson.tasks);
        let list = lesson_list(&tasks.map(|task| task.id).collect());
        assert!(list.text.longest() <= LONGEST);
    }
}
