//! Who of two gets which colour (C.04.3, article 5).

use super::player::Player;
use crate::tournament::round::Colour;

/// The colour of the first of two who meet (article 5.2).
pub(super) fn allocate(player: &Player, opponent: &Player, first_colour: Colour) -> Colour {
    let (own, others) = (player.preference, opponent.preference);
    if own.agrees_with(others)
        && let Some(colour) = own.colour().or(others.colour().map(Colour::other))
    {
        return colour; // 5.2.1
    }
    let is_before = player.is_before(opponent);
    let Some(wanted) = own.colour() else {
        // 5.2.5: the better one gets the initial colour if their number is odd.
        let better = if is_before { player } else { opponent };
        let is_odd = better.place % 2 == 1;
        return if is_odd == is_before {
            first_colour
        } else {
            first_colour.other()
        };
    };
    // 5.2.2: the stronger preference; of two absolute ones that with the wider difference.
    let weight = |it: &Player| {
        let is_absolute = it.preference.is_absolute();
        let difference = if is_absolute {
            it.colours.difference()
        } else {
            0
        };
        (it.preference.strength(), difference)
    };
    match weight(player).cmp(&weight(opponent)) {
        std::cmp::Ordering::Greater => return wanted,
        std::cmp::Ordering::Less => return wanted.other(),
        std::cmp::Ordering::Equal => {}
    }
    // 5.2.3: alternate to the last time at which one had white and the other black.
    if let Some(colour) = player.colours.last_difference(&opponent.colours) {
        return colour.other();
    }
    // 5.2.4: what the better one prefers.
    if is_before { wanted } else { wanted.other() }
}
