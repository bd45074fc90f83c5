//! Rates a finished game, or a match or a set with its last game, for everybody who took part.

use std::cmp::Ordering;

use jiff::Timestamp;

use super::seasons;
use super::sets::SetView;
use crate::game::{Game, MatchCourse, PlayerId, ServerId, finish};
use crate::rating::{Change, Method, Rating, Score, Side, Standing, rate, rate_sides};
use crate::rules::Seat;
use crate::store::{Error, RatingChanges, SavedStanding, Scope, SeasonEnd, Writing};

/// Rates a game, or the match or set that stands like this, on the ladders it counts for; `None` if it
/// counts for none.
pub(super) async fn rate_game(
    writing: &mut Writing,
    game: &Game,
    course: Option<&MatchCourse>,
    set: Option<&SetView>,
) -> Result<Option<RatingChanges>, Error> {
    let Some(places) = places_to_rate(game, course, set) else {
        return Ok(None);
    };
    let everywhere = rate_on(writing, game, &places, (Scope::Everywhere, None)).await?;
    let server = match game.place.server {
        Some(server) => Some(rate_on_server(writing, game, &places, server).await?),
        None => None,
    };
    let changes = RatingChanges { everywhere, server };
    writing.insert_rating_changes(game.id, &changes).await?;
    Ok(Some(changes))
}

/// Who finished where, by seat, once there is something to rate. The games of a match are rated
/// together, when it ends, and so are those of a set: one that was drawn or does not count changes
/// nothing.
fn places_to_rate(
    game: &Game,
    course: Option<&MatchCourse>,
    set: Option<&SetView>,
) -> Option<Vec<Option<u8>>> {
    if !game.terms.rated || !game.is_over() {
        return None;
    }
    if game.terms.set {
        let winner = set.and_then(SetView::ended_here)?.winner()?;
        let place = |&player: &PlayerId| Some(u8::from(player != winner));
        return Some(game.players.iter().map(place).collect());
    }
    match course {
        Some(course) => course.finish(game),
        None => finish(game, &game.plies(), None),
    }
}

/// Rates a game on the ladder of its server, and counts it for the season there.
async fn rate_on_server(
    writing: &mut Writing,
    game: &Game,
    places: &[Option<u8>],
    server: ServerId,
) -> Result<Vec<Option<Change>>, Error> {
    let open = seasons::open_season(writing, server, game.moved_at).await?;
    let season = open.map(|open| Scope::Season {
        id: open.id,
        server,
    });
    let changes = rate_on(writing, game, places, (Scope::Server(server), season)).await?;
    if let Some(open) = open {
        seasons::note_game(writing, (open, server), game.id, game.moved_at).await?;
    }
    Ok(changes)
}

/// A player whose rating changes.
struct Rated {
    seat: Seat,
    place: u8,
    before: Standing,
}

/// Rates a game on a ladder, and counts it on that of a season if there is one.
async fn rate_on(
    writing: &mut Writing,
    game: &Game,
    places: &[Option<u8>],
    (ladder, season): (Scope, Option<Scope>),
) -> Result<Vec<Option<Change>>, Error> {
    let ruleset = game.terms.ruleset.id;
    let now = game.moved_at;
    let ends = writing.season_ends(ladder, now).await?;
    let mut rated = Vec::with_capacity(places.len());
    for (seat, &place) in game.position().seats().zip(places) {
        if let Some(place) = place {
            let player = game.player(seat);
            let before = standing(writing, (ladder, &ends), ruleset, player, now).await?;
            rated.push(Rated {
                seat,
                place,
                before,
            });
        }
    }
    let mut changes = vec![None; places.len()];
    for (it, after) in rated.iter().zip(ratings_after(game, &rated)) {
        let result = score(game, it, &rated);
        let standing = Standing {
            rating: after,
            tally: it.before.tally.with(result),
        };
        let saved = SavedStanding {
            standing,
            rated_at: now,
        };
        let player = game.player(it.seat);
        writing
            .save_standing(ladder, ruleset, player, saved)
            .await?;
        if let Some(season) = season {
            seasons::count_game(writing, (season, ruleset), player, saved, result).await?;
        }
        changes[it.seat.index()] = Some(Change {
            before: it.before.rating,
            after,
        });
    }
    Ok(changes)
}

/// The ratings after the game, in the order in which the players are given.
fn ratings_after(game: &Game, rated: &[Rated]) -> Vec<Rating> {
    match (Method::among(game.terms.ruleset.seats), rated) {
        (Method::Glicko2, [first, second]) => {
            let score = score(game, first, rated);
            let after = rate(first.before.rating, second.before.rating, score);
            vec![after.0, after.1]
        }
        _ => among_more(game, rated),
    }
}

fn among_more(game: &Game, rated: &[Rated]) -> Vec<Rating> {
    let side_of = |it: &Rated| game.position().side_of(it.seat);
    let mut sides: Vec<_> = rated.iter().map(side_of).collect();
    sides.sort();
    sides.dedup();
    let members = |side| rated.iter().filter(move |it| side_of(it) == side);
    let finished = sides.iter().map(|&side| Side {
        place: members(side).map(|it| it.place).min().unwrap_or_default(),
        members: members(side).map(|it| it.before.rating).collect(),
    });
    let after = rate_sides(&finished.collect::<Vec<_>>());
    let mut after: Vec<_> = after.into_iter().map(Vec::into_iter).collect();
    let by_seat = rated.iter().map(|it| {
        let side = sides.binary_search(&side_of(it)).ok();
        let after = side.and_then(|side| after[side].next());
        after.unwrap_or(it.before.rating)
    });
    by_seat.collect()
}

/// The result for one of the players, by the best place of their opponents.
fn score(game: &Game, own: &Rated, all: &[Rated]) -> Score {
    let side_of = |it: &Rated| game.position().side_of(it.seat);
    let opponents = all.iter().filter(|it| side_of(it) != side_of(own));
    let best = opponents.map(|it| it.place).min();
    match best.map(|best| own.place.cmp(&best)) {
        None | Some(Ordering::Less) => Score::Win,
        Some(Ordering::Equal) if own.place == 0 => Score::Draw,
        Some(Ordering::Equal | Ordering::Greater) => Score::Loss,
    }
}

/// A player's standing before the game: a newcomer's, or the last one saved, adjusted for the time
/// since.
async fn standing(
    writing: &mut Writing,
    (scope, ends): (Scope, &[SeasonEnd]),
    ruleset: &str,
    player: PlayerId,
    now: Timestamp,
) -> Result<Standing, Error> {
    let saved = writing.standing(scope, ruleset, player).await?;
    Ok(saved.map_or_else(Standing::default, |saved| as_of(saved, ends, now)))
}

/// A standing as of today. Its rating grows less certain with every whole day since it was rated, and with
/// each of these ends of seasons since.
pub(super) fn as_of(saved: SavedStanding, ends: &[SeasonEnd], now: Timestamp) -> Standing {
    let days = now.duration_since(saved.rated_at).as_hours() / 24;
    let days = u32::try_from(days.max(0)).unwrap_or(u32::MAX);
    Standing {
        rating: (saved.standing.rating).after(days, seasons::growth(ends, saved.rated_at, now)),
        ..saved.standing
    }
}
