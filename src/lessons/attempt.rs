//! A stone that was tried, and whether it does what a goal asks for. Every check looks at the board by the
//! rules of play.

use super::goal::Goal;
use super::mistake::Mistake;
use super::shape_match;
use super::threats::{answer_to, exposed, growing, is_of, lines, longest_row, through, winning};
use crate::rules::{Call, Colour, Form, Move, Played, Point, Position, ThreatSize};

/// The learner's colour.
const OWN: Colour = Colour::FIRST;
/// The opponent's.
const OTHER: Colour = Colour::SECOND;

/// A try on the board: before and after it.
pub(super) struct Try<'a> {
    pub at: Point,
    pub before: &'a Position,
    pub after: &'a Position,
    pub played: &'a Played,
}

impl Try<'_> {
    /// Whether it reaches the goal.
    pub fn check(&self, goal: Goal) -> Result<(), Mistake> {
        match goal {
            Goal::Five => self.five(),
            Goal::Capture => self.capture(),
            Goal::MoveIn => met(self.is_moved_in(), Mistake::NotMovedIn),
            Goal::SavePair => self.save_pair(),
            Goal::Win => self.win(),
            Goal::Three(form) => self.three(form),
            Goal::OpenFour => self.open_four(),
            Goal::StretchTwo => self.stretch_two(),
            Goal::StopThree => self.stop_three(),
            Goal::Shape(name) => met(self.completes(name), Mistake::NotTheShape),
            Goal::Wedge => met(self.is_wedge(), Mistake::NotInTheGap),
            Goal::Extension => self.extension(),
            Goal::Force => self.force(),
            Goal::Keystone => self.keystone(),
            // What the rules allow is right.
            Goal::ThirdStone => Ok(()),
            Goal::Named(point) => met(self.at == point, Mistake::OtherPoint { at: self.at }),
            Goal::Call(call) => self.call(call),
        }
    }

    fn five(&self) -> Result<(), Mistake> {
        let length = longest_row(self.after, self.at, OWN);
        met(
            self.after.outcome().is_some() && length >= 5,
            Mistake::ShortRow { length },
        )
    }

    fn capture(&self) -> Result<(), Mistake> {
        if self.played.has_removed() {
            return Ok(());
        }
        let between = self.most_between();
        Err(match between {
            0 => Mistake::NothingBetween,
            1 => Mistake::OneBetween,
            _ => Mistake::MoreBetween,
        })
    }

    /// How many stones of the opponent stand between the placed stone and another own one, at most.
    fn most_between(&self) -> usize {
        const REACH: u8 = 7;
        let lines = lines(self.after, self.at, REACH).into_iter();
        let count = |points: Vec<Option<Point>>| {
            let enemies = points.iter().take_while(|point| self.has(**point, OTHER));
            let count = enemies.count();
            let end = points.get(count).copied().flatten();
            if self.has(end, OWN) { count } else { 0 }
        };
        let both = lines.flat_map(|line| {
            let (before, after) = line.split_at(usize::from(REACH));
            let before = before.iter().rev().copied().collect();
            let after = after.iter().skip(1).copied().collect();
            [count(before), count(after)]
        });
        both.max().unwrap_or(0)
    }

    fn has(&self, at: Option<Point>, colour: Colour) -> bool {
        at.is_some_and(|at| is_of(self.after, at, colour))
    }

    fn is_moved_in(&self) -> bool {
        let lines = lines(self.after, self.at, 2).into_iter();
        lines.into_iter().any(|line| {
            let [a, b, _, d, e] = line[..] else {
                return false;
            };
            let (own, other) = (|at| self.has(at, OWN), |at| self.has(at, OTHER));
            (other(a) && own(b) && other(d)) || (other(b) && own(d) && other(e))
        })
    }

    fn save_pair(&self) -> Result<(), Mistake> {
        exposed(self.after, OWN).map_or(Ok(()), |group| {
            Err(Mistake::LeavesPair {
                pair: in_order(group.stones),
                at: group.from,
            })
        })
    }

    fn win(&self) -> Result<(), Mistake> {
        if self.after.outcome().is_some() {
            return Ok(());
        }
        let lost = winning(self.after, OTHER).into_iter().next();
        Err(lost.map_or(Mistake::NotWon, |at| Mistake::Loses { at }))
    }

    fn three(&self, wanted: Form) -> Result<(), Mistake> {
        let made = self.threats_of_size(ThreatSize::Three);
        if made.contains(&wanted) {
            return Ok(());
        }
        Err(match made.first() {
            None => Mistake::NoThree,
            Some(Form::Open) => Mistake::ThreeWithoutGap,
            Some(Form::Stretch) => Mistake::ThreeWithGap,
            Some(Form::Closed) => Mistake::ClosedThree,
        })
    }

    /// The forms of the threes or fours that the stone made.
    fn threats_of_size(&self, size: ThreatSize) -> Vec<Form> {
        let threats = self.after.threats_through(self.at).into_iter();
        let sized = threats.filter(|threat| threat.size == size);
        let mut forms: Vec<_> = sized.map(|threat| threat.form).collect();
        forms.sort_by_key(|form| match form {
            Form::Open => 0,
            Form::Stretch => 1,
            Form::Closed => 2,
        });
        forms
    }

    fn open_four(&self) -> Result<(), Mistake> {
        let Some(four) = through(self.after, self.at, ThreatSize::Four) else {
            return Err(Mistake::NoFour);
        };
        let at = four.grows_at.first().copied().unwrap_or(self.at);
        match four.form {
            Form::Open => Ok(()),
            Form::Stretch => Err(Mistake::FourFilled { at }),
            Form::Closed => Err(Mistake::FourBlocked { at }),
        }
    }

    fn stretch_two(&self) -> Result<(), Mistake> {
        let lines = lines(self.after, self.at, 2);
        let mut neighbours = lines.iter().flat_map(|line| [line[1], line[3]]);
        if let Some(beside) = neighbours.find(|&at| self.has(at, OWN)).flatten() {
            let pair = in_order(vec![beside, self.at]);
            return Err(Mistake::SideBySide { pair });
        }
        let is_free = |at: Option<Point>| at.is_some_and(|at| self.after.board().at(at).is_none());
        let is_made = lines.iter().any(|line| {
            (self.has(line[0], OWN) && is_free(line[1]))
                || (self.has(line[4], OWN) && is_free(line[3]))
        });
        met(is_made, Mistake::NoStretchTwo)
    }

    fn stop_three(&self) -> Result<(), Mistake> {
        let at = growing(self.after, OTHER);
        met(at.is_empty(), Mistake::ThreeGrows { at })
    }

    fn is_wedge(&self) -> bool {
        let lines = lines(self.after, self.at, 1);
        let is_between = |line: &Vec<_>| self.has(line[0], OTHER) && self.has(line[2], OTHER);
        let is_paired = |line: &Vec<_>| self.has(line[0], OWN) || self.has(line[2], OWN);
        lines.iter().any(is_between)
            && lines.iter().any(is_paired)
            && exposed(self.after, OWN).is_none()
    }

    fn extension(&self) -> Result<(), Mistake> {
        let blocks = winning(self.after, OWN);
        let [at] = blocks[..] else {
            return Err(Mistake::NoFour);
        };
        let mut blocked = self.after.clone();
        let is_blocked = blocked.play(Move::Place(at)).is_ok();
        let taking = blocked.captures_for(OWN);
        let is_weak = taking.iter().any(|taken| taken.stones.contains(&at));
        met(is_blocked && is_weak, Mistake::BlockIsSafe { at })
    }

    fn force(&self) -> Result<(), Mistake> {
        if self.after.outcome().is_some() {
            return Ok(());
        }
        if winning(self.after, OWN).is_empty() {
            return Err(Mistake::NoInitiative);
        }
        let answer = answer_to(self.after, OWN);
        answer.map_or(Ok(()), |at| Err(Mistake::Answered { at }))
    }

    fn keystone(&self) -> Result<(), Mistake> {
        if !self.played.has_removed() {
            return Err(Mistake::NothingCaptured);
        }
        let at = growing(self.after, OTHER);
        met(at.is_empty(), Mistake::WrongPair { at })
    }

    fn call(&self, wanted: Call) -> Result<(), Mistake> {
        let made = Call::of(self.before, self.after, self.played);
        match made {
            Some(call) if call == wanted => Ok(()),
            Some(Call::Tria) => Err(Mistake::OnlyTria),
            _ => Err(Mistake::NotCalled),
        }
    }

    fn completes(&self, name: &str) -> bool {
        shape_match::completes(self.after, self.at, name)
    }
}

fn in_order(mut points: Vec<Point>) -> Vec<Point> {
    points.sort();
    points
}

fn met(is_met: bool, otherwise: Mistake) -> Result<(), Mistake> {
    if is_met { Ok(()) } else { Err(otherwise) }
}
