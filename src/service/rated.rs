//! Rates a finished game for its two players.

use jiff::Timestamp;

use crate::game::{Game, PlayerId};
use crate::rating::{Change, Score, Standing, rate};
use crate::store::{Error, RatingChanges, SavedStanding, Scope, Writing};

/// Rates a game on the ladders it counts for; `None` if it counts for none.
pub(super) async fn rate_game(
    writing: &mut Writing,
    game: &Game,
) -> Result<Option<RatingChanges>, Error> {
    if !game.counts_for_rating() {
        return Ok(None);
    }
    let everywhere = rate_on(writing, game, Scope::Everywhere).await?;
    let server = match game.place.server {
        Some(server) => Some(rate_on(writing, game, Scope::Server(server)).await?),
        None => None,
    };
    let changes = RatingChanges { everywhere, server };
    writing.insert_rating_changes(game.id, &changes).await?;
    Ok(Some(changes))
}

async fn rate_on(writing: &mut Writing, game: &Game, scope: Scope) -> Result<Vec<Change>, Error> {
    let [first, second] = game.players[..] else {
        return Ok(Vec::new());
    };
    let ruleset = game.terms.ruleset.id;
    let now = game.moved_at;
    let result = score_of(game, first);

    let mut changes = Vec::with_capacity(2);
    let came = [
        standing(writing, scope, ruleset, first, now).await?,
        standing(writing, scope, ruleset, second, now).await?,
    ];
    let after = rate(came[0].rating, came[1].rating, result);
    for (player, came, after, score) in [
        (first, came[0], after.0, result),
        (second, came[1], after.1, result.reversed()),
    ] {
        let standing = Standing {
            rating: after,
            tally: came.tally.with(score),
        };
        let saved = SavedStanding {
            standing,
            rated_at: now,
        };
        writing.save_standing(scope, ruleset, player, saved).await?;
        changes.push(Change {
            before: came.rating,
            after,
        });
    }
    Ok(changes)
}

/// A player's standing before the game: a newcomer's, or the last one saved, adjusted for the time
/// since.
async fn standing(
    writing: &mut Writing,
    scope: Scope,
    ruleset: &str,
    player: PlayerId,
    now: Timestamp,
) -> Result<Standing, Error> {
    let saved = writing.standing(scope, ruleset, player).await?;
    Ok(saved.map_or_else(Standing::default, |saved| as_of(saved, now)))
}

/// A standing as of today. Its rating grows less certain with every whole day since it was rated.
pub(super) fn as_of(saved: SavedStanding, now: Timestamp) -> Standing {
    let days = now.duration_since(saved.rated_at).as_hours() / 24;
    let days = u32::try_from(days.max(0)).unwrap_or(u32::MAX);
    Standing {
        rating: saved.standing.rating.after_absence(days),
        ..saved.standing
    }
}

/// The result of a rated game for its first player.
fn score_of(game: &Game, first: PlayerId) -> Score {
    let winners = game.winners();
    if winners.is_empty() {
        Score::Draw
    } else if winners.contains(&first) {
        Score::Win
    } else {
        Score::Loss
    }
}
