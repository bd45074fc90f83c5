//! Finds out why a move was worse than the better one.

use super::chance::Chance;
use super::fault::Fault;
use super::percent::Percent;
use super::plan::{self, Plan, captured};
use crate::rules::{Capturable, Colour, Move, Point, Position, Threat};

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
    /// The mover's chance with the better move.
    pub(super) best: Chance,
    /// The mover's chance with the move that was played; [`Chance::LOST`] if the opponent is proved to win.
    pub(super) played: Chance,
}

/// Why a move was worse: what is most concrete.
pub(super) fn why(known: &Known<'_>) -> Fault {
    if let Some(moves) = known.missed {
        return Fault::MissedWin { moves };
    }
    loses_at_once(known)
        .or_else(|| loses(known))
        .or_else(|| of_captures(known))
        .or_else(|| of_threats(known))
        .or_else(|| of_pairs(known))
        .or_else(|| key_point(known))
        .or_else(|| next_capture(known))
        .or_else(|| threat_answered(known))
        .or_else(|| of_attacks(known))
        .or_else(|| of_plans(known, plan::NEAR))
        .or_else(|| next_threat(known, known.better))
        .or_else(|| of_plans(known, plan::FAR))
        .unwrap_or_else(|| less_likely(known))
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
    if known.played != Chance::LOST || opponent == known.mover {
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

/// What the better move captures, or the expected answer could not capture after it.
fn of_captures(known: &Known<'_>) -> Option<Fault> {
    let gain = captures(known.before, known.better);
    if gain.len() > known.captured {
        return Some(Fault::CaptureOverlooked { stones: gain });
    }
    let stones = captures(known.after, known.reply);
    let better = first_of(known.before, known.better)?;
    let exposed = better.exposed(known.mover);
    let is_safe = |at: &Point| !exposed.iter().any(|group| group.stones.contains(at));
    let is_new = stones.iter().any(is_safe);
    is_new.then_some(Fault::PairLeft { stones })
}

/// What of the threes and fours on the board explains it: those of the opponent that were left, those that the
/// better move makes and the played one does not, those that the opponent can make next, and could not after the
/// better move.
fn of_threats(known: &Known<'_>) -> Option<Fault> {
    let opponent = opponent(known.mover);
    let has_three = |position: &Position| threats_of(position, opponent, Threat::is_tria);
    let better = first_of(known.before, known.better)?;
    if has_three(known.before) && has_three(known.after) && !has_three(&better) {
        return Some(Fault::ThreeLeft);
    }
    let own = |is_such| {
        let made = |position| more(known.before, position, known.mover, is_such);
        made(&better) > made(known.after)
    };
    if own(Threat::is_tessera) {
        return Some(Fault::FourOverlooked);
    }
    if own(Threat::is_tria) {
        return Some(Fault::ThreeOverlooked);
    }
    next_threat(known, known.reply)
}

/// The four or the open three that the opponent can make next with the first stone of a line, and could not make there
/// after the better move.
fn next_threat(known: &Known<'_>, line: &[Move]) -> Option<Fault> {
    let at = line.first()?.point()?;
    let (better, opponent) = (first_of(known.before, known.better)?, opponent(known.mover));
    let is_new = |is_such| {
        let makes = |position| makes_at(position, at, opponent, is_such);
        makes(known.after) && !makes(&better)
    };
    if is_new(Threat::is_tessera) {
        return Some(Fault::AllowsFour { at });
    }
    is_new(Threat::is_tria).then_some(Fault::AllowsThree { at })
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

/// The answer to a four or an open three of the played move that does away with it, if that is all that came of it.
fn threat_answered(known: &Known<'_>) -> Option<Fault> {
    let at = known.reply.first()?.point()?;
    let answered = first_of(known.after, known.reply)?;
    let made = |position, is_such| more(known.before, position, known.mover, is_such);
    let is_done_away = |is_such: fn(&Threat) -> bool| {
        made(known.after, is_such) > 0 && made(&answered, is_such) == 0
    };
    let is_answered = is_done_away(Threat::is_tessera) || is_done_away(Threat::is_tria);
    is_answered.then_some(Fault::ThreatAnswered { at })
}

/// An attack that is expected to win, and is not proved to: the mover's that was missed, or the opponent's.
fn of_attacks(known: &Known<'_>) -> Option<Fault> {
    if known.played.is_likely_loss() {
        let at = known.reply.first()?.point()?;
        return Some(Fault::AllowsAttack { at });
    }
    known.best.is_likely_win().then_some(Fault::AttackMissed)
}

/// What one of the two does within so many moves, after the next one: only in one of the two lines.
fn of_plans(known: &Known<'_>, moves: usize) -> Option<Fault> {
    let opponent = opponent(known.mover);
    let part = |line: &[Move], moves: usize| line.get(..moves).unwrap_or(line).to_vec();
    let better = |moves, colour| Plan::of(known.before, &part(known.better, moves), colour);
    let played = |moves, colour| Plan::of(known.after, &part(known.reply, moves), colour);
    let new = |plan: Option<Plan>, other: Option<Plan>| {
        plan.filter(|plan| !other.is_some_and(|other| other.is_like(plan)))
    };
    let theirs = new(played(moves, opponent), better(moves + 1, opponent));
    let own = new(better(moves, known.mover), played(moves - 1, known.mover));
    match (theirs, own) {
        (Some(theirs), Some(own)) if own.rank() < theirs.rank() => Some(Fault::PlanOverlooked(own)),
        (Some(theirs), _) => Some(Fault::AllowsPlan(theirs)),
        (None, own) => own.map(Fault::PlanOverlooked),
    }
}

/// What the expected answer captures, although it could be captured after the better move, too.
fn next_capture(known: &Known<'_>) -> Option<Fault> {
    let stones = captures(known.after, known.reply);
    (!stones.is_empty()).then_some(Fault::PairLeft { stones })
}

fn less_likely(known: &Known<'_>) -> Fault {
    let percent = Percent::of(known.best.0 - known.played.0).whole();
    Fault::LessLikely { percent }
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

/// How many more such threats a colour has after than before.
fn more(
    before: &Position,
    after: &Position,
    colour: Colour,
    is_such: fn(&Threat) -> bool,
) -> usize {
    let count = |position: &Position| {
        let threats = position.threats_of(colour);
        threats.iter().filter(|threat| is_such(threat)).count()
    };
    count(after).saturating_sub(count(before))
}

/// Whether a stone of this colour, whose turn it is, makes such a threat there.
fn makes_at(position: &Position, at: Point, colour: Colour, is_such: fn(&Threat) -> bool) -> bool {
    let is_turn = position.to_act().and_then(|turn| turn.colour) == Some(colour);
    let after = first_of(position, &[Move::Place(at)]).filter(|_| is_turn);
    after.is_some_and(|after| more(position, &after, colour, is_such) > 0)
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
    fn why_worse(moves: &str, better: &str, reply: &str, played: Chance) -> Fault {
        why_by(moves, (better, reply), (Chance(67.4), played))
    }

    /// The same with both chances.
    fn why_by(
        played_moves: &str,
        (better, reply): (&str, &str),
        (best, played): (Chance, Chance),
    ) -> Fault {
        let ruleset = catalogue::find("pente").expect("the base game");
        let line = |text| moves(text, &ruleset);
        let record = Record {
            ruleset,
            moves: line(played_moves),
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
            best,
            played,
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
        assert_eq!(
            why_worse(four, "O10", "O10", Chance::LOST),
            Fault::FourIgnored
        );
        let two = why_worse("K10 A1 N10 T19", "L10", "L10 A5 M10", Chance::LOST);
        assert_eq!(two, Fault::AllowsWin { moves: 2 });
        let three = "K10 A1 N10 A3 L10 A5 T1 A9 M14 T19";
        let reason = why_worse(three, "M10", "M10 A7 J10", Chance::LOST);
        assert_eq!(reason, Fault::ThreeIgnored { moves: 2 });
        let last = format!("{FOUR_PAIRS} C16 B16 D16");
        let stones = points("D16 C16");
        assert_eq!(
            why_worse(&last, "A19", "E16", Chance::LOST),
            Fault::LastCapture { stones }
        );
        let overlooked = "K10 L10 A1 M10 T19";
        let stones = points("M10 L10");
        let reason = why_worse(overlooked, "N10", "J10", Chance(50.0));
        assert_eq!(
            reason,
            Fault::CaptureOverlooked {
                stones: stones.clone()
            }
        );
        let left = "K10 L10 A1 M10";
        assert_eq!(
            why_worse(left, "L9", "N10", Chance(50.0)),
            Fault::PairLeft { stones }
        );
        assert_eq!(
            why_worse("K10 A1", "L9", "L11", Chance(50.0)),
            Fault::LessLikely { percent: 17 }
        );
    }

    #[test]
    fn threes_and_fours_explain_a_move() {
        let why_worse = |played, better, reply| why_worse(played, better, reply, Chance(50.0));
        let point = |text| points(text)[0];
        let open = "K10 A1 N10 A3 M10 T19";
        assert_eq!(why_worse(open, "L10", "T1"), Fault::ThreeLeft);
        let own_three = "K10 A1 N10 A3 M10 T19 C3";
        assert_eq!(why_worse(own_three, "L10", "T1"), Fault::FourOverlooked);
        let own_two = "K10 A1 N10 T19 C3";
        assert_eq!(why_worse(own_two, "M10", "T1"), Fault::ThreeOverlooked);
        let at = point("L10");
        let half_closed = "K10 J10 N10 A1 M10 T19";
        let reason = why_worse(half_closed, "L10", "L10");
        assert_eq!(reason, Fault::AllowsFour { at });
        // What the opponent could make after the better move as well explains nothing.
        let reason = why_worse(half_closed, "A5", "L10");
        assert_eq!(reason, Fault::LessLikely { percent: 17 });
        let at = point("M10");
        let reason = why_worse("K10 A1 N10 T19", "L10", "M10");
        assert_eq!(reason, Fault::AllowsThree { at });
        // Where the better move stands, if the opponent is expected elsewhere.
        let at = point("L10");
        let reason = why_worse("K10 A1 N10 T19", "L10", "A9");
        assert_eq!(reason, Fault::AllowsThree { at });
        let at = point("L10");
        let reason = why_worse("K10 A1 N10 A3 M10", "T1", "L10");
        assert_eq!(reason, Fault::ThreatAnswered { at });
    }

    #[test]
    fn pairs_and_points_and_what_comes_next_explain_a_move() {
        let why_worse = |played, better, reply| why_worse(played, better, reply, Chance(50.0));
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
    fn an_attack_that_is_expected_to_win_explains_what_nothing_else_does() {
        let at = points("L11")[0];
        let likely_loss = why_worse("K10 A1", "L9", "L11", Chance(6.0));
        assert_eq!(likely_loss, Fault::AllowsAttack { at });
        let likely_win = why_by("K10 A1", ("L9", "L11"), (Chance(94.0), Chance(50.0)));
        assert_eq!(likely_win, Fault::AttackMissed);
    }
}
