//! Matches for points: the target and the handicap in the terms, and the score after a game.

use std::cmp::Reverse;

use crate::discord::views::{phrases, seats};
use crate::game::{GameId, PlayerId, Terms, places};
use crate::language::{Text, Word, say};
use crate::rules::{Earned, Points, Ruleset, Seat};
use crate::service::{GameView, MatchView};

/// A target is low if so many winning rows reach it: captures and shorter rows may bring as much as one row.
const LOW_TARGET: u16 = 2;

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
    let mine = (own > 0).then(|| you_start_with(own));
    let theirs = (other > 0).then(|| starts_with(opponent, other));
    Text::sentences(mine.into_iter().chain(theirs))
}

/// The same to the person who is invited by name.
pub fn handicap_to_opponent(ruleset: &Ruleset, challenger: Text) -> Text {
    let [theirs, own, ..] = ruleset.handicap();
    let theirs = (theirs > 0).then(|| starts_with(challenger, theirs));
    let mine = (own > 0).then(|| you_start_with(own));
    Text::sentences(theirs.into_iter().chain(mine))
}

/// The same to a player of the game.
pub fn handicap_to_player(view: &GameView, reader: PlayerId) -> Text {
    let players = view.game.players.iter();
    let given = players.zip(view.game.terms.ruleset.handicap());
    let given = given.filter(|(_, points)| *points > 0);
    Text::sentences(given.map(|(&player, points)| {
        if player == reader {
            you_start_with(points)
        } else {
            starts_with(phrases::name(view, player), points)
        }
    }))
}

/// "You start with 5 points."
pub fn you_start_with(points: u16) -> Text {
    say!(match_score::you_start_with, points = points)
}

/// How a game of a match among several people ends, which differs from the base game; empty for others.
pub fn ends_of_games(ruleset: &Ruleset) -> Text {
    let pairs = ruleset.captures.goal.map(|stones| stones / 2);
    match pairs {
        Some(pairs) if ruleset.seats > 2 && ruleset.scoring.is_some() => say!(
            match_score::ends_at,
            length = ruleset.row.length,
            pairs = pairs
        ),
        _ => Text::default(),
    }
}

/// What brings how many points in a match, and whether a single game may decide it; empty for a single
/// game.
pub fn what_counts(ruleset: &Ruleset) -> Text {
    let Some(scoring) = ruleset.scoring else {
        return Text::default();
    };
    let length = ruleset.row.length;
    let brings = say!(
        match_score::brings,
        row = scoring.row,
        length = length,
        capture = scoring.capture,
        lesser = scoring.lesser_row,
        shorter = length - 1
    );
    let is_low = scoring.target <= LOW_TARGET * scoring.row;
    let low = is_low.then(|| say!(match_score::low_target));
    Text::sentences(std::iter::once(brings).chain(low))
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

/// The score of a match during a game, in the order of the seats, as in "Match score: Ann 12, Ben 7
/// (first to 21)."; `None` for a single game.
pub fn during_game(view: &GameView) -> Option<Text> {
    let scored = view.scored.as_ref()?;
    let seats = view.game.position().seats();
    let told = seats.map(|seat| {
        let points = scored.points[seat.index()];
        let name = seats::name(view, seat);
        if view.game.position().has_left(seat) {
            say!(match_score::points_of_out, name = name, points = points)
        } else {
            say!(match_score::points_of, name = name, points = points)
        }
    });
    Some(say!(
        phrases::points,
        points = Text::brief_list(told),
        target = scored.target
    ))
}

/// The seats in the order in which the score after a game lists them: those who stayed before those who
/// left, most points first, and by seat where these are equal.
fn by_rank(view: &GameView, scored: &MatchView) -> Vec<Seat> {
    let places = places(&view.game, Some(&scored.points));
    let mut seats: Vec<_> = view.game.position().seats().collect();
    seats.sort_by_key(|seat| (places[seat.index()], Reverse(scored.points[seat.index()])));
    seats
}

/// The score after a game of a match: a line for each player in the order of [`by_rank`], then how it goes
/// on. Empty for other games.
pub fn after_game(view: &GameView) -> Vec<Text> {
    let Some(scored) = &view.scored else {
        return Vec::new();
    };
    let heading = say!(match_score::heading, target = scored.target);
    let lines = by_rank(view, scored)
        .into_iter()
        .map(|seat| line(view, scored, seat));
    std::iter::once(heading)
        .chain(lines)
        .chain([goes_on(view, scored)])
        .collect()
}

/// "Ann **12** (+7: 5 for the row, 2 for captures), 9 to go".
fn line(view: &GameView, scored: &MatchView, seat: Seat) -> Text {
    let points = scored.points[seat.index()];
    let last = scored.games.last().filter(|last| last.id == view.game.id);
    let given = scored.handicap[seat.index()];
    let is_first = scored.games.len() == 1;
    let start = (given > 0 && is_first).then(|| say!(match_score::at_start, points = given));
    let made = last.map(|last| made(last.earned[seat.index()]));
    let detail: Vec<_> = start.into_iter().chain(made).collect();
    let detail = if last.is_none() {
        Text::default()
    } else {
        say!(match_score::detail, parts = Text::brief_list(detail))
    };
    let name = seats::name(view, seat);
    let is_out = view.game.position().has_left(seat);
    if is_out && view.game.players.len() > 2 {
        return say!(
            match_score::line,
            name = name,
            points = points,
            detail = detail,
            missing = Word("out")
        );
    }
    // Nobody has far to go any more in a match that is won.
    let missing = if is_out || scored.winner.is_some() {
        0
    } else {
        scored.target.saturating_sub(points)
    };
    say!(
        match_score::line,
        name = name,
        points = points,
        detail = detail,
        missing = missing
    )
}

/// What somebody made in a game, and what for, as in "+7: 5 for the row, 2 for captures".
fn made(earned: Earned) -> Text {
    let parts = [
        (earned.row > 0).then(|| say!(match_score::for_row, points = earned.row)),
        (earned.captures > 0).then(|| say!(match_score::for_captures, points = earned.captures)),
        (earned.lesser_rows > 0)
            .then(|| say!(match_score::for_lesser_rows, points = earned.lesser_rows)),
    ];
    let total = earned.total();
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    if parts.is_empty() {
        return say!(match_score::made, total = total);
    }
    let detail = Text::brief_list(parts);
    say!(match_score::made_for, total = total, detail = detail)
}

/// Who has the first move of the next game, and whose turn it is then if that stone is placed by the rules.
fn begins_next(view: &GameView, scored: &MatchView) -> Option<Text> {
    let named = |seat: Seat| phrases::name(view, view.game.player(seat));
    let [first, next] = scored.next_turns?;
    Some(if first == next {
        say!(match_score::begins, name = named(first))
    } else {
        let (name, next) = (named(first), named(next));
        say!(match_score::centre_then, name = name, next = next)
    })
}

/// Who has won the match, or which game is next or has followed.
fn goes_on(view: &GameView, scored: &MatchView) -> Text {
    match (scored.winner, scored.next) {
        (Some(winner), _) => {
            let name = seats::name(view, winner);
            say!(match_score::won, name = name)
        }
        (None, Some(GameId(next))) => {
            if let Some(game) = phrases::linked_next(view) {
                return say!(match_score::followed_by, game = game);
            }
            let next = say!(match_score::next, next = next);
            Text::sentences(std::iter::once(next).chain(begins_next(view, scored)))
        }
        (None, None) => say!(match_score::ends),
    }
}
