//! Who plays in which division of the next season.
//!
//! Between two divisions the first of the lower one and the last of the upper one change places. The place of
//! somebody who has left goes to whoever is next below: more go up. Where a division becomes smaller, its last go down.
//! Newcomers begin at the bottom.

use std::collections::VecDeque;

use super::rules::{Divisions, Zone, sizes};

/// A place in a division at the end of a season.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place<P> {
    /// Who ended there.
    pub player: P,
    /// Whether they are not in the next season.
    pub has_left: bool,
}

/// Who is to play in a division, by what brought them there; each in the order in which they ended.
struct Group<P> {
    /// They went up. Nobody takes that from them.
    from_below: VecDeque<P>,
    /// They went down.
    from_above: VecDeque<P>,
    /// They stay, unless there are too many, or a place is free above.
    own: VecDeque<P>,
}

/// The divisions of the next season, the highest first. `last` are the divisions of the last season in their final
/// order; it is empty before the first season. `newcomers` come in their order, the strongest first.
///
/// In each division the players are in the order in which the last season left them, newcomers last.
pub fn divide<P: Copy + Ord>(
    last: &[Vec<Place<P>>],
    newcomers: &[P],
    rules: Divisions,
) -> Vec<Vec<P>> {
    let mut groups = groups(last, rules);
    let staying = groups.iter().map(Group::len).sum::<usize>();
    let mut newcomers = newcomers.iter().copied().collect::<VecDeque<P>>();
    let mut divisions = Vec::new();
    let mut pushed_down: Vec<P> = Vec::new();
    for size in sizes(staying + newcomers.len(), rules.size) {
        let own = groups.pop_front();
        let (first, then) = own.map_or_else(Default::default, Group::by_right);
        let here = first.into_iter().chain(pushed_down.drain(..)).chain(then);
        let mut here: Vec<P> = here.collect();
        if here.len() > size {
            pushed_down = here.split_off(size);
        }
        while here.len() < size {
            let from_below = groups.iter_mut().find_map(Group::next_up);
            let Some(next) = from_below.or_else(|| newcomers.pop_front()) else {
                break;
            };
            here.push(next);
        }
        divisions.push(here);
    }
    in_order(divisions, last)
}

/// Who of a division changes to another one after a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Movers<P> {
    /// Who goes up. Whatever else happens, they play higher in the next season.
    pub up: Vec<P>,
    /// Who goes down, unless too few are left below.
    pub down: Vec<P>,
}

/// Who changes divisions after a season that ended like this, for each division, the highest first.
pub fn movers<P: Copy>(last: &[Vec<Place<P>>], rules: Divisions) -> Vec<Movers<P>> {
    let groups = groups(last, rules);
    let all = |group: Option<&VecDeque<P>>| group.into_iter().flatten().copied().collect();
    let movers = (0..groups.len()).map(|number| {
        let above = number.checked_sub(1).and_then(|it| groups.get(it));
        Movers {
            up: all(above.map(|it| &it.from_below)),
            down: all(groups.get(number + 1).map(|it| &it.from_above)),
        }
    });
    movers.collect()
}

/// Who of the last season is to play where, if every division kept its size.
fn groups<P: Copy>(last: &[Vec<Place<P>>], rules: Divisions) -> VecDeque<Group<P>> {
    let sizes: Vec<usize> = last.iter().map(Vec::len).collect();
    let new = |_: &usize| Group {
        from_below: VecDeque::new(),
        from_above: VecDeque::new(),
        own: VecDeque::new(),
    };
    let mut groups: VecDeque<Group<P>> = sizes.iter().map(new).collect();
    for (number, places) in last.iter().enumerate() {
        let mut going_up = match number {
            0 => 0,
            _ => rules.moving(&sizes, number - 1),
        };
        let staying = places.iter().enumerate().filter(|(_, it)| !it.has_left);
        for (place, Place { player, .. }) in staying {
            if rules.zone(&sizes, number, place) == Zone::Down {
                groups[number + 1].from_above.push_back(*player);
            } else if going_up > 0 {
                going_up -= 1;
                groups[number - 1].from_below.push_back(*player);
            } else {
                groups[number].own.push_back(*player);
            }
        }
    }
    groups
}

impl<P> Group<P> {
    fn len(&self) -> usize {
        self.from_below.len() + self.from_above.len() + self.own.len()
    }

    /// Those whom nobody from above displaces, and those who go down first, the last of them before the others.
    fn by_right(self) -> (VecDeque<P>, VecDeque<P>) {
        let mut first = self.from_below;
        first.extend(self.from_above);
        (first, self.own)
    }

    /// Who goes up if a place is free above: the best of those who stay, then whoever has just gone down.
    fn next_up(&mut self) -> Option<P> {
        let next = self.own.pop_front();
        let next = next.or_else(|| self.from_above.pop_front());
        next.or_else(|| self.from_below.pop_front())
    }
}

/// The same divisions, each in the order in which the last season left its players.
fn in_order<P: Copy + Ord>(mut divisions: Vec<Vec<P>>, last: &[Vec<Place<P>>]) -> Vec<Vec<P>> {
    // Whoever had left and comes back is new.
    let all = last.iter().flatten().filter(|it| !it.has_left);
    let all = all.map(|it| it.player);
    let before: std::collections::BTreeMap<P, usize> = all.zip(0..).collect();
    for division in &mut divisions {
        // The sort is stable: newcomers stay in their order.
        division.sort_by_key(|it| before.get(it).copied().unwrap_or(usize::MAX));
    }
    divisions
}
