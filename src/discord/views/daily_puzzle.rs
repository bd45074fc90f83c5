//! The day's puzzle as everybody in a channel sees it.

use crate::discord::action::{Action, PuzzleAction};
use crate::discord::message::{Button, ButtonStyle, LONGEST, Message};
use crate::discord::views::puzzle::task;
use crate::discord::views::puzzle_buttons::rules_button;
use crate::discord::views::result::rating;
use crate::discord::views::{phrases, safe_text};
use crate::language::{Text, say};
use crate::service::{DailyPuzzle, DailySolvers};

/// The day's puzzle, and who solved yesterday's.
pub fn daily_puzzle(daily: &DailyPuzzle) -> Message {
    let yesterday = daily.yesterday.as_ref().map(solvers);
    let head = say!(
        puzzle::daily,
        ruleset = phrases::ruleset_name(daily.view.puzzle.game.ruleset.id),
        rating = rating(daily.view.rating)
    );
    let privately = say!(puzzle::daily_privately, solve = say!(puzzle::button_solve));
    let other_rules = daily.usual_rules.map(|usual| {
        let usual = phrases::ruleset_name(usual);
        say!(puzzle::daily_other_rules, ruleset = usual)
    });
    let lines = [
        Some(head),
        other_rules,
        Some(task(&daily.view)),
        Some(privately),
    ];
    let lines = lines.into_iter().flatten();
    let whole = Text::lines(lines.clone().chain(yesterday));
    let text = if whole.longest() <= LONGEST {
        whole
    } else {
        Text::lines(lines)
    };
    let rules = rules_button(&daily.view);
    let buttons = std::iter::once(solve_button(daily)).chain(rules);
    Message::text(text).with_buttons(buttons.collect())
}

/// Opens the puzzle privately.
pub fn solve_button(daily: &DailyPuzzle) -> Button {
    let action = Action::Puzzle(PuzzleAction::Show(daily.view.id));
    Button::new(say!(puzzle::button_solve), ButtonStyle::Inviting, action)
}

fn solvers(solvers: &DailySolvers) -> Text {
    let others = solvers.count.saturating_sub(solvers.named.len());
    let names = solvers.named.iter().map(|it| safe_text::shown(it.called()));
    let names: Vec<_> = names.collect();
    match (names.is_empty(), others) {
        (true, 0) if solvers.is_tried => say!(puzzle::yesterday_nobody),
        (true, 0) => say!(puzzle::yesterday_untried),
        (true, count) => say!(puzzle::yesterday, count = count),
        (false, 0) => say!(puzzle::yesterday_named, names = Text::list(names)),
        (false, others) => {
            let names = Text::brief_list(names);
            say!(puzzle::yesterday_others, names = names, count = others)
        }
    }
}
