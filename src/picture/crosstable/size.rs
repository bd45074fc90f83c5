//! The size of all crosstables.

/// The width of the picture in pixels. With rows of this height, a row of the table lies within the 32 KB in which a
/// PNG file finds what repeats itself.
pub(super) const WIDTH: i32 = 720;
/// The room around everything.
pub(super) const MARGIN: i32 = 14;
