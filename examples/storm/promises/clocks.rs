//! Checks that no clock ran while nobody could play, that nobody ran out of time who did not sleep,
//! and that nobody was given too much.

use std::fmt;

use jiff::{SignedDuration, Timestamp};
use local_discord::UserId;
use tessera::game::{Game, PlayerId};
use tessera::rules::{Departure, Move};
use tessera::service::GameView;

use super::Promises;
use crate::absences::{Absences, Lost};

/// How far a clock may be off in any case: the time it takes to save and post a turn.
const SLACK: SignedDuration = SignedDuration::from_secs(5);
/// What a clock may lose for each absence of the bot, which needs a moment to start.
const STARTING: SignedDuration = SignedDuration::from_secs(4);
/// What a clock may gain each time the bot loses track of time: the bot records only every half a
/// minute that it is running, so it knows its last moment only to within that time.
const BLIND: SignedDuration = SignedDuration::from_secs(35);
/// What a clock may gain in addition when the bot's clock was wrong for a minute.
const WRONG: SignedDuration = SignedDuration::from_secs(65);

/// How far the clocks differed from what they should have shown.
#[derive(Clone, Copy, Debug, Default)]
pub struct ClockCheck {
    compared: usize,
    /// The most that a clock lost while nobody could play, whether or not it is within the limits.
    most_lost: SignedDuration,
    /// The most that a clock was given too much.
    most_given: SignedDuration,
    /// What was lost in the turn that lost the most time.
    longest: Lost,
}

/// How far one clock has run.
#[derive(Debug)]
struct Comparison {
    /// The time it has run since the turn began.
    ran: SignedDuration,
    /// The time it should have run.
    should: SignedDuration,
    lost: Lost,
}

impl Promises<'_> {
    /// Compares every running clock with the time in which its player could play. Nobody runs out of
    /// time but who sleeps in this game.
    pub fn check_clocks(
        &mut self,
        absences: &Absences,
        sleeping: Option<(i64, UserId)>,
        now: Timestamp,
    ) -> ClockCheck {
        let mut check = ClockCheck::default();
        let mut broken = Vec::new();
        for (id, view) in &self.games {
            let slept = sleeping.filter(|(game, _)| game == id);
            let slept = slept.map(|(_, who)| PlayerId(who.get()));
            match (ran_out(view), slept) {
                (ran_out, slept) if ran_out == slept => {}
                (Some(player), _) => broken.push(format!("{player} ran out of time in game {id}")),
                (None, _) => broken.push(format!("nobody ran out of time in game {id}")),
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

/// The player who lost the game on time, or who has begun to use vacation.
fn ran_out(view: &GameView) -> Option<PlayerId> {
    let game = &view.game;
    let on_vacation = game.clock.as_ref().and_then(|clock| clock.running());
    if on_vacation.is_some_and(tessera::game::Running::is_on_vacation) {
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
    let whole = clock.player_clocks()[running.seat.index()].left;
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
