//! How finely stones follow the rows of pixels. Knows neither shapes nor colours.

/// How finely a stone follows the rows of pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rows {
    /// Each row is drawn for itself.
    Each,
    /// Neighbouring rows look the same: two of them, and four of the outline where it is steep. A full
    /// board takes a quarter fewer bytes, and looks the same from a little farther away.
    Banded,
}

impl Rows {
    /// The rows in which the outline looks as in this one, itself included, all counted from the middle
    /// of a stone.
    pub fn of_outline(self, y: f32, radius: f32) -> impl Iterator<Item = f32> {
        let steep = (radius / 8.0).round() * 4.0;
        let height = match self {
            Self::Each => 1.0,
            Self::Banded if y.abs() < steep => 4.0,
            Self::Banded => 2.0,
        };
        band(y, height)
    }

    /// The same for the emblem.
    pub fn of_emblem(self, y: f32) -> impl Iterator<Item = f32> {
        let height = match self {
            Self::Each => 1.0,
            Self::Banded => 2.0,
        };
        band(y, height)
    }
}

/// The rows of the band to which a row belongs, where bands of this height begin in the middle.
fn band(y: f32, height: f32) -> impl Iterator<Item = f32> {
    let first = (y / height).floor() * height + 0.5;
    (0..height as u8).map(move |row| first + f32::from(row))
}

/// The average of a value over the rows that look alike.
pub fn average(rows: impl Iterator<Item = f32>, value: impl Fn(f32) -> f32) -> f32 {
    let (sum, count) = rows.fold((0.0, 0.0), |(sum, count), y| (sum + value(y), count + 1.0));
    sum / count
}
