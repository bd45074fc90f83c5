//! Matches for points: the target and the handicap in the terms, and the score after a game.

use crate::discord::views::phrases;
use crate::game::{GameId, Terms};
use crate::language::{Text, say};
use crate::rules::{Earned, Points, Ruleset};
use crate::service::{GameView, MatchView};

/// Who starts with points, as in "Ben starts with 5 points", where the names are in the order of the
/// handicap. Empty if nobody does.
pub fn handicap(ruleset: &Ruleset, names: impl IntoIterator<Item = Text>) -> Text {
    let given = ruleset.handicap().into_iter().zip(names);
    let given = given.filter(|(points, _)| *points > 0);
    Text::sentences(given.map(|(points, name)| starts_with(name, points)))
}

/// The same to the person who drafts the terms, or reads them as the challenger.
pub fn handicap_to_challenger(terms: &Terms, opponent: Text) -> Text {
    let [own, other, ..] = terms.ruleset.handicap();
    let mine = (own > 0).then(|| say!(match_score::you_start_with, points = own));
    let theirs = (other > 0).then(|| starts_with(opponent, other));
    Text::sentences(mine.into_iter().chain(theirs))
}

/// "Ben starts with 5 points."
pub fn starts_with(name: Text, points: u16) -> Text {
    say!(match_score::starts_with, name = name, points = points)
}

/// A handicap that is suggested because of the ratings.
pub fn handicap_by_ratings(handicap: Points) -> Text {
    let who = usual_handicap(handicap);
    say!(match_score::by_ratings, who = who)
}

/// A handicap to choose, as in "your opponent starts with 5 points".
pub fn usual_handicap(handicap: Points) -> Text {
    let [own, other, ..] = handicap;
    match (own, other) {
        (0, 0) => say!(match_score::nobody_ahead),
        (0, points) => say!(match_score::opponent_ahead, points = points),
        (points, _) => say!(match_score::you_ahead, points = points),
    }
}

/// The score after a game of a match: a line for each player, most points first, then how it goes on.
/// Empty for other games.
pub fn after_game(view: &GameView) -> Vec<Text> {
    let Some(scored) = &view.scored else {
        return Vec::new();
    };
    let last = scored.games.last().filter(|last| last.id == view.game.id);
    let mut seats: Vec<_> = (0..scored.points.len()).collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(scored.points[seat]));
    let heading = say!(match_score::heading, target = scored.target);
    let lines = seats.into_iter().map(|seat| {
        let name = phrases::name(view, view.game.players[seat]);
        let earned = last.map(|last| last.earned[seat]);
        line(scored, seat, name, earned)
    });
    std::iter::once(heading)
        .chain(lines)
        .chain([goes_on(view, scored)])
        .collect()
}

/// "Ann **12** (+7: 5 for the row, 2 for captures), 9 to go".
fn line(scored: &MatchView, seat: usize, name: Text, earned: Option<Earned>) -> Text {
    let points = scored.points[seat];
    let missing = scored.target.saturating_sub(points);
    let given = scored.handicap[seat];
    let start = (given > 0 && scored.games.len() <= 1).then_some(given);
    let detail = earned.map(|earned| made(earned, start));
    say!(
        match_score::line,
        name = name,
        points = points,
        detail = detail.unwrap_or_default(),
        missing = missing
    )
}

/// What somebody made in a game, and what for, as in " (+7: 5 for the row, 2 for captures)".
fn made(earned: Earned, start: Option<u16>) -> Text {
    let parts = [
        (earned.row > 0).then(|| say!(match_score::for_row, points = earned.row)),
        (earned.captures > 0).then(|| say!(match_score::for_captures, points = earned.captures)),
        (earned.lesser_rows > 0)
            .then(|| say!(match_score::for_lesser_rows, points = earned.lesser_rows)),
        start.map(|points| say!(match_score::at_start, points = points)),
    ];
    let total = earned.total();
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    if parts.is_empty() {
        return say!(match_score::made, total = total);
    }
    let detail = Text::brief_list(parts);
    say!(match_score::made_for, total = total, detail = detail)
}

/// Who has won the match, or which game is next and who begins it.
fn goes_on(view: &GameView, scored: &MatchView) -> Text {
    match (scored.winner, scored.next) {
        (Some(winner), _) => say!(match_score::won, name = phrases::name(view, winner)),
        (None, Some(GameId(next))) => say!(match_score::next, next = next),
        (None, None) => say!(match_score::ends),
    }
}
