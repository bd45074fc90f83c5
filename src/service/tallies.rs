//! Results added up by ruleset.

use crate::game::PlayerResult;
use crate::rating::Tally;

/// The tallies of these numbers of games by the ids of their rulesets, the one with most games first.
/// Rulesets in which no game was won, lost or drawn are left out. All games by one ruleset must stand one
/// after the other.
pub(super) fn by_ruleset(
    results: impl IntoIterator<Item = (String, PlayerResult, u32)>,
) -> Vec<(String, Tally)> {
    let mut tallies: Vec<(String, Tally)> = Vec::new();
    for (ruleset, result, games) in results {
        let tally = tally_of(result, games);
        match tallies.last_mut() {
            Some((last, sum)) if *last == ruleset => *sum = [*sum, tally].into_iter().sum(),
            _ => tallies.push((ruleset, tally)),
        }
    }
    tallies.retain(|(_, tally)| tally.games() > 0);
    tallies.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.games()));
    tallies
}

/// So many games with one result.
fn tally_of(result: PlayerResult, games: u32) -> Tally {
    let mut tally = Tally::default();
    match result {
        PlayerResult::Won => tally.wins = games,
        PlayerResult::Lost => tally.losses = games,
        PlayerResult::Drawn => tally.draws = games,
        PlayerResult::Aborted => {}
    }
    tally
}
