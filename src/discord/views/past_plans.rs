//! What the players of a finished game had planned, while stepping through it.

use crate::discord::views::{if_then, phrases};
use crate::game::Plan;
use crate::language::{Text, say};
use crate::rules::Notation;
use crate::service::GameView;

/// The most lines that one board tells.
const MOST_TOLD: usize = 8;

/// What is left of the lines that applied to an earlier board of a game, each with its author, and whether it came
/// true.
pub(super) fn at(
    earlier: &GameView,
    view: &GameView,
    past_plans: &[Plan],
    notation: Notation,
) -> Vec<Text> {
    let record = &view.game.record().moves;
    let count = earlier.game.record().moves.len();
    let waits = earlier.game.to_move();
    let of_others = past_plans.iter().filter(|plan| waits != Some(plan.by));
    let lines = of_others.flat_map(|plan| {
        let lines = plan.applying_at(record, count);
        lines.map(move |(line, came_true)| (plan.by, line, came_true))
    });
    let told = lines.take(MOST_TOLD).map(|(by, line, came_true)| {
        let name = phrases::name(view, by);
        let line = if_then::told(earlier, line, notation);
        if came_true {
            say!(past_plans::came_true, name = name, line = line)
        } else {
            say!(past_plans::planned, name = name, line = line)
        }
    });
    told.collect()
}
