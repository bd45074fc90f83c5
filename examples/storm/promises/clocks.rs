//! No clock ran while nobody could play, nobody ran out of time, and nobody was given more.

use std::fmt;

use jiff::{SignedDuration, Timestamp};
use tessera::game::{Game, PlayerId};
use tessera::rules::{Departure, Move};
use tessera::service::GameView;

use super::Promises;
use crate::absences::{Absences, Lost};

/// How far a clock may be off without any reason: what a turn is saved and posted in.
const SLACK: SignedDuration = SignedDuration::from_secs(5);
/// What may be lost each time that the bot was not there: it needs a moment to get going.
const STARTING: SignedDuration = SignedDuration::from_secs(4);
/// What may be given too much when the bot lost sight of the time: it notes every half a minute that
/// it is there, and knows no more of when it was there last.
const BLIND: SignedDuration = SignedDuration::from_secs(35);
/// What may be given too much when its clock was wrong for a minute, besides.
const WRONG: SignedDuration = SignedDuration::from_secs(65);

/// How clocks stood against what they should have shown.
#[derive(Clone, Copy, Debug, Default)]
pub struct ClockCheck {
    compared: usize,
    /// The most that a clock lost while nobody could play, in excess of what is allowed or not.
    most_lost: SignedDuration,
    /// The most that a clock was given too much.
    most_given: SignedDuration,
    /// What was lost in the longest turn.
    longest: Lost,
}

/// How one clock stands.
#[derive(Debug)]
struct Comparison {
    /// What it has lost of what it showed when the turn began.
    ran: SignedDuration,
    /// What it should have lost.
    should: SignedDuration,
    lost: Lost,
}

impl Promises<'_> {
    /// Compares every clock that runs with the time in which its owner could play.
    pub fn check_clocks(&mut self, absences: &Absences, now: Timestamp) -> ClockCheck {
        let mut check = ClockCheck::default();
        let mut broken = Vec::new();
        for (id, view) in &self.games {
            if let Some(player) = ran_out(view) {
                broken.push(format!("{player} ran out of time in game {id}"));
            }
            let Some(comparison) = compare(&view.game, absences, now) else {
                continue;
            };
            check.note(&comparison);
            let excess = comparison.ran - comparison.should;
            let lost = comparison.lost;
            let may_lose = SLACK + STARTING * lost.times + lost.short;
            let may_gain = SLACK + STARTING * lost.times + (BLIND + WRONG) * lost.blows;
            if excess > may_lose || -excess > may_gain {
                broken.push(format!(
                    "a clock of game {id} ran {:#} instead of {:#}, of {:#} in which nobody could \
                     play {} times, and the bot was struck {} times",
                    comparison.ran, comparison.should, lost.time, lost.times, lost.blows
                ));
            }
        }
        self.broken.extend(broken);
        check
    }
}

/// Who lost a game by time.
fn ran_out(view: &GameView) -> Option<PlayerId> {
    let game = &view.game;
    let on_vacation = game.clock.as_ref().and_then(|clock| clock.running());
    if on_vacation.is_some_and(|running| running.on_vacation) {
        return game.to_move();
    }
    game.record().moves.iter().find_map(|mv| match mv {
        Move::Leave(seat, Departure::OutOfTime) => Some(game.player(*seat)),
        _ => None,
    })
}

fn compare(game: &Game, absences: &Absences, now: Timestamp) -> Option<Comparison> {
    if game.is_over() {
        return None;
    }
    let clock = game.clock.as_ref()?;
    let running = clock.running()?;
    let whole = clock.faces()[running.seat.index()].left;
    let since = running.since.max(absences.began());
    let lost = absences.between(since, now);
    Some(Comparison {
        ran: whole - game.time_left(running.seat, now)?,
        should: now.duration_since(since) - lost.time,
        lost,
    })
}

impl ClockCheck {
    fn note(&mut self, comparison: &Comparison) {
        let excess = comparison.ran - comparison.should;
        self.compared += 1;
        self.most_lost = self.most_lost.max(excess);
        self.most_given = self.most_given.max(-excess);
        if comparison.lost.time > self.longest.time {
            self.longest = comparison.lost;
        }
    }
}

impl fmt::Display for ClockCheck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "clocks: {} compared with the time in which people could play; at most {} s lost and \
             {} s given too much; in the longest turn nobody could play for {:#}",
            self.compared,
            self.most_lost.as_secs(),
            self.most_given.as_secs(),
            self.longest.time
        )
    }
}
