//! Fits a judgement by logistic regression: the chance of winning is a logistic curve of it.

use std::{env, fs};

use pente::engine::{self, Score, Weights};
use pente::rules::catalogue;

use crate::descent::Descent;
use crate::dice::Dice;
use crate::model::{Judged, Model, Views};
use crate::samples::{self, Sample};

/// How often all positions are gone through.
const ROUNDS: usize = 8;
/// The length of a step at the beginning; it becomes shorter along half a wave of the cosine.
const STEP: f32 = 0.02;
const SHORTEST: f32 = 0.015;
/// How many points make the odds of winning e to 1, in the judgement by hand and in the score of a search.
const SCALE: f32 = 300.0;
/// How much of what is learned is what the search says, and not how the game ended.
const BY_SEARCH: f32 = 0.8;

/// Learns from games: see the module of the program.
pub fn fit(arguments: &[String]) -> Result<(), String> {
    let [output, code, files @ ..] = arguments else {
        return Err(
            "The file of the network, the ruleset and files of games are needed.".to_owned(),
        );
    };
    let ruleset = catalogue::decode(code).map_err(|_| format!("`{code}` is no ruleset."))?;
    let by_hand = engine::weights_by_hand(&ruleset);
    let by_hand = by_hand.ok_or_else(|| format!("Nothing can be learned of {code}."))?;
    let (mut all, mut held_out) = (Vec::new(), Vec::new());
    for file in files {
        let samples = samples::read(file, &ruleset)?;
        eprintln!(
            "{file}: {} games, {} positions and {} held out",
            samples.games,
            samples.learned_from.len(),
            samples.held_out.len()
        );
        all.extend(samples.learned_from);
        held_out.push((file, samples.held_out));
    }
    let mut model = beginning(&by_hand)?;
    let before: Vec<f64> = held_out
        .iter()
        .map(|(_, held)| loss(&model, held))
        .collect();
    learn(&mut model, &all, &held_out);
    for ((file, held), before) in held_out.iter().zip(before) {
        println!(
            "{file}, held out: by nothing 0.6931, at first {before:.4}, learned {:.4}",
            loss(&model, held)
        );
    }
    let file = model.weights().to_file();
    fs::write(output, file).map_err(|why| format!("{output} cannot be written: {why}."))
}

/// The model to begin with: the judgement by hand with units that begin at random, or with what was
/// learned before, of this ruleset or another one, if the environment's `LEARN_FROM` names its file.
fn beginning(by_hand: &Weights) -> Result<Model, String> {
    let Ok(file) = env::var("LEARN_FROM") else {
        return Ok(Model::beginning_with(by_hand, SCALE));
    };
    let bytes = fs::read(&file).map_err(|why| format!("{file} cannot be read: {why}."))?;
    let learned = Weights::read(&bytes).ok_or_else(|| format!("{file} is no network."))?;
    let weights = Weights {
        others: by_hand.others.clone(),
        ..learned
    };
    Ok(Model::of(&weights, SCALE))
}

fn learn(model: &mut Model, all: &[Sample], held_out: &[(&String, Vec<Sample>)]) {
    let mut order: Vec<&Sample> = all.iter().collect();
    let mut descent = Descent::new();
    let mut dice = Dice::new(2, 0);
    let mut cells: Vec<Views> = Vec::new();
    for round in 0..ROUNDS {
        dice.shuffle(&mut order);
        let turned = std::f32::consts::PI * round as f32 / ROUNDS as f32;
        let step = STEP * (f32::midpoint(1.0, turned.cos())).max(SHORTEST);
        let mut lost = 0.0;
        for sample in &order {
            let judged = model.judge(sample, cells);
            let (is, right) = (chance(judged.odds), target(sample));
            lost += cross_entropy(is, right);
            descent.learn(model, sample, &judged, is - right, step);
            Judged { cells, .. } = judged;
        }
        let held = held_out
            .iter()
            .map(|(_, held)| format!("{:.5}", loss(model, held)));
        eprintln!(
            "round {}: {:.5}, how games ended that were held out: {}",
            round + 1,
            lost / order.len().max(1) as f64,
            held.collect::<Vec<_>>().join(" ")
        );
    }
    model.forget(|line| descent.has_learned(line));
}

fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

/// What a position teaches: how the game ended, and what the search expected.
fn target(sample: &Sample) -> f32 {
    match sample.score {
        Some(Score(score)) => {
            let expected = chance(score as f32 / SCALE);
            BY_SEARCH * expected + (1.0 - BY_SEARCH) * sample.result
        }
        None => sample.result,
    }
}

/// The mean negative logarithm of the chance given to how the games ended.
fn loss(model: &Model, samples: &[Sample]) -> f64 {
    let losses = samples.iter().map(|sample| {
        let judged = model.judge(sample, Vec::new());
        cross_entropy(chance(judged.odds), sample.result)
    });
    losses.sum::<f64>() / samples.len().max(1) as f64
}

fn cross_entropy(is: f32, right: f32) -> f64 {
    let is = f64::from(is).clamp(1e-6, 1.0 - 1e-6);
    let right = f64::from(right);
    -(right * is.ln() + (1.0 - right) * (1.0 - is).ln())
}
