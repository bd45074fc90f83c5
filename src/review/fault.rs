//! Why a move was worse than the better one.

use super::percent::Percent;
use super::plan::{self, Plan, captured};
use crate::rules::{Capturable, Colour, Move, Point, Position, Threat};

/// Why a move was worse than the better one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The mover could have won by force, in this many own moves.
    MissedWin {
        /// How many own moves the win takes, the last one included.
        moves: u16,
    },
    /// The opponent had a four, and may complete it.
    FourIgnored,
    /// The opponent had an open three, and now wins by force.
    ThreeIgnored {
        /// How many moves of the opponent's the win takes.
        moves: u16,
    },
    /// The opponent may capture what is missing to win.
    LastCapture {
        /// The stones that can be captured.
        stones: Vec<Point>,
    },
    /// The opponent now wins by force.
    AllowsWin {
        /// How many moves of the opponent's the win takes.
        moves: u16,
    },
    /// The better move captures these stones.
    CaptureOverlooked {
        /// The opponent's stones.
        stones: Vec<Point>,
    },
    /// The opponent may capture these stones.
    PairLeft {
        /// The mover's stones.
        stones: Vec<Point>,
    },
    /// The opponent had an open three, and still has it.
    ThreeLeft,
    /// The better move makes a four.
    FourOverlooked,
    /// The better move makes an open three.
    ThreeOverlooked,
    /// The opponent may make a four.
    AllowsFour {
        /// Where.
        at: Point,
    },
    /// The opponent may make an open three.
    AllowsThree {
        /// Where.
        at: Point,
    },
    /// The better move threatens to capture these stones.
    CaptureThreatOverlooked {
        /// The opponent's stones.
        stones: Vec<Point>,
    },
    /// The better move stands where the opponent, too, plays best now.
    KeyPointLeft {
        /// Where.
        at: Point,
    },
    /// The better move prepares this.
    PlanOverlooked(Plan),
    /// The opponent may prepare this.
    AllowsPlan(Plan),
    /// Nothing that has a name: the chance to win is smaller by this much.
    LessLikely {
        /// Percent of the chance to win.
        percent: u8,
    },
}

impl Fault {
    /// How much of the expected answer the reason speaks of. Of an answer that ends the game nothing can stand
    /// elsewhere.
    pub(super) fn spoken_of<'a>(&self, reply: &'a [Move]) -> &'a [Move] {
        match self {
            Self::ThreeIgnored { .. } | Self::AllowsWin { .. } => reply,
            Self::PairLeft { .. }
            | Self::AllowsFour { .. }
            | Self::AllowsThree { .. }
            | Self::KeyPointLeft { .. } => reply.get(..1).unwrap_or_default(),
            Self::AllowsPlan(_) => reply.get(..plan::MOVES).unwrap_or(reply),
            Self::MissedWin { .. }
            | Self::FourIgnored
            | Self::LastCapture { .. }
            | Self::CaptureOverlooked { .. }
            | Self::ThreeLeft
            | Self::FourOverlooked
            | Self::ThreeOverlooked
            | Self::CaptureThreatOverlooked { .. }
            | Self::PlanOverlooked(_)
            | Self::LessLikely { .. } => &[],
        }
    }

    /// How many moves of the better line the reason speaks of.
    pub(super) const fn better_spoken_of(&self) -> usize {
        match self {
            Self::PlanOverlooked(_) => plan::MOVES,
            _ => 1,
        }
    }
}

/// What is known of a move that was worse.
pub(super) struct Known<'a> {
    /// The position before it.
    pub(super) before: &'a Position,
    /// The position after it.
    pub(super) after: &'a Position,
    /// Who made it.
    pub(super) mover: Colour,
    /// The better move and its continuation.
    pub(super) better: &'a [Move],
    /// How the game is expected to go on after the move that was played.
    pub(super) reply: &'a [Move],
    /// How many stones the mover had captured after the move, more than before.
    pub(super) captured: usize,
    /// How many own moves a win by force takes that was missed.
    pub(super) missed: Option<u16>,
    /// Whether the opponent is proved to win after the move.
    pub(super) allows_win: bool,
    /// Percent of the chance to win that were lost.
    pub(super) lost: f64,
}

/// Why a move was worse: what is most concrete.
pub(super) fn why(known: &Known<'_>) -> Fault {
    if let Some(moves) = known.missed {
        return Fault::MissedWin { moves };
    }
    if let Some(reason) = loses_at_once(known).or_else(|| loses(known)) {
        return reason;
    }
    let gain = captures(known.before, known.better);
    if gain.len() > known.captured {
        return Fault::CaptureOverlooked { stones: gain };
    }
    let loss = captures(known.after, known.reply);
    if !loss.is_empty() {
        return Fault::PairLeft { stones: loss };
    }
    let further = of_threats(known)
        .or_else(|| of_pairs(known))
        .or_else(|| key_point(known))
        .or_else(|| of_plans(known));
    if let Some(fault) = further {
        return fault;
    }
    let percent = Percent::of(known.lost).whole();
    Fault::LessLikely { percent }
}

/// Why the opponent's very next stone wins, if it does.
fn loses_at_once(known: &Known<'_>) -> Option<Fault> {
    let mut end = known.after.clone();
    let played = end.play(*known.reply.first()?).ok()?;
    let winner = end.outcome()?.winning_colour?;
    if winner == known.mover {
        return None;
    }
    let taken: Vec<_> = played.removed().map(|gone| gone.point).collect();
    if end.winning_row().is_empty() {
        return Some(Fault::LastCapture { stones: taken });
    }
    let had_four = threats_of(known.before, winner, Threat::is_tessera);
    Some(if had_four {
        Fault::FourIgnored
    } else {
        Fault::AllowsWin { moves: 1 }
    })
}

/// Why the opponent wins by force, if that is proved.
fn loses(known: &Known<'_>) -> Option<Fault> {
    let opponent = known.after.to_act()?.colour?;
    if !known.allows_win || opponent == known.mover {
        return None;
    }
    let moves = known.after.turns_in(known.reply);
    let had_three = threats_of(known.before, opponent, Threat::is_tria);
    Some(if had_three {
        Fault::ThreeIgnored { moves }
    } else {
        Fault::AllowsWin { moves }
    })
}

/// What of the threes and fours on the board explains it: those of the opponent that were left, those that the
/// better move makes and the played one does not, those that the opponent makes next.
fn of_threats(known: &Known<'_>) -> Option<Fault> {
    let opponent = opponent(known.mover);
    let has_three = |position: &Position| threats_of(position, opponent, Threat::is_tria);
    let better = first_of(known.before, known.better)?;
    if has_three(known.before) && has_three(known.after) && !has_three(&better) {
        return Some(Fault::ThreeLeft);
    }
    let makes = |position: &Position, colour, is_such: fn(&Threat) -> bool| {
        let count = |position: &Position| {
            let threats = position.threats_of(colour);
            threats.iter().filter(|threat| is_such(threat)).count()
        };
        count(position).saturating_sub(count(known.before))
    };
    let own =
        |is_such| makes(&better, known.mover, is_such) > makes(known.after, known.mover, is_such);
    if own(Threat::is_tessera) {
        return Some(Fault::FourOverlooked);
    }
    if own(Threat::is_tria) {
        return Some(Fault::ThreeOverlooked);
    }
    let answered = first_of(known.after, known.reply)?;
    let at = known.reply.first()?.point()?;
    let theirs = |is_such| makes(&answered, opponent, is_such) > 0;
    if theirs(Threat::is_tessera) {
        return Some(Fault::AllowsFour { at });
    }
    theirs(Threat::is_tria).then_some(Fault::AllowsThree { at })
}

/// What can be captured afterwards, and could not be after the better move; or the other way round.
fn of_pairs(known: &Known<'_>) -> Option<Fault> {
    let better = first_of(known.before, known.better)?;
    let other_than = |groups: Vec<Capturable>, others: Vec<Capturable>| {
        let is_other = |group: &Capturable| !others.iter().any(|it| it.stones == group.stones);
        groups.into_iter().find(is_other).map(|group| group.stones)
    };
    let exposed = |position: &Position| position.exposed(known.mover);
    if let Some(stones) = other_than(exposed(known.after), exposed(&better)) {
        return Some(Fault::PairLeft { stones });
    }
    let threatened = |position: &Position| position.exposed(opponent(known.mover));
    let stones = other_than(threatened(&better), threatened(known.after))?;
    Some(Fault::CaptureThreatOverlooked { stones })
}

/// The better move, if the opponent now plays there.
fn key_point(known: &Known<'_>) -> Option<Fault> {
    let (best, reply) = (known.better.first()?, known.reply.first()?);
    let at = best.point().filter(|_| best == reply)?;
    Some(Fault::KeyPointLeft { at })
}

/// What one of the two does with the move after the next: only in one of the two lines.
fn of_plans(known: &Known<'_>) -> Option<Fault> {
    let opponent = opponent(known.mover);
    let part = |line: &[Move], moves: usize| line.get(..moves).unwrap_or(line).to_vec();
    let better = |moves, colour| Plan::of(known.before, &part(known.better, moves), colour);
    let played = |moves, colour| Plan::of(known.after, &part(known.reply, moves), colour);
    let new = |plan: Option<Plan>, other: Option<Plan>| {
        plan.filter(|plan| !other.is_some_and(|other| other.is_like(plan)))
    };
    let theirs = new(
        played(plan::MOVES, opponent),
        better(plan::MOVES + 1, opponent),
    );
    let own = new(
        better(plan::MOVES, known.mover),
        played(plan::MOVES - 1, known.mover),
    );
    match (theirs, own) {
        (Some(theirs), Some(own)) if own.rank() < theirs.rank() => Some(Fault::PlanOverlooked(own)),
        (Some(theirs), _) => Some(Fault::AllowsPlan(theirs)),
        (None, own) => own.map(Fault::PlanOverlooked),
    }
}

fn opponent(mover: Colour) -> Colour {
    if mover == Colour::FIRST {
        Colour::SECOND
    } else {
        Colour::FIRST
    }
}

/// The position after the first move of a line.
fn first_of(from: &Position, line: &[Move]) -> Option<Position> {
    let mut position = from.clone();
    position.play(*line.first()?).ok()?;
    Some(position)
}

fn threats_of(position: &Position, colour: Colour, is_such: fn(&Threat) -> bool) -> bool {
    position.threats_of(colour).iter().any(is_such)
}

/// The stones that the first move of a line captures.
fn captures(position: &Position, line: &[Move]) -> Vec<Point> {
    let Some(&first) = line.first() else {
        return Vec::new();
    };
    let mut after = position.clone();
    let played = after.play(first);
    played.map_or_else(|_| Vec::new(), |played| captured(&played))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Record, Ruleset, catalogue};

    /// Black's stones from C1 up lose four pairs, one after the other.
    const FOUR_PAIRS: &str = "K10 C1 B1 D1 E1 C4 B4 D4 E4 C7 B7 D7 E7 C13 B13 D13 E13";

    fn moves(text: &str, ruleset: &Ruleset) -> Vec<Move> {
        let moves = text.split_whitespace();
        moves
            .map(|text| Move::parse(text, ruleset.size).expect("a move"))
            .collect()
    }

    /// Why the last of these moves was worse than a line, if it is answered by another one.
    fn why_worse(played: &str, better: &str, reply: &str, allows_win: bool) -> Fault {
        let ruleset = catalogue::find("pente").expect("the base game");
        let line = |text| moves(text, &ruleset);
        let record = Record {
            ruleset,
            moves: line(played),
        };
        let before = record
            .position_after(record.moves.len() - 1)
            .expect("a game");
        let after = record.position().expect("a game");
        let mover = before
            .to_act()
            .and_then(|turn| turn.colour)
            .expect("a stone");
        why(&Known {
            before: &before,
            after: &after,
            mover,
            better: &line(better),
            reply: &line(reply),
            captured: usize::from(after.captured_by(mover) - before.captured_by(mover)),
            missed: None,
            allows_win,
            lost: 17.4,
        })
    }

    fn points(text: &str) -> Vec<Point> {
        let ruleset = catalogue::find("pente").expect("the base game");
        let moves = moves(text, &ruleset).into_iter();
        moves.filter_map(Move::point).collect()
    }

    #[test]
    fn a_reason_is_what_is_most_concrete() {
        let four = "K10 J10 N10 A1 L10 A3 M10 T19";
        assert_eq!(why_worse(four, "O10", "O10", true), Fault::FourIgnored);
        let two = why_worse("K10 A1 N10 T19", "L10", "L10 A5 M10", true);
        assert_eq!(two, Fault::AllowsWin { moves: 2 });
        let three = "K10 A1 N10 A3 L10 A5 T1 A9 M14 T19";
        let reason = why_worse(three, "M10", "M10 A7 J10", true);
        assert_eq!(reason, Fault::ThreeIgnored { moves: 2 });
        let last = format!("{FOUR_PAIRS} C16 B16 D16");
        let stones = points("D16 C16");
        assert_eq!(
            why_worse(&last, "A19", "E16", true),
            Fault::LastCapture { stones }
        );
        let overlooked = "K10 L10 A1 M10 T19";
        let stones = points("M10 L10");
        let reason = why_worse(overlooked, "N10", "J10", false);
        assert_eq!(
            reason,
            Fault::CaptureOverlooked {
                stones: stones.clone()
            }
        );
        let left = "K10 L10 A1 M10";
        assert_eq!(
            why_worse(left, "L9", "N10", false),
            Fault::PairLeft { stones }
        );
        assert_eq!(
            why_worse("K10 A1", "L9", "L11", false),
            Fault::LessLikely { percent: 17 }
        );
    }

    #[test]
    fn threes_and_fours_explain_a_move() {
        let why_worse = |played, better, reply| why_worse(played, better, reply, false);
        let point = |text| points(text)[0];
        let open = "K10 A1 N10 A3 M10 T19";
        assert_eq!(why_worse(open, "L10", "T1"), Fault::ThreeLeft);
        let own_three = "K10 A1 N10 A3 M10 T19 C3";
        assert_eq!(why_worse(own_three, "L10", "T1"), Fault::FourOverlooked);
        let own_two = "K10 A1 N10 T19 C3";
        assert_eq!(why_worse(own_two, "M10", "T1"), Fault::ThreeOverlooked);
        let at = point("L10");
        let half_closed = "K10 J10 N10 A1 M10 T19";
        let reason = why_worse(half_closed, "A5", "L10");
        assert_eq!(reason, Fault::AllowsFour { at });
        let at = point("M10");
        let reason = why_worse("K10 A1 N10 T19", "A5", "M10");
        assert_eq!(reason, Fault::AllowsThree { at });
    }

    #[test]
    fn pairs_and_points_and_what_comes_next_explain_a_move() {
        let why_worse = |played, better, reply| why_worse(played, better, reply, false);
        let stones = points("N10 N11");
        let reason = why_worse("K10 A1 N10 N12 N11 A5 T19", "N9", "T1");
        assert_eq!(reason, Fault::PairLeft { stones });
        let stones = points("K12 L12");
        let reason = why_worse("K10 K12 A1 L12 T19", "M12", "T1");
        assert_eq!(reason, Fault::CaptureThreatOverlooked { stones });
        let at = points("L11")[0];
        let reason = why_worse("K10 A1", "L11", "L11");
        assert_eq!(reason, Fault::KeyPointLeft { at });
        let white_prepares = "K13 T1 M13";
        let reason = why_worse("K10 A1 N13 T19", "L9", white_prepares);
        assert_eq!(reason, Fault::AllowsPlan(Plan::Three));
        // If that happens in the better line as well, it explains nothing.
        let reason = why_worse("K10 A1 N13 T19", "L9 K13 T1 M13", white_prepares);
        assert_eq!(reason, Fault::LessLikely { percent: 17 });
        let stones = points("K14 L14");
        let reason = why_worse("K10 K14 T19", "M14 L14 J14", "T1");
        assert_eq!(reason, Fault::PlanOverlooked(Plan::Capture { stones }));
        let reason = why_worse("K10 A1 N10 A3 T19", "N14 T1 M10", "S1");
        assert_eq!(reason, Fault::PlanOverlooked(Plan::Three));
    }

    #[test]
    fn a_reason_speaks_of_the_answer_that_it_is_about() {
        let ruleset = catalogue::find("pente").expect("the base game");
        let reply = moves("N10 A7 J10", &ruleset);
        let spoken_of = |reason: Fault| reason.spoken_of(&reply).len();
        assert_eq!(spoken_of(Fault::AllowsWin { moves: 2 }), 3);
        assert_eq!(spoken_of(Fault::ThreeIgnored { moves: 2 }), 3);
        let stones = points("M10 L10");
        assert_eq!(spoken_of(Fault::PairLeft { stones }), 1);
        assert_eq!(spoken_of(Fault::AllowsPlan(Plan::Three)), 3);
        let at = points("N10")[0];
        assert_eq!(spoken_of(Fault::KeyPointLeft { at }), 1);
        assert_eq!(spoken_of(Fault::LessLikely { percent: 9 }), 0);
        assert_eq!(Fault::PlanOverlooked(Plan::Three).better_spoken_of(), 3);
    }
}
