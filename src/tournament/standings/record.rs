//! What a player's rounds brought, and the sums over their opponents.

use super::results::{Results, Unplayed};
use crate::tournament::round::{Bye, Colour, GameResult, PairingNumber, PastRound};

/// A player's way through the tournament.
pub(super) struct Record {
    pub(super) number: PairingNumber,
    /// The points in all rounds.
    pub(super) half_points: u32,
    rounds: Vec<Round>,
}

/// What a round was for a player.
#[derive(Clone, Copy)]
struct Round {
    /// The opponent of the schedule.
    opponent: Option<PairingNumber>,
    is_played: bool,
    half_points: u32,
    /// Whether they left it out of their own accord: a bye that they asked for, or a game to which they
    /// did not come (article 16.2).
    is_voluntary: bool,
}

/// What a round contributes to a sum over opponents.
struct Contribution {
    score: u32,
    half_points: u32,
    is_voluntary: bool,
}

/// Everybody's records, in the order of their numbers.
pub(super) fn records(results: &Results<'_>) -> Vec<Record> {
    let records = (1..=results.players).map(|number| {
        let rounds = results.rounds.iter().map(|it| Round::of(number, it));
        let rounds: Vec<Round> = rounds.collect();
        Record {
            number,
            half_points: rounds.iter().map(|it| it.half_points).sum(),
            rounds,
        }
    });
    records.collect()
}

impl Round {
    fn of(player: PairingNumber, round: &PastRound) -> Self {
        for game in &round.games {
            let (colour, opponent) = if game.white == player {
                (Colour::White, game.black)
            } else if game.black == player {
                (Colour::Black, game.white)
            } else {
                continue;
            };
            let half_points = game.result.half_points(colour);
            let is_played = game.result.is_played();
            let is_absent = game.result == GameResult::BothForfeit || half_points == 0;
            return Self {
                opponent: Some(opponent),
                is_played,
                half_points,
                is_voluntary: !is_played && is_absent,
            };
        }
        let bye = round.byes.iter().find(|(number, _)| *number == player);
        let bye = bye.map_or(Bye::ZeroPoint, |(_, bye)| *bye);
        Self {
            opponent: None,
            is_played: false,
            half_points: bye.half_points(),
            is_voluntary: bye != Bye::PairingAllocated,
        }
    }
}

impl Record {
    /// The half points that the game against somebody brought, if it was played.
    pub(super) fn against(&self, opponent: PairingNumber) -> Option<u32> {
        let mut games = self.rounds.iter().filter(|it| it.is_played);
        let first = games.find(|it| it.opponent == Some(opponent))?;
        let others = games.filter(|it| it.opponent == Some(opponent));
        Some(first.half_points + others.map(|it| it.half_points).sum::<u32>())
    }

    pub(super) fn wins(&self) -> u32 {
        self.rounds
            .iter()
            .map(|it| u32::from(it.half_points == 2))
            .sum()
    }

    /// The score that counts for opponents (article 16.3): the rounds that the player left out at the
    /// end of their own accord count as draws.
    fn score_for_opponents(&self, unplayed: Unplayed) -> u32 {
        if unplayed == Unplayed::RoundRobin {
            return self.half_points;
        }
        let last = self.rounds.iter().rposition(|it| !it.is_voluntary);
        let (before, after) = self.rounds.split_at(last.map_or(0, |it| it + 1));
        let drawn = after.iter().map(|_| 1);
        before.iter().map(|it| it.half_points).chain(drawn).sum()
    }

    fn contributions(&self, records: &[Self], unplayed: Unplayed) -> Vec<Contribution> {
        let rounds = self.rounds.iter().filter_map(|round| {
            let score = match (round.opponent, unplayed) {
                (Some(opponent), Unplayed::RoundRobin) => {
                    records[opponent - 1].score_for_opponents(unplayed)
                }
                (Some(opponent), Unplayed::Swiss) if round.is_played => {
                    records[opponent - 1].score_for_opponents(unplayed)
                }
                // Article 16.4: as against somebody with the player's own score.
                (_, Unplayed::Swiss) => self.half_points,
                (None, Unplayed::RoundRobin) => return None,
            };
            Some(Contribution {
                score,
                half_points: round.half_points,
                is_voluntary: round.is_voluntary,
            })
        });
        rounds.collect()
    }

    /// The sum of the opponents' scores, but for the `cut` least. What comes from rounds that were left
    /// out of one's own accord is cut first (article 16.5).
    pub(super) fn buchholz(&self, records: &[Self], unplayed: Unplayed, cut: usize) -> u32 {
        let mut contributions = self.contributions(records, unplayed);
        contributions.sort_by_key(|it| (!it.is_voluntary || unplayed != Unplayed::Swiss, it.score));
        contributions.iter().skip(cut).map(|it| it.score).sum()
    }

    /// The sum of each opponent's score times what the game against them brought.
    pub(super) fn sonneborn_berger(&self, records: &[Self], unplayed: Unplayed) -> u32 {
        let contributions = self.contributions(records, unplayed).into_iter();
        contributions.map(|it| it.score * it.half_points).sum()
    }
}
