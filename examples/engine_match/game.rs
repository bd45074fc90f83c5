//! One game: two players, an opening, and how it ends. It knows nothing of the match.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tessera::rules::{IllegalMove, Move, Position, Reason, Record, Seat};

use crate::contestant::{Contestant, Failure};
use crate::question::{Question, Reply};

/// One of the two who play a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Who {
    /// The player whose strength is asked for.
    Player,
    /// The other one.
    Opponent,
}

impl Who {
    /// The other one of the two.
    pub const fn other(self) -> Self {
        match self {
            Self::Player => Self::Opponent,
            Self::Opponent => Self::Player,
        }
    }

    /// The index, 0 for the player and 1 for the opponent.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Opponent => "opponent",
        }
    }
}

/// What a player did instead of a legal move in time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// Who lost by it.
    pub by: Who,
    /// What it did, as the end of a sentence about it.
    pub what: String,
}

/// What a player spent in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spent {
    /// How many moves it chose.
    pub moves: u64,
    /// Search nodes in all of them.
    pub nodes: u64,
    /// Milliseconds for all of them.
    pub ms: u64,
    /// Milliseconds for the slowest one.
    pub slowest_ms: u64,
}

/// A game that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// All moves, those of the opening included.
    pub moves: Vec<Move>,
    /// Who won; `None` in a draw.
    pub winner: Option<Who>,
    /// Why it ended, in a word or two.
    pub reason: String,
    /// What the loser did, if that ended the game.
    pub fault: Option<Fault>,
    /// What both spent, the player first.
    pub spent: [Spent; 2],
}

/// Plays a game from an opening to its end. `first` has the seat that acts first. After `longest` stones the game
/// is a draw. Fails with a sentence if the match cannot go on.
pub fn play(
    opening: &Record,
    first: Who,
    contestants: &mut [Contestant<'_>; 2],
    seed: u64,
    longest: u16,
) -> Result<Ended, String> {
    let mut position = opening.position().map_err(|error| error.to_string())?;
    let size = opening.ruleset.size;
    let mut texts: Vec<String> = opening.moves.iter().map(|mv| mv.text(size)).collect();
    let mut ended = Ended {
        moves: opening.moves.clone(),
        winner: None,
        reason: "length".to_owned(),
        fault: None,
        spent: [Spent::default(); 2],
    };
    while let Some(turn) = position.to_act() {
        if position.ply() >= longest {
            return Ok(ended);
        }
        let who = if turn.seat == Seat::FIRST {
            first
        } else {
            first.other()
        };
        let question = Question {
            position: &position,
            moves: &texts,
            seed,
        };
        let reply = contestants[who.index()].choose(&question);
        let played = match reply {
            Ok((reply, took)) => {
                ended.spent[who.index()].add(&reply, took);
                make_move(&mut position, turn.seat, &reply.mv)
            }
            Err(Failure::Fault(what)) => Err(what),
            Err(Failure::Stop(why)) => return Err(why),
        };
        match played {
            Ok(mv) => {
                texts.push(mv.text(size));
                ended.moves.push(mv);
            }
            Err(what) => return Ok(ended.lost_by(who, what)),
        }
    }
    if let Some(outcome) = position.outcome() {
        let of_first = position.side_of(Seat::FIRST);
        let won = |side| {
            if side == of_first {
                first
            } else {
                first.other()
            }
        };
        ended.winner = outcome.winner.map(won);
        word(outcome.reason).clone_into(&mut ended.reason);
    }
    Ok(ended)
}

/// Makes the move that a seat has answered with. Fails with what the player did if that is no legal one.
pub fn make_move(position: &mut Position, seat: Seat, text: &str) -> Result<Move, String> {
    let shown: String = text.chars().take(20).collect();
    let refused = |why: &str| format!("played {shown:?}: {why}");
    let mv = Move::parse(text, position.ruleset().size).map_err(|it| refused(&it.to_string()))?;
    let is_its_own = match mv {
        Move::Leave(who, _) => who == seat,
        Move::AgreeDraw => false,
        Move::Place(_) | Move::Power(_) | Move::Choose(_) => true,
    };
    if !is_its_own {
        return Err(refused("one player alone cannot do that"));
    }
    let illegal = |it: IllegalMove| refused(&it.to_string());
    position.play(mv).map_err(illegal)?;
    Ok(mv)
}

impl Spent {
    /// Adds a move and the time it took.
    fn add(&mut self, reply: &Reply, took: Duration) {
        let ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
        self.moves += 1;
        self.nodes = self.nodes.saturating_add(reply.nodes);
        self.ms = self.ms.saturating_add(ms);
        self.slowest_ms = self.slowest_ms.max(ms);
    }

    /// Both together.
    pub fn and(self, other: Self) -> Self {
        Self {
            moves: self.moves.saturating_add(other.moves),
            nodes: self.nodes.saturating_add(other.nodes),
            ms: self.ms.saturating_add(other.ms),
            slowest_ms: self.slowest_ms.max(other.slowest_ms),
        }
    }
}

impl Ended {
    fn lost_by(mut self, by: Who, what: String) -> Self {
        self.winner = Some(by.other());
        "fault".clone_into(&mut self.reason);
        self.fault = Some(Fault { by, what });
        self
    }
}

/// The word for why a game ended on the board.
const fn word(reason: Reason) -> &'static str {
    match reason {
        Reason::Row => "row",
        Reason::Captures => "captures",
        Reason::Resigned => "resigned",
        Reason::OutOfTime => "out of time",
        Reason::BoardFull => "full board",
        Reason::Agreed => "agreed",
        Reason::RowAgainstCaptures => "row against captures",
        Reason::PlyLimit => "length",
    }
}

#[cfg(test)]
mod tests {
    use tessera::rules::catalogue;

    use super::*;
    use crate::contestant::{Patience, Restarts};
    use crate::player::Player;
    use crate::programs::Programs;

    fn game(players: [&str; 2], opening: &str, first: Who, longest: u16) -> Ended {
        let players = players.map(|text| text.parse::<Player>().expect("a player"));
        let (restarts, programs) = (Restarts::new(0), Programs::default());
        let patience = Patience {
            silence: Duration::from_mins(1),
            margin: Duration::from_mins(1),
        };
        let contestant = |player| Contestant::new(player, patience, &restarts, &programs);
        let mut contestants = players.each_ref().map(contestant);
        let pente = catalogue::find("pente").expect("the base game");
        let mut record = Record::new(pente);
        for text in opening.split_whitespace() {
            record.push(Move::parse(text, pente.size).expect("a move"));
        }
        play(&record, first, &mut contestants, 1, longest).expect("the match goes on")
    }

    /// The first colour has an open three and is to move.
    const WON: &str = "K10 A1 N10 A3 L10 A5 M10 A7";

    #[test]
    fn the_winner_is_who_has_the_winning_seat() {
        for first in [Who::Player, Who::Opponent] {
            let ended = game(["nodes:500", "nodes:500"], WON, first, 300);
            assert_eq!((ended.winner, ended.reason.as_str()), (Some(first), "row"));
            let spent = ended.spent[first.index()];
            assert!(spent.moves >= 1 && spent.nodes >= 1);
            assert_eq!(ended.fault, None);
            let pente = catalogue::find("pente").expect("the base game");
            let record = Record {
                ruleset: pente,
                moves: ended.moves,
            };
            let position = record.position().expect("all moves are legal");
            assert!(position.outcome().is_some());
        }
    }

    #[test]
    fn a_long_game_is_a_draw() {
        let ended = game(["nodes:50", "nodes:50"], "K10 L12", Who::Player, 6);
        assert_eq!((ended.winner, ended.moves.len()), (None, 6));
        assert_eq!(ended.reason, "length");
    }

    #[test]
    fn the_same_seed_and_budgets_give_the_same_game() {
        let one = game(["level:2", "nodes:200"], "K10 L12", Who::Opponent, 30);
        let other = game(["level:2", "nodes:200"], "K10 L12", Who::Opponent, 30);
        assert_eq!(one.moves, other.moves);
    }

    #[test]
    #[cfg(unix)]
    fn who_makes_no_legal_move_loses() {
        for (mv, expected) in [
            ("K10", "taken"),
            ("Z99", "Z99"),
            ("swap", "swap"),
            ("draw", "alone"),
            ("resign-1", "alone"),
        ] {
            let answer = format!("{{${{q}}move${{q}}:${{q}}{mv}${{q}}}}");
            let script = format!(
                "program:sh -c \"q=$(printf '\\042'); while read -r line; do echo {answer}; done\""
            );
            let ended = game(["nodes:50", &script], "K10", Who::Player, 300);
            let fault = ended.fault.expect("a fault");
            assert_eq!((ended.winner, fault.by), (Some(Who::Player), Who::Opponent));
            assert!(fault.what.contains(expected), "{mv}: {}", fault.what);
            let resigned = game([&script, "nodes:50"], "K10 L12", Who::Player, 300);
            let is_resigned = resigned.reason == "resigned";
            assert_eq!(is_resigned, mv == "resign-1");
            assert_eq!(resigned.winner, Some(Who::Opponent));
        }
    }
}
