//! The judgement as numbers with a fraction, which learning changes a little at a time.

use pente::engine::Weights;
use wide::f32x8;

use crate::dice::Dice;
use crate::samples::{NO_LINE, Sample};

pub const CHANNELS: usize = Weights::CHANNELS;
pub const UNITS: usize = Weights::UNITS;
/// What a unit weighs: the channels of both views, each with one left unused.
pub const INPUTS: usize = 32;
/// Where the channels of the second view begin.
pub const SECOND: usize = INPUTS / 2;

/// The channels of a line, of which the last is unused.
pub type Row = [f32x8; 2];
/// The channels of the lines through a cell, added: as the side to move sees them, and as the other
/// one does.
pub type Views = [Row; 2];

/// The weights, in units of `scale` points.
pub struct Model {
    pub rows: Vec<Row>,
    pub points: Vec<f32>,
    pub units: Vec<[f32; INPUTS]>,
    pub captured: Vec<[f32; UNITS]>,
    pub outputs: [f32; UNITS],
    pub others: Vec<f32>,
    /// For each line, its number with the colours exchanged.
    pub exchanged: Vec<u32>,
    scale: f32,
}

/// What the model says of a position, and what it is made of.
pub struct Judged {
    /// The logarithm of the odds of winning.
    pub odds: f32,
    /// What is seen of each cell.
    pub cells: Vec<Views>,
    /// What the units weigh.
    pub inputs: [f32; INPUTS],
    /// The units before they are limited.
    pub units: [f32; UNITS],
}

impl Model {
    /// The model that says what these weights say.
    pub fn of(weights: &Weights, scale: f32) -> Self {
        let row = |channels: &[f32; CHANNELS]| {
            let vector = |first: usize| {
                let channel = |place| channels.get(first + place).copied().unwrap_or(0.0);
                f32x8::from(std::array::from_fn::<f32, 8, _>(channel))
            };
            [vector(0), vector(8)]
        };
        let unit = |weights: &[f32; 2 * CHANNELS]| {
            let mut unit = [0.0; INPUTS];
            for (place, weight) in weights.iter().enumerate() {
                unit[place % CHANNELS + place / CHANNELS * SECOND] = *weight;
            }
            unit
        };
        Self {
            rows: weights.channels.iter().map(row).collect(),
            units: weights.units.iter().map(unit).collect(),
            captured: weights.captured.clone(),
            outputs: weights.outputs.map(|output| output / scale),
            ..Self::beginning_with(weights, scale)
        }
    }

    /// The model that says what these weights say, apart from units and channels that begin at
    /// random.
    pub fn beginning_with(weights: &Weights, scale: f32) -> Self {
        let mut dice = Dice::new(1, 0);
        let mut random = |size: f32| (dice.fraction() * 2.0 - 1.0) * size;
        let lines = 0..Weights::LINES;
        let rows = lines.clone().map(|_| {
            [(); 2].map(|()| f32x8::from(std::array::from_fn::<f32, 8, _>(|_| random(0.15))))
        });
        let exchanged = lines.map(|line| canonical(Weights::with_colours_exchanged(line)) as u32);
        Self {
            rows: rows.collect(),
            points: in_units(&weights.points, scale),
            units: (0..UNITS)
                .map(|_| std::array::from_fn(|_| random(0.2)))
                .collect(),
            captured: vec![[0.5; UNITS]; Weights::CAPTURED * Weights::CAPTURED],
            outputs: std::array::from_fn(|_| random(0.05)),
            others: in_units(&weights.others, scale),
            exchanged: exchanged.collect(),
            scale,
        }
    }

    /// The judgement of a position.
    pub fn judge(&self, sample: &Sample, mut cells: Vec<Views>) -> Judged {
        let inputs = self.inputs(sample, &mut cells);
        let lines = sample.lines().map(|line| self.points[line]);
        let others = sample.others.iter();
        let others = others.map(|&term| self.others[usize::from(term)]);
        let mut odds: f32 = lines.chain(others).sum();
        let mut units = self.captured[sample.captured()];
        for (unit, weights) in self.units.iter().enumerate() {
            let weighed = weights.iter().zip(&inputs);
            units[unit] += weighed.map(|(weight, input)| weight * input).sum::<f32>();
            odds += self.outputs[unit] * units[unit].clamp(0.0, Weights::MOST_OF_UNIT);
        }
        Judged {
            odds,
            cells,
            inputs,
            units,
        }
    }

    fn inputs(&self, sample: &Sample, cells: &mut Vec<Views>) -> [f32; INPUTS] {
        let mut sums = [[f32x8::ZERO; 2]; 2];
        cells.clear();
        for lines in &sample.cells {
            let mut views = [[f32x8::ZERO; 2]; 2];
            for &line in lines.iter().filter(|&&line| line != NO_LINE) {
                let exchanged = self.exchanged[line as usize];
                for (view, line) in views.iter_mut().zip([line, exchanged]) {
                    let row = &self.rows[line as usize];
                    view[0] += row[0];
                    view[1] += row[1];
                }
            }
            for (sums, views) in sums.as_flattened_mut().iter_mut().zip(views.as_flattened()) {
                *sums += views.fast_max(f32x8::ZERO).fast_min(f32x8::ONE);
            }
            cells.push(views);
        }
        let mut inputs = [0.0; INPUTS];
        let parts = inputs.chunks_exact_mut(8).zip(sums.as_flattened());
        for (part, sum) in parts {
            part.copy_from_slice(&(*sum / f32x8::splat(Weights::POOL)).to_array());
        }
        inputs[CHANNELS] = 0.0;
        inputs[SECOND + CHANNELS] = 0.0;
        inputs
    }

    /// Clears the channels of lines of which nothing was learned.
    pub fn forget(&mut self, is_learned: impl Fn(usize) -> bool) {
        for (line, row) in self.rows.iter_mut().enumerate() {
            if !is_learned(line) {
                *row = [f32x8::ZERO; 2];
            }
        }
    }

    /// The weights, in points.
    pub fn weights(&self) -> Weights {
        let channels = |line: usize| {
            let row = self.rows[canonical(line)].map(f32x8::to_array);
            std::array::from_fn(|channel| row[channel / 8][channel % 8])
        };
        let units = std::array::from_fn(|unit| {
            let weights: &[f32; INPUTS] = &self.units[unit];
            std::array::from_fn(|place| weights[place % CHANNELS + place / CHANNELS * SECOND])
        });
        let points = |points: &[f32]| points.iter().map(|&number| number * self.scale).collect();
        let by_line: Vec<f32> = points(&self.points);
        Weights {
            channels: (0..Weights::LINES).map(channels).collect(),
            points: (0..Weights::LINES)
                .map(|line| by_line[canonical(line)])
                .collect(),
            units,
            captured: self.captured.clone(),
            outputs: self.outputs.map(|output| output * self.scale),
            others: points(&self.others),
        }
    }
}

/// The one of the two numbers of a line, read forwards and backwards, at which its weights are kept.
pub fn canonical(line: usize) -> usize {
    line.min(Weights::backwards(line))
}

fn in_units(points: &[f32], scale: f32) -> Vec<f32> {
    points.iter().map(|number| number / scale).collect()
}
