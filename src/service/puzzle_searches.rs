//! Puzzles in finished games: which game is searched next, and what is kept of a search.
//!
//! Each game is searched once, the latest first. The search itself is [`crate::puzzle::PuzzleSearch`]; whoever runs it
//! does so away from here. A game that cannot be read is not searched, and one in which the search was begun
//! five times without an end is given up.

use super::error::use_case;
use super::puzzle_results::graded;
use super::{Error, Service};
use crate::game::GameId;
use crate::puzzle::Puzzle;
use crate::rules::Record;
use crate::store::SavedPuzzle;

/// A finished game in which puzzles are to be looked for.
#[derive(Clone, Debug, PartialEq)]
pub struct GameToSearch {
    /// The game.
    pub game: GameId,
    /// Its moves.
    pub record: Record,
}

impl Service {
    /// Begins the search of the next game: counts it as one of the game's tries. `None` if every game was searched. Called
    /// while none is searched: whatever was begun for the last time before is given up.
    pub async fn begin_puzzle_search(&self) -> Result<Option<GameToSearch>, Error> {
        use_case("look for a game to search for puzzles".to_owned(), async {
            loop {
                // Nobody has to wait for the writer only to learn that there is nothing to do.
                let mut reading = self.store.read().await?;
                let next = reading.game_to_search().await?;
                if next.is_none() && !reading.has_last_search_begun().await? {
                    return Ok(None);
                }
                drop(reading);
                let mut writing = self.store.write().await?;
                writing.give_up_puzzle_searches().await?;
                let Some(game) = next else {
                    writing.commit().await?;
                    return Ok(None);
                };
                writing.begin_puzzle_search(game).await?;
                let saved = writing.game(game).await;
                let saved = writing.set_aside(saved)?.flatten();
                let saved = saved.filter(|it| it.game.is_over() && !it.game.is_aborted());
                if saved.is_none() {
                    writing.end_puzzle_search(game).await?;
                }
                writing.commit().await?;
                if let Some(saved) = saved {
                    let record = saved.game.record().clone();
                    return Ok(Some(GameToSearch { game, record }));
                }
            }
        })
        .await
    }

    /// Keeps the puzzles that were found in a game, which is not searched again.
    pub async fn keep_puzzles(&self, game: GameId, puzzles: &[Puzzle]) -> Result<(), Error> {
        use_case(format!("keep the puzzles of game {game}"), async {
            let mut writing = self.store.write().await?;
            for puzzle in puzzles {
                let saved = SavedPuzzle {
                    id: puzzle.id().0,
                    text: puzzle.to_string(),
                    game: Some(game),
                    rating: graded(puzzle.grade.rating),
                    tried: 0,
                    solved: 0,
                };
                writing.insert_puzzle(&saved).await?;
            }
            writing.end_puzzle_search(game).await?;
            Ok(writing.commit().await?)
        })
        .await
    }
}
