//! Checks that every set has a result as soon as both of its games are over, and is rated once, with the game
//! that ended last.

use tessera::service::{GameView, SetView};

use super::Promises;

impl Promises<'_> {
    /// Checks every set of which both games can be read. Returns how many ended.
    pub fn check_sets(&mut self) -> usize {
        let mut ended = 0;
        let mut broken = Vec::new();
        for (id, view) in &self.games {
            let Some(set) = &view.set else {
                if view.game.terms.set {
                    broken.push(format!("game {id} has lost its set"));
                }
                continue;
            };
            let Some(other) = self.games.get(&set.other.0) else {
                continue;
            };
            let what = wrong_in(view, set, other);
            broken.extend(what.map(|what| format!("the set of game {id} {what}")));
            ended += usize::from(set.is_last);
        }
        self.broken.extend(broken);
        ended
    }
}

/// What is wrong with a set, by one of its games and the other.
fn wrong_in(view: &GameView, set: &SetView, other: &GameView) -> Option<&'static str> {
    let result = set.set.result(&view.game, &other.game);
    let last = [view, other].map(|it| it.set.is_some_and(|set| set.is_last));
    let is_rated = view.ratings.is_some();
    let is_to_be_rated = view.game.terms.rated && result.is_some_and(|it| it.winner().is_some());
    if set.result != result {
        Some("has another result than its games give it")
    } else if last.into_iter().filter(|&it| it).count() != usize::from(result.is_some()) {
        Some("did not end with one of its games")
    } else if is_rated != (is_to_be_rated && set.is_last) {
        Some("is not rated once, with its last game")
    } else if view.game.place.channel != other.game.place.channel {
        Some("is played in two places")
    } else {
        None
    }
}
