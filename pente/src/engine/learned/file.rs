//! The file that keeps a judgement: whole numbers, the lowest byte first, packed as zlib packs.
//!
//! For every line with a stone whose number backwards is no smaller one: its channels, a byte each, and
//! its points in two bytes. Then the weights of the units in two bytes each. Then, in four bytes each,
//! what captured stones add to units, the points of units, and the points of the other terms.

use std::io::{Read as _, Write as _};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;

use super::channels::{CHANNELS, Channels, LIMITED, MOST_KEPT, ONE};
use super::layout::{MOST_CAPTURED, OTHERS};
use super::scale::{LINE_POINT, OUTPUT, POINT, UNIT, UNITS, WEIGHT};
use super::weights::Weights;
use crate::engine::line_numbers::{LineNumbers, NEAR_LINES};

/// A judgement in whole numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Learned {
    /// The channels and the points of each line, by its number.
    pub(super) rows: Vec<[i16; CHANNELS]>,
    pub(super) units: [Channels; UNITS],
    pub(super) captured: Vec<[i32; UNITS]>,
    pub(super) outputs: [i32; UNITS],
    pub(super) others: Vec<i32>,
}

impl Weights {
    /// The weights in a file that the engine reads, rounded as it reads them; `None` if it is no such
    /// file.
    pub fn read(file: &[u8]) -> Option<Self> {
        Some(Learned::read(file)?.weights())
    }

    /// The bytes of the file that the engine reads.
    pub fn to_file(&self) -> Vec<u8> {
        Learned::of(self).to_file()
    }
}

impl Learned {
    /// Weights in whole numbers.
    pub(super) fn of(weights: &Weights) -> Self {
        let numbers = LineNumbers::near();
        let row = |line: usize| {
            if numbers.is_bare(line) {
                return [0; CHANNELS];
            }
            let mut row = [0; CHANNELS];
            for (kept, channel) in row.iter_mut().zip(weights.channels[line]) {
                *kept = rounded(channel * f32::from(ONE), MOST_KEPT) as i16;
            }
            row[LIMITED] = rounded(weights.points[line] * LINE_POINT as f32, MOST_LINE) as i16;
            row
        };
        let unit = |unit: usize| {
            let weights = &weights.units[unit];
            let view = |first: usize| {
                let mut view = [0; CHANNELS];
                for (kept, weight) in view.iter_mut().zip(&weights[first..first + LIMITED]) {
                    *kept = rounded(weight * WEIGHT as f32, MOST_OF_UNITS) as i16;
                }
                view
            };
            Channels::new(&view(0), &view(LIMITED))
        };
        let whole = |number: f32, one: f32| rounded(number * one, MOST_WHOLE);
        let output = |points: f32| rounded(points * OUTPUT, MOST_OUTPUT);
        Self {
            rows: (0..NEAR_LINES).map(row).collect(),
            units: std::array::from_fn(unit),
            captured: weights
                .captured
                .iter()
                .map(|units| units.map(|constant| whole(constant, UNIT as f32)))
                .collect(),
            outputs: weights.outputs.map(output),
            others: weights
                .others
                .iter()
                .map(|&points| whole(points, POINT as f32))
                .collect(),
        }
    }

    /// The weights that these whole numbers stand for.
    pub(super) fn weights(&self) -> Weights {
        let channels = |row: &[i16; CHANNELS]| {
            std::array::from_fn(|channel| f32::from(row[channel]) / f32::from(ONE))
        };
        let unit = |unit: &Channels| {
            let both = unit.to_array();
            std::array::from_fn(|index| {
                let index = index + index / LIMITED;
                f32::from(both[index]) / WEIGHT as f32
            })
        };
        let points = |row: &[i16; CHANNELS]| f32::from(row[LIMITED]) / LINE_POINT as f32;
        let captured = self.captured.iter();
        let captured = captured.map(|units| units.map(|constant| constant as f32 / UNIT as f32));
        let others = self
            .others
            .iter()
            .map(|&points| points as f32 / POINT as f32);
        Weights {
            channels: self.rows.iter().map(channels).collect(),
            points: self.rows.iter().map(points).collect(),
            units: std::array::from_fn(|index| unit(&self.units[index])),
            captured: captured.collect(),
            outputs: self.outputs.map(|points| points as f32 / OUTPUT),
            others: others.collect(),
        }
    }

    /// The bytes of its file.
    pub(super) fn to_file(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for line in lines_in_file() {
            let [channels @ .., points] = &self.rows[line];
            bytes.extend(channels.iter().map(|&channel| channel as u8));
            bytes.extend(points.to_le_bytes());
        }
        for unit in &self.units {
            bytes.extend(
                unit.to_array()
                    .iter()
                    .flat_map(|weight| weight.to_le_bytes()),
            );
        }
        let rest = self.captured.iter().flatten();
        let rest = rest.chain(&self.outputs).chain(&self.others);
        bytes.extend(rest.flat_map(|number| number.to_le_bytes()));
        let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
        let written = packed.write_all(&bytes).and_then(|()| packed.finish());
        written.expect("a list takes every byte")
    }

    /// What a file says; `None` if it is not of this form.
    pub(super) fn read(file: &[u8]) -> Option<Self> {
        let mut bytes = Vec::new();
        ZlibDecoder::new(file).read_to_end(&mut bytes).ok()?;
        let mut reader = Reader { left: &bytes };
        let mut rows = vec![[0; CHANNELS]; NEAR_LINES];
        for line in lines_in_file() {
            let mut row = [0; CHANNELS];
            for channel in &mut row[..LIMITED] {
                *channel = i16::from(i8::from_le_bytes(reader.next()?));
            }
            row[LIMITED] = i16::from_le_bytes(reader.next()?);
            rows[line] = row;
            rows[LineNumbers::near().backwards(line)] = row;
        }
        let mut units = [Channels::ZERO; UNITS];
        for unit in &mut units {
            let mut weights = [[0; CHANNELS]; 2];
            for weight in weights.as_flattened_mut() {
                *weight = i16::from_le_bytes(reader.next()?);
            }
            *unit = Channels::new(&weights[0], &weights[1]);
        }
        let mut captured = vec![[0; UNITS]; MOST_CAPTURED * MOST_CAPTURED];
        let mut outputs = [0; UNITS];
        let mut others = vec![0; OTHERS];
        let rest = captured.as_flattened_mut().iter_mut();
        for number in rest.chain(&mut outputs).chain(&mut others) {
            *number = i32::from_le_bytes(reader.next()?);
        }
        reader.left.is_empty().then_some(Self {
            rows,
            units,
            captured,
            outputs,
            others,
        })
    }
}

/// The most that is kept of the points of a line, of a unit's weight, of a unit's points, and of anything
/// else in four bytes. What units make of these fits into four bytes.
const MOST_LINE: f32 = 4_000.0;
const MOST_OF_UNITS: f32 = 2_000.0;
const MOST_OUTPUT: f32 = 1_000_000.0;
const MOST_WHOLE: f32 = 100_000_000.0;

fn rounded(number: f32, most: f32) -> i32 {
    number.round().clamp(-most, most) as i32
}

/// The lines that a file has, in its order.
fn lines_in_file() -> impl Iterator<Item = usize> {
    let numbers = LineNumbers::near();
    (0..NEAR_LINES).filter(|&line| line <= numbers.backwards(line) && !numbers.is_bare(line))
}

struct Reader<'a> {
    left: &'a [u8],
}

impl Reader<'_> {
    fn next<const BYTES: usize>(&mut self) -> Option<[u8; BYTES]> {
        let (first, left) = self.left.split_first_chunk()?;
        self.left = left;
        Some(*first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn learned() -> Learned {
        let mut weights = Weights {
            channels: vec![[0.0; Weights::CHANNELS]; Weights::LINES],
            points: vec![0.0; Weights::LINES],
            units: [[0.0; 2 * Weights::CHANNELS]; UNITS],
            captured: vec![[0.0; UNITS]; MOST_CAPTURED * MOST_CAPTURED],
            outputs: [0.0; UNITS],
            others: vec![0.0; OTHERS],
        };
        for line in 0..Weights::LINES {
            let size = (line.min(Weights::backwards(line)) % 251) as f32 / 100.0 - 1.2;
            weights.channels[line] = std::array::from_fn(|channel| size + channel as f32 / 40.0);
            weights.points[line] = 20.0 * size;
        }
        for unit in 0..UNITS {
            weights.units[unit] = std::array::from_fn(|index| (index + unit) as f32 / 9.0 - 2.0);
            weights.outputs[unit] = unit as f32 * 30.0 - 200.0;
        }
        for (index, units) in weights.captured.iter_mut().enumerate() {
            *units = std::array::from_fn(|unit| (index * 7 + unit) as f32 / 500.0 - 1.0);
        }
        for (term, points) in weights.others.iter_mut().enumerate() {
            *points = term as f32 - 200.0;
        }
        Learned::of(&weights)
    }

    #[test]
    fn what_is_written_is_read() {
        let learned = learned();
        let file = learned.to_file();
        assert_eq!(Learned::read(&file), Some(learned.clone()));
        assert_eq!(Learned::of(&learned.weights()), learned);
        assert_eq!(Learned::read(&file[..file.len() / 2]), None);
        assert_eq!(Learned::read(b"weights"), None);
    }
}
