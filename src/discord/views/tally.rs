//! What has been captured, in the unit in which the ruleset counts captures: by colour between two, by
//! name among more.

use crate::discord::views::{phrases, seats};
use crate::language::{Text, say};
use crate::rules::Side;
use crate::service::GameView;

/// "Captured 1 : 0.", or "Captured pairs: Ann 2, Cy 1." among more than two; `None` before the first
/// capture. In the game of a lesson it is told by name, too: a beginner does not know whose number comes first.
pub fn captured(view: &GameView) -> Option<Text> {
    let position = view.game.position();
    if view.game.players.len() == 2 && !view.is_lesson {
        return phrases::captured(position);
    }
    let captures = &position.ruleset().captures;
    let told: Vec<_> = position
        .sides()
        .map(|side| (side, captured_on(view, side) / captures.unit()))
        .filter(|&(_, count)| count > 0)
        .map(|(side, count)| {
            let name = seats::names_on(view, side);
            say!(phrases::captured_by, name = name, count = count)
        })
        .collect();
    if told.is_empty() {
        return None;
    }
    let counts = Text::brief_list(told);
    Some(if captures.count_pairs() {
        say!(phrases::captured_pairs, counts = counts)
    } else {
        say!(phrases::captured_stones, counts = counts)
    })
}

/// How many captured stones count for a side.
fn captured_on(view: &GameView, side: Side) -> u16 {
    let position = view.game.position();
    let mut members = position.seats().filter(|&it| position.side_of(it) == side);
    let colour = members.find_map(|seat| position.colour_of(seat));
    colour.map_or(0, |colour| position.captured_by_team(colour))
}
