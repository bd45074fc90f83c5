//! The lettering of all crosstables.

use std::sync::OnceLock;

use crate::picture::lettering::{Lettering, Weight};

/// The letters.
pub(super) struct Letters {
    /// The name of the tournament.
    pub(super) title: Lettering,
    /// Headings of parts.
    pub(super) heading: Lettering,
    /// Names and points.
    pub(super) name: Lettering,
    /// Results.
    pub(super) cell: Lettering,
    /// Names in a bracket of those who have not won.
    pub(super) small_name: Lettering,
    /// Headings of columns, and the line below the title.
    pub(super) small: Lettering,
    /// Names above something that stands below them.
    pub(super) noted_name: Lettering,
    /// What stands below names.
    pub(super) note: Lettering,
    /// What stands below results, and results that are too wide.
    pub(super) below: Lettering,
    /// Headings of the rounds of a bracket, the largest first: the first size in which all of them fit is used.
    pub(super) rounds: [Lettering; 3],
}

impl Letters {
    pub(super) fn get() -> &'static Self {
        static READY: OnceLock<Letters> = OnceLock::new();
        READY.get_or_init(|| {
            let latin = || ' '..='~';
            Self {
                title: Lettering::new(Weight::Bold, 33.0, []),
                heading: Lettering::new(Weight::Bold, 26.0, []),
                name: Lettering::new(Weight::Bold, 23.0, latin()),
                cell: Lettering::new(Weight::Bold, 19.0, latin()),
                small_name: Lettering::new(Weight::Medium, 19.0, latin()),
                small: Lettering::new(Weight::Medium, 20.0, latin()),
                noted_name: Lettering::new(Weight::Bold, 20.0, latin()),
                note: Lettering::new(Weight::Medium, 18.0, latin()),
                below: Lettering::new(Weight::Medium, 17.0, latin()),
                rounds: [24.0, 22.0, 20.0]
                    .map(|size| Lettering::new(Weight::Medium, size, latin())),
            }
        })
    }
}
