//! How the search takes the other sides, as data.

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

    /// The method by which the levels play. Between two sides it makes no difference to what is
    /// found, only to how soon.
    pub(super) const fn of(sides: usize) -> Self {
        if sides == 2 {
            Self::Paranoid
        } else {
            Self::MaxN
        }
    }
}
