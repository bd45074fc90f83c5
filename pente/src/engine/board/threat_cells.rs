//! The sets of cells on which a stone of a side would threaten or capture, and how to undo changes of them.

use super::effect::Effect;
use super::group::Group;
use crate::engine::grid::{Cell, Cells};

/// The empty cells on which a stone of each side would threaten or capture, by group.
#[derive(Clone, Debug, Default)]
pub(super) struct ThreatCells {
    sets: [[Cells; Group::COUNT]; 2],
    /// The cells that entered or left a set, the latest last.
    toggles: Vec<Toggle>,
}

#[derive(Clone, Copy, Debug)]
struct Toggle {
    cell: Cell,
    side: u8,
    group: u8,
}

impl ThreatCells {
    /// The cells of a group.
    #[inline]
    pub(super) const fn cells(&self, side: usize, group: Group) -> &Cells {
        &self.sets[side & 1][group as usize]
    }

    /// Moves a cell from the groups of what a stone there would have done before to those of what it would do now.
    #[inline]
    pub(super) fn regroup(&mut self, cell: Cell, side: usize, before: Effect, now: Effect) {
        let groups = (Group::of(before.kind), Group::of(now.kind));
        if groups.0 != groups.1 {
            for group in [groups.0, groups.1].into_iter().flatten() {
                self.toggle(cell, side, group);
            }
        }
        if (before.takes == 0) != (now.takes == 0) {
            self.toggle(cell, side, Group::Takes);
        }
    }

    fn toggle(&mut self, cell: Cell, side: usize, group: Group) {
        self.sets[side & 1][group as usize].toggle(cell);
        self.toggles.push(Toggle {
            cell,
            side: side as u8,
            group: group as u8,
        });
    }

    /// How many changes there were, for [`undo`](Self::undo).
    pub(super) const fn changes(&self) -> usize {
        self.toggles.len()
    }

    /// Undoes all changes after the first ones.
    #[inline]
    pub(super) fn undo(&mut self, changes: usize) {
        for toggle in &self.toggles[changes..] {
            let group = usize::from(toggle.group) % Group::COUNT;
            self.sets[usize::from(toggle.side) % 2][group].toggle(toggle.cell);
        }
        self.toggles.truncate(changes);
    }

    /// Forgets how to undo what was done so far.
    pub(super) fn forget(&mut self) {
        self.toggles.clear();
    }
}

impl PartialEq for ThreatCells {
    fn eq(&self, other: &Self) -> bool {
        self.sets == other.sets
    }
}
