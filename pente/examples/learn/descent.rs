//! Going downhill: what a position teaches changes every weight that had a part in its judgement.
//!
//! Each weight takes smaller steps the more it has been changed (Duchi, Hazan and Singer, "Adaptive
//! Subgradient Methods", 2011), so that rare lines learn as well as common ones.

use pente::engine::Weights;
use wide::f32x8;

use crate::model::{CHANNELS, INPUTS, Judged, Model, SECOND, UNITS, Views};
use crate::samples::{NO_LINE, Sample};

/// The steps of points are this much shorter than those of the network.
const OF_POINTS: f32 = 0.03;

/// The sums of the squares of what each weight was taught.
pub struct Descent {
    rows: Vec<f32>,
    points: Vec<f32>,
    units: Vec<[f32; INPUTS]>,
    captured: Vec<[f32; UNITS]>,
    outputs: [f32; UNITS],
    others: Vec<f32>,
}

const LEAST: f32 = 1e-6;
const LEAST_OF_ROW: f32 = 1e-4;
const LEAST_OF_POINTS: f32 = 1e-3;

impl Descent {
    pub fn new() -> Self {
        Self {
            rows: vec![LEAST_OF_ROW; Weights::LINES],
            points: vec![LEAST_OF_POINTS; Weights::LINES],
            units: vec![[LEAST; INPUTS]; UNITS],
            captured: vec![[LEAST; UNITS]; Weights::CAPTURED * Weights::CAPTURED],
            outputs: [LEAST; UNITS],
            others: vec![LEAST_OF_POINTS; Weights::OTHERS],
        }
    }

    /// Whether something was learned of a line.
    pub fn has_learned(&self, line: usize) -> bool {
        self.rows[line] > LEAST_OF_ROW
    }

    /// Changes a model by what a position teaches; `error` is the chance that it said less the one
    /// that was right.
    pub fn learn(
        &mut self,
        model: &mut Model,
        sample: &Sample,
        judged: &Judged,
        error: f32,
        step: f32,
    ) {
        let of_points = step * OF_POINTS;
        for term in sample.others.iter().map(|&term| usize::from(term)) {
            move_by(
                &mut model.others[term],
                &mut self.others[term],
                error,
                of_points,
            );
        }
        for line in sample.lines() {
            move_by(
                &mut model.points[line],
                &mut self.points[line],
                error,
                of_points,
            );
        }
        let taught = self.teach_units(model, sample, judged, error, step);
        self.teach_rows(model, sample, judged, &taught, step);
    }

    /// Changes the units; returns what their inputs should be more, as views.
    fn teach_units(
        &mut self,
        model: &mut Model,
        sample: &Sample,
        judged: &Judged,
        error: f32,
        step: f32,
    ) -> Views {
        let mut inputs = [0.0; INPUTS];
        let captured = sample.captured();
        for unit in 0..UNITS {
            let said = judged.units[unit];
            let output = model.outputs[unit];
            let limited = said.clamp(0.0, Weights::MOST_OF_UNIT);
            move_by(
                &mut model.outputs[unit],
                &mut self.outputs[unit],
                error * limited,
                step,
            );
            if said <= 0.0 || said >= Weights::MOST_OF_UNIT {
                continue;
            }
            let slope = error * output;
            let weights = &mut model.units[unit];
            for (input, weight) in inputs.iter_mut().zip(&*weights) {
                *input += slope * weight;
            }
            let squares = &mut self.units[unit];
            let each = weights.iter_mut().zip(squares).zip(judged.inputs);
            for ((weight, squares), input) in each {
                move_by(weight, squares, slope * input, step);
            }
            let constant = &mut model.captured[captured][unit];
            move_by(constant, &mut self.captured[captured][unit], slope, step);
        }
        inputs[CHANNELS] = 0.0;
        inputs[SECOND + CHANNELS] = 0.0;
        let vector = |place: usize| {
            f32x8::from(std::array::from_fn(|step| {
                inputs[8 * place + step] / Weights::POOL
            }))
        };
        [[vector(0), vector(1)], [vector(2), vector(3)]]
    }

    fn teach_rows(
        &mut self,
        model: &mut Model,
        sample: &Sample,
        judged: &Judged,
        taught: &Views,
        step: f32,
    ) {
        let most = f32x8::splat(Weights::MOST_OF_CHANNEL);
        for (lines, views) in sample.cells.iter().zip(&judged.cells) {
            for view in 0..2 {
                let mut slopes = [f32x8::ZERO; 2];
                for part in 0..2 {
                    let sum = views[view][part];
                    let is_free = sum.simd_gt(f32x8::ZERO) & sum.simd_lt(f32x8::ONE);
                    slopes[part] = taught[view][part] & is_free;
                }
                let squared = slopes[0] * slopes[0] + slopes[1] * slopes[1];
                let squared = squared.reduce_add() / CHANNELS as f32;
                if squared == 0.0 {
                    continue;
                }
                for &line in lines.iter().filter(|&&line| line != NO_LINE) {
                    let line = match view {
                        0 => line as usize,
                        _ => model.exchanged[line as usize] as usize,
                    };
                    self.rows[line] += squared;
                    let step = f32x8::splat(step / self.rows[line].sqrt());
                    for (channels, slopes) in model.rows[line].iter_mut().zip(slopes) {
                        *channels = (*channels - step * slopes).fast_max(-most).fast_min(most);
                    }
                }
            }
        }
    }
}

fn move_by(weight: &mut f32, squares: &mut f32, slope: f32, step: f32) {
    *squares += slope * slope;
    *weight -= step * slope / squares.sqrt();
}
