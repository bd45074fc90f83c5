//! How the search takes the other sides, as data.
//!
//! Both methods sat at one table, with 4,000 nodes a stone, in 200 games of each ruleset (the example
//! `several_sides`). Half the sides searched by max^n, or two of three. What these sides won, and
//! their share of the sides, in percent:
//!
//! | ruleset | max^n won | of the sides | better |
//! |---|---|---|---|
//! | `pente-3` | 83.5 ± 5.1 | 66.7 | max^n |
//! | `pente-4` | 51.0 ± 6.9 | 50.0 | neither |
//! | `keryo-4` | 36.0 ± 6.7 | 50.0 | paranoid |
//! | `points-4` | 41.5 ± 6.8 | 50.0 | paranoid |
//! | `pente-6` | 51.0 ± 6.9 | 50.0 | neither |
//!
//! So three play by max^n, and more by the method that sees further.

/// What the search expects of the other sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Each side plays for itself (max^n: Luckhardt and Irani, 1986).
    MaxN,
    /// All other sides play together against the one that searches (paranoid: Sturtevant and Korf,
    /// 2000). Most positions need not be searched that way, so it sees further.
    Paranoid,
}

impl Method {
    /// Both.
    pub const ALL: [Self; 2] = [Self::MaxN, Self::Paranoid];

    /// The method by which the levels play, by the number of sides. Between two sides both find the
    /// same, and paranoid finds it sooner.
    pub(super) const fn of(sides: usize) -> Self {
        if sides == 3 {
            Self::MaxN
        } else {
            Self::Paranoid
        }
    }
}
