//! Games of the engine against itself at low levels, whose mistakes make puzzles.

use crate::engine::{self, Level, choose, mixed};
use crate::rules::{Move, Point, Position, Record, Ruleset, TurnAction, catalogue};

/// The weakest and the strongest level that plays.
const LEVELS: std::ops::RangeInclusive<u64> = 2..=6;
/// At most so many stones are placed by chance after the first one, so that openings differ, and
/// how far from the centre.
const BY_CHANCE: u64 = 4;
const SPREAD: u8 = 4;
/// After so many moves a game is left as it stands.
const LONGEST: usize = 120;

/// The rulesets between two sides of one colour each that the engine plays, in the catalogue's order.
pub fn rulesets() -> impl Iterator<Item = Ruleset> {
    let all = catalogue::all().iter().copied();
    all.filter(|ruleset| ruleset.is_for_two() && engine::plays(ruleset))
}

/// A game of the engine against itself, the same for the same seed. Both levels and the first stones
/// depend on the seed, too.
pub fn self_play(ruleset: Ruleset, seed: u64) -> Record {
    let mut record = Record::new(ruleset);
    let mut position = Position::new(ruleset);
    let mut dice = Dice(mixed(seed));
    let levels: Vec<Level> = (0..2).filter_map(|_| level(&mut dice)).collect();
    let by_chance = 1 + dice.below(BY_CHANCE + 1);
    while record.moves.len() < LONGEST
        && let Some(turn) = position.to_act()
    {
        let is_early = u64::from(position.ply()) < by_chance;
        let is_stone = turn.asks == TurnAction::Place && position.colour_of(turn.seat).is_some();
        let mv = if is_early && is_stone {
            stone_by_chance(&position, &mut dice)
        } else {
            let level = levels.get(turn.seat.index()).or(levels.first());
            level
                .and_then(|level| choose(&position, level, dice.next()))
                .map(|chosen| chosen.mv)
        };
        let Some(mv) = mv else { break };
        if position.play(mv).is_err() {
            break;
        }
        record.push(mv);
    }
    record
}

fn level(dice: &mut Dice) -> Option<Level> {
    let number = LEVELS.start() + dice.below(LEVELS.end() - LEVELS.start() + 1);
    u8::try_from(number).ok().and_then(Level::by_number)
}

/// A legal stone near the centre, or anywhere if none of them is near.
fn stone_by_chance(position: &Position, dice: &mut Dice) -> Option<Move> {
    let centre = position.ruleset().size.centre();
    let legal = position.legal_points();
    let near = legal.iter().filter(|it| it.distance(centre) <= SPREAD);
    let near: Vec<Point> = near.copied().collect();
    let points = if near.is_empty() { legal } else { near };
    let index = dice.below(points.len().try_into().ok()?);
    let point = points.get(usize::try_from(index).ok()?)?;
    Some(Move::Place(*point))
}

/// Numbers that look random, always the same ones.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = mixed(self.0);
        self.0
    }

    fn below(&mut self, count: u64) -> u64 {
        self.next() % count.max(1)
    }
}
