//! The buttons of a task of a lesson: they try points, help, and lead to other tasks and to the game. Those below a board in
//! words lead to boards in words, until somebody asks for the picture.
//!
//! It must not know what is said of tries.

use crate::discord::action::{Action, LearnAction};
use crate::discord::message::{Button, ButtonStyle, ComponentRow, Message};
use crate::discord::views::lesson_points::point;
use crate::discord::views::lesson_state::{LessonPage, LessonState};
use crate::discord::views::phrases;
use crate::language::{Text, say};
use crate::lessons::{self, Task};
use crate::rules::Notation;
use crate::service::GameView;

/// The page of the game with the way to the one that is running.
pub fn with_running_game(mut page: Message, running: &GameView) -> Message {
    let runs = say!(learn::game_runs, game = phrases::linked(running));
    page.text = Text::joined([page.text, runs], "\n\n");
    let open = Action::Pick(running.game.id);
    let open = Button::new(say!(learn::button_game), ButtonStyle::Inviting, open);
    if let Some(ComponentRow::Buttons(first)) = page.rows.first_mut() {
        first.insert(0, open);
    }
    page
}

/// A button for each point that can be tried.
pub(super) fn pad(task: &Task, page: &LessonPage, notation: Notation) -> Vec<ComponentRow> {
    if page.state.is_over() {
        return Vec::new();
    }
    let rows = task.pad_rows().into_iter();
    let rows = rows.filter(|row| !row.is_empty()).map(|row| {
        let buttons = row.into_iter();
        let buttons = buttons.map(|at| {
            let attempt = if page.is_in_words() {
                LearnAction::TryInWords(task.id, at)
            } else {
                LearnAction::Try(task.id, at)
            };
            press(point(at, notation), attempt)
        });
        ComponentRow::Buttons(buttons.collect())
    });
    rows.collect()
}

/// The buttons that help with a task.
pub(super) fn helps(task: &'static Task, page: &LessonPage) -> Vec<Button> {
    let id = task.id;
    if task.drawing.is_none() {
        let play = Action::Learn(LearnAction::Play);
        let label = say!(learn::button_play);
        return vec![Button::new(label, ButtonStyle::Inviting, play)];
    }
    if page.state.is_over() {
        return vec![press(say!(learn::button_again), start(id, page))];
    }
    let board = |action| press(say!(learn::button_board), action);
    let words = |action| press(say!(learn::button_words), action);
    let other_way = match (&page.state, page.is_in_words()) {
        (LessonState::Hint(_), true) => board(LearnAction::Hint(id)),
        (LessonState::Wrong(at, _), true) => board(LearnAction::Wrong(id, *at)),
        (_, true) => board(LearnAction::Task(id)),
        (LessonState::Hint(_), false) => words(LearnAction::HintInWords(id)),
        (LessonState::Wrong(at, _), false) => words(LearnAction::WrongInWords(id, *at)),
        (_, false) => words(LearnAction::Words(id)),
    };
    let [type_point, hint, show] = if page.is_in_words() {
        [
            LearnAction::TypeInWords(id),
            LearnAction::HintInWords(id),
            LearnAction::ShowInWords(id),
        ]
    } else {
        [
            LearnAction::Type(id),
            LearnAction::Hint(id),
            LearnAction::Show(id),
        ]
    };
    vec![
        press(say!(move_buttons::type_point), type_point),
        press(say!(learn::button_hint), hint),
        press(say!(learn::button_show), show),
        other_way,
    ]
}

/// What leads to the beginning of a task from a page in this state.
const fn start(id: &'static str, page: &LessonPage) -> LearnAction {
    if page.is_in_words() {
        LearnAction::TaskInWords(id)
    } else {
        LearnAction::Task(id)
    }
}

/// The buttons that lead to other tasks. The next one invites once this one is over.
pub(super) fn ways_on(task: &Task, page: &LessonPage) -> Vec<Button> {
    let tasks: Vec<_> = lessons::all().iter().flat_map(|it| it.tasks).collect();
    let here = tasks.iter().position(|it| *it == task).unwrap_or(0);
    let to = |label: Text, style, place: Option<usize>| {
        let there = place.and_then(|place| tasks.get(place))?;
        let action = Action::Learn(start(there.id, page));
        Some(Button::new(label, style, action))
    };
    let back = to(
        say!(learn::button_back),
        ButtonStyle::Plain,
        here.checked_sub(1),
    );
    let style = if page.state.is_over() {
        ButtonStyle::Inviting
    } else {
        ButtonStyle::Plain
    };
    let next = to(say!(learn::button_next), style, Some(here + 1));
    let all = press(say!(learn::button_all), LearnAction::List);
    back.into_iter().chain(next).chain([all]).collect()
}

fn press(label: Text, action: LearnAction) -> Button {
    Button::new(label, ButtonStyle::Plain, Action::Learn(action))
}
