//! The result of a match so far, and how it is shown.

use std::fmt::Write as _;

use crate::elo::{Difference, shown};
use crate::game::{Fault, Spent, Who};
use crate::pentanomial::Pentanomial;
use crate::written_game::Counted;

/// The pairs that count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many pairs brought how many points.
    pub pairs: Pentanomial,
    /// How many games the player lost, drew and won.
    pub games: [u64; 3],
    /// What the player and the opponent spent.
    pub spent: [Spent; 2],
    /// The games lost by a fault: the pair, the game, and the fault.
    pub faults: Vec<(u64, u64, Fault)>,
}

/// When a match was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// After all games.
    AfterAll,
    /// As soon as its test was decided.
    ByTest,
}

/// How many faults of each player are told one by one.
const MOST_FAULTS: usize = 10;

impl Tally {
    /// Adds both games of a pair.
    pub fn add(&mut self, pair: [Counted; 2]) {
        let half_points: usize = pair.iter().map(Counted::half_points).sum();
        self.pairs.add(half_points);
        for game in pair {
            self.games[game.half_points()] += 1;
            self.spent[0] = self.spent[0].and(game.player);
            self.spent[1] = self.spent[1].and(game.opponent);
            if let Some(fault) = game.fault {
                self.faults.push((game.pair, game.game, fault));
            }
        }
    }

    /// Wins, draws and losses, pairs and Elo in one line.
    pub fn line(&self) -> String {
        let [lost, drawn, won] = self.games;
        let difference = Difference::of(&self.pairs);
        format!(
            "{} pairs, +{won} ={drawn} -{lost}, Elo {} ({} to {})",
            self.pairs.pairs(),
            shown(difference.elo),
            shown(difference.low),
            shown(difference.high),
        )
    }

    /// The whole result of a match that was stopped like this, some lines.
    pub fn report(&self, stop: Stop) -> String {
        let [lost, drawn, won] = self.games;
        let games = lost + drawn + won;
        let Pentanomial([none, half, one, more, both]) = self.pairs;
        let Difference { elo, low, high } = Difference::of(&self.pairs);
        let [elo, low, high] = [elo, low, high].map(shown);
        let mut report = format!(
            "games: {games}, {won} won, {drawn} drawn, {lost} lost\n\
             pairs: {}, 0 points {none}, ½ {half}, 1 {one}, 1½ {more}, 2 {both}\n\
             Elo: {elo}, with a probability of 95 % from {low} to {high}{}\n",
            self.pairs.pairs(),
            stop.note()
        );
        for who in [Who::Player, Who::Opponent] {
            let spent = self.spent[who.index()];
            let moves = spent.moves.max(1);
            let _ = writeln!(
                report,
                "{}: {} ms and {} nodes a move, {} ms at most",
                who.word(),
                spent.ms / moves,
                spent.nodes / moves,
                spent.slowest_ms
            );
        }
        report + &self.faults_of(Who::Player) + &self.faults_of(Who::Opponent)
    }

    /// The games that somebody lost by a fault, some lines.
    fn faults_of(&self, who: Who) -> String {
        let faults: Vec<_> = self
            .faults
            .iter()
            .filter(|(_, _, it)| it.by == who)
            .collect();
        let (who, count) = (who.word(), faults.len());
        if count == 0 {
            return String::new();
        }
        let mut lines = format!("games that the {who} lost by a fault: {count}\n");
        for (pair, game, fault) in faults.iter().take(MOST_FAULTS) {
            let _ = writeln!(lines, "  game {game} of pair {pair}: {}", fault.what);
        }
        if count > MOST_FAULTS {
            let _ = writeln!(lines, "  and {} more", count - MOST_FAULTS);
        }
        lines
    }
}

impl Stop {
    /// What it means for the interval of the Elo difference, after that.
    const fn note(self) -> &'static str {
        match self {
            Self::AfterAll => "",
            Self::ByTest => {
                "; that is for a match of fixed length, and this one was ended by its test, which exaggerates the \
                 difference"
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(pair: u64, game: u64, winner: Option<Who>) -> Counted {
        let spent = Spent {
            moves: 10,
            nodes: 1_000,
            ms: 40,
            slowest_ms: 7 + pair,
        };
        Counted {
            opening: String::new(),
            pair,
            game,
            winner,
            fault: None,
            player: spent,
            opponent: Spent::default(),
        }
    }

    #[test]
    fn pairs_are_counted_by_the_points_of_the_player() {
        let results = [
            [Some(Who::Opponent), Some(Who::Opponent)],
            [None, Some(Who::Opponent)],
            [Some(Who::Player), Some(Who::Opponent)],
            [None, None],
            [Some(Who::Player), None],
            [Some(Who::Player), Some(Who::Player)],
        ];
        let mut tally = Tally::default();
        for ([one, other], pair) in results.into_iter().zip(1..) {
            let mut second = game(pair, 2, other);
            if pair == 2 {
                second.fault = Some(Fault {
                    by: Who::Player,
                    what: "ended with 1".to_owned(),
                });
            }
            tally.add([game(pair, 1, one), second]);
        }
        assert_eq!(tally.pairs, Pentanomial([1, 1, 2, 1, 1]));
        assert_eq!(tally.games, [4, 4, 4]);
        let report = tally.report(Stop::AfterAll);
        for line in [
            "games: 12, 4 won, 4 drawn, 4 lost\n",
            "pairs: 6, 0 points 1, ½ 1, 1 2, 1½ 1, 2 1\n",
            "Elo: +0.0, ",
            "player: 4 ms and 100 nodes a move, 13 ms at most\n",
            "opponent: 0 ms and 0 nodes a move, 0 ms at most\n",
            "games that the player lost by a fault: 1\n  game 2 of pair 2: ended with 1\n",
        ] {
            assert!(report.contains(line), "{line}{report}");
        }
        assert!(!report.contains("that the opponent lost"));
        assert!(tally.line().starts_with("6 pairs, +4 =4 -4, Elo +0.0 ("));
    }
}
