//! A game of a match as a line of JSON, which is also a line for the referee and the reviewer.

use serde::{Deserialize, Serialize};
use tessera::operate::asked::Game;
use tessera::operate::written::WrittenRules;
use tessera::rules::Record;

use crate::game::{Ended, Fault, Spent, Who};
use crate::opening::written;

/// What counts of a game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Counted {
    /// The opening, as a line.
    #[serde(skip)]
    pub opening: String,
    /// The number of its pair, from 1: that of its opening.
    pub pair: u64,
    /// Which of the pair it is, 1 or 2. The player has the first seat in the first one.
    pub game: u64,
    /// Who won; `None` in a draw.
    pub winner: Option<Who>,
    /// What the loser did, if that ended the game.
    pub fault: Option<Fault>,
    /// What the player spent.
    pub player: Spent,
    /// What the opponent spent.
    pub opponent: Spent,
}

/// How many moves of a line are the opening.
#[derive(Deserialize)]
struct Given {
    given: usize,
}

#[derive(Serialize)]
struct Written<'a> {
    pair: u64,
    game: u64,
    #[serde(flatten)]
    rules: WrittenRules,
    moves: Vec<String>,
    /// How many of the moves are the opening.
    given: usize,
    /// Who has the first seat.
    first: Who,
    /// The points of the first seat and of the second.
    result: &'static str,
    winner: Option<Who>,
    reason: &'a str,
    fault: Option<&'a Fault>,
    player: Spent,
    opponent: Spent,
}

/// Who has the first seat in a game of a pair, 1 or 2.
pub const fn first_in(game: u64) -> Who {
    if game == 1 {
        Who::Player
    } else {
        Who::Opponent
    }
}

impl Counted {
    /// What counts of a game that has ended.
    pub fn new(pair: u64, game: u64, opening: &Record, ended: &Ended) -> Self {
        let [player, opponent] = ended.spent;
        Self {
            opening: written(opening),
            pair,
            game,
            winner: ended.winner,
            fault: ended.fault.clone(),
            player,
            opponent,
        }
    }

    /// The half points of the player.
    pub const fn half_points(&self) -> usize {
        match self.winner {
            Some(Who::Player) => 2,
            None => 1,
            Some(Who::Opponent) => 0,
        }
    }

    /// Reads a line. Fails with what is wrong with it.
    pub fn read(line: &str) -> Result<Self, String> {
        let no_game = |error: serde_json::Error| format!("it is no game: {error}");
        let mut game: Self = serde_json::from_str(line).map_err(no_game)?;
        let Given { given } = serde_json::from_str(line).map_err(no_game)?;
        let mut opening = serde_json::from_str::<Game>(line)
            .map_err(no_game)?
            .record()?;
        opening.moves.truncate(given);
        game.opening = written(&opening);
        if game.pair == 0 || !(1..=2).contains(&game.game) {
            return Err("pairs are counted from 1, and a pair has the games 1 and 2".to_owned());
        }
        Ok(game)
    }

    /// The whole game as a line, without its line break.
    pub fn line(&self, opening: &Record, ended: &Ended) -> Result<String, String> {
        let first = first_in(self.game);
        let size = opening.ruleset.size;
        let line = Written {
            pair: self.pair,
            game: self.game,
            rules: WrittenRules::of(&opening.ruleset),
            moves: ended.moves.iter().map(|mv| mv.text(size)).collect(),
            given: opening.moves.len(),
            first,
            result: match self.winner {
                None => "1/2-1/2",
                Some(winner) if winner == first => "1-0",
                Some(_) => "0-1",
            },
            winner: self.winner,
            reason: &ended.reason,
            fault: self.fault.as_ref(),
            player: self.player,
            opponent: self.opponent,
        };
        serde_json::to_string(&line).map_err(|error| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use tessera::rules::{Move, catalogue};

    use super::*;

    #[test]
    fn a_line_is_read_again_and_is_one_for_the_referee() {
        let mut opening = Record::new(catalogue::decode("pente opening=free").expect("a ruleset"));
        opening.push(Move::parse("K10", opening.ruleset.size).expect("a move"));
        let mut record = opening.clone();
        record.push(Move::parse("L11", opening.ruleset.size).expect("a move"));
        let spent = Spent {
            moves: 1,
            nodes: 5,
            ms: 7,
            slowest_ms: 7,
        };
        let ended = Ended {
            moves: record.moves.clone(),
            winner: Some(Who::Player),
            reason: "fault".to_owned(),
            fault: Some(Fault {
                by: Who::Opponent,
                what: "ended".to_owned(),
            }),
            spent: [Spent::default(), spent],
        };
        for (game, result) in [(1, "\"1-0\""), (2, "\"0-1\"")] {
            let counted = Counted::new(12, game, &opening, &ended);
            let line = counted.line(&opening, &ended).expect("a line");
            assert!(line.contains(result), "{line}");
            assert_eq!(Counted::read(&line), Ok(counted));
            let read: Game = serde_json::from_str(&line).expect("a line for the referee");
            assert_eq!(read.record().expect("a game"), record);
        }
        assert!(Counted::read("{}").is_err());
    }
}
