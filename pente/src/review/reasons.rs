//! Finds out why a move was worse than the better one.

use super::chance::Chance;
use super::fault::Fault;
use super::percent::Percent;
use super::plan::{self, Plan, captured};
use super::threats::{
    blocked_in_both, first_of, grow_anywhere, grown_at, has, in_order, makes_at, makes_two,
    makes_two_anywhere, more, opponent, points_for_three,
};
use crate::rules::{Capturable, Colour, Move, Point, Position, Threat};

/// What is known of a move that was worse.
pub(super) struct Known<'a> {
    /// The position before it.
    pub(super) before: &'a Position,
    /// The position after it.
    pub(super) after: &'a Position,
    /// The move.
    pub(super) mv: Move,
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
        .or_else(|| of_two_threats(known))
        .or_else(|| of_threats(known))
        .or_else(|| of_pairs(known))
        .or_else(|| wrong_block(known))
        .or_else(|| key_point(known))
        .or_else(|| next_capture(known))
        .or_else(|| threat_misplaced(known))
        .or_else(|| threat_answered(known))
        .or_else(|| of_attacks(known))
        .or_else(|| of_plans(known, plan::NEAR))
        .or_else(|| next_threat(known, known.better))
        .or_else(|| of_plans(known, plan::FAR))
        .or_else(|| pair_left(known))
        .or_else(|| of_points(known))
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
    let had_four = has(known.before, winner, Threat::is_tessera);
    Some(if had_four {
        Fault::FourIgnored
    } else {
        let at = known.reply.first()?.point()?;
        Fault::AllowsWin { moves: 1, at }
    })
}

/// Why the opponent wins by force, if that is proved.
fn loses(known: &Known<'_>) -> Option<Fault> {
    let opponent = known.after.to_act()?.colour?;
    if known.played != Chance::LOST || opponent == known.mover {
        return None;
    }
    let moves = known.after.turns_in(known.reply);
    if leaves_three(known, opponent) {
        return Some(Fault::ThreeIgnored { moves });
    }
    let moves_of_win = Some(moves);
    let blocked = blocked_elsewhere(known).then_some(Fault::WrongBlock {
        moves: moves_of_win,
    });
    let at = known.reply.first()?.point()?;
    Some(blocked.unwrap_or(Fault::AllowsWin { moves, at }))
}

/// Whether the opponent had an open three and still has one, and the move made no four that has to be answered first.
fn leaves_three(known: &Known<'_>, opponent: Colour) -> bool {
    let has_three = |position: &Position| has(position, opponent, Threat::is_tria);
    has_three(known.before) && has_three(known.after) && !makes_four(known)
}

fn makes_four(known: &Known<'_>) -> bool {
    more(known.before, known.after, known.mover, Threat::is_tessera) > 0
}

/// Whether the move blocked an open three which the better move blocks at another point.
fn blocked_elsewhere(known: &Known<'_>) -> bool {
    let Some(better) = first_of(known.before, known.better) else {
        return false;
    };
    let blocked = blocked_in_both(known.before, [known.after, &better], opponent(known.mover));
    blocked.is_some()
}

/// The block of an open three that the better move blocks at another point, whatever the opponent does next.
fn wrong_block(known: &Known<'_>) -> Option<Fault> {
    blocked_elsewhere(known).then_some(Fault::WrongBlock { moves: None })
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

/// Two threats at once: those that the opponent's expected answer makes, where none could make them after the better
/// move; or those that the better move makes.
fn of_two_threats(known: &Known<'_>) -> Option<Fault> {
    let better = first_of(known.before, known.better)?;
    let is_opponents = |position: &Position| {
        position.to_act().and_then(|turn| turn.colour) == Some(opponent(known.mover))
    };
    if !is_opponents(known.after) || !is_opponents(&better) {
        return None;
    }
    let answer = known.reply.first().and_then(|mv| mv.point());
    let is_new = |at: &Point| makes_two(known.after, *at) && !makes_two_anywhere(&better);
    if let Some(at) = answer.filter(is_new) {
        return Some(Fault::AllowsTwo { at });
    }
    let makes = |mv: Move| mv.point().is_some_and(|at| makes_two(known.before, at));
    let is_overlooked = makes(*known.better.first()?) && !makes(known.mv);
    is_overlooked.then_some(Fault::TwoOverlooked)
}

/// What of the threes and fours on the board explains it: those of the opponent that were left, those that the
/// better move makes and the played one does not, those that the opponent can make next, and could not after the
/// better move.
fn of_threats(known: &Known<'_>) -> Option<Fault> {
    let opponent = opponent(known.mover);
    let better = first_of(known.before, known.better)?;
    if leaves_three(known, opponent) && !has(&better, opponent, Threat::is_tria) {
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

/// The four or the open three that the opponent can make next with the first stone of a line, and could not make after
/// the better move: neither there nor of the same stones elsewhere. If the better move blocks just those stones from
/// another side, the block is what was wrong.
fn next_threat(known: &Known<'_>, line: &[Move]) -> Option<Fault> {
    let at = line.first()?.point()?;
    let (better, opponent) = (first_of(known.before, known.better)?, opponent(known.mover));
    let is_new = |is_such| {
        let makes = |position| makes_at(position, at, opponent, is_such);
        makes(known.after) && !makes(&better)
    };
    let is_elsewhere = |is_such| {
        let grown = grown_at(known.after, at, is_such);
        let is_left = |stones: &Vec<Point>| grow_anywhere(&better, stones, is_such);
        !grown.is_empty() && grown.iter().all(is_left)
    };
    if is_new(Threat::is_tessera) {
        if !is_elsewhere(Threat::is_tessera) {
            return Some(Fault::AllowsFour { at });
        }
        return wrong_block(known);
    }
    let is_new_three = is_new(Threat::is_tria) && !is_elsewhere(Threat::is_tria);
    is_new_three.then_some(Fault::AllowsThree { at })
}

/// What the opponent is expected to capture soon, and could not after the better move; or what the better move threatens to
/// capture, and the one that was played does not.
fn of_pairs(known: &Known<'_>) -> Option<Fault> {
    let better = first_of(known.before, known.better)?;
    let soon = captured_soon(known);
    let is_taken = |group: &Capturable| group.stones.iter().any(|at| soon.contains(at));
    if let Some(group) = newly_exposed(known, &better).into_iter().find(is_taken) {
        let stones = group.stones;
        return Some(Fault::PairLeft { stones });
    }
    let threatened = |position: &Position| position.exposed(opponent(known.mover));
    let new = other_than(threatened(&better), threatened(known.after));
    let stones = new.into_iter().next()?.stones;
    Some(Fault::CaptureThreatOverlooked { stones })
}

/// What can be captured, and could not be after the better move, even if nobody is expected to.
fn pair_left(known: &Known<'_>) -> Option<Fault> {
    let better = first_of(known.before, known.better)?;
    let stones = newly_exposed(known, &better).into_iter().next()?.stones;
    Some(Fault::PairLeft { stones })
}

/// The mover's stones that can be captured, and could not be after the better move.
fn newly_exposed(known: &Known<'_>, better: &Position) -> Vec<Capturable> {
    let exposed = |position: &Position| position.exposed(known.mover);
    other_than(exposed(known.after), exposed(better))
}

/// The groups that are not among others, from whichever end they are captured.
fn other_than(groups: Vec<Capturable>, others: Vec<Capturable>) -> Vec<Capturable> {
    let others: Vec<_> = others.into_iter().map(in_order).collect();
    let is_other = |group: &Capturable| !others.contains(&in_order(group.clone()));
    groups.into_iter().filter(is_other).collect()
}

/// The mover's stones that the next moves of the expected answer capture.
fn captured_soon(known: &Known<'_>) -> Vec<Point> {
    let mut position = known.after.clone();
    let mut stones = Vec::new();
    for &mv in known.reply.iter().take(plan::FAR) {
        let turn = position.to_act();
        let is_opponents = turn.is_some_and(|turn| turn.colour == Some(opponent(known.mover)));
        let Ok(played) = position.play(mv) else {
            break;
        };
        if is_opponents {
            stones.extend(captured(&played));
        }
    }
    stones
}

/// The better move, if the opponent now plays there, and not only because a four has to be blocked.
fn key_point(known: &Known<'_>) -> Option<Fault> {
    if makes_four(known) {
        return None;
    }
    let (best, reply) = (known.better.first()?, known.reply.first()?);
    let at = best.point().filter(|_| best == reply)?;
    Some(Fault::KeyPointLeft { at })
}

/// The better move, if both make a four, or an open three: not the same one.
fn threat_misplaced(known: &Known<'_>) -> Option<Fault> {
    let better = first_of(known.before, known.better)?;
    let at = known.better.first()?.point()?;
    let both_make = |is_such: fn(&Threat) -> bool| {
        let made = |position| more(known.before, position, known.mover, is_such);
        made(known.after) > 0 && made(&better) > 0
    };
    let is_misplaced = both_make(Threat::is_tessera) || both_make(Threat::is_tria);
    is_misplaced.then_some(Fault::ThreatMisplaced { at })
}

/// The answer to a four or an open three of the played move that does away with it, if that is all that came of it.
/// Nothing, if the better line has both moves as well.
fn threat_answered(known: &Known<'_>) -> Option<Fault> {
    let answer = *known.reply.first()?;
    if known.better.windows(2).any(|two| two == [known.mv, answer]) {
        return None;
    }
    let at = answer.point()?;
    let answered = first_of(known.after, known.reply)?;
    let made = |position, is_such| more(known.before, position, known.mover, is_such);
    let kinds: [fn(&Threat) -> bool; 2] = [Threat::is_tessera, Threat::is_tria];
    let has_threat = |position| kinds.into_iter().any(|is_such| made(position, is_such) > 0);
    if !has_threat(known.after) || has_threat(&answered) {
        return None;
    }
    let is_returned = returns(known, &answered);
    Some(if is_returned {
        Fault::ThreatReturned { at }
    } else {
        Fault::ThreatAnswered { at }
    })
}

/// Whether the expected answer captures, or makes a four or an open three.
fn returns(known: &Known<'_>, answered: &Position) -> bool {
    let opponent = opponent(known.mover);
    let makes = |is_such| more(known.after, answered, opponent, is_such) > 0;
    let captured = captures(known.after, known.reply);
    !captured.is_empty() || makes(Threat::is_tessera) || makes(Threat::is_tria)
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

/// By how many points more or fewer for an open three the two moves have to differ.
const POINTS: u8 = 2;

/// At how many points more the opponent can make an open three now; or at how many fewer the mover, once the opponent has
/// answered.
fn of_points(known: &Known<'_>) -> Option<Fault> {
    let better = first_of(known.before, known.better)?;
    let count = |position: &Position, colour| {
        let is_turn = position.to_act().and_then(|turn| turn.colour) == Some(colour);
        is_turn.then(|| points_for_three(position))
    };
    let theirs = |position| count(position, opponent(known.mover));
    let (played, best) = (theirs(known.after)?, theirs(&better)?);
    if played >= best.saturating_add(POINTS) {
        let better = best;
        return Some(Fault::MorePoints { played, better });
    }
    let own = |position, line| count(&first_of(position, line)?, known.mover);
    let played = own(known.after, known.reply)?;
    let better = own(&better, known.better.get(1..)?)?;
    let is_less = better >= played.saturating_add(POINTS);
    is_less.then_some(Fault::FewerPoints { played, better })
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
            mv: *record.moves.last().expect("a move"),
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
        let at = points("L10")[0];
        assert_eq!(two, Fault::AllowsWin { moves: 2, at });
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
        let stones = points("L14 K14");
        let reason = why_worse("K10 K14 J14 L14 T19", "C3 T1 M14", "T1");
        assert_eq!(reason, Fault::PlanOverlooked(Plan::Capture { stones }));
        // A stone that does not stand yet is not named.
        let reason = why_worse("K10 K14 T19", "M14 L14 J14", "T1");
        assert_eq!(reason, Fault::LessLikely { percent: 17 });
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

    /// Games between people.
    const BLOCKED: &str = "K10 N9 F10 L9 H10 L11 K12 L10 J10 G10 L12";
    const BLOCKED_TWICE: &str = "K10 K12 K7 M10 L11 M12 J9 L12 N12 M11 M13";
    const CAPTURED: &str = "K10 L10 K7 L8 L9 M8 K8 J11 N8 K9 J8 K6 M11 K8 L10 K9 K7 L6 K10 H9";
    const FOUR_FIRST: &str = "K10 L9 K7 N11 K8 K9 J9 M9 H8 N9";
    const SAME_PAIR: &str = "K10 J9 H7 J11 K9 K8";
    const SAME_EXCHANGE: &str = "K10 J9 K14 L9 H12 K9 H9 M9";
    const FORCED_BLOCK: &str = "K10 G9 G8 J9 K8 H9 K9 K7 J8 F9";

    #[test]
    fn a_three_that_was_blocked_or_captured_from_was_not_left() {
        let reply = "M9 O9 J9";
        let moves = Some(2);
        let reason = why_worse(BLOCKED, "L8 L12", reply, Chance::LOST);
        assert_eq!(reason, Fault::WrongBlock { moves });
        let captured = why_worse(CAPTURED, "K9", "M10 K9 N10", Chance::LOST);
        let at = points("M10")[0];
        assert_eq!(captured, Fault::AllowsWin { moves: 2, at });
        let four = why_worse(FOUR_FIRST, "L11 J8 K6", "O9 L11", Chance(42.0));
        assert_ne!(four, Fault::ThreeLeft);
        let four = why_worse(FOUR_FIRST, "L11 J8 K6", "O9 L11", Chance::LOST);
        let at = points("O9")[0];
        assert_eq!(four, Fault::AllowsWin { moves: 1, at });
    }

    #[test]
    fn two_threats_at_once_are_told_and_only_if_the_better_move_allows_none() {
        let threes = "K10 A1 N10 A3 O10 A5 P8 A7 P9 T19";
        let at = points("P10")[0];
        let reason = why_worse(threes, "P10", "P10 T1", Chance(6.0));
        assert_eq!(reason, Fault::AllowsTwo { at });
        let reason = why_worse(threes, "A9", "P10 T1", Chance(6.0));
        assert_ne!(reason, Fault::AllowsTwo { at }, "A9 allows them as well");
        let reason = why_worse(&format!("{threes} C3"), "P10", "T1", Chance(50.0));
        assert_eq!(reason, Fault::TwoOverlooked);
        let three_and_pair = "K10 P11 N10 P12 O10 A1 C3";
        let reason = why_worse(three_and_pair, "P10", "T1", Chance(50.0));
        assert_eq!(reason, Fault::TwoOverlooked);
        let three = "K10 P12 N10 P13 O10 A1 C3";
        let reason = why_worse(three, "P10", "T1", Chance(50.0));
        assert_eq!(reason, Fault::ThreeOverlooked);
    }

    #[test]
    fn a_pair_that_nobody_is_expected_to_capture_explains_what_nothing_else_does() {
        let stones = points("N10 N11");
        let played = "K10 A1 N10 N12 N11 A5 T19";
        let why_worse = |reply| why_worse(played, "N9 C3 D3", reply, Chance(50.0));
        let left = Fault::PairLeft { stones };
        assert_eq!(why_worse("T1 T3 N9"), left);
        assert_eq!(why_worse("T1"), left);
        assert_eq!(why_worse("L12 T1 M12"), Fault::AllowsPlan(Plan::Three));
    }

    #[test]
    fn what_became_of_a_threat_is_told() {
        let why_worse = |played, better, reply| why_worse(played, better, reply, Chance(50.0));
        let at = points("M12")[0];
        let reason = why_worse("K10 A1 N12 A3 O12 A5 P12", "M12", "Q12");
        assert_eq!(reason, Fault::ThreatMisplaced { at });
        let at = points("Q12")[0];
        let reason = why_worse("K10 A1 N12 A3 O12 A5 P12", "C3", "Q12");
        assert_eq!(reason, Fault::ThreatAnswered { at });
        let reason = why_worse("K10 Q13 N12 Q14 O12 A5 P12", "C3", "Q12");
        assert_eq!(reason, Fault::ThreatReturned { at });
    }

    #[test]
    fn points_for_threes_are_counted_where_nothing_else_is_to_be_told() {
        let why_worse = |played, better, reply| why_worse(played, better, reply, Chance(50.0));
        let two_twos = "K10 A1 N12 A4 O12 A7 R9 A10 R8 T19";
        let reason = why_worse(two_twos, "R12", "T1");
        let Fault::MorePoints { played, better } = reason else {
            panic!("{reason:?}");
        };
        assert!(better > 3 && played >= better + POINTS, "{reason:?}");
        let reason = why_worse("K10 A1 N12 A4 C3", "O12 T1", "T2");
        let better = 4;
        assert_eq!(reason, Fault::FewerPoints { played: 0, better });
    }

    #[test]
    fn a_four_of_the_same_stones_at_their_other_end_is_nothing_new() {
        for reply in ["M9", "J12"] {
            let reason = why_worse(BLOCKED_TWICE, "M9 M13 M14", reply, Chance(6.0));
            assert_eq!(reason, Fault::WrongBlock { moves: None }, "{reply}");
        }
    }

    #[test]
    fn a_pair_is_the_same_from_both_ends() {
        let reason = why_worse(SAME_PAIR, "K11 H11 K8", "H10 K11 H11", Chance(26.0));
        let is_same = matches!(reason, Fault::CaptureThreatOverlooked { .. });
        assert!(!is_same, "{reason:?}");
    }

    #[test]
    fn what_the_better_line_has_as_well_explains_nothing() {
        let better = "G11 F12 M9 N9 L10 G12 J12";
        let reason = why_worse(SAME_EXCHANGE, better, "N9 J11 K12", Chance(29.0));
        let at = points("N9")[0];
        assert_ne!(reason, Fault::ThreatAnswered { at });
        let reason = why_worse(FORCED_BLOCK, "E9", "E9 H7 L10", Chance(70.0));
        let at = points("E9")[0];
        assert_ne!(reason, Fault::KeyPointLeft { at });
    }
}
